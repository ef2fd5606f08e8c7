import type { Lexicon } from "../../lexicon/lexicon.js";
import { TOP_UP } from "../../lexicon/top-up-words.js";
import {
  CATEGORIES,
  categoryFlags,
  categoryNumberOf,
  FITS_OWN_TRANSFER,
  familyOf,
  IS_INCOME,
} from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { MAY_BE_TRANSFER } from "../../model/transaction-type.js";
import type { Classification } from "../classification.js";
import type { Scope } from "../scope.js";
import type { SharedWords } from "../shared-words.js";

/** What telling the sides of a pair needs. */
export interface LinkFacts {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly classification: Classification;
  readonly lexicon: Lexicon;
}

const IS_SAVING = categoryFlags((category) => ["SAVING", "BANKBOOK_SAVING", "SHARE_SAVING"].includes(category));
const DISSAVING = categoryNumberOf("DISSAVING");
/** A rent that one writes on a transfer to oneself reads as one that is received. */
const IS_PURPOSE_OF_CREDIT = FITS_OWN_TRANSFER.map((fits, category) =>
  CATEGORIES[category] === "RENTAL_INCOME" ? 1 : fits,
);
/** What a loan's words on a transfer from oneself read as. */
const IS_DRAWDOWN = categoryFlags((category) => category.startsWith("LOAN_DRAWDOWN"));
/** Beside a person a pension reads as one for children. */
const IS_CALLED_PENSION = categoryFlags((category) => /_PENSION$|^RECEIVED_ALIMONY$/.test(category));
const INTEREST = categoryNumberOf("INTEREST");
const REFUND = categoryNumberOf("REFUND");
const REVENUE = categoryNumberOf("REVENUE");
/** What a bank books of its own accord. */
export const IS_BANK_OPERATION: Uint8Array = categoryFlags((category) => familyOf(category) === "BANK_OPERATION");

/** The type of a row's account. */
export function accountTypeOf({ ledger }: LinkFacts, row: number): string {
  return ledger.accounts[ledger.account[row]!]!.type;
}

/** Whether both sides lie on one account. */
export function isSameAccount({ ledger }: LinkFacts, credit: number, debit: number): boolean {
  return ledger.account[credit] === ledger.account[debit];
}

/** Whether the sides lie on two accounts of one currency. */
export function areTwoAccounts(facts: LinkFacts, credit: number, debit: number): boolean {
  return !isSameAccount(facts, credit, debit) && isSameCurrency(facts, credit, debit);
}

/** Equal figures in two currencies are not one sum. */
function isSameCurrency({ ledger }: LinkFacts, credit: number, debit: number): boolean {
  const { accounts, account } = ledger;
  return accounts[account[credit]!]!.currency === accounts[account[debit]!]!.currency;
}

/** Whether a debit is turnover that never was, as a business's customer did not pay: no debt of the business's own. */
export function isUnpaidTurnover({ classification }: LinkFacts, debit: number): boolean {
  return classification.category[debit] === REVENUE;
}

/** Whether a debit may be one of the holder's own that comes back. */
export function isOwnDebit(facts: LinkFacts, debit: number): boolean {
  return !isUnpaidTurnover(facts, debit);
}

/** Whether a row lies on an account that is known to be the person's own. */
export function isOwn({ ledger, scope }: LinkFacts, row: number): boolean {
  const account = ledger.account[row]!;
  return scope.isAnalysed[account] === 1 || scope.isLinkable[account] === 1;
}

/** Whether a row may be a move between own accounts, by what its text says and how the money went. */
export function isMovable(facts: LinkFacts, row: number): boolean {
  const { textCategory: category, type } = facts.classification;
  if (!isOwn(facts, row)) return false;
  if (isUnsaidReturn(facts, row)) return accountTypeOf(facts, row) === "CREDIT_CARD";
  const isMove = FITS_OWN_TRANSFER[category[row]!] === 1 || isPurposeOnSavings(facts, row);
  return isMove && MAY_BE_TRANSFER[type[row]!] === 1;
}

/** Whether a refund is told by nothing but a shop's name: paying a shop's own card reads the same. */
export function isUnsaidReturn({ classification }: LinkFacts, row: number): boolean {
  return classification.textCategory[row] === REFUND && classification.entry[row] === -1;
}

/** Whether a row of a savings account tells what the money is for: a bonus that is saved, a tax that is paid with it. */
function isPurposeOnSavings(facts: LinkFacts, row: number): boolean {
  const category = facts.classification.textCategory[row]!;
  const isPurpose = FITS_OWN_TRANSFER[category] === 0 && IS_BANK_OPERATION[category] === 0 && category !== INTEREST;
  return isPurpose && !isRisk(facts, row) && accountTypeOf(facts, row) === "SAVINGS";
}

/** Whether a purpose on a savings account is met by a text that speaks of savings: no employer pays there, and no office takes. */
export function areTwoAccountsOfSavings(facts: LinkFacts, credit: number, debit: number): boolean {
  const { textCategory: category } = facts.classification;
  if (isPurposeOnSavings(facts, credit) && IS_SAVING[category[debit]!] === 0) return false;
  if (isPurposeOnSavings(facts, debit) && category[credit] !== DISSAVING) return false;
  return areTwoAccounts(facts, credit, debit);
}

/** Whether one side tells of a savings account, which the other is none. */
export function isOfOtherSavings(facts: LinkFacts, credit: number, debit: number): boolean {
  const { textCategory } = facts.classification;
  const isSaved = IS_SAVING[textCategory[debit]!] === 1 && accountTypeOf(facts, credit) !== "SAVINGS";
  return isSaved || (textCategory[credit] === DISSAVING && accountTypeOf(facts, debit) !== "SAVINGS");
}

/** Whether this is so some days away: the same amount may be chance. */
function isAtOdds(facts: LinkFacts, credit: number, debit: number): boolean {
  const { day } = facts.ledger;
  return isOfOtherSavings(facts, credit, debit) && Math.abs(day[credit]! - day[debit]!) > 1;
}

/** Whether the amount alone does not show that two rows are one move. */
export function needsSharedWord(facts: LinkFacts, credit: number, debit: number): boolean {
  return isAtOdds(facts, credit, debit) || isPurposeOnSavings(facts, credit) || isPurposeOnSavings(facts, debit);
}

/**
 * Whether a row is a transfer that a purpose may be written on: from or to an account of one's own money. What comes from a shop
 * or an operator that is known by its name comes from there. Nobody writes a refund on a transfer to oneself.
 */
export function isPurposed(facts: LinkFacts, row: number): boolean {
  const { ledger } = facts;
  const { type, textCategory } = facts.classification;
  const category = textCategory[row]!;
  const accountType = accountTypeOf(facts, row);
  if (MAY_BE_TRANSFER[type[row]!] === 0 || (accountType !== "CHECKING" && accountType !== "SAVINGS")) return false;
  const isPurpose = IS_PURPOSE_OF_CREDIT[category] === 1 || IS_INCOME[category] === 1 || IS_DRAWDOWN[category] === 1;
  if (ledger.amount[row]! >= 0 ? !isPurpose : IS_BANK_OPERATION[category] === 1) return false;
  return !(ledger.amount[row]! >= 0 && isByName(facts, row)) && isOwn(facts, row);
}

/** Whether what decided on a row is a risk, such as a loan's words. */
export function isRisk({ classification: { entry }, lexicon }: LinkFacts, row: number): boolean {
  return entry[row] !== -1 && lexicon.ruleOf(entry[row]!).isRisk;
}

/** Whether the name of a shop, lender or operator decided on a row. */
function isByName({ classification: { entry }, lexicon }: LinkFacts, row: number): boolean {
  return entry[row] !== -1 && lexicon.isName(entry[row]!);
}

/** What telling an own transfer with a purpose needs. */
interface PurposeNeeds extends LinkFacts {
  readonly words: SharedWords;
  /** Tells whether the sum of a credit was handed on to the account of a debit. */
  readonly handedOn: { readonly isTo: (credit: number, debit: number) => boolean };
}

/**
 * Whether two accounts bear the sides of a transfer with a purpose. An employer names whom it pays, too: what reads as a wage
 * or a pension is one's own only where the debit says all that the credit says; but the word for it, which many banks print on
 * one side alone, unless the credit's account handed that sum on to the debit's. So do people name themselves when they pay a
 * shop: what reads as paid to one is only where the credit names it as well.
 */
export function areTwoAccountsOfPurpose(facts: PurposeNeeds, credit: number, debit: number): boolean {
  const { ledger, classification, lexicon, words } = facts;
  if (!areTwoAccounts(facts, credit, debit)) return false;
  const answer = ledger.description[credit]!;
  if (isByName(facts, debit) && !words.isSaidBy(lexicon.phraseOf(classification.entry[debit]!), answer)) return false;
  if (IS_PURPOSE_OF_CREDIT[classification.textCategory[credit]!] === 1) return true;
  const asked = ledger.description[debit]!;
  if (words.isSaidBy(answer, asked)) return true;
  return words.isSaidBy(answer, `${asked} ${incomeWordsOf(facts, credit)}`) && !facts.handedOn.isTo(credit, debit);
}

/** The words for a wage or a pension that decided on a row; none where anything else did. */
function incomeWordsOf({ classification: { entry, textCategory }, lexicon }: LinkFacts, row: number): string {
  if (entry[row] === -1) return "";
  const isWord = lexicon.ruleOf(entry[row]!).isWageWord || IS_CALLED_PENSION[textCategory[row]!] === 1;
  return isWord ? lexicon.phraseOf(entry[row]!) : "";
}

/** Whether a credit says that its account was topped up. */
export function isToppedUp({ ledger }: LinkFacts, credit: number): boolean {
  return TOP_UP.test(ledger.description[credit]!);
}

/**
 * What the credit's side of a card payment to an own account says: with the bank of the account, where the text says that it
 * was topped up. The bank's name may be a town's or a shop's too, hence its first word alone, and only there.
 */
export function textOfToppedUp(facts: LinkFacts, credit: number): string {
  const { ledger } = facts;
  const text = ledger.description[credit]!;
  if (!isToppedUp(facts, credit)) return text;
  const bank = ledger.accounts[ledger.account[credit]!]!.bank?.name?.trim().split(/\s+/, 1)[0];
  return bank === undefined ? text : `${text} ${bank}`;
}
