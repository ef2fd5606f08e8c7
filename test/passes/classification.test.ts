import { describe, expect, it } from "vitest";
import { createRandom } from "../../fixtures/random.mjs";
import { readBody } from "../../src/adapters/read-body.js";
import { readCorpus } from "../../src/cli/corpus.js";
import { LEXICONS_OF_MARKET, lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES, type Category } from "../../src/model/category.js";
import { MARKET_DEFAULTS, type Market } from "../../src/model/market.js";
import { TRANSACTION_TYPES } from "../../src/model/transaction-type.js";
import { classify } from "../../src/passes/classification.js";
import { resolveSettings } from "../../src/schema/settings.js";
import { account, dayOf, type Line, NOW } from "./facts.js";

const MARKETS = Object.keys(LEXICONS_OF_MARKET) as Market[];
const AMOUNTS = [0.5, 4, 35, 250, 1100, 9000];
const VARIANTS_OF_EACH = 4;

/** The texts of the corpus, and each phrase of the lexicon that holds digits behind a bank's words. */
function textsOf(market: Market): readonly string[] {
  const rules = LEXICONS_OF_MARKET[market].flatMap((lexicon) => lexicon.rules);
  const phrases = rules.flatMap((rule) => [rule.phrases, rule.with ?? "", rule.without ?? ""].join("|").split("|"));
  const numbered = phrases.filter((phrase) => /\d/.test(phrase));
  return [
    ...readCorpus(market).map(({ text }) => text),
    ...numbered.flatMap((phrase) => [phrase, `CARTE 12/03 ${phrase} NANTES 44`, `VIREMENT ${phrase}`]),
  ];
}

/** A ledger of texts, each several times with other digits and amounts, both ways and on two kinds of account. */
function ledgerOf(market: Market) {
  const random = createRandom(`digits ${market}`);
  const lines = textsOf(market).flatMap((text) =>
    Array.from({ length: VARIANTS_OF_EACH }, (_, variant) => {
      const digits = variant === 0 ? text : text.replace(/\d/g, () => String(random.integer(0, 9)));
      const amount = AMOUNTS[random.integer(0, AMOUNTS.length - 1)]! * (random.chance(0.5) ? 1 : -1);
      return ["2026-05-05", digits, amount] as const;
    }),
  );
  const { currency } = MARKET_DEFAULTS[market];
  const accounts = [account(lines, { currency }), account(lines.slice(0, 400), { currency, type: "CREDIT_CARD" })];
  return readBody({ format: "NATIVE", accounts }, resolveSettings({ now: NOW, project: { market } })).built.ledger;
}

describe("texts of one shape", () => {
  it.each(MARKETS)("in %s are read as if each were read for itself", (market) => {
    const ledger = ledgerOf(market);
    const reader = new TextReader(lexiconOf(market, []));
    const together = classify({ ledger, reader, country: market });
    // As far from each other as hashes are.
    const apart = Float64Array.from({ length: ledger.size }, (_, row) => row * 2 ** 32);
    const alone = classify({ ledger: { ...ledger, shapeHash: apart }, reader, country: market });
    for (let row = 0; row < ledger.size; row += 1) {
      const read = ({ type, category, entry, group, isForeign, isSensitive }: typeof alone) =>
        [type, category, entry, group, isForeign, isSensitive].map((column) => column[row]);
      expect(read(together), ledger.description[row]).toEqual(read(alone));
    }
    expect(together.groupKeys).toEqual(alone.groupKeys);
    expect(together.paidWithWage).toEqual(alone.paidWithWage);
    const isShared = new Set(ledger.shapeHash).size < ledger.size / 2;
    expect(isShared).toBe(true);
  });

  it("are read each for itself where a client's phrase holds digits, or its rule a bound", () => {
    const rules = [
      { id: "fifty", category: "SPORT" as const, direction: "ANY" as const, phrases: ["50+", "ZUBRO 24"] },
      { id: "large", category: "HEALTH" as const, direction: "ANY" as const, phrases: ["WOLAN"], amountFrom: 100 },
    ];
    const lines: Line[] = ["40", "50", "60"].flatMap((number, at): Line[] => [
      [`2026-05-0${at + 1}`, `PRLV ${number}+ CLUB`, -5],
      [`2026-05-1${at + 1}`, `PRLV ${number}+ CLUB`, -5],
      [`2026-05-2${at + 1}`, `PRLV ZUBRO ${at + 22} NANTES`, -5],
      [`2026-06-1${at + 1}`, "PRLV WOLAN", at * -80],
    ]);
    const { ledger } = readBody({ format: "NATIVE", accounts: [account(lines)] }, resolveSettings({ now: NOW })).built;
    const { category } = classify({ ledger, reader: new TextReader(lexiconOf("FR", rules)), country: "FR" });
    const read = (name: Category): readonly string[] =>
      ledger.description.filter((_, row) => CATEGORIES[category[row]!] === name);
    expect(read("SPORT")).toEqual(["PRLV 50+ CLUB", "PRLV 50+ CLUB", "PRLV ZUBRO 24 NANTES"]);
    expect(read("HEALTH")).toEqual(["PRLV WOLAN"]);
  });

  it("are read each for itself where a number may be a day", () => {
    const lines = ["10278060", "15062026", "10278061"].map(
      (number, at): Line => [`2026-05-0${at + 1}`, `RBT IMPAYE ECHEANCE ${number}`, -80],
    );
    const { ledger } = readBody({ format: "NATIVE", accounts: [account(lines)] }, resolveSettings({ now: NOW })).built;
    const { category } = classify({ ledger, reader: new TextReader(lexiconOf("FR", [])), country: "FR" });
    expect(Array.from(category, (number) => CATEGORIES[number])).toEqual([
      "LOAN_REPAYMENT",
      "OTHER_EXPENSE",
      "LOAN_REPAYMENT",
    ]);
  });

  it("share a hash, and texts of others do not", () => {
    const texts = [
      "CB 12/03 LIDL",
      "CB 07/11 LIDL",
      "CB 7/11 LIDL",
      "CB 12/03 LIDL 4",
      "CB 12/O3 LIDL",
      "cb 12/03 LIDL",
    ];
    const lines = texts.map((text, at) => [`2026-05-0${at + 1}`, text, -5] as const);
    const { ledger } = readBody({ format: "NATIVE", accounts: [account(lines)] }, resolveSettings({ now: NOW })).built;
    expect(ledger.day[0]).toBe(dayOf("2026-05-01"));
    const [first, second, ...others] = ledger.shapeHash;
    expect(second).toBe(first);
    expect(new Set([first, ...others]).size).toBe(texts.length - 1);
  });
});

describe("the type of a fee", () => {
  it("is a debit whatever it is for, but a direct debit where another bank collects it", () => {
    const texts = [
      "COTISATION CARTE VISA",
      "FRAIS REJET PRLV SEPA ZUBRO",
      "PRLV SEPA QONTO OLINDA SAS LIB/ABONNEMENT 05-2026",
    ];
    const lines = texts.map((text, at): Line => [`2026-05-0${at + 1}`, text, -5]);
    const { ledger } = readBody({ format: "NATIVE", accounts: [account(lines)] }, resolveSettings({ now: NOW })).built;
    const { type, category } = classify({ ledger, reader: new TextReader(lexiconOf("FR", [])), country: "FR" });
    const read = Array.from(type, (number, row) => [
      TRANSACTION_TYPES[number],
      CATEGORIES[category[row]!]!.slice(0, 5),
    ]);
    expect(read).toEqual([
      ["DEBIT", "FEES_"],
      ["DEBIT", "FEES_"],
      ["DIRECT_DEBIT", "FEES_"],
    ]);
  });
});
