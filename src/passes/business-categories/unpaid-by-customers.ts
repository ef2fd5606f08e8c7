import { KeyNumbering } from "../../base/collections.js";
import { fold } from "../../base/text.js";
import { OPERATION_STRENGTH } from "../../lexicon/compiled-rule.js";
import type { Lexicon } from "../../lexicon/lexicon.js";
import { MOST_CHARACTERS_READ } from "../../lexicon/reading.js";
import { isUnpaidByCustomer } from "../../lexicon/taken-back-words.js";
import { type CategoryFamily, categoryFlags, categoryNumberOf, familyOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";

/** What the name of a customer, or his trade, makes of a debit: he may be a lessor, a bailiff or a town hall. */
const FAMILIES: readonly CategoryFamily[] = ["EXPENSE", "CREDIT", "SAVING", "TAX"];
const MAY_BE_CUSTOMER = categoryFlags((category) => FAMILIES.includes(familyOf(category)));
const REVENUE = categoryNumberOf("REVENUE");

/**
 * Finds what a business's customers did not pay of what its bank had collected of them: bills, debits, cheques. Such a debit
 * is turnover that never was, mostly a part of a larger sum that came in: a negative REVENUE takes it back exactly.
 *
 * Whoever the customer is, the bank's words tell more than his name or trade.
 *
 * @returns The category of such a debit, by row of the ledger.
 */
export function findUnpaidByCustomers(
  ledger: Ledger,
  lexicon: Lexicon,
  { textCategory, entry }: Classification,
): ReadonlyMap<number, number> {
  const categories = new Map<number, number>();
  // Which digits a number has tells nothing here: texts of one shape are read once.
  const shapes = new KeyNumbering(256);
  const isUnpaid: boolean[] = [];
  const isSaid = (row: number): boolean =>
    entry[row] !== -1 && lexicon.ruleOf(entry[row]!).strength <= OPERATION_STRENGTH;
  for (let row = 0; row < ledger.size; row += 1) {
    if (ledger.amount[row]! >= 0 || MAY_BE_CUSTOMER[textCategory[row]!] === 0 || isSaid(row)) continue;
    const shape = shapes.numberOf(ledger.shapeHash[row]!);
    isUnpaid[shape] ??= isUnpaidByCustomer(fold(ledger.description[row]!.slice(0, MOST_CHARACTERS_READ)));
    if (isUnpaid[shape]) categories.set(row, REVENUE);
  }
  return categories;
}
