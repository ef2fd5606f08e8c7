import type { Ledger } from "../model/ledger.js";
import { typeLabelOf } from "../model/transaction-type.js";
import type { CashFlows } from "../passes/cash-flows.js";
import type { Categories } from "../passes/categories.js";
import type { CategoryTotal } from "../passes/category-totals.js";
import type { Counting } from "../passes/counting.js";
import type { Expenses } from "../passes/expenses.js";
import type { FrequentTransactions } from "../passes/frequent-transactions.js";
import type { Incomes } from "../passes/incomes.js";
import type { LoanMovements, Loans } from "../passes/loans.js";
import type { ObservationWindow } from "../passes/observation-window.js";
import type { Organisations } from "../passes/organisations.js";
import type { Regularity } from "../passes/regularity.js";
import type { RiskRows, Risks } from "../passes/risks.js";
import type { CashFlowView } from "../results/cash-flows.js";
import type { CategoryView, CreditInsightsView } from "../results/credit-insights.js";
import type { LoanFlowView, LoanMovementsView } from "../results/loans.js";
import type { RiskView } from "../results/risks.js";
import type { TransactionView } from "../results/transactions.js";
import { viewCashFlows, viewMonths } from "./cash-flows.js";
import { type Formatter, ratio } from "./format.js";

/** The version of the credit insights' shape. */
const CREDIT_INSIGHTS_VERSION = "1.0.0";

/** What the credit insights' view needs: all facts of their window. */
export interface CreditInsightsNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly cashFlows: CashFlows;
  readonly regularities: readonly (Regularity | undefined)[];
  readonly categories: Categories;
  readonly counting: Counting;
  readonly organisations: Organisations;
  readonly incomes: Incomes;
  readonly expenses: Expenses;
  readonly frequentTransactions: readonly FrequentTransactions[];
  readonly loans: Loans;
  readonly risks: Risks;
  /** By row of the ledger. */
  readonly transactions: readonly TransactionView[];
  readonly format: Formatter;
}

/** Writes the credit insights: every total is the exact sum of the transactions that stand beside it, rounded once. */
export function viewCreditInsights(needs: CreditInsightsNeeds): CreditInsightsView {
  const { window, incomes, expenses, loans, risks, format, organisations } = needs;
  const flows = viewCashFlows(needs);
  const loanFlow = (flow: number): LoanFlowView => {
    const name = organisations.lenderOfFlow[flow];
    return name === undefined ? flows[flow]! : { ...flows[flow]!, lendingOrganization: { name } };
  };
  const movements = ({ flows: numbers, total }: LoanMovements): LoanMovementsView => ({
    count: numbers.length,
    totalAmount: format.amount(total),
    monthlyAmount: format.monthlyAmount(total, window.months),
    details: numbers.map(loanFlow),
    lendingOrganizations: distinctNames(numbers.map((flow) => organisations.lenderOfFlow[flow])),
  });
  return {
    version: CREDIT_INSIGHTS_VERSION,
    cashFlows: [...flows].sort(compareFlows),
    incomes: {
      totalAmount: format.amount(incomes.total),
      monthlyAmount: format.monthlyAmount(incomes.total, window.months),
      indicators: { allowancesRatio: ratio(incomes.allowances, incomes.total) },
      employers: distinctNames(organisations.employerOfFlow),
      categories: incomes.categories.map((category) => viewCategory(needs, category)),
    },
    expenses: {
      totalAmount: format.amount(expenses.total),
      monthlyAmount: format.monthlyAmount(expenses.total, window.months),
      categories: expenses.categories.map((category) => viewCategory(needs, category)),
      frequentTransactions: needs.frequentTransactions.map(({ label, rows }) => {
        const transactions = rows.map((row) => needs.transactions[row]!);
        return { label: publicLabelOf(label, transactions), transactions };
      }),
    },
    loans: {
      repayments: {
        ...movements(loans.repayments),
        monthlyAmountExcludingMonthsWithoutValues: format.meanAmount(
          loans.repayments.total,
          loans.repayments.monthsWithValues,
        ),
      },
      drawdowns: movements(loans.drawdowns),
    },
    risks: viewRisks(needs, risks),
  };
}

/** Largest absolute total first; then by text and first transaction, which is unique. */
function compareFlows(left: CashFlowView, right: CashFlowView): number {
  const byTotal = Math.abs(right.totalAmount) - Math.abs(left.totalAmount);
  if (byTotal !== 0) return byTotal;
  if (left.label !== right.label) return left.label < right.label ? -1 : 1;
  return left.transactions[0]!.id < right.transactions[0]!.id ? -1 : 1;
}

function viewCategory(
  { ledger, window, transactions, format }: CreditInsightsNeeds,
  category: CategoryTotal,
): CategoryView {
  return {
    name: category.category,
    totalAmount: format.amount(category.total),
    monthlyAmount: format.monthlyAmount(category.total, window.months),
    monthlyAmountExcludingMonthsWithoutValues: format.meanAmount(category.total, category.monthsWithValues),
    calendar: viewMonths(ledger, category.rows, format),
    transactions: category.rows.map((row) => transactions[row]!),
  };
}

function viewRisks({ transactions, format }: CreditInsightsNeeds, risks: Risks): CreditInsightsView["risks"] {
  const view = ({ total, rows }: RiskRows): RiskView => ({
    totalAmount: format.amount(total),
    transactions: rows.map((row) => transactions[row]!),
  });
  const sum = ({ total }: RiskRows): { totalAmount: number } => ({ totalAmount: format.amount(total) });
  return {
    interventionFees: view(risks.interventionFees),
    overdraft: {
      minimumBalanceReached: format.amount(risks.lowestBalance),
      duration: risks.overdraftDays,
      fees: view(risks.overdraftFees),
    },
    heavyFailures: {
      directRecoveryOfDebt: view(risks.directRecoveryOfDebt),
      bankAccountSeizure: view(risks.bankAccountSeizure),
      wageAdvance: view(risks.wageAdvance),
    },
    debtCollection: view(risks.debtCollection),
    bailiff: view(risks.bailiff),
    gambling: sum(risks.gambling),
    incidents: { paymentRejections: sum(risks.paymentRejections), checkRejections: sum(risks.checkRejections) },
  };
}

function distinctNames(names: readonly (string | undefined)[]): readonly { readonly name: string }[] {
  return [...new Set(names.filter((name) => name !== undefined))].sort().map((name) => ({ name }));
}

/** A label says who is paid; where that tells of health, religion, union or politics, only how. */
export function publicLabelOf(label: string, transactions: readonly TransactionView[]): string {
  const sensitive = transactions.find(({ enrichments }) => enrichments.isSensitive === true);
  return sensitive === undefined ? label : typeLabelOf(sensitive.enrichments.type);
}
