import { describe, expect, it } from "vitest";
import { account, factsOf, type Line, linksOf } from "../facts.js";

const TOTAL = "DEBIT MENSUEL CARTE BANCAIRE DIFFERE";
const RESET = "RELEVE DIFFERE CARTE";
const total: Line = ["2026-05-28", TOTAL, -90];
const reset: Line = ["2026-05-28", RESET, 90];
const card = (lines: readonly Line[], given = {}): object =>
  account(lines, { type: "CREDIT_CARD", name: "Carte", ...given });
const other = (lines: readonly Line[], given = {}): object => account(lines, { name: "Autre", ...given });
/** An account of the holder's, without which nothing is analysed. */
const own = account([["2026-05-02", "VIR SALAIRE", 1500]], { name: "Principal" });

/** How many links the accounts' rows have. */
const linked = (...accounts: readonly object[]): number => linksOf(factsOf([own, ...accounts])).length;

describe("a card's reset", () => {
  it("pays no purchase of its own account, however its amount is the bill's", () => {
    expect(linked(card([["2026-05-27", "ZUBRO QWERT", -90], reset]))).toBe(0);
    expect(linked(card([["2026-05-27", TOTAL, -90], reset]))).toBe(0);
  });

  it.each(["SAVINGS", "CREDIT_CARD"])("is paid from a checking account, and from none of type %s", (type) => {
    expect(linked(other([total]), card([reset]))).toBe(2);
    expect(linked(other([total], { type }), card([reset]))).toBe(0);
    expect(linked(other([["2026-05-28", "VIR SEPA ZUBRO", -90]], { type }), card([reset]))).toBe(0);
  });

  it.each([
    ["in another currency", { currency: "USD" }],
    ["of somebody for whom the holder acts", { ownership: "ATTORNEY" }],
    ["of a business", { usage: "PROFESSIONAL" }],
  ])("is the holder's own, and not that of a card %s", (_, given) => {
    for (const text of [TOTAL, "PRLV RELEVE ZUBRO"]) {
      const debit: Line = ["2026-05-28", text, -90];
      expect(linked(other([debit]), card([reset]))).toBe(2);
      expect(linked(other([debit]), card([reset], given))).toBe(0);
      expect(linked(other([debit], given), card([reset]))).toBe(0);
    }
  });

  it("is none on another account than a card's", () => {
    expect(linked(account([total]), other([reset]))).toBe(0);
    expect(linked(account([total]), other([["2026-05-28", "VIREMENT RECU ZUBRO", 90]]))).toBe(0);
  });

  it("is no refund that says that it is one, nor a gain", () => {
    for (const text of ["AVOIR CARTE AMAZON EU SARL", "WINAMAX"])
      expect(linked(account([total]), card([["2026-05-28", text, 90]]))).toBe(0);
  });

  it("that does not say so pays no debit that does not tell of a card either", () => {
    expect(linked(account([["2026-05-28", "PRLV RELEVE ZUBRO", -90]]), card([["2026-05-28", "ZUBRO QWERT", 90]]))).toBe(
      0,
    );
  });
});

describe("what pays a card that is paid in full by its name", () => {
  const purchases: readonly Line[] = [
    ["2026-06-05", "TESCO STORES 3345 LEEDS", -60],
    ["2026-06-12", "ARGOS LEEDS", -40],
  ];
  const linksWith = (credit: string): readonly string[] => {
    const gbp = { currency: "GBP" };
    const bills: readonly Line[] = [
      ["2026-06-15", "BARCLAYCARD DD 0001", -55],
      ["2026-06-28", "BARCLAYCARD DD", -100],
    ];
    const paid: Line = ["2026-06-28", "PAYMENT RECEIVED - THANK YOU", 100];
    return linksOf(
      factsOf([account(bills, gbp), card([...purchases, ["2026-06-15", credit, 55], paid], gbp)], {
        project: { market: "GB", currency: "GBP" },
      }),
    ).filter((link) => link.startsWith("resetOn"));
  };

  it("is met by a reset, and by no credit that does not say that it is one", () => {
    const bill = "resetOn: BARCLAYCARD DD, PAYMENT RECEIVED - THANK YOU";
    expect(linksWith("PAYMENT RECEIVED - THANK YOU 55")).toContain(bill);
    expect(linksWith("ZUBRO QWERT")).toEqual([bill]);
  });
});
