import type { Day } from "../../base/calendar.js";
import type { Money } from "../../base/money.js";
import type { MergedAccount } from "../../model/ledger.js";

/** How much a note on the data matters. */
export const SEVERITIES = ["INFO", "WARNING", "SERIOUS"] as const;
/** How much a note on the data matters. */
export type Severity = (typeof SEVERITIES)[number];

/** What a kind of note says, whatever the body. */
interface NoteKind {
  readonly severity: Severity;
  /** Which parts of the result it touches. */
  readonly affects: readonly string[];
  /** For people; holds nothing of the body. */
  readonly message: string;
}

/** The closed list of what a note can be about, in the order in which the engine says it. */
export const QUALITY_CODES = [
  "FAILED_CONNECTION",
  "STALE_CONNECTION",
  "UNANALYSED_ACCOUNT",
  "UNKNOWN_USAGE",
  "UNKNOWN_OWNERSHIP",
  "UNDATED_BALANCE",
  "STALE_BALANCE",
  "BALANCE_MISMATCH",
  "COMING_MISMATCH",
  "SHORT_HISTORY",
  "SHORT_SCORE_HISTORY",
  "FEW_SCORE_TRANSACTIONS",
  "LATE_ACCOUNT_HISTORY",
  "HISTORY_GAP",
  "UNEVEN_PAYDAYS",
  "FUTURE_ROWS",
  "OTHER_CURRENCY_ROWS",
  "MISSING_CARD_ACCOUNT",
  "UNLINKED_CARD_TOTAL",
  "CARD_TOTAL_MISMATCH",
  "MISSING_OWN_ACCOUNT",
  "DUPLICATE_ROWS",
  "SUPERSEDED_ROWS",
  "MERGED_ACCOUNT",
  "NO_DEBT_TO_INCOME",
] as const;
/** What a note can be about. */
export type QualityCode = (typeof QUALITY_CODES)[number];

/** Everything that the engine may say of the data. */
const NOTE_KINDS: Readonly<Record<QualityCode, NoteKind>> = {
  FAILED_CONNECTION: {
    severity: "WARNING",
    affects: ["accounts", "creditInsights", "scores"],
    message:
      "a connection to a bank is in an error state; transactions since its last success, or accounts, may be missing",
  },
  STALE_CONNECTION: {
    severity: "WARNING",
    affects: ["accounts", "creditInsights", "scores"],
    message: "a connection to a bank was not synchronised on any of these days; their transactions may be missing",
  },
  UNANALYSED_ACCOUNT: {
    severity: "INFO",
    affects: ["creditInsights", "scores", "essentials"],
    message: "the account is not analysed because of its type, currency, usage or ownership, or because it is excluded",
  },
  UNKNOWN_USAGE: {
    severity: "INFO",
    affects: ["accounts"],
    message: "the usage of the account is unknown; it was taken to be the supported one",
  },
  UNKNOWN_OWNERSHIP: {
    severity: "INFO",
    affects: ["accounts"],
    message: "the ownership of the account is unknown; it was taken to be the person's own",
  },
  UNDATED_BALANCE: {
    severity: "WARNING",
    affects: ["dailyBalances", "creditInsights.risks.overdraft"],
    message: "the balance has no date; it was taken to hold at the time of the analysis",
  },
  STALE_BALANCE: {
    severity: "WARNING",
    affects: ["dailyBalances", "creditInsights", "scores"],
    message: "the balance is this many days older than the reference date; later transactions may be missing",
  },
  BALANCE_MISMATCH: {
    severity: "SERIOUS",
    affects: ["dailyBalances", "creditInsights.risks.overdraft", "scores"],
    message:
      "balances that the body states, for days or with transactions, do not follow from the newest one and the flows",
  },
  COMING_MISMATCH: {
    severity: "INFO",
    affects: ["accounts"],
    message: "the sum announced is not that of the announced transactions; some may be missing",
  },
  SHORT_HISTORY: {
    severity: "WARNING",
    affects: ["creditInsights", "essentials"],
    message: "the history begins after the window does; monthly amounts are means over the days covered",
  },
  SHORT_SCORE_HISTORY: {
    severity: "WARNING",
    affects: ["scores"],
    message: "the history begins after the window of the scores does; they rest on fewer days",
  },
  FEW_SCORE_TRANSACTIONS: {
    severity: "SERIOUS",
    affects: ["scores"],
    message:
      "no checking account has as many transactions on these days, which the scores look at, as an analysis needs; the scores say little",
  },
  LATE_ACCOUNT_HISTORY: {
    severity: "INFO",
    affects: ["creditInsights", "essentials", "scores"],
    message:
      "the account has no transaction on these first days of the window, nor before: it was opened since or was not used before, or the beginning of its history is missing; monthly amounts are means over all days",
  },
  HISTORY_GAP: {
    severity: "WARNING",
    affects: ["creditInsights", "scores"],
    message: "no transaction on any of these days",
  },
  UNEVEN_PAYDAYS: {
    severity: "WARNING",
    affects: ["creditInsights.incomes", "creditInsights.loans", "essentials"],
    message:
      "the window holds more or fewer payments of a regular income or a loan than are due in so many months, as it begins and ends near a day on which it is due; monthly amounts are sums / months, and so lie above or below what is paid",
  },
  FUTURE_ROWS: {
    severity: "INFO",
    affects: ["accounts"],
    message: "transactions dated after the reference date were kept and left out of every figure",
  },
  OTHER_CURRENCY_ROWS: {
    severity: "WARNING",
    affects: ["accounts", "creditInsights", "scores"],
    message:
      "transactions state another currency than their account's; their amounts were taken to be in the account's",
  },
  MISSING_CARD_ACCOUNT: {
    severity: "WARNING",
    affects: ["creditInsights.expenses", "creditInsights.risks.gambling"],
    message: "totals of a deferred card were counted as they stand: the card's account, with its purchases, is missing",
  },
  UNLINKED_CARD_TOTAL: {
    severity: "WARNING",
    affects: ["creditInsights.expenses"],
    message: "totals of a deferred card have no counterpart on the card accounts; purchases may be counted twice",
  },
  CARD_TOTAL_MISMATCH: {
    severity: "WARNING",
    affects: ["creditInsights.expenses"],
    message: "totals of the card are not the sum of its purchases; some purchases may be missing",
  },
  MISSING_OWN_ACCOUNT: {
    severity: "WARNING",
    affects: ["accounts", "creditInsights.cashFlows"],
    message: "transfers move the holder's own money to or from an account that is not among the accounts",
  },
  DUPLICATE_ROWS: {
    severity: "INFO",
    affects: ["accounts"],
    message: "transactions delivered twice were counted once",
  },
  SUPERSEDED_ROWS: {
    severity: "INFO",
    affects: ["accounts"],
    message: "announced transactions that were booked since were left out",
  },
  MERGED_ACCOUNT: {
    severity: "INFO",
    affects: ["accounts"],
    message: "an account was seen twice; the newest balance and the longer history were kept",
  },
  NO_DEBT_TO_INCOME: {
    severity: "SERIOUS",
    affects: ["essentials.debtToIncome"],
    message: "there are loan repayments and no regular income, so their ratio has no value",
  },
};

/**
 * What is said of an account seen twice whose kept history, the longer one, ends before the other's: the figures are then
 * those of an older time, or lack what came since.
 */
const LOST_LATER_ROWS: NoteKind = {
  severity: "SERIOUS",
  affects: ["accounts", "creditInsights", "scores", "essentials"],
  message:
    "an account was seen twice; the copy that was left out has transactions later than the history that was kept, the longer one",
};

/** What a note says of one body. */
export interface NoteDetails {
  /** Service id of the account it is about, where it is about one. */
  readonly accountId?: string;
  /** Numbers in the ledger of the accounts it is about, where it is about a connection. */
  readonly accounts?: readonly number[];
  readonly count?: number;
  /** By how much what the body states differs from what the transactions give. */
  readonly amount?: Money;
  /** First and last day it is about, both counted. */
  readonly from?: Day;
  readonly to?: Day;
}

/** Something about the data that a reader of the figures should know. */
export interface QualityNote extends NoteKind, NoteDetails {
  readonly code: QualityCode;
}

/** The note of a code. */
export function noteOf(code: QualityCode, details: NoteDetails = {}): QualityNote {
  return { code, ...NOTE_KINDS[code], ...details };
}

/** The note on an account that was seen twice: how many rows were left out, or how many of the latest ones were lost. */
export function mergeNote({ accountId, leftOutRows, laterRows }: MergedAccount): QualityNote {
  const plain = noteOf("MERGED_ACCOUNT", { accountId, count: leftOutRows });
  return laterRows === undefined ? plain : { ...plain, ...LOST_LATER_ROWS, ...laterRows };
}

/** The note of a code about so many rows; nothing where there are none. */
export function countedNote(code: QualityCode, count: number, details: NoteDetails = {}): readonly QualityNote[] {
  return count === 0 ? [] : [noteOf(code, { ...details, count })];
}
