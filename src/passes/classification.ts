import { KeyNumbering } from "../base/collections.js";
import { OPERATION_STRENGTH } from "../lexicon/compiled-rule.js";
import { OWN_MOVE } from "../lexicon/own-move-words.js";
import { RawTypeHints } from "../lexicon/raw-types.js";
import type { TextReader } from "../lexicon/text-reader.js";
import { CATEGORIES, categoryFlags, categoryNumberOf, familyOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { ABROAD, abroadSignsOf } from "./classification/another-country.js";
import {
  beginsAsDirectDebit,
  CARD_MODE,
  categoryOf,
  INTO_CARD_ACCOUNT,
  readText,
  TRANSFER_MODE,
  typeOf,
} from "./classification/read-text.js";
import { RowsAlike } from "./classification/rows-alike.js";
import { counterpartyKeyOf, groupKeyOf } from "./description-groups.js";

/** What reading the texts needs. */
export interface ClassificationNeeds {
  readonly ledger: Ledger;
  readonly reader: TextReader;
  /** ISO 3166-1 alpha-2 code of the market's country, to tell transfers abroad. */
  readonly country: string;
}

/** What the text, sign, amount and account of each transaction say, by row of the ledger. */
export interface Classification {
  /** Number of the transaction type. */
  readonly type: Uint8Array;
  /** Number of the category; OTHER_ENTRY or OTHER_EXPENSE where nothing matched. */
  readonly category: Uint8Array;
  /**
   * What the text says, which links look at. `category` is what it is called: by a business, as a fee of another's cheque, as a
   * transfer that the client names.
   */
  readonly textCategory: Uint8Array;
  /** The lexicon's phrase entry that decided; -1 where none did. */
  readonly entry: Int32Array;
  /** Number of the description group: rows of one account, direction, category and counterparty share one. */
  readonly group: Int32Array;
  /** A 53-bit key of each group, by its number: the same in every analysis that holds the group. */
  readonly groupKeys: readonly number[];
  /** By row, the key of whom its text names. */
  readonly counterparty: Float64Array;
  /** The keys of those in whose texts something is paid with a wage, or taken off it: words that are no part of the key. */
  readonly paidWithWage: ReadonlySet<number>;
  /** What the provider's type tells of the row, as a number; 0 for nothing. */
  readonly rawMeaning: Uint8Array;
  /** 1 for a transfer whose text shows another country. */
  readonly isForeign: Uint8Array;
  /** 1 where the text tells of health, religion, union or politics: no score and no explanation repeats it. */
  readonly isSensitive: Uint8Array;
  /** 1 for an unexplained transfer whose text names an account of the holder's own, or a move between accounts. */
  readonly namesOwnAccount: Uint8Array;
}

const IS_UNTOLD = categoryFlags((category) => category === "OTHER_ENTRY" || category === "OTHER_EXPENSE");
const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");

/**
 * Reads the texts: how the money moved, what for, which rule says so, and which description group it belongs to (decisions
 * section 5). Rows that can only say the same are read once ({@link RowsAlike}). Where the text does not tell how the money
 * moved, the provider's type does, else the account's. Regularity and links refine the category later.
 */
export function classify(needs: ClassificationNeeds): Classification {
  const { ledger, reader } = needs;
  const { size } = ledger;
  const category = new Uint8Array(size);
  const facts: Facts = {
    type: new Uint8Array(size),
    category,
    textCategory: category,
    entry: new Int32Array(size),
    group: new Int32Array(size),
    groupKeys: [],
    counterparty: new Float64Array(size),
    paidWithWage: new Set(),
    rawMeaning: new Uint8Array(size),
    isForeign: new Uint8Array(size),
    isSensitive: new Uint8Array(size),
    namesOwnAccount: new Uint8Array(size),
  };
  const groups = new KeyNumbering(256);
  const alike = new RowsAlike(ledger, reader);
  const rawTypes = new RawTypeHints();
  const isCardAccount = ledger.accounts.map(({ type }) => type === "CREDIT_CARD");
  for (let row = 0; row < size; row += 1) {
    const isIncoming = ledger.amount[row]! >= 0;
    const rawType = rawTypes.codeOf(ledger.rawType[row]);
    facts.rawMeaning[row] = rawTypes.meaningOf(rawType, isIncoming);
    const rawHint = rawTypes.hintOf(rawType, isIncoming);
    const accountHint = !isCardAccount[ledger.account[row]!] ? -1 : isIncoming ? INTO_CARD_ACCOUNT : CARD_MODE;
    const hint = rawHint === -1 ? accountHint : rawHint;
    const isCardTotal = !isIncoming && rawTypes.isCardTotal(rawType);
    const kind = isCardTotal ? -1 : alike.kindOf(row, hint);
    const first = isCardTotal ? -1 : alike.firstOf(kind);
    if (isCardTotal) readCardTotal(needs, facts, row, hint);
    else if (first !== -1) copyFacts(facts, first, row);
    else {
      readRow(needs, facts, row, hint);
      alike.add(kind, row);
    }
    const isOfOneGroup = first !== -1 && ledger.account[first] === ledger.account[row];
    facts.group[row] = isOfOneGroup ? facts.group[first]! : groupOf(facts, groups, ledger, row);
  }
  return facts;
}

/** The number of a row's description group, which becomes known. */
function groupOf(
  { counterparty, category, groupKeys }: Facts,
  groups: KeyNumbering,
  ledger: Ledger,
  row: number,
): number {
  const key = groupKeyOf(counterparty[row]!, ledger, category[row]!, row);
  const group = groups.numberOf(key);
  if (group === groupKeys.length) groupKeys.push(key);
  return group;
}

/** Whether the text read last names an account of the holder's own, or a move between accounts. */
function namesOwnAccount({ ownAccounts, reading }: TextReader, text: string): boolean {
  return ownAccounts.start < reading.count || OWN_MOVE.test(text);
}

/** Reads what the provider calls a card's total. It is like no other row of its shape, which may be a purchase. */
function readCardTotal(needs: ClassificationNeeds, facts: Facts, row: number, hint: number): void {
  readRow(needs, facts, row, hint);
  if (!saysNoMore(needs, facts, row)) return;
  facts.category[row] = DEFERRED_TOTAL;
  facts.entry[row] = -1;
}

/** Whether the text of a row on a checking account leaves it to the provider that this is a card's total. */
function saysNoMore({ ledger, reader }: ClassificationNeeds, { entry, category }: Facts, row: number): boolean {
  if (ledger.accounts[ledger.account[row]!]!.type !== "CHECKING") return false;
  const isOperation = entry[row] !== -1 && reader.lexicon.ruleOf(entry[row]!).strength <= OPERATION_STRENGTH;
  return !isOperation && familyOf(CATEGORIES[category[row]!]!) !== "CREDIT";
}

/** What reading writes. */
interface Facts extends Classification {
  readonly groupKeys: number[];
  readonly paidWithWage: Set<number>;
}

/** Takes what a row says from another of the same shape, direction and hint. */
function copyFacts(facts: Facts, from: number, to: number): void {
  facts.type[to] = facts.type[from]!;
  facts.category[to] = facts.category[from]!;
  facts.entry[to] = facts.entry[from]!;
  facts.counterparty[to] = facts.counterparty[from]!;
  facts.isForeign[to] = facts.isForeign[from]!;
  facts.isSensitive[to] = facts.isSensitive[from]!;
  facts.namesOwnAccount[to] = facts.namesOwnAccount[from]!;
}

function readRow({ reader, ledger, country }: ClassificationNeeds, facts: Facts, row: number, hint: number): void {
  const amount = ledger.amount[row]!;
  const isIncoming = amount >= 0;
  const text = ledger.description[row]!;
  const mode = readText(reader, text, amount, hint);
  const category = categoryOf(reader, isIncoming, mode, hint);
  facts.category[row] = category;
  facts.type[row] = typeOf(mode, isIncoming, category, beginsAsDirectDebit(reader));
  facts.entry[row] = reader.winner;
  const isUntold = mode === TRANSFER_MODE && IS_UNTOLD[category] === 1 && reader.winner === -1;
  const isOwn = isUntold && namesOwnAccount(reader, text);
  if (isOwn) facts.namesOwnAccount[row] = 1;
  facts.counterparty[row] = counterpartyKeyOf(reader, mode, category, isOwn);
  if (reader.wage.isThere) facts.paidWithWage.add(facts.counterparty[row]!);
  if (reader.isSensitive) facts.isSensitive[row] = 1;
  if (mode !== TRANSFER_MODE) return;
  const abroad = abroadSignsOf(reader, country);
  if ((abroad & ABROAD.SHOWN) !== 0) facts.isForeign[row] = 1;
  if ((abroad & ABROAD.DEPENDS_ON_DIGITS) !== 0) reader.noteDifference();
}
