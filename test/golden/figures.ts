import type { Analysis, CashFlowView, CreditInsightsView, LoanMovementsView, PointsView } from "../../src/index.js";

/** The figures of an analysis that a person compares: sums, counts, dates and codes, without lists of transactions. */
export function figuresOf(analysis: Analysis): object {
  const { status, error, metadata, creditInsights, scores, essentials, dataQuality } = analysis;
  const { analysisId: _, createdAt: __, updatedAt: ___, ...summary } = essentials ?? {};
  return {
    status,
    ...(error === undefined ? {} : { error }),
    metadata: metadataOf(metadata),
    ...(creditInsights === undefined ? {} : { creditInsights: insightsOf(creditInsights) }),
    ...(scores === undefined ? {} : { scores: scoresOf(scores) }),
    ...(essentials === undefined ? {} : { essentials: summary }),
    dataQuality: {
      rejectedRowCount: dataQuality.rejectedRowCount,
      rejectedAccountCount: dataQuality.rejectedAccounts.length,
      notes: dataQuality.notes.map(({ message: _message, affects: _affects, accountId: _account, ...note }) => note),
    },
  };
}

/** The metadata without the deprecated copies at its top. */
function metadataOf(metadata: Analysis["metadata"]): object | undefined {
  if (metadata === undefined) return undefined;
  const { referenceDate, creditInsights, creditScore, activityScore } = metadata;
  const { numberOfCheckings, numberOfSavings, numberOfLoans, numberOfCreditCard } = metadata;
  return {
    referenceDate,
    accounts: { numberOfCheckings, numberOfSavings, numberOfLoans, numberOfCreditCard },
    creditInsights,
    creditScore,
    activityScore: activityScore?.value,
    ...(activityScore && {
      activityPoints: Object.fromEntries(activityScore.points.map((one) => [one.characteristic, pointsText(one)])),
    }),
  };
}

function insightsOf({ incomes, expenses, loans, risks, cashFlows }: CreditInsightsView): object {
  const { categories: incomeCategories, ...income } = incomes;
  const { categories: expenseCategories, frequentTransactions, ...expense } = expenses;
  return {
    incomes: { ...income, categories: incomeCategories.map(categoryOf) },
    expenses: {
      ...expense,
      categories: expenseCategories.map(categoryOf),
      frequentTransactions: frequentTransactions.map(({ label, transactions }) => [label, transactions.length]),
    },
    loans: { repayments: movementsOf(loans.repayments), drawdowns: movementsOf(loans.drawdowns) },
    risks: withCounts(risks),
    cashFlows: cashFlows.map(flowOf),
  };
}

function categoryOf({
  name,
  totalAmount,
  monthlyAmount,
  transactions,
}: CreditInsightsView["incomes"]["categories"][0]) {
  return { name, totalAmount, monthlyAmount, transactions: transactions.length };
}

function movementsOf({ details, ...movements }: LoanMovementsView): object {
  return { ...movements, details: details.map(flowOf) };
}

/** One line a flow: its label, what it is, its sum, and its rhythm. */
function flowOf({ label, type, category, totalAmount, transactions, regularity }: CashFlowView): object {
  return {
    label,
    type,
    category,
    totalAmount,
    transactions: transactions.length,
    ...(regularity === undefined
      ? {}
      : { rhythm: `${regularity.periodicity} ${regularity.dueDays.join("+")}, ${regularity.accuracy} %` }),
  };
}

function scoresOf({ creditScore, paymentScore, businessCreditScore, monthlyLines, leftOut }: NonNullable<Analysis["scores"]>): object {
  return {
    ...(creditScore === undefined ? {} : { creditScore: withShortPoints(creditScore) }),
    ...(paymentScore === undefined ? {} : { paymentScore: withShortPoints(paymentScore) }),
    ...(businessCreditScore === undefined ? {} : { businessCreditScore: withShortPoints(businessCreditScore) }),
    monthlyLines: monthlyLines.map(({ due, counted }) => `${due.length} due, ${counted.length} counted`),
    leftOut: Object.fromEntries(Object.entries(leftOut).map(([why, ids]) => [why, ids.length])),
  };
}

type ScoreWithPoints = NonNullable<
  NonNullable<Analysis["scores"]>["creditScore" | "paymentScore" | "businessCreditScore"]
>;

function withShortPoints({ points, ...score }: ScoreWithPoints): object {
  return {
    ...score,
    points: Object.fromEntries(points.map((one) => [one.characteristic, pointsText(one)])),
  };
}

function pointsText({ points, mostPoints, value, bin }: PointsView): string {
  return `${points} of ${mostPoints}: ${value ?? "unknown"}, ${bin}`;
}

/** A value with each list of transactions replaced by its length. */
function withCounts(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === "transactions" && Array.isArray(member) ? member.length : withCounts(member),
    ]),
  );
}

const MOST_COLUMNS = 160;

/** JSON with each value that fits on one line: small enough to read, one fact a line to compare. */
export function writeJson(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || (indent !== "" && indent.length + line.length <= MOST_COLUMNS))
    return line;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((member) => `${inner}${writeJson(member, inner)}`)
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${inner}${JSON.stringify(name)}: ${writeJson(member, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.join(",\n")}\n${indent}${close}`;
}
