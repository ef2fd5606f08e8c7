import { describe, expect, it } from "vitest";
import { areTwoLines } from "../../../src/passes/links/two-lines.js";
import { account, dayOf, factsOf, type Line, linksOf } from "../facts.js";

const TEXT = "PRLV SEPA ZXQV CREDIT";

/** Whether what was paid on two days is of two lines, by what was paid under the same text on others. */
function areTwo(first: string, second: string, others: readonly string[], more: readonly Line[] = []): boolean {
  const lines = [first, second, ...others].map((day): Line => [`2026-${day}`, TEXT, -100]);
  const { ledger, links } = factsOf([account([["2025-12-31", "CB PISCINE", -3], ...lines, ...more])], {
    project: { period: { mode: "MONTHS", numberOfMonths: 6 } },
  });
  const rows = ledger.description.flatMap((text, row) => (text === TEXT ? [row] : []));
  const rowOn = (day: string): number => rows.find((row) => ledger.day[row] === dayOf(`2026-${day}`))!;
  return areTwoLines(ledger, links, rows, rowOn(first), rowOn(second));
}

describe("two payments of one amount are of two lines", () => {
  it.each<readonly [string, string, string, readonly string[]]>([
    ["in the two months before", "05-05", "05-15", ["03-05", "03-15", "04-05", "04-15"]],
    ["in the months before and behind", "05-05", "05-15", ["04-05", "04-15", "06-05", "06-15"]],
    ["in the two months behind", "04-05", "04-15", ["05-05", "05-15", "06-05", "06-15"]],
    [
      "in three months and more",
      "05-05",
      "05-15",
      ["02-05", "02-15", "03-05", "03-15", "04-05", "04-15", "06-05", "06-15"],
    ],
    ["28 and 33 days before and behind", "05-05", "05-15", ["04-07", "04-12", "06-07", "06-12"]],
  ])("where both were paid %s", (_, first, second, others) => {
    expect(areTwo(first, second, others)).toBe(true);
  });

  it.each<readonly [string, string, readonly string[]]>([
    ["in one month only", "05-15", ["04-05", "04-15"]],
    ["27 days before", "05-15", ["04-08", "04-15", "06-05", "06-15"]],
    ["34 days before", "05-15", ["04-01", "04-15", "06-05", "06-15"]],
    ["27 days behind", "05-15", ["04-05", "04-15", "06-01", "06-15"]],
    ["34 days behind", "05-15", ["04-05", "04-15", "06-08", "06-15"]],
    ["once for both of them", "05-08", ["04-06", "06-06"]],
  ])("but not %s", (_, second, others) => {
    expect(areTwo("05-05", second, others)).toBe(false);
  });

  it("where both were paid on one day, and on one day in other months", () => {
    const nursery = "LITTLE ZUBROS NURSERY DD";
    const twice = (day: string): readonly Line[] => [
      [day, nursery, -100],
      [day, nursery, -100],
    ];
    const back: Line = ["2026-06-05", `UNPAID DD ${nursery.slice(0, -3)}`, 100];
    const lines = [...twice("2026-04-05"), ...twice("2026-05-05"), ...twice("2026-06-05"), back, back];
    const facts = factsOf([account(lines)], { project: { market: "GB", currency: "EUR" } });
    expect(linksOf(facts).filter((link) => link.startsWith("retr"))).toEqual([]);
    expect(linksOf(facts).filter((link) => link.startsWith("rejectedOn"))).toHaveLength(2);
  });

  it("but not where the first came back then too", () => {
    const back: Line = ["2026-04-08", "REJET PRLV SEPA ZXQV CREDIT", 100];
    expect(areTwo("05-05", "05-15", ["04-05", "04-15", "06-05", "06-15"], [back])).toBe(false);
  });
});
