import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import { slowness, stopwatch } from "../../slowness.js";
import { account, dayOf, type Facts, factsOf, type Line, rowOf } from "../facts.js";

describe("a retry whose text says that it is one", () => {
  const lines: readonly Line[] = [
    ["2026-05-05", "PRLV SEPA ZXQV ENERGIE CONTRAT", -50],
    ["2026-06-05", "PRLV SEPA ZXQV ENERGIE CONTRAT", -50],
    ["2026-06-08", "REJET PRLV ZXQV ENERGIE", 50],
  ];
  const retryOf = (facts: Facts, text: string): number => facts.allLinks.rowOf("retryOf", rowOf(facts, text));

  it("is known by a word that it shares, and stays in the line of its first try", () => {
    const text = "PRLV SEPA ZXQV ENERGIE CONTRAT TWEEDE AANBIEDING";
    const facts = factsOf([account([...lines, ["2026-06-19", text, -50]])]);
    const first = facts.ledger.day.lastIndexOf(dayOf("2026-06-05"));
    expect(retryOf(facts, text)).toBe(first);
    const { flowOfRow } = facts.cashFlows;
    expect(flowOfRow[rowOf(facts, text)]).toBe(flowOfRow[first]);
  });

  it.each<readonly [string, Line]>([
    ["a town's name only", ["2026-06-19", "PRLV SEPA WRTP CONTRAT", -50]],
    ["another way to pay", ["2026-06-19", "VIR SEPA ZXQV ENERGIE CONTRAT CADEAU", -50]],
    ["another payee", ["2026-06-19", "PRLV SEPA QWERT MOBILE", -50]],
    ["another amount", ["2026-06-19", "PRLV SEPA ZXQV ENERGIE CONTRAT BIS", -60]],
    ["a day before the rejection", ["2026-06-06", "PRLV SEPA ZXQV ENERGIE CONTRAT BIS", -50]],
    ["a month later", ["2026-07-05", "PRLV SEPA ZXQV ENERGIE CONTRAT BIS", -50]],
  ])("is none of %s", (_, line) => {
    expect(retryOf(factsOf([account([...lines, line])], { now: "2026-07-30T12:00:00Z" }), line[1])).toBe(-1);
  });

  it("comes 26 days after the first try at the latest", () => {
    const back: Line = ["2026-05-08", "REJET PRLV ZXQV ENERGIE", 50];
    const text = "PRLV SEPA ZXQV ENERGIE CONTRAT 2E PRESENTATION";
    const isRetryOn = (day: string): boolean =>
      retryOf(factsOf([account([...lines.slice(0, 2), back, [day, text, -50]])]), text) !== -1;
    expect(["2026-05-31", "2026-06-01"].map(isRetryOn)).toEqual([true, false]);
  });

  it("is none of what did not leave by direct debit", () => {
    const text = "PRLV SEPA ZXQV ENERGIE CONTRAT 2E PRESENTATION";
    const paid = "VIR SEPA ZXQV ENERGIE CONTRAT";
    const back: Line = ["2026-06-08", "REJET VIR ZXQV ENERGIE", 50];
    expect(retryOf(factsOf([account([["2026-06-05", paid, -50], back, ["2026-06-19", text, -50]])]), text)).toBe(-1);
  });

  it("may be followed by a third, in the same line", () => {
    const third = "PRLV SEPA ZXQV ENERGIE CONTRAT 3E PRESENTATION";
    const facts = factsOf([
      account([
        ...lines,
        ["2026-06-16", "PRLV SEPA ZXQV ENERGIE CONTRAT 2E PRESENTATION", -50],
        ["2026-06-18", "REJET PRLV ZXQV ENERGIE", 50],
        ["2026-06-26", third, -50],
      ]),
    ]);
    const { flowOfRow } = facts.cashFlows;
    expect(flowOfRow[rowOf(facts, third)]).toBe(flowOfRow[facts.ledger.day.lastIndexOf(dayOf("2026-06-05"))]);
  });

  it("is none of the window's by what lies outside it", () => {
    const text = "PRLV SEPA ZXQV ENERGIE CONTRAT 2E PRESENTATION";
    const old: Line = ["2025-11-19", text, -50];
    const of = (more: readonly Line[]): boolean => {
      const facts = factsOf([account([...more, ...lines, ["2026-06-19", text, -50]])]);
      return facts.links.isRetry(facts.ledger.day.lastIndexOf(dayOf("2026-06-19")));
    };
    expect([of([]), of([old])]).toEqual([true, true]);
  });

  it("is known of each of two incidents", () => {
    const text = "PRLV SEPA ZXQV ENERGIE CONTRAT 2E PRESENTATION";
    const facts = factsOf([
      account([
        ...lines,
        ["2026-05-08", "REJET PRLV ZXQV ENERGIE", 50],
        ["2026-05-19", text, -50],
        ["2026-06-19", text, -50],
      ]),
    ]);
    const isRetry = (day: string): boolean => facts.allLinks.isRetry(facts.ledger.day.lastIndexOf(dayOf(day)));
    expect([isRetry("2026-05-19"), isRetry("2026-06-19")]).toEqual([true, true]);
  });

  it("is none where its like was paid before", () => {
    const text = "PRLV SEPA ZXQV ENERGIE CONTRAT BIS";
    const facts = factsOf([account([...lines, ["2026-05-19", text, -50], ["2026-06-19", text, -50]])]);
    expect(facts.allLinks.rowOf("retryOf", facts.ledger.day.lastIndexOf(dayOf("2026-06-19")))).toBe(-1);
  });
});

describe("a retry under its own text", () => {
  it("comes 26 days after the first try at the latest", () => {
    const text = "PRLV SEPA ZXQV CREDIT";
    const back: Line = ["2026-05-08", "REJET PRLV SEPA ZXQV CREDIT", 100];
    const isRetryOn = (day: string): boolean => {
      const due = ["2026-04-05", "2026-05-05", day].map((one): Line => [one, text, -100]);
      const facts = factsOf([account([...due, back])]);
      return facts.allLinks.isRetry(rowOf(facts, text, day));
    };
    expect(["2026-05-31", "2026-06-01"].map(isRetryOn)).toEqual([true, false]);
  });
});

describe("many rejected debits of one amount", () => {
  it("are looked at in proportion to their number", () => {
    const lines = Array.from({ length: 4000 }, (_, at): readonly Line[] => [
      ["2026-06-05", `PRLV SEPA ZXQV ${"ABCDEFGHIJ"[at % 10]}${"KLMNOPQRST"[((at / 10) % 10) | 0]}${at}`, -50],
      ["2026-06-08", "REJET PRLV ZXQV", 50],
      ["2026-06-19", `PRLV SEPA ZXQV BIS${at}`, -50],
    ]).flat();
    const taken = stopwatch();
    factsOf([account(lines)]);
    expect(taken()).toBeLessThan(5000 * slowness());
  });
});

describe("a debit that came back later than the next one", () => {
  const text = "PRLV SEPA FRANFINANCE";
  const back = "REJET PRLV SEPA FRANFINANCE";
  /** The days of the retries, by the days of their first tries. */
  const retriesIn = (...more: readonly Line[]): readonly string[] => {
    const lines: readonly Line[] = [
      ["2026-04-01", "CB PISCINE", -3],
      ["2026-06-09", text, -90],
      ["2026-06-10", text, -90],
      ["2026-06-12", back, 90],
      ["2026-06-15", text, -90],
      ["2026-06-18", back, 90],
    ];
    const { ledger, allLinks } = factsOf([account([...lines, ...more])]);
    return Array.from({ length: ledger.size }, (_, row) => row)
      .filter((row) => allLinks.rowOf("retriedOn", row) !== -1)
      .map((row) => [row, allLinks.rowOf("retriedOn", row)].map((one) => isoDayOf(ledger.day[one] as Day)).join(" "));
  };

  it("does not keep that from its second try, with rows outside the window or without", () => {
    const retries = retriesIn();
    expect(retries).toHaveLength(1);
    expect(retries[0]).toMatch(/2026-06-15$/);
    expect(retriesIn(["2025-01-01", "CB PISCINE", -3])).toEqual(retries);
  });
});

describe("a line of several equal debits a day", () => {
  it("has its retries as a line of one has", () => {
    const text = "PRLV SEPA CRECHE LES LUTINS";
    const retriedOf = (times: number): number => {
      const lines = ["2026-04-11", "2026-05-11", "2026-06-11"].flatMap((day) =>
        Array.from({ length: times }, (): Line => [day, text, -100]),
      );
      const back: Line = ["2026-05-14", "REJET PRLV CRECHE LES LUTINS", 100];
      const { counting } = factsOf([account([...lines, back, ["2026-05-21", text, -100]])]);
      return counting.isRetried.reduce((sum, flag) => sum + flag, 0);
    };
    expect([1, 2, 3].map(retriedOf)).toEqual([1, 1, 1]);
  });
});

describe("the next instalment of another loan of the same amount", () => {
  const text = "PRLV SEPA ZXQV CREDIT";
  /** The days of the retries of what is due on two days of the month, where the first of May came back. */
  const retriesOf = (first: string, second: string, ...more: readonly Line[]): readonly string[] => {
    const due = ["04", "05", "06"].flatMap((month) =>
      [first, second].map((day): Line => [`2026-${month}-${day}`, text, -100]),
    );
    const back: Line = ["2026-05-07", "REJET PRLV SEPA ZXQV CREDIT", 100];
    const { ledger, allLinks } = factsOf([account([...due, back, ...more])]);
    const rows = ledger.description.map((_, row) => row).filter((row) => allLinks.isRetry(row));
    return rows.map((row) => isoDayOf(ledger.day[row] as Day));
  };

  it.each([
    ["05", "15"],
    ["05", "18"],
    ["03", "25"],
  ])("is no retry, where they are due on the %s and the %s", (first, second) => {
    expect(retriesOf(first, second)).toEqual([]);
  });

  it("is no retry of the last of three months either", () => {
    const due = ["04", "05", "06"].flatMap((month) =>
      ["05", "15"].map((day): Line => [`2026-${month}-${day}`, text, -100]),
    );
    const back: Line = ["2026-06-07", "REJET PRLV SEPA ZXQV CREDIT", 100];
    const { ledger, allLinks } = factsOf([account([...due, back])]);
    expect(ledger.description.some((_, row) => allLinks.isRetry(row))).toBe(false);
  });

  it("is one where a payment of its amount comes a month later, only once", () => {
    const days = ["04-07", "05-05", "05-12", "06-05", "06-10"];
    const back: Line = ["2026-05-07", "REJET PRLV SEPA ZXQV CREDIT", 100];
    const { ledger, allLinks } = factsOf([account([...days.map((day): Line => [`2026-${day}`, text, -100]), back])]);
    const rows = ledger.description.map((_, row) => row).filter((row) => allLinks.isRetry(row));
    expect(rows.map((row) => isoDayOf(ledger.day[row] as Day))).toEqual(["2026-05-12"]);
  });

  it("leaves the retry that comes before it", () => {
    expect(retriesOf("05", "15", ["2026-05-11", text, -100])).toEqual(["2026-05-11"]);
  });

  it("is not what a second try is, where one lay on its day in the month before", () => {
    const days = ["04-05", "04-15", "05-05", "05-15", "06-05"];
    const backs = ["2026-04-08", "2026-05-08"].map((day): Line => [day, "REJET PRLV SEPA ZXQV CREDIT", 100]);
    const { allLinks } = factsOf([account([...days.map((day): Line => [`2026-${day}`, text, -100]), ...backs])]);
    const retried = Array.from({ length: 7 }, (_, row) => row).filter((row) => allLinks.isRetry(row));
    expect(retried).toHaveLength(2);
  });
});
