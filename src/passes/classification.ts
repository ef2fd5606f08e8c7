import { KeyNumbering } from "../base/collections.js";
import { MODES, OPERATION_STRENGTH } from "../lexicon/compiled-rule.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { RawTypeHints } from "../lexicon/raw-types.js";
import { CATEGORIES, categoryFlags, categoryNumberOf, familyOf, IS_INCOME } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { type TransactionType, typeNumberOf } from "../model/transaction-type.js";
import { ABROAD, abroadSignsOf } from "./another-country.js";
import { counterpartyKeyOf, groupKeyOf } from "./description-groups.js";
import { RowsAlike } from "./rows-alike.js";

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
  /** 1 for a transfer whose text shows another country. */
  readonly isForeign: Uint8Array;
  /** 1 where the text tells of health, religion, union or politics: no score and no explanation repeats it. */
  readonly isSensitive: Uint8Array;
}

const CARD_MODE = MODES.indexOf("CARD");
/** Hints at no mode, but at the account: what a shop pays back to a card bears the name of the shop alone. */
const INTO_CARD_ACCOUNT = MODES.length;
const TRANSFER_MODE = MODES.indexOf("TRANSFER");

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
const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");
const REFUND = categoryNumberOf("REFUND");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");
const REJECTION_PAYMENT = categoryNumberOf("REJECTION_PAYMENT");
const REJECTION_LOAN_REPAYMENT = categoryNumberOf("REJECTION_LOAN_REPAYMENT");
const REJECTION_CHECK = categoryNumberOf("REJECTION_CHECK");
/** What a shop or a service is paid for; a bookmaker pays gains, not refunds. */
const IS_PURCHASE = categoryFlags(
  (category) =>
    familyOf(category) === "EXPENSE" && !category.startsWith("GAMBLING") && category !== "DEFERRED_TOTAL_PAYMENT",
);

/**
 * Reads the texts: how the money moved, what for, which rule says so, and which description group it belongs to (decisions
 * section 5). Rows that can only say the same are read once ({@link RowsAlike}). Where the text does not tell how the money
 * moved, the provider's type does, else the account's. Regularity and links refine the category later.
 */
export function classify(needs: ClassificationNeeds): Classification {
  const { ledger, lexicon } = needs;
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
    isForeign: new Uint8Array(size),
    isSensitive: new Uint8Array(size),
  };
  const groups = new KeyNumbering(256);
  const alike = new RowsAlike(ledger, lexicon);
  const rawTypes = new RawTypeHints();
  const isCardAccount = ledger.accounts.map(({ type }) => type === "CREDIT_CARD");
  for (let row = 0; row < size; row += 1) {
    const isIncoming = ledger.amount[row]! >= 0;
    const rawType = rawTypes.codeOf(ledger.rawType[row]);
    const rawHint = rawTypes.hintOf(rawType, isIncoming);
    const accountHint = !isCardAccount[ledger.account[row]!] ? -1 : isIncoming ? INTO_CARD_ACCOUNT : CARD_MODE;
    const hint = rawHint === -1 ? accountHint : rawHint;
    if (!isIncoming && rawTypes.isCardTotal(rawType)) readCardTotal(needs, facts, row, hint);
    else {
      const kind = alike.kindOf(row, hint);
      const first = alike.firstOf(kind, row);
      if (first === -1) {
        readRow(needs, facts, row, hint);
        alike.add(kind, row);
      } else copyFacts(facts, first, row);
    }
    const key = groupKeyOf(facts.counterparty[row]!, ledger, category[row]!, row);
    const group = groups.numberOf(key);
    if (group === facts.groupKeys.length) facts.groupKeys.push(key);
    facts.group[row] = group;
  }
  return facts;
}

/** Reads what the provider calls a card's total. It is like no other row of its shape, which may be a purchase. */
function readCardTotal(needs: ClassificationNeeds, facts: Facts, row: number, hint: number): void {
  readRow(needs, facts, row, hint);
  if (!saysNoMore(needs, facts, row)) return;
  facts.category[row] = DEFERRED_TOTAL;
  facts.entry[row] = -1;
}

/** Whether the text of a row on a checking account leaves it to the provider that this is a card's total. */
function saysNoMore({ ledger, lexicon }: ClassificationNeeds, { entry, category }: Facts, row: number): boolean {
  if (ledger.accounts[ledger.account[row]!]!.type !== "CHECKING") return false;
  const isOperation = entry[row] !== -1 && lexicon.ruleOf(entry[row]!).strength <= OPERATION_STRENGTH;
  return !isOperation && familyOf(CATEGORIES[category[row]!]!) !== "CREDIT";
}

/** What reading writes. */
interface Facts extends Classification {
  readonly groupKeys: number[];
  readonly counterparty: Float64Array;
}

/** Takes what a row says from another of the same shape, direction and hint. */
function copyFacts(facts: Facts, from: number, to: number): void {
  facts.type[to] = facts.type[from]!;
  facts.category[to] = facts.category[from]!;
  facts.entry[to] = facts.entry[from]!;
  facts.counterparty[to] = facts.counterparty[from]!;
  facts.isForeign[to] = facts.isForeign[from]!;
  facts.isSensitive[to] = facts.isSensitive[from]!;
}

function readRow({ lexicon, ledger, country }: ClassificationNeeds, facts: Facts, row: number, hint: number): void {
  const amount = ledger.amount[row]!;
  const isIncoming = amount >= 0;
  const text = ledger.description[row]!;
  const mode = readText(lexicon, text, amount, hint);
  facts.type[row] =
    mode === -1 ? (isIncoming ? CREDIT : DEBIT) : (isIncoming ? TYPE_NUMBERS_IN : TYPE_NUMBERS_OUT)[mode]!;
  facts.category[row] = categoryOf(lexicon, isIncoming, mode);
  // No shop gives anything back: the bank sets what is owed to nothing.
  if (facts.category[row] === RESET) facts.type[row] = CREDIT;
  facts.entry[row] = lexicon.winner;
  facts.counterparty[row] = counterpartyKeyOf(lexicon, mode);
  if (lexicon.isSensitive) facts.isSensitive[row] = 1;
  if (mode !== TRANSFER_MODE) return;
  const abroad = abroadSignsOf(lexicon, country);
  if ((abroad & ABROAD.SHOWN) !== 0) facts.isForeign[row] = 1;
  if ((abroad & ABROAD.DEPENDS_ON_DIGITS) !== 0) lexicon.mayDiffer = true;
}

/** Reads a text. @returns the mode that it shows, or that its account or provider hints at; -1 for none. */
function readText(lexicon: Lexicon, text: string, amount: number, hint: number): number {
  const absoluteAmount = Math.abs(amount);
  const isOfPurchase = hint === INTO_CARD_ACCOUNT && readsAsPurchase(lexicon, text, absoluteAmount);
  const mayDiffer = isOfPurchase && lexicon.mayDiffer;
  const hintedMode = hint === INTO_CARD_ACCOUNT ? -1 : hint;
  lexicon.read(text, amount >= 0, absoluteAmount, hintedMode);
  if (mayDiffer) lexicon.mayDiffer = true;
  if (lexicon.mode !== -1) return lexicon.mode;
  // Nobody is paid on a card: a shop or a host that is known to pay people gives back there.
  const isIncome = lexicon.winner !== -1 && IS_INCOME[lexicon.ruleOf(lexicon.winner).category] === 1;
  if (isOfPurchase && isIncome) lexicon.winner = -1;
  return isOfPurchase && lexicon.winner === -1 ? CARD_MODE : hintedMode;
}

/** Whether a text would be a purchase if money left by card. */
function readsAsPurchase(lexicon: Lexicon, text: string, amount: number): boolean {
  lexicon.read(text, false, amount, CARD_MODE);
  return lexicon.winner !== -1 && IS_PURCHASE[lexicon.ruleOf(lexicon.winner).category] === 1;
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
