import { NAME_STRENGTH } from "./compiled-rule.js";
import type { PhraseHits } from "./phrase-hits.js";
import type { ReturnedPayment } from "./rule.js";

/** What a text says of loans, whichever of its phrases wins. A bank that insures is no lender for its name alone. */
export class LoanMentions {
  /** Whether it names a lender or a loan. */
  areThere = false;
  /** Whether it names who collects the debts of others, or a bailiff. */
  areCollected = false;
  /** Where the first lender's name begins; behind all words where there is none. */
  lenderStart = 0;
  /** Whether it names anything that is lent, leased or paid in instalments. */
  #areOwed = false;
  /** Whether it names a lender, and a loan besides. */
  #areOfLender = false;

  /** Begins a text. */
  clear(): void {
    this.areThere = false;
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

  /** Looks through the phrases that a text of so many words holds. */
  find(hits: PhraseHits, wordCount: number): void {
    let isInsurance = false;
    let isOwedByName = false;
    let isLender = false;
    let isOwedInWords = false;
    let firstLoan = wordCount;
    let lastLoan = -1;
    this.lenderStart = wordCount;
    for (let hit = 0; hit < hits.count; hit += 1) {
      const rule = hits.ruleOf(hit);
      isInsurance ||= rule.isInsurance;
      this.areCollected ||= rule.isCollector;
      // A lender's word may be part of another name: NEXT lends, E.ON NEXT does not.
      if (!rule.isLending || hits.isInsideLonger(hit, hits.count, NAME_STRENGTH)) continue;
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
