import { type Explainer, input, type PatternTable } from "./explainer.js";

const DAYS = "days";
const MONTHS = "months";

/** Numbers of the result that were asked for: by the body's period, and by the project's settings. */
export const SETTING_EXPLAINERS: PatternTable = {
  "/parameters/period/numberOfDays": periodExplainer(DAYS),
  "/parameters/period/numberOfMonths": periodExplainer(MONTHS),
  "/settings/project/period/numberOfDays": settingExplainer("days of the default period, in mode DAYS", DAYS),
  "/settings/project/period/numberOfMonths": settingExplainer("months of the default period", MONTHS),
  "/settings/project/scoreDays": settingExplainer("days of the scores' window", DAYS),
  "/settings/project/minimumTransactions": settingExplainer(
    "debited transactions that one checking account must have in the window",
    "transactions",
  ),
  "/settings/project/lowActivityThreshold": settingExplainer(
    "activity score under which an analysis is refused",
    "points",
  ),
  "/settings/project/lexiconRuleCount": settingExplainer("number of the client's own lexicon rules", "rules"),
};

function periodExplainer(unit: string): Explainer {
  return {
    explain: (index) => ({
      unit,
      formula: index.analysis.parameters.period.isComputedUsingProjectConfig
        ? "the project's setting, as the body asked for no period"
        : "what the body's period asks for; the project's setting where its number is missing",
      isGiven: true,
      inputs: [input("mode of the period", [index.fact("/parameters/period/mode")])],
    }),
  };
}

function settingExplainer(what: string, unit: string): Explainer {
  return { explain: () => ({ unit, formula: `${what}: the project's setting, or its default`, isGiven: true }) };
}
