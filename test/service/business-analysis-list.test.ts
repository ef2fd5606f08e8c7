import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import type { ServiceOptions } from "../../src/service/options.js";
import { SHOP } from "./analysis-bench.js";
import { createServiceClient, type JsonBody } from "./service-client.js";

/** Transactions of the shop's body. */
const OF_SHOP = 130;
const SAVINGS = { type: "SAVINGS", currency: "EUR", balance: 10, balanceDate: "2026-06-30", name: "Livret" };
/** The members that the interface gives an analysis of a business: twelve of the creation, five of its results. */
const MEMBERS = [
  ...["id", "customerId", "sessionId", "folderId", "parameters", "createdAt", "updatedAt", "error", "source"],
  ...["dataOrigin", "format", "status", "metadata", "creditInsights", "scores", "accounts", "dailyBalances"],
];

/** A service with one business, and a way to compute analyses of it one after the other. */
async function withBusiness(options: Partial<ServiceOptions> = {}) {
  const client = createServiceClient(options);
  const { body } = await client.ask("POST", "/v2/businesses", { body: { customIdentifier: "shop" } });
  const business = `/v2/businesses/${body["id"]}`;
  const analyses = `${business}/analyses`;
  const compute = async (...inputs: readonly object[]): Promise<void> => {
    for (const input of inputs) await client.ask("POST", analyses, { body: input });
    await client.service.idle();
  };
  const list = async (query = "") => (await client.ask("GET", `${analyses}${query}`)).body["resources"] as JsonBody[];
  return { ...client, business, analyses, compute, list };
}

describe("the analyses of a business are listed", () => {
  it("as each is read by its id, whatever its state", async () => {
    const { ask, analyses, compute, list, service } = await withBusiness();
    const held = { ...SHOP, parameters: { disableScores: true, disableCreditInsights: true } };
    await compute(SHOP, { accounts: [SAVINGS] }, held, {});
    await ask("POST", analyses, { body: SHOP });
    const items = await list();
    expect(items.map(({ status }) => status)).toEqual([
      "COMPLETED",
      "ERROR",
      "PENDING",
      "FETCHING_DATA",
      "IN_PROGRESS",
    ]);
    await service.idle();
    const read = await Promise.all(items.map(({ id }) => ask("GET", `${analyses}/${id}`)));
    // The list tells what was when it was asked for; the last one was computed in its turns. By its id an analysis says
    // besides what was left out.
    const withoutQuality = read.map(({ body: { dataQuality: _, ...body } }) => body);
    expect(items.slice(0, -1)).toEqual(withoutQuality.slice(0, -1));
    expect(items.at(-1)).toMatchObject({ accounts: [], dailyBalances: [] });
    expect(read.at(-1)!.body).toMatchObject({ status: "COMPLETED", accounts: [{}] });
  });

  it("with the seventeen members of the interface, each where the analysis has it", async () => {
    const { ask, business, compute, list, service } = await withBusiness();
    await compute({ ...SHOP, sessionId: "s-1" }, { accounts: [SAVINGS] });
    const files = [{ fileName: "a.pdf", base64File: btoa("%PDF-1.4\n%%EOF\n") }];
    await ask("POST", `${business}/bank-statements`, { body: { files } });
    await service.idle();
    const items = await list();
    expect([...new Set(items.flatMap(Object.keys))].sort()).toEqual(MEMBERS.toSorted());
    expect(Object.keys(items[0]!).sort()).toEqual(
      MEMBERS.filter((name) => name !== "error" && name !== "folderId").sort(),
    );
    for (const name of ["creditInsights", "scores"]) expect(items[1]).not.toHaveProperty(name);
  });

  it("by filters that look at the other members than the results", async () => {
    const { compute, list } = await withBusiness();
    await compute(SHOP, {});
    const filtered = (filter: object) => list(`?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(await filtered({ status: "COMPLETED" })).toMatchObject([
      { status: "COMPLETED", metadata: {}, accounts: [{}] },
    ]);
    expect(await filtered({ status: "FETCHING_DATA" })).toMatchObject([{ status: "FETCHING_DATA", accounts: [] }]);
    expect(await filtered({ scores: { $exists: true } })).toEqual([]);
  });
});

describe("a page of analyses", () => {
  it.each([
    [OF_SHOP * 2, "?limit=2", 200],
    [OF_SHOP * 2 - 1, "?limit=2", 400],
    [OF_SHOP * 2 - 1, "", 400],
    [OF_SHOP - 1, "?limit=1&page=3", 200],
  ])("of %i transactions at most is asked for with %j: %i", async (pageTransactions, query, status) => {
    const { ask, analyses, compute } = await withBusiness({ limits: { pageTransactions } });
    await compute(SHOP, SHOP, SHOP);
    const answer = await ask("GET", `${analyses}${query}`);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: "/query/limit" }] });
  });

  it("computes the results that are on it only, and lets requests pass between them", async () => {
    const seen: string[] = [];
    const { compute, list } = await withBusiness({
      limits: { cachedTransactions: 0 },
      analyze: (body, options) => {
        seen.push("computed");
        return analyze(body, options);
      },
    });
    await compute(SHOP, SHOP, SHOP, SHOP);
    seen.length = 0;
    let isListed = false;
    const takeTurns = (): void => {
      seen.push("turn");
      if (!isListed) setImmediate(takeTurns);
    };
    setImmediate(takeTurns);
    const filter = encodeURIComponent('{"status":"COMPLETED"}');
    expect(await list(`?limit=2&filter=${filter}`)).toHaveLength(2);
    isListed = true;
    expect(seen.filter((one) => one === "computed")).toHaveLength(2);
    const first = seen.indexOf("computed");
    expect(seen.slice(first, seen.lastIndexOf("computed"))).toContain("turn");
  });
});
