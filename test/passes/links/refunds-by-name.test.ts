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
  it("is what its text says, though something nearer has its amount", () => {
    const [paid, other] = ["CARTE 02/06 ZUBRO MEUBLES LYON", "CARTE 20/06 ZUBRO JARDINS PARIS"];
    const back = "REMBOURSEMENT CARTE ZUBRO MEUBLES LYON";
    const facts = factsOf([
      account([
        ["2026-06-02", paid, -30],
        ["2026-06-20", other, -30],
        ["2026-06-25", back, 30],
      ]),
    ]);
    expect(linksOf(facts)).toEqual([`refundOf: ${back}, ${paid}`, `refundedOn: ${paid}, ${back}`]);
  });

  it.each([
    ["CARTE 02/06 MONOPRIX PARIS RIVOLI", "CARTE 20/06 ZARA FRANCE", "AVOIR CARTE 25/06 ZARA PARIS RIVOLI"],
    ["CARTE X4417 02/06 SHELL LYON", "CARTE X4417 20/06 ZARA FRANCE", "AVOIR CARTE X4417 25/06 ZARA LYON"],
  ])("is none of a shop whose town or card it names alone: %s", (other, paid, back) => {
    const facts = factsOf([
      account([
        ["2026-06-02", other, -30],
        ["2026-06-20", paid, -30],
        ["2026-06-25", back, 30],
      ]),
    ]);
    expect(linksOf(facts)).toEqual([`refundOf: ${back}, ${paid}`, `refundedOn: ${paid}, ${back}`]);
  });

  it("is what says no more than it, though a nearer shop of that name has its amount", () => {
    const [paid, other] = ["CARTE 02/06 ZUBRO MEUBLES", "CARTE 20/06 ZUBRO JARDINS"];
    const back = "AVOIR CARTE 25/06 ZUBRO MEUBLES";
    const facts = factsOf([
      account([
        ["2026-06-02", paid, -30],
        ["2026-06-20", other, -30],
        ["2026-06-25", back, 30],
      ]),
    ]);
    expect(linksOf(facts)).toEqual([`refundOf: ${back}, ${paid}`, `refundedOn: ${paid}, ${back}`]);
  });

  it.each([
    ["CB AMAZON COMMANDE 8812345", "CB AMAZON COMMANDE 7712345", "REMBOURSEMENT AMAZON COMMANDE 8812345"],
    ["CB DARTY NANTES ATLANTIS", "CB DARTY", "REMBOURSEMENT DARTY NANTES ATLANTIS"],
  ])("is of the order or the shop that it names: %s", (paid, other, back) => {
    const facts = factsOf([
      account([
        ["2026-06-02", paid, -50],
        ["2026-06-20", other, -50],
        ["2026-06-25", back, 50],
      ]),
    ]);
    expect(linksOf(facts)).toEqual([`refundOf: ${back}, ${paid}`, `refundedOn: ${paid}, ${back}`]);
  });

  it("is of the payee whose name it says in part", () => {
    const [paid, other] = ["UNPAID ITEM CHARGE KCOM", "Fee - Unpaid Direct Debit"];
    const back = "REFUND OF UNPAID ITEM CHARGE";
    const facts = factsOf(
      [
        account([
          ["2026-06-02", paid, -12],
          ["2026-06-04", other, -12],
          ["2026-06-25", back, 12],
        ]),
      ],
      { project: { market: "GB", currency: "EUR" } },
    );
    expect(linksOf(facts)).toEqual([`refundOf: ${back}, ${paid}`, `refundedOn: ${paid}, ${back}`]);
  });

  it("is the nearer of two that say the same", () => {
    const [fee, back] = ["FRAIS TENUE DE COMPTE", "REMBOURSEMENT FRAIS TENUE DE COMPTE"];
    const facts = factsOf([
      account([
        ["2026-05-02", `${fee} A`, -30],
        ["2026-06-20", `${fee} B`, -30],
        ["2026-06-25", back, 30],
      ]),
    ]);
    expect(linksOf(facts)).toEqual([`refundOf: ${back}, ${fee} B`, `refundedOn: ${fee} B, ${back}`]);
  });
});
