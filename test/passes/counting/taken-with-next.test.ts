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

  it.each<readonly [string, Line, readonly string[]]>([
    ["is where the instalment comes 6 days behind the larger one", due("05-11", -240), ["04-05"]],
    ["is not where it comes 5 days behind", due("05-10", -240), []],
  ])("%s", (_, besides, expected) => {
    const lines = [due("04-05", -240), back("04-08", 240), due("05-05", -480), besides];
    expect(takenAgain(lines)).toEqual(expected);
  });

  it.each<readonly [string, readonly string[]]>([
    ["05-08", ["04-05"]],
    ["05-09", []],
  ])("is where the next comes 33 days behind it at most: on %s", (next, expected) => {
    expect(takenAgain([due("04-05", -240), back("04-08", 240), due(next, -480)])).toEqual(expected);
  });

  it.each<readonly [string, readonly string[]]>([
    ["04-27", ["04-20"]],
    ["04-28", []],
  ])("is where the bank knew of it when the next was due: it came back on %s", (returned, expected) => {
    const lines = ["04-06", "04-13", "04-20", "05-04", "05-11"].map((day) => due(day, -160));
    expect(takenAgain([...lines, due("04-27", -320), back(returned, 160)])).toEqual(expected);
  });

  it("is not where the instalment comes beside the larger one, however often it was tried before", () => {
    const tries = [due("04-05", -240), back("04-06", 240), due("04-08", -240), back("04-10", 240)];
    expect(takenAgain([...tries, due("05-05", -480)])).toEqual(["04-05", "04-08"]);
    expect(takenAgain([...tries, due("05-05", -480), due("05-05", -240)])).toEqual(["04-05"]);
  });
});
