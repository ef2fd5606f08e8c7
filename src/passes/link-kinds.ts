import type { Lexicon } from "../lexicon/lexicon.js";
import { CATEGORIES, type Category, categoryNumberOf, FITS_OWN_TRANSFER, familyOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES, typeNumberOf } from "../model/transaction-type.js";
import { PARAMETERS } from "../parameters.js";
import type { Classification } from "./classification.js";
import type { Evidence } from "./match-pairs.js";
import type { PairName } from "./row-links.js";
import type { Scope } from "./scope.js";

/** What telling the sides of a pair needs. */
export interface LinkFacts {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly classification: Classification;
  readonly lexicon: Lexicon;
}

/** A kind of pair: what its two sides are, and how near they must be. Amounts are always exactly opposite. */
export interface LinkKind {
  /** What the credit is to the debit, and the debit to the credit. */
  readonly of: PairName;
  readonly on: PairName;
  readonly isCredit: (facts: LinkFacts, row: number) => boolean;
  readonly isDebit: (facts: LinkFacts, row: number) => boolean;
  readonly fits: (facts: LinkFacts, credit: number, debit: number) => boolean;
  /** How many days the debit may lie before the credit, and after it. */
  readonly daysBefore: number;
  readonly daysAfter: number;
  /** What the two texts must share. */
  readonly evidenceOf: (facts: LinkFacts, credit: number, debit: number) => Evidence;
  /** What the credit's side says, where that is more than its text. */
  readonly textOfCredit?: (facts: LinkFacts, credit: number) => string;
}

const numbersOf = (test: (category: Category) => boolean): Uint8Array =>
  Uint8Array.from(CATEGORIES, (category) => (test(category) ? 1 : 0));

const IS_REJECTION = numbersOf((category) => category.startsWith("REJECTION_"));
const IS_REFUND = numbersOf((category) => familyOf(category) === "REFUND" || category.startsWith("REFUND_"));
const IS_BANK_REFUND = numbersOf(
  (category) => category.startsWith("REFUND_") && familyOf(category) === "BANK_OPERATION",
);
const IS_FEE = numbersOf((category) => category.startsWith("FEES_"));
const IS_SAVING = numbersOf((category) => ["SAVING", "BANKBOOK_SAVING", "SHARE_SAVING"].includes(category));
const DISSAVING = categoryNumberOf("DISSAVING");
/** A rent that one writes on a transfer to oneself reads as one that is received. */
const IS_PURPOSE_OF_CREDIT = FITS_OWN_TRANSFER.map((fits, category) =>
  CATEGORIES[category] === "RENTAL_INCOME" ? 1 : fits,
);
const INTEREST = categoryNumberOf("INTEREST");
const REFUND = categoryNumberOf("REFUND");
const IS_BANK_OPERATION = numbersOf((category) => familyOf(category) === "BANK_OPERATION");
const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");
const MOVABLE_TYPES = Uint8Array.from(TRANSACTION_TYPES, (type) =>
  ["INCOMING_TRANSFER", "OUTGOING_TRANSFER", "CREDIT", "DEBIT"].includes(type) ? 1 : 0,
);
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const CARD = typeNumberOf("CARD");
/** How accounts that are topped up by card call it. */
const TOP_UP = /\b(?:recharge|top.?up|recarga|opwaardering|oplading|alimentation|ajout d.argent|added money)\b/i;

const textOf = ({ ledger }: LinkFacts, row: number): string => ledger.description[row]!;
/** What a card's text calls the bank of an account: the first word of its name, for the others may name a town. */
const bankOf = ({ ledger }: LinkFacts, row: number): string =>
  ledger.accounts[ledger.account[row]!]!.bank?.name?.trim().split(/\s+/, 1)[0] ?? "";
const accountTypeOf = ({ ledger }: LinkFacts, row: number): string => ledger.accounts[ledger.account[row]!]!.type;
const isSameAccount = ({ ledger }: LinkFacts, credit: number, debit: number): boolean =>
  ledger.account[credit] === ledger.account[debit];

/** Equal figures in two currencies are not one sum. */
function isSameCurrency({ ledger }: LinkFacts, credit: number, debit: number): boolean {
  const { accounts, account } = ledger;
  return accounts[account[credit]!]!.currency === accounts[account[debit]!]!.currency;
}

function isOwn({ ledger, scope }: LinkFacts, row: number): boolean {
  const account = ledger.account[row]!;
  return scope.isAnalysed[account] === 1 || scope.isLinkable[account] === 1;
}

function isMovable(facts: LinkFacts, row: number): boolean {
  const { textCategory: category, type } = facts.classification;
  if (!isOwn(facts, row)) return false;
  if (isUnsaidReturn(facts, row)) return accountTypeOf(facts, row) === "CREDIT_CARD";
  const isMove = FITS_OWN_TRANSFER[category[row]!] === 1 || isPurposeOnSavings(facts, row);
  return isMove && MOVABLE_TYPES[type[row]!] === 1;
}

/** Whether a refund is told by nothing but a shop's name: paying a shop's own card reads the same. */
function isUnsaidReturn({ classification }: LinkFacts, row: number): boolean {
  return classification.textCategory[row] === REFUND && classification.entry[row] === -1;
}

/** Whether a row of a savings account tells what the money is for: a bonus that is saved, a tax that is paid with it. */
function isPurposeOnSavings(facts: LinkFacts, row: number): boolean {
  const { entry, textCategory } = facts.classification;
  const category = textCategory[row]!;
  const isPurpose = FITS_OWN_TRANSFER[category] === 0 && IS_BANK_OPERATION[category] === 0 && category !== INTEREST;
  const isRisk = entry[row] !== -1 && facts.lexicon.ruleOf(entry[row]!).isRisk;
  return isPurpose && !isRisk && accountTypeOf(facts, row) === "SAVINGS";
}

/** Whether a purpose on a savings account is met by a text that speaks of savings: no employer pays there, and no office takes. */
function areTwoAccountsOfSavings(facts: LinkFacts, credit: number, debit: number): boolean {
  const { textCategory: category } = facts.classification;
  if (isPurposeOnSavings(facts, credit) && IS_SAVING[category[debit]!] === 0) return false;
  if (isPurposeOnSavings(facts, debit) && category[credit] !== DISSAVING) return false;
  return areTwoAccounts(facts, credit, debit);
}

/** Whether one side tells of a savings account, which the other is none, some days away: the same amount may be chance. */
function isAtOdds(facts: LinkFacts, credit: number, debit: number): boolean {
  const { ledger, classification } = facts;
  const isSaved = IS_SAVING[classification.textCategory[debit]!] === 1 && accountTypeOf(facts, credit) !== "SAVINGS";
  const isTakenOut = classification.textCategory[credit] === DISSAVING && accountTypeOf(facts, debit) !== "SAVINGS";
  return (isSaved || isTakenOut) && Math.abs(ledger.day[credit]! - ledger.day[debit]!) > 1;
}

/**
 * Whether a row is a transfer that a purpose may be written on: from or to an account of one's own money, with no shop,
 * lender or operator that is known by its name, and no risk. Nobody writes a wage or a refund on a transfer to oneself.
 */
function isPurposed(facts: LinkFacts, row: number): boolean {
  const { ledger, lexicon } = facts;
  const { entry, type, textCategory } = facts.classification;
  const category = textCategory[row]!;
  const accountType = accountTypeOf(facts, row);
  if (MOVABLE_TYPES[type[row]!] === 0 || (accountType !== "CHECKING" && accountType !== "SAVINGS")) return false;
  if (ledger.amount[row]! >= 0 ? IS_PURPOSE_OF_CREDIT[category] === 0 : IS_BANK_OPERATION[category] === 1) return false;
  const isNobodyElse = entry[row] === -1 || !(lexicon.isName(entry[row]!) || lexicon.ruleOf(entry[row]!).isRisk);
  return isNobodyElse && isOwn(facts, row);
}

const areTwoAccounts = (facts: LinkFacts, credit: number, debit: number): boolean =>
  !isSameAccount(facts, credit, debit) && isSameCurrency(facts, credit, debit);

/** The kinds of pair in the order in which rows are taken: a row is a side of one pair only (decisions section 5). */
export const LINK_KINDS: readonly LinkKind[] = [
  {
    of: "resetOf",
    on: "resetOn",
    isCredit: (facts, row) => {
      const category = facts.classification.textCategory[row];
      const isReset = category === RESET || category === OTHER_ENTRY || isUnsaidReturn(facts, row);
      return isReset && accountTypeOf(facts, row) === "CREDIT_CARD";
    },
    isDebit: (facts, row) => {
      const category = facts.classification.textCategory[row]!;
      return (
        accountTypeOf(facts, row) === "CHECKING" && (category === DEFERRED_TOTAL || FITS_OWN_TRANSFER[category] === 1)
      );
    },
    fits: (facts, credit, debit) => {
      const { textCategory: category } = facts.classification;
      const isSaid = category[credit] === RESET || category[debit] === DEFERRED_TOTAL;
      return isSaid && isOwn(facts, credit) && isOwn(facts, debit);
    },
    daysBefore: PARAMETERS.resetDays,
    daysAfter: PARAMETERS.resetDays,
    evidenceOf: () => "NOTHING",
  },
  {
    of: "rejectionOf",
    on: "rejectedOn",
    isCredit: ({ classification }, row) => IS_REJECTION[classification.textCategory[row]!] === 1,
    isDebit: ({ classification }, row) => IS_FEE[classification.textCategory[row]!] === 0,
    fits: isSameAccount,
    daysBefore: PARAMETERS.rejectionDays,
    daysAfter: 0,
    evidenceOf: () => "NOTHING",
  },
  {
    of: "refundOf",
    on: "refundedOn",
    isCredit: ({ classification }, row) => IS_REFUND[classification.textCategory[row]!] === 1,
    isDebit: () => true,
    fits: (facts, credit, debit) => {
      const { textCategory: category } = facts.classification;
      return (
        isSameAccount(facts, credit, debit) &&
        (IS_BANK_REFUND[category[credit]!] === 0 || IS_FEE[category[debit]!] === 1)
      );
    },
    daysBefore: PARAMETERS.refundDays,
    daysAfter: 0,
    evidenceOf: () => "WORD",
  },
  {
    // What one person writes on a transfer to a second account, such as the rent, is the same on both sides.
    of: "transferOf",
    on: "transferredOn",
    isCredit: isPurposed,
    isDebit: isPurposed,
    fits: areTwoAccounts,
    daysBefore: PARAMETERS.ownTransferDays,
    daysAfter: PARAMETERS.ownTransferDays,
    evidenceOf: () => "NAME",
  },
  {
    of: "transferOf",
    on: "transferredOn",
    isCredit: isMovable,
    isDebit: isMovable,
    fits: areTwoAccountsOfSavings,
    daysBefore: PARAMETERS.ownTransferDays,
    daysAfter: PARAMETERS.ownTransferDays,
    evidenceOf: (facts, credit, debit) =>
      [isAtOdds(facts, credit, debit), isPurposeOnSavings(facts, credit), isPurposeOnSavings(facts, debit)].includes(
        true,
      )
        ? "WORD"
        : "NOTHING",
  },
  {
    // An account of one's own that a card tops up: both texts name the card, or the debit's the bank of the other account.
    of: "transferOf",
    on: "transferredOn",
    // The text of the side that is topped up may name the card too: its type says nothing.
    isCredit: (facts, row) => facts.classification.textCategory[row] === OTHER_ENTRY && isOwn(facts, row),
    isDebit: (facts, row) => {
      const { textCategory: category, type } = facts.classification;
      return category[row] === OTHER_EXPENSE && type[row] === CARD && isOwn(facts, row);
    },
    fits: areTwoAccounts,
    daysBefore: PARAMETERS.ownTransferDays,
    daysAfter: PARAMETERS.ownTransferDays,
    evidenceOf: () => "WORD",
    // The bank's name may be a town's or a shop's too: it counts only where the credit says that it is a top-up.
    textOfCredit: (facts, credit) =>
      TOP_UP.test(textOf(facts, credit)) ? `${textOf(facts, credit)} ${bankOf(facts, credit)}` : textOf(facts, credit),
  },
];
