import type { AnalysisErrorCode } from "../model/error-code.js";
import type { Settings } from "../model/settings.js";

/** What an analysis in ERROR says to people: what was found and what is needed. */
export function messageOf(code: AnalysisErrorCode, { project, usage }: Settings): string {
  const wanted = usage === "BUSINESS" ? "professional" : "personal";
  const messages: Readonly<Record<AnalysisErrorCode, string>> = {
    INTERNAL_ERROR: "The analysis could not be computed because of an internal failure.",
    NOT_ENOUGH_TRANSACTIONS: `No checking account has ${project.minimumTransactions} debited transactions in the window.`,
    CURRENCY_NOT_SUPPORTED: `No checking or credit card account is in ${project.currency}.`,
    USAGE_NOT_SUPPORTED: `No checking or credit card account in ${project.currency} is ${wanted}.`,
    NO_CHECKING_ACCOUNT: `There is no ${wanted} checking account in ${project.currency} to analyse.`,
    ACCOUNT_TYPE_NOT_SUPPORTED: "There is no account of a supported type: at least one checking account is needed.",
    OWNERSHIP_NOT_SUPPORTED: `Every ${wanted} checking or credit card account in ${project.currency} is held as attorney.`,
    LOW_ACTIVITY_SCORE: `The activity score is under the project's threshold of ${project.lowActivityThreshold ?? 0}: the main account is probably missing.`,
    ZERO_INCOME: "There is no income in the window.",
  };
  return messages[code];
}
