import { describe, expect, it } from "vitest";
import type { Facts, Line } from "../facts.js";
import { factsIn, flowsOf, monthly } from "./monthly-lines.js";

const weekly = (text: string, amount: number, first: string, stepDays: number, count: number): readonly Line[] =>
  Array.from({ length: count }, (_, at): Line => {
    const day = new Date(Date.parse(first) + at * stepDays * 86_400_000).toISOString().slice(0, 10);
    return [day, text, amount];
  });

/** The id of the flow of each amount. */
const idsOf = ({ ledger, cashFlows }: Facts): ReadonlyMap<number, string> =>
  new Map(cashFlows.flows.flatMap(({ id, rows }) => rows.map((row) => [ledger.amount[row]! / 10_000, id] as const)));

const LOAN = "PRLV SEPA COFIDIS";

describe("two lines of one payee by their amounts", () => {
  it.each([
    ["two weeks", "04", "18", 4, "2026-06-30"],
    ["one week", "05", "12", 3, "2026-05-31"],
  ])("are two where their days make a rhythm of %s together", (_, first, second, from, now) => {
    const lines = [...monthly(LOAN, -150.33, first, from, from + 2), ...monthly(LOAN, -80, second, from, from + 2)];
    expect(flowsOf(factsIn(3, lines, now)).toSorted()).toEqual([
      ["-150.33", 3, "MONTHLY"],
      ["-80", 3, "MONTHLY"],
    ]);
  });

  it("are one where the amounts of a line of two weeks vary", () => {
    const lines = weekly(LOAN, -20, "2026-04-06", 28, 3).flatMap((line, at): readonly Line[] => {
      const [next] = weekly(LOAN, -15 - 5 * at, line[0], 14, 2).slice(1);
      return [line, next!];
    });
    expect(flowsOf(factsIn(3, lines))).toEqual([["-20,-15,-25", 6, "BIWEEKLY"]]);
  });

  it("are two from the third payment of the younger one, however long the window is", () => {
    const older = monthly(LOAN, -150.33, "05", 1, 12);
    const flowsWith = (payments: number) =>
      flowsOf(factsIn(12, [...older, ...monthly(LOAN, -80, "12", 13 - payments, 12)], "2026-12-31"));
    expect([1, 2].map((payments) => flowsWith(payments).length)).toEqual([1, 1]);
    for (const payments of [3, 4, 6])
      expect(flowsWith(payments)).toEqual([
        ["-150.33", 12, "MONTHLY"],
        ["-80", payments, "MONTHLY"],
      ]);
  });

  it("are two where one comes every week and the other every four", () => {
    const benefits = [...weekly("DWP ESA", 72.9, "2026-01-02", 7, 25), ...weekly("DWP ESA", 290, "2026-01-13", 28, 6)];
    expect(flowsOf(factsIn(6, benefits)).toSorted((left, right) => right[1] - left[1])).toEqual([
      ["72.9", 25, "WEEKLY"],
      ["290", 6, "OTHER"],
    ]);
  });

  it("stay two where the price of one changes", () => {
    const other = monthly(LOAN, -80, "12", 1, 6);
    const changing = (last: number, price: number): readonly Line[] => [
      ...monthly(LOAN, -150.33, "05", 1, last),
      ...monthly(LOAN, price, "05", last + 1, 6),
    ];
    for (const last of [1, 3, 4, 5])
      expect(flowsOf(factsIn(6, [...changing(last, -154.1), ...other])).toSorted()).toEqual([
        ["-150.33,-154.1", 6, "MONTHLY"],
        ["-80", 6, "MONTHLY"],
      ]);
    // A new loan that begins where another ends is a price that doubled.
    expect(flowsOf(factsIn(6, [...changing(3, -320), ...other]))).toHaveLength(3);
  });

  it("take in no first payment of a third one, that comes before theirs are due", () => {
    const two = [...monthly(LOAN, -150.33, "05", 4, 9), ...monthly(LOAN, -80, "15", 4, 9)];
    const third = monthly(LOAN, -130, "30", 6, 9);
    const countUntil = (day: string): number =>
      flowsOf(
        factsIn(
          3,
          [...two, ...third].filter(([on]) => on <= day),
          day,
        ),
      ).length;
    expect(["2026-06-29", "2026-06-30", "2026-07-03", "2026-07-06", "2026-08-31"].map(countUntil)).toEqual([
      2, 3, 3, 3, 3,
    ]);
  });
});

describe("the ids of two lines of one payee", () => {
  const older = monthly(LOAN, -150.33, "05", 1, 12);
  /** The ids in windows of three months, up to the end of a month, of a loan and a second one of some amount since May. */
  const idsUpTo = (day: string, amount: number): ReadonlyMap<number, string> => {
    const rows = [...older, ...monthly(LOAN, amount, "12", 5, 12)].filter(([on]) => on <= day);
    return idsOf(factsIn(3, rows, day));
  };

  it.each([-80, -400])("keep the older one's while the window shows that it was alone", (amount) => {
    const [alone, , young] = ["2026-04-30", "2026-05-31", "2026-06-30"].map((day) => idsUpTo(day, amount));
    expect(young!.get(-150.33)).toBe(alone!.get(-150.33));
    expect(young!.get(amount)).not.toBe(alone!.get(-150.33));
  });

  it.each([-80, -400])("are none that another line had before: %d", (amount) => {
    const months = ["2026-04-30", "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-11-15"];
    const seen = months.map((day) => idsUpTo(day, amount));
    const idsOfLine = (line: number): ReadonlySet<string> =>
      new Set(seen.flatMap((ids) => (ids.has(line) ? [ids.get(line)!] : [])));
    expect(idsOfLine(amount).size).toBe(1);
    expect([...idsOfLine(-150.33)].filter((id) => idsOfLine(amount).has(id))).toEqual([]);
    // Neither moves once both go back to the window's start.
    expect(seen.at(-1)).toEqual(seen.at(-2));
  });

  it.each(["2026-09-10", "2026-09-30"])("pass to none where few payments of a repaid one are left, by %s", (day) => {
    const rows = [...older.slice(0, 8), ...monthly(LOAN, -80, "12", 5, 12)].filter(([on]) => on <= day);
    const ids = idsOf(factsIn(3, rows, day));
    expect([...ids.values()]).not.toContain(idsUpTo("2026-04-30", -80).get(-150.33));
    expect(ids.size).toBe(2);
  });

  it("keep a rent's beside other payments to the same person", () => {
    const rent = monthly("VIR SEPA JULIEN KOWALSKI", -500, "05", 1, 6);
    const others: readonly Line[] = [
      ["2026-04-02", "VIR SEPA JULIEN KOWALSKI", -31.2],
      ["2026-04-19", "VIR SEPA JULIEN KOWALSKI", -12],
      ["2026-06-27", "VIR SEPA JULIEN KOWALSKI", -87.4],
    ];
    const beside = idsOf(factsIn(3, [...rent, ...others]));
    expect(beside.get(-500)).toBe(idsOf(factsIn(3, rent)).get(-500));
    expect(beside.get(-12)).not.toBe(beside.get(-500));
  });
});
