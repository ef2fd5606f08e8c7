import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import type { Ledger } from "../../../src/model/ledger.js";
import { visitNearest } from "../../../src/passes/links/nearest-rows.js";
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
