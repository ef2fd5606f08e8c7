import { categoryFlags, categoryNumberOf, FITS_OWN_TRANSFER, familyOf } from "../../model/category.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import { PARAMETERS } from "../../parameters.js";
import type { SharedWords } from "../shared-words.js";
import type { Evidence } from "./evidence.js";
import type { HandedOn } from "./handed-on.js";
import {
  accountTypeOf,
  areTwoAccounts,
  areTwoAccountsOfPurpose,
  areTwoAccountsOfSavings,
  IS_BANK_OPERATION,
  isMovable,
  isOwn,
  isOwnDebit,
  isPurposed,
  isRisk,
  isSameAccount,
  isToppedUp,
  isUnpaidTurnover,
  isUnsaidReturn,
  type LinkFacts,
  needsSharedWord,
  textOfToppedUp,
} from "./link-sides.js";
import type { NamedAccounts } from "./named-accounts.js";
import {
  type Collections,
  isCalledAsInstalment,
  isInstalmentBack,
  isSameTextBack,
  isUnsaidRejection,
} from "./own-text-returns.js";
import { evidenceOfRefund, IS_FEE, isRefundable, type ReturnedTypes } from "./returns.js";
import type { PairName } from "./row-links.js";
import type { SharedOwners } from "./shared-owners.js";
import { isOfStranger, type Strangers } from "./strangers.js";
import { isTakenBack, type TakenBack } from "./taken-back.js";
import { accountNamesIn, payeeTold, sharedWordsOf } from "./told-by.js";

/** What a run of linking knows beside the facts of its sides. */
export interface LinkRun extends LinkFacts {
  readonly words: SharedWords;
  /** Whether two rows may be linked, whatever they are. */
  readonly mayLink: (row: number, other: number) => boolean;
  readonly returnedTypes: ReturnedTypes;
  readonly collections: Collections;
  readonly handedOn: HandedOn;
  readonly namedAccounts: NamedAccounts;
  readonly sharedOwners: SharedOwners;
  readonly strangers: Strangers;
  readonly takenBack: TakenBack;
  /** 1 for a card account that is paid in full, by account. */
  readonly isPaidInFull: Uint8Array;
}

/** A kind of pair: what its two sides are, and how near they must be. Amounts are always exactly opposite. */
export interface LinkKind {
  /** What the credit is to the debit, and the debit to the credit. */
  readonly of: PairName;
  readonly on: PairName;
  readonly isCredit: (facts: LinkFacts, row: number) => boolean;
  readonly isDebit: (facts: LinkFacts, row: number) => boolean;
  readonly fits: (facts: LinkRun, credit: number, debit: number) => boolean;
  /** How many days the debit may lie before the credit, and after it. */
  readonly daysBefore: number;
  readonly daysAfter: number;
  /** What the two texts must share. */
  readonly evidenceOf: (facts: LinkRun, credit: number, debit: number) => Evidence;
  /** What the credit's side says, where that is more than its text. */
  readonly textOfCredit?: (facts: LinkFacts, credit: number) => string;
  /**
   * How surely the texts tell the pair: more than how near the days are. Left out, the days tell: what is owed on a card may be
   * paid weeks later.
   */
  readonly toldBy?: (facts: LinkRun, credit: number, debit: number) => number;
}

const IS_REJECTION = categoryFlags((category) => category.startsWith("REJECTION_"));
const IS_REFUND = categoryFlags((category) => familyOf(category) === "REFUND" || category.startsWith("REFUND_"));
const IS_PURCHASE = categoryFlags((category) =>
  ["GROCERY", "LEISURE", "SHOPPING", "MULTIMEDIA", "SPORT", "TRANSPORT"].includes(category),
);
const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");
const REVOLVING = categoryNumberOf("LOAN_REPAYMENT_REVOLVING");
const SPLIT = categoryNumberOf("SPLIT_PAYMENT");
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const CARD = typeNumberOf("CARD");
const CASH_WITHDRAWAL = typeNumberOf("CASH_WITHDRAWAL");
const CHECK = typeNumberOf("CHECK");
const CREDIT = typeNumberOf("CREDIT");

/** The kinds of pair in the order in which rows are taken: a row is a side of one pair only (decisions section 5). */
export const LINK_KINDS: readonly LinkKind[] = [
  {
    of: "resetOf",
    on: "resetOn",
    isCredit: isResetOfCard,
    isDebit: (facts, row) => {
      const category = facts.classification.textCategory[row];
      return (category === DEFERRED_TOTAL || category === REVOLVING) && accountTypeOf(facts, row) === "CHECKING";
    },
    fits: (facts, credit, debit) => {
      const { ledger, isPaidInFull } = facts;
      const { textCategory: category } = facts.classification;
      if (!isOwn(facts, credit) || !isOwn(facts, debit) || !areTwoAccounts(facts, credit, debit)) return false;
      const isTotal = category[debit] === DEFERRED_TOTAL;
      return isTotal || (category[credit] === RESET && isPaidInFull[ledger.account[credit]!] === 1);
    },
    daysBefore: PARAMETERS.resetDays,
    daysAfter: PARAMETERS.resetDays,
    evidenceOf: () => "NOTHING",
  },
  {
    // What no text tells of is known by its amount, if it is near: other sums of that amount leave in two months.
    of: "resetOf",
    on: "resetOn",
    isCredit: isResetOfCard,
    isDebit: (facts, row) => {
      const { textCategory: category, type } = facts.classification;
      const isUntold = FITS_OWN_TRANSFER[category[row]!] === 1 && type[row] !== CASH_WITHDRAWAL && type[row] !== CHECK;
      return isUntold && accountTypeOf(facts, row) === "CHECKING";
    },
    fits: (facts, credit, debit) =>
      facts.classification.textCategory[credit] === RESET &&
      isOwn(facts, credit) &&
      isOwn(facts, debit) &&
      areTwoAccounts(facts, credit, debit),
    daysBefore: PARAMETERS.ownTransferDays,
    daysAfter: PARAMETERS.ownTransferDays,
    evidenceOf: () => "NOTHING",
  },
  {
    of: "rejectionOf",
    on: "rejectedOn",
    isCredit: ({ classification }, row) => IS_REJECTION[classification.textCategory[row]!] === 1,
    isDebit: (facts, row) => IS_FEE[facts.classification.textCategory[row]!] === 0 && isOwnDebit(facts, row),
    fits: (facts, credit, debit) =>
      isSameAccount(facts, credit, debit) && facts.returnedTypes.isReturnable(facts, credit, debit),
    daysBefore: PARAMETERS.rejectionDays,
    daysAfter: 0,
    evidenceOf: () => "NOTHING",
  },
  {
    // A customer pays what he had not paid, and says so in a rejection's words: where no own debit of that amount came back, it is none of the business's own.
    of: "refundOf",
    on: "refundedOn",
    isCredit: ({ classification }, row) => IS_REJECTION[classification.textCategory[row]!] === 1,
    isDebit: isUnpaidTurnover,
    fits: (facts, credit, debit) => facts.takenBack.isOfCustomer(facts, credit, debit),
    daysBefore: PARAMETERS.rejectionDays,
    daysAfter: 0,
    evidenceOf: () => "NOTHING",
  },
  {
    // An instalment that comes back under its own text reads as a refund, or as interest, by what the text says of it.
    of: "rejectionOf",
    on: "rejectedOn",
    isCredit: isCalledAsInstalment,
    isDebit: isOwnDebit,
    fits: isInstalmentBack,
    daysBefore: PARAMETERS.rejectionDays,
    daysAfter: 0,
    evidenceOf: () => "NOTHING",
    toldBy: sharedWordsOf,
  },
  {
    of: "refundOf",
    on: "refundedOn",
    isCredit: ({ classification }, row) => IS_REFUND[classification.textCategory[row]!] === 1,
    isDebit: () => true,
    fits: isRefundable,
    daysBefore: PARAMETERS.refundDays,
    daysAfter: 0,
    evidenceOf: evidenceOfRefund,
    toldBy: payeeTold,
  },
  {
    // The other way round: what came in is taken back by the bank, or given back.
    of: "refundedOn",
    on: "refundOf",
    isCredit: ({ classification }, row) => IS_BANK_OPERATION[classification.textCategory[row]!] === 0,
    isDebit: isTakenBack,
    fits: (facts, credit, debit) => facts.takenBack.isBy(facts, credit, debit),
    daysBefore: 0,
    daysAfter: PARAMETERS.takenBackDays,
    evidenceOf: () => "NOTHING",
  },
  {
    // Some banks book a debit that comes back under the text of the debit: it reads as money from anybody, or as a loan.
    of: "rejectionOf",
    on: "rejectedOn",
    isCredit: isUnsaidRejection,
    isDebit: isOwnDebit,
    fits: isSameTextBack,
    daysBefore: PARAMETERS.rejectionDays,
    daysAfter: 0,
    evidenceOf: () => "NOTHING",
    toldBy: sharedWordsOf,
  },
  {
    // Some banks print nothing but the name of a shop, or of who is paid for one in parts: what it gives back reads as money
    // from anybody.
    of: "refundOf",
    on: "refundedOn",
    isCredit: ({ classification }, row) =>
      classification.textCategory[row] === OTHER_ENTRY && classification.type[row] === CREDIT,
    isDebit: ({ classification, lexicon }, row) => {
      const category = classification.textCategory[row]!;
      return category === SPLIT || (IS_PURCHASE[category] === 1 && lexicon.isName(classification.entry[row]!));
    },
    fits: isSameAccount,
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
    fits: (facts, credit, debit) => isAnyPurpose(facts, credit, debit) && areTwoAccountsOfPurpose(facts, credit, debit),
    daysBefore: PARAMETERS.ownTransferDays,
    daysAfter: PARAMETERS.ownTransferDays,
    evidenceOf: (facts, credit, debit) => (isOfSharedOwner(facts, credit, debit) ? "WORD" : "NAME"),
    toldBy: accountNamesIn,
  },
  {
    of: "transferOf",
    on: "transferredOn",
    isCredit: isMovable,
    isDebit: isMovable,
    fits: (facts, credit, debit) =>
      areTwoAccountsOfSavings(facts, credit, debit) && !isOfStranger(facts, credit, debit),
    daysBefore: PARAMETERS.ownTransferDays,
    daysAfter: PARAMETERS.ownTransferDays,
    evidenceOf: (facts, credit, debit) => (needsSharedWord(facts, credit, debit) ? "WORD" : "NOTHING"),
    toldBy: accountNamesIn,
  },
  {
    // An account of one's own that a card tops up: both texts name the card, or the credit's says what it is.
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
    evidenceOf: (facts, credit) => (isToppedUp(facts, credit) ? "WORD" : "CARD"),
    textOfCredit: textOfToppedUp,
    toldBy: accountNamesIn,
  },
];

/** Whether a purpose that two texts tell is no risk, or what the firm that owns both accounts writes on both sides. */
function isAnyPurpose(facts: LinkRun, credit: number, debit: number): boolean {
  if (!isRisk(facts, credit) && !isRisk(facts, debit)) return true;
  const { description } = facts.ledger;
  const isSaidTwice = facts.words.isSameText(description[credit]!, description[debit]!);
  return isSaidTwice && facts.sharedOwners.areNamedBy(credit, debit, 1);
}

/**
 * Whether both texts name the owner of both accounts, a firm too, one says no more than the other does and neither names somebody
 * alone: a firm that both name may else be anybody's customer, and a landlord and a tenant who name it are two.
 */
function isOfSharedOwner({ ledger, words, sharedOwners }: LinkRun, credit: number, debit: number): boolean {
  const texts = [ledger.description[credit]!, ledger.description[debit]!] as const;
  if (words.isEitherOther(...texts) || words.isNameOfOne(...texts)) return false;
  return sharedOwners.areNamedBy(credit, debit);
}

/** Whether a card account's credit may be the mirror of its total. */
function isResetOfCard(facts: LinkFacts, row: number): boolean {
  const category = facts.classification.textCategory[row];
  const isReset = category === RESET || category === OTHER_ENTRY || isUnsaidReturn(facts, row);
  return isReset && accountTypeOf(facts, row) === "CREDIT_CARD";
}
