import { describe, expect, it } from "vitest";
import { PARAMETERS } from "../../src/parameters.js";
import { netLinkedPairs } from "../../src/passes/counting.js";
import { account, dayOf, type Facts, factsOf, type Line, rowOf } from "./facts.js";

/** The window is 30 March to 30 June: this first transaction opens it. */
const FIRST: Line = ["2026-03-30", "CB LIBRAIRIE", -1];
const TOTAL = "DEBIT MENSUEL CARTE BANCAIRE DIFFERE";
const RESET = "RELEVE DIFFERE CARTE";
const checking = (...lines: readonly Line[]): object => account([FIRST, ...lines]);
const savings = (...lines: readonly Line[]): object => account(lines, { type: "SAVINGS", name: "Livret" });
const card = (lines: readonly Line[], name = "Carte"): object => account(lines, { type: "CREDIT_CARD", name });

/** The texts of the rows that a counting marks, by mark, in alphabetical order. */
function marksOf({ ledger, ...facts }: Facts, counting = facts.counting): object {
  const textsOf = (marks: Uint8Array): readonly string[] => ledger.description.filter((_, row) => marks[row] === 1);
  const marks = Object.entries(counting).map(([name, column]) => [name, textsOf(column).toSorted()] as const);
  return Object.fromEntries(marks.filter(([, texts]) => texts.length > 0));
}

describe("a pair within the window", () => {
  const bill: Line = ["2026-06-02", "PRLV SEPA EDF CLIENTS", -50];
  const bought: Line = ["2026-05-02", "CARTE AMAZON EU SARL", -40];

  it("of a transfer between two analysed accounts moves both sides", () => {
    const joint = account([["2026-05-06", "VIREMENT RECU", 150]], { name: "Joint" });
    const facts = factsOf([checking(["2026-05-05", "VIREMENT EMIS", -150]), joint]);
    expect(marksOf(facts)).toEqual({ isMoved: ["VIREMENT EMIS", "VIREMENT RECU"] });
  });

  it.each([
    ["first", "2026-03-31", "2026-03-30"],
    ["last", "2026-06-29", "2026-06-30"],
  ])("of a transfer may have its other side, on a savings account, on the %s day", (_, out, into) => {
    const facts = factsOf([checking([out, "VIREMENT EMIS", -150]), savings([into, "VIREMENT RECU", 150])]);
    // The savings account is not analysed: no total holds its side.
    expect(marksOf(facts)).toEqual({ isMoved: ["VIREMENT EMIS"] });
  });

  it("of a card's total and its reset moves both; the purchase stays", () => {
    const purchase: Line = ["2026-05-10", "FACTURE CARTE DECATHLON", -90];
    const facts = factsOf([account([["2026-05-28", TOTAL, -90]]), card([purchase, ["2026-05-28", RESET, 90]])]);
    expect(marksOf(facts)).toEqual({ isMoved: [TOTAL, RESET] });
  });

  it("of a rejection or a refund marks each side as one thing only", () => {
    const rejection = factsOf([checking(bill, ["2026-06-05", "REJET PRLV EDF", 50])]);
    expect(marksOf(rejection)).toEqual({ isRejected: [bill[1]], isReturn: ["REJET PRLV EDF"] });
    const refund = factsOf([checking(bought, ["2026-05-20", "AVOIR CARTE AMAZON EU SARL", 40])]);
    expect(marksOf(refund)).toEqual({ isRefunded: [bought[1]], isReturn: ["AVOIR CARTE AMAZON EU SARL"] });
  });
});

describe("a pair whose other side lies outside the window", () => {
  const out = (day: string): object => checking([day, "VIREMENT EMIS", -150]);
  const into = (day: string): object => savings([day, "VIREMENT RECU", 150]);

  it.each([
    ["a transfer from before it", [out("2026-03-31"), into("2026-03-29")]],
    ["a transfer until after it", [out("2026-06-30"), into("2026-07-01")]],
    ["a rejection", [checking(["2026-03-27", "PRLV SEPA EDF CLIENTS", -50], ["2026-04-02", "REJET PRLV EDF", 50])]],
    ["a refund", [checking(["2026-03-02", "CARTE FNAC PARIS", -40], ["2026-04-02", "AVOIR CARTE FNAC PARIS", 40])]],
    ["a card's total", [checking(["2026-04-02", TOTAL, -90]), card([["2026-03-27", RESET, 90]])]],
  ])("counts for nothing: %s", (_, accounts) => {
    const facts = factsOf(accounts);
    // The links of the whole history know the pair.
    expect(facts.ledger.description.some((_, row) => facts.allLinks.isPaired(row))).toBe(true);
    expect(marksOf(facts, netLinkedPairs({ ...facts, links: facts.allLinks }))).toEqual({});
  });

  it("counts where the client names it as a transfer, on its side within the window", () => {
    const facts = factsOf([
      checking(["2026-05-05", "CHEQUE 12", -70]),
      account([["2026-02-05", "REMISE 34", 70]], { name: "Joint" }),
    ]);
    const transfers = [{ outgoing: rowOf(facts, "CHEQUE 12"), incoming: rowOf(facts, "REMISE 34") }];
    expect(marksOf(facts, netLinkedPairs({ ...facts, transfers }))).toEqual({ isMoved: ["CHEQUE 12"] });
    expect(marksOf(facts)).toEqual({});
  });
});

describe("a card's total without a reset", () => {
  const purchases: readonly Line[] = [
    ["2026-06-02", "FACTURE CARTE DECATHLON", -30],
    ["2026-06-10", "FACTURE CARTE FNAC", -60],
  ];
  const total: Line = ["2026-06-28", `${TOTAL} JUIN`, -90];

  it("is moved where the purchases add up to it; a purchase of the same amount is not", () => {
    const facts = factsOf([checking(total, ["2026-06-28", "CB CARREFOUR MARKET", -90]), card(purchases)]);
    expect(marksOf(facts)).toEqual({ isMoved: [total[1]] });
  });

  it("is moved where the purchases of one of several cards add up to it, not those of two together", () => {
    const other = (amount: number): object => card([["2026-06-12", "FACTURE CARTE IKEA", amount]], "Autre carte");
    expect(marksOf(factsOf([checking(total), card(purchases), other(-25)]))).toEqual({ isMoved: [total[1]] });
    expect(marksOf(factsOf([checking(total), card(purchases.slice(1)), other(-30)]))).toEqual({});
  });

  it("is paid by purchases of its own: they pay no second total, and others do", () => {
    const bought = (day: string): Line => [day, "FACTURE CARTE IKEA", -90];
    const second: Line = ["2026-05-28", `${TOTAL} MAI`, -90];
    expect(marksOf(factsOf([checking(second, total), card([bought("2026-05-20")])]))).toEqual({ isMoved: [second[1]] });
    const both = factsOf([checking(second, total), card([bought("2026-05-20"), bought("2026-06-20")])]);
    expect(marksOf(both)).toEqual({ isMoved: [total[1], second[1]] });
  });

  it("leaves the purchases to a larger total that they add up to", () => {
    const smaller: Line = ["2026-06-20", `${TOTAL} CARTE 2`, -30];
    const other = card([["2026-06-12", "FACTURE CARTE IKEA", -30]], "Autre carte");
    const facts = factsOf([checking(smaller, total), card(purchases), other]);
    expect(marksOf(facts)).toEqual({ isMoved: [total[1], smaller[1]].toSorted() });
  });

  it("is moved where the reset of an earlier total stands among its purchases", () => {
    const earlier: Line = ["2026-06-05", TOTAL, -200];
    const facts = factsOf([checking(earlier, total), card([...purchases, ["2026-06-05", RESET, 200]])]);
    expect(marksOf(facts)).toEqual({ isMoved: [TOTAL, total[1], RESET] });
  });

  describe("near the window's beginning", () => {
    const debit: Line = ["2026-04-05", TOTAL, -90];
    const bought = (day: string, amount: number): Line => [day, "FACTURE CARTE FNAC", amount];
    /** With what was bought before the window, which begins on 30 March. */
    const rows = [bought("2026-03-10", -30), bought("2026-03-20", -50), bought("2026-04-01", -10)];

    it("is moved where purchases from before it add up to it", () => {
      const facts = factsOf([checking(debit), card(rows)]);
      expect(facts.window.from).toBe(dayOf("2026-03-30"));
      expect(marksOf(facts)).toEqual({ isMoved: [TOTAL] });
    });

    it("is an expense where an earlier total is paid by them", () => {
      const earlier: Line = ["2026-03-28", `${TOTAL} MARS`, -90];
      expect(marksOf(factsOf([checking(earlier, debit), card([bought("2026-03-10", -90)])]))).toEqual({});
    });

    it("is an expense where they are none of an analysed card, or are only announced", () => {
      const other = card(rows, "Carte pro") as { readonly transactions: readonly object[] };
      expect(marksOf(factsOf([checking(debit), { ...other, usage: "PROFESSIONAL" }]))).toEqual({});
      const announced = other.transactions.map((row) => ({ ...row, isComing: true }));
      expect(marksOf(factsOf([checking(debit), { ...other, transactions: announced }]))).toEqual({});
    });
  });

  describe("is looked for among the 24 latest", () => {
    const earliest = `${TOTAL} MAI`;
    /** A total that is paid for by its purchase, and later ones that are not, a day each. */
    const isMovedBefore = (count: number, withResets: boolean): boolean => {
      const days = Array.from({ length: count }, (_, at) => `2026-06-${String(at + 1).padStart(2, "0")}`);
      const totals = days.map((day, at): Line => [day, TOTAL, -1000 - at]);
      const resets = days.map((day, at): Line => [day, RESET, 1000 + at]);
      const bought: Line = ["2026-05-20", "FACTURE CARTE DECATHLON", -50];
      const paid: Line = ["2026-05-28", earliest, -50];
      const facts = factsOf([checking(paid, ...totals), card([bought, ...(withResets ? resets : [])])]);
      return facts.counting.isMoved[rowOf(facts, earliest)] === 1;
    };

    it("so that it stays an expense before 24 others", () => {
      expect(PARAMETERS.cardStatementCount).toBe(24);
      expect(isMovedBefore(23, false)).toBe(true);
      expect(isMovedBefore(24, false)).toBe(false);
    });

    it("of those without a reset: what a reset explains is not looked for", () => {
      expect(isMovedBefore(24, true)).toBe(true);
    });
  });
});
