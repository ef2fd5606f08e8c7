import type { Ledger } from "../../model/ledger.js";
import type { SharedWords } from "../shared-words.js";
import type { NamedAccounts } from "./named-accounts.js";

/** What telling a pair by its texts needs. */
interface Texts {
  readonly ledger: Ledger;
  readonly words: SharedWords;
  readonly namedAccounts: NamedAccounts;
}

/** How many words of the two texts name the account of the other side. */
export function accountNamesIn({ namedAccounts }: Texts, credit: number, debit: number): number {
  return namedAccounts.countWords(credit, debit);
}

/** How many words the two texts share. */
export function sharedWordsOf({ ledger, words }: Texts, credit: number, debit: number): number {
  return words.countOf(ledger.description[credit]!, ledger.description[debit]!);
}

/**
 * How many words a refund shares with a payment to whom it names, the number of an order or a card among them; none with
 * another, for a town or a card's number is that of many shops.
 */
export function payeeTold({ ledger, words }: Texts, credit: number, debit: number): number {
  const texts = [ledger.description[debit]!, ledger.description[credit]!] as const;
  return words.isSamePayee(...texts) ? words.countOf(...texts) : 0;
}
