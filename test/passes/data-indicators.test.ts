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
