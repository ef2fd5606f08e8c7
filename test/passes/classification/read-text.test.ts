import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../../src/model/category.js";
import type { Market } from "../../../src/model/market.js";
import { TRANSACTION_TYPES } from "../../../src/model/transaction-type.js";
import { account, factsOf } from "../facts.js";

function readOf(market: Market, text: string, amount: number, given: object = {}, project: object = {}) {
  const currency = market === "GB" ? "GBP" : "EUR";
  const accounts = [account([["2026-06-05", text, amount]], { currency, ...given })];
  const { ledger, classification } = factsOf(accounts, { project: { market, ...project } });
  const row = ledger.description.indexOf(text);
  return {
    category: CATEGORIES[classification.category[row]!],
    type: TRANSACTION_TYPES[classification.type[row]!],
  };
}

describe("interest on a card", () => {
  const CARD = { type: "CREDIT_CARD", name: "Carte" };

  it.each<readonly [market: Market, text: string]>([
    ["GB", "INTEREST"],
    ["GB", "INTEREST CHARGED"],
    ["GB", "PURCHASE INTEREST"],
    ["GB", "INTEREST ON YOUR STANDARD BALANCE"],
    ["FR", "INTERETS"],
    ["ES", "INTERESES"],
    ["NL", "DEBETRENTE"],
  ])("is no overdraft's in %s: %s", (market, text) => {
    expect(readOf(market, text, -31.2, CARD).category).toBe("FEES_BANK_SERVICE");
  });

  it("is none on the account that pays for it either, where the text names what it is on", () => {
    expect(readOf("GB", "STANDARD PURCHASE INTEREST", -31.2).category).toBe("FEES_BANK_SERVICE");
    expect(readOf("GB", "CREDIT CARD INTEREST CHARGED", -31.2).category).toBe("FEES_BANK_SERVICE");
    expect(readOf("GB", "INTEREST CHARGED TO 19FEB", -31.2).category).toBe("FEES_OVERDRAFT");
  });
});

describe("initials", () => {
  it.each<readonly [text: string, amount: number, type: string]>([
    ["MISS C L BROWN", 300, "CREDIT"],
    ["BROWN C L , SAVINGS , FP 12/03/25", -300, "OUTGOING_TRANSFER"],
    ["MR D D PATEL", 500, "CREDIT"],
    ["S O CONNOR", 500, "CREDIT"],
    ["DEB JONES", 50, "CREDIT"],
    ["DEB JONES", -50, "DEBIT"],
    ["D/D OCTOPUS ENERGY", -50, "DIRECT_DEBIT"],
    ["S/O MISS E R PLATT", -50, "OUTGOING_TRANSFER"],
    ["C/L HIGH STREET", -50, "CASH_WITHDRAWAL"],
    ["LANTERN CAFE DEB", -5, "CARD"],
    ["LANTERN CAFE DEB 12 MAR 26", -5, "CARD"],
    ["DEB TESCO STORES 3297", -5, "CARD"],
    ["FPO TO DEB 4417", -5, "OUTGOING_TRANSFER"],
    ["D.D. OCTOPUS ENERGY", -50, "DIRECT_DEBIT"],
    ["D / D OCTOPUS ENERGY", -50, "DIRECT_DEBIT"],
    ["D D OCTOPUS ENERGY", -50, "DIRECT_DEBIT"],
    ["OCTOPUS ENERGY D D", -50, "DIRECT_DEBIT"],
    ["D D PATEL", -50, "DEBIT"],
    ["D. D. PATEL", -50, "DEBIT"],
  ])("are no code of the bank's without its stroke or place: %s, %d", (text, amount, type) => {
    expect(readOf("GB", text, amount).type).toBe(type);
  });
});

describe("a code of two letters on a card", () => {
  it.each([
    ["BP SNAX 24 LEEDS", "CARD"],
    ["CPT 14:02 LEEDS", "CASH_WITHDRAWAL"],
    ["STO 14 LEEDS", "OUTGOING_TRANSFER"],
  ])("begins a shop's name, and a longer one shows how money moved: %s", (text, type) => {
    expect(readOf("GB", text, -30, { type: "CREDIT_CARD", name: "Card" }).type).toBe(type);
  });
});

describe("the way that money moved", () => {
  it.each([
    ["CARTE 12/03 ZUBRO", "CARD", "CARD_REFUND"],
    ["PRLV SEPA ZUBRO", "DIRECT_DEBIT", "CREDIT"],
    ["VIR SEPA ZUBRO", "OUTGOING_TRANSFER", "INCOMING_TRANSFER"],
    ["CHEQUE 1234567", "CHECK", "CHECK_DEPOSIT"],
    ["VERSEMENT ESPECES", "CASH_WITHDRAWAL", "CASH_DEPOSIT"],
    ["INTERETS", "DEBIT", "CREDIT"],
    ["ZUBRO", "DEBIT", "CREDIT"],
  ])("has a type for each direction: %s is %s, or %s", (text, out, into) => {
    expect([-60, 60].map((amount) => readOf("FR", text, amount).type)).toEqual([out, into]);
  });

  it("of nothing at all is money in", () => {
    expect(readOf("FR", "VIR SEPA ZUBRO", 0)).toEqual({ category: "OTHER_ENTRY", type: "INCOMING_TRANSFER" });
  });
});

describe("what a lender pays out", () => {
  it.each<readonly [market: Market, text: string, type: string]>([
    ["FR", "RETRAIT RESERVE CREDIT RENOUVELABLE", "CREDIT"],
    ["NL", "GELDOPNAME DOORLOPEND KREDIET", "CREDIT"],
    ["FR", "VIR COFIDIS CREDIT RENOUVELABLE", "INCOMING_TRANSFER"],
  ])("is brought to nobody as cash, whatever it is called: in %s %s", (market, text, type) => {
    const read = readOf(market, text, 300);
    expect(read.category).toMatch(/^LOAN_DRAWDOWN/);
    expect(read.type).toBe(type);
  });
});

describe("a return", () => {
  it.each<readonly [market: Market, text: string, category: string]>([
    ["FR", "REJET PRLV SEPA UP CHEQUE DEJEUNER", "REJECTION_PAYMENT"],
    ["FR", "REJET CHEQUE 123", "REJECTION_CHECK"],
    ["GB", "RETURNED DD TESCO BANK INSURANCE", "REJECTION_PAYMENT"],
    ["GB", "RETURNED DD TESCO BANK", "REJECTION_LOAN_REPAYMENT"],
    ["FR", "REJET PRLV SEPA MAIF ASSURANCE PRET", "REJECTION_LOAN_REPAYMENT"],
  ])("in %s is of what was paid: %s", (market, text, category) => {
    expect(readOf(market, text, 60).category).toBe(category);
  });

  it("is what a client's own rule says", () => {
    const lexicon = [{ id: "ours", category: "REJECTION_PAYMENT", direction: "IN", phrases: ["REJET"] }];
    expect(readOf("FR", "REJET PRLV COFIDIS", 60, {}, { lexicon }).category).toBe("REJECTION_PAYMENT");
  });
});
