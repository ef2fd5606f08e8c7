import { describe, expect, it } from "vitest";
import type { AnalysisInput } from "../../../src/service/analyses/change.js";
import { unpackBody } from "../../../src/service/analyses/stored-body.js";
import { createAnalysisBench } from "../analysis-bench.js";
import { ENOUGH, IBANS, type PartyKind, smallAccount, TOO_FEW } from "../laws/small-bodies.js";

const [FIRST, SECOND] = IBANS;
const enough = (kind: PartyKind, iban: string = FIRST) => ({ accounts: [smallAccount(kind, iban, ENOUGH)] });

/** A desk with one analysis that was computed. */
async function computed(kind: PartyKind = "CUSTOMER", input: AnalysisInput = {}) {
  const bench = createAnalysisBench();
  const party = kind === "BUSINESS" ? bench.business : bench.customer;
  const record = bench.analyses.create(party, { ...enough(kind), ...input });
  await bench.idle();
  const change = async (update: AnalysisInput, startsByDefault = true) => {
    bench.analyses.update(record, update, startsByDefault);
    const { status } = record;
    await bench.idle();
    return status;
  };
  return { ...bench, record, change };
}

describe("a created analysis", () => {
  it("is computed once, after it was answered", async () => {
    const { analyses, customer, told, idle } = createAnalysisBench();
    const record = analyses.create(customer, enough("CUSTOMER"));
    expect(record).toMatchObject({ status: "IN_PROGRESS", source: "CLIENT" });
    expect(analyses.resultOf(record)).toBeUndefined();
    await idle();
    expect(record.status).toBe("COMPLETED");
    expect(analyses.resultOf(record)?.accounts[0]?.transactions).toHaveLength(ENOUGH);
    expect(told).toEqual([`bank_details_fetched ${record.id}`, `analysis_completed ${record.id}`]);
  });

  it("is not kept where its body is not valid", () => {
    const { analyses, customer, store } = createAnalysisBench();
    const accounts = [{ ...smallAccount("CUSTOMER", FIRST, 1), transactions: "none" }];
    expect(() => analyses.create(customer, { accounts })).toThrow("the body is not valid");
    expect(store.analysesOf(customer.id)).toEqual([]);
  });

  it("with neither scores nor credit insights waits, and a trigger computes both", async () => {
    const parameters = { disableScores: true, disableCreditInsights: true };
    const { record, analyses, told, idle } = await computed("CUSTOMER", { parameters });
    expect(record.status).toBe("PENDING");
    expect(told).toEqual([`bank_details_fetched ${record.id}`]);
    analyses.trigger(record, {});
    await idle();
    expect(analyses.resultOf(record)).toMatchObject({ scores: expect.anything(), creditInsights: expect.anything() });
  });

  it("keeps what it was asked for where a trigger says null", async () => {
    const { record, analyses, idle } = await computed("CUSTOMER", { parameters: { disableScores: true } });
    analyses.trigger(record, { disableScores: null, disableCreditInsights: null });
    await idle();
    expect(analyses.resultOf(record)?.scores).toBeUndefined();
    analyses.trigger(record, { disableScores: false });
    await idle();
    expect(analyses.resultOf(record)?.scores).toBeDefined();
  });
});

describe("a trigger of an analysis with both products disabled", () => {
  it.each([{}, { disableScores: false, disableCreditInsights: false }])(
    "keeps its other parameters: %j",
    async (flags) => {
      const others = { useBalanceDate: true, launchReport: true, period: { mode: "DAYS", numberOfDays: 45 } };
      const parameters = { disableScores: true, disableCreditInsights: true, ...others };
      const { record, analyses, idle } = await computed("CUSTOMER", { parameters });
      analyses.trigger(record, flags);
      await idle();
      expect(analyses.resultOf(record)?.parameters).toMatchObject(others);
    },
  );
});

describe("the owners of an analysis", () => {
  it("are those of the accounts that are computed", async () => {
    const accounts = [
      { ...smallAccount("CUSTOMER", FIRST, ENOUGH), owners: [{ name: "ANA" }] },
      { ...smallAccount("CUSTOMER", SECOND, ENOUGH), owners: [{ name: "BEA" }], isComputed: false },
    ];
    const { record, change } = await computed("CUSTOMER", { accounts });
    expect(record.owners).toEqual(["ANA"]);
    await change({ accounts: [{ iban: SECOND, isComputed: true }] });
    expect(record.owners.toSorted()).toEqual(["ANA", "BEA"]);
  });
});

describe("the source of an analysis that was computed before", () => {
  it.each([
    ["CUSTOMER", "the same account", { accounts: [smallAccount("CUSTOMER", FIRST, 30)] }, "REFRESH"],
    ["CUSTOMER", "another account", enough("CUSTOMER", SECOND), "REFRESH_WITH_NEW_ACCOUNTS"],
    ["CUSTOMER", "a selection", { accounts: [{ iban: FIRST, isComputed: true }] }, "ACCOUNT_SELECTION_UPDATE"],
    ["BUSINESS", "a period", { parameters: { period: { mode: "DAYS", numberOfDays: 90 } } }, "PERIOD_UPDATE"],
    ["CUSTOMER", "a period", { parameters: { period: { mode: "DAYS", numberOfDays: 90 } } }, "CLIENT"],
    ["BUSINESS", "no period", { parameters: { period: null, useBalanceDate: true } }, "CLIENT"],
  ] as const)("of a %s by %s", async (kind, _, update, source) => {
    const { record, change } = await computed(kind);
    expect(await change(update)).toBe("IN_PROGRESS");
    expect(record).toMatchObject({ status: "COMPLETED", source });
  });

  it("is REFRESH where it asks for its accounts anew, which keeps the old ones until they come", async () => {
    const { record, change, told } = await computed();
    expect(await change({ parameters: { triggerAccountSync: true } })).toBe("FETCHING_DATA");
    expect(record.source).toBe("REFRESH");
    expect(told.at(-1)).toBe(`bank_details_required ${record.id}`);
    expect(await change(enough("CUSTOMER", SECOND))).toBe("IN_PROGRESS");
    expect((unpackBody(record.body!).accounts as unknown[]).length).toBe(2);
  });

  it("stays CLIENT while it was never computed", async () => {
    const { analyses, customer, idle } = createAnalysisBench();
    const record = analyses.create(customer, { parameters: { triggerAccountSync: false } });
    expect(record.status).toBe("CREATED");
    analyses.update(record, enough("CUSTOMER"), false);
    analyses.update(record, enough("CUSTOMER", SECOND), true);
    await idle();
    expect(record).toMatchObject({ status: "COMPLETED", source: "CLIENT" });
  });
});

describe("an update", () => {
  it("while a computation waits discards it: the newer data are computed, and told once", async () => {
    const { analyses, customer, told, idle } = createAnalysisBench();
    const record = analyses.create(customer, { accounts: [smallAccount("CUSTOMER", FIRST, TOO_FEW)] });
    analyses.update(record, enough("CUSTOMER"), true);
    await idle();
    const fetched = `bank_details_fetched ${record.id}`;
    expect(told).toEqual([fetched, fetched, `analysis_completed ${record.id}`]);
    expect(record).not.toHaveProperty("error");
  });

  it("that holds while a computation waits discards it too", async () => {
    const { analyses, customer, told, idle } = createAnalysisBench();
    const record = analyses.create(customer, enough("CUSTOMER"));
    analyses.update(record, { ...enough("CUSTOMER", SECOND), trigger: false }, true);
    await idle();
    expect(record.status).toBe("PENDING");
    expect(told).toEqual([`bank_details_fetched ${record.id}`, `bank_details_fetched ${record.id}`]);
    expect(analyses.resultOf(record)).toBeUndefined();
  });

  it("that cannot be kept changes nothing", async () => {
    const { record, change } = await computed();
    const before = { ...record };
    const unwritable = { toJSON: () => JSON.parse("no JSON") };
    await expect(change({ accounts: [{ iban: FIRST, unwritable }] })).rejects.toThrow("JSON");
    expect(record).toEqual(before);
  });

  it("of empty lists changes nothing, and may still ask for accounts", async () => {
    const { record, change, told } = await computed();
    const before = { ...record };
    expect(await change({ accounts: [], connections: [] })).toBe("COMPLETED");
    expect(record).toEqual(before);
    expect(await change({ accounts: [], parameters: { triggerAccountSync: true } })).toBe("FETCHING_DATA");
    expect(told.at(-1)).toBe(`bank_details_required ${record.id}`);
  });

  it("is told what is wrong with it at the places of the request", async () => {
    const { change } = await computed();
    const accounts = [
      { iban: SECOND, currency: "EUR", balance: "x" },
      { iban: FIRST, balance: "x" },
    ];
    await expect(change({ accounts })).rejects.toMatchObject({
      issues: [{ path: "/accounts/1/balance" }, { path: "/accounts/0/balance" }],
    });
  });

  it("that is not valid changes nothing", async () => {
    const { record, change, analyses } = await computed();
    const before = { ...record };
    const result = analyses.resultOf(record);
    const accounts = [{ iban: FIRST, balance: "much" }];
    await expect(change({ accounts, parameters: { disableScores: true } })).rejects.toThrow("the body is not valid");
    expect(record).toEqual(before);
    expect(analyses.resultOf(record)).toBe(result);
  });

  it("that says nothing starts nothing", async () => {
    const { record, change, told } = await computed();
    expect(await change({})).toBe("COMPLETED");
    expect(await change({ parameters: null, accounts: null, trigger: false })).toBe("COMPLETED");
    expect(await change({ parameters: { disableScores: null } })).toBe("COMPLETED");
    expect(record.source).toBe("CLIENT");
    expect(told).toHaveLength(2);
    expect(await change({ trigger: true })).toBe("IN_PROGRESS");
  });

  it("of an analysis in ERROR takes the error away, however it is held", async () => {
    const accounts = [smallAccount("CUSTOMER", FIRST, TOO_FEW)];
    const { record, change, told } = await computed("CUSTOMER", { accounts });
    expect(record).toMatchObject({ status: "ERROR", error: { code: "NOT_ENOUGH_TRANSACTIONS" } });
    expect(await change(enough("CUSTOMER"), false)).toBe("PENDING");
    expect(record).not.toHaveProperty("error");
    expect(await change({ trigger: true }, false)).toBe("IN_PROGRESS");
    expect(record.status).toBe("COMPLETED");
    const fetched = `bank_details_fetched ${record.id}`;
    expect(told).toEqual([fetched, `analysis_failed ${record.id}`, fetched, `analysis_completed ${record.id}`]);
  });

  it("that brings no data tells of none", async () => {
    const { change, told } = await computed();
    for (const update of [
      { accounts: [{ iban: FIRST, isComputed: false }] },
      { accounts: [{ iban: FIRST, isComputed: true }] },
      { accounts: [], parameters: { period: { mode: "DAYS", numberOfDays: 60 } } },
    ])
      expect(await change(update)).toBe("IN_PROGRESS");
    expect(told.filter((event) => event.startsWith("bank_details_fetched"))).toHaveLength(1);
  });
});

describe("results", () => {
  it("that were put out of the cache are the same when they are computed again", async () => {
    const { analyses, customer, idle } = createAnalysisBench({ limits: { cachedTransactions: ENOUGH + 1 } });
    const records = [FIRST, SECOND].map((iban) => analyses.create(customer, enough("CUSTOMER", iban)));
    await idle();
    const first = analyses.resultOf(records[0]!);
    expect(analyses.resultOf(records[0]!)).toBe(first);
    analyses.resultOf(records[1]!);
    const again = analyses.resultOf(records[0]!);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});
