import { fold } from "../base/text.js";
import { CLIENT_STRENGTH } from "../lexicon/compiled-rule.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { MOST_CHARACTERS_READ } from "../lexicon/reading.js";
import { CHEQUE_PAID_IN, isOfReturnedCheque, OF_OWN_CHEQUE } from "../lexicon/taken-back-words.js";
import { categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Classification } from "./classification.js";
import { regroup } from "./regroup.js";

/** What telling the fees of cheques apart needs. */
export interface ChequeFeeNeeds {
  readonly ledger: Ledger;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
}

const FEES_CHECK_REJECTION = categoryNumberOf("FEES_CHECK_REJECTION");
const FEES_BANK_SERVICE = categoryNumberOf("FEES_BANK_SERVICE");
const REJECTION_CHECK = categoryNumberOf("REJECTION_CHECK");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");

/** A cheque's number has this many digits at least, and stands before dates and branches; cents and days have fewer. */
const LEAST_DIGITS_OF_CHEQUE = 4;
const CHEQUE_NUMBER = new RegExp(`(?<![A-Z\\d])\\d{${LEAST_DIGITS_OF_CHEQUE},}(?![A-Z\\d])`);

/**
 * Tells the fees of cheques that others wrote from those of the holder's own (decisions section 5): whoever pays in a cheque
 * that bounces is charged too, and it says nothing of him. The fee's text tells that the cheque was paid in, or the account takes
 * one back on that day. A fee of the holder's own bad cheque raises a red flag.
 */
export function tellChequeFees(needs: ChequeFeeNeeds): Classification {
  const { ledger, classification } = needs;
  const ofOthers = findFeesOfOthers(needs);
  if (ofOthers.length === 0) return classification;
  const category = classification.category.slice();
  for (const row of ofOthers) category[row] = FEES_BANK_SERVICE;
  return { ...classification, ...regroup(ledger, { ...classification, category }, ofOthers), category };
}

/** The rows of fees for cheques that others wrote. Rows of one account and day lie side by side. */
function findFeesOfOthers(needs: ChequeFeeNeeds): readonly number[] {
  const { ledger } = needs;
  const ofOthers: number[] = [];
  for (let start = 0, end = 0; start < ledger.size; start = end) {
    let hasFee = false;
    for (; isOnDayOf(ledger, start, end); end += 1) hasFee ||= isChequeFee(needs, end);
    if (hasFee) addFeesOfOthers(needs, start, end, ofOthers);
  }
  return ofOthers;
}

function isOnDayOf({ size, day, account }: Ledger, first: number, row: number): boolean {
  return row < size && day[row] === day[first] && account[row] === account[first];
}

/** Whether a text tells the fee of a cheque that bounced, and no rule of the client's own. */
function isChequeFee({ lexicon, classification }: ChequeFeeNeeds, row: number): boolean {
  if (classification.category[row] !== FEES_CHECK_REJECTION) return false;
  const entry = classification.entry[row]!;
  return entry === -1 || lexicon.ruleOf(entry).strength !== CLIENT_STRENGTH;
}

/** Adds the fees of others' cheques among the rows of one account and day. */
function addFeesOfOthers(needs: ChequeFeeNeeds, start: number, end: number, ofOthers: number[]): void {
  const { textCategory } = needs.classification;
  const takenBack = new Set<string>();
  let untold = 0;
  let isOwnBad = false;
  for (let row = start; row < end; row += 1) {
    isOwnBad ||= textCategory[row] === REJECTION_CHECK;
    if (textCategory[row] !== OTHER_EXPENSE || !isOfReturnedCheque(saidBy(needs, row))) continue;
    untold += 1;
    takenBack.add(numberIn(saidBy(needs, row)));
  }
  for (let row = start; row < end; row += 1) {
    if (!isChequeFee(needs, row)) continue;
    const said = saidBy(needs, row);
    if (OF_OWN_CHEQUE.test(said)) continue;
    const number = numberIn(said);
    const isTakenBack = number === "" ? isOfReturnedCheque(said) && !isOwnBad && untold > 0 : takenBack.has(number);
    if (!CHEQUE_PAID_IN.test(said) && !isTakenBack) continue;
    untold -= 1;
    ofOthers.push(row);
  }
}

function saidBy({ ledger }: ChequeFeeNeeds, row: number): string {
  return fold(ledger.description[row]!.slice(0, MOST_CHARACTERS_READ));
}

/** The first number in a text that may be a cheque's, without leading zeros; none is an empty text. */
function numberIn(said: string): string {
  return CHEQUE_NUMBER.exec(said)?.[0].replace(/^0+/, "") ?? "";
}
