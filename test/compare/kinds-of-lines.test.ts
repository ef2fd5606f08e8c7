import { describe, expect, it } from "vitest";
import { type Category, compare, type Market } from "../../src/index.js";
import { analysisOf, monthly, PURCHASES, type Row } from "./accounts-of-rows.js";

const bought = monthly("Betaalautomaat Slagerij Dorlane ZWOLLE NLD", -12, "03");

/** What is new and stopped where one text follows on another, on the account and on another one. */
function toldOf(market: Market, before: string, after: string, amount: number) {
  const rows = (text: string, from: number, to: number): readonly Row[] => monthly(text, amount, "05", from, to);
  const here = [[...PURCHASES, ...rows(before, 1, 6), ...rows(after, 7, 9)], bought];
  const elsewhere = [
    [...PURCHASES, ...rows(before, 1, 6)],
    [...bought, ...rows(after, 7, 9)],
  ];
  return [here, elsewhere].map((lists) => {
    const [june, september] = ["2026-06-30", "2026-09-28"].map((day) =>
      analysisOf(day, lists, { project: { market } }),
    );
    const { newFlows, stoppedFlows } = compare(june!, september!);
    return [newFlows, stoppedFlows].map((flows) => flows.map(({ category }) => category));
  });
}

describe("a line of the same payee, amount and day", () => {
  it.each<readonly [Market, string, string, string, number]>([
    ["FR", "PRLV SEPA COFIDIS MOTIF", "PRET", "PRET PERSONNEL", -120],
    ["FR", "PRLV SEPA BANQUE DU LAC MOTIF ECHEANCE", "PRET", "PRET IMMOBILIER", -620],
    ["NL", "SEPA Overboeking Naam: Qander Omschrijving:", "termijn lening", "persoonlijke lening termijn", -100],
    ["ES", "RECIBO BANCO DEL LAGO CONCEPTO", "PRESTAMO", "PRESTAMO HIPOTECARIO", -650],
    ["FR", "PRLV SEPA MAIF MOTIF", "COTISATION ASSURANCE", "ASSURANCE HABITATION", -32],
    ["NL", "SEPA Incasso Naam: Unive Schade Omschrijving:", "verzekering premie", "autoverzekering premie", -47],
    ["FR", "VIR SEPA CAF MOTIF", "PRESTATIONS", "ALLOCATIONS FAMILIALES", 132],
    ["NL", "SEPA Overboeking Naam: UWV Omschrijving:", "uitkering", "WIA uitkering", 1250],
    ["FR", "VIR SEPA DURAND LIVRET MOTIF", "EPARGNE", "LIVRET A", -100],
    ["FR", "PRLV SEPA DGFIP MOTIF", "IMPOT", "IMPOT REVENUS", -132],
    ["FR", "PRLV SEPA DGFIP MOTIF", "IMPOT", "TAXE FONCIERE", -132],
  ])(
    "goes on where a remark says it more precisely, or less: %s: %s %s, %s",
    (market, payee, general, precise, amount) => {
      const nothing = [[], []];
      const [less, more] = [`${payee} ${general}`, `${payee} ${precise}`];
      expect(toldOf(market, less, more, amount)).toEqual([nothing, nothing]);
      expect(toldOf(market, more, less, amount)).toEqual([nothing, nothing]);
    },
  );

  it.each<readonly [Market, string, string, Category, string, Category, number]>([
    ["NL", "SEPA Overboeking Naam: P. Velmans Omschrijving:", "huur", "RENT", "alimentatie", "PAID_ALIMONY", -500],
    [
      "NL",
      "SEPA Overboeking Naam: ING Bank Omschrijving:",
      "creditcard",
      "REGULAR_EXPENSE",
      "persoonlijke lening",
      "LOAN_REPAYMENT_PERSONAL",
      -100,
    ],
    [
      "NL",
      "SEPA Incasso Naam: ING Bank Omschrijving:",
      "creditcard",
      "LOAN_REPAYMENT_REVOLVING",
      "persoonlijke lening",
      "LOAN_REPAYMENT_PERSONAL",
      -100,
    ],
    [
      "FR",
      "PRLV SEPA COFIDIS MOTIF",
      "CREDIT RENOUVELABLE",
      "LOAN_REPAYMENT_REVOLVING",
      "PRET PERSONNEL",
      "LOAN_REPAYMENT_PERSONAL",
      -120,
    ],
    ["FR", "PRLV SEPA COFIDIS MOTIF", "PRET", "LOAN_REPAYMENT", "ASSURANCE PRET", "INSURANCE_LOAN", -120],
    ["FR", "PRLV SEPA MAIF MOTIF", "ASSURANCE AUTO", "INSURANCE_AUTO", "ASSURANCE HABITATION", "INSURANCE_HOME", -32],
    ["FR", "VIR SEPA CAF MOTIF", "ALLOCATIONS FAMILIALES", "ALLOWANCE_FAMILY", "APL", "ALLOWANCE_HOUSING", 232],
    ["FR", "PRLV SEPA DGFIP MOTIF", "IMPOT REVENUS", "INCOME_TAX", "TAXE FONCIERE", "PROPERTY_TAX", -132],
    ["FR", "VIR SEPA ZUBRO MOTIF", "SALAIRE", "WAGE", "PENSION RETRAITE", "RETIREMENT_PENSION", 1632],
    ["FR", "VIR SEPA ZUBRO MOTIF", "SALAIRE", "WAGE", "ACOMPTE SUR SALAIRE", "WAGE_ADVANCE_PAYMENT", 1632],
    ["NL", "SEPA Overboeking Naam: Zubro BV Omschrijving:", "salaris", "WAGE", "vakantiegeld", "WAGE_BONUS", 1850],
  ])("is another where the remarks say that something else is paid: %s: %s %s, %s, %s, %s", (...texts) => {
    const [market, payee, first, categoryOfFirst, second, categoryOfSecond, amount] = texts;
    const [before, after] = [`${payee} ${first}`, `${payee} ${second}`];
    const told = [[categoryOfSecond], [categoryOfFirst]];
    expect(toldOf(market, before, after, amount)).toEqual([told, told]);
  });
});
