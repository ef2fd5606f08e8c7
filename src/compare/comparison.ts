import type { Category } from "../model/category.js";
import type { Periodicity } from "../passes/rhythm/rhythm.js";

/** A cash flow as a comparison shows it. */
export interface ComparedFlow {
  /** The flow's id: `enrichments.groupId` of its transactions. */
  readonly id: string;
  /** What it is called: `label` of the cash flow. */
  readonly label: string;
  /** Why its money moves. */
  readonly category: Category;
  /** The middle amount of its transactions, in units of currency, half-even to the minor unit; negative for a debit. */
  readonly usualAmount: number;
  /** How often an occurrence is due; left out where it is not regular. */
  readonly periodicity?: Periodicity;
  /** Days on which an occurrence is expected, as the flow's regularity has them; left out where it is not regular. */
  readonly dueDays?: readonly number[];
  /** The day of its last transaction, `YYYY-MM-DD`. */
  readonly lastDay: string;
}

/** Values of both analyses. */
export interface Change<Value> {
  /** In the earlier analysis. */
  readonly before: Value;
  /** In the later one. */
  readonly after: Value;
}

/** A flow of both analyses that is not what it was; only what changed is there. */
export interface ChangedFlow {
  /** The flow's id in the later analysis. */
  readonly id: string;
  /** What the later analysis calls it. */
  readonly label: string;
  /** Why its money moves, by the later analysis. */
  readonly category: Category;
  /** The middle amount of its transactions, in units of currency. */
  readonly usualAmount?: Change<number>;
  /** How often an occurrence is due; `null` where it is not regular. */
  readonly periodicity?: Change<Periodicity | null>;
  /** Days on which an occurrence is expected. */
  readonly dueDays?: Change<readonly number[]>;
}

/** A regular flow whose next occurrence should have come by the last day that the later analysis tells of. */
export interface LateFlow extends ComparedFlow {
  /** The day of the occurrence that did not come, `YYYY-MM-DD`. */
  readonly expectedOn: string;
  /** From the expected day to the last day of that window, or to the last that the bank told of where it lies before. */
  readonly daysLate: number;
}

/** How a figure moved; amounts exact in cents. A member is left out where that analysis has no such figure. */
export interface FigureMovement {
  /** Where the figure stands in an analysis, as a JSON Pointer. */
  readonly pointer: string;
  /** Its value in the earlier analysis. */
  readonly before?: number;
  /** Its value in the later one. */
  readonly after?: number;
  /** After less before; left out where either has none. */
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
