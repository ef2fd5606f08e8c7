import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { CATEGORIES } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";

/** Ten-thousandths in a unit of currency, as the engine keeps money. */
const SCALE = 10_000;

/** People of many origins, the last of them in no list. */
const PEOPLE = [
  "SARAH PATEL",
  "FATIMA PATEL",
  "KWAME MENSAH",
  "OLUWASEUN OKAFOR",
  "MEHMET YILMAZ",
  "GURPREET GILL",
  "AGNIESZKA NOWAK",
  "RAZVAN POPESCU",
  "XIAO ZHENG",
  "LI WU",
  "ZUBRO KALIMBA",
] as const;

const TEXTS: readonly (readonly [market: Market, before: string, behind: string, amount: number])[] = [
  ["GB", "FPO", "LOAN REPAYMENT", -250],
  ["GB", "FPI", "PERSONAL LOAN", 250],
  ["GB", "STANDING ORDER", "MORTGAGE", -450],
  ["FR", "VIR SEPA", "REMBOURSEMENT PRET", -250],
  ["FR", "VIR SEPA RECU DE", "CREDIT IMMO", 450],
  ["ES", "TRANSFERENCIA DE", "PRESTAMO PERSONAL", 250],
  ["NL", "SEPA Overboeking", "aflossing lening", -250],
  ["BE", "VIREMENT DE", "CREDIT HYPOTHECAIRE", 450],
];

function readingOf(market: Market, text: string, amount: number): string {
  const lexicon = lexiconOf(market, []);
  lexicon.read(text, amount >= 0, Math.abs(amount) * SCALE, -1);
  return lexicon.winner === -1 ? "NOTHING" : CATEGORIES[lexicon.ruleOf(lexicon.winner).category]!;
}

describe("what people lend each other", () => {
  it.each(TEXTS)("in %s is read alike whoever it is: %s ... %s, %d", (market, before, behind, amount) => {
    const read = PEOPLE.map((person) => readingOf(market, `${before} ${person} ${behind}`, amount));
    expect(new Set(read)).toEqual(new Set(["NOTHING"]));
  });
});
