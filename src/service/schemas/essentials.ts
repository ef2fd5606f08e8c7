import { z } from "@hono/zod-openapi";
import { DATA_ORIGINS, FORMATS, PERIOD_MODES, RED_FLAGS } from "../../index.js";
import { ANALYSIS_SOURCES } from "../analyses/transitions.js";
import { BUSINESS_INDICATORS, CREDIT_INDICATORS } from "./scores.js";
import { CATEGORY } from "./transaction.js";

const AMOUNT = z.number();
const PART = { analysisId: z.string(), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };
const USAGE = z.enum(["CONSUMER", "BUSINESS"]);

/** The essentials summary (interface, "Essentials (summary)"). */
export const ESSENTIALS = z
  .object({
    ...PART,
    activityScore: z.number().int().openapi({ description: "0 to 100." }),
    mainIncome: z.object({
      monthlyAmount: AMOUNT,
      cashFlows: z.array(z.object({ category: CATEGORY, monthlyAmount: AMOUNT, employer: z.string().optional() })),
    }),
    monthlyRegularIncome: AMOUNT,
    monthlyEssentialExpenses: AMOUNT,
    monthlyLoanRepayments: AMOUNT,
    monthlyDiscretionaryIncome: AMOUNT,
    debtToIncome: z.number().optional().openapi({ description: "Left out where there are repayments and no income." }),
    redFlags: z.array(z.enum(RED_FLAGS)),
    loanRepaymentRejections: z.object({ totalRejectedAmount: AMOUNT, count: z.number().int() }),
    creditScore: z.number().int().optional(),
  })
  .openapi("Essentials");

const WINDOW = z.object({ minWindowDate: z.iso.date(), maxWindowDate: z.iso.date() });
const TOTAL = z.object({ totalAmount: AMOUNT });
const LENDERS = z.array(z.object({ name: z.string() }));
const MONTHLY = { monthlyAmount: AMOUNT, monthlyAmountExcludingMonthsWithoutValues: AMOUNT };

const FULL_CREDIT_INSIGHTS = z
  .object({
    ...PART,
    usage: USAGE,
    cashFlows: z.array(z.object({ category: CATEGORY, totalAmount: AMOUNT })),
    incomes: z.object({ totalAmount: AMOUNT, monthlyAmount: AMOUNT }),
    expenses: z.object({
      totalAmount: AMOUNT,
      monthlyAmount: AMOUNT,
      categories: z.array(z.object({ ...MONTHLY, category: CATEGORY })),
    }),
    loans: z.object({
      drawdowns: z.object({ totalAmount: AMOUNT, lendingOrganizations: LENDERS }),
      repayments: z.object({ ...MONTHLY, lendingOrganizations: LENDERS }),
    }),
    risks: z.object({
      bailiff: TOTAL,
      debtCollection: TOTAL,
      gambling: TOTAL,
      heavyFailures: z.object({ directRecoveryOfDebt: TOTAL, bankAccountSeizure: TOTAL }),
      incidents: z.object({ paymentRejections: TOTAL, checkRejections: TOTAL }),
      overdraft: z.object({ minimumBalanceReached: AMOUNT, duration: z.number().int() }),
    }),
  })
  .openapi("FullCreditInsights");

/** The full analysis of the essentials API (interface, "Full analysis (essentials API)"). */
export const FULL_ANALYSIS = z
  .object({
    id: z.string(),
    sessionId: z.string().optional(),
    parameters: z.object({
      disableScores: z.boolean(),
      disableCreditInsights: z.boolean(),
      useBalanceDate: z.boolean(),
      period: z
        .object({
          mode: z.enum(PERIOD_MODES),
          numberOfMonths: z.number().int(),
          isComputedUsingProjectConfig: z.boolean(),
        })
        .optional(),
    }),
    source: z.enum(ANALYSIS_SOURCES),
    dataOrigin: z.enum(DATA_ORIGINS),
    format: z.enum(FORMATS),
    status: z.enum(["COMPLETED", "PENDING", "ERROR"]),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    metadata: z
      .object({
        ...PART,
        creditInsights: WINDOW.optional(),
        creditScore: WINDOW.optional(),
        referenceDate: z.iso.date(),
        activityScore: z.object({ value: z.number().int() }).optional(),
      })
      .optional(),
    scores: z
      .object({
        ...PART,
        usage: USAGE,
        creditScore: z.object({ value: z.number().int(), indicators: CREDIT_INDICATORS }).optional(),
        businessCreditScore: z.object({ value: z.number().int(), indicators: BUSINESS_INDICATORS }).optional(),
      })
      .optional(),
    creditInsights: FULL_CREDIT_INSIGHTS.optional(),
  })
  .openapi("FullAnalysis");
