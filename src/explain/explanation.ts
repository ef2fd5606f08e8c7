import type { Category } from "../model/category.js";

/** A chosen number that a figure depends on. */
export interface ExplainedParameter {
  /** What it decides, in words. */
  readonly name: string;
  /** Its value. */
  readonly value: number;
  /** The value's unit. */
  readonly unit: string;
  /** Where the choice stands, in words: a section of `docs/decisions.md` ("decisions"), a setting, or a table of the engine. */
  readonly source: string;
}

/** Another figure of the same result: `explain` tells where that one comes from. */
export interface CitedFigure {
  /** Which of the three citations it is. */
  readonly kind: "FIGURE";
  /** JSON Pointer into the result. */
  readonly pointer: string;
  /** What the result has there. */
  readonly value: number;
  /** How many times it enters, where that is not once. */
  readonly times?: number;
}

/** What stands for the rule of a sensitive transaction: the rule itself names a word of its text. */
export const WITHHELD_RULE = "withheld";

/** A transaction of the result: where the trail ends. */
export interface CitedTransaction {
  /** Which of the three citations it is. */
  readonly kind: "TRANSACTION";
  /** Pointer to its amount among the accounts. */
  readonly pointer: string;
  /** Its service id. */
  readonly id: string;
  /** The day that counts for it, `YYYY-MM-DD` in the project's time zone. */
  readonly day: string;
  /** In units of its account's currency; negative for a debit. */
  readonly amount: number;
  /** Why it was made. */
  readonly category: Category;
  /** What the text of an own transfer says besides: scores read texts, and their window may hold one side alone. */
  readonly textCategory?: Category;
  /** The rule that decided the category; `withheld` where the text is sensitive. */
  readonly rule: string;
}

/** A date, a type or another text of the result. */
export interface CitedFact {
  /** Which of the three citations it is. */
  readonly kind: "FACT";
  /** JSON Pointer into the result. */
  readonly pointer: string;
  /** What the result has there. */
  readonly value: string;
}

/** What a figure is worked out from. */
export type Citation = CitedFigure | CitedTransaction | CitedFact;

/** Inputs that play one part in the formula. */
export interface ExplanationInput {
  /** The part they play, in the formula's words. */
  readonly role: string;
  /** What plays it, in the order of the result. */
  readonly cites: readonly Citation[];
}

/**
 * What a figure rests on: GIVEN by the body or the settings; COMPUTED from the parameters and inputs that are cited alone;
 * PARTLY_COMPUTED where something that it rests on is not in the result, which `missing` then names.
 */
export type ExplanationBasis = "GIVEN" | "COMPUTED" | "PARTLY_COMPUTED";

/**
 * Where a figure comes from: one node of its tree. The tree is lazy: an input is a pointer with its value, and `explain`
 * of that pointer is the next node, down to transactions with their amount, category and rule.
 */
export interface Explanation {
  /** JSON Pointer (RFC 6901) into the result. */
  readonly pointer: string;
  /** What the result has there. */
  readonly value: number;
  /** A currency code, or days, months, transactions, points and the like. */
  readonly unit: string;
  /** How the value follows from parameters and inputs, in words. */
  readonly formula: string;
  /** How the value is rounded, where it is. */
  readonly rounding?: string;
  /** Whether it is given, computed, or computed in part. */
  readonly basis: ExplanationBasis;
  /** What the figure rests on that the result does not hold. */
  readonly missing?: string;
  /** Chosen numbers that it depends on. */
  readonly parameters: readonly ExplainedParameter[];
  /** What of the result it is worked out from. */
  readonly inputs: readonly ExplanationInput[];
}

/** A pointer that leads nowhere in a result, or to something that is no number. */
export class UnknownFigureError extends Error {
  /** Tells it from other errors. */
  override readonly name = "UnknownFigureError";
  /** The pointer that was asked for. */
  readonly pointer: string;

  constructor(pointer: string) {
    super(`No figure at ${JSON.stringify(pointer)}`);
    this.pointer = pointer;
  }
}
