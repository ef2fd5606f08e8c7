import type { Ledger } from "../model/ledger.js";
import type { Classification } from "./classification.js";
import { groupKeyOf } from "./description-groups.js";

/** Puts rows that are not what their text says into description groups of their own: a budget line is of one category. */
export function regroup(
  ledger: Ledger,
  { group, groupKeys, counterparty, category }: Classification,
  rows: Iterable<number>,
): Pick<Classification, "group" | "groupKeys"> {
  const groups = group.slice();
  const keys = [...groupKeys];
  const numbers = new Map<number, number>();
  for (const row of rows) {
    const key = groupKeyOf(counterparty[row]!, ledger, category[row]!, row);
    const number = numbers.get(key) ?? keys.length;
    if (number === keys.length) keys.push(key);
    numbers.set(key, number);
    groups[row] = number;
  }
  return { group: groups, groupKeys: keys };
}
