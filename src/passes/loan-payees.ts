import type { Ledger } from "../model/ledger.js";
import type { Classification } from "./classification.js";
import { namesNobody } from "./description-groups.js";
import { rowsByNumbers } from "./shared-numbers.js";

/** The key of whom payments are made to that name nobody, in whatever way. */
const NOBODY = -1;

/**
 * Tells whom the payments of loans are made to, as a key: who is named, or where a text names nobody the only one on its account
 * whose texts bear the same numbers, all of them. What a bank takes in parts, or later, it calls by the loan's number alone.
 *
 * @param payments - Rows of loans' payments. Any other row is paid to whom it names.
 */
export function payeesOfLoans(
  ledger: Ledger,
  { counterparty }: Pick<Classification, "counterparty">,
  payments: readonly number[],
): (row: number) => number {
  const isNameless = (row: number): boolean => namesNobody(counterparty[row]!);
  const nameless = payments.filter(isNameless);
  const payees = new Map(nameless.map((row) => [row, NOBODY]));
  if (nameless.length > 0) {
    const keyOf = (row: number, numbers: string): string => `${ledger.account[row]!}:${numbers}`;
    const named = payments.filter((row) => !isNameless(row));
    const ofNumbers = new Map<string, number>();
    for (const [numbers, rows] of rowsByNumbers(ledger, named)) {
      for (const row of rows) {
        const payee = counterparty[row]!;
        const known = ofNumbers.get(keyOf(row, numbers)) ?? payee;
        ofNumbers.set(keyOf(row, numbers), known === payee ? payee : NOBODY);
      }
    }
    for (const [numbers, rows] of rowsByNumbers(ledger, nameless))
      for (const row of rows) payees.set(row, ofNumbers.get(keyOf(row, numbers)) ?? NOBODY);
  }
  return (row) => payees.get(row) ?? counterparty[row]!;
}
