import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("what a bank prints around a name", () => {
  it.each([
    ["BE", "BETALING VIA DEBITKAART 06-03-2026 OM 17.42 UUR COLRUYT AALST MET KBC-DEBITKAART 6703", "GROCERY", "CARD"],
    ["ES", "RECIB/SANITAS SOCIEDAD ANONIM", "INSURANCE_HEALTH", "DIRECT_DEBIT"],
    ["ES", "TRANS/MUEBLES REY VALLADOLID", "OTHER_EXPENSE", "OUTGOING_TRANSFER"],
    ["FR", "PAIEMENT PSC 0506 MABLY GRAND FRAIS CARTE 58214", "GROCERY", "CARD"],
  ] as const)("tells the mode, and is no part of the name, in %s: %s is %s by %s", (market, text, category, type) => {
    expect(readAs(market, text, -38.75)).toMatchObject({ category, type });
  });

  it("is a wage where Bankinter cuts the word", () => {
    expect(readAs("ES", "NOMIN/LINGOTES ESPECIALES SA", 1702.15).category).toBe("WAGE");
  });
});

describe("money that comes from a savings book or for what was not paid", () => {
  it.each([
    ["VIREMENT DEPUIS LIVRET A REF : POUR LES IMPAYES", "DISSAVING"],
    ["VIR SEPA RECU DE PAUL MARTIN POUR LES IMPAYES", "OTHER_ENTRY"],
    ["IMPAYE - PRLV SEPA FREE MOBILE", "REJECTION_PAYMENT"],
  ])("is no rejection: %s is %s", (text, category) => {
    expect(readAs("FR", text, 180).category).toBe(category);
  });
});

describe("a word of the lender or the bailiff that is not all of it", () => {
  it.each([
    ["ES", "SEGURCAIXA ADESLAS VIDA AMORT. HIPOTECA", "INSURANCE_LOAN"],
    ["ES", "CUOTA HIPOTECA 0417 2100", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["NL", "ING BANK Beslag op rekening t.v.v. GGN Mastering Credit dossier 881204", "PROVISION_ACCOUNT_SEIZURE"],
    ["NL", "Kosten beslag op rekening dossier 881204", "FEES_ACCOUNT_SEIZURE"],
  ] as const)("gives way to the whole in %s: %s is %s", (market, text, category) => {
    expect(readAs(market, text, -143.9).category).toBe(category);
  });
});
