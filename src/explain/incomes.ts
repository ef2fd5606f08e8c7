import { roundedQuotient } from "../base/money.js";
import { ALLOWANCE_CATEGORIES, type Category } from "../model/category.js";
import { MEAN_OF_MONTHS, MONTH_AMOUNT, MONTHLY_AMOUNT, SHOWN_TRANSACTION, sumOfListed, TOTAL } from "./amounts.js";
import type { AnalysisIndex, IndexedTransaction } from "./analysis-index.js";
import { type Explainer, input, type PatternTable, TO_MINOR_UNIT, transactionInput, under } from "./explainer.js";
import type { CitedFigure } from "./explanation.js";

type Side = "incomes" | "expenses";

/** Figures of the incomes and expenses of the credit insights, and of their categories. */
export const INCOME_AND_EXPENSE_EXPLAINERS: PatternTable = {
  ...under("/creditInsights/incomes", {
    ...sideExplainers(
      "incomes",
      "the income family without withdrawals of savings, of a business also REVENUE and OTHER, without own transfers and without returns of debits",
    ),
    "/indicators/allowancesRatio": {
      explain: (index) => ({
        unit: "share of 0 to 1",
        formula:
          "sum of the categories ALLOWANCE… and STATE_SUBSIDY, of a business also of what its text tells as a subsidy, / total of the incomes; 0 where there is no income",
        rounding: "half-even to 4 decimals",
        inputs: [
          input(
            "allowances",
            totalsOf(index, "incomes", (name) => ALLOWANCE_CATEGORIES.has(name) || name === "STATE_SUBSIDY"),
          ),
          transactionInput("subsidies of a business", businessSubsidies(index)),
          input(TOTAL, [index.figure("/creditInsights/incomes/totalAmount")]),
        ],
      }),
      recompute: (cited) =>
        roundedQuotient(cited.sum("allowances") + cited.sum("subsidies of a business"), cited.sum(TOTAL), 4),
    },
  }),
  ...under("/creditInsights/expenses", {
    ...sideExplainers(
      "expenses",
      "debits of the expense, tax and credit families and bank fees, of a business also OPEX_OTHER, NON_OPERATING_LOAN_REPAYMENT and NON_OPERATING_OTHER, without own transfers, card totals whose purchases are counted, and debits that came back",
    ),
    "/frequentTransactions/*/transactions/*/amount": SHOWN_TRANSACTION,
  }),
};

function sideExplainers(side: Side, rows: string): PatternTable {
  return {
    "/totalAmount": totalOfCategories(side, rows),
    "/monthlyAmount": MONTHLY_AMOUNT,
    "/categories/*/totalAmount": sumOfListed(`sum of the transactions of the category in the window: ${rows}`),
    "/categories/*/monthlyAmount": MONTHLY_AMOUNT,
    "/categories/*/monthlyAmountExcludingMonthsWithoutValues": MEAN_OF_MONTHS,
    "/categories/*/calendar/*/amount": MONTH_AMOUNT,
    "/categories/*/transactions/*/amount": SHOWN_TRANSACTION,
  };
}

function totalOfCategories(side: Side, rows: string): Explainer {
  return {
    explain: (index) => ({
      unit: index.currency,
      formula: `sum of the categories' totals: ${rows}`,
      rounding: TO_MINOR_UNIT,
      inputs: [
        input(
          "categories",
          totalsOf(index, side, () => true),
        ),
      ],
    }),
    recompute: (cited) => cited.amount(cited.sum("categories")),
  };
}

/** What the text of a business tells as a subsidy, which is other income to it: its rule says so of itself. */
function businessSubsidies(index: AnalysisIndex): readonly IndexedTransaction[] {
  const others = index.analysis.creditInsights?.incomes.categories.find(({ name }) => name === "OTHER");
  return index
    .transactionsOf(others?.transactions ?? [])
    .filter(({ view }) => view.enrichments.rule.endsWith(">OTHER"));
}

function totalsOf(index: AnalysisIndex, side: Side, isWanted: (name: Category) => boolean): readonly CitedFigure[] {
  const categories = index.analysis.creditInsights?.[side].categories ?? [];
  return categories.flatMap(({ name }, place) =>
    isWanted(name) ? [index.figure(`/creditInsights/${side}/categories/${place}/totalAmount`)] : [],
  );
}
