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

  it("is told by one rule alone", () => {
    const phrases = MERCHANT_CODES.flatMap(({ phrases }) => phrases.split("|"));
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});
