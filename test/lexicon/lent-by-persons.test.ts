import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES, type Category } from "../../src/model/category.js";
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
  "ZUBRO SMITH",
  "PETIT ZUBRO",
  "MEHMET DE JONG",
  "MRS SMITH",
  "J OKAFOR",
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
  const reader = new TextReader(lexiconOf(market, []));
  reader.read(text, amount >= 0, Math.abs(amount) * SCALE, -1);
  return reader.winner === -1 ? "NOTHING" : CATEGORIES[reader.lexicon.ruleOf(reader.winner).category]!;
}

describe("what people lend each other", () => {
  it.each(TEXTS)("in %s is read alike whoever it is: %s ... %s, %d", (market, before, behind, amount) => {
    const read = PEOPLE.map((person) => readingOf(market, `${before} ${person} ${behind}`, amount));
    expect(new Set(read)).toEqual(new Set(["NOTHING"]));
  });
});

describe("a loan's words beside one word that no list holds, or beside none", () => {
  it.each<readonly [market: Market, text: string, category: Category]>([
    ["GB", "STANDING ORDER % MORTGAGE 441982", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["GB", "FPO % LOAN REPAYMENT", "LOAN_REPAYMENT"],
    ["FR", "VIR PERM % ECHEANCE PRET", "LOAN_REPAYMENT"],
    ["FR", "VIREMENT PERMANENT % MOTIF MENSUALITE PRET", "LOAN_REPAYMENT"],
    ["ES", "TRANSFERENCIA A % CUOTA PRESTAMO", "LOAN_REPAYMENT"],
    ["ES", "TRANSFERENCIA % CONCEPTO CUOTA HIPOTECA MARZO", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["NL", "SEPA OVERBOEKING NAAM: % OMSCHRIJVING: HYPOTHEEK MAART", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["NL", "/TRTP/SEPA OVERBOEKING/NAME/%/REMI/RENTE HYPOTHEEK 4471", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["BE", "DOORLOPENDE OPDRACHT NAAR % HYPOTHEEK", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["BE", "ORDRE PERMANENT % REMBOURSEMENT PRET", "LOAN_REPAYMENT"],
  ])("pay a lender in %s, whatever the word: %s", (market, text, category) => {
    for (const word of ["ZUBROLAND", "SARAH", "FATIMA", ""])
      expect(readingOf(market, text.replace("%", word), -350), word).toBe(category);
  });

  it.each<readonly [market: Market, text: string]>([
    ["GB", "FPO % MORTGAGE"],
    ["GB", "MOBILE PAYMENT TO % LOAN REPAYMENT"],
    ["FR", "VIR INST % REMBOURSEMENT PRET"],
    ["FR", "VIR INST % PRET VOITURE"],
    ["ES", "TRANSFERENCIA A % HIPOTECA"],
    ["NL", "SEPA Overboeking % hypotheek"],
  ])("are between persons in %s at once, or for a bare word, whoever is named: %s", (market, text) => {
    for (const word of ["ZUBRO", "KHAN", "SARAH", "FATIMA"])
      expect(readingOf(market, text.replace("%", word), -350), word).toBe("NOTHING");
  });

  it.each<readonly [market: Market, text: string, category: Category]>([
    ["GB", "FPO SKIPTON MORTGAGE", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["FR", "VIR INST BANQUE POPULAIRE REMBOURSEMENT PRET", "LOAN_REPAYMENT"],
    ["FR", "VIR INST ZUBROLAND FINANCEMENT REMBOURSEMENT PRET", "LOAN_REPAYMENT"],
    ["NL", "Overboeking Nationale Nederlanden hypotheek", "LOAN_REPAYMENT_REAL_ESTATE"],
  ])("pay a bank or a lender in %s that a list holds, however: %s", (market, text, category) => {
    expect(readingOf(market, text, -350)).toBe(category);
  });

  it.each<readonly [market: Market, text: string]>([
    ["GB", "FPO MUM LOAN REPAYMENT"],
    ["GB", "FPO GRAN LOAN REPAYMENT"],
    ["GB", "STO ABUELA LOAN REPAYMENT"],
    ["FR", "VIR PERM OMA REMBOURSEMENT PRET"],
    ["FR", "VIR INST MAMAN REMBOURSEMENT PRET"],
    ["ES", "BIZUM A ZUBRO CUOTA PRESTAMO"],
    ["NL", "Tikkie Zubro aflossing lening"],
    ["GB", "A KHAN , LOAN REPAYMENT , VIA MOBILE - PYMT , FP 04/03/26 10"],
  ])("are between persons in %s where the word or the service says so: %s", (market, text) => {
    expect(readingOf(market, text, -50)).toBe("NOTHING");
  });

  it.each<readonly [market: Market, text: string]>([
    ["FR", "VIR SEPA RECU ZUBROLAND PRET PERSONNEL"],
    ["FR", "VIR SEPA RECU SARAH PRET PERSONNEL"],
    ["GB", "FPI ZUBROLAND PERSONAL LOAN"],
    ["GB", "FPI FATIMA PERSONAL LOAN"],
  ])("are no drawdown in %s, for they may be a person's: %s", (market, text) => {
    expect(readingOf(market, text, 5000)).toBe("NOTHING");
  });

  it("are a drawdown beside a bank's word for it", () => {
    expect(readingOf("FR", "VIR SEPA RECU ZUBROLAND PRET PERSONNEL DEBLOCAGE", 5000)).toBe("LOAN_DRAWDOWN_PERSONAL");
  });
});
