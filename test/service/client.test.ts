import { createHmac } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import createClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { createService } from "../../src/service/index.js";
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

  it("subscribes, and its target is sent what the document says", async () => {
    const { client, service, told } = await signIn();
    const { data: subscription } = await client.POST("/v1/subscriptions", {
      body: { target: "https://hooks.example/", eventName: "service_account_created", secret: "key" },
    });
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
