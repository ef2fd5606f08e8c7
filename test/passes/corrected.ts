import { type Analysis, type AnalyzeOptions, analyze, type CorrectionOptions } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

/** Three months of a wage, a rent and purchases that no rule knows. */
const MONTHS = ["04", "05", "06"];
const LIFE: readonly Line[] = MONTHS.flatMap((month): readonly Line[] => [
  [`2026-${month}-02`, "VIREMENT SALAIRE ACME SAS", 2000],
  [`2026-${month}-05`, "VIR SEPA LOYER MARTIN", -650],
  [`2026-${month}-12`, "CARTE ZORGLUB NANTES", -80],
]);
/** The main account, with further rows. */
export const main = (lines: readonly Line[] = [], given: object = {}): object => account([...LIFE, ...lines], given);
/** A savings account. */
export const savings = (lines: readonly Line[]): object => account(lines, { type: "SAVINGS", name: "Livret" });
/** A second checking account. */
export const joint = (lines: readonly Line[], given: object = {}): object =>
  account(lines, { name: "Joint", ...given });

/** The options of these tests. */
export const USUAL: AnalyzeOptions = { now: NOW, project: { minimumTransactions: 0 } };

/** The analysis of accounts with corrections that name what the analysis without them has. */
export function corrected(
  accounts: readonly object[],
  correctionsOf: (before: Analysis) => CorrectionOptions,
  options: AnalyzeOptions = USUAL,
  parameters: object = {},
): Analysis {
  const body = { accounts, parameters };
  const corrections = correctionsOf(analyze(body, options));
  return analyze(body, { ...options, corrections });
}

/** The transactions whose text begins so. */
export const rowsOf = ({ accounts }: Analysis, text: string) =>
  accounts.flatMap(({ transactions }) => transactions).filter(({ description }) => description.startsWith(text));
/** The id of the first such transaction. */
export const idOf = (analysis: Analysis, text: string): string => rowsOf(analysis, text)[0]!.id;
/** The id of its cash flow. */
export const flowOf = (analysis: Analysis, text: string): string => rowsOf(analysis, text)[0]!.enrichments.groupId;
/** The id of an account of a name. */
export const accountOf = ({ accounts }: Analysis, name: string): string =>
  accounts.find((one) => one.name === name)!.id;
/** Totals by category. */
export const totalsOf = (analysis: Analysis, side: "incomes" | "expenses"): object =>
  Object.fromEntries(analysis.creditInsights![side].categories.map(({ name, totalAmount }) => [name, totalAmount]));
