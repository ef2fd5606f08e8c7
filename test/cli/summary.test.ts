import { describe, expect, it } from "vitest";
import { dueDaysText } from "../../src/cli/due-days.js";
import { amountLineOf, amountText, counted, listLines, textLine, wrap } from "../../src/cli/layout.js";
import { needOf } from "../../src/cli/needs.js";
import { summarise } from "../../src/cli/summary.js";
import { ANALYSIS_ERROR_CODES, analyze, type RegularityView } from "../../src/index.js";
import { analyzeHousehold, HOUSEHOLDS } from "../golden/households.js";

const regular = (periodicity: RegularityView["periodicity"], dueDays: readonly number[]): RegularityView =>
  ({ periodicity, dueDays }) as unknown as RegularityView;
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

  it("shows a business its own score and indicators, and no household's essentials", () => {
    const page = pageOf("fr-small-business");
    expect(page).toMatch(/ {2}business credit +\d+ of 1000\n {4}cash flow management +\d \(1 to 5, average 3\)\n/);
    expect(page).not.toContain("Essentials");
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

  it("joins notes of one code", () => {
    expect(pageOf("fr-steady-family").match(/unknown ownership/g)).toHaveLength(1);
  });
});
