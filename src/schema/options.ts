import type { ClientRule } from "../model/client-rule.js";
import type { AccountCorrection, CategoryCorrection, TransferCorrection } from "../model/correction.js";
import type { Market } from "../model/market.js";
import type { Period, Usage } from "../model/settings.js";

/** What a project may set; all is optional (decisions section 1). */
export interface ProjectOptions {
  /** Country whose banks, texts and calendar are dealt with; FR by default. */
  readonly market?: Market;
  /** ISO 4217 code of the accounts to analyse; the market's by default. */
  readonly currency?: string;
  /** IANA zone that decides calendar days; the market's by default. */
  readonly timeZone?: string;
  /** The window of the credit insights where a body asks for none; MONTHS, 3 by default. */
  readonly period?: Partial<Omit<Period, "isComputedUsingProjectConfig">>;
  /** Days of the scores' window; 90, for businesses 180, by default. */
  readonly scoreDays?: number;
  /** Debited transactions that one checking account must have; 20 by default. */
  readonly minimumTransactions?: number;
  /** Activity score (0 to 100) under which an analysis is refused; left out, never. */
  readonly lowActivityThreshold?: number;
  /** Whether an income of nothing refuses the analysis; false by default. */
  readonly refuseZeroIncome?: boolean;
  /** The client's own rules, tried before all others; each category is of the usage, and its money goes the category's way. */
  readonly lexicon?: readonly ClientRule[];
}

/**
 * What the client corrects of an earlier result of the same body: it names flows, accounts and transactions by the ids that
 * they have there. At most 10,000 entries a list.
 */
export interface CorrectionOptions {
  /** Cash flows that get another category; each flow once. */
  readonly categories?: readonly CategoryCorrection[];
  /** Accounts that are left out or taken in again; each account once. */
  readonly accounts?: readonly AccountCorrection[];
  /** Transactions that are a transfer between own accounts; each transaction in one pair. */
  readonly transfers?: readonly TransferCorrection[];
}

/** Options of an analysis; all are optional. */
export interface AnalyzeOptions {
  /** The time of the analysis: an ISO 8601 text or a Date. Left out, the clock is read once. */
  readonly now?: string | Date;
  /** Whose accounts they are; CONSUMER by default. */
  readonly usage?: Usage;
  /** Whether a row that cannot be read refuses the body in every format; false by default. */
  readonly strict?: boolean;
  /** What holds for all analyses of a project: market, currency, zone, windows, refusals, lexicon. */
  readonly project?: ProjectOptions;
  /** Laid over the reading of the body; left out, nothing is corrected. */
  readonly corrections?: CorrectionOptions;
}
