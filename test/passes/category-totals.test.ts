import { describe, expect, it } from "vitest";
import { countMonths, sumOf, sumOfTotals, totalByCategory } from "../../src/passes/category-totals.js";
import { account, type Facts, factsOf, type Line } from "./facts.js";

const factsWith = (...lines: readonly Line[]): Facts => factsOf([account(lines)]);
/** All rows of the window by category. */
const totalsIn = ({ ledger, window, categories }: Facts, counts: (row: number) => boolean = () => true) =>
  totalByCategory(ledger, window.rows, categories.ofRow, counts);
const namesOf = (...lines: readonly Line[]): readonly string[] =>
  totalsIn(factsWith(...lines)).map(({ category }) => category);

const GROCERY = "CB CARREFOUR MARKET";
const POWER = "PRLV SEPA EDF CLIENTS";
const TELECOM = "PRLV FREE TELECOM";
const WAGE = "VIREMENT SALAIRE ACME";

describe("the categories of a total", () => {
  it("stand by their size, the largest first, whether money comes or goes", () => {
    const lines: readonly Line[] = [
      ["2026-05-01", TELECOM, -30],
      ["2026-05-02", GROCERY, -700],
      ["2026-05-03", POWER, -50],
      ["2026-05-04", WAGE, 600],
    ];
    expect(namesOf(...lines)).toEqual(["GROCERY", "WAGE", "POWER", "TELECOM"]);
  });

  it("stand by their sum, not by their largest transaction", () => {
    const lines: readonly Line[] = [
      ["2026-05-01", POWER, -50],
      ["2026-05-02", GROCERY, -40],
      ["2026-05-03", GROCERY, -40],
    ];
    expect(namesOf(...lines)).toEqual(["GROCERY", "POWER"]);
  });

  it.each([
    [TELECOM, GROCERY, POWER],
    [GROCERY, POWER, TELECOM],
    [POWER, TELECOM, GROCERY],
  ])("of one size stand by name, in whatever order they come: %s, %s, %s", (first, second, third) => {
    const texts = [first, second, third];
    expect(namesOf(...texts.map((text, at): Line => [`2026-05-0${at + 1}`, text, -50]))).toEqual([
      "GROCERY",
      "POWER",
      "TELECOM",
    ]);
  });

  it("hold the transactions that count, in the order of their days, and no category without any", () => {
    const facts = factsWith(
      ["2026-05-01", GROCERY, -40.1],
      ["2026-05-02", POWER, -50],
      ["2026-05-03", GROCERY, -3],
      ["2026-05-04", GROCERY, -40.2],
    );
    const totals = totalsIn(facts, (row) => row === 0 || row === 3);
    expect(totals).toEqual([{ category: "GROCERY", total: -803_000, monthsWithValues: 1, rows: [0, 3] }]);
    expect(totalsIn(facts, () => false)).toEqual([]);
  });

  it("add up to the whole exactly", () => {
    const facts = factsWith(["2026-05-01", GROCERY, -0.1], ["2026-05-02", POWER, -0.2], ["2026-05-03", WAGE, 0.3]);
    expect(sumOfTotals(totalsIn(facts))).toBe(0);
    expect(sumOfTotals(totalsIn(facts, (row) => row !== 2))).toBe(-3000);
    expect(sumOfTotals([])).toBe(0);
    expect(sumOf(facts.ledger, [0, 1])).toBe(-3000);
    expect(sumOf(facts.ledger, [])).toBe(0);
  });
});

describe("the months with values", () => {
  const monthsOf = (...days: readonly string[]): number => {
    const { ledger } = factsWith(...days.map((day): Line => [day, GROCERY, -5]));
    return countMonths(
      ledger,
      days.map((_, row) => row),
    );
  };

  it("are calendar months, each counted once", () => {
    expect(monthsOf("2026-04-01", "2026-04-15", "2026-05-31", "2026-06-01")).toBe(3);
    expect(monthsOf()).toBe(0);
  });

  it("hold their last day", () => {
    expect(monthsOf("2026-04-10", "2026-04-30")).toBe(1);
    expect(monthsOf("2026-04-30", "2026-05-01")).toBe(2);
  });

  it("are no month without a transaction between two others, and not the same month of another year", () => {
    expect(monthsOf("2026-04-10", "2026-06-10")).toBe(2);
    expect(monthsOf("2025-05-10", "2026-05-10")).toBe(2);
  });
});
