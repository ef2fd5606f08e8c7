import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/analyze.js";
import { NOW, read } from "../read.js";
import {
  accountOfA,
  accountOfC,
  bodyOfA,
  bodyOfC,
  bodyOfE,
  nativeBody,
  nativeRow,
  rowOfA,
  rowOfC,
  rowOfE,
} from "./bodies.js";

function readA(...transactions: object[]): ReturnType<typeof read> {
  return read(bodyOfA(accountOfA({ transactions })));
}

describe("quirk 5: ids that collide in one account", () => {
  it("keep both transactions where their content differs", () => {
    const { rows, duplicateRows } = readA(
      rowOfA({ value: -5 }),
      rowOfA({ value: -6 }),
      rowOfA({ value: -5, date: "2026-08-15" }),
    );
    expect(rows.map(({ amount }) => amount)).toEqual([-6, -5, -5]);
    expect(duplicateRows).toBe(0);
  });

  it("keep both transactions where they are in two accounts", () => {
    const other = accountOfA({ id: 2, iban: "FR1420041010050500013M02606", transactions: [rowOfA()] });
    expect(read(bodyOfA([accountOfA({ transactions: [rowOfA()] }), other])).rows).toHaveLength(2);
  });
});

describe("quirk 6: transactions that are equal", () => {
  it("under two ids are two: two metro tickets on one day", () => {
    expect(readA(rowOfA({ id: 1 }), rowOfA({ id: 2 })).rows).toHaveLength(2);
  });

  it("under one id are one, delivered twice", () => {
    const { rows, duplicateRows } = readA(rowOfA({ id: 1 }), rowOfA({ id: 2 }), rowOfA({ id: 1 }), rowOfA({ id: 1 }));
    expect([rows.length, duplicateRows]).toEqual([2, 2]);
  });

  it("without ids are two", () => {
    expect(read(nativeBody({ transactions: [nativeRow(), nativeRow()] })).rows).toHaveLength(2);
  });
});

describe("quirk 7: an id that is first announced, then booked", () => {
  it("is the booked one, on its own day", () => {
    const pending = rowOfC({ status: "PENDING", booking_date: "2026-08-14" });
    const booked = rowOfC({ booking_date: "2026-08-16" });
    for (const transactions of [
      [pending, booked],
      [booked, pending],
    ]) {
      const { rows, supersededRows } = read(bodyOfC(accountOfC({ transactions })));
      expect(rows).toMatchObject([{ debitedAt: "2026-08-16" }]);
      expect(rows[0]).not.toHaveProperty("isComing");
      expect(supersededRows).toBe(1);
    }
  });

  it.each([
    ["with another text", { original_wording: "PRLV", date: "2026-08-20" }, { original_wording: "PRLV SEPA EDF" }, 1],
    ["with its text, long before", { date: "2026-12-01" }, {}, 1],
    ["35 days apart with another text", { original_wording: "PRLV", date: "2026-09-18" }, {}, 1],
    ["36 days apart with another text", { original_wording: "PRLV", date: "2026-09-19" }, {}, 0],
    ["half a year apart with another text", { original_wording: "PRLV SEPA EDF", date: "2027-02-05" }, {}, 0],
  ])("is booked %s", (_, announced, booked, superseded) => {
    const [pending, settled] = [rowOfA({ coming: true, ...announced }), rowOfA(booked)];
    for (const transactions of [
      [pending, settled],
      [settled, pending],
    ]) {
      const { rows, supersededRows } = readA(...transactions);
      expect([rows.length, supersededRows]).toEqual([2 - superseded, superseded]);
    }
  });

  it("is two where the amounts differ: ids collide", () => {
    const { rows } = readA(rowOfA({ coming: true, value: -5 }), rowOfA({ value: -6 }));
    expect(rows).toHaveLength(2);
  });
});

describe("quirk 8: an announced row that is booked under a new id", () => {
  it("is counted once: what is announced counts in no figure", () => {
    const booked = Array.from({ length: 20 }, (_, id) => nativeRow({ amount: -10, aggregator: { id: `b${id}` } }));
    const pending = nativeRow({ amount: -10, isComing: true, aggregator: { id: "p1" } });
    const totalOf = (transactions: object[]): unknown =>
      analyze(nativeBody({ transactions }), { now: NOW }).creditInsights?.expenses.totalAmount;
    expect(
      read(nativeBody({ transactions: [...booked, pending] })).rows.filter(({ isComing }) => isComing),
    ).toHaveLength(1);
    expect(totalOf(booked)).toBe(-200);
    expect(totalOf([...booked, pending])).toBe(-200);
  });

  it("of PROVIDER_E changes its id with its date, and stays coming beside the booked one", () => {
    const pending = rowOfE({ id: "20260825-1250-0", date: "2026-08-25", state: "Pending" });
    const { rows } = read(bodyOfE({ transactions: [pending, rowOfE({ id: "20260814-1250-0" })] }));
    expect(rows.map(({ id, isComing }) => [id, isComing])).toEqual([
      ["20260814-1250-0", undefined],
      ["20260825-1250-0", true],
    ]);
  });
});

describe("quirk 25: ids as numbers and as texts", () => {
  it.each([
    [7, "7"],
    ["7", "7"],
    ["9007199254740993", "9007199254740993"],
    [" a-1 ", "a-1"],
    ["", undefined],
    [null, undefined],
  ])("%j is the label %j", (id, expected) => {
    const { accounts, rows } = read(bodyOfA(accountOfA({ id, transactions: [rowOfA({ id })] })));
    expect(accounts[0]?.aggregator?.id).toBe(expected);
    expect(rows[0]?.id).toBe(expected);
  });

  it("that are equal but for their form are one", () => {
    expect(readA(rowOfA({ id: 7 }), rowOfA({ id: "7" }))).toMatchObject({ rows: [{ id: "7" }], duplicateRows: 1 });
  });
});
