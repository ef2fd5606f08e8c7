import { describe, expect, it } from "vitest";
import { createServiceClient, START } from "./service-client.js";

const AT_START = new Date(START).toISOString();

describe("a business", () => {
  it("is created with 201 and the members of the interface", async () => {
    const { ask } = createServiceClient();
    const given = {
      customIdentifier: "shop",
      aggregationDetails: { callbackUrl: "https://client.example/", userId: "u" },
      userSegment: "LEASING",
      businessDetails: { name: "Shop", address: { city: "Nice" } },
    };
    const { status, body } = await ask("POST", "/v2/businesses", { body: given });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...given,
      id: expect.any(String),
      serviceAccountClientId: "first",
      openBankingInformation: { owners: [] },
      reports: { completedAnalyses: { count: 0 }, userJourneyState: "CUSTOMER_CREATED" },
      usage: "BUSINESS",
      createdAt: AT_START,
      updatedAt: AT_START,
    });
    expect((await ask("GET", `/v2/businesses/${body["id"]}`)).body).toEqual(body);
  });

  it("has an identifier that no customer or business of the project has: 422", async () => {
    const { ask } = createServiceClient();
    const body = { customIdentifier: "shop" };
    expect((await ask("POST", "/v2/businesses", { body })).status).toBe(201);
    const again = await ask("POST", "/v2/businesses", { body });
    expect(again).toMatchObject({ status: 422, body: { code: "ALREADY_EXISTS", status: 422 } });
    expect((await ask("POST", "/v2/customers", { body })).status).toBe(422);
    expect((await ask("POST", "/v1/register", { body })).status).toBe(422);
    expect((await ask("POST", "/v1/sessions", { body })).status).toBe(404);
    expect((await ask("POST", "/v2/businesses", { as: "other", body })).status).toBe(201);
  });

  it("loses all of its details where they are null", async () => {
    const { ask } = createServiceClient();
    const details = { aggregationDetails: { userId: "u" }, businessDetails: { name: "Shop" } };
    const { id } = (await ask("POST", "/v2/businesses", { body: { customIdentifier: "shop", ...details } })).body;
    const nulls = { aggregationDetails: null, businessDetails: null };
    const { status, body } = await ask("PATCH", `/v2/businesses/${id}`, { body: nulls });
    expect(status).toBe(200);
    expect(body).toMatchObject({ aggregationDetails: {}, businessDetails: {} });
  });

  it("is updated member by member; null takes a member away", async () => {
    const { ask, passTime } = createServiceClient();
    const businessDetails = { name: "Shop", address: { city: "Nice", street: "1 rue A" } };
    const created = await ask("POST", "/v2/businesses", {
      body: { customIdentifier: "shop", userSegment: "LEASING", businessDetails },
    });
    passTime(1000);
    const update = { userSegment: null, businessDetails: { address: { city: "Lyon" } } };
    const path = `/v2/businesses/${created.body["id"]}`;
    const { status, body } = await ask("PATCH", path, { body: update });
    expect(status).toBe(200);
    const { userSegment: _, ...rest } = created.body;
    expect(body).toEqual({
      ...rest,
      businessDetails: { name: "Shop", address: { city: "Lyon", street: "1 rue A" } },
      updatedAt: "2026-07-01T12:00:01.000Z",
    });
    expect((await ask("PATCH", path, { body: { userSegment: "RETAIL" } })).body["userSegment"]).toBe("RETAIL");
  });

  it("is listed among its own, by page and filter", async () => {
    const { ask } = createServiceClient();
    for (const customIdentifier of ["a", "b", "c"]) await ask("POST", "/v2/businesses", { body: { customIdentifier } });
    const { status, body } = await ask("GET", "/v2/businesses?page=2&limit=2");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      resources: [{ customIdentifier: "c" }],
      pagination: {
        first: "?page=1&limit=2",
        previous: "?page=1&limit=2",
        next: null,
        totalPages: 2,
        totalResources: 3,
      },
    });
    expect((await ask("GET", "/v2/businesses?limit=0")).status).toBe(400);
  });

  it.each([
    ["POST", "/v2/businesses", { userSegment: 1 }, 400],
    ["PATCH", "/v2/businesses/none", { userSegment: "a" }, 404],
    ["GET", "/v2/businesses/none", undefined, 404],
  ])("%s %s with %j answers %i", async (method, path, body, status) => {
    const { ask } = createServiceClient();
    const asking = body === undefined ? {} : { body };
    expect(await ask(method, path, asking)).toMatchObject({ status, body: { status } });
    expect((await ask(method, path, { ...asking, as: "reader" })).status).toBe(403);
    expect((await ask(method, path, { ...asking, as: undefined })).status).toBe(401);
  });
});
