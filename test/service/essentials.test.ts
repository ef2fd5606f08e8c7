import { describe, expect, it } from "vitest";
import { SHOP, STUDENT } from "./analysis-bench.js";
import { createServiceClient, type JsonBody, START } from "./service-client.js";

const AT_START = new Date(START).toISOString();

/** A service with one analysis; of a business where the path says so. */
async function withAnalysis(input: object, parties = "customers") {
  const client = createServiceClient();
  const { body: party } = await client.ask("POST", `/v2/${parties}`, { body: { customIdentifier: "ana" } });
  const { body } = await client.ask("POST", `/v2/${parties}/${party["id"]}/analyses`, { body: input });
  await client.service.idle();
  return { ...client, id: body["id"] as string };
}

describe("the essentials of an analysis", () => {
  it("have the members of the interface", async () => {
    const { ask, id } = await withAnalysis(STUDENT);
    const { status, body } = await ask("GET", `/v1/essentials/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      analysisId: id,
      createdAt: AT_START,
      updatedAt: AT_START,
      activityScore: 100,
      mainIncome: { monthlyAmount: 0, cashFlows: [] },
      monthlyRegularIncome: 467.3,
      monthlyEssentialExpenses: 395,
      monthlyLoanRepayments: 0,
      monthlyDiscretionaryIncome: 72.3,
      debtToIncome: 0,
      redFlags: [],
      loanRepaymentRejections: { totalRejectedAmount: 0, count: 0 },
      creditScore: 966,
    });
  });

  it.each([
    ["in ERROR", { accounts: [{ type: "SAVINGS", currency: "EUR", balance: 1 }] }],
    ["waiting for accounts", {}],
    ["without credit insights", { ...STUDENT, parameters: { disableCreditInsights: true } }],
  ])("are not there of one that is %s: 404", async (_, input) => {
    const { ask, id } = await withAnalysis(input);
    const problem = { code: "NOT_FOUND", message: "essentials of the analysis not found", status: 404 };
    expect(await ask("GET", `/v1/essentials/${id}`)).toMatchObject({ status: 404, body: problem });
  });

  it.each(["essentials", "analysis"])("are not there where there is no analysis: /%s answers 404", async (path) => {
    const answer = await createServiceClient().ask("GET", `/v1/${path}/none`);
    expect(answer).toMatchObject({ status: 404, body: { message: "analysis not found" } });
  });
});

describe("the full analysis", () => {
  it("has the members of the interface, and no transactions", async () => {
    const { ask, id } = await withAnalysis(STUDENT);
    const { status, body } = await ask("GET", `/v1/analysis/${id}`);
    expect(status).toBe(200);
    const part = { analysisId: id, createdAt: AT_START, updatedAt: AT_START };
    const { scores, creditInsights, ...rest } = body as Record<"scores" | "creditInsights", JsonBody>;
    expect(rest).toEqual({
      id,
      parameters: {
        disableScores: false,
        disableCreditInsights: false,
        useBalanceDate: true,
        period: { mode: "MONTHS", numberOfMonths: 3, isComputedUsingProjectConfig: true },
      },
      source: "CLIENT",
      dataOrigin: "UNKNOWN",
      format: "NATIVE",
      status: "COMPLETED",
      createdAt: AT_START,
      updatedAt: AT_START,
      metadata: {
        ...part,
        creditInsights: { minWindowDate: "2026-03-30", maxWindowDate: "2026-06-30" },
        creditScore: { minWindowDate: "2026-04-01", maxWindowDate: "2026-06-30" },
        referenceDate: "2026-06-30",
        activityScore: { value: 100 },
      },
    });
    const indicators = { livingStandard: 3, budgetManagement: 5, financialEvolution: 5 };
    expect(scores).toEqual({ ...part, creditScore: { value: 966, indicators }, usage: "CONSUMER" });
    expect(creditInsights).toMatchObject({
      ...part,
      usage: "CONSUMER",
      cashFlows: expect.arrayContaining([{ category: "RENT", totalAmount: -1185 }]),
      incomes: { totalAmount: 2486.7, monthlyAmount: 828.9 },
    });
    expect(JSON.stringify(body)).not.toContain("transactions");
  });

  it("of a business has the business's score", async () => {
    const { ask, id } = await withAnalysis(SHOP, "businesses");
    const { body } = await ask("GET", `/v1/analysis/${id}`);
    expect(body["scores"]).toMatchObject({ usage: "BUSINESS", businessCreditScore: { value: 860 } });
  });

  it.each([
    ["PENDING", {}, {}],
    [
      "PENDING",
      { ...STUDENT, parameters: { disableScores: true, disableCreditInsights: true } },
      { disableScores: true },
    ],
    ["ERROR", { accounts: [{ type: "SAVINGS", currency: "EUR", balance: 1 }] }, {}],
  ])("is %s without results", async (state, input, parameters) => {
    const { ask, id } = await withAnalysis(input);
    const { status, body } = await ask("GET", `/v1/analysis/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: state, parameters });
    for (const name of ["scores", "creditInsights"]) expect(body).not.toHaveProperty(name);
  });
});
