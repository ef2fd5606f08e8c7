import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RawRows } from "../../src/adapters/raw-rows.js";
import type { Money } from "../../src/base/money.js";

/** Takes a row that can be told by its number. */
function addRow(rows: RawRows, number: number): void {
  const isComing = number % 2 === 1;
  const text = `row ${number}`;
  rows.add(
    number % 3,
    (number * 100) as Money,
    number,
    Number.NaN,
    text,
    isComing,
    `id ${number}`,
    "card",
    undefined,
    "note",
  );
}

function check(rows: RawRows, count: number): void {
  expect(rows.size).toBe(count);
  for (let row = 0; row < count; row += 1) {
    expect(rows.account[row]).toBe(row % 3);
    expect(rows.amount[row]).toBe(row * 100);
    expect(rows.debitedAt[row]).toBe(row);
    expect(rows.bookedAt[row]).toBeNaN();
    expect(rows.isComing[row]).toBe(row % 2);
    expect(rows.description[row]).toBe(`row ${row}`);
    expect(rows.rawId[row]).toBe(`id ${row}`);
    expect(rows.rawType[row]).toBe("card");
    expect(rows.rawCategory[row]).toBeUndefined();
    expect(rows.comment[row]).toBe("note");
  }
}

describe("rows as columns", () => {
  it("keep every fact of every row, with or without room that was made for them", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(150), { maxLength: 6 }), fc.nat(400), (reserved, count) => {
        const rows = new RawRows();
        for (let number = 0; number < count; number += 1) {
          if (number % 60 === 0) rows.reserve(reserved[number / 60] ?? 0);
          addRow(rows, number);
        }
        check(rows, count);
      }),
      { numRuns: 40 },
    );
  });

  it("grow by doubling, so that taking many rows one by one is no quadratic work", () => {
    const rows = new RawRows();
    let growths = 0;
    let room = rows.account.length;
    for (let number = 0; number < 20_000; number += 1) {
      addRow(rows, number);
      if (rows.account.length === room) continue;
      growths += 1;
      room = rows.account.length;
    }
    expect(growths).toBeLessThan(12);
    expect(rows.isComing.length).toBe(room);
    expect(rows.description.length).toBe(room);
  });

  it("take exactly the room that is asked for at once", () => {
    const rows = new RawRows();
    rows.reserve(1000);
    expect(rows.account.length).toBe(1000);
    rows.reserve(10);
    expect(rows.account.length).toBe(1000);
  });

  it("take no more room at once than a body of a million rows needs", () => {
    const rows = new RawRows();
    rows.reserve(4_000_000_000);
    expect(rows.account.length).toBe(1_048_576);
  });

  it("note the balance behind the row that was taken last", () => {
    const rows = new RawRows();
    addRow(rows, 0);
    addRow(rows, 1);
    rows.addBalanceAfter(700 as Money);
    expect([rows.balanceRow, rows.balanceAfter]).toEqual([[1], [700]]);
  });

  it("hand their texts over in any order, with rows left out", () => {
    const orders = fc.uniqueArray(fc.nat(99), { maxLength: 100 });
    fc.assert(
      fc.property(orders, (order) => {
        const rows = new RawRows();
        for (let number = 0; number < 100; number += 1)
          rows.add(0, 0 as Money, 0, 0, `d${number}`, false, `i${number}`, `t${number}`, undefined, `n${number}`);
        const texts = rows.takeTexts(Uint32Array.from(order));
        expect(texts).toEqual({
          description: order.map((row) => `d${row}`),
          rawId: order.map((row) => `i${row}`),
          rawType: order.map((row) => `t${row}`),
          rawCategory: order.map(() => undefined),
          comment: order.map((row) => `n${row}`),
        });
      }),
    );
  });
});
