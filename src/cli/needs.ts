import type { AnalysisErrorCode } from "../model/error-code.js";
import type { Analysis } from "../results/analysis.js";

/** What a refused analysis needs to be computed, for the person who asked for it. */
export function needOf(
  code: AnalysisErrorCode,
  { settings: { project, usage }, parameters, fingerprint }: Pick<Analysis, "settings" | "parameters" | "fingerprint">,
): string {
  const wanted = usage === "BUSINESS" ? "professional" : "personal";
  const other = usage === "BUSINESS" ? "CONSUMER" : "BUSINESS";
  // The body's own period wins over the option, and neither moves the window of the scores.
  const period = parameters.period.isComputedUsingProjectConfig ? "--period" : "period in the body's parameters";
  const account = `a ${wanted} checking account in ${project.currency}`;
  const window = parameters.disableCreditInsights
    ? `in the ${project.scoreDays} days that the scores look at, whatever the period`
    : `in the window; a longer ${period} may hold them`;
  const needs: Readonly<Record<AnalysisErrorCode, string>> = {
    INTERNAL_ERROR: `nothing that you can add: this is a fault of the engine; please report it with engine ${fingerprint.engine}, settings ${fingerprint.settings} and the settings that --json shows, in which nothing of the body is`,
    NOT_ENOUGH_TRANSACTIONS: `${project.minimumTransactions} debited transactions on ${account} ${window}`,
    CURRENCY_NOT_SUPPORTED: `${account}, or --currency with the currency of the accounts`,
    USAGE_NOT_SUPPORTED: `${account}, or --usage ${other}`,
    NO_CHECKING_ACCOUNT: account,
    ACCOUNT_TYPE_NOT_SUPPORTED: account,
    OWNERSHIP_NOT_SUPPORTED: `${account} that the person owns`,
    LOW_ACTIVITY_SCORE: "the person's main account, with its daily payments",
    ZERO_INCOME: "an account on which an income arrives",
  };
  return needs[code];
}
