import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import type { Ledger } from "../../../src/model/ledger.js";
import { type Candidate, chooseBest } from "../../../src/passes/links/choose-pairs.js";
import { visitNearest } from "../../../src/passes/nearest-rows.js";
import { account, dayOf, factsOf, type Line, linksOf, rowOf } from "../facts.js";

/** Lines of one text and amount on each of some days, so many a day. */
const daily = (first: string, dayCount: number, countPerDay: number, text: string, amount: number): readonly Line[] =>
  Array.from({ length: dayCount * countPerDay }, (_, at) => [
    isoDayOf((dayOf(first) + Math.floor(at / countPerDay)) as Day),
    text,
    amount,
  ]);

describe("among many debits of one amount", () => {
  it("a refund is of the purchase that shares its words, the nearest first, however many lie before", () => {
    const coffees = daily("2026-04-12", 49, 2, "CARTE BOULANGERIE VELMORINE", -5);
    const parking: Line = ["2026-06-02", "CARTE PARKING ZUBRO NANTES", -5];
    const refund: Line = ["2026-06-04", "AVOIR CARTE PARKING ZUBRO NANTES", 5];
    expect(linksOf(factsOf([account([...coffees, parking, refund])]))).toEqual([
      "refundOf: AVOIR CARTE PARKING ZUBRO NANTES, CARTE PARKING ZUBRO NANTES",
      "refundedOn: CARTE PARKING ZUBRO NANTES, AVOIR CARTE PARKING ZUBRO NANTES",
    ]);
  });

  it("a rejection is of the latest", () => {
    const tolls = daily("2026-06-01", 14, 8, "PRLV PEAGE ZUBRO", -5);
    const facts = factsOf([account([...tolls, ["2026-06-15", "REJET PRLV PEAGE ZUBRO", 5]])]);
    const rejected = facts.allLinks.rowOf("rejectionOf", rowOf(facts, "REJET PRLV PEAGE ZUBRO"));
    expect(isoDayOf(facts.ledger.day[rejected] as Day)).toBe("2026-06-14");
  });

  it("an own transfer is of the other account, however many of the same one lie before", () => {
    const payments = daily("2026-06-01", 5, 24, "VIR EMIS ZUBRO ANNE", -5);
    const sent: Line = ["2026-06-06", "VIR EMIS NORVELLE", -5];
    const facts = factsOf([
      account([...payments, ["2026-06-05", "VIR RECU NORVELLE", 5]]),
      account([sent], { name: "Compte joint" }),
    ]);
    expect(facts.allLinks.rowOf("transferOf", rowOf(facts, "VIR RECU NORVELLE"))).toBe(rowOf(facts, sent[1]));
  });
});

describe("own transfers of one amount", () => {
  const out = (day: string): Line => [`2026-06-${day}`, "VIR INST VERS COMPTE B", -500];
  const into = (day: string): Line => [`2026-06-${day}`, "VIR INST DE COMPTE A", 500];
  /** The days of the debit and the credit of each pair. */
  const pairsOf = (debits: readonly string[], credits: readonly string[]): readonly string[] => {
    const { ledger, allLinks } = factsOf([
      account(debits.map(out)),
      account(credits.map(into), { name: "Autre banque" }),
    ]);
    const dayOfMonth = (row: number): string => isoDayOf(ledger.day[row] as Day).slice(-2);
    return ledger.description
      .map((_, row) => ({ row, debit: allLinks.rowOf("transferOf", row) }))
      .filter(({ debit }) => debit !== -1)
      .map(({ row, debit }) => `${dayOfMonth(debit)} ${dayOfMonth(row)}`);
  };

  it("of two debits as near take the one before the credit", () => {
    expect(pairsOf(["02", "04"], ["03", "08"])).toEqual(["02 03", "04 08"]);
    expect(pairsOf(["02", "04"], ["03"])).toEqual(["02 03"]);
  });

  it("leave a nearer debit to a credit that has no other", () => {
    expect(pairsOf(["01", "04"], ["03", "08"])).toEqual(["01 03", "04 08"]);
    expect(pairsOf(["04"], ["03", "08"])).toEqual(["04 03"]);
    expect(pairsOf(["01", "04"], ["03"])).toEqual(["04 03"]);
  });

  it("stay as they are where what would move shares fewer words", () => {
    const facts = factsOf([
      account([
        ["2026-06-01", "VIR EMIS", -500],
        ["2026-06-04", "VIR VERS ZUBRO", -500],
      ]),
      account(
        [
          ["2026-06-03", "VIR DE ZUBRO", 500],
          ["2026-06-08", "VIR RECU", 500],
        ],
        { name: "Autre banque" },
      ),
    ]);
    expect(linksOf(facts)).toEqual([
      "transferOf: VIR DE ZUBRO, VIR VERS ZUBRO",
      "transferredOn: VIR VERS ZUBRO, VIR DE ZUBRO",
    ]);
  });
});

describe("the best pairs of one amount", () => {
  const candidates = fc.uniqueArray(
    fc.record({
      credit: fc.integer({ min: 0, max: 7 }),
      debit: fc.integer({ min: 10, max: 17 }),
      sharedWords: fc.integer({ min: 0, max: 2 }),
      toldBy: fc.integer({ min: 0, max: 2 }),
      daysBefore: fc.integer({ min: -4, max: 4 }),
    }),
    { selector: ({ credit, debit }) => `${credit} ${debit}`, maxLength: 30 },
  );
  const byCredit = (all: readonly Candidate[]): readonly (readonly Candidate[])[] =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((credit) => all.filter((candidate) => candidate.credit === credit))
      .filter(({ length }) => length > 0);
  const pairsIn = (all: readonly Candidate[]): readonly string[] =>
    [...chooseBest(byCredit(all), (row, other) => (row % 3) - (other % 3))]
      .map(({ credit, debit }) => `${credit} ${debit}`)
      .toSorted();

  it("are one to one, the same in any order, and leave no two free sides that fit", () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const pairs = pairsIn(all);
        const sides = new Set(pairs.flatMap((pair) => pair.split(" ")));
        expect(sides.size).toBe(2 * pairs.length);
        expect(pairsIn(all.toReversed())).toEqual(pairs);
        expect(all.filter(({ credit, debit }) => !sides.has(`${credit}`) && !sides.has(`${debit}`))).toEqual([]);
      }),
    );
  });
});

describe("rows around a day", () => {
  const ledgerOf = (days: readonly number[]): Ledger => ({ day: Int32Array.from(days) }) as Partial<Ledger> as Ledger;

  it("are visited by their distance, the earlier of two days first, and by row on one day", () => {
    const days = fc.array(fc.integer({ min: 100, max: 130 }), { maxLength: 40 });
    const gap = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(days, fc.integer({ min: 95, max: 135 }), gap, gap, (unordered, day, daysBefore, daysAfter) => {
        const ledger = ledgerOf(unordered.toSorted((left, right) => left - right));
        const rows = unordered.map((_, row) => row);
        const visited: number[] = [];
        visitNearest(ledger, rows, { day, daysBefore, daysAfter }, (row) => visited.push(row) > 0);
        const wanted = rows.filter(
          (row) => ledger.day[row]! >= day - daysBefore && ledger.day[row]! <= day + daysAfter,
        );
        const distance = (row: number): number => Math.abs(ledger.day[row]! - day);
        expect(visited).toEqual(wanted.toSorted((left, right) => distance(left) - distance(right) || left - right));
      }),
    );
  });

  it("are left as soon as enough are visited", () => {
    const visited: number[] = [];
    visitNearest(ledgerOf([1, 2, 2, 3, 5]), [0, 1, 2, 3, 4], { day: 3, daysBefore: 9, daysAfter: 9 }, (row) => {
      visited.push(row);
      return visited.length < 3;
    });
    expect(visited).toEqual([3, 1, 2]);
  });
});
