import type { Category } from "../model/category.js";
import type { Periodicity } from "../passes/rhythm/rhythm.js";

/** A cash flow as a comparison shows it. */
export interface ComparedFlow {
  /** The flow's id: `enrichments.groupId` of its transactions. */
  readonly id: string;
  readonly label: string;
  readonly category: Category;
  /** The middle amount of its transactions, in units of currency, half-even to the minor unit; negative for a debit. */
  readonly usualAmount: number;
  readonly periodicity?: Periodicity;
  readonly dueDays?: readonly number[];
  /** The day of its last transaction, `YYYY-MM-DD`. */
  readonly lastDay: string;
}

/** Values of both analyses. */
export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** A flow of both analyses that is not what it was; only what changed is there. */
export interface ChangedFlow {
  readonly id: string;
  readonly label: string;
  readonly category: Category;
  readonly usualAmount?: Change<number>;
  /** `null` where it is not regular. */
  readonly periodicity?: Change<Periodicity | null>;
  readonly dueDays?: Change<readonly number[]>;
}

/** A regular flow whose next occurrence should have come by the last day that the later analysis tells of. */
export interface LateFlow extends ComparedFlow {
  /** `YYYY-MM-DD`. */
  readonly expectedOn: string;
  /** From the expected day to the last day of that window, or to the last that the bank told of where it lies before. */
  readonly daysLate: number;
}

/** How a figure moved; amounts exact in cents. A member is left out where that analysis has no such figure. */
export interface FigureMovement {
  /** Where the figure stands in an analysis, as a JSON Pointer. */
  readonly pointer: string;
  readonly before?: number;
  readonly after?: number;
  readonly difference?: number;
}

/** What changed from one analysis to a later one of the same person; all lists are empty where nothing did. */
export interface Comparison {
  /**
   * Flows without a payment in the earlier analysis' window, a yearly bill that lay before it too; and those that began within
   * it and were no line of their own there: a second loan of a lender, of which it shows one instalment. Those of an account
   * that was not analysed before are new, unless they go on with lines of another account.
   */
  readonly newFlows: readonly ComparedFlow[];
  /**
   * Regular flows, of accounts that are still analysed or that they moved to, that have missed several occurrences in a row
   * since the earlier one.
   */
  readonly stoppedFlows: readonly ComparedFlow[];
  /** Flows that are one line in both; where one analysis divides payments of a text into other lines, none of these. */
  readonly changedFlows: readonly ChangedFlow[];
  /** Regular flows of such accounts that miss their latest occurrence, unless the earlier analysis told as much. */
  readonly lateFlows: readonly LateFlow[];
  /** Figures that moved, in the order of the pointers' list. */
  readonly figures: readonly FigureMovement[];
}
