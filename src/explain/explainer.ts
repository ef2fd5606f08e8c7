import type { AnalysisIndex, IndexedTransaction } from "./analysis-index.js";
import type { Cited } from "./cited.js";
import type { Citation, ExplainedParameter, ExplanationInput } from "./explanation.js";

/** A figure that is asked about. */
export interface Figure {
  readonly pointer: string;
  readonly value: number;
  /** What the wildcards of the template stand for, in order. */
  readonly places: readonly string[];
  /** The objects and lists on the way to it, the result itself first. */
  readonly holders: readonly unknown[];
}

/** Why a figure is what it is. */
export interface Reasoning {
  readonly unit: string;
  readonly formula: string;
  readonly rounding?: string;
  /** Whether the body or the settings gave it. */
  readonly isGiven?: true;
  /** What it rests on that the result does not hold. */
  readonly missing?: string;
  readonly parameters?: readonly ExplainedParameter[];
  readonly inputs?: readonly ExplanationInput[];
}

/** Explains the figures of one template. */
export interface Explainer {
  readonly explain: (index: AnalysisIndex, figure: Figure) => Reasoning;
  /** Works the figure out from nothing but what its explanation cites. Left out for figures that are given. */
  readonly recompute?: (cited: Cited) => number;
}

/** Explainers by template: a JSON Pointer with `*` for each place in a list. */
export type PatternTable = Readonly<Record<string, Explainer>>;

/** How money is rounded. */
export const TO_MINOR_UNIT = "half-even to the minor unit of the currency, once";

/** The input of one role. */
export function input(role: string, cites: readonly Citation[]): ExplanationInput {
  return { role, cites };
}

/** The input of one role that is made of transactions. */
export function transactionInput(role: string, transactions: readonly IndexedTransaction[]): ExplanationInput {
  return { role, cites: transactions.map(({ cited }) => cited) };
}

/** A table whose templates all begin with a prefix. */
export function under(prefix: string, table: PatternTable): PatternTable {
  return Object.fromEntries(Object.entries(table).map(([template, explainer]) => [prefix + template, explainer]));
}

/** What holds a figure: the object or list that it is a member of (`steps` of 1), or one further out. */
export function holderOf<Holder>({ holders }: Figure, steps: number): Holder {
  return holders[holders.length - steps] as Holder;
}

/** The pointer of a figure that stands some steps above or beside another: `steps` tokens are cut, `rest` is put on. */
export function beside(pointer: string, steps: number, rest: string): string {
  let end = pointer.length;
  for (let step = 0; step < steps; step += 1) end = pointer.lastIndexOf("/", end - 1);
  return `${pointer.slice(0, end)}/${rest}`;
}
