import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import { account, type Facts, factsOf, type Line, rowOf } from "../facts.js";

const TEXT = "PRLV SEPA ZXQV CREDIT";
const BACK = "REJET PRLV SEPA ZXQV CREDIT";

/** A window that holds every row, so that its own links tell all. */
const WHOLE = { project: { period: { mode: "MONTHS", numberOfMonths: 36 } } } as const;

/** The days of debits that came back and of what presents them again. */
function retriesOf({ ledger, allLinks }: Facts): readonly string[] {
  const dayOfRow = (row: number): string => isoDayOf(ledger.day[row] as Day);
  return [...ledger.day.keys()]
    .filter((row) => allLinks.isRetry(row))
    .map((row) => `${dayOfRow(allLinks.rowOf("retryOf", row))} ${dayOfRow(row)}`);
}

/** The fifth of so many months, from the first one of a year on. */
const fifths = (year: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => isoDayOf((Date.UTC(year, at, 5) / 86_400_000) as Day));

const debitsOn = (days: readonly string[]): readonly Line[] => days.map((day): Line => [day, TEXT, -100]);

describe("a debit that came back on its own day", () => {
  it("is no second try of itself", () => {
    const facts = factsOf([account([...debitsOn(["2026-05-05"]), ["2026-05-05", BACK, 100]])]);
    expect(facts.allLinks.rowOf("rejectedOn", rowOf(facts, TEXT))).toBe(rowOf(facts, BACK));
    expect(retriesOf(facts)).toEqual([]);
  });

  it("is presented again later", () => {
    const facts = factsOf([account([...debitsOn(["2026-05-05", "2026-05-12"]), ["2026-05-05", BACK, 100]])]);
    expect(retriesOf(facts)).toEqual(["2026-05-05 2026-05-12"]);
  });
});

describe("a debit that is presented again", () => {
  it("under its own text is not so once more by a text that says it is", () => {
    const first = "PRLV SEPA ZXQV ENERGIE CONTRAT";
    const lines: readonly Line[] = [
      ["2026-05-05", first, -50],
      ["2026-06-05", first, -50],
      ["2026-06-08", "REJET PRLV ZXQV ENERGIE", 50],
      ["2026-06-12", first, -50],
    ];
    const again: Line = ["2026-06-19", `${first} TWEEDE AANBIEDING`, -50];
    expect(retriesOf(factsOf([account([...lines, again])]))).toEqual(["2026-06-05 2026-06-12"]);
  });

  it("is so once, though one before it waits, which came back later", () => {
    const lines: readonly Line[] = [
      ["2026-06-01", "PRLV SEPA FRANFINANCE 1111111", -90],
      ["2026-06-03", "PRLV SEPA FRANFINANCE 2222222", -90],
      ["2026-06-05", "REJET PRLV 2222222", 90],
      ["2026-06-07", "PRLV SEPA FRANFINANCE 3333333", -90],
      ["2026-06-10", "PRLV SEPA FRANFINANCE 4444444", -90],
      ["2026-06-14", "REJET PRLV 1111111", 90],
    ];
    const facts = factsOf([account(lines)]);
    expect(facts.allLinks.rowOf("rejectedOn", rowOf(facts, "PRLV SEPA FRANFINANCE 1111111"))).not.toBe(-1);
    expect(retriesOf(facts)).toEqual(["2026-06-03 2026-06-07"]);
  });

  it("is so in a line of every two weeks, however many months have payments of both days", () => {
    const days = ["05-04", "05-18", "06-01", "06-15", "06-29", "07-13", "07-27", "08-10"].map((day) => `2026-${day}`);
    // Four and eight weeks behind the debit and its second try lie other instalments.
    const lines = [...debitsOn([...days, "2026-06-10"]), ["2026-06-03", BACK, 100] as const];
    expect(retriesOf(factsOf([account(lines)], { now: "2026-08-31T12:00:00Z" }))).toEqual(["2026-06-01 2026-06-10"]);
  });

  it("is none within the window by what lies before it: there a line is weekly, of all its days monthly", () => {
    const weekly = ["2026-06-01", "2026-06-08", "2026-06-15", "2026-06-22", "2026-06-29"];
    const lines: readonly Line[] = [["2026-04-01", "CB PISCINE", -3], ...debitsOn(weekly), ["2026-06-24", BACK, 100]];
    const monthly = debitsOn(fifths(2024, 24));
    expect(retriesOf(factsOf([account([...monthly, ...lines])], WHOLE))).toHaveLength(1);
    expect(retriesOf(factsOf([account([...monthly, ...lines])]))).toEqual([]);
  });
});

describe("a second try is found", () => {
  it("behind more debits than are looked at that came back and were not tried again", () => {
    const months = fifths(2024, 25);
    const backs = months.map((day): Line => [`${day.slice(0, 8)}08`, BACK, 100]);
    const again = [...debitsOn(["2026-05-05", "2026-05-20"]), ["2026-05-08", BACK, 100] as const];
    expect(retriesOf(factsOf([account([...debitsOn(months), ...backs, ...again])], WHOLE))).toEqual([
      "2026-05-05 2026-05-20",
    ]);
  });

  /** Whether a debit of 12 June is tried again three days later, where others of its text lie before both. */
  const isFoundBehind = (...others: readonly Line[]): boolean => {
    // Two lines: what comes on the fifteenth is no second try of what came back on the fifth.
    const due = debitsOn(["2026-04-05", "2026-04-15", "2026-05-05", "2026-05-15", "2026-06-12", "2026-06-15"]);
    const retries = retriesOf(factsOf([account([...due, ["2026-06-13", BACK, 100], ...others])]));
    expect(retries).toEqual(retries.length === 0 ? [] : ["2026-06-12 2026-06-15"]);
    return retries.length > 0;
  };

  it("behind 23 debits that wait for theirs, and no further", () => {
    const waiting: readonly Line[] = [...debitsOn(["2026-06-05"]), ["2026-06-08", BACK, 100]];
    const isFoundBehindThese = (count: number): boolean =>
      isFoundBehind(...Array.from({ length: count }, () => waiting).flat());
    expect([0, 23, 24].map(isFoundBehindThese)).toEqual([true, true, false]);
  });

  it("behind one that waits for its own and as many that were paid as are looked at", () => {
    const waiting: readonly Line[] = [
      ["2026-06-05", `${TEXT} 1111111`, -100],
      ["2026-06-08", "REJET PRLV 1111111", 100],
    ];
    const paid = Array.from({ length: 23 }, () => debitsOn(["2026-06-06"])).flat();
    expect(isFoundBehind(...waiting, ...paid)).toBe(true);
  });

  it("by its words behind more payments of its amount than are looked at", () => {
    const due = debitsOn([...fifths(2024, 26), "2026-05-05"]);
    const again: Line = ["2026-05-20", `${TEXT} 2E PRESENTATION`, -100];
    expect(retriesOf(factsOf([account([...due, ["2026-05-08", BACK, 100], again])], WHOLE))).toEqual([
      "2026-05-05 2026-05-20",
    ]);
  });

  it("by its words as the 24th payment of its amount behind the first try, and no further", () => {
    const isFoundAfter = (count: number): boolean => {
      const others = Array.from({ length: count }, (): Line => ["2026-05-12", "CARTE BOULANGERIE VELMORINE", -100]);
      const again: Line = ["2026-05-20", `${TEXT} 2E PRESENTATION`, -100];
      const lines = [...debitsOn(["2026-05-05"]), ["2026-05-08", BACK, 100] as const, ...others, again];
      return retriesOf(factsOf([account(lines)])).length > 0;
    };
    expect([23, 24].map(isFoundAfter)).toEqual([true, false]);
  });
});
