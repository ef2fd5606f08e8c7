import { minorDigitsOf } from "../base/money.js";
import type { Analysis } from "../results/analysis.js";
import type { CashFlowView } from "../results/cash-flows.js";
import type { CategoryView, CreditInsightsView } from "../results/credit-insights.js";
import type { QualityNoteView } from "../results/data-quality.js";
import type { RiskView } from "../results/risks.js";
import type { CreditScoreView } from "../results/scores.js";
import { publicLabelOf } from "../views/credit-insights.js";
import { dueDaysText } from "./due-days.js";
import {
  type AmountLine,
  amountLineOf,
  amountText,
  counted,
  listLines,
  namesLine,
  section,
  textLine,
  wordsOfCode,
  wordsOfName,
  wrap,
} from "./layout.js";
import { needOf } from "./needs.js";

/** A page that a person can read: period, incomes, expenses, loans, risks, scores, essentials and data quality. */
export function summarise(analysis: Analysis): string {
  const { creditInsights, scores, essentials, settings } = analysis;
  const { currency } = settings.project;
  const amountLine = amountLineOf(minorDigitsOf(currency));
  const parts = [
    heading(analysis),
    ...refusalPart(analysis),
    ...(creditInsights === undefined ? [] : insightParts(creditInsights, currency, amountLine)),
    ...(scores === undefined ? [] : section("Scores", scoreLines(analysis))),
    ...(essentials === undefined ? [] : section("Essentials, a month", essentialLines(essentials, amountLine))),
    ...section("Data quality", qualityLines(analysis)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function heading({ status, usage, format, settings, metadata, accounts }: Analysis): string {
  const kinds = new Map<string, number>();
  for (const { type, currency } of accounts)
    kinds.set(`${type} ${currency}`, (kinds.get(`${type} ${currency}`) ?? 0) + 1);
  const rows = accounts.reduce((count, { transactions }) => count + transactions.length, 0);
  const held = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ") || "none";
  const window = metadata?.creditInsights ?? metadata?.creditScore;
  const period =
    window === undefined
      ? `Reference   ${metadata?.referenceDate ?? settings.now}`
      : `Period      ${window.minWindowDate} to ${window.maxWindowDate}: ${counted(window.numberOfDaysInWindow, "day")}, ${counted(window.totalTransactionCount, "transaction")}`;
  return [
    `Credence    ${status}: ${usage.toLowerCase()} analysis of a ${format} body, market ${settings.project.market}`,
    `Accounts    ${held}; ${counted(rows, "transaction")}`,
    period,
  ].join("\n");
}

/** What an analysis without figures says: why there are none, and what is needed. */
function refusalPart(analysis: Analysis): readonly string[] {
  const { status, error } = analysis;
  if (error !== undefined)
    return [
      `Refused     ${error.code}\n            ${wrap(error.message, 12)}\nNeeded      ${wrap(needOf(error.code, analysis), 12)}`,
    ];
  return status === "PENDING"
    ? ["Pending     Both credit insights and scores are disabled in the body's parameters."]
    : [];
}

function insightParts(insights: CreditInsightsView, currency: string, amountLine: AmountLine): readonly string[] {
  const { incomes, expenses, loans, risks, cashFlows } = insights;
  const regular = cashFlows.filter(({ regularity }) => regularity !== undefined);
  return [
    ...section(`Incomes, ${currency} a month`, [
      amountLine("total", incomes.monthlyAmount),
      ...categoryLines(incomes.categories, amountLine),
      ...namesLine("employers", incomes.employers),
    ]),
    ...section(`Expenses, ${currency} a month`, [
      amountLine("total", expenses.monthlyAmount),
      ...categoryLines(expenses.categories, amountLine),
    ]),
    ...section(
      "Regular cash flows, mean amount each time",
      listLines(regular, (flow) => flowLine(flow, amountLine)),
    ),
    ...section("Loans, a month", loanLines(loans, amountLine)),
    ...section("Risks, in the period", riskLines(risks, amountLine)),
  ];
}

function categoryLines(categories: readonly CategoryView[], amountLine: AmountLine): readonly string[] {
  return listLines(categories, ({ name, monthlyAmount }) => amountLine(name, monthlyAmount));
}

function flowLine(
  { label, category, regularity, totalAmount, transactions }: CashFlowView,
  amountLine: AmountLine,
): string {
  const isOwn = transactions.every(({ enrichments }) => enrichments.type.includes("INTERNAL"));
  const rhythm = regularity === undefined ? "" : dueDaysText(regularity);
  return amountLine(
    publicLabelOf(label, transactions),
    totalAmount / transactions.length,
    `${rhythm.padEnd(26)} ${isOwn ? "own transfer" : category}`,
  );
}

function loanLines({ repayments, drawdowns }: CreditInsightsView["loans"], amountLine: AmountLine): readonly string[] {
  if (repayments.count === 0 && drawdowns.count === 0) return ["  none"];
  return [
    amountLine("repayments", repayments.monthlyAmount, counted(repayments.count, "loan")),
    ...namesLine("lenders", repayments.lendingOrganizations),
    ...(drawdowns.count === 0
      ? []
      : [amountLine("drawdowns", drawdowns.monthlyAmount, counted(drawdowns.count, "loan"))]),
    ...namesLine("new lenders", drawdowns.lendingOrganizations),
  ];
}

/** Only what there is: a page of zeros hides the one line that matters. A seizure that was released adds up to nothing. */
function riskLines(risks: CreditInsightsView["risks"], amountLine: AmountLine): readonly string[] {
  const { overdraft, heavyFailures, incidents } = risks;
  const shown: readonly (readonly [label: string, risk: Pick<RiskView, "totalAmount"> & Partial<RiskView>])[] = [
    ["overdraft fees", overdraft.fees],
    ["intervention fees", risks.interventionFees],
    ["rejected payments", incidents.paymentRejections],
    ["rejected cheques", incidents.checkRejections],
    ["direct recovery of debt", heavyFailures.directRecoveryOfDebt],
    ["account seizure", heavyFailures.bankAccountSeizure],
    ["wage advances", heavyFailures.wageAdvance],
    ["debt collection", risks.debtCollection],
    ["bailiff", risks.bailiff],
    ["gambling", risks.gambling],
  ];
  const lines = shown.flatMap(([label, { totalAmount, transactions = [] }]) => {
    if (totalAmount === 0 && transactions.length === 0) return [];
    return [
      amountLine(label, totalAmount, transactions.length === 0 ? "" : counted(transactions.length, "transaction")),
    ];
  });
  const days = `on ${counted(overdraft.duration, "day")} below zero`;
  const lowest = overdraft.duration === 0 ? [] : [amountLine("lowest balance", overdraft.minimumBalanceReached, days)];
  return lowest.length + lines.length === 0 ? ["  none"] : [...lowest, ...lines];
}

function scoreLines({ scores, metadata }: Analysis): readonly string[] {
  const credit = scores?.creditScore ?? scores?.businessCreditScore;
  const isBusiness = scores?.businessCreditScore !== undefined;
  const indicators = Object.entries(credit?.indicators ?? {});
  const scale = isBusiness ? "(1 to 5, average 3)" : "(-5 to 5, average 0)";
  return [
    ...(credit === undefined ? [] : [textLine(isBusiness ? "business credit" : "credit", `${credit.value} of 1000`)]),
    ...indicators.map(([name, value]) => textLine(`  ${wordsOfName(name)}`, `${value} ${scale}`)),
    ...(credit === undefined ? [] : reasonLines(credit)),
    ...(scores?.paymentScore === undefined ? [] : [textLine("payment", `${scores.paymentScore.value} of 10`)]),
    ...(metadata?.activityScore === undefined ? [] : [textLine("activity", `${metadata.activityScore.value} of 100`)]),
  ];
}

/** What cost most points, each with what was measured: a person can see how far it lies from the next bin. */
function reasonLines({ reasons, points }: Pick<CreditScoreView, "reasons" | "points">): readonly string[] {
  if (reasons.length === 0) return [textLine("  what cost most", "nothing")];
  return reasons.map((code, place) => {
    const row = points.find(({ reason }) => reason === code);
    const earned = row === undefined ? "" : `, ${row.points} of ${row.mostPoints}`;
    const measured = row?.value === undefined ? "" : `: ${row.value.toFixed(2)} ${row.unit}`;
    return textLine(place === 0 ? "  what cost most" : "", `${wordsOfCode(code)}${earned}${measured}`);
  });
}

function essentialLines(essentials: NonNullable<Analysis["essentials"]>, amountLine: AmountLine): readonly string[] {
  const { debtToIncome, redFlags } = essentials;
  return [
    amountLine("main income", essentials.mainIncome.monthlyAmount),
    amountLine("regular income", essentials.monthlyRegularIncome),
    amountLine("essential expenses", essentials.monthlyEssentialExpenses),
    amountLine("loan repayments", essentials.monthlyLoanRepayments),
    amountLine("discretionary income", essentials.monthlyDiscretionaryIncome),
    textLine(
      "debt to income",
      debtToIncome === undefined ? "no regular income" : `${amountText(debtToIncome * 100, 2)} %`,
    ),
    textLine("red flags", redFlags.map(wordsOfCode).join(", ") || "none"),
  ];
}

function qualityLines({ dataQuality }: Analysis): readonly string[] {
  const { rejectedRowCount, rejectedAccounts, notes } = dataQuality;
  const alike = new Map<string, QualityNoteView[]>();
  for (const note of notes) {
    const known = alike.get(`${note.code} ${note.message}`);
    if (known === undefined) alike.set(`${note.code} ${note.message}`, [note]);
    else known.push(note);
  }
  const seriousness = ([note]: readonly QualityNoteView[]): number => Number(note?.severity === "SERIOUS");
  return [
    ...(rejectedRowCount > 0 ? [textLine("rows left out", String(rejectedRowCount))] : []),
    ...(rejectedAccounts.length > 0 ? [textLine("accounts left out", String(rejectedAccounts.length))] : []),
    ...[...alike.values()].toSorted((left, right) => seriousness(right) - seriousness(left)).map(noteLine),
  ];
}

/** One line for all notes that say the same: the days or the count of a single one, the number of several. */
function noteLine(notes: readonly QualityNoteView[]): string {
  const [{ code, message, count, from, to }] = notes as [QualityNoteView];
  const days = from === undefined || to === undefined ? "" : ` (${from} to ${to})`;
  const detail = notes.length > 1 ? ` (${notes.length} times)` : days;
  const total = count === undefined || from !== undefined || notes.length > 1 ? "" : `${count}: `;
  return textLine(wordsOfCode(code), `${total}${message}${detail}`);
}
