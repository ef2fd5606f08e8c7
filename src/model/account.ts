import type { Day } from "../base/calendar.js";
import type { Instant } from "../base/instant.js";
import type { Money } from "../base/money.js";

/** Kinds of account. */
export const ACCOUNT_TYPES = ["CHECKING", "SAVINGS", "LOAN", "CREDIT_CARD", "UNKNOWN"] as const;
/** Kind of an account. */
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** What an account is used for. */
export const ACCOUNT_USAGES = ["PROFESSIONAL", "PERSONAL", "UNKNOWN"] as const;
/** What an account is used for. */
export type AccountUsage = (typeof ACCOUNT_USAGES)[number];

/** How the person relates to an account. */
export const ACCOUNT_OWNERSHIPS = ["ATTORNEY", "CO_HOLDER", "HOLDER", "OTHER"] as const;
/** How the person relates to an account. */
export type AccountOwnership = (typeof ACCOUNT_OWNERSHIPS)[number];

/** The bank of an account. */
export interface Bank {
  /** What the provider calls the bank. */
  readonly id?: string;
  /** What people call it. */
  readonly name?: string;
  /** Address of its logo. */
  readonly logoUrl?: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: string;
}

/** What a provider calls an account or transaction. */
export interface AggregatorReference {
  /** The provider's id: a label, not a key; ids collide in real bodies. */
  readonly id?: string;
  /** The provider's type; DEBIT or CREDIT by sign for a transaction that has none. */
  readonly type?: string;
  /** The provider's category of a transaction: it decides nothing. */
  readonly category?: string;
}

/** Kinds of savings account. */
export const SAVINGS_TYPES = ["SHORT_TERM", "LONG_TERM", "UNKNOWN"] as const;
/** Kind of a savings account. */
export type SavingsType = (typeof SAVINGS_TYPES)[number];

/** Kinds of loan account. */
export const LOAN_TYPES = ["REVOLVING", "PERSONAL", "MORTGAGE", "OTHER"] as const;
/** Kind of a loan account. */
export type LoanType = (typeof LOAN_TYPES)[number];

/** What is known of a savings account. */
export interface SavingsDetails {
  readonly type: SavingsType;
  readonly openedAt?: Instant;
  readonly maximumAmount?: Money;
  /** Yearly rate as a share, such as 0.03. */
  readonly interestRate?: number;
}

/** What is known of a loan account. */
export interface LoanDetails {
  readonly type: LoanType;
  readonly amount?: Money;
  readonly startDate?: Instant;
  readonly endDate?: Instant;
  readonly durationMonths?: number;
  readonly insuranceLabel?: string;
  readonly payment?: Money;
  readonly remainingCapital?: Money;
  /** Yearly rate as a share, such as 0.0125. */
  readonly interestRate?: number;
}

/** The two members of an account's details. */
export interface AccountDetails {
  readonly savings?: SavingsDetails;
  readonly loan?: LoanDetails;
}

/** A bank account in canonical form, without its transactions. */
export interface Account {
  readonly type: AccountType;
  readonly usage: AccountUsage;
  readonly ownership?: AccountOwnership;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly minorDigits: number;
  /** The last known balance. */
  readonly balance: Money;
  /** When the balance held. */
  readonly balanceDate: Instant;
  readonly balanceDay: Day;
  /** Whether the body gave the balance's date; else it was taken to be the time of the analysis. */
  readonly isBalanceDated: boolean;
  readonly iban?: string;
  readonly bic?: string;
  readonly number?: string;
  readonly name?: string;
  readonly bank?: Bank;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** Sum announced, not yet debited. */
  readonly coming?: Money;
  readonly details?: AccountDetails;
  readonly aggregator?: AggregatorReference;
  readonly owners: readonly string[];
  /** False where the client or the provider excludes the account. */
  readonly isComputed: boolean;
}
