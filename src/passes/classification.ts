import { KeyNumbering } from "../base/collections.js";
import { hashNumber } from "../base/hash.js";
import { MODES } from "../lexicon/compiled-rule.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { RawTypeHints } from "../lexicon/raw-types.js";
import { categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES, type TransactionType, typeNumberOf } from "../model/transaction-type.js";

/** What reading the texts needs. */
export interface ClassificationNeeds {
  readonly ledger: Ledger;
  readonly lexicon: Lexicon;
  /** ISO 3166-1 alpha-2 code of the market's country, to tell transfers abroad. */
  readonly country: string;
}

/** What the text, sign, amount and account of each transaction say, by row of the ledger. */
export interface Classification {
  /** Number of the transaction type. */
  readonly type: Uint8Array;
  /** Number of the category; OTHER_ENTRY or OTHER_EXPENSE where nothing matched. */
  readonly category: Uint8Array;
  /** The category before a business's own names take its place: what links look at. */
  readonly textCategory: Uint8Array;
  /** The lexicon's phrase entry that decided; -1 where none did. */
  readonly entry: Int32Array;
  /** Number of the description group: rows of one account, direction, category and counterparty share one. */
  readonly group: Int32Array;
  /** A 53-bit key of each group, by its number: the same in every analysis that holds the group. */
  readonly groupKeys: readonly number[];
  /** 1 where the text shows an account of another country. */
  readonly isForeign: Uint8Array;
  /** 1 where the text tells of health, religion, union or politics: no score and no explanation repeats it. */
  readonly isSensitive: Uint8Array;
}

const CARD_MODE = MODES.indexOf("CARD");
const TRANSFER_MODE = MODES.indexOf("TRANSFER");
const CHECK_MODE = MODES.indexOf("CHECK");
const CASH_MODE = MODES.indexOf("CASH");

const TYPE_IN: readonly TransactionType[] = [
  "CARD_REFUND",
  "CREDIT",
  "INCOMING_TRANSFER",
  "CHECK_DEPOSIT",
  "CASH_DEPOSIT",
  "CREDIT",
];
const TYPE_OUT: readonly TransactionType[] = [
  "CARD",
  "DIRECT_DEBIT",
  "OUTGOING_TRANSFER",
  "CHECK",
  "CASH_WITHDRAWAL",
  "DEBIT",
];
const TYPE_NUMBERS_IN = TYPE_IN.map(typeNumberOf);
const TYPE_NUMBERS_OUT = TYPE_OUT.map(typeNumberOf);
const CREDIT = typeNumberOf("CREDIT");
const DEBIT = typeNumberOf("DEBIT");

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const REFUND = categoryNumberOf("REFUND");
const REJECTION_PAYMENT = categoryNumberOf("REJECTION_PAYMENT");
const REJECTION_LOAN_REPAYMENT = categoryNumberOf("REJECTION_LOAN_REPAYMENT");
const REJECTION_CHECK = categoryNumberOf("REJECTION_CHECK");

/**
 * Reads every text once: how the money moved, what for, which rule says so, and which description group it belongs to
 * (decisions section 5). Where the text does not tell how, the provider's type does, else the account's. Regularity and
 * links refine the category later.
 */
export function classify({ ledger, lexicon, country }: ClassificationNeeds): Classification {
  const { size } = ledger;
  const category = new Uint8Array(size);
  const facts = {
    type: new Uint8Array(size),
    category,
    textCategory: category,
    entry: new Int32Array(size),
    group: new Int32Array(size),
    groupKeys: [] as number[],
    isForeign: new Uint8Array(size),
    isSensitive: new Uint8Array(size),
  };
  const numbering = new KeyNumbering(256);
  const rawTypes = new RawTypeHints();
  const cardHints = ledger.accounts.map((account) => (account.type === "CREDIT_CARD" ? CARD_MODE : -1));
  for (let row = 0; row < size; row += 1) {
    const amount = ledger.amount[row]!;
    const isIncoming = amount >= 0;
    const rawHint = rawTypes.hintOf(ledger.rawType[row], isIncoming);
    const hint = rawHint !== -1 || isIncoming ? rawHint : cardHints[ledger.account[row]!]!;
    lexicon.read(ledger.description[row]!, isIncoming, isIncoming ? amount : -amount, hint);
    const mode = lexicon.mode === -1 ? hint : lexicon.mode;
    const read = categoryOf(lexicon, isIncoming, mode);
    facts.type[row] =
      mode === -1 ? (isIncoming ? CREDIT : DEBIT) : (isIncoming ? TYPE_NUMBERS_IN : TYPE_NUMBERS_OUT)[mode]!;
    category[row] = read;
    facts.entry[row] = lexicon.winner;
    if (lexicon.isSensitive) facts.isSensitive[row] = 1;
    const key = groupKeyOf(lexicon, seedOf(ledger, read, row), mode);
    const group = numbering.numberOf(key);
    if (group === facts.groupKeys.length) facts.groupKeys.push(key);
    facts.group[row] = group;
    if (mode === TRANSFER_MODE && showsForeignAccount(lexicon, country)) facts.isForeign[row] = 1;
  }
  return facts;
}

function categoryOf(lexicon: Lexicon, isIncoming: boolean, mode: number): number {
  if (lexicon.winner === -1) {
    if (!isIncoming) return OTHER_EXPENSE;
    return mode === CARD_MODE ? REFUND : OTHER_ENTRY;
  }
  const category = lexicon.ruleOf(lexicon.winner).category;
  if (category !== REJECTION_PAYMENT) return category;
  return lexicon.mentionsLoan ? REJECTION_LOAN_REPAYMENT : lexicon.mentionsCheck ? REJECTION_CHECK : category;
}

/**
 * The key of a description group. A known counterparty groups by its name; cash and cheques have no counterparty and
 * group by mode; all else groups by the words that name it, whatever their order, without references, remarks and words
 * that say nothing.
 */
function groupKeyOf(lexicon: Lexicon, seed: number, mode: number): number {
  if (mode === CASH_MODE || mode === CHECK_MODE) return hashNumber(mode, seed);
  if (lexicon.isName(lexicon.winner)) return hashNumber(lexicon.phraseHashOf(lexicon.winner), seed);
  lexicon.findNamingWords();
  return lexicon.naming.count === 0 ? hashNumber(mode + 1, seed) : keyOfNamingWords(lexicon, seed, NO_PLACE);
}

/** What tells the groups of accounts, categories and directions apart. */
function seedOf(ledger: Ledger, category: number, row: number): number {
  return ledger.accountHash[ledger.account[row]!]! + category * 2 + (ledger.amount[row]! >= 0 ? 1 : 0);
}

const NO_PLACE = -1;

/** The key of the naming words that were found last, but for the one at a place. */
function keyOfNamingWords({ reading, naming }: Lexicon, seed: number, leftOut: number): number {
  // Two sums of mixed word hashes: sums do not depend on the order of the words.
  let low = 0;
  let high = 0;
  for (let at = 0; at < naming.count; at += 1) {
    if (at === leftOut) continue;
    const hash = reading.hash[naming.place[at]!]!;
    low = (low + Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)) | 0;
    high = (high + Math.imul(hash ^ (hash >>> 13), 0x297a2d39)) | 0;
  }
  return hashNumber(low >>> 0, hashNumber(high >>> 0, seed));
}

/** A description group without one of its words: what it would be called, and its key. */
export interface GroupVariant {
  readonly key: number;
  readonly labelRoot: string;
}

/** Fewer words name nobody. */
const LEAST_WORDS_OF_VARIANT = 3;

/**
 * The groups that a row would belong to without one of the words that nobody knows: one of them may be a reference, or a
 * month that is glued to another word. None for a counterparty that is known by its name.
 */
export function variantsOf(
  lexicon: Lexicon,
  ledger: Ledger,
  { textCategory, entry }: Classification,
  row: number,
): readonly GroupVariant[] {
  if (lexicon.isName(entry[row]!)) return [];
  lexicon.readWords(ledger.description[row]!);
  lexicon.findNamingWords();
  const { reading, naming } = lexicon;
  if (naming.count <= LEAST_WORDS_OF_VARIANT) return [];
  const seed = seedOf(ledger, textCategory[row]!, row);
  const places = [...naming.place.subarray(0, naming.count)];
  return places.flatMap((place, leftOut) => {
    if (reading.word[place] !== -1) return [];
    const words = places.filter((other) => other !== place).map((other) => reading.textOf(other));
    return [{ key: keyOfNamingWords(lexicon, seed, leftOut), labelRoot: words.join(" ") }];
  });
}

const SHORTEST_IBAN = 15;

/** Whether a word of the text is an account number of another country. Creditor ids (`FR12ZZZ…`) are no accounts. */
function showsForeignAccount(lexicon: Lexicon, country: string): boolean {
  const { reading } = lexicon;
  for (let index = 0; index < reading.count; index += 1) {
    const length = reading.end[index]! - reading.start[index]!;
    if (length < SHORTEST_IBAN || reading.digits[index]! < 8) continue;
    const word = reading.textOf(index);
    if (/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(word) && word.slice(4, 7) !== "ZZZ" && !word.startsWith(country)) return true;
  }
  return false;
}

const TYPE_LABELS = TRANSACTION_TYPES.map((type) => type.replaceAll("_", " "));
const IS_CASH_OR_CHECK = Uint8Array.from(TRANSACTION_TYPES, (type) => (/^(CASH|CHECK)/.test(type) ? 1 : 0));

/** The words of a description group as people read them: the counterparty's name, or the text's significant words. */
export function labelRootOf(lexicon: Lexicon, ledger: Ledger, { type, entry }: Classification, row: number): string {
  const typeLabel = TYPE_LABELS[type[row]!]!;
  if (IS_CASH_OR_CHECK[type[row]!] === 1) return typeLabel;
  if (lexicon.isName(entry[row]!)) return lexicon.phraseOf(entry[row]!);
  lexicon.readWords(ledger.description[row]!);
  lexicon.findNamingWords();
  const { reading, naming } = lexicon;
  const words = Array.from(naming.place.subarray(0, naming.count), (index) => reading.textOf(index));
  return words.length === 0 ? typeLabel : words.join(" ");
}
