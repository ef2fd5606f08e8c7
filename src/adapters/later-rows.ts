import type { Day } from "../base/calendar.js";
import type { LedgerNotes } from "../model/ledger.js";
import type { Merge } from "./merge-accounts.js";
import type { RawRows } from "./raw-rows.js";

/**
 * Tells of each copy of an account that was left out which of its rows are later than all of the copy that was kept: the
 * longer history wins even where it is the older one (decisions section 3), and then the latest months are lost. Announced
 * rows, and those dated after `today`, are in no figure: they tell neither how far a copy reaches nor what is lost.
 */
export function withLaterRows(
  merged: Merge["merged"],
  rows: RawRows,
  days: Int32Array,
  today: Day,
): LedgerNotes["mergedAccounts"] {
  if (merged.length === 0) return [];
  const isCounted = (row: number): boolean => rows.isComing[row] === 0 && days[row]! <= today;
  const lastDays = new Map<number, number>();
  for (let row = 0; row < rows.size; row += 1) {
    const account = rows.account[row]!;
    if (isCounted(row) && !(days[row]! <= lastDays.get(account)!)) lastDays.set(account, days[row]!);
  }
  const later = new Map(
    merged.map(({ number, keptNumber }) => [
      number,
      { count: 0, after: lastDays.get(keptNumber) ?? -1, from: today, to: 0 as Day },
    ]),
  );
  for (let row = 0; row < rows.size; row += 1) {
    const copy = later.get(rows.account[row]!);
    const day = days[row] as Day;
    if (copy === undefined || !isCounted(row) || day <= copy.after) continue;
    copy.count += 1;
    if (day < copy.from) copy.from = day;
    if (day > copy.to) copy.to = day;
  }
  return merged.map(({ accountId, leftOutRows, number }) => {
    const { count, from, to } = later.get(number)!;
    return { accountId, leftOutRows, ...(count > 0 && { laterRows: { count, from, to } }) };
  });
}
