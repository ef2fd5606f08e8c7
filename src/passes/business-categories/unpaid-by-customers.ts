import { fold } from "../../base/text.js";
import { MOST_CHARACTERS_READ } from "../../lexicon/reading.js";
import { isUnpaidByCustomer } from "../../lexicon/taken-back-words.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";

const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const REVENUE = categoryNumberOf("REVENUE");

/**
 * Finds what a business's customers did not pay of what its bank had collected of them: bills, debits, cheques. Such a debit
 * is turnover that never was, mostly a part of a larger sum that came in: a negative REVENUE takes it back exactly.
 *
 * @returns The category of such a debit, by row of the ledger.
 */
export function findUnpaidByCustomers(
  ledger: Ledger,
  { textCategory, entry }: Classification,
): ReadonlyMap<number, number> {
  const categories = new Map<number, number>();
  for (let row = 0; row < ledger.size; row += 1) {
    if (textCategory[row] !== OTHER_EXPENSE || entry[row] !== -1) continue;
    const said = fold(ledger.description[row]!.slice(0, MOST_CHARACTERS_READ));
    if (isUnpaidByCustomer(said)) categories.set(row, REVENUE);
  }
  return categories;
}
