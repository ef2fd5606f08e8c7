import type { z } from "@hono/zod-openapi";
import type { AccountView, Analysis, ParametersView } from "../../index.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { FLAGS, PERIOD_MEMBERS } from "../../schema/request.js";
import type { ACCOUNT, ACCOUNT_WITH_TRANSACTIONS } from "../schemas/account.js";
import type { AnalysisRecord } from "../store/records.js";
import { instantOf } from "./party.js";

/** The members that every view of an analysis has. */
export function viewAnalysisSummary(record: AnalysisRecord) {
  return {
    id: record.id,
    customerId: record.party.id,
    ...(record.sessionId !== undefined && { sessionId: record.sessionId }),
    ...(record.folderId !== undefined && { folderId: record.folderId }),
    format: record.format ?? ("NATIVE" as const),
    parameters: viewParameters(record),
    status: record.status,
    source: record.source,
    dataOrigin: record.dataOrigin,
    createdAt: instantOf(record.createdAt),
    updatedAt: instantOf(record.updatedAt),
    ...(record.error !== undefined && { error: record.error }),
  };
}

/** An analysis of a customer, with its results where they are there. */
export function viewAnalysis(record: AnalysisRecord, result: Analysis | undefined) {
  return {
    ...viewAnalysisSummary(record),
    ...(result && viewConsumerResult(result)),
    ...(result && { parameters: viewParametersOf(record, result) }),
  };
}

function viewConsumerResult({ metadata, creditInsights, scores, dataQuality }: Analysis) {
  const { creditScore, paymentScore } = scores ?? {};
  return {
    ...(metadata && { metadata }),
    ...(creditInsights && { creditInsights }),
    ...(creditScore && paymentScore && { scores: { creditScore, paymentScore } }),
    dataQuality,
  };
}

/** An analysis of a business in a list, with its results where they are there: the interface counts its members. */
export function viewBusinessAnalysis(record: AnalysisRecord, result: Analysis | undefined) {
  const scores = result && viewBusinessScores(record, result);
  return {
    ...viewAnalysisSummary(record),
    ...(result && { parameters: viewParametersOf(record, result) }),
    ...(result?.metadata && { metadata: result.metadata }),
    ...(result?.creditInsights && {
      creditInsights: { ...partOf(record, result, "insights"), version: result.creditInsights.version },
    }),
    ...(scores && { scores }),
    accounts: (result?.accounts ?? []).map((account) => viewAccountWithTransactions(record, account)),
    dailyBalances: result?.dailyBalances ?? [],
  };
}

/** An analysis of a business by its id: also with what was left out, and what a reader should know of its figures. */
export function viewWholeBusinessAnalysis(record: AnalysisRecord, result: Analysis | undefined) {
  return { ...viewBusinessAnalysis(record, result), ...(result && { dataQuality: result.dataQuality }) };
}

/** The scores of a business's analysis; undefined where it has none. */
export function viewBusinessScores(record: AnalysisRecord, result: Analysis) {
  const businessCreditScore = result.scores?.businessCreditScore;
  if (businessCreditScore === undefined) return undefined;
  return { ...partOf(record, result, "scores"), usage: "BUSINESS" as const, businessCreditScore };
}

/** The scores of a customer's analysis; undefined where it has none. */
export function viewCustomerScores(record: AnalysisRecord, result: Analysis) {
  const { creditScore, paymentScore } = result.scores ?? {};
  if (creditScore === undefined || paymentScore === undefined) return undefined;
  return { ...partOf(record, result, "scores"), usage: "CONSUMER" as const, creditScore, paymentScore };
}

/** An account without its transactions. */
export function viewAccount(
  record: AnalysisRecord,
  { transactions: _, ...account }: AccountView,
): z.input<typeof ACCOUNT> {
  return { ...viewAccountMembers(account), ...timesOf(record) };
}

function viewAccountWithTransactions(record: AnalysisRecord, account: AccountView) {
  return {
    ...viewAccount(record, account),
    transactions: account.transactions,
  } as z.input<typeof ACCOUNT_WITH_TRANSACTIONS>;
}

/** Lists of the engine's views are read-only, those of the schemas are not: nothing changes them here. */
function viewAccountMembers(account: Omit<AccountView, "transactions">) {
  return account as Omit<z.input<typeof ACCOUNT>, "createdAt" | "updatedAt">;
}

/** Ids and times of a part of a result. The engine's own id names the contents: the same result has the same id. */
function partOf(record: AnalysisRecord, result: Analysis, part: string) {
  return { id: `${result.id}-${part}`, analysisId: record.id, ...timesOf(record), usage: result.usage };
}

function timesOf({ createdAt, updatedAt, computedAt = updatedAt }: AnalysisRecord) {
  return { createdAt: instantOf(createdAt), updatedAt: instantOf(computedAt) };
}

/** What the client asked for, before the engine has filled in the rest. */
function viewParameters({ parameters }: AnalysisRecord) {
  const flags = Object.fromEntries(FLAGS.map((name) => [name, parameters[name] === true]));
  const { period, triggerAccountSync } = parameters;
  return {
    ...(flags as Pick<ParametersView, (typeof FLAGS)[number]>),
    ...(isObject(period) && { period: viewPeriod(period) }),
    ...(typeof triggerAccountSync === "boolean" && { triggerAccountSync }),
  };
}

/** The parameters of a result. A report is asked for beside the figures: what was asked last of it counts. */
function viewParametersOf(record: AnalysisRecord, { parameters }: Analysis) {
  const asked = viewParameters(record);
  return { ...asked, ...parameters, launchReport: asked.launchReport };
}

/** The members of a period that the engine has checked; others are whatever the client wrote. */
function viewPeriod(period: JsonObject): Partial<NonNullable<ParametersView["period"]>> {
  return Object.fromEntries(
    PERIOD_MEMBERS.flatMap((name) => ((period[name] ?? null) === null ? [] : [[name, period[name]]])),
  );
}
