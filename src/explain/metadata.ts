import { roundedQuotient } from "../base/money.js";
import { PARAMETERS } from "../parameters.js";
import { ACTIVITY_EXPLAINERS } from "./activity.js";
import type { AnalysisIndex } from "./analysis-index.js";
import { dayOfText } from "./cited.js";
import { beside, type Explainer, input, type PatternTable, transactionInput, under } from "./explainer.js";
import type { CitedFact } from "./explanation.js";
import { daysOfMonth, MONTHS_FORMULA, monthsOf, monthsReasoning, PRODUCTS, type Product, spanOf } from "./periods.js";

const FIRST_DAY = "first day of the window";
const LAST_DAY = "last day of the window";
const TRANSACTIONS = "transactions";
const A_MONTH = "transactions a month";
const ORIGINAL = "the figure that it repeats";
const DEPRECATED = ["/lastTransactionGap", "/historicalDepth", "/monthlyTransactionCount", "/totalTransactionCount"];

/** Figures of the metadata: counts of accounts, indicators on each product's data, and the activity score. */
export const METADATA_EXPLAINERS: PatternTable = {
  "/metadata/numberOfCheckings": accountCount("CHECKING"),
  "/metadata/numberOfSavings": accountCount("SAVINGS"),
  "/metadata/numberOfLoans": accountCount("LOAN"),
  "/metadata/numberOfCreditCard": accountCount("CREDIT_CARD"),
  ...under("/metadata", Object.fromEntries(DEPRECATED.map((member) => [member, repeated()]))),
  "/metadata/calendar/*/nbDays": repeated(),
  ...Object.fromEntries(
    PRODUCTS.flatMap((product) => Object.entries(under(`/metadata/${product}`, indicatorExplainers(product)))),
  ),
  ...under("/metadata/activityScore", ACTIVITY_EXPLAINERS),
};

function accountCount(type: string): Explainer {
  return {
    explain: (index) => ({
      unit: "accounts",
      formula: `number of accounts of type ${type}`,
      inputs: [
        input(
          "accounts",
          index.analysis.accounts.flatMap((account, place) =>
            account.type === type ? [index.fact(`/accounts/${place}/type`)] : [],
          ),
        ),
      ],
    }),
    recompute: (cited) => cited.texts("accounts").length,
  };
}

/** The deprecated copy of an indicator of the credit insights. */
function repeated(): Explainer {
  return {
    explain: (index, { pointer }) => ({
      unit: unitOf(pointer),
      formula: "the same figure of the credit insights' indicators, kept here for older clients",
      inputs: [input(ORIGINAL, [index.figure(pointer.replace("/metadata/", "/metadata/creditInsights/"))])],
    }),
    recompute: (cited) => cited.figure(ORIGINAL),
  };
}

function unitOf(pointer: string): string {
  if (pointer.endsWith("/monthlyTransactionCount")) return A_MONTH;
  return pointer.endsWith("/totalTransactionCount") ? TRANSACTIONS : "days";
}

function indicatorExplainers(product: Product): PatternTable {
  return {
    "/lastTransactionGap": {
      explain: (index) => ({
        unit: "days",
        formula: "day of the computation − day of the window's last transaction, at least 0",
        inputs: [
          input("computation", [index.fact("/settings/now")]),
          input("time zone", [index.fact("/settings/project/timeZone")]),
          transactionInput("last transaction", index.within(spanOf(index, product)).slice(-1)),
        ],
      }),
      recompute: (cited) =>
        Math.max(0, cited.day("computation") - dayOfText(cited.transactions("last transaction")[0]?.day ?? "")),
    },
    "/historicalDepth": historicalDepth(product),
    "/monthlyTransactionCount": {
      explain: (index, { pointer }) => {
        const { parameters, inputs } = monthsReasoning(index, product);
        return {
          unit: A_MONTH,
          formula: `number of transactions / months of the window; ${MONTHS_FORMULA}`,
          rounding: "half-even to 2 decimals",
          parameters,
          inputs: [input("count", [index.figure(beside(pointer, 1, "totalTransactionCount"))]), ...inputs],
        };
      },
      recompute: (cited) => {
        const months = monthsOf(cited);
        return roundedQuotient(cited.figure("count") * months.denominator, months.numerator, 2);
      },
    },
    "/totalTransactionCount": {
      explain: (index) => ({
        unit: "transactions",
        formula: "number of transactions of the analysed checking and card accounts in the window",
        inputs: [...windowEnds(index, product), transactionInput(TRANSACTIONS, index.within(spanOf(index, product)))],
      }),
      recompute: (cited) => cited.transactions(TRANSACTIONS).length,
    },
    "/numberOfDaysInWindow": {
      explain: (index) => ({
        unit: "days",
        formula:
          "days from the first to the last day of the window, both counted; the window begins later than asked for where the history begins later by more than the days of grace",
        parameters: [
          {
            name: "days of grace",
            value: PARAMETERS.coverageGraceDays,
            unit: "days",
            source: "decisions, section Time, Period",
          },
        ],
        inputs: windowEnds(index, product),
      }),
      recompute: (cited) => cited.day(LAST_DAY) - cited.day(FIRST_DAY) + 1,
    },
    "/calendar/*/nbDays": {
      explain: (index, { pointer }) => ({
        unit: "days",
        formula: "days of the month that the window covers, both ends counted",
        inputs: [input("month", [index.fact(beside(pointer, 1, "month"))]), ...windowEnds(index, product)],
      }),
      recompute: (cited) => daysOfMonth(cited.texts("month")[0] ?? "", cited.day(FIRST_DAY), cited.day(LAST_DAY)),
    },
  };
}

function historicalDepth(product: Product): Explainer {
  return {
    explain: (index) => {
      const transactions = index.within(spanOf(index, product));
      return {
        unit: "days",
        formula: "days from the window's first transaction to its last; 0 where there is none",
        inputs: [
          transactionInput("first transaction", transactions.slice(0, 1)),
          transactionInput("last transaction", transactions.slice(-1)),
        ],
      };
    },
    recompute: (cited) => {
      const first = cited.transactions("first transaction")[0];
      const last = cited.transactions("last transaction")[0];
      return first === undefined || last === undefined ? 0 : dayOfText(last.day) - dayOfText(first.day);
    },
  };
}

function windowEnds(index: AnalysisIndex, product: Product) {
  const fact = (member: string): readonly CitedFact[] => [index.fact(`/metadata/${product}/${member}`)];
  return [input(FIRST_DAY, fact("minWindowDate")), input(LAST_DAY, fact("maxWindowDate"))];
}
