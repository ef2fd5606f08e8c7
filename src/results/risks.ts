import type { TransactionView } from "./transactions.js";

/** An amount of the window. */
export interface TotalView {
  /** In units of currency; negative for what was paid. */
  readonly totalAmount: number;
}

/** Transactions that show a risk. A fee that was refunded is not among them. */
export interface RiskView extends TotalView {
  /** What the total is the sum of, by day. */
  readonly transactions: readonly TransactionView[];
}

/** The overdraft of the checking accounts over the window. */
export interface OverdraftView {
  /** Lowest end-of-day balance of any of them, in units of currency; 0 where none was negative. */
  readonly minimumBalanceReached: number;
  /** Days that ended below 0, summed over the accounts. */
  readonly duration: number;
  /** What the overdraft cost: fees and interest. */
  readonly fees: RiskView;
}

/** Failures that weigh most. */
export interface HeavyFailuresView {
  /** A public creditor takes the money from the account: what was paid, blocked and released, and its fees. */
  readonly directRecoveryOfDebt: RiskView;
  /** A creditor seizes the account, preventively too: what was blocked and released, and its fees. */
  readonly bankAccountSeizure: RiskView;
  /** Wages that were paid before they were due; the total is positive. */
  readonly wageAdvance: RiskView;
}

/** Payments that came back; totals are positive: those of the credits that returned them. */
export interface IncidentsView {
  /** Direct debits and other payments, instalments of loans among them. */
  readonly paymentRejections: TotalView;
  /** Cheques. */
  readonly checkRejections: TotalView;
}

/** The risk indicators of the window (interface, "Credit insights result"). */
export interface RisksView {
  /** What the bank takes for looking at a payment that the account cannot bear. */
  readonly interventionFees: RiskView;
  /** How deep and how long the accounts were below 0. */
  readonly overdraft: OverdraftView;
  /** Recovery, seizure, advances on wages. */
  readonly heavyFailures: HeavyFailuresView;
  /** Paid to agencies that collect debts. */
  readonly debtCollection: RiskView;
  /** Paid to bailiffs. */
  readonly bailiff: RiskView;
  /** Paid to operators of gambling; what was won is an income. */
  readonly gambling: TotalView;
  /** What came back unpaid. */
  readonly incidents: IncidentsView;
}
