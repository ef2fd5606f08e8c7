import { describe, expect, it } from "vitest";
import { ACTIVITY_SCORECARD } from "../../src/scorecards/activity.js";
import { BUSINESS_SCORECARD } from "../../src/scorecards/business.js";
import { CREDIT_SCORECARD } from "../../src/scorecards/credit.js";
import { PAYMENT_SCORECARD } from "../../src/scorecards/payment.js";

/** The reason code and the unit of each characteristic, in whatever card it is: clients show them. */
const WORDS: Readonly<Record<string, readonly [reason: string, unit: string]>> = {
  OVERDRAFT_DAYS: ["FREQUENT_OVERDRAFT", "days in overdraft in 30 days"],
  REJECTIONS: ["REJECTED_PAYMENTS", "rejected payments, loan repayments and cheques in 90 days"],
  INCIDENT_FEES: ["INCIDENT_FEES", "fees for incidents, interventions, overdraft, rejections and seizures in 90 days"],
  SEIZURES_AND_COLLECTIONS: [
    "DEBT_ENFORCEMENT",
    "seizures, direct recoveries, collections and bailiff payments in 90 days",
  ],
  GAMBLING_RATIO: ["GAMBLING", "gambling as a share of income"],
  LOWEST_BALANCE: ["LOW_BALANCE", "lowest end-of-day balance in monthly incomes"],
  BALANCE_TREND: [
    "FALLING_BALANCE",
    "mean balance of the last third of the window less that of the first, in monthly incomes",
  ],
  DEBT_RATIO: ["HIGH_DEBT", "loan repayments, instalments and leasing as a share of income"],
  FAST_CREDIT: ["SHORT_TERM_CREDIT", "payments to payday lenders and wage advances in 90 days"],
  BALANCE_BUFFER: ["SMALL_RESERVE", "mean end-of-day balance in monthly incomes"],
  INCOME_REGULARITY: [
    "IRREGULAR_INCOME",
    "share of the window's months in which half of the mean monthly income was paid or not missed",
  ],
  INCOME_LEVEL: ["LOW_INCOME", "monthly income against the market's usual net wage"],
  RESIDUAL_INCOME: ["SPENDS_MORE_THAN_EARNS", "incomes less expenses as a share of incomes"],
  TRANSACTIONS_PER_MONTH: ["FEW_TRANSACTIONS", "transactions in 30 days"],
  DAYS_WITH_TRANSACTIONS: ["FEW_ACTIVE_DAYS", "days with a transaction as a share of days"],
  ESSENTIAL_KINDS: [
    "FEW_ESSENTIAL_KINDS",
    "kinds of essential movement seen, of grocery, power, telecom, rent or loan, and income",
  ],
  MONTHS_WITH_INCOME: [
    "MONTHS_WITHOUT_INCOME",
    "share of the window's months in which an income was paid or not missed",
  ],
};

describe.each([
  ["credit", CREDIT_SCORECARD, 13],
  ["payment", PAYMENT_SCORECARD, 6],
  ["business", BUSINESS_SCORECARD, 11],
  ["activity", ACTIVITY_SCORECARD, 4],
] as const)("the %s scorecard", (_, card, count) => {
  it("says of each characteristic what its value is, and what missing points are for", () => {
    expect(card).toHaveLength(count);
    for (const { name, reason, unit } of card) expect([reason, unit], name).toEqual(WORDS[name]);
  });
});
