import type { Account } from "../../model/account.js";
import type { Ledger } from "../../model/ledger.js";
import type { SharedWords } from "./shared-words.js";

/** What names an account: its owners, its own name and its bank. */
export function namesOf({ owners, name, bank }: Account): string {
  return [...owners, name, bank?.name].join(" ");
}

/**
 * How many words of a credit's and a debit's text name the account of the other side. It tells apart what the two of a couple
 * pay into their joint account on one day.
 * @param names - Of each account.
 */
export function countNamingWords(
  { account, description }: Ledger,
  words: SharedWords,
  names: readonly string[],
  credit: number,
  debit: number,
): number {
  return (
    words.countOf(description[credit]!, names[account[debit]!]!) +
    words.countOf(description[debit]!, names[account[credit]!]!)
  );
}
