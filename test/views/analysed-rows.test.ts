import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "../passes/facts.js";

const LINES: readonly Line[] = [
  ["2026-01-15", "CB LIBRAIRIE", -1],
  ["2026-04-15", "CB LIBRAIRIE", -2],
  ["2026-06-25", "CB LIBRAIRIE", -3],
];

/** The amounts of the rows that an analysis of the last twenty days, with scores of ninety, says it looked at. */
function analysedIn(parameters: object): readonly number[] {
  const period = { mode: "DAYS", numberOfDays: 20 };
  const body = { accounts: [account(LINES)], parameters: { period, ...parameters } };
  const { accounts } = analyze(body, { now: NOW, project: { minimumTransactions: 0 } });
  return accounts.flatMap(({ transactions }) =>
    transactions.filter(({ isNonAnalysed }) => !isNonAnalysed).map(({ amount }) => amount),
  );
}

describe("rows that are not marked as left out", () => {
  it.each([
    ["insights and scores", {}, [-2, -3]],
    ["insights alone", { disableScores: true }, [-3]],
    ["scores alone", { disableCreditInsights: true }, [-2, -3]],
  ])("are those that the products asked for look at: %s", (_, parameters, amounts) => {
    expect([...analysedIn(parameters)].sort()).toEqual(amounts);
  });
});
