import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of British banks' texts";

/** What a bank says of a loan besides its number: whom it is for, the scheme, the product. */
const SAID_OF_LOANS =
  "BUSINESS|BUS|COMMERCIAL|CORPORATE|SMALL|SME|BOUNCE|BACK|BOUNCEBACK|BBL|BBLS|CBIL|CBILS|RECOVERY|GROWTH|GUARANTEE|SCHEME|GOVERNMENT|" +
  "BACKED|START|UP|STARTUP|TERM|FIXED|VARIABLE|FLEXIBLE|SECURED|AGREEMENT|CONTRACT|VEHICLE|HOME|IMPROVEMENT|INTERCO|INTERCOMPANY";

/** What repays a loan, or pays for something else. */
const NO_PAYOUT =
  "LOAN PAYMENT|LOAN PAYMENTS|LOAN PMT|LOAN PYMT|LOAN REPAYMENT|LOAN REPAYMENTS|LOAN PAID|LOAN BALANCE|ON LOAN|TOOL LOAN|SALE|PURCHASE";

/** Loans whose text is no more than the plain word. */
export const DRAWDOWNS: readonly LexiconRule[] = [
  {
    // What a bank credits under the loan's number alone: beside other words a wage, a friend or a return may be meant.
    id: "gb.loan.drawdown.word",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "HINT",
    phrases: "LOAN|LOANS|LOAN ACCOUNT",
    notModes: ["TRANSFER", "CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    standsAlone: true,
    beside: SAID_OF_LOANS,
    without: NO_PAYOUT,
    examples: ["LOAN 441200", "BARCLAYS BUSINESS LOAN 441200", "LLOYDS BOUNCE BACK LOAN"],
    source: SOURCE,
  },
  {
    id: "gb.loan.drawdown.word.companies",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "HINT",
    phrases: "LOAN|LOANS",
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    standsAlone: true,
    behindCompany: true,
    beside: SAID_OF_LOANS,
    without: NO_PAYOUT,
    examples: ["HARGREAVES HOLDINGS LTD LOAN BGC", "FPI BARCLAYS BUSINESS LOAN 441200"],
    source: SOURCE,
  },
];
