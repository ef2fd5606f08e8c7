import { describe, expect, it } from "vitest";
import { dueDaysText } from "../../src/cli/due-days.js";
import { amountLineOf, amountText, counted, listLines, textLine, wrap } from "../../src/cli/layout.js";
import { needOf } from "../../src/cli/needs.js";
import { summarise } from "../../src/cli/summary.js";
import { ANALYSIS_ERROR_CODES, analyze, type RegularityView } from "../../src/index.js";
import { analyzeHousehold, HOUSEHOLDS } from "../golden/households.js";

const regular = (periodicity: RegularityView["periodicity"], dueDays: readonly number[]): RegularityView =>
  ({ periodicity, dueDays }) as unknown as RegularityView;
const NOW = "2026-06-30T12:00:00Z";
/** Enough purchases for an analysis. */
const PURCHASES = Array.from({ length: 24 }, (_, at) => ({
  description: "CARTE BOULANGERIE VELMORINE",
  amount: -6.5,
  dates: { debitedAt: new Date(Date.UTC(2026, 3, 2 + at * 3)).toISOString() },
}));
const accountWith = (transactions: readonly object[], given: object = {}): object => ({
  type: "CHECKING",
  currency: "EUR",
  balance: 900,
  balanceDate: "2026-06-30",
  transactions,
  ...given,
});
const pageOf = (name: string): string => summarise(analyzeHousehold(HOUSEHOLDS.find((one) => one.name === name)!));

describe("the layout of a page", () => {
  it("sets thousands apart and keeps the currency's decimals and the sign", () => {
    expect([12.345, -1234.5].map((value) => amountText(value, 3))).toEqual(["12.345", "-1 234.500"]);
    expect([0, -1234567].map((value) => amountText(value, 0))).toEqual(["0", "-1 234 567"]);
    expect([0, 1, -12.5, 999.99, 1000, -1234567.8].map((value) => amountText(value, 2))).toEqual([
      "0.00",
      "1.00",
      "-12.50",
      "999.99",
      "1 000.00",
      "-1 234 567.80",
    ]);
  });

  it("puts decimal points one below the other, whatever the label", () => {
    const amountLine = amountLineOf(2);
    const lines = [amountLine("rent", -815), amountLine("x".repeat(90), 1234.5), amountLine("", 0, "beside")];
    expect(new Set(lines.map((line) => line.indexOf("."))).size).toBe(1);
    expect(lines[1]).toContain("…");
  });

  it("breaks long texts between words", () => {
    const text = Array.from({ length: 30 }, () => "overdraft").join(" ");
    const lines = textLine("red flags", text).split("\n");
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(110);
    expect(wrap(text, 4).replace(/\n {4}/g, " ")).toBe(text);
  });

  it("counts in words and shortens lists", () => {
    expect([counted(0, "loan"), counted(1, "loan"), counted(2, "loan")]).toEqual(["0 loans", "1 loan", "2 loans"]);
    const lines = listLines([...Array(15).keys()], String);
    expect(lines).toHaveLength(13);
    expect(lines.at(-1)).toBe("  and 3 more");
  });
});

describe("due days in words", () => {
  it.each([
    ["MONTHLY", [1], "monthly, on the 1st"],
    ["MONTHLY", [12], "monthly, on the 12th"],
    ["MONTHLY", [22], "monthly, on the 22nd"],
    ["MONTHLY", [3, 31], "monthly, on the 3rd, the 31st"],
    ["WEEKLY", [5], "weekly, on Friday"],
    ["BIWEEKLY", [1], "every two weeks, on Monday"],
    ["BIMONTHLY", [15], "every two months, on the 15th"],
    ["SEMI_ANNUAL", [10], "every six months, on the 10th"],
    ["DAILY", [1, 2, 3, 4, 5], "daily, on weekdays"],
    ["DAILY", [1, 2, 3, 4, 5, 6, 7], "daily"],
    ["OTHER", [5], "every four weeks, on Friday"],
    ["OTHER", [], "every four weeks"],
  ] as const)("%s %j: %s", (periodicity, dueDays, text) => {
    expect(dueDaysText(regular(periodicity, dueDays))).toBe(text);
  });
});

describe("the summary", () => {
  it("has the parts of a household's analysis, in the currency of its project", () => {
    const page = pageOf("gb-renter-payday");
    const titles = ["Incomes, GBP a month", "Expenses, GBP a month", "Regular cash flows", "Loans", "Risks", "Scores"];
    const places = [...titles, "Essentials, a month", "Data quality"].map((title) => page.indexOf(`\n${title}`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((left, right) => left - right)).toEqual(places);
    expect(page).toMatch(/ {2}WAGE +1 299\.70\n/);
    expect(page).toMatch(/ {2}lowest balance +-449\.13 {2}on 36 days below zero\n/);
  });

  it("says what cost most points, with what was measured", () => {
    const page = pageOf("fr-gambler");
    expect(page).toMatch(/what cost most +frequent overdraft, 60 of 150: 9\.56 days in overdraft in 30 days\n/);
    expect(page).toContain("gambling, 0 of 50: 0.49 gambling as a share of income\n");
  });

  it("shows only the risks that there are", () => {
    expect(pageOf("fr-steady-family")).toContain("Risks, in the period\n  none\n");
    expect(pageOf("gb-renter-payday")).not.toContain("account seizure");
  });

  it("shows a business its own score and indicators, and its essentials", () => {
    const page = pageOf("fr-small-business");
    expect(page).toMatch(/ {2}business credit +\d+ of 1000\n {4}cash flow management +\d \(1 to 5, average 3\)\n/);
    expect(page).toMatch(/Essentials, a month\n {2}main income +[\d ]+\.\d\d\n/);
    expect(page).toContain("\n  red flags  ");
  });

  it.each(["CONSUMER", "BUSINESS"] as const)(
    "shows a %s a seizure that was released, which adds up to nothing",
    (usage) => {
      const rows = [
        ...PURCHASES,
        { description: "SAISIE ATTRIBUTION", amount: -400, dates: { debitedAt: "2026-05-10" } },
        { description: "MAINLEVEE SAISIE ATTRIBUTION", amount: 400, dates: { debitedAt: "2026-06-02" } },
      ];
      const page = summarise(analyze({ accounts: [accountWith(rows)] }, { usage, now: NOW }));
      expect(page).toMatch(/ {2}account seizure +0\.00 {2}2 transactions\n/);
      expect(page).toMatch(/ {2}red flags +provision account seizure, release account seizure\n/);
    },
  );

  it("names what tells of health, religion, union or politics by how it moved", () => {
    const dues = ["04", "05", "06"].map((month) => ({
      description: "PRLV SEPA CGT SYNDICAT COTISATION",
      amount: -18,
      dates: { debitedAt: `2026-${month}-08` },
    }));
    const page = summarise(analyze({ accounts: [accountWith([...PURCHASES, ...dues])] }, { now: NOW }));
    expect(page).toMatch(/ {2}DIRECT DEBIT +-18\.00 {2}monthly, on the 8th/);
    expect(page).not.toMatch(/CGT|SYNDICAT/);
  });

  it("marks transfers between own accounts", () => {
    expect(pageOf("fr-steady-family")).toMatch(/ {2}JOINT +-750\.00 {2}monthly, on the 1st +own transfer\n/);
  });

  it("says what is needed where the analysis is refused", () => {
    const refused = analyze({ accounts: [] });
    for (const code of ANALYSIS_ERROR_CODES) expect(needOf(code, refused).length).toBeGreaterThan(15);
    const page = summarise(refused);
    expect(page).toContain("Refused     ACCOUNT_TYPE_NOT_SUPPORTED\n");
    expect(page).toContain("Needed      a personal checking account in EUR\n");
  });

  it("advises the period that counts: the body's own wins over the option", () => {
    const thin = (parameters: object): string => {
      const account = { type: "CHECKING", currency: "EUR", balance: 10, balanceDate: "2026-06-30", transactions: [] };
      return summarise(analyze({ accounts: [account], parameters }, { now: "2026-06-30T12:00:00Z" })).replace(
        /\s+/g,
        " ",
      );
    };
    expect(thin({})).toContain("a longer --period may hold them");
    expect(thin({ period: { mode: "DAYS", numberOfDays: 10 } })).toContain(
      "a longer period in the body's parameters may hold them",
    );
  });

  it("advises no period where scores alone are asked for, as none moves their window", () => {
    const body = { accounts: [accountWith([])], parameters: { disableCreditInsights: true } };
    const needed = needOf("NOT_ENOUGH_TRANSACTIONS", analyze(body, { now: NOW }));
    expect(needed).toContain("in the 90 days that the scores look at, whatever the period");
    expect(needed).not.toContain("longer");
  });

  it("says so where nothing was asked for", () => {
    const parameters = { disableScores: true, disableCreditInsights: true };
    expect(summarise(analyze({ accounts: [], parameters }))).toContain("Pending     Both credit insights and scores");
  });

  it("shows amounts with the decimals of their currency", () => {
    const pageIn = (currency: string, amount: number): string => {
      const transactions = ["05", "12", "19"].map((day) => ({
        description: "CARTE CARREFOUR",
        amount,
        dates: { debitedAt: `2026-06-${day}` },
      }));
      const account = {
        type: "CHECKING",
        usage: "PERSONAL",
        currency,
        balance: 10,
        balanceDate: "2026-06-30",
        transactions,
      };
      const period = { mode: "MONTHS_AND_CURRENT", numberOfMonths: 1 } as const;
      return summarise(
        analyze(
          { accounts: [account] },
          { now: "2026-06-30T12:00:00Z", project: { currency, period, minimumTransactions: 0 } },
        ),
      );
    };
    expect(pageIn("TND", -12.345)).toMatch(/Expenses, TND a month\n {2}total +-\d+\.\d{3}\n/);
    expect(pageIn("JPY", -1200)).toMatch(/Expenses, JPY a month\n {2}total +-[\d ]+\n/);
  });

  it("joins notes that say the same, and shows those that say more beside them, serious ones first", () => {
    expect(pageOf("fr-steady-family").match(/unknown ownership/g)).toHaveLength(1);
    const [first, second] = ["FR7630006000011234567890189", "FR7610107001011234567890129"];
    const recent = PURCHASES.slice(12);
    const accounts = [
      accountWith(PURCHASES, { iban: first }),
      accountWith(PURCHASES.slice(0, 12), { iban: first }),
      accountWith(PURCHASES.slice(0, 16), { iban: second }),
      accountWith(recent, { iban: second }),
    ];
    const quality = summarise(analyze({ accounts }, { now: NOW }))
      .split("Data quality\n")[1]!
      .replace(/\s+/g, " ");
    expect(quality.match(/merged account/g)).toHaveLength(2);
    expect(quality).toMatch(/^ merged account an account was seen twice; the copy that was left out has .* \(2026-/);
    expect(quality).toContain("merged account 12: an account was seen twice; the newest balance");
  });
});
