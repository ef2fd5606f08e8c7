import { MONEY_SCALE } from "../base/money.js";
import { CATEGORIES, IS_INCOME, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { MARKET_DEFAULTS } from "../model/market.js";
import type { ProjectSettings } from "../model/settings.js";
import { type CreditCharacteristic, USUAL_WAGE } from "../scorecards/credit.js";
import { type Balances, balanceAt } from "./balances.js";
import type { Categories } from "./categories.js";
import type { Counting } from "./counting.js";
import type { Expenses } from "./expenses.js";
import type { Incomes } from "./incomes.js";
import type { ObservationWindow } from "./observation-window.js";
import type { Risks } from "./risks.js";

/** What the characteristics need: all over the scores' window. */
export interface CharacteristicNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly categories: Categories;
  readonly counting: Counting;
  readonly incomes: Incomes;
  readonly expenses: Expenses;
  readonly risks: Risks;
  readonly balances: Balances;
  readonly project: ProjectSettings;
}

const MONTH_DAYS = 30;
const QUARTER_DAYS = 90;
/** The value of a ratio to an income of nothing: beyond every bin. */
const BEYOND = 1e6;

const IS_DEBT = Uint8Array.from(CATEGORIES, (category) =>
  LOAN_REPAYMENT_CATEGORIES.has(category) ||
  ["SPLIT_PAYMENT", "LEASING", "NON_OPERATING_LOAN_REPAYMENT"].includes(category)
    ? 1
    : 0,
);
const IS_INCIDENT_FEE = Uint8Array.from(CATEGORIES, (category) =>
  category.startsWith("FEES_") && category !== "FEES_BANK_SERVICE" ? 1 : 0,
);
const IS_FAST_CREDIT = Uint8Array.from(CATEGORIES, (category) =>
  ["LOAN_REPAYMENT_FAST", "WAGE_SALARY_ADVANCE"].includes(category) ? 1 : 0,
);
/**
 * Measures what the scorecards look at. Nothing here depends on health, religion, union or politics: the categories that
 * could tell them only enter the sums of all incomes and all expenses.
 */
export function measureCharacteristics(needs: CharacteristicNeeds): Readonly<Record<CreditCharacteristic, number>> {
  const { ledger, window, incomes, expenses, risks, balances, project } = needs;
  const monthlyIncome = (incomes.total * MONTH_DAYS) / window.days;
  const toIncome = (amount: number): number =>
    monthlyIncome > 0 ? amount / monthlyIncome : Math.sign(amount) * BEYOND;
  const perQuarter = (count: number): number => (count * QUARTER_DAYS) / Math.max(window.days, QUARTER_DAYS);
  const counts = countRows(needs);
  const series = balanceSeries(ledger, window, balances);
  const monthly = (amount: number): number => (amount * MONTH_DAYS) / window.days;
  return {
    OVERDRAFT_DAYS: (risks.overdraftDays * MONTH_DAYS) / window.days,
    REJECTIONS: perQuarter(risks.paymentRejections.rows.length + risks.checkRejections.rows.length),
    INCIDENT_FEES: perQuarter(counts.incidentFees),
    SEIZURES_AND_COLLECTIONS: perQuarter(
      risks.directRecoveryOfDebt.rows.length +
        risks.bankAccountSeizure.rows.length +
        risks.debtCollection.rows.length +
        risks.bailiff.rows.length,
    ),
    GAMBLING_RATIO: toIncome(monthly(-risks.gambling.total)),
    LOWEST_BALANCE: toIncome(series.lowest),
    BALANCE_TREND: toIncome(series.trend),
    DEBT_RATIO: toIncome(monthly(counts.debt)),
    FAST_CREDIT: perQuarter(counts.fastCredit),
    BALANCE_BUFFER: toIncome(series.mean),
    INCOME_REGULARITY: incomeRegularity(ledger, window, needs.categories, needs.counting, incomes),
    INCOME_LEVEL: incomeLevel(monthlyIncome, project),
    RESIDUAL_INCOME: incomes.total > 0 ? (incomes.total + expenses.total + counts.rejected) / incomes.total : -1,
  };
}

function countRows({ window, categories, counting, ledger }: CharacteristicNeeds): {
  incidentFees: number;
  fastCredit: number;
  debt: number;
  rejected: number;
} {
  let incidentFees = 0;
  let fastCredit = 0;
  let debt = 0;
  let rejected = 0;
  for (const row of window.rows) {
    if (counting.isRefunded[row] === 1 || counting.isMoved[row] === 1) continue;
    const category = categories.ofRow[row]!;
    incidentFees += IS_INCIDENT_FEE[category]!;
    fastCredit += IS_FAST_CREDIT[category]!;
    // What was due and came back is still owed: a rejection must never look like less debt or less spending.
    if (IS_DEBT[category] === 1) debt -= ledger.amount[row]!;
    if (counting.isRejected[row] === 1) rejected += ledger.amount[row]!;
  }
  return { incidentFees, fastCredit, debt, rejected };
}

/** Lowest, mean and trend of the end-of-day balance over all checking accounts together. */
function balanceSeries(
  ledger: Ledger,
  window: ObservationWindow,
  balances: Balances,
): { lowest: number; mean: number; trend: number } {
  const checking = window.accounts.filter((account) => ledger.accounts[account]!.type === "CHECKING");
  const third = Math.max(1, Math.floor(window.days / 3));
  let lowest = Number.POSITIVE_INFINITY;
  let sum = 0;
  let early = 0;
  let late = 0;
  for (let at = 0; at < window.days; at += 1) {
    let balance = 0;
    for (const account of checking) balance += balanceAt(balances[account]!, window.from + at);
    lowest = Math.min(lowest, balance);
    sum += balance;
    if (at < third) early += balance;
    if (at >= window.days - third) late += balance;
  }
  return { lowest, mean: sum / window.days, trend: (late - early) / third };
}

/** The share of 30-day spans that hold at least half of the mean monthly income. */
function incomeRegularity(
  ledger: Ledger,
  window: ObservationWindow,
  categories: Categories,
  counting: Counting,
  incomes: Incomes,
): number {
  const spanCount = Math.max(1, Math.round(window.days / MONTH_DAYS));
  const spans = new Float64Array(spanCount);
  for (const row of window.rows) {
    if (IS_INCOME[categories.ofRow[row]!] === 0 || counting.isMoved[row] === 1 || counting.isReturn[row] === 1)
      continue;
    spans[Math.min(spanCount - 1, Math.floor(((ledger.day[row]! - window.from) * spanCount) / window.days))]! +=
      ledger.amount[row]!;
  }
  const half = incomes.total / spanCount / 2;
  return incomes.total <= 0 ? 0 : spans.filter((sum) => sum >= half).length / spanCount;
}

/** Monthly income against the market's usual wage; 1 where the project's currency is not the market's. */
function incomeLevel(monthlyIncome: number, project: ProjectSettings): number {
  if (project.currency !== MARKET_DEFAULTS[project.market].currency) return 1;
  return monthlyIncome / MONEY_SCALE / USUAL_WAGE[project.market]!;
}
