import type {
  AccountOwnership,
  AccountType,
  AccountUsage,
  AggregatorReference,
  Bank,
  LoanType,
  SavingsType,
} from "../model/account.js";
import type { TransactionView } from "./transactions.js";

/** An end-of-day balance. */
export interface DailyBalanceView {
  /** `YYYY-MM-DD` in the project's time zone. */
  readonly date: string;
  /** After the last booked transaction of the day, in units of currency; negative where the account is overdrawn. */
  readonly balance: number;
}

/** Somebody whom an account belongs to. */
export interface OwnerView {
  /** As the bank writes it. */
  readonly name: string;
}

/** An account of the result, in the shape of the native format (interface, "Account input"). */
export interface AccountView {
  /** Service id: derived from the account's content, and the same in every analysis of the account. */
  readonly id: string;
  /** Only CHECKING and CREDIT_CARD are analysed; SAVINGS and LOAN are looked at for own transfers. */
  readonly type: AccountType;
  /** What it is used for: PERSONAL or PROFESSIONAL, where the body says so. */
  readonly usage: AccountUsage;
  /** How the person relates to the account; left out where the body does not say. */
  readonly ownership?: AccountOwnership;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The balance that the body states, in units of currency. */
  readonly balance: number;
  /** When that balance held, ISO 8601; the time of the analysis where the body does not say. */
  readonly balanceDate: string;
  /** Without spaces, upper case. */
  readonly iban?: string;
  /** BIC of the bank. */
  readonly bic?: string;
  /** The bank's own number of the account. */
  readonly number?: string;
  /** What the bank calls the account. */
  readonly name?: string;
  /** Where the account is kept. */
  readonly bank?: Bank;
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: string;
  /** Sum of the operations that are announced and not yet debited, in units of currency. */
  readonly coming?: number;
  /** What else is known of a savings or loan account. */
  readonly details?: AccountDetailsView;
  /** What the provider calls the account. */
  readonly aggregator?: AggregatorReference;
  /** Whom the account belongs to, as far as the body says. */
  readonly owners: readonly OwnerView[];
  /** Whether it is used in the computation: its figures are analysed, or, of savings and loans, own transfers are looked for. */
  readonly isComputed: boolean;
  /** All of its transactions, those outside the windows too; by day, then by content. */
  readonly transactions: readonly TransactionView[];
  /** End-of-day balances from the day before its first transaction, 1,900 days back at most, to the reference date. */
  readonly dailyBalances: readonly DailyBalanceView[];
}

/** What is known of a savings account. */
export interface SavingsDetailsView {
  /** How soon the money is at hand. */
  readonly type: SavingsType;
  /** ISO 8601. */
  readonly openedAt?: string;
  /** What the account may hold at most, in units of currency. */
  readonly maximumAmount?: number;
  /** Yearly rate as a share, such as 0.03. */
  readonly interestRate?: number;
}

/** What is known of a loan account. */
export interface LoanDetailsView {
  /** Kind of the loan. */
  readonly type: LoanType;
  /** What was borrowed, in units of currency. */
  readonly amount?: number;
  /** ISO 8601. */
  readonly startDate?: string;
  /** ISO 8601. */
  readonly endDate?: string;
  /** Months. */
  readonly duration?: number;
  /** What the bank calls the loan's insurance. */
  readonly insuranceLabel?: string;
  /** One instalment, in units of currency. */
  readonly payment?: number;
  /** What is still owed, in units of currency. */
  readonly remainingCapital?: number;
  /** Yearly rate as a share, such as 0.0125. */
  readonly interestRate?: number;
}

/** What is known of a savings or loan account. */
export interface AccountDetailsView {
  /** Of a savings account. */
  readonly savings?: SavingsDetailsView;
  /** Of a loan account. */
  readonly loan?: LoanDetailsView;
}
