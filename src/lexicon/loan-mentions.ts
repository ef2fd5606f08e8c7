import { NAME_STRENGTH } from "./compiled-rule.js";
import { MISFIT } from "./misfit.js";
import { isFirst } from "./person-marks.js";
import type { PhraseHits } from "./phrase-hits.js";
import type { Reading } from "./reading.js";
import type { ReturnedPayment } from "./rule.js";
import { isWhereItMust } from "./stands-alone.js";
import type { WordRoles } from "./word-roles.js";

/** What a text says of loans, whichever of its phrases wins. A bank that insures is no lender for its name alone. */
export class LoanMentions {
  /** Whether it names a lender or a loan. */
  areThere = false;
  /** Whether a phrase of a collector of the debts of others, or of a bailiff, is in it. */
  mayBeCollected = false;
  /** Whether such a one is paid: then nothing else of loans is. */
  areCollected = false;
  /** Where the first lender's name begins; behind all words where there is none. */
  lenderStart = 0;
  /** Where the first phrase of what is lent, leased or paid back begins; behind all words where there is none. */
  #lendingStart = 0;
  /** Whether it names anything that is lent, leased or paid in instalments. */
  #areOwed = false;
  /** Whether it names a lender, and a loan besides. */
  #areOfLender = false;

  /** Begins a text. */
  clear(): void {
    this.areThere = false;
    this.mayBeCollected = false;
    this.areCollected = false;
    this.#areOwed = false;
    this.#areOfLender = false;
  }

  /**
   * Whether what the text is about stays owed where a payment came back for no lack of money. Who is transferred money need
   * not be paid back: a lender keeps savings too, and a person is lent to.
   */
  stayOwed(returned: ReturnedPayment): boolean {
    return returned === "DEBIT" ? this.#areOwed : this.#areOfLender;
  }

  /**
   * Looks whether a collector is paid: one who is named before all that tells of loans, by a rule that fits, and not as a
   * person is.
   * @param misfitOf - Why a phrase does not mean what its rule says, by its place.
   */
  findCollector(hits: PhraseHits, reading: Reading, roles: WordRoles, misfitOf: (hit: number) => number): void {
    for (let hit = 0; hit < hits.count && !this.areCollected; hit += 1) {
      const start = hits.start[hit]!;
      if (!hits.ruleOf(hit).isCollector || start > this.#lendingStart) continue;
      const misfit = misfitOf(hit);
      this.areCollected = misfit === MISFIT.FITS || (misfit === MISFIT.REMARK && isFirst(reading, roles, start));
    }
  }

  /** Looks through the phrases that a text holds. */
  find(hits: PhraseHits, reading: Reading, roles: WordRoles): void {
    const { count: wordCount } = reading;
    let isInsurance = false;
    let isOwedByName = false;
    let isLender = false;
    let isOwedInWords = false;
    let firstLoan = wordCount;
    let lastLoan = -1;
    this.lenderStart = wordCount;
    this.#lendingStart = wordCount;
    for (let hit = 0; hit < hits.count; hit += 1) {
      const rule = hits.ruleOf(hit);
      isInsurance ||= rule.isInsurance;
      this.mayBeCollected ||= rule.isCollector;
      // A lender's word may be part of another name: NEXT lends, E.ON NEXT does not.
      if (!rule.isLending || hits.isInsideLonger(hit, hits.count, NAME_STRENGTH)) continue;
      // Words of bills too: a loan's where the text names nobody.
      const isOfAnyBill = rule.namesNobody && !isWhereItMust(reading, roles, rule, hits.start[hit]!, hits.endOf(hit));
      if (isOfAnyBill) continue;
      this.#lendingStart = Math.min(this.#lendingStart, hits.start[hit]!);
      if (rule.strength === NAME_STRENGTH) {
        isOwedByName = true;
        isLender ||= rule.isLoanRepayment;
        this.lenderStart = Math.min(this.lenderStart, hits.start[hit]!);
        continue;
      }
      isOwedInWords = true;
      if (!rule.isLoanRepayment) continue;
      firstLoan = Math.min(firstLoan, hits.start[hit]!);
      lastLoan = Math.max(lastLoan, hits.start[hit]!);
    }
    const isLoan = lastLoan !== -1;
    this.areThere = isLoan || (isLender && !isInsurance);
    this.#areOwed = isOwedInWords || (isOwedByName && !isInsurance);
    // Rules of words may hold the lender's name too.
    const isBesideLender = firstLoan !== this.lenderStart || lastLoan !== this.lenderStart;
    this.#areOfLender = isLender && isLoan && isBesideLender;
  }
}
