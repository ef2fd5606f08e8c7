import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Ledger } from "../../../src/model/ledger.js";
import { NextPayments } from "../../../src/passes/cash-flows/next-payments.js";

it("a payment is the next of a line where each of the line's is three weeks away and within a quarter of its amount", () => {
  const payment = fc.record({
    day: fc.integer({ min: 0, max: 70 }),
    amount: fc.constantFrom(-1000, -1250, -1251, -1600, -800, -801, 0, 1000, 1249),
  });
  fc.assert(
    fc.property(payment, fc.array(payment, { minLength: 2, maxLength: 5 }), (asked, line) => {
      const sorted = line.toSorted((left, right) => left.day - right.day);
      const all = [...sorted, asked];
      const ledger = { day: all.map(({ day }) => day), amount: all.map(({ amount }) => amount) };
      const payments = new NextPayments(ledger as Partial<Record<keyof Ledger, unknown>> as Ledger);
      const wanted = line.every(
        ({ day, amount }) =>
          Math.abs(day - asked.day) >= 20 && Math.abs(amount - asked.amount) <= 0.25 * Math.abs(amount),
      );
      expect(
        payments.isNext(
          sorted.length,
          sorted.map((_, row) => row),
        ),
      ).toBe(wanted);
    }),
    { numRuns: 2000 },
  );
});
