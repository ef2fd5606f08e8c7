import { type Day, firstOfMonth, lastOfMonth } from "../base/calendar.js";
import type { Period } from "../model/settings.js";
import { askedDays } from "../passes/observation-window.js";
import type { AnalysisIndex, DaySpan } from "./analysis-index.js";
import type { Cited } from "./cited.js";
import { dayOfText } from "./cited.js";
import { input } from "./explainer.js";
import type { ExplainedParameter, ExplanationInput } from "./explanation.js";

/** The parts of the metadata that tell a product's window. */
export const PRODUCTS = ["creditInsights", "creditScore", "paymentScore"] as const;
/** A product with a window of its own. */
export type Product = (typeof PRODUCTS)[number];

/** The role of the days that a window covers. */
const COVERED = "days covered";

/** The window of a product, as the metadata tell it. */
export function spanOf({ analysis }: AnalysisIndex, product: Product): DaySpan {
  const indicators = analysis.metadata?.[product];
  return { from: dayOfText(indicators?.minWindowDate ?? ""), to: dayOfText(indicators?.maxWindowDate ?? "") };
}

/** The window of the scores and the activity score: so many days up to the reference day. */
export function scoreSpanOf(index: AnalysisIndex): DaySpan {
  const to = index.referenceDay;
  const days = index.analysis.metadata?.activityScore?.numberOfDaysInWindow ?? 0;
  return { from: (to - days + 1) as Day, to };
}

const REFERENCE = "reference date";
/** The role of the number of days that the scores' window has. */
export const WINDOW_DAYS = "days of the window";

/** What tells the scores' window: so many days up to the reference date, in the project's time zone. */
export function windowInputs(index: AnalysisIndex): readonly ExplanationInput[] {
  return [
    input(REFERENCE, [index.fact("/metadata/referenceDate")]),
    input("time zone", [index.fact("/settings/project/timeZone")]),
    input(WINDOW_DAYS, [index.figure("/metadata/activityScore/numberOfDaysInWindow")]),
  ];
}

/** The scores' window, from what an explanation cites. */
export function windowOf(cited: Cited): DaySpan {
  const to = cited.day(REFERENCE);
  return { from: (to - cited.figure(WINDOW_DAYS) + 1) as Day, to };
}

/** What the months of a product's window follow from: the parameters, and the days covered as an input. */
export function monthsReasoning(
  index: AnalysisIndex,
  product: Product,
): { readonly parameters: readonly ExplainedParameter[]; readonly inputs: readonly ExplanationInput[] } {
  const period = periodOf(index, product);
  const asked = askedDays(period, index.referenceDay);
  const source = `${wordsOf(period)}; decisions, section Time, Period`;
  const parameter = (name: string, value: number, unit: string): ExplainedParameter => ({ name, value, unit, source });
  return {
    parameters: [
      ...(period.mode === "DAYS"
        ? [parameter("further days", period.numberOfDays, "days"), parameter("days of a month", 30, "days")]
        : [parameter("whole months", period.numberOfMonths, "months")]),
      ...(period.mode === "MONTHS_AND_CURRENT" ? currentMonth(index.referenceDay, parameter) : []),
      parameter("days asked for", asked.to - asked.from + 1, "days"),
    ],
    inputs: [input(COVERED, [index.figure(`/metadata/${product}/numberOfDaysInWindow`)])],
  };
}

/** How the months of a window are told in a formula. */
export const MONTHS_FORMULA =
  "months of the window = (whole months + further days / days of a month) × days covered / days asked for";

/** The months of a window as an exact quotient, from what an explanation cites. */
export function monthsOf(cited: Cited): { readonly numerator: number; readonly denominator: number } {
  const monthDays = cited.parameter("days of a month", 1);
  const monthsTimesDays = cited.parameter("whole months") * monthDays + cited.parameter("further days");
  return {
    numerator: monthsTimesDays * cited.figure(COVERED),
    denominator: monthDays * cited.parameter("days asked for", 1),
  };
}

/** How many days of a month, `YYYY-MM`, lie between two days, both counted. */
export function daysOfMonth(month: string, from: Day, to: Day): number {
  const start = dayOfText(`${month}-01`);
  return Math.min(lastOfMonth(start), to) - Math.max(start, from) + 1;
}

type AskedPeriod = Omit<Period, "isComputedUsingProjectConfig">;

function periodOf({ analysis }: AnalysisIndex, product: Product): AskedPeriod {
  if (product === "creditInsights") return analysis.parameters.period;
  return { ...analysis.parameters.period, mode: "DAYS", numberOfDays: analysis.settings.project.scoreDays };
}

function wordsOf({ mode, numberOfDays, numberOfMonths }: AskedPeriod): string {
  if (mode === "DAYS") return `period of ${numberOfDays} days`;
  if (mode === "MONTHS_TRUNCATED") return `period of ${numberOfMonths} full months`;
  return `period of ${numberOfMonths} months${mode === "MONTHS_AND_CURRENT" ? " and the current one" : ""}`;
}

function currentMonth(
  reference: Day,
  parameter: (name: string, value: number, unit: string) => ExplainedParameter,
): readonly ExplainedParameter[] {
  const start = firstOfMonth(reference);
  return [
    parameter("further days", reference - start + 1, "days"),
    parameter("days of a month", lastOfMonth(reference) - start + 1, "days"),
  ];
}
