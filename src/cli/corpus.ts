import { readFileSync } from "node:fs";
import { readBody } from "../adapters/read-body.js";
import { lexiconOf } from "../lexicon/markets.js";
import { TextReader } from "../lexicon/text-reader.js";
import { CATEGORIES, type Category, isCategory } from "../model/category.js";
import { MARKET_DEFAULTS, type Market } from "../model/market.js";
import { TRANSACTION_TYPES, type TransactionType } from "../model/transaction-type.js";
import { classify } from "../passes/classification.js";
import { labelRootOf } from "../passes/description-groups.js";
import { resolveSettings } from "../schema/settings.js";

/** A text of the labelled corpus, and what a careful reader says of it. */
export interface LabelledText {
  readonly market: Market;
  /** Where it stands in its file, from 1 behind the header. */
  readonly line: number;
  readonly text: string;
  readonly amount: number;
  readonly category: Category;
  /** Other categories that are right too. */
  readonly accepted: readonly Category[];
  readonly type: TransactionType;
}

/** A labelled text as the engine reads it. */
export interface ReadText extends LabelledText {
  readonly readCategory: Category;
  readonly readType: TransactionType;
  /** Id of the rule that decided; undefined where none did. */
  readonly rule: string | undefined;
  /** The words by which rows of one description group are known. */
  readonly labelRoot: string;
}

const FOLDER = new URL("../../fixtures/corpus/", import.meta.url);
const NOW = "2026-06-30T12:00:00Z";
const FIRST_DAY = Date.UTC(2026, 0, 1, 12);
const DAY_COUNT = 180;
const DAY_LENGTH = 86_400_000;

/** Reads all labelled texts of a market. Throws a RangeError for a line that is not of the corpus's form. */
export function readCorpus(market: Market): readonly LabelledText[] {
  const statements = `statements-${market.toLowerCase()}`;
  const later = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"].map(
    (batch) => `${statements}-${batch}`,
  );
  return [market, statements, ...later].flatMap((name) => readCorpusFile(market, name));
}

/** Reads one file of the corpus, by its name without `.tsv`. Throws a RangeError for a line that is not of its form. */
export function readCorpusFile(market: Market, name: string): readonly LabelledText[] {
  const lines = readFileSync(new URL(`${name}.tsv`, FOLDER), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1);
  return lines.map((content, index) => {
    const [text = "", amount = "", category = "", accepted = "", type = ""] = content.split("\t");
    const categories = [category, ...accepted.split(",").filter((word) => word !== "")];
    const isWhole =
      text !== "" && /^-?\d+\.\d\d$/.test(amount) && categories.every(isCategory) && isTransactionType(type);
    if (!isWhole) throw new RangeError(`${name}.tsv, line ${index + 2}: not a labelled text`);
    const [first, ...others] = categories as [Category, ...Category[]];
    return { market, line: index + 1, text, amount: Number(amount), category: first, accepted: others, type };
  });
}

function isTransactionType(text: string): text is TransactionType {
  return (TRANSACTION_TYPES as readonly string[]).includes(text);
}

/** Reads the texts of one market as the engine does, each for itself: no links, no rhythm. */
export function readTexts(market: Market, texts: readonly LabelledText[]): readonly ReadText[] {
  const { currency } = MARKET_DEFAULTS[market];
  const settings = resolveSettings({ now: NOW, project: { market } });
  const transactions = texts.map(({ text, amount }, index) => {
    const date = new Date(FIRST_DAY + (index % DAY_COUNT) * DAY_LENGTH).toISOString();
    return { id: `${index}`, description: text, amount, currency, dates: { debitedAt: date, bookedAt: date } };
  });
  const account = { type: "CHECKING", usage: "PERSONAL", currency, balance: 0, balanceDate: NOW, transactions };
  const { ledger } = readBody({ format: "NATIVE", accounts: [account] }, settings).built;
  const reader = new TextReader(lexiconOf(market, []));
  const classification = classify({ ledger, reader, country: market });
  const { category, type, entry } = classification;
  const rowOf = new Map(ledger.rawId.map((id, row) => [id, row]));
  return texts.map((text, index) => {
    const row = rowOf.get(`${index}`)!;
    return {
      ...text,
      readCategory: CATEGORIES[category[row]!]!,
      readType: TRANSACTION_TYPES[type[row]!]!,
      rule: entry[row] === -1 ? undefined : reader.lexicon.ruleOf(entry[row]!).id,
      labelRoot: labelRootOf(reader, ledger, classification, row),
    };
  });
}
