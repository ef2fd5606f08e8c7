import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("an instalment that tells its insurance", () => {
  it.each([
    "ECHEANCE PRET ASSURANCE COMPRISE 0012345",
    "ECHEANCE PRET ASSURANCE INCLUSE",
    "ECH PRET ASS INCL 055012233",
    "ECH PRET ASS. COMPRISE 055012233",
    "ECHEANCE PRET ASSURANCE 3,90 CAPITAL 514,28 INTERETS 155,84",
    "ECH PRET ASS+CAP+INT 12345678",
    "ECHEANCE PRET ASSURANCE ET CAPITAL",
    "VIR REMBOURSEMENT PRET ASS CULTURELLE LYON",
  ])("is a loan's: %s", (text) => {
    expect(readAs("FR", text, -650).category).toBe("LOAN_REPAYMENT");
  });

  it.each(["ECH PRET ASS 055012233", "PRET ASS 12345678", "ECHEANCE PRET ASSURANCE 123456"])(
    "is the insurance where it tells no more: %s",
    (text) => {
      expect(readAs("FR", text, -22).category).toBe("INSURANCE_LOAN");
    },
  );
});

describe("an instalment that is taken in part", () => {
  it.each(["PLV PARTIEL ECH 10278 06041 00020345602", "PRELEVEMENT PARTIEL ECHEANCE 00123456"])(
    "is a loan's in the bank's own words: %s",
    (text) => {
      expect(readAs("FR", text, -310).category).toBe("LOAN_REPAYMENT");
    },
  );

  it.each([
    ["VIR PAIEMENT PARTIEL ECHEANCE LOYER FONCIA", "RENT"],
    ["REMBT IMPAYE ECHEANCE EDF 05/2026", "POWER"],
    ["PRLV PARTIEL ECH ENGIE 12345678", "POWER"],
    ["PRLV PARTIEL ECH MAIF", "INSURANCE"],
    ["PRLV PARTIEL ECHEANCE TAXE FONCIERE", "TAX"],
    ["PAIEMENT PARTIEL ECHEANCE URSSAF", "PRO_TAX"],
    ["RBT IMPAYE ECHEANCE MUTUELLE MGEN", "INSURANCE"],
    ["PRELEVEMENT PARTIEL ECHEANCE ASSURANCE PRET", "INSURANCE_LOAN"],
    ["VIR SEPA PAIEMENT PARTIEL ECHEANCE MARS SARL DUPONT", "OTHER_EXPENSE"],
    ["PAIEMENT PARTIEL PRET A PORTER LILLE", "SHOPPING"],
    ["CB RB IMP PRET A MANGER", "LEISURE"],
  ])("is of what it names: %s", (text, category) => {
    expect(readAs("FR", text, -80).category).toContain(category);
  });
});
