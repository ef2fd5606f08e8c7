import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import { account, dayOf, factsOf, type Line, rowOf } from "../facts.js";

describe("a debit that comes every week", () => {
  const text = "PRLV SEPA ZXQV CANTINE";
  const weeks: readonly Line[] = ["04-06", "04-13", "04-20", "04-27", "05-04", "05-11"].map((day) => [
    `2026-${day}`,
    text,
    -45,
  ]);
  const back: Line = ["2026-04-15", "REJET PRLV ZXQV CANTINE", 45];
  const retriesOf = (more: readonly Line[]): readonly string[] => {
    const { ledger, allLinks } = factsOf([account([...weeks, ...more])]);
    const rows = ledger.description.map((_, row) => row).filter((row) => allLinks.isRetry(row));
    return rows.map((row) => isoDayOf(ledger.day[row] as Day));
  };

  it("is no retry of the one that came back the week before", () => {
    expect(retriesOf([back])).toEqual([]);
  });

  it("may be presented again before the next is due", () => {
    expect(retriesOf([back, ["2026-04-17", text, -45]])).toEqual(["2026-04-17"]);
  });

  it("is presented again of the latest that came back, where an earlier one never was", () => {
    const later: Line = ["2026-04-28", "REJET PRLV ZXQV CANTINE", 45];
    expect(retriesOf([back, later, ["2026-04-30", text, -45]])).toEqual(["2026-04-30"]);
  });
});

describe("a debit that comes every month", () => {
  it("may be presented again in each of them", () => {
    const text = "PRLV SEPA ZXQV CREDIT";
    const days = ["04-05", "05-05", "05-19", "06-05", "06-19"];
    const facts = factsOf([
      account([
        ...days.map((day): Line => [`2026-${day}`, text, -45]),
        ["2026-05-08", "REJET PRLV ZXQV CREDIT", 45],
        ["2026-06-08", "REJET PRLV ZXQV CREDIT", 45],
      ]),
    ]);
    const { ledger, allLinks } = facts;
    const isRetry = (day: string): boolean => allLinks.isRetry(ledger.day.lastIndexOf(dayOf(`2026-${day}`)));
    expect(days.map(isRetry)).toEqual([false, false, true, false, true]);
  });
});

describe("a debit that comes back twice", () => {
  const text = "PRLV SEPA ZXQV CREDIT";
  /** The days of the retries of what is due on some days, where what came on others came back the day after. */
  const retriesOf = (due: readonly string[], back: readonly string[]): readonly string[] => {
    const returns = back.map((day): Line => [`2026-${day}`, "REJET PRLV SEPA ZXQV CREDIT", 100]);
    const { ledger, allLinks } = factsOf([
      account([...due.map((day): Line => [`2026-${day}`, text, -100]), ...returns]),
    ]);
    const rows = ledger.description.map((_, row) => row).filter((row) => allLinks.isRetry(row));
    return rows.map((row) => isoDayOf(ledger.day[row] as Day).slice(5));
  };

  it.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
    ["a monthly one", ["04-02", "05-02", "05-13", "06-02"], ["05-03", "05-14"], ["05-13"]],
    [
      "one that comes back three times",
      ["05-02", "05-10", "05-20", "06-02"],
      ["05-03", "05-11", "05-21"],
      ["05-10", "05-20"],
    ],
    [
      "one of every month",
      ["04-02", "04-13", "05-02", "05-13", "06-02"],
      ["04-03", "04-14", "05-03", "05-14"],
      ["04-13", "05-13"],
    ],
    [
      "a fortnightly one, of which all came back",
      ["04-06", "04-12", "04-20", "04-26", "05-04", "05-10", "05-18", "05-24", "06-01", "06-07"],
      ["04-08", "04-22", "05-06", "05-20", "06-03"],
      ["04-12", "04-26", "05-10", "05-24", "06-07"],
    ],
    ["a weekly one", ["05-04", "05-11", "05-14", "05-18", "05-25"], ["05-12", "05-15"], ["05-14"]],
  ])("is not presented again by the next instalment: %s", (_, due, back, retries) => {
    expect(retriesOf(due, back)).toEqual(retries);
  });

  const [may, june, july] = ["05", "06", "07"].map((month) => ["02", "08", "16", "18"].map((day) => `${month}-${day}`));
  const nextDay = (day: string): string => day.slice(0, 3) + String(Number(day.slice(3)) + 1).padStart(2, "0");

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ["a week apart", ["04-02", may![0]!, june![0]!, june![1]!, june![2]!, july![0]!], [june![1]!, june![2]!]],
    [
      "a week apart, in each month",
      ["04", "05", "06"].flatMap((month) => ["02", "09", "16"].map((day) => `${month}-${day}`)),
      ["04", "05", "06"].flatMap((month) => ["09", "16"].map((day) => `${month}-${day}`)),
    ],
    [
      "in two months",
      ["04-02", may![0]!, may![1]!, may![2]!, june![0]!, june![1]!, june![2]!],
      [may![1]!, may![2]!, june![1]!, june![2]!],
    ],
    [
      "in each month, the last of them late",
      [may, june, july].flatMap((month) => [month![0]!, month![1]!, month![3]!]),
      [may, june, july].flatMap((month) => [month![1]!, month![3]!]),
    ],
  ])("is presented a third time, %s", (_, due, retries) => {
    const back = due.filter((day, at) => due[at + 1]?.startsWith(day.slice(0, 3)));
    expect(retriesOf(due, back.map(nextDay))).toEqual(retries);
  });

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ["three weeks", ["04-02", "04-23", "05-14", "06-04", "06-25"], ["05-16"]],
    [
      "ten days",
      ["04-05", "04-15", "04-25", "05-05", "05-15", "05-25", "06-04", "06-14", "06-24"],
      ["04-27", "05-17", "06-06"],
    ],
    ["a week, paid once", ["04-06", "04-13", "04-20", "04-27", "05-04"], ["04-14", "04-21", "04-28"]],
  ])("is not presented again by the next instalment of a line of %s", (_, due, back) => {
    expect(retriesOf(due, back)).toEqual([]);
  });

  it("is not either where it came back once, of a plan of four", () => {
    expect(retriesOf(["05-01", "05-15", "05-29", "06-12"], ["05-18"])).toEqual([]);
    expect(retriesOf(["05-01", "05-15", "05-21", "05-29", "06-12"], ["05-18"])).toEqual(["05-21"]);
  });

  it("is known by its own words all the same", () => {
    const facts = factsOf([
      account([
        ["2026-05-02", text, -100],
        ["2026-05-03", "REJET PRLV SEPA ZXQV CREDIT", 100],
        ["2026-05-13", `${text} BIS`, -100],
        ["2026-05-14", "REJET PRLV SEPA ZXQV CREDIT", 100],
        ["2026-06-02", text, -100],
      ]),
    ]);
    expect(facts.allLinks.isRetry(rowOf(facts, `${text} BIS`))).toBe(true);
    expect(facts.allLinks.isRetry(rowOf(facts, text, "2026-06-02"))).toBe(false);
  });
});

describe("a line of which most debits may come back", () => {
  const text = "PRLV SEPA ZXQV CREDIT";
  const FIRST = dayOf("2026-03-02");
  const on = (offset: number): string => isoDayOf((FIRST + offset) as Day);
  /** Places of the retries of debits on some days from a Monday on, where those at some places came back two days later. */
  const retriesOf = (days: readonly number[], cameBack: (at: number) => boolean): readonly number[] => {
    const back = days
      .filter((_, at) => cameBack(at))
      .map((day): Line => [on(day + 2), "REJET PRLV SEPA ZXQV CREDIT", 100]);
    const { ledger, allLinks } = factsOf([account([...days.map((day): Line => [on(day), text, -100]), ...back])]);
    const isRetry = (day: number): boolean =>
      ledger.description.some((said, row) => said === text && ledger.day[row] === FIRST + day && allLinks.isRetry(row));
    return days.flatMap((day, at) => (isRetry(day) ? [at] : []));
  };
  const every = (gap: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => at * gap);
  /** Debits of which each is tried again some days later. */
  const triedAgain = (days: readonly number[], later: number): readonly number[] =>
    days.flatMap((day) => [day, day + later]);
  /** Debits of each week, on another weekday from the ninth on. */
  const moved = (by: number): readonly number[] => every(7, 18).map((day, at) => (at < 8 ? day : day + by));
  const isFirst = (at: number): boolean => at % 2 === 0;
  const isSecond = (at: number): boolean => at % 2 === 1;

  it.each<readonly [string, readonly number[], (at: number) => boolean]>([
    ["a weekly one, the first of two", every(7, 16), isFirst],
    ["a weekly one, the second of two", every(7, 16), isSecond],
    ["a weekly one, two of three", every(7, 16), (at) => at % 3 !== 2],
    ["a weekly one, three of four", every(7, 16), (at) => at % 4 !== 3],
    ["a weekly one, all but the last", every(7, 16), (at) => at < 15],
    ["a weekly one, moved by bank holidays", [0, 7, 14, 21, 28, 36, 42, 49, 56, 64, 70, 77, 85, 91], isFirst],
    ["a weekly one that moved by three days, the first of two", moved(3), isFirst],
    ["a weekly one that moved by four days, the second of two", moved(4), isSecond],
    ["a weekly one that moved back by two days, the first of two", moved(-2), isFirst],
    ["a weekly one that was left out for two weeks", [28, 35, 42, 49, 70, 77], (at) => at < 5],
    ["a weekly one that was left out, and moved by a bank holiday", [28, 35, 42, 50, 70, 77], (at) => at < 5],
    ["a weekly one that was left out twice", [28, 35, 42, 49, 70, 77, 98], (at) => at < 6],
    ["a fortnightly one, the first of two", every(14, 8), isFirst],
    ["a fortnightly one, the second of two", every(14, 8), isSecond],
    ["a fortnightly one, two of three", every(14, 8), (at) => at % 3 !== 2],
    ["a fortnightly one, moved by bank holidays", [0, 14, 28, 43, 56, 71, 84, 98], isFirst],
    ["a weekly one, or one of two weeks that is tried again a week later", triedAgain(every(14, 8), 7), isFirst],
  ])("has no instalment that is a retry of another: %s", (_, days, cameBack) => {
    expect(retriesOf(days, cameBack)).toEqual([]);
  });

  it.each<readonly [string, readonly number[]]>([
    ["a weekly one, three days later", triedAgain(every(7, 16), 3)],
    ["a fortnightly one, five days later", triedAgain(every(14, 8), 5)],
    ["a fortnightly one, six days later", triedAgain(every(14, 8), 6)],
    ["a fortnightly one, eight days later", triedAgain(every(14, 8), 8)],
    ["a monthly one, a week later", triedAgain([0, 31, 61, 92], 7)],
    ["a monthly one, two weeks later", triedAgain([0, 31, 61, 92], 14)],
  ])("has all its second tries: %s", (_, days) => {
    expect(retriesOf(days, isFirst)).toEqual(days.flatMap((__, at) => (isSecond(at) ? [at] : [])));
  });

  it("has all tries of a line of four weeks that are a week and two weeks later", () => {
    for (const months of [2, 3, 5, 12]) {
      const days = every(28, months).flatMap((day) => [day, day + 7, day + 14]);
      const isTriedAgain = (at: number): boolean => at % 3 !== 2;
      expect(retriesOf(days, isTriedAgain)).toEqual(days.flatMap((_, at) => (at % 3 === 0 ? [] : [at])));
    }
  });

  it("has no retry among the instalments of a week of which one is skipped", () => {
    const days = [0, 7, 14, 28, 35, 42, 49, 56, 63];
    expect(retriesOf(days, (at) => [0, 3, 6].includes(at))).toEqual([]);
  });

  it("has the second tries a week later of a line of two weeks, though its history begins with such a try", () => {
    const days = [0, 7, 14, 21, 28, 35, 42, 56];
    expect(retriesOf(days, (at) => [0, 2, 4].includes(at))).toEqual([1, 3, 5]);
    expect(retriesOf(days.slice(1), (at) => [1, 3].includes(at))).toEqual([2, 4]);
  });

  it("has the second tries of a line of two weeks of which every other instalment came back", () => {
    expect(retriesOf([0, 4, 14, 28, 42, 56, 60, 70], (at) => [0, 1, 3, 5, 6].includes(at))).toEqual([1, 6]);
  });

  it("has the second tries of a line of two weeks that was left out once, and no instalment beside them", () => {
    // On the 56th day it came back and was not tried again: what came on the 70th was due.
    const days = [28, 33, 42, 47, 56, 70, 75, 98, 103, 112, 117];
    expect(retriesOf(days, (at) => [0, 2, 4, 5, 7, 9].includes(at))).toEqual([1, 3, 6, 8, 10]);
  });

  it("has the second try a week later of a line of two weeks that is told by what was paid", () => {
    expect(retriesOf([0, 14, 28, 35, 42, 56, 70], (at) => at === 2)).toEqual([3]);
  });

  it.each([
    ["two weeks, a week later, as one of five was paid at once", 14, 7, 10, 4],
    ["two weeks, a week later, as one of seven was paid at once", 14, 7, 7, 3],
    ["four weeks, two weeks later, as one of four was paid at once", 28, 14, 7, 3],
  ])("has the second tries of a line of %s", (_, gap, later, count, paidAt) => {
    const isPaid = (number: number): boolean => number % (paidAt + 1) === paidAt;
    const tries = every(gap, count).flatMap((day, number) => (isPaid(number) ? [[day]] : [[day, day + later]]));
    const days = tries.flat();
    const firsts = new Set(tries.filter((own) => own.length > 1).map(([first]) => first));
    const seconds = new Set(tries.map(([, second]) => second));
    const expected = days.flatMap((day, at) => (seconds.has(day) ? [at] : []));
    expect(retriesOf(days, (at) => firsts.has(days[at]))).toEqual(expected);
  });
});
