import { categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Classification } from "./classification.js";

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");

const RESET = categoryNumberOf("CREDIT_CARD_RESET");

/** Whether what comes in on a card account pays for it: no shop is known to give it back, and nobody is paid on a card. */
export function isCardPayment(ledger: Ledger, { textCategory }: Classification, row: number): boolean {
  return textCategory[row] === OTHER_ENTRY && ledger.accounts[ledger.account[row]!]!.type === "CREDIT_CARD";
}

/** Whether a row of a card account is no purchase, nor one given back, but pays what was bought: in the bank's words or by its side. */
export function paysCard(ledger: Ledger, classification: Classification, row: number): boolean {
  return classification.textCategory[row] === RESET || isCardPayment(ledger, classification, row);
}
