import { categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Classification } from "./classification.js";

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");

/** Whether what comes in on a card account pays for it: no shop is known to give it back, and nobody is paid on a card. */
export function isCardPayment(ledger: Ledger, { textCategory }: Classification, row: number): boolean {
  return textCategory[row] === OTHER_ENTRY && ledger.accounts[ledger.account[row]!]!.type === "CREDIT_CARD";
}
