import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import { account, factsOf, type Line, NOW } from "../facts.js";

const DAYS = ["2026-04-12", "2026-05-12", "2026-06-11"];

describe("equal payments on the same days", () => {
  const flowCountOf = (times: number): number => {
    const lines = DAYS.flatMap((day) => Array.from({ length: times }, (): Line => [day, "PRLV SEPA COFIDIS", -5]));
    return factsOf([account(lines)]).cashFlows.flows.length;
  };

  it("are as many lines as there are each time, and one where they are too many for budget lines", () => {
    expect([1, 2, 12, 13].map(flowCountOf)).toEqual([1, 2, 12, 1]);
  });

  it("are answered however many they are", () => {
    const lines = DAYS.flatMap((day) => new Array<Line>(140_000).fill([day, "PRLV SEPA COFIDIS", -5]));
    expect(analyze({ accounts: [account(lines)] }, { now: NOW }).status).toBe("COMPLETED");
  }, 60_000);
});

describe("payments of nothing", () => {
  it("are no line of their own, whose id would be the group's", () => {
    const lines: readonly Line[] = [
      ...DAYS.map((day): Line => [day, "VIR SEPA ZORGLUB", 0]),
      ["2026-05-20", "VIR SEPA ZORGLUB", 20],
      ["2026-06-20", "VIR SEPA ZORGLUB", 3100],
    ];
    const { creditInsights } = analyze(
      { accounts: [account(lines)] },
      { now: NOW, project: { minimumTransactions: 0 } },
    );
    const ids = creditInsights!.cashFlows.map(({ transactions }) => transactions[0]!.enrichments.groupId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
