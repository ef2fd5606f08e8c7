import type { Money } from "../base/money.js";
import { CATEGORIES, LOAN_DRAWDOWN_CATEGORIES, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { CashFlows } from "./cash-flows.js";
import type { Categories } from "./categories.js";
import { countMonths, sumOf } from "./category-totals.js";
import type { Counting } from "./counting.js";
import type { RowLinks } from "./links/row-links.js";

/** What the loans need. */
export interface LoanNeeds {
  readonly ledger: Ledger;
  readonly cashFlows: CashFlows;
  readonly categories: Categories;
  readonly counting: Counting;
  readonly links: RowLinks;
}

/** Repayments or drawdowns of a window. */
export interface LoanMovements {
  /** Numbers of the flows: one a loan. */
  readonly flows: readonly number[];
  /** Without what came back. */
  readonly total: Money;
  readonly monthsWithValues: number;
}

/** The loans of a window. */
export interface Loans {
  readonly repayments: LoanMovements;
  readonly drawdowns: LoanMovements;
}

/** Finds loans by their flows: one flow is one loan (decisions section 7). What takes back a payout repays none. */
export function findLoans({ ledger, cashFlows, categories, counting, links }: LoanNeeds): Loans {
  const takesBack = (row: number): boolean =>
    ledger.amount[row]! < 0 && counting.isRefunded[row] === 1 && links.rowOf("refundOf", row) !== -1;
  const movementsOf = (wanted: ReadonlySet<string>): LoanMovements => {
    const flows = cashFlows.flows
      .map((_, number) => number)
      .filter((number) => wanted.has(CATEGORIES[categories.ofFlow[number]!]!))
      .filter((number) => !cashFlows.flows[number]!.rows.every(takesBack));
    const rows = flows
      .flatMap((number) => cashFlows.flows[number]!.rows)
      .filter((row) => counting.isRejected[row] === 0 && counting.isRefunded[row] === 0)
      .sort((left, right) => left - right);
    return { flows, total: sumOf(ledger, rows), monthsWithValues: countMonths(ledger, rows) };
  };
  return { repayments: movementsOf(LOAN_REPAYMENT_CATEGORIES), drawdowns: movementsOf(LOAN_DRAWDOWN_CATEGORIES) };
}
