import { z } from "@hono/zod-openapi";
import { ANALYSIS_ERROR_CODES, DATA_ORIGINS, FORMATS, PERIOD_MODES } from "../../index.js";
import { ANALYSIS_SOURCES, ANALYSIS_STATUSES } from "../analyses/transitions.js";
import { ACCOUNT_WITH_TRANSACTIONS, DAILY_BALANCE } from "./account.js";
import { CREDIT_INSIGHTS } from "./credit-insights.js";
import { DATA_QUALITY } from "./data-quality.js";
import { METADATA } from "./metadata.js";
import { BUSINESS_SCORES, SCORES } from "./scores.js";

const PARAMETERS = z
  .object({
    disableScores: z.boolean(),
    disableCreditInsights: z.boolean(),
    useBalanceDate: z.boolean(),
    launchReport: z.boolean(),
    period: z
      .object({
        mode: z.enum(PERIOD_MODES),
        numberOfDays: z.number().int(),
        numberOfMonths: z.number().int(),
        includeCheckingAccountsOnTruncateWindow: z.boolean(),
        isComputedUsingProjectConfig: z.boolean(),
      })
      .partial()
      .optional(),
    triggerAccountSync: z.boolean().optional(),
  })
  .openapi("Parameters");

const SHARED = {
  id: z.string(),
  format: z.enum(FORMATS),
  parameters: PARAMETERS,
  status: z.enum(ANALYSIS_STATUSES),
  source: z.enum(ANALYSIS_SOURCES),
  dataOrigin: z.enum(DATA_ORIGINS),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  error: z
    .object({ code: z.enum(ANALYSIS_ERROR_CODES), message: z.string() })
    .optional()
    .openapi({ description: "Only where the status is ERROR." }),
};

/** An analysis of a customer without its results. */
export const ANALYSIS_SUMMARY = z
  .object({
    ...SHARED,
    customerId: z.string(),
    sessionId: z.string().optional(),
    folderId: z.string().optional(),
  })
  .openapi("AnalysisSummary");

/** An analysis of a customer (interface, "Analysis (consumer API)"). */
export const ANALYSIS = ANALYSIS_SUMMARY.extend({
  metadata: METADATA.optional(),
  creditInsights: CREDIT_INSIGHTS.optional(),
  scores: SCORES.optional(),
  dataQuality: DATA_QUALITY.optional(),
}).openapi("Analysis");

/** An analysis of a business without its results. */
export const BUSINESS_ANALYSIS_SUMMARY = z
  .object({
    ...SHARED,
    customerId: z.string().openapi({ description: "The business." }),
    sessionId: z.string().optional(),
    folderId: z.string().optional(),
  })
  .openapi("BusinessAnalysisSummary");

/** An analysis of a business (interface, "Analysis (business API)"). */
export const BUSINESS_ANALYSIS = BUSINESS_ANALYSIS_SUMMARY.extend({
  metadata: METADATA.optional(),
  creditInsights: z
    .object({
      id: z.string(),
      analysisId: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      usage: z.enum(["CONSUMER", "BUSINESS"]),
      version: z.string(),
    })
    .optional(),
  scores: BUSINESS_SCORES.optional(),
  accounts: z.array(ACCOUNT_WITH_TRANSACTIONS),
  dailyBalances: z.array(DAILY_BALANCE),
  dataQuality: DATA_QUALITY.optional(),
}).openapi("BusinessAnalysis");

/** What is answered where results are asked for while they are computed. */
export const IN_PROGRESS = z.object({ id: z.string(), status: z.enum(ANALYSIS_STATUSES) }).openapi("InProgress");
