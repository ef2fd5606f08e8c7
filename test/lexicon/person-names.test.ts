import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { isOfName } from "../../src/lexicon/person-names.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import type { Market } from "../../src/model/market.js";

/** The words of a text that may be part of a person's name. */
function namesIn(market: Market, text: string): string {
  const reader = new TextReader(lexiconOf(market, []));
  reader.readWords(text);
  const { reading, roles } = reader;
  const places = Array.from({ length: reading.count }, (_, index) => index);
  return places
    .filter((index) => roles.isSignificant(reading, index) && isOfName(reader, index))
    .map((index) => reading.textOf(index))
    .join(" ");
}

describe("a word of a person's name", () => {
  it.each<readonly [market: Market, text: string, names: string]>([
    ["GB", "FASTER PAYMENT EMMA ZUBRO RENT", "EMMA ZUBRO"],
    ["GB", "FASTER PAYMENT EMMA SMITH RENT", "EMMA SMITH"],
    ["GB", "FASTER PAYMENT SMITH E RENT", "SMITH"],
    ["FR", "VIR SEPA PETIT SOPHIE LOYER", "PETIT SOPHIE"],
    ["NL", "OVERBOEKING SANNE DE BOER HUUR", "SANNE BOER"],
  ])("may be one of a shop's name beside a given name or an initial, in %s: %s", (market, text, names) => {
    expect(namesIn(market, text)).toBe(names);
  });

  it.each([
    ["a purpose", "FASTER PAYMENT EMMA RENT", "EMMA"],
    ["a name of several words", "FASTER PAYMENT EMMA BRITISH GAS", "EMMA"],
    ["a word beside no name", "FASTER PAYMENT SMITH", ""],
    ["an office", "FASTER PAYMENT EMMA COUNCIL", "EMMA"],
  ])("is not %s: %s", (_, text, names) => {
    expect(namesIn("GB", text)).toBe(names);
  });
});
