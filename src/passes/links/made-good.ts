import { hashNumber } from "../../base/hash.js";
import { listsBy } from "../../base/number-lists.js";
import { categoryFlags, categoryNumberOf, LOAN_REPAYMENT_CATEGORIES } from "../../model/category.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import { PARAMETERS } from "../../parameters.js";
import { ContractNumbers } from "../contract-numbers.js";
import { namesNobody } from "../description-groups.js";
import { payeesOfLoans } from "../loan-payees.js";
import { ContractKinds } from "./contract-kinds.js";
import type { LinkRun } from "./link-kinds.js";
import { follows, isInTime, isWaiting, linkFirstBehind, MOST_CANDIDATES } from "./retries.js";
import type { RowLinks } from "./row-links.js";
import type { Sides } from "./sides.js";
import { areTwoLines } from "./two-lines.js";

const IS_LOAN_REPAYMENT = categoryFlags((category) => LOAN_REPAYMENT_CATEGORIES.has(category));
/** What a contract asks for, so that who did not get it asks again. */
const IS_OWED = categoryFlags(
  (category) => LOAN_REPAYMENT_CATEGORIES.has(category) || /^(RENT|LEASING|POWER|TELECOM|INSURANCE.*)$/.test(category),
);
const LOAN_REPAYMENT = categoryNumberOf("LOAN_REPAYMENT");
const DIRECT_DEBIT = typeNumberOf("DIRECT_DEBIT");

/**
 * Links rejected instalments, of loans and other contracts, with what makes them good, whatever way it is paid and with a
 * fee: what is owed is owed once. It is the first payment to that payee after the rejection, within the days of a retry, of
 * no other contract or kind, and of a line that does not come more often than instalments were rejected: another loan's do.
 */
export function linkMadeGood(run: LinkRun, links: RowLinks, { firstRow, endRow, debits }: Sides): void {
  const { ledger, classification, words, mayLink } = run;
  const { amount, account, description } = ledger;
  const { textCategory, group, counterparty } = classification;
  const isOwed = (row: number): boolean => IS_OWED[textCategory[row]!] === 1;
  const isLoan = (row: number): boolean => IS_LOAN_REPAYMENT[textCategory[row]!] === 1;
  const rejected = debits.filter((row) => isOwed(row) && links.rowOf("rejectedOn", row) !== -1);
  const waiting = rejected.filter((row) => isWaiting(links, row));
  if (waiting.length === 0) return;
  const payments: number[] = [];
  for (let row = firstRow; row < endRow; row += 1)
    if (amount[row]! < 0 && ledger.isComing[row] === 0 && isOwed(row)) payments.push(row);
  const likeOf = (row: number): number => hashNumber(amount[row]!, group[row]!);
  const payeeOf = payeesOfLoans(ledger, classification, payments.filter(isLoan));
  // Payments that name nobody may be of several loans.
  const groupOf = (row: number): number => hashNumber(group[row]!, payeeOf(row));
  const alike = listsBy(payments, likeOf);
  const ofGroup = listsBy(payments, groupOf);
  const rejectedOf = listsBy(rejected, groupOf);
  const accountOf = (row: number): number => account[row]!;
  const ofAccount = listsBy(payments, accountOf);
  // The lender's fee may come under the text of the instalments, whose own earlier amounts are no other loan's.
  const isOfOtherLoan = (first: number, row: number): boolean => {
    const ofRow = ofGroup.of(groupOf(row));
    const isOfFirst = group[row] === group[first];
    const line = isOfFirst ? alike.of(likeOf(row)) : ofRow;
    if (line.length > rejectedOf.of(groupOf(first)).length) return true;
    return isOfFirst && areTwoLines(ledger, links, ofRow, first, row);
  };
  const isOfOtherContract = otherContracts(run, (first) => alike.of(likeOf(first)));
  // A direct debit says so much of its mandate that a payer's own words are never half of it.
  const isSamePayee = (first: number, row: number): boolean => {
    const [said, saidBefore] = [description[row]!, description[first]!];
    // Names of one lender share no word.
    const isOtherName = payeeOf(row) !== counterparty[row] && !namesNobody(counterparty[row]!);
    const isOnePayee = payeeOf(row) === payeeOf(first) && (isOtherName || words.countOf(saidBefore, said) > 0);
    return isOnePayee || words.isSamePayee(saidBefore, said);
  };
  const isMadeGoodBy = (first: number, row: number): boolean =>
    // What has its text and amount is its retry, or the next instalment.
    likeOf(row) !== likeOf(first) &&
    follows(run, links, first, row) &&
    isInTime(run, links, first, row) &&
    amount[row]! <= amount[first]! &&
    amount[row]! >= amount[first]! * (1 + PARAMETERS.returnFeeShare) &&
    mayLink(first, row) &&
    !links.isRetry(row) &&
    (!links.isPaired(row) || links.rowOf("rejectedOn", row) !== -1) &&
    !isOfOtherLoan(first, row) &&
    isOneKind(textCategory[first]!, textCategory[row]!) &&
    isSamePayee(first, row) &&
    !isOfOtherContract(first, row);
  linkFirstBehind(links, waiting, ofAccount, accountOf, isMadeGoodBy);
}

/**
 * Tells whether a payment is another contract's than a rejected one, by its words or numbers.
 *
 * @param likeOf - The payments of a rejected one's text and amount.
 */
function otherContracts(
  { ledger: { description }, classification: { textCategory, type }, words }: LinkRun,
  likeOf: (first: number) => readonly number[],
): (first: number, row: number) => boolean {
  const contractKinds = new ContractKinds();
  const contractNumbers = new ContractNumbers();
  return (first, row) => {
    const [said, saidBefore] = [description[row]!, description[first]!];
    // Lenders call one loan by several names.
    const isLoan = IS_LOAN_REPAYMENT[textCategory[first]!] === 1;
    if (!isLoan && contractKinds.areOther(saidBefore, said)) return true;
    // What insurers, operators and lessors collect under another name is another contract; who pays himself writes what he likes.
    if (!isLoan && type[row] === DIRECT_DEBIT && words.isEitherOther(saidBefore, said)) return true;
    const line = likeOf(first).slice(0, MOST_CANDIDATES);
    const others = line.filter((other) => other !== first).map((other) => description[other]!);
    return contractNumbers.areOther(saidBefore, said, others);
  };
}

/** Whether two payments may be of one contract: of one kind, or of loans one of which is of no kind that is told. */
function isOneKind(category: number, other: number): boolean {
  const isLoan = IS_LOAN_REPAYMENT[category] === 1 && IS_LOAN_REPAYMENT[other] === 1;
  return category === other || (isLoan && (category === LOAN_REPAYMENT || other === LOAN_REPAYMENT));
}
