import type { CashFlowView } from "./cash-flows.js";

/** Who lends (French market only). */
export interface LendingOrganizationView {
  /** The words of the text that name it, in capitals. */
  readonly name: string;
}

/** A loan's cash flow. */
export interface LoanFlowView extends CashFlowView {
  /** Left out where the text names nobody, and in other markets. */
  readonly lendingOrganization?: LendingOrganizationView;
}

/** Loan repayments or drawdowns. Amounts are in units of currency: negative what is repaid, positive what is paid out. */
export interface LoanMovementsView {
  /** Distinct loans. */
  readonly count: number;
  /** Sum over the window, without what came back. */
  readonly totalAmount: number;
  /** The total divided by the months of the window. */
  readonly monthlyAmount: number;
  /** The loans: one cash flow each. */
  readonly details: readonly LoanFlowView[];
  /** Who lends, each once, by name. */
  readonly lendingOrganizations: readonly LendingOrganizationView[];
}

/** Loan repayments. */
export interface LoanRepaymentsView extends LoanMovementsView {
  /** The total divided by the calendar months in which something was repaid. */
  readonly monthlyAmountExcludingMonthsWithoutValues: number;
}

/** The loans of the window (interface, "Credit insights result"). */
export interface LoansView {
  /** Instalments: LOAN_REPAYMENT*, a business's NON_OPERATING_LOAN_REPAYMENT. */
  readonly repayments: LoanRepaymentsView;
  /** What lenders pay out: LOAN_DRAWDOWN*, a business's NON_OPERATING_NEW_FINANCING. */
  readonly drawdowns: LoanMovementsView;
}
