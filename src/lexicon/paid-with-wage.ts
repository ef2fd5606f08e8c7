import {
  behindMonth,
  isMonthBehindPayer,
  isPayersName,
  joinerBefore,
  takenOffEnd,
  takenOffStart,
} from "./beside-wage.js";
import type { PhraseHits } from "./phrase-hits.js";
import { MOST_WORDS_READ, type Reading } from "./reading.js";
import { ADVANCES } from "./wage-words.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const MARKS = ROLE.REMARK_MARK | ROLE.PAYEE_MARK;

/**
 * What is paid together with a wage that a text names, or taken off it, so that the whole is the month's wage. Behind the
 * wage's word the month stands between, or a word that joins the two, as in `SALAIRE JUIN PRIME VACANCES` and `LOON EN
 * VAKANTIEGELD`; before it such a word. Who pays may stand before the month, where nobody is named before the wage. Right
 * behind the wage is said what alone is paid: `SALARIS VAKANTIEGELD`.
 */
export class PaidWithWage {
  /** Whether the text takes all advances that it names behind a wage off it: `SALAIRE APRES ACOMPTE`. */
  takesOffAdvance = false;
  /** Whether any word of the text is part of that. */
  isThere = false;
  /** The latest words for wages that fit, and behind what is paid with them; the ends are -1 where there are none. */
  #wageStart = 0;
  #wageEnd = -1;
  #paidEnd = -1;
  /** The latest words of what may be paid with a wage; none where the two are equal. */
  #start = 0;
  #end = 0;
  /** Whether these are expenses. */
  #isExpense = false;
  /** The text that a word was last part of a wage in. */
  readonly #parts = new Uint32Array(MOST_WORDS_READ);
  #text = 0;

  /** Begins a text. */
  begin(): void {
    this.takesOffAdvance = false;
    this.isThere = false;
    this.#wageEnd = -1;
    this.#paidEnd = -1;
    this.#start = 0;
    this.#end = 0;
    this.#isExpense = false;
    this.#text += 1;
  }

  /**
   * Looks for advances that are taken off behind a word for wages, in the same field of the text, and for payers that bear the
   * word as a name: `ADVANCE STAFF LTD SALARY LESS ADVANCE`.
   * @returns whether there are any of the two, and no advance besides is named behind the wage.
   */
  findAdvances(hits: PhraseHits, reading: Reading, roles: WordRoles): boolean {
    this.takesOffAdvance = false;
    if (wageEndBefore(hits, reading.count) === -1) return false;
    let areNames = false;
    let areAdvances = false;
    for (let index = 0; index < reading.count; index += 1) {
      if (!ADVANCES.has(reading.textOf(index))) continue;
      const wageEnd = wageEndBefore(hits, index);
      if (isPayersName(reading, index, wageEnd !== -1)) {
        areNames = true;
        continue;
      }
      areAdvances = true;
      if (wageEnd === -1) continue;
      const start = takenOffStart(reading, index);
      const end = takenOffEnd(reading, index);
      this.takesOffAdvance = end - start > 1 && !isMarked(reading, roles, wageEnd, index);
      if (!this.takesOffAdvance) return false;
      this.#hold(start, end);
    }
    return this.takesOffAdvance || (areNames && !areAdvances);
  }

  /** Takes a hit of words for wages that fits, in the order of the text. */
  meetWage(hits: PhraseHits, hit: number, reading: Reading): void {
    const [start, end] = [hits.start[hit]!, hits.endOf(hit)];
    // Words for wages that touch are one: `SALARIS BETALING`.
    const isOther = this.#wageEnd === -1 || start > this.#wageEnd;
    if (isOther && this.#end > this.#start && joinerBefore(reading, start) === this.#end)
      this.#hold(this.#start, start);
    this.#wageStart = isOther ? start : Math.min(this.#wageStart, start);
    this.#wageEnd = isOther ? end : Math.max(this.#wageEnd, end);
    this.#paidEnd = this.#wageEnd;
  }

  /** Takes a hit of what may be paid with a wage, in the order of the text. */
  meet(hits: PhraseHits, hit: number, reading: Reading, roles: WordRoles): void {
    const [start, end, before] = [hits.start[hit]!, hits.endOf(hit), this.#end];
    const { isExpenseReport } = hits.ruleOf(hit);
    const isSaidToo = this.#isSaidToo(reading, start, before);
    // Of a bonus and expenses behind a wage that no word joins the bonus tells what is paid, whichever stands first.
    const isBehindExpenses = isSaidToo && this.#isExpense;
    if (isBehindExpenses && !isExpenseReport) this.#hold(this.#start, before);
    this.#isExpense = isExpenseReport;
    const goesOn = start < before || (isBehindExpenses && isExpenseReport);
    if (!goesOn) this.#start = start;
    this.#end = Math.max(before, end);
    const isPaidWith = this.holds(start) || this.#isPaidWith(reading, roles, start);
    if (isSaidToo && isExpenseReport) this.#hold(start, end);
    if (!isPaidWith) return;
    const joiner = joinerBefore(reading, start);
    this.#hold(joiner === -1 ? start : joiner, end);
    this.#paidEnd = Math.max(this.#paidEnd, end);
  }

  /** Whether a word is part of that: it names no budget line, for the next wage comes without. */
  holds(index: number): boolean {
    return this.#parts[index] === this.#text;
  }

  #isPaidWith(reading: Reading, roles: WordRoles, start: number): boolean {
    if (this.#wageEnd === -1 || start < this.#wageEnd || isMarked(reading, roles, this.#wageEnd, start)) return false;
    if (joinerBefore(reading, start) !== -1) return true;
    if (start === this.#wageEnd) return false;
    return behindMonth(reading, this.#paidEnd) === start || this.#isBehindPayer(reading, roles, start);
  }

  /** Whether nothing or the month parts it from what else may be paid with the wage before it: `SALAIRE PRIME JUIN NOTE DE FRAIS`. */
  #isSaidToo(reading: Reading, start: number, before: number): boolean {
    return this.#wageEnd !== -1 && before > this.#wageEnd && behindMonth(reading, before) === start;
  }

  /** Whether the month stands before a place, and before it who pays: `VIR SALAIRE DUPONT SA JUIN PRIME VACANCES`. */
  #isBehindPayer(reading: Reading, roles: WordRoles, place: number): boolean {
    for (let index = 0; index < this.#wageStart; index += 1) if (roles.isSignificant(reading, index)) return false;
    return isMonthBehindPayer(reading, place);
  }

  #hold(start: number, end: number): void {
    this.isThere = true;
    this.#parts.fill(this.#text, start, end);
  }
}

/** Behind the last word for wages before a place; -1 where there is none. */
function wageEndBefore(hits: PhraseHits, place: number): number {
  let last = -1;
  for (let hit = 0; hit < hits.count; hit += 1) {
    const end = hits.ruleOf(hit).isWageWord ? hits.endOf(hit) : -1;
    if (end <= place) last = Math.max(last, end);
  }
  return last;
}

/** Whether another field of the text begins between two places. */
function isMarked(reading: Reading, roles: WordRoles, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if ((roles.of(reading, index) & MARKS) !== 0) return true;
  return false;
}
