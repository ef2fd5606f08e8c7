import { z } from "@hono/zod-openapi";
import { PERIODICITIES, REPARTITIONS } from "../../index.js";
import { AMOUNT, CATEGORY, MONTH, TRANSACTION, TRANSACTION_TYPE } from "./transaction.js";

const CALENDAR = z.array(z.object({ month: MONTH, amount: AMOUNT }));

const REGULARITY = z
  .object({
    dueDays: z.array(z.number().int()),
    interval: z.object({ min: z.number(), max: z.number() }),
    meanNumberOfDaysInInterval: z.number(),
    accuracy: z.number().openapi({ description: "Percent." }),
    periodicity: z.enum(PERIODICITIES),
    repartition: z.enum(REPARTITIONS),
  })
  .openapi("Regularity");

/** A budget line (interface, "Credit insights result"). */
const CASH_FLOW = z
  .object({
    type: TRANSACTION_TYPE,
    category: CATEGORY,
    labelRoot: z.string(),
    label: z.string(),
    totalAmount: AMOUNT,
    totalRejectedAmount: AMOUNT,
    calendar: CALENDAR,
    transactions: z.array(TRANSACTION),
    regularity: REGULARITY.optional(),
  })
  .openapi("CashFlow");

/** All budget lines of the period. */
export const CASH_FLOWS = z.array(CASH_FLOW);

const CATEGORY_TOTAL = z
  .object({
    name: CATEGORY,
    totalAmount: AMOUNT,
    monthlyAmount: AMOUNT,
    monthlyAmountExcludingMonthsWithoutValues: AMOUNT,
    calendar: CALENDAR,
    transactions: z.array(TRANSACTION),
  })
  .openapi("CategoryTotal");

const EMPLOYER = z.object({ name: z.string(), staffing: z.string().optional() });
const NAMED = z.object({ name: z.string() });

/** Incomes of the period. */
export const INCOMES = z
  .object({
    totalAmount: AMOUNT,
    monthlyAmount: AMOUNT,
    indicators: z.object({ allowancesRatio: z.number() }),
    employers: z.array(EMPLOYER),
    categories: z.array(CATEGORY_TOTAL),
  })
  .openapi("Incomes");

/** Expenses of the period. */
export const EXPENSES = z
  .object({
    totalAmount: AMOUNT,
    monthlyAmount: AMOUNT,
    categories: z.array(CATEGORY_TOTAL),
    frequentTransactions: z.array(z.object({ label: z.string(), transactions: z.array(TRANSACTION) })),
  })
  .openapi("Expenses");

const LOAN_MOVEMENTS = z.object({
  count: z.number().int().openapi({ description: "Distinct loans." }),
  totalAmount: AMOUNT,
  monthlyAmount: AMOUNT,
  details: z.array(CASH_FLOW.extend({ lendingOrganization: NAMED.optional() }).openapi("LoanCashFlow")),
  lendingOrganizations: z.array(NAMED),
});

/** Repayments and drawdowns of loans. */
export const LOANS = z
  .object({
    repayments: LOAN_MOVEMENTS.extend({ monthlyAmountExcludingMonthsWithoutValues: AMOUNT }),
    drawdowns: LOAN_MOVEMENTS,
  })
  .openapi("Loans");

const RISK = z.object({ totalAmount: AMOUNT, transactions: z.array(TRANSACTION) }).openapi("Risk");
const TOTAL = z.object({ totalAmount: AMOUNT });

/** Risk indicators of the period. */
export const RISKS = z
  .object({
    interventionFees: RISK,
    overdraft: z.object({
      minimumBalanceReached: AMOUNT,
      duration: z.number().int().openapi({ description: "Days." }),
      fees: RISK,
    }),
    heavyFailures: z.object({ directRecoveryOfDebt: RISK, bankAccountSeizure: RISK, wageAdvance: RISK }),
    debtCollection: RISK,
    bailiff: RISK,
    gambling: TOTAL,
    incidents: z.object({ paymentRejections: TOTAL, checkRejections: TOTAL }),
  })
  .openapi("Risks");

/** The credit insights of a customer's analysis. */
export const CREDIT_INSIGHTS = z
  .object({
    version: z.string(),
    cashFlows: CASH_FLOWS,
    incomes: INCOMES,
    expenses: EXPENSES,
    loans: LOANS,
    risks: RISKS,
  })
  .openapi("CreditInsights");
