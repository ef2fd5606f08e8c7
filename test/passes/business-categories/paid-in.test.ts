import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import type { Market } from "../../../src/model/market.js";
import { account, type Line, NOW } from "../facts.js";

/** Enough suppliers for an analysis, and 2000 a month of customers. */
const TRADE: readonly Line[] = ["04", "05", "06"].flatMap((month): readonly Line[] => [
  [`2026-${month}-03`, "ZUBROWAL CLIENT REGLEMENT", 2000],
  ...Array.from({ length: 8 }, (_, at): Line => [`2026-${month}-${11 + at}`, "ZUBROWAL FOURNITURES", -100]),
]);

function analysisOf(lines: readonly Line[], owner: string, market: Market = "FR") {
  const currency = market === "GB" ? "GBP" : "EUR";
  const owned = account([...TRADE, ...lines], { usage: "PROFESSIONAL", currency, owners: [{ name: owner }] });
  return analyze({ accounts: [owned] }, { now: NOW, usage: "BUSINESS", project: { market } });
}

function categoryOf(text: string, owner: string, market?: Market): string | undefined {
  const { accounts } = analysisOf([["2026-05-15", text, 1500]], owner, market);
  return accounts[0]!.transactions.find(({ description }) => description === text)!.enrichments.category;
}

describe("what a sole trader pays into his business", () => {
  it.each<readonly [Market, string, string]>([
    ["FR", "M PAUL MOREL", "VIR SEPA M PAUL MOREL"],
    ["FR", "EI PAUL MOREL", "VIR INST PAUL MOREL"],
    ["FR", "M PAUL MOREL", "VIR SEPA M PAUL MOREL APPORT"],
    ["GB", "MRS SARAH WHITMORE", "FPI S WHITMORE FUNDS"],
    ["GB", "SARAH WHITMORE T/A OAK DESIGN", "FPI SARAH WHITMORE"],
    ["NL", "J de Vries", "Naam: J de Vries Omschrijving: storting"],
    ["ES", "PAUL ORTEGA RUIZ", "TRANSFERENCIA DE PAUL ORTEGA RUIZ"],
    ["FR", "JULES FERRAND", "VIR INST RE 4411 DE: Jules Ferrand DATE: 18/05/2026 09H12 MOTIF: Sent from Revolut"],
    ["FR", "M PAUL MOREL", "VIREMENT EN VOTRE FAVEUR DE M MOREL PAUL CREDIT MUTUEL"],
    ["FR", "M PAUL MOREL", "VIR PAUL MOREL COMPTE COURANT"],
    ["GB", "SARAH WHITMORE", "SARAH WHITMORE (Faster Payments) Reference: 4417"],
    [
      "NL",
      "J de Vries",
      "/TRTP/SEPA OVERBOEKING/IBAN/NL00ABNA0000000000/BIC/ABNANL2A/NAME/J DE VRIES/EREF/NOTPROVIDED",
    ],
    [
      "BE",
      "M PAUL MOREL",
      "VIREMENT DE BE00 0000 0000 0000 PAUL MOREL BIC GEBABEBB REFERENCE BANQUE : 2605 VAL. 15-05",
    ],
    // An account's number, what a bank numbers transfers by, a day, and that nothing is said, behind his name.
    ["BE", "M PAUL MOREL", "VIREMENT DE PAUL MOREL BE00 0000 0000 0000 SANS COMMUNICATION"],
    ["BE", "M PAUL MOREL", "OVERSCHRIJVING VAN PAUL MOREL ZONDER MEDEDELING"],
    ["NL", "J de Vries", "J DE VRIES NL00RABO0000000000 BIC RABONL2U"],
    ["NL", "J de Vries", "Naam: J de Vries Omschrijving: eigen geld"],
    ["FR", "M PAUL MOREL", "VIR PAUL MOREL FR00 0000 0000 0000 0000 000"],
    ["FR", "M PAUL MOREL", "VIR PAUL MOREL N26"],
    ["FR", "M PAUL MOREL", "VIREMENT RECU LE 14 MAI DE PAUL MOREL"],
    ["FR", "M PAUL MOREL", "VIR PAUL MOREL ZZ1AB2CD3EF4"],
    ["FR", "M PAUL MOREL", "VIR PAUL MOREL ZZ1AB22CD3"],
    ["FR", "M PAUL MOREL", "VIR INST RE4411 DE PAUL MOREL"],
    ["FR", "M PAUL MOREL", "VIR PAUL MOREL MOTIF NON RENSEIGNE"],
    ["GB", "SARAH WHITMORE", "SARAH WHITMORE FP 12/05/26 1045 RP4659987000"],
    ["GB", "SARAH WHITMORE", "FPI SARAH WHITMORE ON 12 MAY"],
    ["ES", "PAUL ORTEGA RUIZ", "ABONO TRANSFERENCIA PAUL ORTEGA RUIZ"],
    ["ES", "PAUL ORTEGA RUIZ", "TRANSFERENCIA DE PAUL ORTEGA RUIZ CONCEPTO: SIN CONCEPTO"],
  ])("in %s is his own money, by the owner %s: %s", (market, owner, text) => {
    expect(categoryOf(text, owner, market)).toBe("NON_OPERATING_SHAREHOLDER_INCOMING");
  });

  it.each<readonly [Market, string]>([
    ["FR", "VIR SEPA MME ANNE MOREL"],
    ["FR", "VIR SEPA MME PAUL MOREL"],
    ["FR", "VIR SEPA SCI PAUL MOREL"],
    ["FR", "VIR SEPA DUPONT PAUL MOREL"],
    // A bank may print what the customer wrote, and no more.
    ["FR", "VIR M PAUL MOREL FACTURE 44"],
    ["FR", "VIR RECU /MOTIF PAUL MOREL"],
    ["FR", "VIR SEPA REMISE CB PAUL MOREL"],
    ["GB", "PAUL MOREL CARD TAKINGS"],
    ["GB", "FPI PAUL MOREL INV 44"],
    ["GB", "FPI PAUL MOREL DEPOSIT"],
    ["ES", "BIZUM PAUL MOREL"],
    // Takings, which a bank books under its own words and his name.
    ["FR", "REMISE PRLV SEPA PAUL MOREL"],
    ["GB", "PAUL MOREL CARD PAYMENTS"],
    ["ES", "ABONO COMERCIO PAUL MOREL"],
    ["NL", "Naam: Mollie Paul Morel"],
    // Any word beside him says what it is.
    ["FR", "VIR REMISE PAUL MOREL"],
    ["FR", "VIR M PAUL MOREL PROVISION"],
    ["FR", "VIR PAUL MOREL CHARGES"],
    ["FR", "VIR PAUL MOREL REGLEMENT"],
    ["GB", "COUNTER CREDIT PAUL MOREL"],
    ["GB", "FPI PAUL MOREL BILLS"],
    ["GB", "FPI PAUL MOREL PAYMENT"],
    ["GB", "FPI PAUL MOREL INV44"],
    ["NL", "Naam: Paul Morel Omschrijving: omzet"],
    ["FR", "VIR M PAUL MOREL FA2026001"],
    ["FR", "VIR PAUL MOREL FA12B3"],
    ["FR", "VIR PAUL MOREL Z1A2BC"],
    ["GB", "FPI PAUL MOREL ORP4659987000"],
    ["GB", "FPI PAUL MOREL RP4659987000A"],
    ["FR", "VIR PAUL MOREL REF FACTURE"],
    ["FR", "VIR PAUL MOREL CREDIT 4411"],
    ["FR", "VIR APPORT PAUL MOREL"],
    ["ES", "ABONO PAUL MOREL"],
    ["BE", "VIREMENT DE PAUL MOREL COMMUNICATION FACTURE 44"],
  ])("in %s is none of what others pay: %s", (market, text) => {
    expect(categoryOf(text, "M PAUL MOREL", market)).toBe("REVENUE");
  });

  it("is none of what he takes out", () => {
    const { accounts } = analysisOf([["2026-05-15", "VIR SEPA M PAUL MOREL", -1500]], "M PAUL MOREL");
    const taken = accounts[0]!.transactions.find(({ amount }) => amount === -1500)!;
    expect(taken.enrichments.category).toBe("OPEX_OTHER");
  });

  it("is out of incomes, the main income and the score, and noted as of an account that the body lacks", () => {
    const months = ["04", "05", "06"].map((month): Line => [`2026-${month}-15`, "VIR SEPA M PAUL MOREL", 1500]);
    const { creditInsights, essentials, scores, dataQuality } = analysisOf(months, "M PAUL MOREL");
    // 3 × 2000 of customers, and no 3 × 1500 besides.
    expect(creditInsights!.incomes.totalAmount).toBe(6000);
    expect(essentials!.mainIncome!.monthlyAmount).toBe(2000);
    // The score's share of incomes that is left is that of the trade alone.
    const residualOf = (given: typeof scores) =>
      given!.businessCreditScore!.points.find(({ characteristic }) => characteristic === "RESIDUAL_INCOME")!.value;
    expect(residualOf(scores)).toBe(residualOf(analysisOf([], "M PAUL MOREL").scores));
    expect(dataQuality.notes).toContainEqual(expect.objectContaining({ code: "MISSING_OWN_ACCOUNT", count: 3 }));
  });

  it("is a budget line apart from what others pay under his name", () => {
    const { creditInsights } = analysisOf(
      [
        ["2026-04-15", "VIR M PAUL MOREL", 1500],
        ["2026-05-15", "VIR M PAUL MOREL FACTURE 44", 1500],
        ["2026-06-15", "VIR M PAUL MOREL", 1500],
      ],
      "M PAUL MOREL",
    );
    const flows = creditInsights!.cashFlows.filter(({ label }) => label.includes("MOREL"));
    expect(flows.map(({ category, transactions }) => [category, transactions.length]).sort()).toEqual([
      ["NON_OPERATING_SHAREHOLDER_INCOMING", 2],
      ["REVENUE", 1],
    ]);
  });
});

describe("what a firm pays itself", () => {
  it.each([
    "VIR SEPA SARL GARAGE MOREL",
    "VIR SEPA GARAGE MOREL SARL QONTO",
    "VIR SEPA GARAGE MOREL",
    "VIREMENT INTERNE",
    // By a way that is not told where nothing else is.
    "SARL GARAGE MOREL 4412",
    "VIR SEPA STE GARAGE MOREL CREDIT AGRICOLE",
    "VIR SEPA SOCIETE GARAGE MOREL",
    "VIR SEPA ETS GARAGE MOREL",
    "VIR SEPA GARAGE MOREL REF 2026 RF044",
    "VIR INST GARAGE MOREL APPORT",
    "VIR EURL GARAGE MOREL",
    "VIR SARL GARAGE MOREL 14 MAI",
  ])("from an account that the body lacks is an internal transfer: %s", (text) => {
    expect(categoryOf(text, "SARL GARAGE MOREL")).toBe("INTERNAL_TRANSFER");
  });

  it.each([
    "VIR SEPA SARL GARAGE DUVAL",
    "VIR SEPA MOREL",
    "VIR SEPA DUPONT JEAN SARL GARAGE MOREL",
    "VIR SCI BELLEVUE SARL GARAGE MOREL",
    "VIR RECU /MOTIF GARAGE MOREL",
    "VIR SEPA GARAGE MOREL FACTURE 44",
    "REM PRLV SARL GARAGE MOREL",
    "VERST SARL GARAGE MOREL",
    "VIR GARAGE MOREL PAIEMENT",
    // Any word beside its name says what it is, and a bank before it is who pays.
    "VIR REMISE GARAGE MOREL",
    "VERSEMENT GARAGE MOREL",
    "VIR SEPA GARAGE MOREL ACHAT",
    "VIR GARAGE MOREL CHARGES",
    "VIR SEPA CREDIT MUTUEL GARAGE MOREL",
    "VIREMENT RECU BENEFICIAIRE GARAGE MOREL",
    // Another form is another firm.
    "VIR SCI GARAGE MOREL",
    "VIR SAS GARAGE MOREL",
  ])("is none of what others pay: %s", (text) => {
    expect(categoryOf(text, "SARL GARAGE MOREL")).toBe("REVENUE");
  });

  it.each<readonly [Market, string, string, string]>([
    ["GB", "OAK DESIGN LTD", "BGC OAK DESIGN LIMITED", "INTERNAL_TRANSFER"],
    ["GB", "OAK DESIGN LTD", "COUNTER CREDIT OAK DESIGN LTD", "REVENUE"],
    ["GB", "OAK DESIGN LTD", "FPI OAK DESIGN PLC", "REVENUE"],
    ["NL", "Bakkerij Jansen BV", "Naam: Bakkerij Jansen BV Omschrijving: storting", "INTERNAL_TRANSFER"],
    ["NL", "Bakkerij Jansen BV", "Naam: Bakkerij Jansen BV Omschrijving: PIN 0605 Terminal 12", "REVENUE"],
    ["NL", "Bakkerij Jansen BV", "Naam: Bakkerij Jansen BV Omschrijving: kasgeld", "REVENUE"],
    ["ES", "TALLERES MOREL SL", "TRANSFERENCIA DE TALLERES MOREL SL", "INTERNAL_TRANSFER"],
    ["ES", "TALLERES MOREL SL", "INGRESO TALLERES MOREL SL", "REVENUE"],
    ["ES", "TALLERES MOREL SL", "TRANSFERENCIA DE TALLERES MOREL S.L.", "INTERNAL_TRANSFER"],
    ["ES", "TALLERES MOREL S.L.", "TRANSFERENCIA DE TALLERES MOREL SL", "INTERNAL_TRANSFER"],
    ["NL", "Bakkerij Jansen B.V.", "Bakkerij Jansen B.V.", "INTERNAL_TRANSFER"],
    ["FR", "S.A.R.L. GARAGE MOREL", "VIR SARL GARAGE MOREL", "INTERNAL_TRANSFER"],
    ["FR", "SARL GARAGE MOREL", "VIR S.C.I. GARAGE MOREL", "REVENUE"],
    ["BE", "SPRL GARAGE MOREL", "VIREMENT DE GARAGE MOREL SRL", "INTERNAL_TRANSFER"],
    ["BE", "BVBA GARAGE MOREL", "OVERSCHRIJVING VAN GARAGE MOREL BV", "INTERNAL_TRANSFER"],
    ["BE", "SRL GARAGE MOREL", "OVERSCHRIJVING VAN GARAGE MOREL BV", "INTERNAL_TRANSFER"],
    ["BE", "SRL GARAGE MOREL", "OVERSCHRIJVING VAN GARAGE MOREL NV", "REVENUE"],
    ["FR", "SAS GARAGE MOREL", "VIR SASU GARAGE MOREL", "INTERNAL_TRANSFER"],
    ["ES", "TALLERES MOREL SL", "TRANSFERENCIA DE TALLERES MOREL SLU", "INTERNAL_TRANSFER"],
    ["FR", "SARL GARAGE MOREL", "COMPTE COURANT 4412", "REVENUE"],
    ["BE", "SRL GARAGE MOREL", "PAYCONIQ GARAGE MOREL SRL", "REVENUE"],
  ])("in %s by the owner %s: %s is %s", (market, owner, text, category) => {
    expect(categoryOf(text, owner, market)).toBe(category);
  });
});
