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
