import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a wage less what the employer hands on to who has seized it", () => {
  it.each([
    ["FR", "VIREMENT EN VOTRE FAVEUR ATELIERS DU LAC SALAIRE APRES SAISIE"],
    ["FR", "VIR ACME SARL PAIE JUIN NET DE SAISIE"],
    ["FR", "VIR ACME SARL SALAIRE JUIN SAISIE DEDUITE"],
    ["BE", "VIREMENT DE ACME SRL SALAIRE APRES SAISIE"],
    ["BE", "OVERSCHRIJVING VAN ACME BV LOON NA LOONBESLAG"],
    ["ES", "TRANSFERENCIA DE ACME SL NOMINA MENOS EMBARGO"],
    ["ES", "NOMINA JULIO EMBARGO DEDUCIDO ACME SL"],
    ["NL", "Salaris na loonbeslag mei De Polder BV"],
    ["GB", "ACME LTD SALARY LESS ATTACHMENT BGC"],
  ] as const)("in %s is a wage and releases no seizure: %s", (market, text) => {
    expect(readAs(market, text, 1200).category).toBe("WAGE");
  });

  it.each([
    ["FR", "MAINLEVEE SAISIE ATTRIBUTION SCP DURAND", "RELEASE_ACCOUNT_SEIZURE"],
    ["ES", "LEVANTAMIENTO DE EMBARGO JUDICIAL", "RELEASE_ACCOUNT_SEIZURE"],
  ] as const)("in %s is told from what is released: %s is %s", (market, text, category) => {
    expect(readAs(market, text, 1200).category).toBe(category);
  });
});

describe("what employers pay those who are ill or work across the border", () => {
  it.each([
    ["VIREMENT ATELIERS DU LAC COMPLEMENT MALADIE", "WAGE"],
    ["VIR CPAM COMPLEMENT MALADIE", "ALLOWANCE_HEALTH"],
    ["VIR SEPA C.P.A.M. PARIS COMPLEMENT MALADIE", "ALLOWANCE_HEALTH"],
    ["VIR SEPA PRO BTP COMPLEMENT MALADIE", "REFUND_INSURANCE"],
    ["VIR ZUBRO SCHWEIZ AG BASEL SALAER 04/2026 CHF COURS 0,94", "WAGE"],
    ["VIR ZUBRO SCHWEIZ AG SPESEN DEPLACEMENT ZUERICH", "REFUND_EXPENSE_REPORT"],
    ["VIR FAMILIENAUSGLEICHSKASSE BS KINDERZULAGE 03/26", "ALLOWANCE_FAMILY"],
    ["VIR MME LOHN CLAIRE ANNIVERSAIRE", "OTHER_ENTRY"],
  ])("is told: %s is %s", (text, category) => {
    expect(readAs("FR", text, 400).category).toBe(category);
  });
});

describe("words that blind readings showed", () => {
  it.each([
    ["BE", "PAIEMENT PAR CARTE BANCAIRE RESA RECHARGE COMPTEUR LIEGE", -20, "POWER"],
    ["BE", "Kosten onuitgevoerde domiciliëring", -12.1, "FEES_PAYMENT_REJECTION"],
    ["BE", "TERUGBETALING INVESTERINGSKREDIET 071-1661054-44 VERVALDAG 07/02", -534, "LOAN_REPAYMENT"],
    ["BE", "OVERSCHRIJVING FOD FINANCIEN INNING ROERENDE VOORHEFFING DIVIDEND 2025", -370, "PERSO_TAX"],
    ["FR", "PRLV SEPA DGFIP IMPOT ACOMPTE MENSUEL 0804523707733", -187, "INCOME_TAX"],
    ["FR", "VIR ACM VIE REMBOURSEMENT SOINS", 39.2, "REFUND_INSURANCE"],
    ["FR", "Refund from Galaxus.ch", 129.9, "REFUND"],
    ["FR", "Delphine Zubro - Note de frais mars", -147.3, "OTHER_EXPENSE"],
    ["FR", "VIR INST HOTEL DU PORT FACT VTC 26-014", 196.5, "FREELANCE"],
    ["FR", "FACTURATION FORFAIT CIC CONTRAT PERSONNEL", -5.2, "FEES_BANK_SERVICE"],
    ["NL", "Overboeking van RaboSpaarRekening huur redden", 180, "DISSAVING"],
    ["GB", "PAYPAL PYMT IN 3 DD", -24.17, "SPLIT_PAYMENT"],
  ] as const)("in %s: %s of %d is %s", (market, text, amount, category) => {
    expect(readAs(market, text, amount).category).toBe(category);
  });
});
