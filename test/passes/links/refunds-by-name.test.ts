import { describe, expect, it } from "vitest";
import { account, categoryOf, factsOf, linksOf, rowOf } from "../facts.js";

/** What the texts of a purchase and a credit of its amount ten days later are linked as. */
const linksOfTexts = (paid: string, back: string): readonly string[] =>
  linksOf(
    factsOf([
      account([
        ["2026-06-02", paid, -163],
        ["2026-06-12", back, 163],
      ]),
    ]),
  );

describe("what a shop gives back under its bare name", () => {
  it.each([
    ["food", "CARREFOUR", "GROCERY"],
    ["a pastime", "UGC", "LEISURE"],
    ["goods", "IKEA", "SHOPPING"],
    ["a subscription", "NETFLIX", "MULTIMEDIA"],
    ["sport", "BASIC FIT", "SPORT"],
    ["a journey", "SNCF", "TRANSPORT"],
    ["a purchase in parts", "KLARNA", "SPLIT_PAYMENT"],
  ])("is a refund of %s: %s", (_, shop, category) => {
    const back = `${shop} 2`;
    const facts = factsOf([
      account([
        ["2026-06-02", shop, -163],
        ["2026-06-12", back, 163],
      ]),
    ]);
    expect(categoryOf(facts, rowOf(facts, shop))).toBe(category);
    expect(linksOf(facts)).toEqual([`refundOf: ${back}, ${shop}`, `refundedOn: ${shop}, ${back}`]);
  });

  it("is none where the credit says what it is: a wage", () => {
    expect(linksOfTexts("IKEA", "SALAIRE IKEA")).toEqual([]);
  });

  it("is none by transfer, as an employer or a customer of the holder's pays", () => {
    expect(linksOfTexts("IKEA", "VIR IKEA")).toEqual([]);
  });

  it("is none of another name", () => {
    expect(linksOfTexts("IKEA", "ZUBRO QWERT")).toEqual([]);
  });
});

describe("what is given back under its whole name", () => {
  const MARKET = { FR: {}, GB: { project: { market: "GB", currency: "EUR" } } } as const;
  /** Which of two payments of one amount, of 2 and 20 June, a credit of 25 June gives back. */
  const refunded = (first: string, second: string, back: string, market: "FR" | "GB" = "FR"): readonly string[] =>
    linksOf(
      factsOf(
        [
          account([
            ["2026-06-02", first, -30],
            ["2026-06-20", second, -30],
            ["2026-06-25", back, 30],
          ]),
        ],
        MARKET[market],
      ),
    ).filter((link) => link.startsWith("refundOf: "));

  it.each([
    ["CARTE 02/06 ZUBRO MEUBLES LYON", "CARTE 20/06 ZUBRO JARDINS PARIS", "REMBOURSEMENT CARTE ZUBRO MEUBLES LYON"],
    ["CARTE 02/06 ZUBRO MEUBLES", "CARTE 20/06 ZUBRO JARDINS", "AVOIR CARTE 25/06 ZUBRO MEUBLES"],
    ["CB AMAZON COMMANDE 8812345", "CB AMAZON COMMANDE 7712345", "REMBOURSEMENT AMAZON COMMANDE 8812345"],
    ["CB DARTY NANTES ATLANTIS", "CB DARTY", "REMBOURSEMENT DARTY NANTES ATLANTIS"],
  ])("is what its text says, though something nearer has its amount: %s", (paid, other, back) => {
    expect(refunded(paid, other, back)).toEqual([`refundOf: ${back}, ${paid}`]);
  });

  it.each([
    ["CARTE 02/06 MONOPRIX PARIS RIVOLI", "CARTE 20/06 ZARA FRANCE", "AVOIR CARTE 25/06 ZARA PARIS RIVOLI"],
    ["CARTE X4417 02/06 SHELL LYON", "CARTE X4417 20/06 ZARA FRANCE", "AVOIR CARTE X4417 25/06 ZARA LYON"],
  ])("is none of a shop whose town or card it names alone: %s", (other, paid, back) => {
    expect(refunded(other, paid, back)).toEqual([`refundOf: ${back}, ${paid}`]);
  });

  it("is of the payee whose name it says in part", () => {
    const [paid, back] = ["UNPAID ITEM CHARGE KCOM", "REFUND OF UNPAID ITEM CHARGE"];
    expect(refunded(paid, "Fee - Unpaid Direct Debit", back, "GB")).toEqual([`refundOf: ${back}, ${paid}`]);
  });

  it("is the nearer of two that say the same", () => {
    const [fee, back] = ["FRAIS TENUE DE COMPTE", "REMBOURSEMENT FRAIS TENUE DE COMPTE"];
    expect(refunded(`${fee} A`, `${fee} B`, back)).toEqual([`refundOf: ${back}, ${fee} B`]);
  });
});
