import { type Day, firstOfMonth, lastOfMonth, plusMonths } from "../base/calendar.js";
import type { Ledger } from "../model/ledger.js";
import type { Period } from "../model/settings.js";
import { PARAMETERS } from "../parameters.js";
import type { ReferenceDate } from "./reference-date.js";
import type { Scope } from "./scope.js";

/** What drawing a window needs. */
export interface WindowNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly reference: ReferenceDate;
  readonly period: Omit<Period, "isComputedUsingProjectConfig">;
}

/** The days that a product looks at, and the transactions in them. */
export interface ObservationWindow {
  /** First day asked for by the period. */
  readonly askedFrom: Day;
  /** First day covered: later than asked for where the history begins later. */
  readonly from: Day;
  /** Last day, counted in. */
  readonly to: Day;
  /** Days from first to last, both counted. */
  readonly days: number;
  /** Months as an exact quotient: what totals are divided by to give monthly amounts. */
  readonly months: { readonly numerator: number; readonly denominator: number };
  /** Numbers of the accounts analysed. */
  readonly accounts: readonly number[];
  /** Rows of the ledger in the window: of analysed accounts, not announced; in canonical order. */
  readonly rows: Uint32Array;
}

/** Draws the window of a product and finds its rows (decisions section 2, "Period"). */
export function drawWindow({ ledger, scope, reference, period }: WindowNeeds): ObservationWindow {
  const asked = askedDays(period, reference.day);
  const isCheckingOnly = period.mode === "MONTHS_TRUNCATED" && period.includeCheckingAccountsOnTruncateWindow;
  const first = firstDayOf(ledger, scope, reference.day, isCheckingOnly);
  const isCovered = first === undefined || first - asked.from <= PARAMETERS.coverageGraceDays;
  const from = isCovered ? asked.from : (Math.min(first, asked.to) as Day);
  const days = asked.to - from + 1;
  const askedLength = asked.to - asked.from + 1;
  return {
    askedFrom: asked.from,
    from,
    to: asked.to,
    days,
    months: monthsOf(period, reference.day, days, askedLength),
    accounts: analysedAccounts(ledger, scope),
    rows: rowsBetween(ledger, scope, from, asked.to),
  };
}

/** From the first transaction of the analysed accounts to the last; announced ones and later ones are left out. */
export function drawHistory({ ledger, scope, reference }: Omit<WindowNeeds, "period">): ObservationWindow {
  const first = firstDayOf(ledger, scope, reference.day, false);
  const rows = first === undefined ? new Uint32Array() : rowsBetween(ledger, scope, first, reference.day);
  const from = first ?? (0 as Day);
  const to = (rows.length === 0 ? from : ledger.day[rows.at(-1)!]) as Day;
  const days = to - from + 1;
  const months = { numerator: days, denominator: 30 };
  return { askedFrom: from, from, to, days, months, accounts: analysedAccounts(ledger, scope), rows };
}

function analysedAccounts(ledger: Ledger, { isAnalysed }: Scope): readonly number[] {
  return ledger.accounts.map((_, number) => number).filter((number) => isAnalysed[number] === 1);
}

/** First and last day that a period asks for, back from the reference day (decisions section 2, "Period"). */
export function askedDays(period: WindowNeeds["period"], reference: Day): { readonly from: Day; readonly to: Day } {
  const { mode, numberOfDays, numberOfMonths } = period;
  if (mode === "DAYS") return { from: (reference - numberOfDays) as Day, to: reference };
  if (mode === "MONTHS") return { from: plusMonths(reference, -numberOfMonths), to: reference };
  const from = plusMonths(firstOfMonth(reference), -numberOfMonths);
  return { from, to: mode === "MONTHS_TRUNCATED" ? ((firstOfMonth(reference) - 1) as Day) : reference };
}

/** The first day with a transaction over the accounts that define the window; coming ones do not count. */
function firstDayOf(ledger: Ledger, scope: Scope, reference: Day, isCheckingOnly: boolean): Day | undefined {
  for (let row = 0; row < ledger.size; row += 1) {
    const account = ledger.account[row]!;
    if (scope.isAnalysed[account] !== 1 || ledger.isComing[row] === 1) continue;
    if (isCheckingOnly && ledger.accounts[account]!.type !== "CHECKING") continue;
    return ledger.day[row]! > reference ? undefined : (ledger.day[row] as Day);
  }
  return undefined;
}

/**
 * Months asked for, reduced in proportion where the history covers fewer days. A period of days has 30 days a month; a
 * current month that has begun counts with its elapsed share.
 */
function monthsOf(
  period: WindowNeeds["period"],
  reference: Day,
  days: number,
  askedLength: number,
): ObservationWindow["months"] {
  const { mode, numberOfDays, numberOfMonths } = period;
  if (mode === "DAYS") return { numerator: numberOfDays * days, denominator: 30 * askedLength };
  if (mode !== "MONTHS_AND_CURRENT") return { numerator: numberOfMonths * days, denominator: askedLength };
  const start = firstOfMonth(reference);
  const monthLength = lastOfMonth(reference) - start + 1;
  const elapsed = reference - start + 1;
  return { numerator: (numberOfMonths * monthLength + elapsed) * days, denominator: monthLength * askedLength };
}

function rowsBetween(ledger: Ledger, scope: Scope, from: Day, to: Day): Uint32Array {
  const first = firstRowFrom(ledger, from);
  const end = firstRowFrom(ledger, (to + 1) as Day);
  const rows = new Uint32Array(Math.max(0, end - first));
  let count = 0;
  for (let row = first; row < end; row += 1) {
    if (scope.isAnalysed[ledger.account[row]!] !== 1 || ledger.isComing[row] === 1) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

/** The first row of a day or later (rows are ordered by day). */
export function firstRowFrom(ledger: Ledger, day: Day): number {
  let low = 0;
  let high = ledger.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ledger.day[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Months of a window, each with how many of its days the window covers. */
export function calendarOf(from: Day, to: Day): readonly { readonly month: Day; readonly dayCount: number }[] {
  const calendar: { month: Day; dayCount: number }[] = [];
  let month = firstOfMonth(from);
  while (month <= to) {
    const end = lastOfMonth(month);
    calendar.push({ month, dayCount: Math.min(end, to) - Math.max(month, from) + 1 });
    month = (end + 1) as Day;
  }
  return calendar;
}
