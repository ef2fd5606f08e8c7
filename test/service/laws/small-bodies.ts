import { START } from "../service-client.js";

/** Whose analysis a body is for. */
export type PartyKind = "CUSTOMER" | "BUSINESS";
/** An account of the native format, as it is sent. */
export type SmallAccount = Readonly<Record<string, unknown>> & { readonly iban: string };

/** IBANs of two accounts, with valid check digits. */
export const IBANS = ["FR7630006000011234567890189", "FR1420041010050500013M02606"] as const;
/** Transactions of an account that is enough for an analysis, and of one that is not. */
export const ENOUGH = 24;
export const TOO_FEW = 3;

const DAY = 24 * 60 * 60 * 1000;

/** A checking account with so many transactions, one each day before the service's clock. */
export function smallAccount(kind: PartyKind, iban: string, transactionCount: number, word = "LIDL"): SmallAccount {
  return {
    iban,
    name: "Compte courant",
    type: "CHECKING",
    usage: kind === "BUSINESS" ? "PROFESSIONAL" : "PERSONAL",
    ownership: "HOLDER",
    currency: "EUR",
    balance: 1200.5,
    balanceDate: dayBefore(0),
    transactions: Array.from({ length: transactionCount }, (_, index) => transactionOf(index, word)),
  };
}

/** One in eight is a salary or sale, the others are card payments of different amounts. */
function transactionOf(index: number, word: string) {
  const isCredit = index % 8 === 0;
  return {
    description: isCredit ? `VIREMENT SALAIRE ${word}` : `PAIEMENT CARTE ${word} ${index}`,
    amount: isCredit ? 1500 : -10 - index,
    dates: { debitedAt: dayBefore(index + 1), bookedAt: dayBefore(index + 1) },
  };
}

function dayBefore(days: number): string {
  return new Date(START - days * DAY).toISOString();
}
