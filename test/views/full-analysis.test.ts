import { describe, expect, it } from "vitest";
import { type Analysis, analyze, viewEssentialsSummary, viewFullAnalysis } from "../../src/index.js";
import { analyzeHousehold, HOUSEHOLDS } from "../golden/households.js";
import { account, type Line } from "../passes/facts.js";

const IDENTITY = {
  analysisId: "66f0",
  createdAt: "2026-07-02T08:00:00.000Z",
  updatedAt: "2026-07-02T08:00:03.000Z",
};
const { analysisId, createdAt, updatedAt } = IDENTITY;
const PART = { analysisId, createdAt, updatedAt };

/** Three months of a wage and a rent, two instalments of a loan, and a bet. */
const LIFE: readonly Line[] = [
  ...["04", "05", "06"].flatMap((month): readonly Line[] => [
    [`2026-${month}-02`, "VIREMENT SALAIRE ACME SAS", 2000],
    [`2026-${month}-05`, "VIR SEPA LOYER MARTIN", -650],
  ]),
  ["2026-04-10", "PRLV SEPA COFIDIS PRET PERSONNEL", -250],
  ["2026-05-10", "PRLV SEPA COFIDIS PRET PERSONNEL", -250],
  ["2026-06-20", "CARTE WINAMAX", -25],
];

function analysisOf(parameters: object = {}, now = "2026-06-30T12:00:00Z", minimumTransactions = 0): Analysis {
  const accounts = [account(LIFE, { balance: 5000 })];
  return analyze({ accounts, parameters }, { now, project: { minimumTransactions } });
}

const household = (wanted: string): Analysis => analyzeHousehold(HOUSEHOLDS.find(({ name }) => name === wanted)!);

/** Pointers of all values that are no objects, with `*` for each place in a list. */
function templatesOf(value: unknown, pointer = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const steps = Object.entries(value).flatMap(([name, member]) =>
    templatesOf(member, `${pointer}/${Array.isArray(value) ? "*" : name}`),
  );
  return [...new Set(steps)];
}

describe("the full analysis of the essentials API", () => {
  it("has the figures of the result and nothing besides", () => {
    const analysis = analysisOf();
    const { value, indicators } = analysis.scores!.creditScore!;
    expect(viewFullAnalysis(analysis, { ...IDENTITY, sessionId: "s7" })).toEqual({
      id: "66f0",
      sessionId: "s7",
      parameters: {
        disableScores: false,
        disableCreditInsights: false,
        useBalanceDate: false,
        period: { mode: "MONTHS", numberOfMonths: 3, isComputedUsingProjectConfig: true },
      },
      source: "CLIENT",
      dataOrigin: "UNKNOWN",
      format: "NATIVE",
      status: "COMPLETED",
      createdAt,
      updatedAt,
      metadata: {
        analysisId,
        creditInsights: { minWindowDate: "2026-03-30", maxWindowDate: "2026-06-30" },
        creditScore: { minWindowDate: "2026-04-01", maxWindowDate: "2026-06-30" },
        referenceDate: "2026-06-30",
        createdAt,
        updatedAt,
        activityScore: { value: analysis.essentials!.activityScore },
      },
      scores: { creditScore: { value, indicators }, ...PART, usage: "CONSUMER" },
      creditInsights: {
        cashFlows: [
          { category: "WAGE", totalAmount: 6000 },
          { category: "RENT", totalAmount: -1950 },
          { category: "LOAN_REPAYMENT_PERSONAL", totalAmount: -500 },
          { category: "GAMBLING", totalAmount: -25 },
        ],
        incomes: { totalAmount: 6000, monthlyAmount: 2000 },
        expenses: {
          totalAmount: -2475,
          monthlyAmount: -825,
          categories: [
            { monthlyAmount: -650, monthlyAmountExcludingMonthsWithoutValues: -650, category: "RENT" },
            {
              monthlyAmount: -166.67,
              monthlyAmountExcludingMonthsWithoutValues: -250,
              category: "LOAN_REPAYMENT_PERSONAL",
            },
            { monthlyAmount: -8.33, monthlyAmountExcludingMonthsWithoutValues: -25, category: "GAMBLING" },
          ],
        },
        loans: {
          drawdowns: { totalAmount: 0, lendingOrganizations: [] },
          repayments: {
            monthlyAmount: -166.67,
            monthlyAmountExcludingMonthsWithoutValues: -250,
            lendingOrganizations: [{ name: "COFIDIS" }],
          },
        },
        risks: {
          bailiff: { totalAmount: 0 },
          debtCollection: { totalAmount: 0 },
          gambling: { totalAmount: -25 },
          heavyFailures: { directRecoveryOfDebt: { totalAmount: 0 }, bankAccountSeizure: { totalAmount: 0 } },
          incidents: { paymentRejections: { totalAmount: 0 }, checkRejections: { totalAmount: 0 } },
          overdraft: { minimumBalanceReached: 0, duration: 0 },
        },
        ...PART,
        usage: "CONSUMER",
      },
    });
  });

  it("has the household's figures", () => {
    const { creditInsights, metadata, parameters } = viewFullAnalysis(household("fr-incidents-and-seizure"), IDENTITY);
    expect(creditInsights!.risks).toEqual({
      bailiff: { totalAmount: 0 },
      debtCollection: { totalAmount: -135 },
      gambling: { totalAmount: -320 },
      heavyFailures: { directRecoveryOfDebt: { totalAmount: -343.86 }, bankAccountSeizure: { totalAmount: 0 } },
      incidents: { paymentRejections: { totalAmount: 212.11 }, checkRejections: { totalAmount: 57.9 } },
      overdraft: { minimumBalanceReached: -816.72, duration: 18 },
    });
    expect(creditInsights!.cashFlows.slice(0, 3)).toEqual([
      { category: "WAGE", totalAmount: 5582.06 },
      { category: "RENT", totalAmount: -1535.4 },
      { category: "GROCERY", totalAmount: -466.97 },
    ]);
    expect(metadata).toMatchObject({ referenceDate: "2026-06-30", analysisId: "66f0" });
    expect(parameters).not.toHaveProperty("launchReport");
  });

  it.each(HOUSEHOLDS)("of $name has members of the interface only", ({ name }) => {
    const full = viewFullAnalysis(household(name), IDENTITY);
    const known = new Set([...MEMBERS, ...(name === "fr-small-business" ? BUSINESS_MEMBERS : CONSUMER_MEMBERS)]);
    expect(templatesOf(full).filter((template) => !known.has(template))).toEqual([]);
    expect(full.creditInsights!.usage).toBe(name === "fr-small-business" ? "BUSINESS" : "CONSUMER");
  });

  it("dates the reference by the project's zone", () => {
    const { metadata } = viewFullAnalysis(analysisOf({}, "2026-06-29T22:30:00Z"), IDENTITY);
    expect(metadata!.referenceDate).toBe("2026-06-30");
  });

  it("dates a reference at midnight by the project's zone too", () => {
    const body = { accounts: [account(LIFE, { balance: 5000 })] };
    const project = { minimumTransactions: 0, timeZone: "America/New_York" };
    for (const now of ["2026-06-30T00:00:00Z", new Date("2026-06-30T00:00:00Z")])
      expect(viewFullAnalysis(analyze(body, { now, project }), IDENTITY).metadata!.referenceDate).toBe("2026-06-29");
  });

  it("leaves out what was not asked for, and what there is not", () => {
    const partsOf = (analysis: Analysis) => {
      const { status, metadata, scores, creditInsights, sessionId } = viewFullAnalysis(analysis, IDENTITY);
      const { activityScore, ...windows } = metadata ?? {};
      return [status, Object.keys(windows), scores === undefined, creditInsights === undefined, sessionId];
    };
    const identity = ["analysisId", "referenceDate", "createdAt", "updatedAt"];
    const [id, ...dates] = identity as [string, ...string[]];
    expect(partsOf(analysisOf({ disableScores: true }))).toEqual([
      "COMPLETED",
      [id, "creditInsights", ...dates],
      true,
      false,
      undefined,
    ]);
    expect(partsOf(analysisOf({ disableCreditInsights: true }))).toEqual([
      "COMPLETED",
      [id, "creditScore", ...dates],
      false,
      true,
      undefined,
    ]);
    const both = { disableScores: true, disableCreditInsights: true };
    expect(partsOf(analysisOf(both))).toEqual(["PENDING", identity, true, true, undefined]);
    const refused = analysisOf({}, "2026-06-30T12:00:00Z", 20);
    expect(partsOf(refused)[0]).toBe("ERROR");
    expect(partsOf(refused).slice(2)).toEqual([true, true, undefined]);
    expect(viewFullAnalysis({ ...refused, metadata: undefined } as never, IDENTITY)).not.toHaveProperty("metadata");
  });

  it("is the same of a result that went through JSON", () => {
    const analysis = household("fr-steady-family");
    const copy = JSON.parse(JSON.stringify(analysis)) as Analysis;
    expect(viewFullAnalysis(copy, IDENTITY)).toEqual(viewFullAnalysis(analysis, IDENTITY));
  });
});

describe("the essentials summary", () => {
  it("bears the store's names and times", () => {
    expect(viewEssentialsSummary(analysisOf(), IDENTITY)).toMatchObject({
      ...PART,
      mainIncome: {
        monthlyAmount: 2000,
        cashFlows: [{ category: "WAGE", monthlyAmount: 2000, employer: "ACME" }],
      },
      monthlyRegularIncome: 2000,
      monthlyEssentialExpenses: 650,
      monthlyLoanRepayments: 166.67,
      monthlyDiscretionaryIncome: 1183.33,
      debtToIncome: 0.0833,
      redFlags: [],
      loanRepaymentRejections: { totalRejectedAmount: 0, count: 0 },
    });
    expect(viewEssentialsSummary(analysisOf(), { ...IDENTITY, sessionId: "s7" })).not.toHaveProperty("sessionId");
  });

  it("is none where there is none", () => {
    expect(viewEssentialsSummary(analysisOf({ disableCreditInsights: true }), IDENTITY)).toBeUndefined();
  });
});

const IDENTIFIED = ["analysisId", "createdAt", "updatedAt"];
const MEMBERS = [
  ...["id", "source", "dataOrigin", "format", "status", "createdAt", "updatedAt"].map((name) => `/${name}`),
  ...["disableScores", "disableCreditInsights", "useBalanceDate"].map((name) => `/parameters/${name}`),
  ...["mode", "numberOfMonths", "isComputedUsingProjectConfig"].map((name) => `/parameters/period/${name}`),
  ...["metadata", "scores", "creditInsights"].flatMap((part) => IDENTIFIED.map((name) => `/${part}/${name}`)),
  ...["creditInsights", "creditScore"].flatMap((product) =>
    ["minWindowDate", "maxWindowDate"].map((name) => `/metadata/${product}/${name}`),
  ),
  "/metadata/referenceDate",
  "/metadata/activityScore/value",
  "/scores/usage",
  "/creditInsights/usage",
  "/creditInsights/cashFlows/*/category",
  "/creditInsights/cashFlows/*/totalAmount",
  "/creditInsights/incomes/totalAmount",
  "/creditInsights/incomes/monthlyAmount",
  "/creditInsights/expenses/totalAmount",
  "/creditInsights/expenses/monthlyAmount",
  "/creditInsights/expenses/categories/*/monthlyAmount",
  "/creditInsights/expenses/categories/*/monthlyAmountExcludingMonthsWithoutValues",
  "/creditInsights/expenses/categories/*/category",
  "/creditInsights/loans/drawdowns/totalAmount",
  "/creditInsights/loans/drawdowns/lendingOrganizations/*/name",
  "/creditInsights/loans/repayments/monthlyAmount",
  "/creditInsights/loans/repayments/monthlyAmountExcludingMonthsWithoutValues",
  "/creditInsights/loans/repayments/lendingOrganizations/*/name",
  ...[
    "bailiff",
    "debtCollection",
    "gambling",
    "heavyFailures/directRecoveryOfDebt",
    "heavyFailures/bankAccountSeizure",
    "incidents/paymentRejections",
    "incidents/checkRejections",
  ].map((risk) => `/creditInsights/risks/${risk}/totalAmount`),
  "/creditInsights/risks/overdraft/minimumBalanceReached",
  "/creditInsights/risks/overdraft/duration",
];
const scoreMembers = (score: string, ...indicators: readonly string[]): readonly string[] => [
  `/scores/${score}/value`,
  ...indicators.map((name) => `/scores/${score}/indicators/${name}`),
];
const CONSUMER_MEMBERS = scoreMembers("creditScore", "livingStandard", "budgetManagement", "financialEvolution");
const BUSINESS_MEMBERS = scoreMembers(
  "businessCreditScore",
  "cashFlowManagement",
  "financialStability",
  "debtCapacity",
);
