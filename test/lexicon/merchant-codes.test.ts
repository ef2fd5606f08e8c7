import { describe, expect, it } from "vitest";
import { MERCHANT_CODES } from "../../src/lexicon/international/merchant-codes.js";
import { readAs } from "./read-as.js";

const paid = (merchant: string, rest: string): string =>
  `${merchant} >ZUTPHEN  25.04.2026 18U54 KV005 ${rest} Betaalpas NLNEDERLAND`;

describe("the code of a merchant's trade", () => {
  it.each([
    ["GROCERY", paid("Zubro Hilvers", "KJMZ5Z MCC:5411")],
    ["LEISURE", paid("Zubro Hilvers", "KJMZ5Z MCC:5812")],
    ["GAMBLING", paid("Zubro Hilvers", "KJMZ5Z MCC:7995")],
    ["HEALTH", "BEA Zubro MCC 5912 PASNR 003"],
  ])("tells %s of a shop that is not known", (category, text) => {
    expect(readAs("NL", text, -20).category).toBe(category);
  });

  it.each([
    ["a known name", paid("Albert Heijn 1521", "KJMZ5Z MCC:5812"), "GROCERY"],
    ["a code that tells no trade", paid("Zubro Hilvers", "KJMZ5Z MCC:8398"), "OTHER_EXPENSE"],
    ["another number", "BEA Zubro 5411 PASNR 003", "OTHER_EXPENSE"],
    ["a transfer", "SEPA Overboeking Naam: Zubro Omschrijving: MCC 5411", "OTHER_EXPENSE"],
  ])("gives way to %s", (_, text, category) => {
    expect(readAs("NL", text, -20).category).toBe(category);
  });

  it("leaves the name of the shop alone, whatever code the payment itself has", () => {
    const labels = ["KJMZ5Z", "MTTATD", "EQUAAB"].map(
      (code) => readAs("NL", paid("Zubro", `${code} MCC:8398`), -20).labelRoot,
    );
    expect(labels).toEqual(["ZUBRO ZUTPHEN", "ZUBRO ZUTPHEN", "ZUBRO ZUTPHEN"]);
    expect(readAs("NL", "BEA MCC HANDEL PASNR 003", -20).labelRoot).toBe("MCC HANDEL");
  });

  it.each([
    ["Betaalpas ZUBRO MCC:5812", "ZUBRO"],
    ["Betaalpas HAVENZICHT MCC:5411", "HAVENZICHT"],
    ["BOEKHANDEL ZUBRO MCC:5812 Betaalpas", "BOEKHANDEL ZUBRO"],
    ["MCC:5812 Betaalpas ZUBRO UTRECHT", "ZUBRO UTRECHT"],
  ])("leaves the name of the shop that stands beside it: %s", (text, label) => {
    expect(readAs("NL", text, -20).labelRoot).toBe(label);
  });

  it.each([
    ["ZUBRO 4417 HEERLEN >HEERLEN 01.03.2025 13U33 KV003 MCC:5651", "SHOPPING", "CARD"],
    ["ZUBRO >ZUTPHEN 10.05.2024 21U10 KV004 77J2AA MCC:5814 ECOMMERCE", "LEISURE", "CARD"],
    ["ZUBRO >ZUTPHEN 10.05.2024 21U10 KV004 77J2AA MCC:8398", "OTHER_EXPENSE", "CARD"],
    ["ZUBRO >ZUTPHEN 10.05.2024 21U10 KV004 77J2AA MCC:6011 GELDAUTOMAAT", "OTHER_EXPENSE", "CASH_WITHDRAWAL"],
    ["SEPA Incasso MCC 2026 lidmaatschap", "OTHER_EXPENSE", "DIRECT_DEBIT"],
  ])("shows that a card paid: %s", (text, category, type) => {
    expect(readAs("NL", text, -20)).toMatchObject({ category, type });
  });

  it("is told by one rule alone", () => {
    const phrases = MERCHANT_CODES.flatMap(({ phrases }) => phrases.split("|"));
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});
