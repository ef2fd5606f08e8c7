import { describe, expect, it } from "vitest";
import { STUDENT } from "./analysis-bench.js";
import { createServiceClient, type JsonBody } from "./service-client.js";

const BOTH_DISABLED = { disableScores: true, disableCreditInsights: true };
const PLACES = ["under its customer", "by its id alone"] as const;

/** A service with one customer, whose analyses are reached in one of the two ways. */
async function withCustomer(place: (typeof PLACES)[number]) {
  const client = createServiceClient();
  const { body } = await client.ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } });
  const analyses = `/v2/customers/${body["id"]}/analyses`;
  const create = async (input: object): Promise<string> => {
    const { body: created } = await client.ask("POST", analyses, { body: input });
    return `${place === "by its id alone" ? "/v2/analyses" : analyses}/${created["id"]}`;
  };
  const read = async (path: string): Promise<JsonBody> => (await client.ask("GET", path)).body;
  return { ...client, create, read };
}

describe.each(PLACES)("an analysis %s", (place) => {
  it("with both products disabled is PENDING until a trigger with both false", async () => {
    const { ask, create, read, service, listen, events } = await withCustomer(place);
    await listen("analysis_completed");
    const path = await create({ ...STUDENT, parameters: BOTH_DISABLED });
    await service.idle();
    expect(await read(path)).toMatchObject({ status: "PENDING", parameters: BOTH_DISABLED });
    expect(events).toEqual([]);
    const products = { disableScores: false, disableCreditInsights: false };
    const { status, body } = await ask("POST", `${path}/trigger`, { body: products });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "IN_PROGRESS", parameters: products });
    await service.idle();
    const completed = { status: "COMPLETED", scores: {}, creditInsights: {} };
    expect(await read(path)).toMatchObject(completed);
    expect(events).toHaveLength(1);
  });

  it.each([
    ["null", STUDENT.accounts.map((account) => ({ ...account, isComputed: null }))],
    ["absent", STUDENT.accounts],
  ])("whose account was left out keeps it left out where isComputed is %s in an update", async (_, accounts) => {
    const { ask, create, read, service } = await withCustomer(place);
    const path = await create({ accounts: STUDENT.accounts.map((account) => ({ ...account, isComputed: false })) });
    await service.idle();
    await ask("PATCH", path, { body: { accounts, trigger: true } });
    await service.idle();
    expect(await read(path)).toMatchObject({
      status: "ERROR",
      source: "REFRESH",
      error: { code: "NO_CHECKING_ACCOUNT" },
    });
  });

  it("stays PENDING where a trigger disables both again", async () => {
    const { ask, create, read, service } = await withCustomer(place);
    const path = await create({ ...STUDENT, parameters: BOTH_DISABLED });
    expect((await ask("POST", `${path}/trigger`, { body: BOTH_DISABLED })).status).toBe(201);
    await service.idle();
    expect((await read(path))["status"]).toBe("PENDING");
  });

  it.each([
    [{ disableScores: true, disableCreditInsights: false }, "creditInsights", "scores"],
    [{ disableScores: false, disableCreditInsights: true }, "scores", "creditInsights"],
  ])("triggered with %j has %s and no %s", async (products, present, absent) => {
    const { ask, create, read, service } = await withCustomer(place);
    const path = await create({ ...STUDENT, parameters: BOTH_DISABLED });
    await ask("POST", `${path}/trigger`, { body: products });
    await service.idle();
    const body = await read(path);
    expect(body).toHaveProperty(present);
    expect(body).toHaveProperty("metadata");
    expect(body).not.toHaveProperty(absent);
  });

  it("computes both by a trigger without a body", async () => {
    const { ask, create, read, service } = await withCustomer(place);
    const path = await create({ ...STUDENT, parameters: BOTH_DISABLED });
    expect((await ask("POST", `${path}/trigger`)).status).toBe(201);
    await service.idle();
    expect(await read(path)).toMatchObject({ status: "COMPLETED", scores: {}, creditInsights: {} });
  });

  it("computes the product of its creation by a trigger of nulls", async () => {
    const { ask, create, read, service } = await withCustomer(place);
    const path = await create({ ...STUDENT, parameters: { disableScores: true } });
    await ask("POST", `${path}/trigger`, { body: { disableScores: null, disableCreditInsights: null } });
    await service.idle();
    expect(await read(path)).toHaveProperty("creditInsights");
    expect(await read(path)).not.toHaveProperty("scores");
  });

  it.each([
    [{ disableCreditInsights: true }, { disableScores: true }, "creditInsights", "scores"],
    [{ disableScores: true }, { disableCreditInsights: true }, "scores", "creditInsights"],
    [BOTH_DISABLED, { disableScores: true }, "creditInsights", "scores"],
  ])("created with %j and triggered with %j has %s and no %s", async (parameters, products, present, absent) => {
    const { ask, create, read, service } = await withCustomer(place);
    const path = await create({ ...STUDENT, parameters });
    await service.idle();
    const { status, body } = await ask("POST", `${path}/trigger`, { body: products });
    expect([status, body["status"]]).toEqual([201, "IN_PROGRESS"]);
    await service.idle();
    expect(await read(path)).toHaveProperty(present);
    expect(await read(path)).not.toHaveProperty(absent);
  });

  it("without accounts cannot be triggered: 400", async () => {
    const { ask, create, read } = await withCustomer(place);
    const path = await create({});
    const { status, body } = await ask("POST", `${path}/trigger`, { body: {} });
    expect([status, body["code"]]).toEqual([400, "BAD_REQUEST"]);
    expect((await read(path))["status"]).toBe("FETCHING_DATA");
  });

  it("answers 400 for a trigger or an update of wrong types", async () => {
    const { ask, create } = await withCustomer(place);
    const path = await create({});
    const trigger = await ask("POST", `${path}/trigger`, { body: { disableScores: "no" } });
    expect(trigger).toMatchObject({ status: 400, body: { issues: [{ path: "/disableScores" }] } });
    const update = await ask("PATCH", path, { body: { trigger: "no" } });
    expect(update).toMatchObject({ status: 400, body: { issues: [{ path: "/trigger" }] } });
  });

  it("takes accounts over several requests, and computes by the trigger", async () => {
    const { ask, create, read, service } = await withCustomer(place);
    const [account] = STUDENT.accounts as readonly [{ readonly transactions: readonly object[] }];
    const second = { ...account, iban: "FR7630006000011234567890189", number: "2", transactions: [] };
    const path = await create({ parameters: { useBalanceDate: true } });
    const first = await ask("PATCH", path, { body: { accounts: [account], trigger: false } });
    expect(first).toMatchObject({ status: 200, body: { status: "PENDING" } });
    await ask("PATCH", path, { body: { accounts: [second], trigger: false } });
    await ask("POST", `${path}/trigger`, { body: {} });
    await service.idle();
    expect(await read(path)).toMatchObject({ status: "COMPLETED", metadata: { numberOfCheckings: 2 } });
  });

  it("starts by an update in which trigger is true", async () => {
    const { ask, create, read, service } = await withCustomer(place);
    const path = await create({ parameters: { useBalanceDate: true } });
    const { status, body } = await ask("PATCH", path, { body: { accounts: STUDENT.accounts, trigger: true } });
    expect([status, body["status"]]).toEqual([200, "IN_PROGRESS"]);
    await service.idle();
    expect((await read(path))["status"]).toBe("COMPLETED");
  });

  it("answers 400 for an update of an invalid body, and stays as it was", async () => {
    const { ask, create, read, service } = await withCustomer(place);
    const path = await create(STUDENT);
    await service.idle();
    const before = await read(path);
    const { status, body } = await ask("PATCH", path, { body: { accounts: [{ balance: "x" }], projectId: "p" } });
    expect(status).toBe(400);
    expect((body["issues"] as { path: string }[])[0]!.path).toMatch(/^\/accounts\/0\//);
    expect((await ask("PATCH", path, { body: { organizationId: "else" } })).status).toBe(400);
    expect(await read(path)).toEqual(before);
  });

  it("is told all that is wrong with a body at once: with its data and with its other members", async () => {
    const { ask, create } = await withCustomer(place);
    const path = await create({});
    const [account] = STUDENT.accounts;
    const parameters = { triggerAccountSync: "yes", disableScores: "no" };
    const others = { projectId: "else", organizationId: 3, sessionId: 5, trigger: "no", issues: [], parameters };
    const { status, body } = await ask("PATCH", path, {
      body: { accounts: [{ ...account, balance: "x" }], ...others },
    });
    const paths = (body["issues"] as { path: string }[]).map((issue) => issue.path);
    expect([status, paths.sort()]).toEqual([
      400,
      [
        "/accounts/0/balance",
        "/organizationId",
        "/parameters/disableScores",
        "/parameters/triggerAccountSync",
        "/projectId",
        "/sessionId",
        "/trigger",
      ],
    ]);
    expect((await ask("GET", path)).body["status"]).toBe("FETCHING_DATA");
  });
});

describe("an update that does not say trigger", () => {
  it("computes where it names the customer, and waits where it names the analysis alone", async () => {
    for (const [place, status] of [
      ["under its customer", "IN_PROGRESS"],
      ["by its id alone", "PENDING"],
    ] as const) {
      const { ask, create } = await withCustomer(place);
      const path = await create({});
      expect((await ask("PATCH", path, { body: { accounts: STUDENT.accounts } })).body["status"]).toBe(status);
    }
  });
});

describe("while an analysis is IN_PROGRESS", () => {
  it.each(["loans", "expenses", "cash-flows", "incomes", "risks"])("its %s answer 202, then 200", async (group) => {
    const { ask, create, service } = await withCustomer("under its customer");
    const path = await create(STUDENT);
    const id = path.split("/").at(-1);
    const paths = [`${path}/credit-insights/${group}`, `/v2/analyses/${id}/credit-insights/${group}`];
    for (const one of paths)
      expect(await ask("GET", one)).toMatchObject({ status: 202, body: { id, status: "IN_PROGRESS" } });
    await service.idle();
    const { body } = await ask("GET", path);
    const name = group === "cash-flows" ? "cashFlows" : group;
    for (const one of paths) {
      const answer = await ask("GET", one);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual((body["creditInsights"] as JsonBody)[name]);
    }
  });

  it("its scores and essentials answer 202, then 200", async () => {
    const { ask, create, service } = await withCustomer("under its customer");
    const path = await create(STUDENT);
    const id = path.split("/").at(-1);
    for (const one of [`${path}/scores`, `/v1/essentials/${id}`])
      expect(await ask("GET", one)).toMatchObject({ status: 202, body: { id, status: "IN_PROGRESS" } });
    expect(await ask("GET", path)).toMatchObject({ status: 200, body: { status: "IN_PROGRESS" } });
    await service.idle();
    const scores = await ask("GET", `${path}/scores`);
    expect(scores).toMatchObject({ status: 200, body: { analysisId: id, usage: "CONSUMER", creditScore: {} } });
    expect((await ask("GET", `/v1/essentials/${id}`)).status).toBe(200);
  });
});
