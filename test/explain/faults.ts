import { type Analysis, type Explanation, explain, recompute } from "../../src/index.js";
import { at, numericPointers } from "./figures.js";

/** What the explanations of a result get wrong, in words; nothing where all hold. */
export function faultsIn(analysis: Analysis): readonly string[] {
  return numericPointers(analysis).flatMap((pointer) => faultsOf(analysis, explain(analysis, pointer)));
}

function faultsOf(analysis: Analysis, explanation: Explanation): readonly string[] {
  const { pointer, value, basis, missing, formula, unit, parameters, inputs } = explanation;
  const wrongCites = inputs
    .flatMap(({ cites }) => cites)
    .filter((cite) => at(analysis, cite.pointer) !== (cite.kind === "TRANSACTION" ? cite.amount : cite.value));
  const again = recompute(explanation);
  const bare = parameters.filter((parameter) => parameter.unit === "" || parameter.source === "");
  return [
    ...(Object.is(value, at(analysis, pointer)) ? [] : ["another value"]),
    ...wrongCites.map((cite) => `cites ${cite.pointer} wrongly`),
    ...(basis === "COMPUTED" && !Object.is(again, value) ? [`gives ${again} for ${value}`] : []),
    ...(basis !== "COMPUTED" && again !== undefined ? ["computes what it does not rest on"] : []),
    ...((basis === "PARTLY_COMPUTED") === (missing !== undefined) ? [] : ["is silent on what is missing"]),
    ...bare.map(({ name }) => `leaves the parameter ${name} without unit or source`),
    ...(formula === "" || unit === "" ? ["no formula or unit"] : []),
  ].map((fault) => `${pointer}: ${fault}`);
}
