import type { Day } from "../base/calendar.js";
import type { Ledger, LedgerNotes } from "../model/ledger.js";
import type { Rejection } from "../model/rejection.js";
import { PARAMETERS } from "../parameters.js";
import type { Essentials } from "./essentials.js";
import type { ObservationWindow } from "./observation-window.js";
import type { ReferenceDate } from "./reference-date.js";
import type { Scope } from "./scope.js";

/** How much a note of data quality matters. */
export type Severity = "INFO" | "WARNING" | "SERIOUS";

/** Something about the data that a reader of the figures should know. */
export interface QualityNote {
  readonly code: string;
  readonly severity: Severity;
  /** Which parts of the result it touches. */
  readonly affects: readonly string[];
  readonly message: string;
  /** Service id of the account it is about, where it is about one. */
  readonly accountId?: string;
  readonly count?: number;
  readonly from?: Day;
  readonly to?: Day;
}

/** What judging the data needs. */
export interface DataQualityNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly reference: ReferenceDate;
  /** Undefined where the analysis was refused before a window was drawn. */
  readonly window: ObservationWindow | undefined;
  readonly notes: LedgerNotes;
  readonly rejectedRows: readonly Rejection[];
  readonly rejectedAccounts: readonly Rejection[];
  readonly essentials: Essentials | undefined;
}

/** What was left out of a body, and what weakens its figures. */
export interface DataQuality {
  readonly rejectedRows: readonly Rejection[];
  readonly rejectedAccounts: readonly Rejection[];
  readonly notes: readonly QualityNote[];
}

/** Gathers what a careful reader should know of the data (decisions sections 3, 4 and 9). */
export function judgeDataQuality(needs: DataQualityNeeds): DataQuality {
  const { rejectedRows, rejectedAccounts, notes: found } = needs;
  const notes: QualityNote[] = [
    ...accountNotes(needs),
    ...(needs.window === undefined ? [] : windowNotes(needs.ledger, needs.window)),
    ...futureNotes(needs),
  ];
  if (found.duplicateRows > 0) {
    notes.push({
      code: "DUPLICATE_ROWS",
      severity: "INFO",
      affects: ["accounts"],
      count: found.duplicateRows,
      message: "transactions delivered twice were counted once",
    });
  }
  if (found.supersededRows > 0) {
    notes.push({
      code: "SUPERSEDED_ROWS",
      severity: "INFO",
      affects: ["accounts"],
      count: found.supersededRows,
      message: "announced transactions that were booked since were left out",
    });
  }
  for (const { accountId, leftOutRows } of found.mergedAccounts) {
    notes.push({
      code: "MERGED_ACCOUNT",
      severity: "INFO",
      affects: ["accounts"],
      accountId,
      count: leftOutRows,
      message: "an account was seen twice; the newest balance and the longer history were kept",
    });
  }
  const { essentials } = needs;
  if (essentials !== undefined && essentials.regularIncomeTotal === 0 && essentials.loanRepaymentTotal !== 0) {
    notes.push({
      code: "NO_DEBT_TO_INCOME",
      severity: "SERIOUS",
      affects: ["essentials.debtToIncome"],
      message: "there are loan repayments and no regular income, so their ratio has no value",
    });
  }
  return { rejectedRows, rejectedAccounts, notes };
}

function accountNotes({ ledger, scope, reference }: DataQualityNeeds): QualityNote[] {
  return ledger.accounts.flatMap((account, number): QualityNote[] => {
    const accountId = ledger.accountIds[number]!;
    if (scope.isAnalysed[number] !== 1) return [];
    const notes: QualityNote[] = [];
    if (account.usage === "UNKNOWN")
      notes.push({
        code: "UNKNOWN_USAGE",
        severity: "INFO",
        affects: ["accounts"],
        accountId,
        message: "the usage of the account is unknown; it was taken to be the supported one",
      });
    if (account.ownership === undefined)
      notes.push({
        code: "UNKNOWN_OWNERSHIP",
        severity: "INFO",
        affects: ["accounts"],
        accountId,
        message: "the ownership of the account is unknown; it was taken to be the person's own",
      });
    if (!account.isBalanceDated)
      notes.push({
        code: "UNDATED_BALANCE",
        severity: "WARNING",
        affects: ["dailyBalances", "creditInsights.risks.overdraft"],
        accountId,
        message: "the balance has no date; it was taken to hold at the time of the analysis",
      });
    const staleDays = reference.day - account.balanceDay;
    if (staleDays > PARAMETERS.staleBalanceDays) {
      notes.push({
        code: "STALE_BALANCE",
        severity: "WARNING",
        affects: ["dailyBalances", "creditInsights", "scores"],
        accountId,
        count: staleDays,
        message: "the balance is this many days older than the reference date; later transactions may be missing",
      });
    }
    return notes;
  });
}

function windowNotes(ledger: Ledger, window: ObservationWindow): QualityNote[] {
  const notes: QualityNote[] = [];
  if (window.from > window.askedFrom) {
    notes.push({
      code: "SHORT_HISTORY",
      severity: "WARNING",
      affects: ["creditInsights", "essentials"],
      from: window.askedFrom,
      to: (window.from - 1) as Day,
      message: "the history begins after the window does; monthly amounts are means over the days covered",
    });
  }
  let previous: number = window.from;
  for (const row of window.rows) {
    const day = ledger.day[row]!;
    if (day - previous > PARAMETERS.historyGapDays) notes.push(gapNote(previous, day));
    previous = day;
  }
  if (window.rows.length > 0 && window.to - previous > PARAMETERS.historyGapDays)
    notes.push(gapNote(previous, window.to + 1));
  return notes;
}

function gapNote(previous: number, next: number): QualityNote {
  return {
    code: "HISTORY_GAP",
    severity: "WARNING",
    affects: ["creditInsights", "scores"],
    from: (previous + 1) as Day,
    to: (next - 1) as Day,
    message: "no transaction on any of these days",
  };
}

function futureNotes({ ledger, reference }: DataQualityNeeds): QualityNote[] {
  let count = 0;
  for (let row = ledger.size - 1; row >= 0 && ledger.day[row]! > reference.day; row -= 1)
    if (ledger.isComing[row] === 0) count += 1;
  if (count === 0) return [];
  return [
    {
      code: "FUTURE_ROWS",
      severity: "INFO",
      affects: ["accounts"],
      count,
      message: "transactions dated after the reference date were kept and left out of every figure",
    },
  ];
}
