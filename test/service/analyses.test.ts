import { describe, expect, it } from "vitest";
import { bodyOf, SHOP, STUDENT } from "./analysis-bench.js";
import { createServiceClient, type JsonBody, START } from "./service-client.js";

const AT_START = new Date(START).toISOString();

/** A service with one customer. */
async function withCustomer() {
  const client = createServiceClient();
  const { body } = await client.ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } });
  const analyses = `/v2/customers/${body["id"]}/analyses`;
  const create = (input?: object) =>
    client.ask("POST", analyses, input === undefined ? {} : { body: input as JsonBody });
  return { ...client, customerId: body["id"] as string, analyses, create };
}

const pathsOf = ({ issues }: JsonBody) => (issues as { path: string }[]).map(({ path }) => path);

describe("creating an analysis of a customer", () => {
  it("answers 202 at once, and computes after the answer", async () => {
    const { ask, analyses, create, service, customerId, listen, events } = await withCustomer();
    await listen("bank_details_fetched", "analysis_completed", "analysis_failed", "bank_details_required");
    const created = await create(STUDENT);
    expect(created.status).toBe(202);
    expect(created.body).toEqual({
      id: expect.any(String),
      customerId,
      format: "NATIVE",
      parameters: { disableScores: false, disableCreditInsights: false, useBalanceDate: true, launchReport: false },
      status: "IN_PROGRESS",
      source: "CLIENT",
      dataOrigin: "UNKNOWN",
      createdAt: AT_START,
      updatedAt: AT_START,
    });
    await service.idle();
    const { status, body } = await ask("GET", `${analyses}/${created.body["id"]}`);
    expect([status, body["status"]]).toEqual([200, "COMPLETED"]);
    const payload = { customerId, analysisId: created.body["id"] };
    expect(events).toEqual([
      { eventName: "bank_details_fetched", payload },
      { eventName: "analysis_completed", payload },
    ]);
  });

  it("has results in the members of the interface", async () => {
    const { ask, analyses, create, service } = await withCustomer();
    const { id } = (await create(STUDENT)).body;
    await service.idle();
    const { body } = await ask("GET", `${analyses}/${id}`);
    expect(body["metadata"]).toMatchObject({
      referenceDate: "2026-06-30T12:00:00.000Z",
      numberOfCheckings: 1,
      numberOfSavings: 0,
      numberOfLoans: 0,
      numberOfCreditCard: 0,
      totalTransactionCount: 87,
      creditInsights: { minWindowDate: "2026-03-30", maxWindowDate: "2026-06-30", numberOfDaysInWindow: 93 },
      creditScore: { minWindowDate: "2026-04-01" },
      paymentScore: { minWindowDate: "2026-04-01" },
      activityScore: { value: 100, numberOfDaysInWindow: 91, calendar: expect.any(Array) },
    });
    const groups = ["version", "cashFlows", "incomes", "expenses", "loans", "risks"];
    expect(Object.keys(body["creditInsights"] as object).sort()).toEqual(groups.sort());
    expect(Object.keys(body["scores"] as object).sort()).toEqual(["creditScore", "paymentScore"]);
    expect(body).not.toHaveProperty("error");
  });

  it("without a body, or without accounts, asks the client for them", async () => {
    const { create, listen, events, service, customerId } = await withCustomer();
    await listen("bank_details_required");
    const ids: unknown[] = [];
    for (const input of [undefined, {}, { accounts: [] }, { accounts: null, format: "PROVIDER_A_V2_0" }]) {
      const { status, body } = await create(input);
      expect([status, body["status"]]).toEqual([202, "FETCHING_DATA"]);
      ids.push(body["id"]);
    }
    await service.idle();
    const payloads = ids.map((analysisId) => ({ customerId, analysisId }));
    expect(events).toEqual(payloads.map((payload) => ({ eventName: "bank_details_required", payload })));
  });

  it("asks nobody where triggerAccountSync is false", async () => {
    const { create, listen, events, service } = await withCustomer();
    await listen("bank_details_required");
    expect((await create({ parameters: { triggerAccountSync: false } })).body["status"]).toBe("CREATED");
    await service.idle();
    expect(events).toEqual([]);
  });

  it("answers 400 with every issue of the body, and creates nothing", async () => {
    const { ask, analyses, create } = await withCustomer();
    const transaction = { description: "", amount: "x", dates: { debitedAt: "2024-02-30" } };
    const account = { type: "CHECKING", currency: "EUR", balance: 0, transactions: [transaction] };
    const { status, body } = await create({
      dataOrigin: "ELSEWHERE",
      parameters: { period: { mode: "YEARS" }, disableScores: "no" },
      accounts: [account, { balance: 1 }],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "BAD_REQUEST", status: 400, message: expect.any(String) });
    expect(pathsOf(body)).toEqual(
      expect.arrayContaining([
        "/dataOrigin",
        "/parameters/period/mode",
        "/parameters/disableScores",
        "/accounts/0/transactions/0/description",
        "/accounts/0/transactions/0/amount",
        "/accounts/0/transactions/0/dates/debitedAt",
        "/accounts/1/currency",
      ]),
    );
    expect((await ask("GET", analyses)).body).toMatchObject({ pagination: { totalResources: 0 } });
  });

  it("takes the project and organisation of the token, and no other", async () => {
    const { create } = await withCustomer();
    expect((await create({ projectId: "p", organizationId: "o" })).status).toBe(202);
    const { status, body } = await create({ ...STUDENT, projectId: "other", organizationId: "else" });
    expect(status).toBe(400);
    expect(pathsOf(body)).toEqual(["/projectId", "/organizationId"]);
    expect(pathsOf((await create({ projectId: 3 })).body)).toEqual(["/projectId"]);
  });

  it.each(["[]", "3", "null", "{", '"text"'])("answers 400 for the body %s", async (text) => {
    const { service, ask, signIn, analyses } = await withCustomer();
    const token = (await signIn("first")).body["access_token"];
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const request = { method: "POST", headers, body: text };
    const response = await service.fetch(new Request(`https://api.example${analyses}`, request));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "BAD_REQUEST", status: 400 });
    expect((await ask("GET", analyses)).body["resources"]).toEqual([]);
  });

  it("answers 404 for a customer that there is not", async () => {
    const { ask } = createServiceClient();
    const { status, body } = await ask("POST", "/v2/customers/none/analyses", { body: STUDENT });
    expect(status).toBe(404);
    expect(body).toEqual({ code: "NOT_FOUND", message: "customer not found", status: 404 });
  });
});

describe("the parameters of an analysis", () => {
  it("are shown by their names, the same before and after the computation", async () => {
    const { ask, analyses, create, service } = await withCustomer();
    const period = { mode: "DAYS", numberOfDays: 60, isComputedUsingProjectConfig: { name: "Ana" }, other: [1] };
    const created = await create({ ...STUDENT, parameters: { triggerAccountSync: false, period } });
    expect(created.body["parameters"]).toEqual({
      disableScores: false,
      disableCreditInsights: false,
      useBalanceDate: false,
      launchReport: false,
      triggerAccountSync: false,
      period: { mode: "DAYS", numberOfDays: 60 },
    });
    await service.idle();
    const { parameters } = (await ask("GET", `${analyses}/${created.body["id"]}`)).body as { parameters: object };
    expect(parameters).toMatchObject({
      triggerAccountSync: false,
      period: { numberOfDays: 60, isComputedUsingProjectConfig: false },
    });
    expect(JSON.stringify(parameters)).not.toMatch(/Ana|other/);
  });

  it.each([
    ["triggerAccountSync", { triggerAccountSync: "no" }, "/parameters/triggerAccountSync"],
    ["the parameters themselves", "none", "/parameters"],
    ["the parameters in a list", [], "/parameters"],
  ])("of wrong types answer 400: %s", async (_, parameters, path) => {
    const { ask, analyses, create } = await withCustomer();
    const { status, body } = await create({ parameters });
    expect([status, pathsOf(body)]).toEqual([400, [path]]);
    expect((await ask("GET", analyses)).body["resources"]).toEqual([]);
  });
});

describe("the data quality of an analysis", () => {
  it("says what was left out", async () => {
    const { ask, analyses, create, service } = await withCustomer();
    const { connections } = bodyOf("fr-deferred-card", "provider-a") as unknown as {
      connections: [{ accounts: [{ transactions: object[] }] }];
    };
    const count = connections[0].accounts[0].transactions.push({ id: 1, value: "x", original_wording: "CB" });
    const { id } = (await create({ connections, error: { code: "wrongpass" } })).body;
    await service.idle();
    const { dataQuality } = (await ask("GET", `${analyses}/${id}`)).body;
    expect(dataQuality).toMatchObject({
      rejectedRowCount: 1,
      rejectedRows: [{ path: `/connections/0/accounts/0/transactions/${count - 1}`, reason: "NO_AMOUNT" }],
      notes: expect.arrayContaining([expect.objectContaining({ code: "FAILED_CONNECTION" })]),
    });
  });
});

describe("an analysis that cannot be computed", () => {
  it("ends in ERROR with code and message, and without results", async () => {
    const { ask, analyses, create, service, listen, events } = await withCustomer();
    await listen("analysis_failed");
    const { id } = (await create({ accounts: STUDENT.accounts.map((one) => ({ ...one, currency: "USD" })) })).body;
    await service.idle();
    const { body } = await ask("GET", `${analyses}/${id}`);
    expect(body).toMatchObject({
      status: "ERROR",
      error: { code: "CURRENCY_NOT_SUPPORTED", message: expect.any(String) },
    });
    for (const name of ["creditInsights", "scores"]) expect(body).not.toHaveProperty(name);
    expect(events).toMatchObject([{ eventName: "analysis_failed", payload: { analysisId: id } }]);
    for (const part of ["scores", "credit-insights/loans"])
      expect((await ask("GET", `${analyses}/${id}/${part}`)).status).toBe(404);
  });
});

describe("analyses of a customer", () => {
  it("are listed without their results, oldest first", async () => {
    const { ask, analyses, create, service } = await withCustomer();
    const first = (await create(STUDENT)).body["id"];
    const second = (await create()).body["id"];
    await service.idle();
    const { status, body } = await ask("GET", `${analyses}?limit=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ resources: [{ id: first }], pagination: { next: "?page=2&limit=1", totalPages: 2 } });
    expect(Object.keys((body["resources"] as object[])[0]!)).not.toContain("creditInsights");
    const filter = encodeURIComponent('{"status":"FETCHING_DATA"}');
    expect((await ask("GET", `${analyses}?filter=${filter}`)).body["resources"]).toMatchObject([{ id: second }]);
    expect((await ask("GET", `${analyses}?page=0`)).status).toBe(400);
  });

  it("of a business are read by their id alone as below the business", async () => {
    const { ask, service } = createServiceClient();
    const { id: businessId } = (await ask("POST", "/v2/businesses", { body: { customIdentifier: "shop" } })).body;
    const business = `/v2/businesses/${businessId}/analyses`;
    const { id } = (await ask("POST", business, { body: SHOP as unknown as JsonBody })).body;
    await service.idle();
    const { body } = await ask("GET", `/v2/analyses/${id}`);
    expect(body).toMatchObject({
      scores: { businessCreditScore: {} },
      accounts: [{}],
      dailyBalances: expect.any(Array),
    });
    expect(body).toEqual((await ask("GET", `${business}/${id}`)).body);
    expect((await ask("PATCH", `/v2/analyses/${id}`, { body: {} })).body).not.toHaveProperty("creditInsights");
  });

  it("lead to all pages of their accounts, left out ones included where they are asked for", async () => {
    const { ask, create, analyses, service } = await withCustomer();
    const left = { ...STUDENT.accounts[0], iban: null, number: "2", isComputed: false };
    const { id } = (await create({ accounts: [...STUDENT.accounts, left] })).body;
    await service.idle();
    const path = `${analyses}/${id}/accounts`;
    const { body } = await ask("GET", `${path}?includeNotComputed=true&limit=1`);
    const { next } = body["pagination"] as { next: string };
    expect(next).toBe("?page=2&limit=1&includeNotComputed=true");
    const second = await ask("GET", path + next);
    expect(second.body).toMatchObject({ resources: [{}], pagination: { totalResources: 2 } });
  });

  it("are found under their own customer, and by their id alone", async () => {
    const { ask, create, analyses } = await withCustomer();
    const { id } = (await create()).body;
    const { id: another } = (await ask("POST", "/v2/customers", { body: { customIdentifier: "eve" } })).body;
    expect((await ask("GET", `${analyses}/${id}`)).status).toBe(200);
    expect((await ask("GET", `/v2/analyses/${id}`)).body["id"]).toBe(id);
    expect((await ask("GET", `/v2/customers/${another}/analyses/${id}`)).status).toBe(404);
    expect((await ask("GET", `/v2/businesses/${another}/analyses/${id}`)).status).toBe(404);
  });
});
