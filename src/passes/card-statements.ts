import type { Day } from "../base/calendar.js";
import { KeyNumbering } from "../base/collections.js";
import { MONEY_SCALE } from "../base/money.js";
import { categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import type { Classification } from "./classification.js";
import type { Sides } from "./links/sides.js";
import { firstRowFrom } from "./observation-window.js";

const RESET = categoryNumberOf("CREDIT_CARD_RESET");

/** What telling the cards that are paid in full needs. */
export interface PaidCardNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  readonly sides: Sides;
}

/**
 * Tells, by account, the card accounts that are paid in full: half of their resets among the sides or more are the exact sums of
 * runs of purchases before them, which may lie before the sides. What pays such a card repays no loan, whatever card its text
 * names: the purchases are the expenses.
 */
export function findPaidCards({ ledger, classification, sides }: PaidCardNeeds): Uint8Array {
  const isPaid = new Uint8Array(ledger.accounts.length);
  const isReset = (row: number): boolean => classification.textCategory[row] === RESET;
  const resetsOf: number[][] = [];
  for (const row of sides.credits) {
    const account = ledger.account[row]!;
    if (!isReset(row) || ledger.accounts[account]!.type !== "CREDIT_CARD") continue;
    resetsOf[account] ??= [];
    resetsOf[account].push(row);
  }
  if (resetsOf.length === 0) return isPaid;
  const firstRowOf = resetsOf.map(([reset]) => Math.min(sides.firstRow, firstRowThatPays(ledger, reset!)));
  const rowsOf = resetsOf.map((): number[] => []);
  for (let row = firstRowOf.reduce((first, other) => Math.min(first, other)); row < sides.endRow; row += 1) {
    const account = ledger.account[row]!;
    if (row >= firstRowOf[account]! && !isReset(row) && ledger.isComing[row] === 0) rowsOf[account]!.push(row);
  }
  resetsOf.forEach((resets, account) => {
    const latest = resets.slice(-PARAMETERS.cardStatementCount);
    if (arePaidInFull(ledger, sides, latest, rowsOf[account]!)) isPaid[account] = 1;
  });
  return isPaid;
}

/** The first row that may be a purchase which a reset pays. */
function firstRowThatPays(ledger: Ledger, reset: number): number {
  return firstRowFrom(ledger, (ledger.day[reset]! - PARAMETERS.cardStatementDays) as Day);
}

/**
 * Whether half of a card's resets or more pay a run of its rows, each a run of its own; where one tells against it, half of those
 * that can. A bill may be for purchases from before
 * the data begins: one that does not add up is told by them only where they reach far enough back, or where it is a fixed sum.
 * A fixed or a round sum may equal some purchase by chance: a single one is its statement only where it is the first that is
 * left to pay, or the only one since the reset before.
 */
function arePaidInFull(
  ledger: Ledger,
  { firstRow }: Sides,
  resets: readonly number[],
  cardRows: readonly number[],
): boolean {
  const { amount, day } = ledger;
  // Against a card only the sides' own days tell.
  const firstDay = Math.min(day[resets[0]!]!, day[cardRows.find((row) => row >= firstRow) ?? resets[0]!]!);
  let paidCount = 0;
  // Of the bills that can weigh against the card, those that are such sums: by chance some of the others are.
  let weighingPaidCount = 0;
  let unpaidCount = 0;
  let unpaid = cardRows;
  let dayBefore = Number.NEGATIVE_INFINITY;
  for (const reset of resets) {
    const { start, end } = findStatement(ledger, unpaid, amount[reset]!, day[reset]!) ?? NO_STATEMENT;
    const isSince = (row: number): boolean => day[row]! > dayBefore && day[row]! <= day[reset]!;
    const isOnly = (): boolean => start === 0 || unpaid.filter(isSince).length === 1;
    const isFixed = resets.some((other) => other !== reset && amount[other] === amount[reset]);
    const mayBeChance = isFixed || amount[reset]! % MONEY_SCALE === 0;
    const weighs = isFixed || day[reset]! - PARAMETERS.cardStatementDays >= firstDay;
    if (end - start > 1 || (end > start && (!mayBeChance || isOnly()))) {
      paidCount += 1;
      if (weighs) weighingPaidCount += 1;
      unpaid = unpaid.slice(end);
    } else if (weighs) unpaidCount += 1;
    dayBefore = day[reset]!;
  }
  return unpaidCount === 0 ? paidCount > 0 : weighingPaidCount >= unpaidCount;
}

/** Whether some unbroken run of a card's rows adds up to a total that is debited on a day. */
export function isSumOfStatement(
  ledger: Ledger,
  cardRows: readonly number[],
  total: number,
  debitDay: number,
): boolean {
  return findStatement(ledger, cardRows, total, debitDay) !== undefined;
}

/** Places among the rows of a card: from a first one up to but not with an end. */
export interface Statement {
  readonly start: number;
  readonly end: number;
}

const NO_STATEMENT: Statement = { start: 0, end: 0 };

/**
 * The unbroken run of a card's rows, the first to end and of those the shortest, that adds up to a total which is debited on
 * a day. The day on which a statement closes is not in the data, so any run of the days before the debit may be the statement.
 * @param total - What the card owes: a positive amount.
 */
export function findStatement(
  ledger: Ledger,
  cardRows: readonly number[],
  total: number,
  debitDay: number,
): Statement | undefined {
  const sums = new KeyNumbering(0);
  // Where each sum was last reached, by its number.
  const startOf: number[] = [];
  let sum = 0;
  for (let place = 0; place < cardRows.length; place += 1) {
    const row = cardRows[place]!;
    if (ledger.day[row]! < debitDay - PARAMETERS.cardStatementDays) continue;
    if (ledger.day[row]! > debitDay) break;
    startOf[sums.numberOf(sum)] = place;
    sum += ledger.amount[row]!;
    const start = startOf[sums.knownNumberOf(sum + total)];
    if (start !== undefined) return { start, end: place + 1 };
  }
  return undefined;
}
