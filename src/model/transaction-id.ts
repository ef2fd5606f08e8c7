import { hashDigits, hashNumber } from "../base/hash.js";
import type { Ledger } from "./ledger.js";

/** The stable id of a row: its account and content, and its place among its equals. */
export function transactionIdOf(ledger: Ledger, row: number): string {
  const id = hashDigits(hashNumber(ledger.contentHash[row]!, ledger.accountHash[ledger.account[row]!]!));
  const place = ledger.placeAmongEquals[row]!;
  return place === 0 ? id : `${id}-${place + 1}`;
}
