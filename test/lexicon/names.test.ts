import { describe, expect, it } from "vitest";
import { MODES } from "../../src/lexicon/compiled-rule.js";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES, type Category } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";

/** Ten-thousandths in a unit of currency, as the engine keeps money. */
const SCALE = 10_000;

function readingOf(market: Market, text: string, amount: number, hint = -1): Category | undefined {
  const reader = new TextReader(lexiconOf(market, []));
  reader.read(text, amount >= 0, Math.abs(amount) * SCALE, hint);
  return reader.winner === -1 ? undefined : CATEGORIES[reader.lexicon.ruleOf(reader.winner).category];
}

const SURNAMES: readonly (readonly [market: Market, text: string, amount: number])[] = [
  ["GB", "FASTER PAYMENT RECEIVED MRS E WAGES", 60],
  ["GB", "MRS E WAGES", 60],
  ["GB", "MR BILL RENT", -60],
  ["GB", "STO MR BILL RENT", -60],
  ["GB", "J SALARY", 200],
  ["GB", "FPI J SALARY", 200],
  ["GB", "FPO MISS PENSION", -20],
  ["GB", "FPI MR TESCO", 20],
  ["GB", "FPO MR B RENT", -20],
  ["FR", "VIR M. LOYER JUIN", -150],
  ["FR", "VIR SEPA RECU /DE MME SALAIRE", 150],
  ["FR", "VIR MME CARREFOUR", -50],
  ["FR", "VIR INST J LOYER", -50],
  ["FR", "MME A PAYE", 50],
  ["ES", "TRANSFERENCIA DE SRA NOMINA", 50],
  ["ES", "TRANSFERENCIA A SR ALQUILER", -50],
  ["NL", "SEPA Overboeking Dhr Salaris", 50],
  ["NL", "SEPA Overboeking Mevr Huur", -50],
  ["NL", "Fam Huur", -50],
  ["BE", "OVERSCHRIJVING VAN MEVR LOON", 50],
  ["BE", "VIREMENT A M LOYER", -50],
];

const PURPOSES: readonly (readonly [market: Market, text: string, amount: number, category: Category])[] = [
  ["GB", "STO MR SMITH RENT", -600, "RENT"],
  ["GB", "STO MR JOHN SMITH RENT", -600, "RENT"],
  ["GB", "BGC ACORN LTD WAGES", 1600, "WAGE"],
  ["GB", "J SAINSBURY PLC", -22, "GROCERY"],
  ["GB", "ACME B SALARY", 1200, "WAGE"],
  ["GB", "BGC ACME LTD SMITH M SALARY", 1850, "WAGE"],
  ["GB", "STANDING ORDER PATEL M RENT", -650, "RENT"],
  ["GB", "FPO 2 B RENT", -650, "RENT"],
  ["GB", "STANDING ORDER J SMITH RENT FLAT 2 KINGS ARMS YARD", -650, "RENT"],
  ["FR", "VIR SEPA DUPONT M LOYER AVRIL", -650, "RENT"],
  ["FR", "VIR SEPA RECU ACME DUPONT M SALAIRE", 1850, "WAGE"],
  ["ES", "TRANSFERENCIA A GARCIA M ALQUILER", -650, "RENT"],
  ["ES", "2 B ALQUILER", -650, "RENT"],
  ["NL", "SEPA Overboeking Jansen M huur april", -650, "RENT"],
  ["BE", "VIREMENT EN EUROS DUPONT M LOYER", -650, "RENT"],
  ["FR", "VIR M DUPONT LOYER JUIN", -700, "RENT"],
  ["FR", "VIR PERM M MARTIN LOYER", -700, "RENT"],
  ["FR", "CB E LECLERC", -30, "GROCERY"],
  ["FR", "F COTIS CARTE", -5, "FEES_BANK_SERVICE"],
  ["FR", "PRLV SEPA D EDF", -50, "POWER"],
  ["NL", "SEPA Overboeking Dhr de Vries huur juni", -700, "RENT"],
  ["ES", "TRANSFERENCIA A SR GOMEZ ALQUILER JUNIO", -700, "RENT"],
];

describe("a title or an initial before a word makes it a surname", () => {
  it.each(SURNAMES)("in %s: %s", (market, text, amount) => {
    expect(readingOf(market, text, amount)).toBeUndefined();
  });

  it.each(PURPOSES)("but a purpose behind a name stays one in %s: %s", (market, text, amount, category) => {
    expect(readingOf(market, text, amount)).toBe(category);
  });
});

describe("a purpose beside words that say another", () => {
  it.each([
    ["GB", "FPO DAVE RENT A PUB", -60, undefined],
    ["GB", "FPO MONTHLY RENT THEATRE GROUP", -15, undefined],
    ["GB", "STANDING ORDER J PATEL RENT 4 THEATRE ST", -800, "RENT"],
    ["GB", "STANDING ORDER J SMITH RENT BAR HILL", -800, "RENT"],
    ["GB", "STO L HART RENT MUSEUM GARDENS", -800, "RENT"],
    ["ES", "RECIBO OCCIDENT GCO SAU POL 8-3.220.417-K MULTIRRIESGO COMERCIO", -60, "INSURANCE"],
    ["ES", "RECIBO LEVANTE MULTIRRIESGO OFICINA", -60, "INSURANCE"],
    ["ES", "RECIBO OCCIDENT GCO SAU POL 8-3.220.417-K MULTIRRIESGO HOGAR", -60, "INSURANCE_HOME"],
    ["FR", "VIR SEPA RECU COMITE SOCIAL FACTURE CENTRE AERE", 120, undefined],
    ["FR", "VIR AMICALE DU PERSONNEL FACTURE COLONIE", 120, undefined],
    ["FR", "VIR RECU COMITE DES FETES FACTURE 2026-04", 120, "FREELANCE"],
    ["NL", "J de Boer Omschrijving: weekend Wedde", 50, undefined],
    ["NL", "SEPA Overboeking VERLOOP WEDDE", 50, undefined],
    ["NL", "SEPA Overboeking Camping Wedde BV borg", 50, undefined],
    ["NL", "Jaarbijdrage kaart museum", -50, "LEISURE"],
    ["NL", "Jaarbijdrage kaart sportvereniging", -50, "SPORT"],
  ] as const)("is what they leave of it in %s: %s", (market, text, amount, category) => {
    expect(readingOf(market, text, amount)).toBe(category);
  });
});

describe("a lender's credit", () => {
  it.each([
    ["FR", "REMBOURSEMENT COFIDIS", 120, "REFUND"],
    ["FR", "AVOIR CARTE COFIDIS", 12, "REFUND"],
    ["ES", "DEVOLUCION COFIDIS", 120, "REFUND"],
    ["NL", "TERUGBETALING INTERBANK", 120, "REFUND"],
    ["FR", "VIR REMBOURSEMENT COFIDIS", 120, undefined],
    ["FR", "VIR SEPA RECU COFIDIS", 3000, "LOAN_DRAWDOWN"],
    ["FR", "VIR COFIDIS FINANCEMENT", 3000, "LOAN_DRAWDOWN"],
  ] as const)("that says it gives money back is no loan: %s %s", (market, text, amount, category) => {
    expect(readingOf(market, text, amount)).toBe(category);
  });
});

describe("a word for cash behind a card's mark", () => {
  it.each([
    ["FR", "CARTE 12/03 CASH CONVERTERS", "CARD"],
    ["FR", "CB CASH PISCINE LYON", "CARD"],
    ["GB", "CARD PAYMENT CASH GENERATOR", "CARD"],
    ["FR", "CARTE X1234 RETRAIT DAB 12/03", "CASH"],
    ["GB", "DEBIT CARD CASH WITHDRAWAL LNK", "CASH"],
  ] as const)("is no withdrawal unless a phrase says so: %s %s", (market, text, mode) => {
    const reader = new TextReader(lexiconOf(market, []));
    reader.read(text, false, 40 * SCALE, -1);
    expect(["CARD", "DIRECT_DEBIT", "TRANSFER", "CHECK", "CASH", "BANK"][reader.mode]).toBe(mode);
  });
});

describe("a name that only a purchase by card bears", () => {
  it.each<readonly [market: Market, text: string, amount: number, category: Category | undefined]>([
    ["FR", "Normal", -11.47, "SHOPPING"],
    ["FR", "Lime", -4.12, "TRANSPORT"],
    ["ES", "Mango", -20, "SHOPPING"],
    ["GB", "Co-op Headingley", -10.93, "GROCERY"],
    ["GB", "Co-op money from Anna", -10.93, undefined],
    ["FR", "Normal remboursement entre amis", -11.47, undefined],
    ["FR", "Normal", 11.47, undefined],
    ["FR", "VIR Normal", -11.47, undefined],
    ["GB", "Mecca", -120, undefined],
    ["FR", "Psy", -60, undefined],
    ["FR", "Bling", -60, undefined],
    ["FR", "La Boucherie", -20, "GROCERY"],
  ])("counts in %s as the whole text of a debit without a mode: %s, %d", (market, text, amount, category) => {
    expect(readingOf(market, text, amount)).toBe(category);
  });
});

describe("a web address before the word of a fee", () => {
  it("is no fee", () => {
    expect(readingOf("BE", "DOMICILIATION DE KLARNA BANK AB BOL.COM PAIEMENT EN 3 FOIS 1/3", -46.66)).toBe(
      "SPLIT_PAYMENT",
    );
    expect(readingOf("FR", "COM PAIEMENT CB ETRANGER", -1.2)).toBe("FEES_BANK_SERVICE");
  });
});

describe("the sign for payments without contact", () => {
  it("shows a card in front of all words, and nothing elsewhere", () => {
    const modeOf = (text: string): number => {
      const reader = new TextReader(lexiconOf("GB", []));
      reader.read(text, false, 10 * SCALE, -1);
      return reader.mode;
    };
    expect(modeOf("))) ZUBRO 61 STOKE")).toBe(MODES.indexOf("CARD"));
    expect(modeOf("))) ZUBRO DD")).toBe(MODES.indexOf("CARD"));
    expect(modeOf("ZUBRO ))) STOKE")).toBe(-1);
  });
});

describe("a code of two letters that is all of a text", () => {
  it("is the shop of that name", () => {
    expect(readingOf("GB", "BP", -40)).toBe("TRANSPORT");
    expect(readingOf("GB", "ZUBRO BP", -40)).toBeUndefined();
  });
});
