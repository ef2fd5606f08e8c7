import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

describe("the first transaction's date", () => {
  it("is the earliest of its day, in whatever order the day's transactions stand", () => {
    const lines: readonly Line[] = [
      ["2026-04-05T18:00:00+02:00", "CB CARREFOUR", -20],
      ["2026-04-05T08:00:00+02:00", "VIREMENT SALAIRE ACME", 2000],
      ["2026-04-06T01:00:00+02:00", "CB LIBRAIRIE", -1],
    ];
    const { metadata } = analyze({ accounts: [account(lines)] }, { now: NOW, project: { minimumTransactions: 0 } });
    expect(metadata!.creditInsights!.firstTransactionDate).toBe("2026-04-05T06:00:00.000Z");
  });
});

describe("the gap behind the last transaction", () => {
  const lines: readonly Line[] = [
    ["2026-06-20", "VIREMENT SALAIRE ACME", 2000],
    ["2026-06-30", "CB LIBRAIRIE", -1],
  ];
  const gapOf = (body: object, now: string): number | undefined =>
    analyze(
      { accounts: [account(lines, { balanceDate: "2026-06-30T10:00:00Z" })], ...body },
      { now, project: { minimumTransactions: 0 } },
    ).metadata!.creditInsights!.lastTransactionGap;

  it("is counted to the day of the computation", () => {
    expect(gapOf({}, "2026-07-10T10:00:00Z")).toBe(10);
  });

  it("is so where the window ends with the balance's date, too: a year later it is a year", () => {
    expect(gapOf({ parameters: { useBalanceDate: true } }, "2027-06-30T10:00:00Z")).toBe(365);
  });

  it("is no less than nothing, where the window ends with a balance of tomorrow", () => {
    expect(gapOf({ parameters: { useBalanceDate: true } }, "2026-06-29T10:00:00Z")).toBe(0);
  });

  it("begins a day at the project's midnight", () => {
    expect(gapOf({}, "2026-07-09T22:30:00Z")).toBe(10);
  });
});
