import { NAME_STRENGTH } from "./compiled-rule.js";
import type { PhraseHits } from "./phrase-hits.js";

/** What a text says of loans, whichever of its phrases wins. */
export class LoanMentions {
  /** Whether it names a lender or a loan. A bank that insures is no lender for its name alone. */
  areThere = false;
  /** Whether it names anything that is lent, leased or paid in instalments. */
  areOwed = false;
  /** Where the first lender's name begins; behind all words where there is none. */
  lenderStart = 0;

  /** Begins a text. */
  clear(): void {
    this.areThere = false;
    this.areOwed = false;
  }

  /** Looks through the phrases that a text of so many words holds. */
  find(hits: PhraseHits, wordCount: number): void {
    let isInsurance = false;
    let isLender = false;
    this.lenderStart = wordCount;
    for (let hit = 0; hit < hits.count; hit += 1) {
      const rule = hits.ruleOf(hit);
      isInsurance ||= rule.isInsurance;
      // A lender's word may be part of another name: NEXT lends, E.ON NEXT does not.
      if (!rule.isLending || hits.isInsideLonger(hit, hits.count, NAME_STRENGTH)) continue;
      this.areOwed = true;
      if (rule.strength === NAME_STRENGTH) {
        isLender ||= rule.isLoanRepayment;
        this.lenderStart = Math.min(this.lenderStart, hits.start[hit]!);
      } else this.areThere ||= rule.isLoanRepayment;
    }
    this.areThere ||= isLender && !isInsurance;
  }
}
