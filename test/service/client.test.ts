import { createHmac } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import createClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { createService } from "../../src/service/index.js";
import { SHOP, STUDENT } from "./analysis-bench.js";
import type { components, paths } from "./client/schema.js";

const NOW = Date.parse("2026-07-01T12:00:00Z");

/** A client whose requests and answers are typed by the OpenAPI document. */
async function signIn() {
  const told: Request[] = [];
  const service = createService({
    serviceAccounts: [{ clientId: "id", clientSecret: "secret", organizationId: "o", projectId: "p" }],
    clock: () => NOW,
    resolveHost: async () => ["93.184.216.34"],
    fetch: async (request) => {
      told.push(request);
      return new Response(null, { status: 204 });
    },
  });
  const client = createClient<paths>({
    baseUrl: "http://service.test",
    fetch: (request: Request) => service.fetch(request),
  });
  const { data } = await client.POST("/v1/oauth/token", {
    body: { grant_type: "client_credentials", client_id: "id", client_secret: "secret" },
  });
  client.use({
    onRequest: ({ request }) => request.headers.set("Authorization", `Bearer ${data!.access_token}`),
  });
  return { client, service, told, token: data! };
}

/** Bodies of the fixtures are JSON that the engine checks: their types say no more than that they are lists of accounts. */
function bodyOf({ accounts, parameters = {} }: typeof STUDENT): components["schemas"]["AnalysisInput"] {
  return { accounts: accounts.map((account) => ({ ...account })), parameters: { ...parameters } };
}

describe("a typed client", () => {
  it("gets a token, and a new one by its refresh token", async () => {
    const { client, token } = await signIn();
    expect(token).toMatchObject({ token_type: "bearer", expires_in: 86_400, refresh_expires_in: 864_000 });
    const refreshed = await client.POST("/v1/oauth/token", {
      body: { grant_type: "refresh_token", refresh_token: token.refresh_token },
    });
    expect(refreshed.response.status).toBe(200);
  });

  it("creates, reads, updates and lists customers", async () => {
    const { client } = await signIn();
    const created = await client.POST("/v2/customers", {
      body: { customIdentifier: "client-1", personalDetails: { contact: { zipCode: 75011 } } },
    });
    expect(created.response.status).toBe(201);
    const customer = created.data!;
    expect(customer.personalDetails.contact?.zipCode).toBe("75011");
    const path = { customerId: customer.id };
    const updated = await client.PATCH("/v2/customers/{customerId}", {
      params: { path },
      body: { personalDetails: { contact: { city: "Paris" } } },
    });
    expect(updated.data?.personalDetails.contact).toEqual({ zipCode: "75011", city: "Paris" });
    const { data } = await client.GET("/v2/customers", {
      params: { query: { filter: '{"customIdentifier":"client-1"}' } },
    });
    expect(data?.resources).toEqual([updated.data]);
    expect(data?.pagination.totalResources).toBe(1);
  });

  it("is told of problems in one shape", async () => {
    const { client } = await signIn();
    await client.POST("/v2/customers", { body: { customIdentifier: "taken" } });
    const { error, response } = await client.POST("/v2/customers", { body: { customIdentifier: "taken" } });
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ code: "ALREADY_EXISTS", status: 422 });
    expect(error?.issues?.[0]?.path).toBe("/customIdentifier");
    const missing = await client.GET("/v2/customers/{customerId}", { params: { path: { customerId: "none" } } });
    expect(missing.error?.code).toBe("NOT_FOUND");
  });

  it("has a customer analysed, and reads every part of the result", async () => {
    const { client, service } = await signIn();
    const { data: customer } = await client.POST("/v2/customers", { body: { customIdentifier: "client-1" } });
    const created = await client.POST("/v2/customers/{customerId}/analyses", {
      params: { path: { customerId: customer!.id } },
      body: bodyOf(STUDENT),
    });
    expect(created.response.status).toBe(202);
    expect(created.data?.status).toBe("IN_PROGRESS");
    const params = { path: { customerId: customer!.id, analysisId: created.data!.id } };
    const early = await client.GET("/v2/customers/{customerId}/analyses/{analysisId}/scores", { params });
    expect(early.response.status).toBe(202);
    await service.idle();

    const { data: analysis } = await client.GET("/v2/customers/{customerId}/analyses/{analysisId}", { params });
    expect(analysis?.status).toBe("COMPLETED");
    expect(analysis?.metadata?.creditInsights?.numberOfDaysInWindow).toBe(93);
    expect(analysis?.scores?.creditScore?.value).toBe(966);
    const insights = "/v2/customers/{customerId}/analyses/{analysisId}/credit-insights";
    const flows = await client.GET(`${insights}/cash-flows`, { params });
    expect(flows.data).toEqual(analysis?.creditInsights?.cashFlows);
    const loans = await client.GET(`${insights}/loans`, { params });
    expect(loans.data).toEqual(analysis?.creditInsights?.loans);
    const expenses = await client.GET(`${insights}/expenses`, { params });
    expect(expenses.data).toEqual(analysis?.creditInsights?.expenses);

    const essential = { params: { path: { analysisId: created.data!.id } } };
    const summary = await client.GET("/v1/essentials/{analysisId}", essential);
    expect(summary.response.status).toBe(200);
    expect(summary.data).toMatchObject({ activityScore: 100, monthlyEssentialExpenses: 395 });
    const full = await client.GET("/v1/analysis/{analysisId}", essential);
    expect(full.data?.creditInsights?.incomes.totalAmount).toBe(analysis?.creditInsights?.incomes.totalAmount);
  });

  it("adds accounts over several requests, and triggers the computation", async () => {
    const { client, service } = await signIn();
    const { data: customer } = await client.POST("/v2/customers", { body: { customIdentifier: "client-1" } });
    const { data: created } = await client.POST("/v2/customers/{customerId}/analyses", {
      params: { path: { customerId: customer!.id } },
    });
    expect(created?.status).toBe("FETCHING_DATA");
    const params = { path: { analysisId: created!.id } };
    const held = await client.PATCH("/v2/analyses/{analysisId}", { params, body: bodyOf(STUDENT) });
    expect(held.data?.status).toBe("PENDING");
    const triggered = await client.POST("/v2/analyses/{analysisId}/trigger", {
      params,
      body: { disableScores: true, disableCreditInsights: false },
    });
    expect(triggered.response.status).toBe(201);
    await service.idle();
    const { data } = await client.GET("/v2/analyses/{analysisId}", { params });
    expect(data?.creditInsights).toBeDefined();
    expect(data?.scores).toBeUndefined();
  });

  it("has a business analysed, and lists its accounts, balances and transactions", async () => {
    const { client, service } = await signIn();
    const { data: business } = await client.POST("/v2/businesses", { body: { customIdentifier: "client-1" } });
    const root = "/v2/businesses/{businessId}/analyses/{analysisId}";
    const created = await client.POST("/v2/businesses/{businessId}/analyses", {
      params: { path: { businessId: business!.id } },
      body: bodyOf(SHOP),
    });
    expect(created.response.status).toBe(201);
    const path = { businessId: business!.id, analysisId: created.data!.id };
    const early = await client.GET(`${root}/balances`, { params: { path } });
    expect([early.response.status, early.error?.code]).toEqual([400, "BAD_REQUEST"]);
    await service.idle();
    const { data: analysis } = await client.GET(root, { params: { path } });
    const { data: scores } = await client.GET(`${root}/scores`, { params: { path } });
    expect(scores).toEqual(analysis?.scores);
    const query = { page: 2, limit: 50 };
    const { data: page } = await client.GET(`${root}/transactions`, { params: { path, query } });
    expect(page?.resources).toHaveLength(50);
    expect(page?.pagination).toMatchObject({ previous: "?page=1&limit=50", totalResources: 130 });
    const accounts = await client.GET(`${root}/accounts`, { params: { path, query: { includeNotComputed: true } } });
    const accountId = accounts.data!.resources[0]!.id;
    const balances = await client.GET(`${root}/accounts/{accountId}/balances`, {
      params: { path: { ...path, accountId } },
    });
    expect(balances.data?.resources).toEqual(analysis?.accounts[0]?.dailyBalances);
  });

  it("subscribes, and its target is sent what the document says", async () => {
    const { client, service, told } = await signIn();
    const { data: subscription } = await client.POST("/v1/subscriptions", {
      params: { header: { "x-vpc-client": "vpc-1" } },
      body: { target: "https://hooks.example/", eventName: "service_account_created", secret: "key" },
    });
    expect(subscription?.clientVpc).toBe("vpc-1");
    await client.POST("/v1/service-accounts", { body: { name: "second" } });
    await service.idle();
    expect(told).toHaveLength(1);
    const event = (await told[0]!.json()) as components["schemas"]["Event"];
    const schema = service.openApiDocument().components!.schemas!["Event"] as object;
    const validate = new Ajv2020({ formats: { "date-time": true } }).compile(schema);
    expect(validate(event), JSON.stringify(validate.errors)).toBe(true);
    expect(event.subscription).toMatchObject({ id: subscription!.id, eventName: "service_account_created" });
    const signature = createHmac("sha256", "key").update(JSON.stringify(event.payload)).digest("hex");
    expect(told[0]!.headers.get("X-Hub-Signature")).toBe(`sha256=${signature}`);
    const events = await client.GET("/v1/subscriptions/{subscriptionId}/events", {
      params: { path: { subscriptionId: subscription!.id } },
    });
    expect(events.data?.resources.map(({ id, status }) => [id, status])).toEqual([[event.id, "DELIVERED"]]);
  });
});
