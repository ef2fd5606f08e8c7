import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import type { Market } from "../../../src/model/market.js";
import { account, type Line, NOW } from "../facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);

/** What 500 a month under a text, on an account of Elena Martin, are; and how many own accounts are missing. */
function readMonthly(text: string, market: Market = "FR"): readonly [category: string, missing: number | undefined] {
  const currency = market === "GB" ? "GBP" : "EUR";
  const lines = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, 500]);
  const given = account([...FILLERS, ...lines], { owners: [{ name: "MME ELENA MARTIN" }], currency });
  const { creditInsights, essentials, dataQuality } = analyze({ accounts: [given] }, { now: NOW, project: { market } });
  const { category } = creditInsights!.cashFlows.find(({ totalAmount }) => totalAmount === 1500)!;
  expect(essentials!.monthlyRegularIncome > 0).toBe(category !== "OTHER_ENTRY");
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
    ["ES", "TRASPASO ENTRE CUENTAS"],
  ] as const)("in %s as %s is the holder's own: no regular income, and an account is missing", (market, text) => {
    expect(readMonthly(text, market)).toEqual(["OTHER_ENTRY", 3]);
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
  ])("is income of %s", (_, text, category) => {
    expect(readMonthly(text)).toEqual([category, undefined]);
  });
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
