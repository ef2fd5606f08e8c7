import type { Analysis } from "../results/analysis.js";
import { ACCOUNT_EXPLAINERS } from "./accounts.js";
import { indexOf } from "./analysis-index.js";
import { BALANCE_EXPLAINERS } from "./balances.js";
import { CASH_FLOW_EXPLAINERS } from "./cash-flows.js";
import { Cited } from "./cited.js";
import { CORRECTION_EXPLAINERS } from "./corrections.js";
import { DATA_QUALITY_EXPLAINERS } from "./data-quality.js";
import { ESSENTIAL_EXPLAINERS } from "./essentials.js";
import type { Reasoning } from "./explainer.js";
import { type Explanation, type ExplanationBasis, UnknownFigureError } from "./explanation.js";
import { INCOME_AND_EXPENSE_EXPLAINERS } from "./incomes.js";
import { LOAN_EXPLAINERS } from "./loans.js";
import { METADATA_EXPLAINERS } from "./metadata.js";
import { PatternTree } from "./pattern-tree.js";
import { RISK_EXPLAINERS } from "./risks.js";
import { SCORE_EXPLAINERS } from "./scores.js";
import { SETTING_EXPLAINERS } from "./settings.js";

const NONE: readonly never[] = Object.freeze([]);

const FIGURES = new PatternTree([
  SETTING_EXPLAINERS,
  METADATA_EXPLAINERS,
  CASH_FLOW_EXPLAINERS,
  INCOME_AND_EXPENSE_EXPLAINERS,
  LOAN_EXPLAINERS,
  RISK_EXPLAINERS,
  SCORE_EXPLAINERS,
  ESSENTIAL_EXPLAINERS,
  ACCOUNT_EXPLAINERS,
  BALANCE_EXPLAINERS,
  DATA_QUALITY_EXPLAINERS,
  CORRECTION_EXPLAINERS,
]);

/**
 * Tells where a figure of a result comes from: its formula, its parameters with their sources, and its inputs. Works from
 * the result alone, also after a journey through JSON. The tree is lazy: each input is a pointer with its value, so that
 * `explain` of an input's pointer is the next node, down to the transactions, which bear their amount, category and rule.
 * What it needs of the result is indexed at the first call and kept as long as the result is: it must not be changed.
 *
 * @param analysis - A result of `analyze`.
 * @param pointer - JSON Pointer (RFC 6901) of any number in it.
 * @throws UnknownFigureError where the pointer leads nowhere or to no number.
 *
 * @example
 * const { formula, inputs } = explain(analysis, "/essentials/debtToIncome");
 */
export function explain(analysis: Analysis, pointer: string): Explanation {
  const found = typeof pointer === "string" ? FIGURES.find(analysis, pointer) : undefined;
  if (found === undefined || typeof found.value !== "number") throw new UnknownFigureError(pointer);
  const { value, places, holders } = found;
  return explanationOf(pointer, value, found.explainer.explain(indexOf(analysis), { pointer, value, places, holders }));
}

/**
 * Works a figure out anew from what its explanation cites, and from nothing else: for checking that an explanation holds.
 *
 * @param explanation - What `explain` gave, also after a journey through JSON.
 * @returns The value; undefined where the figure is given, or where the result does not hold all that it rests on.
 *
 * @example
 * recompute(explain(analysis, "/creditInsights/incomes/totalAmount")) === analysis.creditInsights.incomes.totalAmount;
 */
export function recompute(explanation: Explanation): number | undefined {
  if (explanation.basis !== "COMPUTED") return undefined;
  const value = FIGURES.find(undefined, explanation.pointer)?.explainer.recompute?.(new Cited(explanation));
  return value === 0 ? 0 : value;
}

/** Whole literals for each shape: spreading optional members costs more than all else, where thousands are explained. */
function explanationOf(pointer: string, value: number, reasoning: Reasoning): Explanation {
  const { unit, formula, rounding, missing, parameters = NONE, inputs = NONE } = reasoning;
  const basis = basisOf(reasoning);
  if (missing !== undefined) {
    return rounding === undefined
      ? { pointer, value, unit, formula, basis, missing, parameters, inputs }
      : { pointer, value, unit, formula, rounding, basis, missing, parameters, inputs };
  }
  return rounding === undefined
    ? { pointer, value, unit, formula, basis, parameters, inputs }
    : { pointer, value, unit, formula, rounding, basis, parameters, inputs };
}

function basisOf({ isGiven, missing }: Reasoning): ExplanationBasis {
  if (isGiven === true) return "GIVEN";
  return missing === undefined ? "COMPUTED" : "PARTLY_COMPUTED";
}
