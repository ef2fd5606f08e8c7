import { isDeepStrictEqual } from "node:util";
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

/**
 * Whether parameters that a request says ask for a computation: one looks at them, and they are not those of the result that
 * is there or comes. Without a report there is nothing to launch.
 *
 * @param after - The parameters of the analysis with those of the request.
 * @param isComputed - Whether the analysis was computed without failing, or is, as it was before.
 */
export function asksForComputation(
  before: JsonObject,
  said: JsonObject,
  after: JsonObject,
  isComputed: boolean,
): boolean {
  const isChanged = (name: string): boolean =>
    name === "period" ? isPeriodChanged(before, after) : (before[name] === true) !== (after[name] === true);
  return PARAMETERS_READ.some((name) => {
    const isSaid = said[name] !== undefined && !(name === "launchReport" && said[name] === false);
    return isSaid && (!isComputed || isChanged(name));
  });
}

/** Whether another period is asked for; an empty one is the project's. */
export function isPeriodChanged(before: JsonObject, after: JsonObject): boolean {
  return !isDeepStrictEqual(saidPeriod(before), saidPeriod(after));
}

function saidPeriod({ period }: JsonObject): JsonObject {
  return isObject(period) ? withoutNulls(period) : {};
}

/** A number that comes without a mode is not to be lost in the mode that there was: it tells its own. */
function mergePeriod(known: JsonObject, given: JsonObject): JsonObject {
  const { mode, numberOfDays: _, numberOfMonths: __, ...others } = known;
  const [hasDays, hasMonths] = [given["numberOfDays"] !== undefined, given["numberOfMonths"] !== undefined];
  const isOfMode = mode !== undefined && (mode === "DAYS") === hasDays;
  const tellsMode = given["mode"] === undefined && hasDays !== hasMonths && !isOfMode;
  return { ...(tellsMode ? others : known), ...given };
}
