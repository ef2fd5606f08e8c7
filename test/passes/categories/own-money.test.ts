import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import type { Market } from "../../../src/model/market.js";
import { account, type Line, NOW } from "../facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);

interface Month {
  readonly market?: Market;
  readonly owner?: string;
  /** What moves each month; 500 where nothing is said. */
  readonly amount?: number;
}

/** What an amount each month under a text, on an account of Elena Martin, is; and how many own accounts are missing. */
function readMonthly(
  text: string,
  { market = "FR", owner = "MME ELENA MARTIN", amount = 500 }: Month = {},
): readonly [category: string, missing: number | undefined] {
  const currency = market === "GB" ? "GBP" : "EUR";
  const lines = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, amount]);
  const given = account([...FILLERS, ...lines], { owners: [{ name: owner }], currency });
  const { creditInsights, essentials, dataQuality } = analyze({ accounts: [given] }, { now: NOW, project: { market } });
  const { category } = creditInsights!.cashFlows.find(({ totalAmount }) => totalAmount === 3 * amount)!;
  const isCounted = !["OTHER_ENTRY", "OTHER_EXPENSE"].includes(category);
  const { monthlyRegularIncome, monthlyEssentialExpenses } = essentials!;
  expect((amount > 0 ? monthlyRegularIncome : monthlyEssentialExpenses) > 0).toBe(isCounted);
  return [category, dataQuality.notes.find(({ code }) => code === "MISSING_OWN_ACCOUNT")?.count];
}

describe("money that comes each month", () => {
  it.each([
    ["FR", "VIR DE MON COMPTE"],
    ["FR", "VIR COMPTE A COMPTE"],
    ["FR", "VIR DE MON COMPTE BOURSORAMA"],
    ["FR", "VIREMENT INTERNE"],
    ["FR", "VIR SEPA MME ELENA MARTIN"],
    ["FR", "VIR SEPA RECU /DE MARTIN ELENA /MOTIF VIREMENT MENSUEL"],
    ["FR", "VIREMENT DE E MARTIN"],
    ["NL", "OVERBOEKING EIGEN REKENING"],
    ["NL", "Overschrijving Naam: eigen rekening Omschrijving: huishoudpot"],
    ["NL", "Overschrijving Naam: eigen rekening Omschrijving: vaste lasten"],
    ["NL", "/TRTP/SEPA OVERBOEKING/NAME/EIGEN REKENING/REMI/VASTE LASTEN"],
    ["NL", "Overschrijving Naam: E Martin Omschrijving: zeilclub"],
    ["ES", "TRANSFERENCIA DE ELENA MARTIN, CONCEPTO ZUBRO"],
    ["ES", "TRASPASO ENTRE CUENTAS"],
    ["GB", "E MARTIN"],
    ["GB", "From ELENA MARTIN"],
    ["GB", "E MARTIN (Faster Payments) Reference: bills"],
    ["GB", "FASTER PAYMENT FROM ELENA MARTIN REF ZUBRO"],
    ["GB", "FPI ELENA MARTIN REF ELENA MARTIN"],
    ["GB", "FASTER PAYMENTS RECEIPT REF.SENT FROM MONZO FROM ELENA MARTIN"],
    ["GB", "E MARTIN MONZO"],
    ["GB", "FPI ELENA MARTIN BARCLAYS"],
    ["GB", "E MARTIN TOP UP"],
    ["GB", "ELENA MARTIN BILLS"],
    ["GB", "ELENA MARTIN 400000006907419126 BILLS 070436 10 06MAY26 FPI"],
    ["GB", "Bank credit E MARTIN FOR MORTGAGE"],
    ["FR", "VIR SEPA ELENA MARTIN CHARGES COMMUNES"],
    ["FR", "VIREMENT DE MME MARTIN ELENA BUDGET MAISON"],
    ["NL", "Mw E Martin vaste lasten huis"],
    ["NL", "Elena Martin maandelijkse storting"],
    ["ES", "TRANSFERENCIA DE ELENA MARTIN GASTOS CASA"],
  ] as const)("in %s as %s is the holder's own: no regular income, and an account is missing", (market, text) => {
    expect(readMonthly(text, { market })).toEqual(["OTHER_ENTRY", 3]);
  });

  it.each([
    ["GB", "D Hargreaves", "FPI D HARGREAVES"],
    ["GB", "MR D HARGREAVES", "FPI MR D HARGREAVES"],
    ["GB", "HARGREAVES D", "D HARGREAVES (Faster Payments)"],
    ["GB", "M O'Brien", "FPI M O'BRIEN"],
    ["NL", "D de Vries", "Overschrijving Naam: D de Vries Omschrijving: maandgeld"],
    ["NL", "D.P. Oudejans", "SEPA Overboeking Naam: D.P. Oudejans"],
    ["NL", "Hr D P Oudejans", "Overschrijving Naam: D P Oudejans"],
    ["FR", "M J MOREL", "VIR INST J MOREL"],
    ["FR", "M. J. MOREL", "VIREMENT DE J MOREL"],
    ["GB", "M J Hargreaves", "FPI MRS M J HARGREAVES"],
    ["FR", "MME CLAUDE MOREL", "VIR SEPA RECU /DE MME C MOREL"],
    ["ES", "DAVID LOPEZ MARTIN", "TRANSFERENCIA DE D. LOPEZ MARTIN"],
    ["FR", "M OU MME DURAND PAUL", "VIR SEPA M OU MME DURAND PAUL"],
    ["FR", "M ET MME DURAND PAUL ET CLAIRE", "VIR SEPA MME CLAIRE DURAND"],
    ["FR", "M. et Mme Durand Paul et Claire", "VIR SEPA M PAUL DURAND"],
    ["GB", "MR & MRS D HARGREAVES", "FPI MRS D HARGREAVES"],
    ["GB", "MR & MRS D HARGREAVES", "FPI MR AND MRS D HARGREAVES"],
    ["GB", "MR DAVID HARGREAVES & MRS SUSAN HARGREAVES", "FPI MRS SUSAN HARGREAVES"],
    ["NL", "Dhr Jan de Vries en Mevr Sanne Bakker", "SEPA Overboeking Mevr Sanne Bakker"],
    ["ES", "Sr. David Lopez Garcia y Sra. Ana Ruiz Sanz", "TRANSFERENCIA SRA ANA RUIZ SANZ"],
    ["ES", "JOSE ORTEGA Y GASSET", "TRANSFERENCIA DE ORTEGA Y GASSET JOSE"],
    ["ES", "RAMON Y CAJAL SANTIAGO", "TRANSFERENCIA DE RAMON Y CAJAL SANTIAGO"],
    ["GB", "J & M SMITHSON", "FPI J SMITHSON"],
    ["GB", "MR J & M SMITHSON", "FPI MR J SMITHSON"],
    ["GB", "J & M SMITHSON", "FPI MRS M SMITHSON"],
    ["GB", "MRS J & M SMITHSON", "MRS J SMITHSON BGC"],
    ["GB", "MRS J & M SMITHSON", "FPI M SMITHSON"],
    ["NL", "Mevr. A. en M. Jansen", "SEPA Overboeking Mevr. A. Jansen"],
    ["FR", "MME C ET M DURAND", "VIR SEPA MME C DURAND"],
    ["FR", "MME C ET M DURAND", "VIR SEPA MME DURAND C"],
    ["FR", "COMPTE JOINT M OU MME LEROUX PAUL", "VIR SEPA M LEROUX PAUL"],
  ] as const)("in %s to %s is his own as %s", (market, owner, text) => {
    expect(readMonthly(text, { market, owner })).toEqual(["OTHER_ENTRY", 3]);
  });

  it.each([
    ["another of the family", "GB", "D Hargreaves", "FPI S HARGREAVES"],
    ["a surname alone", "GB", "D Hargreaves", "FPI MR HARGREAVES"],
    ["the surname's own letter", "GB", "D Hargreaves", "FPI H HARGREAVES"],
    ["an apostrophe's letter", "GB", "D O'Brien", "FPI S O'BRIEN"],
    ["a second initial", "NL", "D.P. Oudejans", "Overschrijving Naam: P Oudejans"],
    ["a title of names", "NL", "Hr D Oudejans", "Overschrijving Naam: Hr Oudejans"],
    ["a title that is an initial", "FR", "MARIE DUPONT", "VIR SEPA M DUPONT"],
    ["a father of her initial", "FR", "MLLE J MOREL", "VIR SEPA RECU /DE M J MOREL"],
    ["a wife of his initial", "NL", "Hr D de Vries", "Overschrijving Naam: Mw D de Vries"],
    ["a husband of her initial", "NL", "Mw D de Vries", "Overschrijving Naam: Hr D de Vries"],
    ["a wife of the initial behind his title", "FR", "M J MOREL", "VIR SEPA RECU /DE MME J MOREL"],
    ["a sibling of both surnames", "ES", "DAVID LOPEZ MARTIN", "TRANSFERENCIA DE A. LOPEZ MARTIN"],
    ["a sibling whose initial is a surname's", "ES", "DAVID LOPEZ MARTIN", "TRANSFERENCIA DE M. LOPEZ MARTIN"],
    ["a firm in a reference", "GB", "Daniel Hargreaves", "BGC D HARGREAVES REFERENCE ACME ELECTRONICS"],
    ["a husband by his title alone", "FR", "MME C ET M DURAND", "VIR SEPA M DURAND"],
    ["another beside the two", "GB", "MRS J & M SMITHSON", "FPI MISS K SMITHSON"],
    ["a child of the two", "FR", "M ET MME DURAND PAUL ET CLAIRE", "VIR SEPA MLLE ZOE DURAND"],
    ["his parents", "FR", "M DURAND PAUL", "VIR SEPA M ET MME DURAND"],
    ["her remark", "NL", "D de Vries", "Overschrijving Naam: P de Vries Omschrijving: voor D de Vries"],
  ] as const)("is income by %s", (_, market, owner, text) => {
    expect(readMonthly(text, { market, owner })).toEqual(["REGULAR_INCOME", undefined]);
  });

  it.each([
    ["a wage that names whom it pays", "VIR SEPA RECU /DE ACME SAS /MOTIF SALAIRE MARTIN ELENA", "WAGE"],
    ["a payer who names her in a remark", "VIR SEPA RECU /DE ZUBRO /MOTIF ELENA MARTIN", "REGULAR_INCOME"],
    ["a payer whose remark names an account", "VIR SEPA RECU /DE ZUBRO /MOTIF COMPTE JOINT", "REGULAR_INCOME"],
    ["a relative of her surname", "VIR SEPA M PAUL MARTIN", "REGULAR_INCOME"],
    ["a payer before her name", "VIR SEPA ZUBRO ELENA MARTIN", "REGULAR_INCOME"],
    ["a relative who is called by his title", "VIR SEPA M MARTIN", "REGULAR_INCOME"],
    ["her parents", "VIR SEPA M ET MME MARTIN", "REGULAR_INCOME"],
    ["a relative whose initial is her surname's", "VIR SEPA MARTIN M", "REGULAR_INCOME"],
    ["a firm of her name", "VIR SEPA ELENA MARTIN SARL", "REGULAR_INCOME"],
    ["somebody behind an account", "VIREMENT SUR COMPTE COURANT DE PAUL ZUBRO", "REGULAR_INCOME"],
    ["somebody at the same bank", "VIREMENT INTERNE ZUBRO", "REGULAR_INCOME"],
    ["somebody who is unknown", "VIR SEPA QWERT", "REGULAR_INCOME"],
    ["a payer who is named before a reference", "VIR SEPA ZUBRO REF ELENA MARTIN", "REGULAR_INCOME"],
    ["a payer who is named before her remark", "VIR SEPA RECU /DE ZUBRO /MOTIF MON COMPTE KWEPSEL", "REGULAR_INCOME"],
    ["somebody whom a remark of hers may name", "VIR SEPA ELENA MARTIN MOTIF ZUBRO KWEPSEL", "REGULAR_INCOME"],
    ["a firm that a remark of hers names", "VIR SEPA ELENA MARTIN MOTIF ZUBRO KWEPSEL SARL", "REGULAR_INCOME"],
    ["a person behind a reference", "VIR SEPA ELENA MARTIN REF PAUL ZUBRO", "REGULAR_INCOME"],
    ["a relative behind a reference", "VIR SEPA ELENA MARTIN REF P MARTIN", "REGULAR_INCOME"],
    ["a mother of her initial", "VIR SEPA E MARTIN REF BISOUS MAMAN", "REGULAR_INCOME"],
    ["a bank that pays her", "VIR SEPA BNP PARIBAS ELENA MARTIN", "REGULAR_INCOME"],
    ["an untold payer before her name", "ZUBRO ELENA MARTIN", "REGULAR_INCOME"],
    ["a trade of her name", "VIR SEPA ELENA MARTIN PLOMBERIE", "REGULAR_INCOME"],
    ["somebody behind what it is for", "VIR SEPA ELENA MARTIN BUDGET ZUBRO", "REGULAR_INCOME"],
    ["a household before her name", "VIR SEPA BUDGET MAISON ELENA MARTIN", "REGULAR_INCOME"],
    ["a relative for the household", "VIR SEPA M PAUL MARTIN CHARGES COMMUNES", "REGULAR_INCOME"],
  ])("is income of %s", (_, text, category) => {
    expect(readMonthly(text)).toEqual([category, undefined]);
  });
});

describe("money that leaves each month", () => {
  it.each([
    ["FR", "VIREMENT INTERNE"],
    ["FR", "VIR VERS MON COMPTE BOURSORAMA"],
    ["FR", "VIR SEPA EMIS /MOTIF VIREMENT MENSUEL /BEN ELENA MARTIN /REFDO 99999999"],
    ["NL", "OVERBOEKING EIGEN REKENING"],
    ["NL", "Overboeking Naam: eigen rekening Omschrijving: vaste lasten"],
    ["ES", "TRASPASO ENTRE CUENTAS"],
    ["GB", "STANDING ORDER ELENA MARTIN MONZO"],
    ["GB", "STANDING ORDER ELENA MARTIN MONTHLY"],
    ["GB", "STANDING ORDER ELENA MARTIN MONZO MONTHLY"],
    ["GB", "STANDING ORDER ELENA MARTIN JOINT"],
    ["NL", "Overboeking Elena Martin maandelijks"],
    ["ES", "TRANSFERENCIA A ELENA MARTIN MENSUAL"],
    ["GB", "ELENA MARTIN"],
  ] as const)("in %s as %s is the holder's own: no essential expense, and an account is missing", (market, text) => {
    expect(readMonthly(text, { market, amount: -500 })).toEqual(["OTHER_EXPENSE", 3]);
  });

  it.each([
    ["FR", "VIR SEPA M PAUL MARTIN", "REGULAR_EXPENSE"],
    ["FR", "VIR SEPA COMPTE JOINT PAUL ZUBRO", "REGULAR_EXPENSE"],
    ["FR", "PRLV SEPA ELENA MARTIN", "REGULAR_EXPENSE"],
    ["GB", "STANDING ORDER ZUBRO REF E MARTIN", "REGULAR_EXPENSE"],
    ["GB", "STANDING ORDER E MARTIN REF RENT", "RENT"],
    ["FR", "VIR SEPA EMIS /BEN E MARTIN", "REGULAR_EXPENSE"],
    ["FR", "VIR SEPA EMIS /BEN M ELENA MARTIN", "REGULAR_EXPENSE"],
    ["GB", "STANDING ORDER E MARTIN MONZO", "REGULAR_EXPENSE"],
    ["GB", "STANDING ORDER E MARTIN BILLS", "REGULAR_EXPENSE"],
    ["GB", "STANDING ORDER ELENA MARTIN BILLS", "REGULAR_EXPENSE"],
    ["GB", "STANDING ORDER ELENA MARTIN BILLS MONTHLY", "REGULAR_EXPENSE"],
    ["FR", "VIR SEPA ELENA MARTIN CHARGES COMMUNES", "REGULAR_EXPENSE"],
    ["NL", "Overboeking Elena Martin vaste lasten", "REGULAR_EXPENSE"],
    ["FR", "VIR SEPA ELENA MARTIN REF MAISON KWEPSEL", "REGULAR_EXPENSE"],
    ["GB", "STANDING ORDER ELENA MARTIN REF LANGLEY ESTATES", "REGULAR_EXPENSE"],
  ] as const)("in %s as %s is an essential expense", (market, text, category) => {
    expect(readMonthly(text, { market, amount: -500 })).toEqual([category, undefined]);
  });

  it.each([
    ["GB", "D Hargreaves", "STANDING ORDER D HARGREAVES"],
    ["GB", "MR D HARGREAVES", "STANDING ORDER MR D HARGREAVES"],
    ["GB", "Daniel John Hargreaves", "STANDING ORDER DANIEL HARGREAVES"],
    ["NL", "D.P. Oudejans", "Overboeking Naam: D.P. Oudejans"],
    ["NL", "D.P. Oudejans", "Overboeking Naam: Hr D.P. Oudejans Omschrijving: vaste lasten"],
    ["GB", "D J Hargreaves", "STANDING ORDER MR D J HARGREAVES"],
    ["FR", "M J MOREL", "VIR SEPA EMIS /BEN M J MOREL"],
    ["FR", "M ZUBRO KWEPSEL", "VIR SEPA EMIS /BEN ZUBRO KWEPSEL"],
    ["ES", "DAVID LOPEZ MARTIN", "TRANSFERENCIA A DAVID LOPEZ MARTIN"],
    ["ES", "MARIA LOPEZ MARTIN", "TRANSFERENCIA A MARIA LOPEZ"],
    ["FR", "M DUPONT PAUL HENRI", "VIR SEPA M PAUL DUPONT"],
    ["FR", "MME DURAND CLAIRE MARIE", "VIR SEPA CLAIRE DURAND"],
    ["FR", "M OU MME DURAND PAUL", "VIR SEPA M OU MME DURAND PAUL"],
    ["FR", "M OU MME PAUL DURAND", "VIR SEPA M PAUL DURAND"],
    ["FR", "M ET MME DURAND PAUL ET CLAIRE", "VIR SEPA MME CLAIRE DURAND"],
    ["FR", "M ET MME DURAND PAUL ET CLAIRE", "VIR SEPA PAUL DURAND"],
    ["GB", "MR & MRS D HARGREAVES", "STANDING ORDER MRS D HARGREAVES"],
    ["GB", "MR D HARGREAVES AND MRS S HARGREAVES", "STANDING ORDER MRS S HARGREAVES"],
    ["GB", "D & S Hargreaves", "STANDING ORDER S HARGREAVES"],
    ["GB", "MRS J & M SMITHSON", "STANDING ORDER MRS J SMITHSON"],
    ["FR", "MME C ET M DURAND", "VIR SEPA MME C DURAND"],
    ["NL", "Mevr. A. en M. Jansen", "Overboeking Naam: Mevr. A. Jansen"],
    ["NL", "Hr J de Vries e/o Mw S de Vries", "Overboeking Naam: Mw S de Vries"],
    ["ES", "David Lopez Garcia y Ana Ruiz Sanz", "TRANSFERENCIA A FAVOR DE ANA RUIZ SANZ"],
    ["ES", "ANA LOPEZ Y GARCIA", "TRANSFERENCIA A ANA LOPEZ Y GARCIA"],
    ["ES", "RAMON Y CAJAL SANTIAGO", "TRANSFERENCIA A RAMON Y CAJAL SANTIAGO"],
    ["FR", "DURAND/PAUL", "VIR SEPA DURAND PAUL"],
    ["FR", "COMPTE JOINT M OU MME LEROUX PAUL", "VIR SEPA M LEROUX PAUL"],
    ["FR", "COMPTE JOINT LEROUX PAUL OU CLAIRE", "VIR SEPA CLAIRE LEROUX"],
  ] as const)("in %s of %s is his own as %s", (market, owner, text) => {
    expect(readMonthly(text, { market, owner, amount: -500 })).toEqual(["OTHER_EXPENSE", 3]);
  });

  it.each([
    ["a husband of her initial", "FR", "MME JULIE MOREL", "VIR SEPA EMIS /BEN M J MOREL"],
    ["a wife of his initial", "GB", "Daniel Hargreaves", "STANDING ORDER MRS D HARGREAVES REF MAINTENANCE"],
    ["a wife of his initial, where that is all", "GB", "D Hargreaves", "STANDING ORDER MRS D HARGREAVES"],
    ["a wife by her title", "NL", "Hr D de Vries", "Overboeking Naam: Mw D de Vries Omschrijving: huishoudgeld"],
    ["a sibling of both surnames", "ES", "DAVID LOPEZ MARTIN", "TRANSFERENCIA A A. LOPEZ MARTIN"],
    ["a sibling by her title", "ES", "DAVID LOPEZ MARTIN", "TRANSFERENCIA A FAVOR DE SRA LOPEZ MARTIN"],
    ["both surnames alone", "ES", "DAVID LOPEZ MARTIN", "TRANSFERENCIA A FAVOR DE LOPEZ MARTIN"],
    ["both surnames before his name", "ES", "LOPEZ MARTIN DAVID", "TRANSFERENCIA A FAVOR DE LOPEZ MARTIN"],
    ["the family of both surnames", "ES", "GARCIA VICENTE ANA", "TRANSFERENCIA A HNOS GARCIA VICENTE"],
    ["a second name that may be a surname", "FR", "DUPONT Paul Henri", "VIR SEPA DUPONT PAUL"],
    ["a second initial alone", "GB", "M J Hargreaves", "STANDING ORDER J HARGREAVES"],
    ["a sibling of both surnames before his name", "ES", "LOPEZ MARTIN DAVID", "TRANSFERENCIA A A. LOPEZ MARTIN"],
    ["her title before both surnames", "ES", "LOPEZ MARTIN DAVID", "TRANSFERENCIA A FAVOR DE SRA LOPEZ MARTIN"],
    [
      "a husband of her initial beside his",
      "GB",
      "MR D HARGREAVES AND MRS S HARGREAVES",
      "STANDING ORDER MR S HARGREAVES",
    ],
    [
      "a payee behind a remark",
      "NL",
      "Hr J de Vries",
      "Overboeking Van J de Vries Mededeling kamer Naar Zubro Verhuur",
    ],
    ["one of a couple by the other's title", "NL", "Hr J de Vries en Mw S Bakker", "Overboeking Naam: Mw J de Vries"],
  ] as const)("is an expense by %s", (_, market, owner, text) => {
    expect(readMonthly(text, { market, owner, amount: -500 })).toEqual(["REGULAR_EXPENSE", undefined]);
  });
});

it("what a business pays to whom it is named after misses no account", () => {
  const lines = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, "VIR SEPA ELENA MARTIN", -500]);
  const firm = account([...FILLERS, ...lines], { owners: [{ name: "ELENA MARTIN" }], usage: "PROFESSIONAL" });
  const { dataQuality } = analyze({ accounts: [firm] }, { now: NOW, usage: "BUSINESS" });
  expect(dataQuality.notes.map(({ code }) => code)).not.toContain("MISSING_OWN_ACCOUNT");
});

it("money of the holder's own takes no regularity from a wage that names nobody", () => {
  const days = ["2026-04-28", "2026-05-28", "2026-06-26"];
  const wages = days.map((day): Line => [day, "VIREMENT RECU", 1800]);
  const own: Line = ["2026-06-12", "VIREMENT INTERNE", 1800];
  const { creditInsights } = analyze({ accounts: [account([...FILLERS, ...wages, own])] }, { now: NOW });
  const flows = creditInsights!.cashFlows.map(({ category, totalAmount }) => [category, totalAmount]);
  expect(flows).toEqual(
    expect.arrayContaining([
      ["REGULAR_INCOME", 5400],
      ["OTHER_ENTRY", 1800],
    ]),
  );
});

it("money of the holder's own that the client names is what the client says", () => {
  const lines = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, "VIR DE MON COMPTE", 500]);
  const lexicon = [{ id: "me", category: "WAGE", direction: "IN", phrases: ["MON COMPTE"] }] as const;
  const { creditInsights } = analyze(
    { accounts: [account([...FILLERS, ...lines])] },
    { now: NOW, project: { lexicon } },
  );
  expect(creditInsights!.incomes.categories.map(({ name }) => name)).toEqual(["WAGE"]);
});
