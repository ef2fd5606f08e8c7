import { describe, expect, it } from "vitest";
import { CATEGORIES, type Category } from "../../src/model/category.js";
import { REFINEMENTS } from "../../src/passes/refinements.js";
import { account, categoryOf, type Facts, factsOf, type Line } from "./facts.js";

/** Something on most days, so that the window is covered. */
const BACKGROUND: readonly Line[] = [
  ["2026-03-30", "CHEQUE 1000001", -5],
  ["2026-06-30", "CHEQUE 1000002", -5],
];

const MONTHLY = ["2026-04-03", "2026-05-04", "2026-06-03"];

/** Lines of one text, a day and an amount each. */
const lines = (text: string, days: readonly string[], amounts: readonly number[]): readonly Line[] =>
  days.map((day, place) => [day, text, amounts[place % amounts.length]!]);

/** The categories that the rows of a text get. */
function categoriesOf(text: string, given: readonly Line[], market: "FR" | "GB" | "NL" = "FR"): readonly Category[] {
  const currency = market === "GB" ? "GBP" : "EUR";
  const facts: Facts = factsOf([account([...BACKGROUND, ...given], { currency })], { project: { market } });
  const rows = facts.ledger.description.flatMap((description, row) => (description === text ? [row] : []));
  return [...new Set(rows.map((row) => categoryOf(facts, row)))];
}

describe("regularity as evidence of an income", () => {
  it.each([
    ["a monthly transfer of the size of a salary", "FR", "VIR SEPA RECU MENUISERIE BRAUD", [1850]],
    ["one that varies a little", "FR", "VIR SEPA RECU MENUISERIE BRAUD", [1850, 1902, 1811]],
    ["one whose text tells no mode", "NL", "Timmerbedrijf Ruyter Hoorn", [2100]],
    ["one of a British bank", "GB", "BGC HARLAND JOINERY", [1650]],
    [
      "automated credits of a firm that vary as hours do",
      "GB",
      "HARLAND SYSTEMS 771820 BGC",
      [1488.05, 2046.71, 1998.16],
    ],
    ["those that the bank's words begin", "GB", "BANK GIRO CREDIT REF HARLAND PACKING LTD", [600, 1750, 1100]],
    ["a public body's", "GB", "LEEDS CITY COUNCIL 4417 BGC", [900, 1250, 1100]],
    ["a shop's, where customers leave money too", "GB", "HARLAND TESCO LTD BGC", [900, 1250, 1100]],
    ["one's that lets homes, where tenants pay rents", "GB", "STUDENT ACCOMMODATION LTD BGC", [900, 1250, 1100]],
    ["a company's that bears a person's name", "GB", "MARTIN HARLAND LTD BGC", [900, 1250, 1100]],
  ] as const)("makes %s a regular income", (_, market, text, amounts) => {
    expect(categoriesOf(text, lines(text, MONTHLY, amounts), market)).toEqual(["REGULAR_INCOME"]);
  });

  it.each([
    ["two of them", "VIR SEPA RECU MENUISERIE BRAUD", MONTHLY.slice(1), [1850]],
    ["amounts far apart", "VIR SEPA RECU MENUISERIE BRAUD", MONTHLY, [1850, 400, 900]],
    ["a friend's small share", "VIR INST DE LEA MARTIN", MONTHLY, [20]],
    ["a friend's transfers now and then", "VIR INST DE LEA MARTIN", ["2026-04-03", "2026-04-19", "2026-06-25"], [120]],
    ["cash paid in every month", "VERSEMENT ESPECES", MONTHLY, [500]],
    ["cheques paid in every month", "REMISE CHEQUE", MONTHLY, [500]],
  ] as const)("does not make %s one", (_, text, days, amounts) => {
    expect(categoriesOf(text, lines(text, days, amounts))).toEqual(["OTHER_ENTRY"]);
  });

  const VARYING = [900, 1250, 1100];

  it.each([
    ["the app of a bank", "BGC REVOLUT LTD", [1000, 1151, 1000]],
    ["amounts three times apart and more", "HARLAND JOINERY LTD BGC", [600, 1801, 1100]],
    ["trifles", "HARLAND JOINERY LTD BGC", [60, 90, 120]],
    ["what comes by another way", "FPI HARLAND JOINERY LTD", VARYING],
    ["who may be a person", "SARAH JONES BGC", VARYING],
    ["a person beside the word of firms", "SARAH JONES SCHOOL BGC", VARYING],
    ["whom a title or an initial tells", "MRS E HALL BGC", VARYING],
    ["whom an initial tells, beside a word of offices", "J DAVIES HOUSING SERVICES BGC", VARYING],
    ["a person, in the other word for whom", "HE THOMPSON BGC", VARYING],
    ["the holder's own wallet", "PAYPAL UK LTD BGC", VARYING],
    ["a slip that is paid in at a counter", "BANK GIRO CREDIT 100017", VARYING],
    ["cash that is paid in", "HARLAND JOINERY LTD CASH PAID IN BGC", VARYING],
    ["who lends", "COVENTRY BUILDING SOCIETY LTD BGC", VARYING],
    ["who insures", "ADMIRAL INSURANCE SERVICES BGC", VARYING],
    ["who supplies", "BRITISH GAS LTD BGC", VARYING],
    ["who trades for the holder", "COINBASE UK LTD BGC", VARYING],
    ["whom a title tells, beside a word of firms", "MRS HALL SERVICES BGC", VARYING],
    ["a relative beside a word of firms", "MUM HARLAND CARE BGC", VARYING],
    ["what shareholders are paid", "HALDEN LTD DIV BGC", VARYING],
    ["what is settled", "HALDEN LTD SETTLEMENT BGC", VARYING],
    ["what a director lends", "HALDEN LTD DIRECTORS LOAN BGC", VARYING],
  ] as const)("does not make automated credits that vary one: %s", (_, text, amounts) => {
    expect(categoriesOf(text, lines(text, MONTHLY, amounts), "GB")).not.toContain("REGULAR_INCOME");
  });

  it("knows a firm by the letters of automated credits in no other market", () => {
    const text = "VIR SEPA RECU BGC CONSEIL SARL";
    expect(categoriesOf(text, lines(text, MONTHLY, VARYING))).toEqual(["OTHER_ENTRY"]);
  });

  it("is none on a card: what comes in there pays for it", () => {
    const text = "PAYMENT RECEIVED VIA APP";
    const card = account(lines(text, MONTHLY, [401]), { type: "CREDIT_CARD", name: "Card" });
    const facts = factsOf([account(BACKGROUND), card]);
    expect(categoryOf(facts, facts.ledger.description.indexOf(text))).toBe("CREDIT_CARD_RESET");
  });

  it("never comes from the text alone", () => {
    const text = "VIR SEPA RECU MENUISERIE BRAUD";
    expect(categoriesOf(text, lines(text, ["2026-05-04"], [1850]))).toEqual(["OTHER_ENTRY"]);
  });
});

describe("regularity as evidence of an expense", () => {
  it.each([
    ["a standing order of the size of a rent", "FR", "VIR PERM SCI LES TILLEULS", [-690]],
    ["a direct debit whose creditor nobody knows", "FR", "PRLV SEPA ZUBROWAL", [-140]],
    ["a small standing order that never changes", "FR", "VIR PERM ZUBROWAL", [-20]],
    ["a direct debit that takes another amount each month", "FR", "PRLV SEPA LES PETITS ZUBROS", [-312.4, -280, -96.1]],
    ["a standing order of a British bank", "GB", "STO HARLAND LETTINGS HOLDINGS", [-650]],
  ] as const)("makes %s a regular expense", (_, market, text, amounts) => {
    const [category] = categoriesOf(text, lines(text, MONTHLY, amounts), market);
    expect(["REGULAR_EXPENSE", "RENT"]).toContain(category);
  });

  it.each([
    ["one of them", "VIR PERM ZUBROWAL", ["2026-05-04"], [-690]],
    ["small ones that vary", "VIR PERM ZUBROWAL", MONTHLY, [-20, -22, -19]],
    ["a card at one shop", "CARTE ZUBROWAL", MONTHLY, [-140]],
    ["amounts far apart", "VIR INST ZUBROWAL", MONTHLY, [-690, -120, -300]],
  ] as const)("does not make %s one", (_, text, days, amounts) => {
    expect(categoriesOf(text, lines(text, days, amounts))).toEqual(["OTHER_EXPENSE"]);
  });

  // From 30 March on: 34 days to 3 May, and 34 from 27 May to the day behind the window.
  it.each([
    ["two of three months whose third lies outside", ["2026-05-03", "2026-06-01"], [-690], "REGULAR_EXPENSE"],
    ["two of which one lies a day too late", ["2026-05-04", "2026-06-01"], [-690], "OTHER_EXPENSE"],
    ["two of which the other lies too early", ["2026-04-29", "2026-05-26"], [-690], "OTHER_EXPENSE"],
    ["two of which one is three times the other", ["2026-05-03", "2026-06-01"], [-230, -690], "REGULAR_EXPENSE"],
    ["two of which one is more", ["2026-05-03", "2026-06-01"], [-229, -690], "OTHER_EXPENSE"],
  ] as const)("is that of %s", (_, days, amounts, category) => {
    const text = "PRLV SEPA ZUBROWAL";
    expect(categoriesOf(text, lines(text, days, amounts))).toEqual([category]);
  });

  it("keeps the category that a text gives", () => {
    const text = "VIR PERM LOYER SCI LES TILLEULS";
    expect(categoriesOf(text, lines(text, MONTHLY, [-690]))).toEqual(["RENT"]);
  });

  it("counts a sensitive flow as any other", () => {
    const text = "PRLV SEPA COTISATION SYNDICALE CGT";
    expect(categoriesOf(text, lines(text, MONTHLY, [-140]))).toEqual(["REGULAR_EXPENSE"]);
  });
});

describe("a price that is paid regularly", () => {
  const WEEKS = [
    "04-07",
    "04-14",
    "04-21",
    "04-28",
    "05-05",
    "05-12",
    "05-19",
    "05-26",
    "06-02",
    "06-09",
    "06-16",
    "06-23",
  ];
  const weekly = (amounts: readonly number[]): readonly Line[] =>
    WEEKS.map((day, at): Line => [`2026-${day}`, "VIR VERS PIERRE KOWAL", amounts[at] ?? amounts[amounts.length - 1]!]);

  it.each([
    ["stays", [-45], "REGULAR_EXPENSE"],
    ["changes once", [-45, -45, -45, -45, -52], "REGULAR_EXPENSE"],
    ["changes twice", [-45, -45, -45, -52, -52, -52, -45], "OTHER_EXPENSE"],
    ["changes by far", [-5, -5, -5, -5, -50], "OTHER_EXPENSE"],
    ["is followed by one other sum", [-5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5000], "OTHER_EXPENSE"],
  ] as const)("and %s is told from casual sums", (_, amounts, category) => {
    expect(categoriesOf("VIR VERS PIERRE KOWAL", weekly(amounts))).toEqual([category]);
  });

  const monthly = (text: string, amounts: readonly number[]): readonly Category[] =>
    categoriesOf(
      text,
      lines(text, ["2026-03-31", "2026-04-30", "2026-05-29", "2026-06-30"].slice(-amounts.length), amounts),
    );

  it.each([
    ["rises with the last payment", [-360, -360, -360, -432]],
    ["rose behind the first payment", [-500, -600, -600]],
    ["falls with the last payment", [-60, -60, -48]],
    ["is higher once, by half at most", [-360, -360, -460, -360]],
    ["is higher once between two others", [-360, -540, -360]],
    ["is lower once, by whatever share", [-360, -360, -360, -90]],
  ])("and %s is an obligation all along", (_, amounts) => {
    expect(monthly("VIR VERS CRECHE ZUBROWAL", amounts)).toEqual(["REGULAR_EXPENSE"]);
  });

  it.each([
    ["changes with each payment", [-360, -432, -500]],
    ["changes more often than it stays", [-300, -360, -360, -432]],
    ["rises by more than half", [-300, -300, -300, -460]],
    ["is higher once by more than half", [-360, -360, -541, -360]],
    ["is a trifle, and lower once", [-60, -60, -20, -60]],
    ["is another one twice", [-360, -460, -360, -300]],
  ])("and %s is none", (_, amounts) => {
    expect(monthly("VIR VERS CRECHE ZUBROWAL", amounts)).toEqual(["OTHER_EXPENSE"]);
  });

  it.each([
    ["rises", [300, 300, 400, 400], "REGULAR_INCOME"],
    ["rises while it is small", [60, 60, 80, 80], "OTHER_ENTRY"],
    ["rises by more than half", [300, 300, 500, 500], "OTHER_ENTRY"],
    ["has a gift in the last payment", [300, 300, 450], "OTHER_ENTRY"],
    ["has a gift in the first payment", [450, 300, 300], "OTHER_ENTRY"],
    ["has a gift between", [300, 300, 450, 300], "OTHER_ENTRY"],
    ["differs by little in the last payment", [300, 300, 300, 330], "REGULAR_INCOME"],
  ] as const)("and %s as it comes in is told by its size", (_, amounts, category) => {
    expect(monthly("VIR DE PIERRE KOWAL", amounts)).toEqual([category]);
  });

  it("and rises each year is an obligation, however long the window", () => {
    const amounts = [60, 66, 72].flatMap((price) => Array.from({ length: 8 }, () => -price));
    const days = amounts.map(
      (_, at) => `${2024 + Math.floor((at + 6) / 12)}-${String(((at + 6) % 12) + 1).padStart(2, "0")}-06`,
    );
    const text = "STO HARLAND PLAYGROUP";
    const given = account(lines(text, days, amounts), { currency: "GBP" });
    const period = { mode: "MONTHS", numberOfMonths: 24 } as const;
    const facts = factsOf([given], { project: { market: "GB", period } });
    const flow = facts.cashFlows.flows.findIndex(({ rows }) => rows.length === 24);
    expect(CATEGORIES[facts.categories.ofFlow[flow]!]).toBe("REGULAR_EXPENSE");
  });
});

describe("regularity", () => {
  it.each([
    ["OTHER_ENTRY", "IN", 500],
    ["OTHER_EXPENSE", "OUT", -500],
  ] as const)("says no more of what the client calls %s", (category, direction, amount) => {
    const text = "VIR XYLO CORP";
    const lexicon = [{ id: "me", category, direction, phrases: ["XYLO CORP"] }];
    const facts = factsOf([account([...BACKGROUND, ...lines(text, MONTHLY, [amount])])], { project: { lexicon } });
    const rows = facts.cashFlows.flows.flatMap(({ rows }, flow) =>
      facts.ledger.description[rows[0]!] === text
        ? [facts.categories.ofFlow[flow]!, ...rows.map((row) => facts.categories.ofRow[row]!)]
        : [],
    );
    expect(new Set(rows.map((number) => CATEGORIES[number]))).toEqual(new Set([category]));
    expect(REFINEMENTS[facts.categories.refinement[facts.ledger.description.indexOf(text)]!]).toBe("");
  });
});
