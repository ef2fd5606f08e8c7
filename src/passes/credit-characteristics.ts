import { CATEGORIES, categoryFlags } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { ProjectSettings } from "../model/settings.js";
import { earlyPayFrom } from "../scorecards/christmas-pay.js";
import { type CreditCharacteristic, isFastCredit, isIncidentFee, usualWageOf } from "../scorecards/credit.js";
import { countEnforcements, type EnforcementStep, isEnforcement, isRelease } from "../scorecards/enforcements.js";
import { monthCountOf, monthsWithIncome } from "../scorecards/income-months.js";
import { CHARACTERISTIC_OF, type Measures, thirdOf } from "../scorecards/measures.js";
import type { Measured } from "../scorecards/scorecard.js";
import { type Balances, balanceAt } from "./balances.js";
import { isOwed } from "./counted-rows.js";
import type { Counting } from "./counting.js";
import { findMonthlyLines, type MonthlyLine } from "./credit-characteristics/monthly-lines.js";
import { type MonthlySumNeeds, sumMonths } from "./credit-characteristics/sum-months.js";
import type { ObservationWindow } from "./observation-window.js";
import type { Risks } from "./risks.js";

/** What the characteristics need: all over the scores' window. */
export interface CharacteristicNeeds extends MonthlySumNeeds {
  readonly risks: Risks;
  readonly balances: Balances;
  readonly project: ProjectSettings;
}

const IS_INCIDENT_FEE = categoryFlags(isIncidentFee);
const TELLS_ENFORCEMENT = categoryFlags((category) => isEnforcement(category) || isRelease(category));
const IS_FAST_CREDIT = categoryFlags(isFastCredit);

/** Rows of the scores' window that the sums leave out, by what links and card totals say of them. */
export interface LeftOutRows {
  /** Sides of own transfers, and card totals whose purchases are counted. */
  readonly moved: readonly number[];
  /** Debits that came back unpaid; tries of a debit that another debit stands for; and what was refunded or taken back. */
  readonly rejected: readonly number[];
  readonly retried: readonly number[];
  readonly refunded: readonly number[];
  /** The credits of returns and refunds. */
  readonly returned: readonly number[];
}

/** What the scorecards look at. */
export interface Characteristics {
  readonly values: Readonly<Record<CreditCharacteristic, Measured>>;
  /** What counts with its mean payment a month. */
  readonly monthlyLines: readonly MonthlyLine[];
  readonly leftOut: LeftOutRows;
}

/**
 * Measures what the scorecards look at. Nothing here depends on health, religion, union or politics: the categories that
 * could tell them only enter the sums of all incomes and all expenses.
 */
export function measureCharacteristics(needs: CharacteristicNeeds): Characteristics {
  const { ledger, window, risks, balances, project, counting } = needs;
  const monthlyLines = findMonthlyLines(needs);
  const measures: Measures = {
    windowDays: window.days,
    overdraftDays: risks.overdraftDays,
    rejections: risks.paymentRejections.rows.length + risks.checkRejections.rows.length,
    ...countIncidents(needs),
    ...sumMonths(needs, monthlyLines),
    ...balanceSeries(ledger, window, balances),
    ...incomeMonths(needs),
    usualWage: usualWageOf(project.market, project.currency),
  };
  const values = Object.fromEntries(
    Object.entries(CHARACTERISTIC_OF).map(([name, measure]) => [name, measure(measures)]),
  );
  return { values: values as Characteristics["values"], monthlyLines, leftOut: leftOutOf(window, counting) };
}

function leftOutOf({ rows }: ObservationWindow, counting: Counting): LeftOutRows {
  const { isMoved, isRejected, isRetried, isRefunded, isReturn } = counting;
  const marked = (marks: Uint8Array): readonly number[] => {
    const found: number[] = [];
    for (const row of rows) if (marks[row] === 1) found.push(row);
    return found;
  };
  return {
    moved: marked(isMoved),
    rejected: marked(isRejected),
    retried: marked(isRetried),
    refunded: marked(isRefunded),
    returned: marked(isReturn),
  };
}

/** Counts incidents, of what was presented several times one try: it is owed once. */
function countIncidents({
  window,
  categories,
  counting,
  ledger,
}: CharacteristicNeeds): Pick<Measures, "incidentFees" | "fastCredits" | "enforcements"> {
  const steps: EnforcementStep[] = [];
  let incidentFees = 0;
  let fastCredits = 0;
  for (const row of window.rows) {
    if (!isOwed(counting, row)) continue;
    const category = categories.ofRow[row]!;
    incidentFees += IS_INCIDENT_FEE[category]!;
    fastCredits += IS_FAST_CREDIT[category]!;
    if (TELLS_ENFORCEMENT[category] === 1)
      steps.push({ category: CATEGORIES[category]!, day: ledger.day[row]!, amount: Math.abs(ledger.amount[row]!) });
  }
  return { incidentFees, fastCredits, enforcements: countEnforcements(steps) };
}

/** The end-of-day balance over all checking accounts together: the lowest, and the sums over all days and the outer thirds. */
function balanceSeries(
  ledger: Ledger,
  window: ObservationWindow,
  balances: Balances,
): Pick<Measures, "lowestBalance" | "balances" | "earlyBalances" | "lateBalances" | "thirdDays"> {
  const checking = window.accounts.filter((account) => ledger.accounts[account]!.type === "CHECKING");
  const third = thirdOf(window.days);
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
  return { lowestBalance: lowest, balances: sum, earlyBalances: early, lateBalances: late, thirdDays: third };
}

/** How many months the window has, and in how many of them an income was paid or not missed. */
function incomeMonths({ ledger, window, incomes }: CharacteristicNeeds): Pick<Measures, "months" | "monthsWithIncome"> {
  const incomeOfDay = new Float64Array(window.days);
  for (const { rows } of incomes.categories)
    for (const row of rows) incomeOfDay[ledger.day[row]! - window.from]! += ledger.amount[row]!;
  return {
    months: monthCountOf(window.days),
    monthsWithIncome: monthsWithIncome(incomeOfDay, incomes.total, earlyPayFrom(window.from)),
  };
}
