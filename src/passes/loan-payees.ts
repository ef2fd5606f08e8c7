import type { Ledger } from "../model/ledger.js";
import { typeNumberOf } from "../model/transaction-type.js";
import type { Classification } from "./classification.js";
import { namesNobody } from "./description-groups.js";
import { rowsByLender } from "./loan-payees/lender-names.js";
import { rowsByNumbers } from "./shared-numbers.js";

/** The key of whom payments are made to that name nobody, in whatever way. */
const NOBODY = -1;
/** How a client pays himself: what is taken of him bears the name of its contract. */
const BY_HAND: readonly number[] = [typeNumberOf("CARD"), typeNumberOf("OUTGOING_TRANSFER")];

/**
 * Tells whom the payments of loans are made to, as a key: who is named, or the only one on the account who
 *
 * - has texts that bear the same numbers, all of them, where a text names nobody: what a bank takes in parts, or later, it calls by
 *   the loan's number alone; or
 * - takes money for the same lender, where a client pays one himself.
 *
 * @param payments - Rows of loans' payments. Any other row is paid to whom it names.
 */
export function payeesOfLoans(
  ledger: Ledger,
  { counterparty, type }: Pick<Classification, "counterparty" | "type">,
  payments: readonly number[],
): (row: number) => number {
  const isNameless = (row: number): boolean => namesNobody(counterparty[row]!);
  const isByHand = (row: number): boolean => BY_HAND.includes(type[row]!);
  const named = payments.filter((row) => !isNameless(row));
  const nameless = payments.filter(isNameless);
  const payees = new Map(nameless.map((row) => [row, NOBODY]));
  const tellBy = (rowsBy: typeof rowsByNumbers, telling: readonly number[], asked: readonly number[]): void => {
    if (asked.length === 0) return;
    const keyOf = (row: number, clue: string): string => `${ledger.account[row]!}:${clue}`;
    const told = new Map<string, number>();
    for (const [clue, rows] of rowsBy(ledger, telling)) {
      for (const row of rows) {
        const payee = counterparty[row]!;
        const known = told.get(keyOf(row, clue)) ?? payee;
        told.set(keyOf(row, clue), known === payee ? payee : NOBODY);
      }
    }
    for (const [clue, rows] of rowsBy(ledger, asked)) {
      for (const row of rows) {
        const payee = told.get(keyOf(row, clue)) ?? NOBODY;
        if (payee !== NOBODY) payees.set(row, payee);
      }
    }
  };
  tellBy(rowsByNumbers, named, nameless);
  tellBy(
    rowsByLender,
    named.filter((row) => !isByHand(row)),
    named.filter(isByHand),
  );
  return (row) => payees.get(row) ?? counterparty[row]!;
}
