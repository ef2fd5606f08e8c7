import { hashNumber } from "../../base/hash.js";
import { listsBy } from "../../base/number-lists.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import type { Classification } from "../classification.js";
import { ContractNumbers } from "../contract-numbers.js";
import type { RowLinks } from "../links/row-links.js";
import { payeesOfLoans } from "../loan-payees.js";
import { firstPlaceFrom } from "../nearest-rows.js";
import { HAS_INSTALMENTS } from "./taken-with-next.js";

/** So many payments behind what came back are added up. */
const MOST_PARTS = 12;
/** So many payments of a line tell whether its number is its contract's. */
const MOST_PAYMENTS_READ = 24;
/** Who buys in parts buys again, from the same service. */
const SPLIT_PAYMENT = categoryNumberOf("SPLIT_PAYMENT");

/** What finding instalments that were paid in parts needs. */
interface PartNeeds {
  readonly ledger: Ledger;
  readonly links: RowLinks;
  readonly classification: Pick<Classification, "category" | "group" | "counterparty" | "type">;
}

/**
 * Instalments that came back and were made good in several payments to the same payee, whatever way they were paid, before the
 * next was due: in these they are owed already. What bears another contract's number, or is also paid when none is made good so,
 * is another loan's.
 *
 * @param rows - In the order of days.
 * @param cameBack - Whether a debit came back among the rows.
 */
export function findPaidInParts(
  { ledger, links, classification }: PartNeeds,
  rows: Uint32Array,
  cameBack: (row: number) => boolean,
): readonly number[] {
  const { amount, day, account, description } = ledger;
  const { category, group, counterparty } = classification;
  const mayBePart = (row: number): boolean =>
    amount[row]! < 0 && HAS_INSTALMENTS[category[row]!] === 1 && category[row] !== SPLIT_PAYMENT;
  const instalments = Array.from(rows.filter(mayBePart));
  const waiting = instalments.filter((row) => cameBack(row) && links.rowOf("retriedOn", row) === -1);
  if (waiting.length === 0) return [];
  const likeOf = (row: number): number => hashNumber(amount[row]!, group[row]!);
  const payeeOfLoan = payeesOfLoans(ledger, classification, instalments);
  const payeeOf = (row: number): number => hashNumber(account[row]!, payeeOfLoan(row));
  const alike = listsBy(instalments, likeOf);
  const ofPayee = listsBy(instalments, payeeOf);
  const contractNumbers = new ContractNumbers();
  const textsBeside = (owed: number): readonly string[] => {
    const line = alike.of(likeOf(owed)).slice(0, MOST_PAYMENTS_READ);
    return line.filter((row) => row !== owed).map((row) => description[row]!);
  };
  const partsOf = (owed: number): readonly number[] => {
    const own = ofPayee.of(payeeOf(owed));
    const from = firstPlaceFrom(ledger, own, day[links.rowOf("rejectedOn", owed)]!, own.length);
    const lastDay = day[links.firstTryOf(owed)]! + PARAMETERS.retryDays;
    const line = textsBeside(owed);
    const before = own.slice(Math.max(0, from - MOST_PAYMENTS_READ), from);
    // What was paid under another name of the lender before is another loan, which is paid by hand.
    const isOfOther = (row: number): boolean =>
      counterparty[row] !== counterparty[owed] && before.some((earlier) => group[earlier] === group[row]);
    const parts: number[] = [];
    let paid = 0;
    for (const row of own.slice(from, from + MOST_PARTS)) {
      if (isOfOther(row) || contractNumbers.areOther(description[owed]!, description[row]!, line)) continue;
      const isWhole = amount[row]! <= amount[owed]!;
      if (paid <= amount[owed]! || day[row]! > lastDay || isWhole || links.isPaired(row) || links.isRetry(row)) break;
      parts.push(row);
      paid += amount[row]!;
    }
    const isAll = paid <= amount[owed]! && paid >= amount[owed]! * (1 + PARAMETERS.returnFeeShare);
    return isAll && parts.length > 1 ? parts : [];
  };
  const found = waiting.map((owed) => ({ owed, parts: partsOf(owed) })).filter(({ parts }) => parts.length > 0);
  const allParts = new Set(found.flatMap(({ parts }) => parts));
  const isPart = (row: number): boolean => allParts.has(row);
  const taken = new Set<number>();
  return found.flatMap(({ owed, parts }) => {
    if (!parts.every((row) => !taken.has(row) && alike.of(likeOf(row)).every(isPart))) return [];
    for (const row of parts) taken.add(row);
    return [owed];
  });
}
