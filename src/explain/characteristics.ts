import type { Day } from "../base/calendar.js";
import { type Category, DEBT_CATEGORIES } from "../model/category.js";
import type { Market } from "../model/market.js";
import { earlyPayFrom } from "../scorecards/christmas-pay.js";
import { type CreditCharacteristic, isFastCredit, isIncidentFee, usualWageOf } from "../scorecards/credit.js";
import { countEnforcements, isEnforcement, isRelease } from "../scorecards/enforcements.js";
import { monthCountOf, monthsWithIncome } from "../scorecards/income-months.js";
import { type Measures, QUARTER_DAYS, thirdOf } from "../scorecards/measures.js";
import type { AnalysisIndex } from "./analysis-index.js";
import { type Cited, dayOfText, moneyOf } from "./cited.js";
import { input, transactionInput } from "./explainer.js";
import type { ExplainedParameter, ExplanationInput } from "./explanation.js";
import { MONTHS_WITH_INCOME, PAYDAYS } from "./income-months.js";
import { MONTH, MONTHS_OF_SUMS, monthlyInputs, monthlySumsOf, OF_A_MONTH } from "./monthly-sums.js";
import { WINDOW_DAYS, windowInputs, windowOf } from "./periods.js";
import { evidenceOf, type ScoreEvidence } from "./score-evidence.js";

/** How a characteristic is measured: in words, from what the result holds, and back from what is cited. */
export interface MeasuredCharacteristic {
  readonly formula: string;
  readonly parameters: readonly ExplainedParameter[];
  readonly inputs: (evidence: ScoreEvidence) => readonly ExplanationInput[];
  readonly measures: (cited: Cited) => Partial<Measures>;
}

const COUNTED = "transactions counted";
const RELEASED = "releases of what was blocked";
const ADDED = "transactions added up";
const INCOMES = "incomes";
const EXPENSES = "expenses";
const REJECTED = "expenses that came back unpaid";
const OVERDRAWN = "negative end-of-day balances";
const BALANCES = "end-of-day balances";
const EARLY = "end-of-day balances of the first third";
const LATE = "end-of-day balances of the last third";

const SOURCE = "the scorecards' measures; decisions, section Scores";
const QUARTER = { name: "days of a quarter", value: QUARTER_DAYS, unit: "days", source: SOURCE };
const PER_QUARTER =
  "number of transactions counted × days of a quarter / days of the window, or / days of a quarter where the window has fewer";

const incomes = (evidence: ScoreEvidence): readonly ExplanationInput[] =>
  monthlyInputs(INCOMES, evidence.incomes(), evidence);
/** What is earned and what is spent, also what came back unpaid. */
const budget = (evidence: ScoreEvidence): readonly ExplanationInput[] => [
  ...incomes(evidence),
  ...monthlyInputs(EXPENSES, evidence.expenses(), evidence),
  ...monthlyInputs(REJECTED, evidence.rejectedExpenses(), evidence),
];
const budgetOf = (cited: Cited): Partial<Measures> =>
  monthlySumsOf(cited, { spending: [EXPENSES, REJECTED], incomes: [INCOMES] });
const balances = (role: string, evidence: ScoreEvidence, span = evidence.span): ExplanationInput =>
  input(role, evidence.totalBalances(span));
const added = (evidence: ScoreEvidence, isWanted: (category: Category) => boolean): readonly ExplanationInput[] =>
  monthlyInputs(ADDED, evidence.due(isWanted), evidence);
const daysIn = (cited: Cited, role: string): number =>
  cited.figures(role).reduce((days, { times = 1 }) => days + times, 0);

function countPerQuarter(
  measure: "rejections" | "incidentFees" | "fastCredits",
  select: (evidence: ScoreEvidence) => ReturnType<ScoreEvidence["incomes"]>,
): MeasuredCharacteristic {
  return {
    formula: PER_QUARTER,
    parameters: [QUARTER],
    inputs: (evidence) => [transactionInput(COUNTED, select(evidence))],
    measures: (cited) => ({ [measure]: cited.transactions(COUNTED).length }),
  };
}

/** How each characteristic of the scorecards is measured over the scores' window. */
export const MEASURED: Readonly<Record<CreditCharacteristic, MeasuredCharacteristic>> = {
  OVERDRAFT_DAYS: {
    formula:
      "days with a negative end-of-day balance, summed over the checking accounts, × days of a month / days of the window",
    parameters: [MONTH],
    inputs: (evidence) => [input(OVERDRAWN, evidence.negativeBalances())],
    measures: (cited) => ({ overdraftDays: daysIn(cited, OVERDRAWN) }),
  },
  REJECTIONS: countPerQuarter("rejections", (evidence) =>
    evidence.incidents((category) => category.startsWith("REJECTION_")),
  ),
  INCIDENT_FEES: countPerQuarter("incidentFees", (evidence) => evidence.due(isIncidentFee)),
  SEIZURES_AND_COLLECTIONS: {
    formula: `${PER_QUARTER}; of each kind the fees, the payments or the sums that are blocked, whichever are most, those not counted that are blocked again behind the release of all of one`,
    parameters: [QUARTER],
    inputs: (evidence) => [
      transactionInput(COUNTED, evidence.due(isEnforcement)),
      transactionInput(RELEASED, evidence.due(isRelease)),
    ],
    measures: (cited) => ({
      enforcements: countEnforcements(
        [...cited.transactions(COUNTED), ...cited.transactions(RELEASED)].map((step) => ({
          category: step.textCategory ?? step.category,
          day: dayOfText(step.day),
          amount: Math.abs(moneyOf(step.amount)),
        })),
      ),
    }),
  },
  FAST_CREDIT: countPerQuarter("fastCredits", (evidence) => evidence.due(isFastCredit)),
  GAMBLING_RATIO: {
    formula: `− sum of the transactions added up / incomes; ${OF_A_MONTH}; what came back unpaid was staked`,
    parameters: MONTHS_OF_SUMS,
    inputs: (evidence) => [...added(evidence, (category) => category === "GAMBLING"), ...incomes(evidence)],
    measures: (cited) => monthlySumsOf(cited, { gambling: [ADDED], incomes: [INCOMES] }),
  },
  DEBT_RATIO: {
    formula: `− sum of the transactions added up / incomes; ${OF_A_MONTH}; what came back unpaid is still owed, once however often it was presented`,
    parameters: MONTHS_OF_SUMS,
    inputs: (evidence) => [...added(evidence, (category) => DEBT_CATEGORIES.has(category)), ...incomes(evidence)],
    measures: (cited) => {
      const sums = monthlySumsOf(cited, { debt: [ADDED], incomes: [INCOMES] });
      return { ...sums, debt: -sums.debt };
    },
  },
  LOWEST_BALANCE: {
    formula: `lowest end-of-day balance of all checking accounts together / incomes; ${OF_A_MONTH}`,
    parameters: MONTHS_OF_SUMS,
    inputs: (evidence) => [balances(BALANCES, evidence), ...budget(evidence)],
    measures: (cited) => ({
      lowestBalance: Math.min(...cited.figures(BALANCES).map(({ value }) => moneyOf(value))),
      ...budgetOf(cited),
    }),
  },
  BALANCE_BUFFER: {
    formula: `mean end-of-day balance of all checking accounts together / incomes; ${OF_A_MONTH}`,
    parameters: MONTHS_OF_SUMS,
    inputs: (evidence) => [balances(BALANCES, evidence), ...budget(evidence)],
    measures: (cited) => ({ balances: cited.sum(BALANCES), ...budgetOf(cited) }),
  },
  BALANCE_TREND: {
    formula: `(mean end-of-day balance of the window's last third − mean of its first third) / incomes; ${OF_A_MONTH}`,
    parameters: MONTHS_OF_SUMS,
    inputs: (evidence) => {
      const { from, to } = evidence.span;
      const third = thirdOf(to - from + 1);
      return [
        balances(EARLY, evidence, { from, to: (from + third - 1) as Day }),
        balances(LATE, evidence, { from: (to - third + 1) as Day, to }),
        ...budget(evidence),
      ];
    },
    measures: (cited) => ({
      earlyBalances: cited.sum(EARLY),
      lateBalances: cited.sum(LATE),
      thirdDays: daysIn(cited, LATE),
      ...budgetOf(cited),
    }),
  },
  INCOME_REGULARITY: {
    formula: `months with an income / months of the window, rounded; ${MONTHS_WITH_INCOME}; an income is what adds up to half of a month's mean; 0 where there is none`,
    parameters: [MONTH, ...PAYDAYS],
    inputs: (evidence) => [transactionInput(INCOMES, evidence.incomes())],
    measures: incomeMonths,
  },
  INCOME_LEVEL: {
    formula: `incomes / the market's usual net wage a month; ${OF_A_MONTH}`,
    parameters: MONTHS_OF_SUMS,
    inputs: (evidence) => incomes(evidence),
    measures: (cited) => ({ usualWage: cited.parameter(USUAL), ...monthlySumsOf(cited, { incomes: [INCOMES] }) }),
  },
  RESIDUAL_INCOME: {
    formula: `(incomes + expenses + expenses that came back unpaid, each once however often it was presented) / incomes; ${OF_A_MONTH}; expenses are negative`,
    parameters: MONTHS_OF_SUMS,
    inputs: budget,
    measures: budgetOf,
  },
};

const USUAL = "usual net wage a month";
const USUAL_SOURCE = "our choice by market, an order of magnitude for 2024; decisions, section Scores";

/** The parameters of a characteristic; the usual wage is one of the market's own currency. */
export function parametersOf({ analysis }: AnalysisIndex, name: CreditCharacteristic): readonly ExplainedParameter[] {
  const { market, currency } = analysis.settings.project;
  const { parameters } = MEASURED[name];
  const value = name === "INCOME_LEVEL" ? usualWageOf(market as Market, currency) : 0;
  return value === 0 ? parameters : [...parameters, { name: USUAL, value, unit: currency, source: USUAL_SOURCE }];
}

/** All that a characteristic rests on: the window, and what is counted or added up in it. */
export function inputsOf(index: AnalysisIndex, name: CreditCharacteristic): readonly ExplanationInput[] {
  return [...windowInputs(index), ...MEASURED[name].inputs(evidenceOf(index))];
}

/** What the scorecards' formulas need of a characteristic, from what its explanation cites. */
export function measuresOf(cited: Cited, name: CreditCharacteristic): Partial<Measures> {
  return { windowDays: cited.figure(WINDOW_DAYS), ...MEASURED[name].measures(cited) };
}

function incomeMonths(cited: Cited): Partial<Measures> {
  const { from, to } = windowOf(cited);
  const incomeOfDay = new Float64Array(to - from + 1);
  for (const { day, amount } of cited.transactions(INCOMES)) incomeOfDay[dayOfText(day) - from]! += moneyOf(amount);
  const incomes = cited.sum(INCOMES);
  return {
    incomes,
    months: monthCountOf(incomeOfDay.length),
    monthsWithIncome: monthsWithIncome(incomeOfDay, incomes, earlyPayFrom(from)),
  };
}
