import type { Day } from "../../base/calendar.js";
import type { Ledger } from "../../model/ledger.js";
import type { ProjectSettings } from "../../model/settings.js";
import { PARAMETERS } from "../../parameters.js";
import type { ObservationWindow } from "../observation-window.js";
import type { ReferenceDate } from "../reference-date.js";
import { mostDebited } from "../refusals.js";
import { countedNote, noteOf, type QualityCode, type QualityNote } from "./notes.js";

/** What judging the history needs. */
export interface HistoryQualityNeeds {
  readonly ledger: Ledger;
  readonly reference: ReferenceDate;
  /** The windows of the credit insights and of the scores; undefined for what is not asked for or was refused before. */
  readonly insightsWindow: ObservationWindow | undefined;
  readonly scoreWindow: ObservationWindow | undefined;
  /** The window of the scores where there are scores. */
  readonly scoredWindow: ObservationWindow | undefined;
  readonly project: Pick<ProjectSettings, "minimumTransactions">;
}

/** Where the transactions do not cover the days looked at, and where they lie beyond them. */
export function judgeHistory(needs: HistoryQualityNeeds): readonly QualityNote[] {
  const { ledger, reference, insightsWindow, scoreWindow } = needs;
  return [
    ...(insightsWindow === undefined ? [] : shortNotes(insightsWindow, "SHORT_HISTORY")),
    ...(scoreWindow === undefined ? [] : shortNotes(scoreWindow, "SHORT_SCORE_HISTORY")),
    ...fewNotes(needs),
    ...lateNotes(needs),
    ...gapsOfBoth(ledger, insightsWindow, scoreWindow),
    ...countedNote("FUTURE_ROWS", countFuture(ledger, reference)),
  ];
}

/** The gaps of both windows, one that lies within another once. */
function gapsOfBoth(
  ledger: Ledger,
  insightsWindow: ObservationWindow | undefined,
  scoreWindow: ObservationWindow | undefined,
): readonly QualityNote[] {
  const gaps = insightsWindow === undefined ? [] : gapNotes(ledger, insightsWindow);
  const others = scoreWindow === undefined ? [] : gapNotes(ledger, scoreWindow);
  const lieIn = (inner: QualityNote, outer: QualityNote): boolean =>
    outer.from! <= inner.from! && inner.to! <= outer.to!;
  return [
    ...gaps.filter((gap) => !others.some((other) => lieIn(gap, other) && !lieIn(other, gap))),
    ...others.filter((other) => !gaps.some((gap) => lieIn(other, gap))),
  ].sort((left, right) => left.from! - right.from!);
}

function shortNotes({ askedFrom, from }: ObservationWindow, code: QualityCode): readonly QualityNote[] {
  return from > askedFrom ? [noteOf(code, { from: askedFrom, to: (from - 1) as Day })] : [];
}

/** The insights may look back further than the scores do, which then rest on less than an analysis needs, or on nothing. */
function fewNotes({ ledger, scoredWindow, project }: HistoryQualityNeeds): readonly QualityNote[] {
  if (scoredWindow === undefined) return [];
  const { from, to } = scoredWindow;
  const isThin = mostDebited(ledger, scoredWindow) < Math.max(project.minimumTransactions, 1);
  return isThin ? [noteOf("FEW_SCORE_TRANSACTIONS", { from, to })] : [];
}

/** How many transactions in the window an account has that is not seldom used. */
const LEAST_ROWS_OF_USED = 10;

/**
 * Checking accounts whose first transaction lies later in a window than what counts as covering its first days. Where an
 * account is seldom used, days without a transaction tell nothing.
 */
function lateNotes({ ledger, insightsWindow, scoreWindow }: HistoryQualityNeeds): readonly QualityNote[] {
  const windows = [insightsWindow, scoreWindow].filter((window) => window !== undefined);
  const [longest] = windows.sort((left, right) => left.from - right.from);
  if (longest === undefined) return [];
  const counts = new Uint32Array(ledger.accounts.length);
  for (const row of longest.rows) counts[ledger.account[row]!]! += 1;
  const first: (Day | undefined)[] = [];
  for (let row = 0; row < ledger.size; row += 1)
    if (ledger.isComing[row] === 0) first[ledger.account[row]!] ??= ledger.day[row] as Day;
  return longest.accounts.flatMap((account) => {
    const day = first[account];
    if (day === undefined || ledger.accounts[account]!.type !== "CHECKING") return [];
    if (counts[account]! < LEAST_ROWS_OF_USED) return [];
    const about = { accountId: ledger.accountIds[account]!, from: longest.from, to: (day - 1) as Day };
    return day - longest.from > PARAMETERS.coverageGraceDays ? [noteOf("LATE_ACCOUNT_HISTORY", about)] : [];
  });
}

/** Stretches of the window without a transaction, its two ends included. */
function gapNotes(ledger: Ledger, { rows, from, to }: ObservationWindow): readonly QualityNote[] {
  if (rows.length === 0) return [];
  const notes: QualityNote[] = [];
  let previous = from - 1;
  const close = (next: number): void => {
    const emptyDays = next - previous - 1;
    if (emptyDays >= PARAMETERS.historyGapDays)
      notes.push(noteOf("HISTORY_GAP", { from: (previous + 1) as Day, to: (next - 1) as Day, count: emptyDays }));
    previous = next;
  };
  for (const row of rows) close(ledger.day[row]!);
  close(to + 1);
  return notes;
}

/** Rows lie in order of days, so the future ones are the last. */
function countFuture(ledger: Ledger, reference: ReferenceDate): number {
  let count = 0;
  for (let row = ledger.size - 1; row >= 0 && ledger.day[row]! > reference.day; row -= 1)
    if (ledger.isComing[row] === 0) count += 1;
  return count;
}
