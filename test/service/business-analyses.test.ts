import { describe, expect, it } from "vitest";
import { SHOP, STUDENT } from "./analysis-bench.js";
import { createServiceClient, type JsonBody, START } from "./service-client.js";

const AT_START = new Date(START).toISOString();
const SAVINGS = { type: "SAVINGS", currency: "EUR", balance: 10, balanceDate: "2026-06-30", name: "Livret" };

/** A service with one business. */
async function withBusiness() {
  const client = createServiceClient();
  const { body } = await client.ask("POST", "/v2/businesses", { body: { customIdentifier: "shop" } });
  const businessId = body["id"] as string;
  const analyses = `/v2/businesses/${businessId}/analyses`;
  const create = (input: object) => client.ask("POST", analyses, { body: input });
  /** Computes an analysis, and answers with its path. */
  const compute = async (input: object = SHOP): Promise<string> => {
    const path = `${analyses}/${(await create(input)).body["id"]}`;
    await client.service.idle();
    return path;
  };
  const list = async (path: string) => (await client.ask("GET", path)).body["resources"] as readonly JsonBody[];
  return { ...client, businessId, analyses, create, compute, list };
}

describe("an analysis of a business", () => {
  it("is created with 201, and computed after the answer", async () => {
    const { ask, analyses, create, businessId, service, listen, events } = await withBusiness();
    await listen("analysis_completed");
    const { status, body } = await create({ ...SHOP, dataOrigin: "OPEN_BANKING", sessionId: "s-1" });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      customerId: businessId,
      sessionId: "s-1",
      format: "NATIVE",
      parameters: expect.objectContaining({ disableScores: false, disableCreditInsights: false }),
      status: "IN_PROGRESS",
      source: "CLIENT",
      dataOrigin: "OPEN_BANKING",
      createdAt: AT_START,
      updatedAt: AT_START,
    });
    await service.idle();
    expect((await ask("GET", `${analyses}/${body["id"]}`)).body["status"]).toBe("COMPLETED");
    const payload = { businessId, analysisId: body["id"], sessionId: "s-1" };
    expect(events).toEqual([{ eventName: "analysis_completed", payload }]);
  });

  it("has results, accounts and daily balances as the interface names them", async () => {
    const { ask, compute } = await withBusiness();
    const path = await compute();
    const { body } = await ask("GET", path);
    const part = { id: expect.any(String), analysisId: body["id"], createdAt: AT_START, updatedAt: AT_START };
    expect(body["creditInsights"]).toEqual({ ...part, usage: "BUSINESS", version: expect.any(String) });
    const { scores } = body as { scores: JsonBody };
    expect(scores).toEqual({ ...part, usage: "BUSINESS", businessCreditScore: expect.any(Object) });
    expect(scores["businessCreditScore"]).toMatchObject({ version: expect.any(String), value: 860, indicators: {} });
    expect(body["accounts"]).toMatchObject([
      { type: "CHECKING", usage: "PROFESSIONAL", isComputed: true, owners: [{ name: "MENUISERIE AUBRAC SARL" }] },
    ]);
    const balances = body["dailyBalances"] as readonly JsonBody[];
    expect(balances.at(-1)).toEqual({ date: "2026-06-30", balance: 4062.47 });
    expect((await ask("GET", `${path}/scores`)).body).toEqual(scores);
    expect(Object.keys(body["metadata"] as JsonBody)).not.toContain("paymentScore");
    // What was left out, and what a reader should know of the figures.
    expect(body["dataQuality"]).toMatchObject({ rejectedRowCount: 0, rejectedRows: [], notes: expect.any(Array) });
  });

  it("is listed, updated with 200 and triggered with 201", async () => {
    const { ask, analyses, create, service, list } = await withBusiness();
    const { id } = (await create({})).body;
    expect(await list(analyses)).toMatchObject([{ id, status: "FETCHING_DATA" }]);
    const path = `${analyses}/${id}`;
    expect((await ask("POST", `${path}/trigger`, { body: {} })).status).toBe(400);
    const held = await ask("PATCH", path, { body: { ...SHOP, trigger: false } });
    expect(held).toMatchObject({ status: 200, body: { status: "PENDING" } });
    const body = { disableScores: true, disableCreditInsights: false };
    expect(await ask("POST", `${path}/trigger`, { body })).toMatchObject({
      status: 201,
      body: { status: "IN_PROGRESS" },
    });
    expect((await ask("GET", `${path}/scores`)).status).toBe(202);
    await service.idle();
    expect((await ask("GET", `${path}/scores`)).status).toBe(404);
    expect((await ask("GET", `${analyses}?limit=none`)).status).toBe(400);
  });

  it("of a person's accounts ends in ERROR", async () => {
    const { ask, compute } = await withBusiness();
    const accounts = STUDENT.accounts.map((account) => ({ ...account, usage: "PERSONAL" }));
    const { body } = await ask("GET", await compute({ accounts }));
    expect(body).toMatchObject({ status: "ERROR", error: { code: "USAGE_NOT_SUPPORTED" } });
  });
});

describe("balances of an analysis", () => {
  it.each([
    ["FETCHING_DATA", {}],
    ["CREATED", { parameters: { triggerAccountSync: false } }],
    ["PENDING", { ...SHOP, parameters: { disableScores: true, disableCreditInsights: true } }],
    ["IN_PROGRESS", SHOP],
    ["ERROR", { accounts: [SAVINGS] }],
  ])("answer 400 while it is %s", async (state, input) => {
    const { ask, analyses, create, service } = await withBusiness();
    const path = `${analyses}/${(await create(input)).body["id"]}`;
    if (state === "ERROR") await service.idle();
    expect((await ask("GET", path)).body["status"]).toBe(state);
    expect(await ask("GET", `${path}/balances`)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });

  it("are a page of days once it is COMPLETED", async () => {
    const { ask, compute } = await withBusiness();
    const { status, body } = await ask("GET", `${await compute()}/balances?limit=1`);
    expect(status).toBe(200);
    expect(body["resources"]).toEqual([{ date: "2026-01-01", balance: 6845.3 }]);
    expect(body["pagination"]).toMatchObject({ totalResources: 181, next: "?page=2&limit=1" });
  });
});

describe("accounts of an analysis", () => {
  it("are those that were computed, or all with includeNotComputed", async () => {
    const { compute, list, ask } = await withBusiness();
    const left = { ...SHOP.accounts[0], iban: "FR7630006000011234567890189", number: "2", isComputed: false };
    const path = await compute({ ...SHOP, accounts: [...SHOP.accounts, left] });
    expect(await list(`${path}/accounts`)).toMatchObject([{ isComputed: true }]);
    expect(await list(`${path}/accounts?includeNotComputed=false`)).toHaveLength(1);
    const all = await list(`${path}/accounts?includeNotComputed=true`);
    expect(all.map(({ isComputed }) => isComputed).sort()).toEqual([false, true]);
    expect(all[0]).not.toHaveProperty("transactions");
    expect((await ask("GET", `${path}/accounts?includeNotComputed=maybe`)).status).toBe(400);
  });

  it("have balances and transactions of their own", async () => {
    const { compute, list } = await withBusiness();
    const path = await compute();
    const account = (await list(`${path}/accounts`))[0]!;
    const ofAccount = `${path}/accounts/${account["id"]}`;
    expect(await list(`${ofAccount}/balances`)).toEqual(account["dailyBalances"]);
    const transactions = await list(`${ofAccount}/transactions`);
    expect(transactions).toHaveLength(130);
    expect(await list(`${path}/transactions`)).toEqual(transactions);
    expect(transactions[0]).toEqual({
      id: expect.any(String),
      accountId: account["id"],
      description: "FRAIS DE TENUE DE COMPTE",
      dates: { debitedAt: "2026-01-02T12:00:00.000Z", bookedAt: "2026-01-02T12:00:00.000Z" },
      amount: -24,
      currency: "EUR",
      enrichments: expect.objectContaining({ category: "FEES_BANK_SERVICE", isRejected: false }),
      isComing: false,
      aggregator: { type: "DEBIT" },
      isNonAnalysed: false,
      createdAt: AT_START,
      updatedAt: AT_START,
    });
  });

  it.each(["balances", "transactions"])("that there are not have no %s: 404", async (part) => {
    const { ask, compute } = await withBusiness();
    const answer = await ask("GET", `${await compute()}/accounts/none/${part}`);
    expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND", message: "account not found" } });
  });

  it("and transactions are none before the analysis has data", async () => {
    const { analyses, create, list } = await withBusiness();
    const path = `${analyses}/${(await create({})).body["id"]}`;
    expect(await list(`${path}/accounts`)).toEqual([]);
    expect(await list(`${path}/transactions`)).toEqual([]);
  });
});

describe("a project's own rules", () => {
  it("serve persons and businesses: those of a business's categories are for businesses alone", async () => {
    const rule = { id: "ours", category: "REVENUE", direction: "IN", phrases: ["ZUBRO"] } as const;
    const { ask, service } = createServiceClient({ project: { lexicon: [rule, { ...rule, category: "WAGE" }] } });
    const person = await ask("POST", "/v2/customers", { body: { customIdentifier: "person" } });
    const path = `/v2/customers/${person.body["id"]}/analyses`;
    const { status, body } = await ask("POST", path, { body: STUDENT });
    expect(status).toBe(202);
    await service.idle();
    expect((await ask("GET", `${path}/${body["id"]}`)).body["status"]).toBe("COMPLETED");
  });
});
