import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import type { Market } from "../../src/model/market.js";
import { account, type Line, NOW } from "./facts.js";

/** Enough suppliers for an analysis. */
const SUPPLIERS: readonly Line[] = Array.from({ length: 24 }, (_, at): Line => {
  return [`2026-0${4 + (at % 3)}-${String(2 + at).padStart(2, "0")}`, "PRLV SEPA ZUBROWAL FOURNITURES", -100];
});

function analysisOf(line: Line, market: Market = "FR") {
  const currency = market === "GB" ? "GBP" : "EUR";
  const body = { accounts: [account([...SUPPLIERS, line], { usage: "PROFESSIONAL", currency })] };
  const analysis = analyze(body, { now: NOW, usage: "BUSINESS", project: { market } });
  const row = analysis.accounts[0]!.transactions.find(({ description }) => description === line[1])!;
  return { category: row.enrichments.category, expenses: analysis.creditInsights!.expenses.totalAmount };
}

describe("the categories of a business", () => {
  it.each([
    ["REMCB 2597022 CARTE DU 2404 TPE 10278 8302", 1299.57, "REVENUE"],
    ["VIR UBER EATS FRANCE SAS PAYOUT 69MTH9L0", 279.57, "REVENUE"],
    ["VIR SEPA RECU SARL ZUBRO ACOMPTE AVRIL", 500, "REVENUE"],
    ["VIR MME ZUBRO ANNE APPORT COMPTE COURANT ASSOCIE", 3000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["VIR VERS LIVRET PRO 07340", -1500, "INTERNAL_TRANSFER"],
    ["VIR DU LIVRET PRO 07340", 2000, "INTERNAL_TRANSFER"],
    ["PRLV SEPA DGFIP TVA1 052026", -1104, "PRO_TAX"],
    ["ECH PGE RESILIENCE 07340", -301.44, "NON_OPERATING_LOAN_REPAYMENT"],
    ["VIR SEPA MME ZUBRO ANNE DIVIDENDES 2025", -4000, "NON_OPERATING_OTHER"],
    ["VIR ASP AIDE APPRENTIS CONTRAT 0692", 416.66, "OTHER"],
  ] as const)("of %s, %d is %s", (text, amount, category) => {
    expect(analysisOf(["2026-05-12", text, amount]).category).toBe(category);
  });

  it.each([
    ["FR", "VIR REMBOURSEMENT COMPTE COURANT ASSOCIE M ZUBRO", -900, "NON_OPERATING_OTHER"],
    ["FR", "PRLV SEPA DGFIP", -310, "PRO_TAX"],
    ["GB", "ZUBROWKIN M , DIRECTORS LOAN , FP 24/04/26", 3000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["GB", "M ZUBROWKIN , DIVIDEND Q2 , VIA MOBILE - PYMT", -1500, "NON_OPERATING_OTHER"],
    ["GB", "HMRC CORPORATION T , 8596148260A00108A , VIA ONLINE - PYMT", -2914.77, "PRO_TAX"],
    ["GB", "HMRC CUMBERNAULD , 120PX00284417 , VIA ONLINE - PYMT", -847.9, "PRO_TAX"],
    ["GB", "ALLWYN ENTERTAINMENT LTD , RETAILER 0417", -900, "OPEX_OTHER"],
    ["GB", "NATIONAL LOTTERY DD", -10, "GAMBLING"],
    ["ES", "CARGO POLIZA DE CREDITO 0049 1234", -5000, "NON_OPERATING_LOAN_REPAYMENT"],
    ["ES", "PAGO APLAZAMIENTO AEAT MOD 303 1T", -212.44, "PRO_TAX"],
    ["ES", "LOTERIAS Y APUESTAS DEL ESTADO LIQUIDACION 0417", -700, "OPEX_OTHER"],
    ["ES", "PAGO IMPUESTOS AEAT MOD 115 1T 2026", -684, "PRO_TAX"],
    ["ES", "TRANSFERENCIA DE ANA ZUBROWKIN, CONCEPTO APORTACION SOCIA", 3000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["ES", "TRANSFERENCIA A ANA ZUBROWKIN REPARTO DIVIDENDOS", -3000, "NON_OPERATING_OTHER"],
    ["NL", "Naam: Belastingdienst Omschrijving: Vpb 2025 voorlopige aanslag", -1183, "PRO_TAX"],
    ["NL", "Naam: Tribuut belastingsamenwerking Omschrijving: Gem. belastingen 2026", -61.18, "PRO_TAX"],
    ["NL", "Naam: A Zubrowkin Omschrijving: RC DGA", 3000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["NL", "Naam: A Zubrowkin Omschrijving: prive opname", -1500, "NON_OPERATING_OTHER"],
    ["NL", "Zubro Beheer B.V. Storting rekening-courant tijdelijk", 5000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["FR", "VIR MME ZUBRO CORINNE AVANCE COMPTE COURANT ASSOCIE", 2000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["FR", "VIR MME ZUBRO CORINNE APPORT ASSOCIEE CPTE COURANT", 3000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["GB", "Automated Credit ZUBRO B DLA LOAN TO COMPANY", 1500, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["FR", "VIR ACTION LOGEMENT SERVICES GARANTIE VISALE ZUBRO 03/26", 590, "REVENUE"],
    ["NL", "Opname rekening-courant krediet", 5000, "NON_OPERATING_NEW_FINANCING"],
    ["NL", "STORTING SEALBAG REKENING COURANT", 5000, "REVENUE"],
    ["BE", "OVERSCHRIJVING REKENING COURANT ZAAKVOERDER", 3000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
  ] as const)("in %s, of %s, %d is %s", (market, text, amount, category) => {
    expect(analysisOf(["2026-05-12", text, amount], market).category).toBe(category);
  });

  it.each([
    ["VIREMENT EN VOTRE FAVEUR CPAM DE LA SARTHE TIERS PAYANT LOT 441", 812.4, "REVENUE"],
    ["VIREMENT EN VOTRE FAVEUR HARMONIE MUTUELLE TIERS PAYANT LOT 442", 212.4, "REVENUE"],
    ["VIREMENT EN VOTRE FAVEUR AXA FRANCE REGLEMENT FACTURE 443", 1034, "REVENUE"],
    ["VIREMENT EN VOTRE FAVEUR CPAM DE LA SARTHE IJ SUBROGATION 444", 412.4, "ALLOWANCE_HEALTH"],
    ["VIREMENT EN VOTRE FAVEUR CPAM DE LA SARTHE IJSS LOT 9 TIERS PAYANT", 412.5, "ALLOWANCE_HEALTH"],
    // No staff that is ill is paid so much at once.
    ["VIR SEPA CPAM DU CHER 18002022 230226", 5000, "REVENUE"],
    ["VIR SEPA CPAM DU CHER 18002022 230226", 4999.99, "ALLOWANCE_HEALTH"],
    ["VIR SEPA CPAM DU CHER IJ SUBROGATION LOT 3", 5000, "ALLOWANCE_HEALTH"],
    ["VIR CAISSE PRIMAIRE D ASSURANCE MALADIE", 7200, "REVENUE"],
    ["VIR CAISSE PRIMAIRE ASS MALADIE PARIS", 7200, "REVENUE"],
    ["VIR C.P.A.M. DU VAR 4417", 7200, "REVENUE"],
    ["VIR SEPA CPAM DU CHER MALADIE SALARIE", 7200, "ALLOWANCE_HEALTH"],
    ["VIR CPAM RHONE CONGE ADOPTION", 7200, "ALLOWANCE_HEALTH"],
    ["VIR CPAM DU VAL DE MARNE IND JOURN", 7200, "ALLOWANCE_HEALTH"],
    ["VIR SEPA CPAM DU CHER ARRET DE TRAVAIL", 5200, "ALLOWANCE_HEALTH"],
    ["VIR SEPA CPAM DU CHER CAPITAL DECES", 5200, "ALLOWANCE_HEALTH"],
    ["VIREMENT EN VOTRE FAVEUR MAIF SINISTRE 22", 700, "REFUND_INSURANCE"],
    ["VIREMENT EN VOTRE FAVEUR MAIF SINISTRE 22", 17000, "REFUND_INSURANCE"],
    ["COM. IMPAYE REMISE CHEQUE", -15, "FEES_BANK_SERVICE"],
    ["PRELEVEMENT LA FRANCAISE DES JEUX DETAILLANT 0417", -1400, "OPEX_OTHER"],
    ["VIR FRANCAISE DES JEUX LOTS PAYES", 210, "REVENUE"],
    ["CB FDJ.FR BOULOGNE", -20, "GAMBLING"],
    ["PRLV SEPA PAYPAL FDJ", -20, "GAMBLING"],
    ["PRLV SEPA BETCLIC", -30, "GAMBLING"],
    ["VIR STRIPE CAPITAL AVANCE", 8000, "NON_OPERATING_NEW_FINANCING"],
    ["VIR BPIFRANCE PRET REBOND", 15000, "NON_OPERATING_NEW_FINANCING"],
    ["PRELEVEMENT DGFIP PAS DSN 032026 94228826108", -61, "PRO_TAX"],
  ] as const)("tell its trade from what a person is paid, stakes or owes: %s, %d is %s", (text, amount, category) => {
    expect(analysisOf(["2026-05-12", text, amount]).category).toBe(category);
  });

  it.each([
    ["ES", "EXTORNO SEGURO MAPFRE FACTURA 12", "REFUND_INSURANCE"],
    ["ES", "DEVOLUCION SEGURO FACTURA 12 MAPFRE", "REFUND_INSURANCE"],
    ["ES", "TRANSFERENCIA MAPFRE INDEMNIZACION SINIESTRO FACTURA 12", "REFUND_INSURANCE"],
    ["NL", "Interpolis premierestitutie factuur 22", "REFUND_INSURANCE"],
    ["FR", "VIR AXA ASSURANCE RISTOURNE FACTURE 12", "REFUND_INSURANCE"],
    ["FR", "VIR MAAF ANNULATION FACTURE 12", "REFUND_INSURANCE"],
    ["FR", "VIR ALLIANZ INDEMNITÉ DEGAT DES EAUX FACTURE PLOMBIER", "REFUND_INSURANCE"],
    ["FR", "VIR CPAM MATERNITE FACT 12", "ALLOWANCE_HEALTH"],
    ["FR", "VIR CPAM 69 TIERS PAYANT MATERNITE", "REVENUE"],
    ["FR", "VIR CPAM 69 TP MATERNITE FACT 0417", "REVENUE"],
    ["FR", "VIR HARMONIE MUTUELLE TP FACT 22 MATERNITE", "REVENUE"],
    ["FR", "VIR CPAM IJ MATERNITE TIERS PAYANT", "ALLOWANCE_HEALTH"],
    // A garage is paid on the claim of its customer.
    ["FR", "VIR MAIF SINISTRE 22 FACTURE 12", "REVENUE"],
  ] as const)(
    "tell in %s what insurers give back and make good from what they pay for work: %s",
    (market, text, category) => {
      expect(analysisOf(["2026-05-12", text, 450], market).category).toBe(category);
    },
  );

  it("of loans are what its loans, rejections and debts are made of", () => {
    const lines: readonly Line[] = [
      ["2026-04-02", "VIR DEBLOCAGE PRET PRO ZUBROBANK", 9000],
      ["2026-04-12", "PRLV SEPA COFIDIS PRET PERSONNEL", -300],
      ["2026-05-12", "PRLV SEPA COFIDIS PRET PERSONNEL", -300],
      ["2026-06-12", "PRLV SEPA COFIDIS PRET PERSONNEL", -300],
      ["2026-06-14", "REJET PRLV", 300],
    ];
    const body = { accounts: [account([...SUPPLIERS, ...lines], { usage: "PROFESSIONAL" })] };
    const { creditInsights, accounts, scores } = analyze(body, {
      now: NOW,
      usage: "BUSINESS",
      project: { market: "FR" },
    });
    expect(creditInsights!.loans.repayments).toMatchObject({ count: 1, totalAmount: -600 });
    expect(creditInsights!.loans.drawdowns).toMatchObject({ count: 1, totalAmount: 9000 });
    const rejection = accounts[0]!.transactions.find(({ description }) => description === "REJET PRLV")!;
    expect(rejection.enrichments.category).toBe("REJECTION_LOAN_REPAYMENT");
    const debt = scores!.businessCreditScore!.points.find(({ characteristic }) => characteristic === "DEBT_RATIO")!;
    expect(debt.value).toBeUndefined();
  });

  it("part two loans with one lender that a card pays, as for a person", () => {
    const days = ["2026-04", "2026-05", "2026-06"];
    const lines = days.flatMap((month): Line[] => [
      [`${month}-05`, "CB COFIDIS PRET PERSONNEL", -100],
      [`${month}-20`, "CB COFIDIS PRET PERSONNEL", -250],
    ]);
    const body = { accounts: [account([...SUPPLIERS, ...lines], { usage: "PROFESSIONAL" })] };
    const { creditInsights } = analyze(body, { now: NOW, usage: "BUSINESS", project: { market: "FR" } });
    expect(creditInsights!.loans.repayments).toMatchObject({ count: 2, totalAmount: -1050 });
  });

  it("count no move to its own savings as an expense", () => {
    expect(analysisOf(["2026-05-12", "VIR VERS LIVRET PRO 07340", -1500]).expenses).toBe(-2400);
  });
});
