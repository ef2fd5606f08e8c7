import type { Analysis } from "../views/analysis.js";
import type { CashFlowView } from "../views/cash-flows.js";
import type { CategoryView, CreditInsightsView } from "../views/credit-insights.js";

/** How many categories and flows a list shows. */
const MOST_LINES = 12;
const LABEL_WIDTH = 34;
const AMOUNT_WIDTH = 14;

/** A page that a person can read: period, incomes, expenses, loans, risks, scores, essentials and data quality. */
export function summarise(analysis: Analysis): string {
  const { creditInsights, essentials, error } = analysis;
  const sections = [
    heading(analysis),
    ...(error === undefined ? [] : [`Error       ${error.code}: ${error.message}`]),
    ...(creditInsights === undefined ? [] : insightLines(creditInsights)),
    ...(analysis.scores === undefined ? [] : [section("Scores", scoreLines(analysis))]),
    ...(essentials === undefined ? [] : [section("Essentials, a month", essentialLines(essentials))]),
    ...qualityLines(analysis),
  ];
  return `${sections.join("\n\n")}\n`;
}

function heading({ status, usage, format, settings, metadata, accounts }: Analysis): string {
  const rows = accounts.reduce((count, { transactions }) => count + transactions.length, 0);
  const window = metadata?.creditInsights ?? metadata?.creditScore;
  return [
    `Credence    ${status}, ${usage.toLowerCase()} analysis of a ${format} body, market ${settings.project.market}`,
    `Accounts    ${accounts.map(({ type, currency }) => `${type} ${currency}`).join(", ") || "none"}; ${rows} transactions`,
    window === undefined
      ? `Reference   ${metadata?.referenceDate ?? settings.now}`
      : `Period      ${window.minWindowDate} to ${window.maxWindowDate} (${window.numberOfDaysInWindow} days, ${window.totalTransactionCount} transactions)`,
  ].join("\n");
}

function insightLines({ incomes, expenses, loans, risks, cashFlows }: CreditInsightsView): readonly string[] {
  return [
    section("Incomes, a month", [
      amountLine("total", incomes.monthlyAmount),
      ...categoryLines(incomes.categories),
      ...nameLines("employers", incomes.employers),
    ]),
    section("Expenses, a month", [amountLine("total", expenses.monthlyAmount), ...categoryLines(expenses.categories)]),
    section("Regular cash flows", regularLines(cashFlows)),
    section("Loans", [
      line("repayments", `${loans.repayments.count} loans, ${amount(loans.repayments.monthlyAmount).trim()} a month`),
      ...nameLines("lenders", loans.repayments.lendingOrganizations),
      line("drawdowns", `${loans.drawdowns.count}, ${amount(loans.drawdowns.totalAmount).trim()} in all`),
    ]),
    section("Risks", riskLines(risks)),
  ];
}

function regularLines(flows: readonly CashFlowView[]): readonly string[] {
  const regular = flows.filter(({ regularity }) => regularity !== undefined);
  const lines = regular
    .slice(0, MOST_LINES)
    .map(({ label, category, regularity, totalAmount, transactions }) =>
      line(
        shorten(label),
        `${amount(totalAmount / transactions.length)}  ${regularity?.periodicity} on ${regularity?.dueDays.join(", ")}  ${category}`,
      ),
    );
  return lines.length === 0 ? ["  none"] : [...lines, ...moreLine(regular.length)];
}

function riskLines(risks: CreditInsightsView["risks"]): readonly string[] {
  const { overdraft, heavyFailures, incidents } = risks;
  return [
    line("overdraft", `${overdraft.duration} days, lowest balance ${amount(overdraft.minimumBalanceReached).trim()}`),
    amountLine("overdraft fees", overdraft.fees.totalAmount),
    amountLine("intervention fees", risks.interventionFees.totalAmount),
    amountLine("rejected payments", incidents.paymentRejections.totalAmount),
    amountLine("rejected cheques", incidents.checkRejections.totalAmount),
    amountLine("direct recovery of debt", heavyFailures.directRecoveryOfDebt.totalAmount),
    amountLine("account seizure", heavyFailures.bankAccountSeizure.totalAmount),
    amountLine("debt collection and bailiff", risks.debtCollection.totalAmount + risks.bailiff.totalAmount),
    amountLine("gambling", risks.gambling.totalAmount),
  ];
}

function scoreLines({ scores, metadata }: Analysis): readonly string[] {
  const credit = scores?.creditScore ?? scores?.businessCreditScore;
  return [
    line("activity", `${metadata?.activityScore?.value} of 100`),
    ...(credit === undefined
      ? []
      : [
          line("credit", `${credit.value} of 1000`),
          line(
            "indicators",
            Object.entries(credit.indicators)
              .map(([name, value]) => `${name} ${value}`)
              .join(", "),
          ),
          line("what cost most", credit.reasons.join(", ") || "nothing"),
        ]),
    ...(scores?.paymentScore === undefined ? [] : [line("payment", `${scores.paymentScore.value} of 10`)]),
  ];
}

function essentialLines(essentials: NonNullable<Analysis["essentials"]>): readonly string[] {
  return [
    amountLine("main income", essentials.mainIncome.monthlyAmount),
    amountLine("regular income", essentials.monthlyRegularIncome),
    amountLine("essential expenses", essentials.monthlyEssentialExpenses),
    amountLine("loan repayments", essentials.monthlyLoanRepayments),
    amountLine("discretionary income", essentials.monthlyDiscretionaryIncome),
    line(
      "debt to income",
      essentials.debtToIncome === undefined ? "no income" : `${(essentials.debtToIncome * 100).toFixed(1)} %`,
    ),
    line("red flags", essentials.redFlags.join(", ") || "none"),
  ];
}

function qualityLines({ dataQuality }: Analysis): readonly string[] {
  const { rejectedRowCount, rejectedAccounts, notes } = dataQuality;
  const lines = [
    ...(rejectedRowCount > 0 ? [line("rows left out", String(rejectedRowCount))] : []),
    ...(rejectedAccounts.length > 0 ? [line("accounts left out", String(rejectedAccounts.length))] : []),
    ...notes.map(({ code, message, count }) =>
      line(code.toLowerCase().replaceAll("_", " "), `${count === undefined ? "" : `${count}: `}${message}`),
    ),
  ];
  return lines.length === 0 ? [] : [section("Data quality", lines)];
}

function categoryLines(categories: readonly CategoryView[]): readonly string[] {
  return [
    ...categories.slice(0, MOST_LINES).map(({ name, monthlyAmount }) => amountLine(name, monthlyAmount)),
    ...moreLine(categories.length),
  ];
}

function nameLines(label: string, names: readonly { readonly name: string }[]): readonly string[] {
  return names.length === 0 ? [] : [line(label, names.map(({ name }) => name).join(", "))];
}

function moreLine(count: number): readonly string[] {
  return count > MOST_LINES ? [`  and ${count - MOST_LINES} more`] : [];
}

function section(title: string, lines: readonly string[]): string {
  return [title, ...lines].join("\n");
}

function line(label: string, value: string): string {
  return `  ${label.padEnd(LABEL_WIDTH)}${value}`;
}

function amountLine(label: string, value: number): string {
  return line(label, amount(value));
}

function amount(value: number): string {
  return value.toFixed(2).padStart(AMOUNT_WIDTH);
}

function shorten(label: string): string {
  return label.length < LABEL_WIDTH ? label : `${label.slice(0, LABEL_WIDTH - 2)}…`;
}
