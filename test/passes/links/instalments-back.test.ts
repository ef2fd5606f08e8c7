import { expect, it } from "vitest";
import { account, factsOf, type Line, rowOf } from "../facts.js";

it.each([
  ["REMBOURSEMENT PRET 1234567", "REMBOURSEMENT PRET 7654321"],
  ["ECHEANCE PRET 1234567", "ECHEANCE PRET 7654321"],
])(
  "of two loans' equal instalments that one came back whose number the credit bears, not the nearer: %s",
  (one, other) => {
    const [first, second]: readonly Line[] = [
      ["2026-06-02", one, -150],
      ["2026-06-03", other, -150],
    ];
    for (const [debit, day] of [
      [one, "2026-06-02"],
      [other, "2026-06-03"],
    ] as const) {
      const facts = factsOf([account([first!, second!, ["2026-06-05", debit, 150]])]);
      const back = rowOf(facts, debit, "2026-06-05");
      expect(facts.allLinks.rowOf("rejectionOf", back)).toBe(rowOf(facts, debit, day));
    }
  },
);
