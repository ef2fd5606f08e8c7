import { isObject, type JsonObject } from "../../schema/decode.js";
import { PARAMETERS_READ } from "../../schema/request.js";
import { withoutNulls } from "../without-nulls.js";

/** The parameters of an analysis with those that a later request says, the period's member by member. */
export function mergeParameters(before: JsonObject, said: JsonObject): JsonObject {
  const [known, given] = [before["period"], said["period"]];
  if (!isObject(known) || !isObject(given)) return { ...before, ...said };
  const period = withoutNulls(given);
  // An empty one says that there is to be none but the project's.
  const isTakenBack = Object.keys(period).length === 0;
  return { ...before, ...said, period: isTakenBack ? {} : mergePeriod(known, period) };
}

/** Whether a computation looks at any of the parameters that a request says, be they those of before. */
export function changesFigures(said: JsonObject): boolean {
  return PARAMETERS_READ.some((name) => said[name] !== undefined);
}

/** A number that comes without a mode is not to be lost in the mode that there was: it tells its own. */
function mergePeriod(known: JsonObject, given: JsonObject): JsonObject {
  const { mode, numberOfDays: _, numberOfMonths: __, ...others } = known;
  const [hasDays, hasMonths] = [given["numberOfDays"] !== undefined, given["numberOfMonths"] !== undefined];
  const isOfMode = mode !== undefined && (mode === "DAYS") === hasDays;
  const tellsMode = given["mode"] === undefined && hasDays !== hasMonths && !isOfMode;
  return { ...(tellsMode ? others : known), ...given };
}
