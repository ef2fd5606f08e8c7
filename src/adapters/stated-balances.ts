import type { Day } from "../base/calendar.js";
import type { Money } from "../base/money.js";
import type { StatedBalance } from "../model/evidence.js";
import type { Collector } from "./collector.js";
import type { RawRows } from "./raw-rows.js";

/** More days than there are between 1970 and 2100: a factor that keeps account and day apart in one number. */
const DAYS_OF_ALL_YEARS = 100_000;

/** The rows of one account on one day that say what the balance was after them. */
interface DayOfRows {
  readonly account: number;
  readonly day: Day;
  readonly after: number[];
  readonly before: number[];
  /** How many booked rows there are on the day, with or without a balance. */
  rowCount: number;
}

/** The end-of-day balances that a body states, of accounts that are in the ledger: of days, and after single rows. */
export function gatherStatedBalances(
  { rows, statedBalances }: Collector,
  days: Int32Array,
  numberOfCollected: Int32Array,
): readonly StatedBalance[] {
  return [...statedBalances, ...closingBalances(rows, days)].flatMap(({ account, balance, day }) => {
    const number = numberOfCollected[account]!;
    return number === -1 ? [] : [{ account: number, balance, day, isEndOfDay: true }];
  });
}

/**
 * The balance at the end of each day whose rows all say what the balance was after them. In which order the rows of a day
 * were booked is not known. But each row begins with the balance that the one before it left, so the closing balance is
 * the only one that no other row of the day begins with. A day whose rows do not make such a chain says nothing.
 */
function closingBalances(rows: RawRows, days: Int32Array): readonly Omit<StatedBalance, "isEndOfDay">[] {
  const byDay = new Map<number, DayOfRows>();
  rows.balanceRow.forEach((row, place) => {
    const account = rows.account[row]!;
    const day = days[row] as Day;
    const key = account * DAYS_OF_ALL_YEARS + day;
    let ofDay = byDay.get(key);
    if (ofDay === undefined) {
      ofDay = { account, day, after: [], before: [], rowCount: 0 };
      byDay.set(key, ofDay);
    }
    ofDay.after.push(rows.balanceAfter[place]!);
    ofDay.before.push(rows.balanceAfter[place]! - rows.amount[row]!);
  });
  if (byDay.size === 0) return [];
  for (let row = 0; row < rows.size; row += 1) {
    const ofDay = rows.isComing[row] === 1 ? undefined : byDay.get(rows.account[row]! * DAYS_OF_ALL_YEARS + days[row]!);
    if (ofDay !== undefined) ofDay.rowCount += 1;
  }
  return [...byDay.values()].flatMap(({ account, day, after, before, rowCount }) => {
    const balance = rowCount === after.length ? onlyUnpaired(after, before) : undefined;
    return balance === undefined ? [] : [{ account, balance, day }];
  });
}

/** The one value of `left` that has no equal in `right`; undefined where there are several or none. */
function onlyUnpaired(left: number[], right: number[]): Money | undefined {
  left.sort((one, other) => one - other);
  right.sort((one, other) => one - other);
  let unpaired: number | undefined;
  let at = 0;
  for (const value of left) {
    while (at < right.length && right[at]! < value) at += 1;
    if (right[at] === value) at += 1;
    else if (unpaired === undefined) unpaired = value;
    // A row that was delivered twice leaves its balance twice.
    else if (unpaired !== value) return undefined;
  }
  return unpaired as Money | undefined;
}
