import { describe, expect, it } from "vitest";
import { factsIn, flowsOf, monthly } from "../passes/cash-flows/monthly-lines.js";
import { readAs } from "./read-as.js";

describe("an instalment that tells its insurance", () => {
  it.each([
    "ECHEANCE PRET ASSURANCE COMPRISE 0012345",
    "ECHEANCE PRET ASSURANCE INCLUSE",
    "ECH PRET ASS INCL 055012233",
    "ECH PRET ASS. COMPRISE 055012233",
    "ECHEANCE PRET ASSURANCE 3,90 CAPITAL 514,28 INTERETS 155,84",
    "ECHEANCE PRET ASSURANCE 3,90 CAPITAL 514,28",
    "ECH PRET ASS+CAP+INT 12345678",
    "ECHEANCE PRET ASSURANCE ET CAPITAL",
    "ECH PRET ASS CAP IN 12345678",
    "VIR PERMANENT ECHEANCE PRET ASSURANCE COMPRISE 0012345",
    "VIR REMBOURSEMENT PRET ASS CULTURELLE LYON",
    // No loan's insurance costs so much.
    "ECH PRET ASS 055012233",
    "PRET ASS 12345678",
    "VIR ECHEANCE PRET ASSURANCE",
    "VIR PERMANENT ECH PRET ASSURANCE 4417",
    "VIR PERMANENT ECH PRET ASSURANCE MAISON",
    "ECH PRET ASSURANCE VIE",
    "ECHEANCE PRET ASSURANCE CAPITAL RESTANT DU 98000",
  ])("is a loan's: %s", (text) => {
    expect(readAs("FR", text, -650).category).toBe("LOAN_REPAYMENT");
  });

  it.each([
    "PRLV SEPA ECH PRET ASSURANCE EMPRUNTEUR MACIF",
    "PRLV SEPA CNP ASSURANCES ECH PRET ASSURANCE DECES",
    "PRLV SEPA MACIF ECHEANCE PRET ASSURANCE ANNUELLE",
    "PRLV SEPA CARDIF ECHEANCE PRET ASS CAP DECES",
    "PRLV SEPA CBP FRANCE ECHEANCE PRET ASSURANCE 4417",
    "VIR PERMANENT SURAVENIR ASSURANCES ECH PRET ASSURANCE MAISON",
    "PRLV SEPA ECHEANCE PRET ASSURANCE ANNUELLE",
  ])("is the insurance of more months where an insurer takes it, or it says whom it insures: %s", (text) => {
    expect(readAs("FR", text, -480).category).toBe("INSURANCE_LOAN");
  });

  it.each([
    "PRLV SEPA CARDIF ECHEANCE PRET ASSURANCE COMPRISE",
    "PRLV SEPA AXA BANQUE ECHEANCE PRET ASSURANCE",
    "PRLV SEPA CETELEM ECH PRET ASSURANCE",
  ])("is a loan's where a bank takes it, or it says that the insurance is part of it: %s", (text) => {
    expect(readAs("FR", text, -480).category).toBe("LOAN_REPAYMENT");
  });

  it.each([
    "VIR SEPA MAMAN ECHEANCE PRET ASSURANCE",
    "VIR SEPA DUPONT JEAN ECHEANCE PRET ASSURANCE",
    "VIR SEPA MME LEROY INES ECH PRET ASSURANCE VOITURE",
    "VIR INST ZUBRO KALIMBA ECHEANCE PRET ASS",
  ])("is no loan's where a person is paid, as without the insurance: %s", (text) => {
    expect(readAs("FR", text, -320).category).not.toContain("LOAN");
  });

  it.each([
    "ECHEANCE PRET ASSURANCE 3,10 CAP 111,20",
    "ECHEANCE PRET ASS IN 12",
    "PRLV SEPA ECH PRET ASSURANCE ET FRAIS",
    "ECH PRET ASSURANCE ET FRAIS INCLUS",
    "ECHEANCE PRET ASSURANCE COMPRISES",
    "ECHEANCE PRET ASSURANCE DECES INCLUSE 0012",
  ])("is a loan's that is small, too: %s", (text) => {
    expect(readAs("FR", text, -114.3).category).toBe("LOAN_REPAYMENT");
  });

  it.each([
    "ECH PRET ASS 055012233",
    "PRET ASS 12345678",
    "ECHEANCE PRET ASSURANCE 123456",
    "ECHEANCE PRET ASSURANCE DECES ET INVALIDITE",
    "ECHEANCE PRET ASSURANCE DECES ET PERTE EMPLOI",
    "ECH PRET ASS M ET MME DUPONT",
    "ECH PRET ASS CAPITAL DECES",
    "ECHEANCE PRET ASSURANCE CAPITAL RESTANT DU",
    "ECHEANCE PRET ASSURANCE HORS CAPITAL",
    "ECHEANCE PRET ASSURANCE IN FINE",
    "ECH PRET ASS CAP VIE",
    "VIR PERMANENT ECHEANCE PRET ASSURANCE 0012345",
    "VIREMENT ECH PRET ASS 0012",
  ])("is the insurance where it tells no more: %s", (text) => {
    expect(readAs("FR", text, -22).category).toBe("INSURANCE_LOAN");
  });
});

describe("an instalment that is taken in part", () => {
  it.each([
    "PLV PARTIEL ECH 10278 06041 00020345602",
    "PRELEVEMENT PARTIEL ECHEANCE 00123456",
    "RBT IMPAYE ECH 10278 06041 00020345602",
    "RBT IMPAYE ECH PRET 10278 06041 00020345602",
    "REMBT IMPAYE ECHEANCE 00123456",
    "RB IMP ECH 10278 06041 00020345602",
    "PAIEMENT PARTIEL ECHEANCE 12345",
  ])("is a loan's in the bank's own words: %s", (text) => {
    expect(readAs("FR", text, -310).category).toBe("LOAN_REPAYMENT");
  });

  it.each([
    ["VIR PAIEMENT PARTIEL ECHEANCE LOYER FONCIA", "RENT"],
    ["REMBT IMPAYE ECHEANCE EDF 05/2026", "POWER"],
    ["PRLV PARTIEL ECH ENGIE 12345678", "POWER"],
    ["PRLV PARTIEL ECH MAIF", "INSURANCE"],
    ["PRLV PARTIEL ECHEANCE TAXE FONCIERE", "TAX"],
    ["PAIEMENT PARTIEL ECHEANCE URSSAF", "PRO_TAX"],
    ["RBT IMPAYE ECHEANCE MUTUELLE MGEN", "INSURANCE"],
    ["RBT IMPAYE ECH GARAGE MARTIN", "TRANSPORT"],
    ["RBT IMPAYE ECHEANCE ZUBROLAND", "OTHER_EXPENSE"],
    ["CB PAIEMENT PARTIEL ECHEANCE 12345", "OTHER_EXPENSE"],
    ["VIR SEPA PAIEMENT PARTIEL ECHEANCE 2", "OTHER_EXPENSE"],
    ["RBT IMPAYE ECH", "OTHER_EXPENSE"],
    ["RBT IMPAYE ECH 05/07/2026", "OTHER_EXPENSE"],
    ["PAIEMENT PARTIEL ECHEANCE 4417", "OTHER_EXPENSE"],
    ["PRLV SEPA PAIEMENT PARTIEL ECHEANCE", "OTHER_EXPENSE"],
    ["PRELEVEMENT PARTIEL ECHEANCE ASSURANCE PRET", "INSURANCE_LOAN"],
    ["VIR SEPA PAIEMENT PARTIEL ECHEANCE MARS SARL DUPONT", "OTHER_EXPENSE"],
    ["PAIEMENT PARTIEL PRET A PORTER LILLE", "SHOPPING"],
    ["CB RB IMP PRET A MANGER", "LEISURE"],
  ])("is of what it names: %s", (text, category) => {
    expect(readAs("FR", text, -80).category).toContain(category);
  });
});

describe("what came back though it was paid in part, or again", () => {
  it.each([
    "REJET PRLV SEPA EDF RBT IMPAYE ECH 06",
    "REJET PRLV SEPA EDF RBT IMPAYE ECH 10278123",
    "REJET PRLV SFR PAIEMENT PARTIEL ECHEANCE JUIN",
    "REJET PRLV SEPA FONCIA LOYER PAIEMENT PARTIEL ECHEANCE",
    "REJET PRLV DGFIP PAIEMENT PARTIEL ECHEANCE IMPOT",
    "REJET PRLV MACIF PAIEMENT PARTIEL ECHEANCE AUTO 12345678",
    "REJET PRLV SEPA PAIEMENT PARTIEL ECHEANCE",
  ])("is no loan's where another is named, or no contract: %s", (text) => {
    expect(readAs("FR", text, 64).category).toBe("REJECTION_PAYMENT");
  });

  it.each([
    "REJET RBT IMPAYE ECH 10278 06041 00020345602",
    "REJET PAIEMENT PARTIEL ECHEANCE 12345 DEFAUT PROVISION",
    "IMPAYE RBT IMPAYE ECH 10278 06041 00020345602",
    "REJET PRLV IMPAYE RBT IMPAYE ECH 10278 06041 00020345602",
    "REJET RBT IMPAYE ECH 10278 06041 00020345602 PROV INSUFF",
    "REJET RBT IMPAYE ECH 10278 06041 00020345602 SOLDE INSUFFISANT",
    "ECHEANCE REJETEE RBT IMPAYE ECH 10278 06041 00020345602",
    "REJET PRLV RBT IMPAYE ECH PRET 00123",
    "REJET PLV PARTIEL ECH 10278 06041 00020345602",
  ])("is a loan's by its contract's number alone, or a loan's word: %s", (text) => {
    expect(readAs("FR", text, 64).category).toBe("REJECTION_LOAN_REPAYMENT");
  });
});

describe("an instalment that is made good", () => {
  const NUMBER = "10278 06041 00020345602";

  it.each(["RBT IMPAYE ECH", "REMBT IMPAYE ECHEANCE", "RB IMP ECH", "PAIEMENT PARTIEL ECHEANCE"])(
    "is of the loan that bears its number: %s",
    (words) => {
      const whole = `ECH PRET CAP+IN ${NUMBER}`;
      const facts = factsIn(6, [
        ...monthly(whole, -600, "05", 1, 6),
        ["2026-06-07", `REJET ${whole}`, 600],
        ["2026-06-14", `${words} ${NUMBER}`, -600],
      ]);
      expect(flowsOf(facts).filter(([, rows]) => rows > 0)).toHaveLength(2);
    },
  );
});
