import type { Day } from "../../base/calendar.js";
import { listsBy } from "../../base/number-lists.js";
import { IS_INCOME } from "../../model/category.js";
import { earlyPayFrom, PAID_WHEN_DUE } from "../../scorecards/christmas-pay.js";
import {
  LEAST_MONTHLY_GAP_DAYS,
  type LinePeriodicity,
  linePeriodicityOf,
  MOST_MONTHLY_GAP_DAYS,
} from "../../scorecards/monthly-line.js";
import { type DaySum, daySumsOf, lowerMedianOf } from "./day-sums.js";
import { type Payment, type PaymentNeeds, paymentsByParty } from "./party-payments.js";

/** What is paid to or by one party once a month, or every four weeks. */
export interface MonthlyLine {
  readonly periodicity: LinePeriodicity;
  /** Of each day on which something was due, a row: the first try where it was tried again. */
  readonly due: readonly number[];
  /** What was paid, or is still owed: of several tries that which stands for them. */
  readonly counted: readonly number[];
}

interface Line {
  readonly periodicity: LinePeriodicity;
  readonly days: readonly DaySum[];
}

/**
 * Finds what is due once a month or every four weeks in the scores' window. An income is no such line where another that is
 * half as large or more stands where its own next or last payment would be: it went on under another name, or began as one.
 */
export function findMonthlyLines(needs: PaymentNeeds): readonly MonthlyLine[] {
  const { categories, window } = needs;
  const unknownDaysOf = unknownDaysBefore(needs);
  const isIncome = ([payment]: readonly Payment[]): boolean => IS_INCOME[categories.ofRow[payment!.due]!] === 1;
  const lines: Line[] = [];
  /** The largest income of each day that is of no line. */
  const otherIncomes = new Float64Array(window.days);
  for (const payments of paymentsByParty(needs)) {
    const unknownDays = unknownDaysOf(payments);
    const earlyDays = isIncome(payments) ? earlyPayFrom((window.from + unknownDays) as Day) : PAID_WHEN_DUE;
    const found = linesOf(payments, (days) => {
      const ofHistory = days.map((day) => day - unknownDays);
      return linePeriodicityOf(ofHistory, window.days - unknownDays, earlyDays);
    });
    lines.push(...found);
    if (!isIncome(payments)) continue;
    for (const { day, amount } of without(payments, found)) otherIncomes[day] = Math.max(otherIncomes[day]!, amount);
  }
  return lines.filter(({ days }) => !isIncome(days[0]!.payments) || !goesOn(days, otherIncomes)).map(monthlyLineOf);
}

/**
 * How many days of the window lie before the history of the accounts that some payments are on: a bank may tell of an account
 * later than another does, and the window may begin some days before all of them. Nothing tells what was paid on these days.
 */
function unknownDaysBefore({ ledger, window }: PaymentNeeds): (payments: readonly Payment[]) => number {
  const firstDays = new Float64Array(ledger.accounts.length).fill(window.to);
  for (let row = ledger.size - 1; row >= 0; row -= 1)
    if (ledger.isComing[row] === 0) firstDays[ledger.account[row]!] = ledger.day[row]!;
  return (payments) => {
    const first = payments.reduce(
      (day, { due }) => Math.min(day, firstDays[ledger.account[due]!]!),
      window.to as number,
    );
    return Math.max(0, first - window.from);
  };
}

/**
 * The lines of one party, read in two ways: of its payments, all or all that are no smaller than half of the median, then of those
 * of one amount, and of what else is no smaller than half of its median; or of those of one amount first. The way that leaves
 * fewer payments without a line is meant: one more payment beside an instalment or a wage makes these no less due, and two loans
 * on one day of which one ends are two. Of two ways that leave as many the first is taken.
 */
function linesOf(
  payments: readonly Payment[],
  periodicityOf: (dueDays: readonly number[]) => LinePeriodicity | undefined,
): readonly Line[] {
  const days = daySumsOf(payments);
  if (days.length < 2) return [];
  const lineOf = (part: readonly DaySum[]): readonly Line[] => {
    if (!areAlike(part)) return [];
    const periodicity = periodicityOf(part.map(({ day }) => day));
    return periodicity === undefined ? [] : [{ periodicity, days: part }];
  };
  const linesByAmount = (part: readonly Payment[]): readonly Line[] => {
    const byAmount = listsBy([...part.keys()], (at) => part[at]!.amount);
    const ofOneAmount = byAmount.keys.flatMap((amount) =>
      lineOf(daySumsOf(byAmount.of(amount).map((at) => part[at]!))),
    );
    return [...ofOneAmount, ...lineOf(largeOf(daySumsOf(without(part, ofOneAmount))))];
  };
  const large = lineOf(largeOf(days));
  const largeFirst = [...large, ...linesByAmount(without(payments, large))];
  const left = without(payments, largeFirst).length;
  if (large.length === 0 || left === 0) return largeFirst;
  const amountsFirst = linesByAmount(payments);
  return without(payments, amountsFirst).length < left ? amountsFirst : largeFirst;
}

/** The days whose sum is no less than half of the median. */
function largeOf(days: readonly DaySum[]): readonly DaySum[] {
  const median = lowerMedianOf(days);
  return days.filter(({ amount }) => amount * 2 >= median);
}

/** Whether no day's sum is less than half of the median; of two days, too, none more than twice the other. */
function areAlike(days: readonly DaySum[]): boolean {
  const amounts = days.map(({ amount }) => amount);
  const least = Math.min(...amounts);
  return least * 2 >= (days.length === 2 ? Math.max(...amounts) : lowerMedianOf(days));
}

function without(payments: readonly Payment[], lines: readonly Line[]): readonly Payment[] {
  const taken = new Set(lines.flatMap(({ days }) => days.flatMap((day) => day.payments)));
  return payments.filter((payment) => !taken.has(payment));
}

/** Whether another income, half as large or more, stands a month before the first day of a line or behind its last. */
function goesOn(days: readonly DaySum[], otherIncomes: Float64Array): boolean {
  const [first, last] = [days[0]!.day, days.at(-1)!.day];
  const median = lowerMedianOf(days);
  for (let gap = LEAST_MONTHLY_GAP_DAYS; gap <= MOST_MONTHLY_GAP_DAYS; gap += 1)
    if (Math.max(otherIncomes[first - gap] ?? 0, otherIncomes[last + gap] ?? 0) * 2 >= median) return true;
  return false;
}

function monthlyLineOf({ periodicity, days }: Line): MonthlyLine {
  return {
    periodicity,
    due: days.map(({ payments }) => payments[0]!.due),
    counted: days.flatMap(({ payments }) => payments.flatMap(({ counted }) => counted)),
  };
}
