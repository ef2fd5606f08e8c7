import { describe, expect, it } from "vitest";
import { readTexts } from "../../src/cli/corpus.js";
import { readAs } from "./read-as.js";

/** The category that a French direct debit is read as. */
function categoryOf(text: string): string {
  const given = { market: "FR", line: 1, text, amount: -120, category: "OTHER_EXPENSE", accepted: [] } as const;
  return readTexts("FR", [{ ...given, type: "DIRECT_DEBIT" }])[0]!.readCategory;
}

describe("a kind that is said beside the word for all kinds", () => {
  it.each([
    ["REMBOURSEMENT DE PRET 70014528361 PRET HABITAT ECH 05/04/2026", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["PRLV PRET HABITAT REMBOURSEMENT DE PRET 70014528361", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["REMBOURSEMENT DE PRET 70014528361 PRET PERSONNEL ECH 05/04/2026", "LOAN_REPAYMENT_PERSONAL"],
    ["REMBOURSEMENT DE PRET 70014528361 ECH 05/04/2026", "LOAN_REPAYMENT"],
  ])("decides, however long that word is: %s", (text, category) => {
    expect(categoryOf(text)).toBe(category);
  });
});

describe("a rejected payment", () => {
  it.each([
    ["RETURNED DD UNPAID ITEM E.ON NEXT", "REJECTION_PAYMENT"],
    ["RETURNED DD UNPAID ITEM LENDING STREAM", "REJECTION_LOAN_REPAYMENT"],
  ])("is a loan's where the lender is no part of another name: %s", (text, category) => {
    const given = { market: "GB", line: 1, text, amount: 88, category: "OTHER_ENTRY", accepted: [] } as const;
    expect(readTexts("GB", [{ ...given, type: "CREDIT" }])[0]!.readCategory).toBe(category);
  });

  it.each([
    ["ZOPA BANK LIMITED 40188 RETURNED", "REJECTION_LOAN_REPAYMENT"],
    ["INSTRUCTION CANCELLED ZOPA BANK", "REJECTION_LOAN_REPAYMENT"],
    ["REV DD ZOPA BANK", "REJECTION_LOAN_REPAYMENT"],
    ["DD RECALLED ZOPA BANK LIMITED", "REJECTION_LOAN_REPAYMENT"],
    ["UNPD DD ZOPA BANK LIMITED", "REJECTION_LOAN_REPAYMENT"],
    ["Direct Debit payment to Zopa Bank Limited failed", "REJECTION_LOAN_REPAYMENT"],
    ["Direct Debit payment to Octopus Energy failed", "REJECTION_PAYMENT"],
    ["ASOS RETURNED", "REFUND"],
    ["DEPOSIT RETURNED HARTWELL LETS", "OTHER_ENTRY"],
    ["J BLOGGS LOAN RETURNED FPI", "OTHER_ENTRY"],
    ["HARTWELL REV DAVID", "OTHER_ENTRY"],
    ["REV D D JONES", "OTHER_ENTRY"],
    ["REV D D JONES FPI", "OTHER_ENTRY"],
    ["PAYMENT FROM MUM REV DD FPI", "OTHER_ENTRY"],
    ["MUM REF DD FAILED FPI", "OTHER_ENTRY"],
    ["MUM FPI INSTRUCTION CANCELLED FPI", "OTHER_ENTRY"],
  ])("is known by what British banks say, and no words of shops and persons: %s", (text, category) => {
    const given = { market: "GB", line: 1, text, amount: 88, category: "OTHER_ENTRY", accepted: [] } as const;
    const type = text.endsWith("FPI") ? "INCOMING_TRANSFER" : "CREDIT";
    expect(readTexts("GB", [{ ...given, type }])[0]!.readCategory).toBe(category);
  });
});

it("is a loan's too where the lender's word is part of what the bank says", () => {
  const given = { market: "FR", line: 1, amount: 88, category: "OTHER_ENTRY", accepted: [], type: "CREDIT" } as const;
  const read = readTexts("FR", [{ ...given, text: "REJET ECHEANCE PRET IMPAYEE" }]);
  expect(read[0]!.readCategory).toBe("REJECTION_LOAN_REPAYMENT");
});

describe("rent that comes in", () => {
  it.each([
    ["VIR SEPA RECU M PETIT PAUL LOYER MARS", "RENTAL_INCOME"],
    ["VIREMENT INSTANTANE RECU DE M PETIT PAUL pour loyer et Cetelem", "OTHER_ENTRY"],
    ["VIR SEPA RECU JULIE MARTIN LOYER JUIN RUE DES COURSES", "RENTAL_INCOME"],
    ["VIR RECU SARAH ONEY LOYER JUIN", "RENTAL_INCOME"],
    ["VIR SEPA RECU JULIE MARTIN LOYER JUIN MERCI POUR LE DEPANNAGE", "RENTAL_INCOME"],
    ["VIR INST RECU DE M PETIT PAUL LOYER ET COURSES", "OTHER_ENTRY"],
    ["VIR INST RECU DE M PETIT PAUL DEPANNAGE LOYER", "OTHER_ENTRY"],
    ["VIR INST LUCAS COURSES ET LOYER JUIN", "OTHER_ENTRY"],
    ["VIR INST LUCAS LOYER + COURSES", "OTHER_ENTRY"],
    ["VIR INST LUCAS LOYER/COURSES", "OTHER_ENTRY"],
    ["VIR INST LUCAS LOYER ET CREDIT COFIDIS", "OTHER_ENTRY"],
  ])("is a tenant's, not somebody's who helps to pay one's own: %s", (text, category) => {
    expect(readAs("FR", text, 500).category).toBe(category);
  });
});
