import { type Category, familyOf, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import type { CreditCharacteristic } from "../scorecards/credit.js";
import type { AnalysisIndex } from "./analysis-index.js";
import { balancesWithin } from "./balances.js";
import { input, transactionInput } from "./explainer.js";
import type { CitedFigure, ExplanationInput } from "./explanation.js";
import { scoreSpanOf } from "./periods.js";

/** What a scorecard looks at. */
export type ScoredCharacteristic = CreditCharacteristic;

const isIncome = (category: Category): boolean =>
  (familyOf(category) === "INCOME" && category !== "DISSAVING") || category === "REVENUE" || category === "OTHER";

/** The categories whose transactions a characteristic counts or adds up. */
const CATEGORIES_OF: Readonly<Partial<Record<ScoredCharacteristic, (category: Category) => boolean>>> = {
  REJECTIONS: (category) => category.startsWith("REJECTION_"),
  INCIDENT_FEES: (category) => category.startsWith("FEES_") && category !== "FEES_BANK_SERVICE",
  SEIZURES_AND_COLLECTIONS: (category) =>
    /SEIZURE|DEBT_RECOVERY/.test(category) || category === "DEBT_COLLECTION" || category === "BAILIFF",
  GAMBLING_RATIO: (category) => category === "GAMBLING",
  DEBT_RATIO: (category) =>
    LOAN_REPAYMENT_CATEGORIES.has(category) ||
    ["SPLIT_PAYMENT", "LEASING", "NON_OPERATING_LOAN_REPAYMENT"].includes(category),
  FAST_CREDIT: (category) => category === "LOAN_REPAYMENT_FAST" || category === "WAGE_SALARY_ADVANCE",
  RESIDUAL_INCOME: (category) => {
    const isCost = ["EXPENSE", "TAX", "CREDIT", "BUSINESS"].includes(familyOf(category));
    return isCost || category.startsWith("FEES_");
  },
};

/** Characteristics that are measured against the incomes, or measure them. */
const RESTS_ON_INCOMES: ReadonlySet<ScoredCharacteristic> = new Set<ScoredCharacteristic>([
  "GAMBLING_RATIO",
  "LOWEST_BALANCE",
  "BALANCE_TREND",
  "DEBT_RATIO",
  "BALANCE_BUFFER",
  "INCOME_REGULARITY",
  "INCOME_LEVEL",
  "RESIDUAL_INCOME",
]);

const RESTS_ON_BALANCES: ReadonlySet<ScoredCharacteristic> = new Set<ScoredCharacteristic>([
  "LOWEST_BALANCE",
  "BALANCE_TREND",
  "BALANCE_BUFFER",
]);

/** What the result holds of a characteristic's evidence: transactions and balances of the scores' window. */
export function evidenceOf(index: AnalysisIndex, name: ScoredCharacteristic): readonly ExplanationInput[] {
  const span = scoreSpanOf(index);
  const transactions = index.within(span);
  const isCounted = CATEGORIES_OF[name];
  return [
    ...(isCounted === undefined
      ? []
      : [
          transactionInput(
            "transactions looked at",
            transactions.filter(({ cited }) => isCounted(cited.category)),
          ),
        ]),
    ...(RESTS_ON_BALANCES.has(name) ? [input("end-of-day balances", totalBalances(index))] : []),
    ...(name === "OVERDRAFT_DAYS" ? [input("negative end-of-day balances", negativeBalances(index))] : []),
    ...(RESTS_ON_INCOMES.has(name)
      ? [
          transactionInput(
            "incomes",
            transactions.filter(({ cited }) => isIncome(cited.category)),
          ),
        ]
      : []),
  ];
}

function negativeBalances(index: AnalysisIndex): readonly CitedFigure[] {
  return index.analysis.accounts
    .flatMap(({ type, isComputed }, account) =>
      type === "CHECKING" && isComputed ? balancesWithin(index, account, scoreSpanOf(index)) : [],
    )
    .filter(({ value }) => value < 0);
}

/** The balances of all checking accounts together, on the days of the scores' window that are known. */
function totalBalances(index: AnalysisIndex): readonly CitedFigure[] {
  const { from, to } = scoreSpanOf(index);
  const { dailyBalances } = index.analysis;
  const first = Math.max(0, dailyBalances.length - (to - from + 1));
  return dailyBalances.slice(first).map((_, place) => index.figure(`/dailyBalances/${first + place}/balance`));
}
