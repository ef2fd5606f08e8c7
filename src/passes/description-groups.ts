import { hashNumber } from "../base/hash.js";
import { MODES } from "../lexicon/compiled-rule.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { isOfName, placeBefore } from "../lexicon/person-names.js";
import type { TextReader } from "../lexicon/text-reader.js";
import { ROLE } from "../lexicon/word-roles.js";
import { categoryFlags, categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES, typeLabelOf, typeNumberOf } from "../model/transaction-type.js";

const CHECK_MODE = MODES.indexOf("CHECK");
const CASH_MODE = MODES.indexOf("CASH");
const BANK_MODE = MODES.indexOf("BANK");
const TRANSFER_MODE = MODES.indexOf("TRANSFER");
const INCOMING_TRANSFER = typeNumberOf("INCOMING_TRANSFER");
/** Numbers of modes begin here for texts that name nobody, behind those of cash and cheques. */
const NAMELESS = 16;
/** What names an account of the holder's own lies apart from what names nobody. */
const OWN_ACCOUNT = 15;

/** What the texts of rows say, as a classification holds it. */
interface RowsRead {
  readonly type: Uint8Array;
  readonly category: Uint8Array;
  readonly textCategory: Uint8Array;
  readonly entry: Int32Array;
  readonly counterparty: Float64Array;
  readonly paidWithWage: ReadonlySet<number>;
}

const PRO_TAX = categoryNumberOf("PRO_TAX");
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
/** What an owner's transfers to his business are, and its own: lines apart from what others pay under such a name. */
const IS_PAID_IN = categoryFlags((category) =>
  ["NON_OPERATING_SHAREHOLDER_INCOMING", "INTERNAL_TRANSFER"].includes(category),
);

/**
 * The key of whom a text names. A known counterparty is its name; cash and cheques have no counterparty and go by mode; all
 * else goes by the words that name it, whatever their order, without references, remarks and words that say nothing.
 */
export function counterpartyKeyOf(reader: TextReader, mode: number, category: number, isOwnAccount: boolean): number {
  if (mode === CASH_MODE || mode === CHECK_MODE) return mode;
  if (reader.lexicon.isName(reader.winner)) return reader.lexicon.phraseHashOf(reader.winner);
  reader.findNamingWords();
  const nameless = isOwnAccount ? OWN_ACCOUNT : NAMELESS + mode;
  if (reader.winner !== -1 && reader.lexicon.ruleOf(reader.winner).namesNobody) return NAMELESS + BANK_MODE;
  const key = reader.naming.count === 0 ? nameless : keyOfNamingWords(reader, NO_PLACE);
  return keyOfKind(reader.lexicon, key, category, reader.winner);
}

/** Whether the key of a counterparty is that of texts which name nobody. */
export function namesNobody(counterpartyKey: number): boolean {
  return counterpartyKey >= NAMELESS && counterpartyKey < NAMELESS + MODES.length;
}

/** One office takes several taxes of a trade, each of which is a line of its own: what it is called is part of its key. */
function keyOfKind(lexicon: Lexicon, key: number, category: number, entry: number): number {
  return entry !== -1 && category === PRO_TAX ? hashNumber(key, lexicon.phraseHashOf(entry)) : key;
}

/** The key of a row's description group: its account, direction, category and counterparty. */
export function groupKeyOf(counterpartyKey: number, ledger: Ledger, category: number, row: number): number {
  const isIncoming = ledger.amount[row]! >= 0;
  return hashNumber(counterpartyKey, ledger.accountHash[ledger.account[row]!]! + category * 2 + (isIncoming ? 1 : 0));
}

const NO_PLACE = -1;

/** The key of the first of the naming words that were found last, but for the one at a place. */
function keyOfNamingWords({ reading, naming }: TextReader, leftOut: number, count = naming.count): number {
  // Two sums of mixed word hashes: sums do not depend on the order of the words.
  let low = 0;
  let high = 0;
  for (let at = 0; at < count; at += 1) {
    if (at === leftOut) continue;
    const hash = reading.hash[naming.place[at]!]!;
    low = (low + Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)) | 0;
    high = (high + Math.imul(hash ^ (hash >>> 13), 0x297a2d39)) | 0;
  }
  return hashNumber(low >>> 0, high >>> 0);
}

/** The key of the description group that a row would have by other naming words than its own. */
function keyOfGroup(
  reader: TextReader,
  ledger: Ledger,
  { category: ofUsage, textCategory, entry }: RowsRead,
  row: number,
  key: number,
): number {
  const isPaidIn = textCategory[row] === OTHER_ENTRY && IS_PAID_IN[ofUsage[row]!] === 1;
  const category = isPaidIn ? ofUsage[row]! : textCategory[row]!;
  return groupKeyOf(keyOfKind(reader.lexicon, key, category, entry[row]!), ledger, category, row);
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
export function variantsOf(reader: TextReader, ledger: Ledger, facts: RowsRead, row: number): readonly GroupVariant[] {
  const places = namingPlacesOf(reader, ledger, facts, row);
  const { reading } = reader;
  if (places.length <= LEAST_WORDS_OF_VARIANT) return [];
  return places.flatMap((place, leftOut) => {
    if (reading.word[place] !== -1) return [];
    const words = places.filter((other) => other !== place).map((other) => reading.textOf(other));
    return [
      {
        key: keyOfGroup(reader, ledger, facts, row, keyOfNamingWords(reader, leftOut)),
        labelRoot: words.join(" "),
      },
    ];
  });
}

/**
 * The groups that a row would belong to if its text ended earlier, longest first: a creditor's mandate stays the same, while
 * what is debited is said in other words (`CUOTA`, `CUOTA VERANO`). None for a counterparty that is known by its name.
 */
export function beginningsOf(
  reader: TextReader,
  ledger: Ledger,
  facts: RowsRead,
  row: number,
): readonly GroupVariant[] {
  const words = namingPlacesOf(reader, ledger, facts, row).map((place) => reader.reading.textOf(place));
  const beginnings: GroupVariant[] = [];
  for (let count = words.length - 1; count >= LEAST_WORDS_OF_VARIANT; count -= 1) {
    const key = keyOfGroup(reader, ledger, facts, row, keyOfNamingWords(reader, NO_PLACE, count));
    beginnings.push({ key, labelRoot: words.slice(0, count).join(" ") });
  }
  return beginnings;
}

/** The places of the words that name whom a row's text names, once read; none for a counterparty that is known by its name. */
function namingPlacesOf(reader: TextReader, ledger: Ledger, facts: RowsRead, row: number): readonly number[] {
  if (reader.lexicon.isName(facts.entry[row]!)) return [];
  findNamingWords(reader, ledger, facts, row);
  return [...reader.naming.place.subarray(0, reader.naming.count)];
}

/**
 * Finds the naming words of a row again. What is paid with a wage, or taken off it, is part of no name, and only the phrases
 * tell it: of others the words alone are read, for less.
 */
function findNamingWords(reader: TextReader, ledger: Ledger, facts: RowsRead, row: number): void {
  const text = ledger.description[row]!;
  const amount = ledger.amount[row]!;
  const hint = facts.type[row] === INCOMING_TRANSFER ? TRANSFER_MODE : -1;
  if (facts.paidWithWage.has(facts.counterparty[row]!)) reader.read(text, amount >= 0, Math.abs(amount), hint);
  else reader.readWords(text);
  reader.findNamingWords();
}

/** A given name and a surname, and a second given name between them or in front. */
const [WORDS_OF_NAME, MOST_WORDS_OF_NAME] = [2, 3];

/**
 * The groups that a row would belong to if its text held nothing but the person's name that it begins with, the longer name
 * first; none where it names no person first, or a counterparty that is known.
 */
export function personsOf(reader: TextReader, ledger: Ledger, facts: RowsRead, row: number): readonly GroupVariant[] {
  const places = namingPlacesOf(reader, ledger, facts, row);
  const { reading, roles } = reader;
  if (places.length < WORDS_OF_NAME || placeBefore(reading, roles, places[1]!) !== places[0]) return [];
  if (roles.hold(reading, ROLE.LEGAL_FORM, reading.count)) return [];
  return lengthsOfName(reader, places)
    .map((count) => places.slice(0, count))
    .filter((words) => words.every((place) => isOfName(reader, place)))
    .map((words) => ({
      key: keyOfGroup(reader, ledger, facts, row, keyOfNamingWords(reader, NO_PLACE, words.length)),
      labelRoot: words.map((place) => reading.textOf(place)).join(" "),
    }));
}

/** How many of a text's naming words may be a person's name, by the given names among them. */
function lengthsOfName({ reading, roles }: TextReader, places: readonly number[]): readonly number[] {
  const [first, second, third] = places.map((place) => roles.isGivenName(reading, place));
  if (third === undefined) return first || second ? [WORDS_OF_NAME] : [];
  // Behind a surname any word may be a second given name.
  if (!first) return [];
  if (!second) return [WORDS_OF_NAME];
  const isEither = !third && (roles.of(reading, places[1]!) & ROLE.NAME_OF_BOTH_KINDS) !== 0;
  // `JEAN PIERRE DUPONT`, or `SOPHIE MARTIN MERCI`.
  return isEither ? [MOST_WORDS_OF_NAME, WORDS_OF_NAME] : [MOST_WORDS_OF_NAME];
}

const TYPE_LABELS = TRANSACTION_TYPES.map(typeLabelOf);
const IS_CASH_OR_CHECK = Uint8Array.from(TRANSACTION_TYPES, (type) => (/^(CASH|CHECK)/.test(type) ? 1 : 0));

/** The words of a description group as people read them: the counterparty's name, or the text's significant words. */
export function labelRootOf(reader: TextReader, ledger: Ledger, facts: RowsRead, row: number): string {
  const { type, entry } = facts;
  const typeLabel = TYPE_LABELS[type[row]!]!;
  if (IS_CASH_OR_CHECK[type[row]!] === 1) return typeLabel;
  if (reader.lexicon.isName(entry[row]!)) return reader.lexicon.phraseOf(entry[row]!);
  findNamingWords(reader, ledger, facts, row);
  const { reading, naming } = reader;
  let words = "";
  for (let at = 0; at < naming.count; at += 1) words += (at === 0 ? "" : " ") + reading.textOf(naming.place[at]!);
  return words === "" ? typeLabel : words;
}
