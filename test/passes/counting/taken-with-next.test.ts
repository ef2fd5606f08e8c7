import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import { analyze } from "../../../src/index.js";
import { account, dayOf, type Line, NOW } from "../facts.js";

const TEXT = "DIRECT DEBIT MOTONOVO FINANCE";
const BACK = "UNPAID DIRECT DEBIT MOTONOVO FINANCE";
const due = (day: string, amount: number): Line => [`2026-${day}`, TEXT, amount];
const back = (day: string, amount: number): Line => [`2026-${day}`, BACK, amount];

/** The days of the instalments that the scores leave out as taken again. */
const takenAgain = (lines: readonly Line[]): readonly string[] => {
  const body = { accounts: [account(lines, { currency: "GBP" })] };
  const { accounts, scores } = analyze(body, { now: NOW, project: { market: "GB", minimumTransactions: 0 } });
  return accounts[0]!.transactions.flatMap(({ id, dates }) =>
    scores!.leftOut.retried.includes(id) ? [dates.debitedAt!.slice(5, 10)] : [],
  );
};

describe("an instalment that came back and was taken with the next one", () => {
  it.each([
    ["week", 7, 12],
    ["two weeks", 14, 6],
  ])("is owed once where one is due every %s", (_, gap, count) => {
    const first = dayOf("2026-04-06");
    const days = Array.from({ length: count }, (__, at) => isoDayOf((first + at * gap) as Day).slice(5));
    const [failed, next] = [days[2]!, days[3]!];
    const returned = isoDayOf((dayOf(`2026-${failed}`) + 3) as Day).slice(5);
    const lines = days.map((day) => due(day, day === next ? -320 : -160));
    expect(takenAgain([...lines, back(returned, 160)])).toEqual([failed]);
  });

  it.each([
    ["on its day", "04-05", ["04-05", "05-05", "06-05"]],
    // Either of the two came back.
    ["a day later", "04-06", ["04-06", "05-06", "06-06"]],
  ])("is owed once where another loan of the amount is due %s", (_, failed, others) => {
    const lines = [due("04-05", -240), back("04-08", 240), due("05-05", -480), due("06-05", -240)];
    expect(takenAgain([...lines, ...others.map((day) => due(day, -240))])).toEqual([failed]);
  });

  it("is not where as many of the amount as before come beside the larger one", () => {
    const others = ["04-06", "05-06", "06-06"].map((day) => due(day, -240));
    const lines = [due("04-05", -240), back("04-08", 240), due("05-03", -490), due("05-05", -240), due("06-05", -240)];
    expect(takenAgain([...lines, ...others])).toEqual([]);
  });
});
