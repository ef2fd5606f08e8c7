import { describe, expect, it } from "vitest";
import type { AnalysisInput } from "../../../src/service/analyses/change.js";
import { unpackBody } from "../../../src/service/analyses/stored-body.js";
import { createAnalysisBench, SHOP, STUDENT } from "../analysis-bench.js";
import { ENOUGH, IBANS, smallAccount } from "../laws/small-bodies.js";

const [FIRST, SECOND] = IBANS;
const ENOUGH_OF_FIRST = { accounts: [smallAccount("CUSTOMER", FIRST, ENOUGH)] };

/** A desk with one analysis that was computed. */
async function computed() {
  const bench = createAnalysisBench();
  const record = bench.analyses.create(bench.customer, ENOUGH_OF_FIRST);
  await bench.idle();
  const change = async (update: AnalysisInput) => {
    bench.analyses.update(record, update, true);
    const { status } = record;
    await bench.idle();
    return status;
  };
  return { ...bench, record, change };
}

const CONNECTIONS = [
  {
    id: 1,
    id_connector: 2,
    accounts: [
      {
        ...{ id: 3, type: "checking", usage: "PRIV", balance: 10, currency: { id: "EUR" }, last_update: "2026-06-30" },
        transactions: [{ id: 4, value: -5, original_wording: "CB LIDL", rdate: "2026-06-29", date: "2026-06-29" }],
      },
    ],
  },
];

describe("accounts that come in two requests", () => {
  const account = (members: object, word: string) => {
    const { iban: _, ...others } = smallAccount("CUSTOMER", FIRST, ENOUGH, word);
    return { ...others, ...members };
  };

  it.each([
    ["one number of two banks", { number: "1", bank: { name: "BNP" } }, { number: "1", bank: { name: "LCL" } }, 2],
    ["one number with two IBANs", { number: "1", iban: FIRST }, { number: "1", iban: SECOND }, 2],
    ["a masked number", { number: "XX", bank: { name: "BNP" } }, { number: "XX", bank: { name: "LCL" } }, 2],
    ["one id with two IBANs", { id: "1", iban: FIRST }, { id: "1", iban: SECOND }, 2],
    ["one IBAN, written in two ways", { iban: FIRST }, { iban: FIRST.toLowerCase() }, 1],
    ["one number of one bank", { number: "1", bank: { name: "BNP" } }, { number: "1", bank: { name: "bnp" } }, 1],
  ])("are those that one request would bring: %s", async (_, first, second, count) => {
    const { analyses, customer, idle } = createAnalysisBench();
    const [one, other] = [account(first, "LIDL"), account(second, "LIDL")];
    const atOnce = analyses.create(customer, { accounts: [one, other] });
    const apart = analyses.create(customer, { accounts: [one] });
    analyses.update(apart, { accounts: [other] }, true);
    await idle();
    for (const record of [atOnce, apart]) expect(analyses.resultOf(record)?.accounts).toHaveLength(count);
    expect(analyses.resultOf(apart)?.creditInsights).toEqual(analyses.resultOf(atOnce)?.creditInsights);
  });
});

describe("accounts of one name that come in two requests", () => {
  const { iban: _, ...unnamed } = smallAccount("CUSTOMER", FIRST, ENOUGH);
  const ofAnna = { ...unnamed, owners: [{ name: "ANNA" }], aggregator: { id: "acc-1" } };

  it("are two where they are of two persons", async () => {
    const { analyses, customer, idle } = createAnalysisBench();
    const { iban: __, ...others } = smallAccount("CUSTOMER", FIRST, ENOUGH, "ALDI");
    const record = analyses.create(customer, { accounts: [ofAnna] });
    analyses.update(
      record,
      { accounts: [{ ...others, owners: [{ name: "BERT" }], aggregator: { id: "acc-2" } }] },
      true,
    );
    await idle();
    expect(record.owners.toSorted()).toEqual(["ANNA", "BERT"]);
  });

  it("are one where one is the other with newer rows", async () => {
    const { analyses, customer, idle } = createAnalysisBench();
    const { transactions } = unnamed as unknown as { transactions: readonly unknown[] };
    const record = analyses.create(customer, { accounts: [{ ...ofAnna, transactions: transactions.slice(3) }] });
    analyses.update(record, { accounts: [{ ...ofAnna, transactions: transactions.slice(0, -3) }] }, true);
    await idle();
    expect(analyses.resultOf(record)!.accounts).toHaveLength(1);
  });
});

describe("an account that is sent again with less than it said of itself", () => {
  const account = { ...smallAccount("CUSTOMER", FIRST, ENOUGH), ownership: "ATTORNEY" };

  it.each([
    ["its type", { ownership: "HOLDER" }, ["type"], "COMPLETED"],
    ["its ownership", {}, ["ownership"], "ERROR"],
  ])("keeps %s", async (_, members, left, status) => {
    const { analyses, customer, idle } = createAnalysisBench();
    const record = analyses.create(customer, { accounts: [{ ...account, ...members }] });
    const again = Object.entries({ ...account, ...members, balance: 900 }).filter(([name]) => !left.includes(name));
    analyses.update(record, { accounts: [Object.fromEntries(again)] }, true);
    await idle();
    expect(record.status).toBe(status);
  });
});

describe("the format of an analysis", () => {
  it.each([
    ["before it is computed", false],
    ["after it was computed", true],
  ])("is told by all data together where none was named: connections %s", async (_, isComputed) => {
    const { analyses, customer, idle } = createAnalysisBench();
    const record = analyses.create(customer, { connections: CONNECTIONS });
    if (isComputed) await idle();
    expect(record.format).toBe("PROVIDER_A_V2_0");
    analyses.update(record, ENOUGH_OF_FIRST, true);
    await idle();
    expect(record).toMatchObject({ format: "HYBRID", status: "COMPLETED" });
    expect(analyses.resultOf(record)).toMatchObject({ format: "HYBRID", accounts: [{}, {}] });
    if (isComputed) expect(record.source).toBe("REFRESH_WITH_NEW_ACCOUNTS");
  });

  it("that has no place for a part of the data is refused", async () => {
    const { record, change, analyses, customer } = await computed();
    const both = { ...ENOUGH_OF_FIRST, connections: CONNECTIONS };
    const create = async (format: string) => analyses.create(customer, { ...both, format });
    const refusal = (path: string) => ({ code: "BAD_REQUEST", issues: [{ code: "FORMAT_MISMATCH", path }] });
    await expect(create("NATIVE")).rejects.toMatchObject(refusal("/connections"));
    await expect(create("PROVIDER_A_V2_0")).rejects.toMatchObject(refusal("/accounts"));
    const provider = { format: "PROVIDER_A_V2_0", connections: CONNECTIONS };
    await expect(change(provider)).rejects.toMatchObject(refusal("/format"));
    expect(record).toMatchObject({ status: "COMPLETED", format: "NATIVE" });
    expect((await create("HYBRID")).format).toBe("HYBRID");
  });

  it("that was named stays where an update names none, and is checked as it is computed", async () => {
    const { analyses, customer, idle } = createAnalysisBench();
    const record = analyses.create(customer, { format: "PROVIDER_A_V2_0" });
    expect(() => analyses.update(record, { ...ENOUGH_OF_FIRST, format: "" }, true)).toThrow("the body is not valid");
    analyses.update(record, { format: " NATIVE ", ...ENOUGH_OF_FIRST }, true);
    await idle();
    expect(record).toMatchObject({ status: "COMPLETED", declaredFormat: "NATIVE", format: "NATIVE" });
  });

  it("or origin, changed alone, is a change: it is computed anew", async () => {
    const { record, change, analyses } = await computed();
    expect(await change({ format: "NATIVE" })).toBe("IN_PROGRESS");
    expect(await change({ format: "NATIVE", dataOrigin: "UNKNOWN" })).toBe("COMPLETED");
    expect(await change({ dataOrigin: "PDF" })).toBe("IN_PROGRESS");
    expect([record.dataOrigin, analyses.resultOf(record)?.dataOrigin]).toEqual(["PDF", "PDF"]);
    await expect(change({ format: "PROVIDER_D_V2" })).rejects.toMatchObject({ issues: [{ path: "/format" }] });
  });
});

describe("the parameters of an analysis", () => {
  it.each([{ triggerAccountSync: false }, { note: "seen" }, { temporaryCode: "x" }, { aggregatorConfigs: {} }, {}])(
    "that no computation looks at leave its results: %j",
    async (parameters) => {
      const { record, change, analyses } = await computed();
      const before = analyses.resultOf(record);
      expect(await change({ parameters })).toBe("COMPLETED");
      expect(record.parameters).toEqual(parameters);
      expect(analyses.resultOf(record)).toBe(before);
    },
  );

  it.each([
    ["useBalanceDate", true],
    ["disableScores", true],
    ["launchReport", true],
    ["period", { numberOfDays: 60 }],
  ])("that a computation looks at are computed, and not again when they are said again: %s", async (name, value) => {
    const { change, record, told } = await computed();
    expect(await change({ parameters: { [name]: value } })).toBe("IN_PROGRESS");
    const [{ computedAt, source }, { length }] = [record, told];
    expect(await change({ parameters: { [name]: value } })).toBe("COMPLETED");
    expect([record.computedAt, record.source, told.length]).toEqual([computedAt, source, length]);
  });

  it.each([{ launchReport: false }, { disableScores: false, useBalanceDate: false }, { period: {} }])(
    "that say what holds without them start nothing: %j",
    async (parameters) => {
      const { record, change } = await computed();
      const { revision } = record;
      expect(await change({ parameters })).toBe("COMPLETED");
      expect(record.revision).toBe(revision);
    },
  );

  it("that are said again start what waits", async () => {
    const { analyses, record, change } = await computed();
    analyses.update(record, { ...ENOUGH_OF_FIRST, trigger: false }, true);
    expect(record.status).toBe("PENDING");
    expect(await change({ parameters: { launchReport: false } })).toBe("PENDING");
    expect(await change({ parameters: { disableScores: false } })).toBe("IN_PROGRESS");
  });

  it("that take a report back start nothing", async () => {
    const { change } = await computed();
    await change({ parameters: { launchReport: true } });
    expect(await change({ parameters: { launchReport: false } })).toBe("COMPLETED");
  });

  it.each(["customers/customer/analyses", "businesses/business/analyses"])(
    "show whether a report is asked for: %s",
    async (path) => {
      const { ask, idle } = createAnalysisBench();
      const body = path.startsWith("customers") ? STUDENT : SHOP;
      const created = await ask("POST", `/v2/${path}`, { ...body, parameters: { launchReport: true } });
      const { id } = (await created.json()) as { id: string };
      await idle();
      const answered = await ask("PATCH", `/v2/${path}/${id}`, { parameters: { launchReport: false } });
      for (const answer of [answered, await ask("GET", `/v2/${path}/${id}`)])
        expect(await answer.json()).toMatchObject({ status: "COMPLETED", parameters: { launchReport: false } });
    },
  );

  it("that are said again try again what failed", async () => {
    const { record, change } = await computed();
    record.status = "ERROR";
    expect(await change({ parameters: { disableScores: false } })).toBe("IN_PROGRESS");
  });

  const TRUNCATED = { mode: "MONTHS_TRUNCATED", numberOfMonths: 2, includeCheckingAccountsOnTruncateWindow: true };
  const CLIPPED = { includeCheckingAccountsOnTruncateWindow: true };

  it.each<[string, object, object, object]>([
    ["a number of its mode", TRUNCATED, { numberOfMonths: 3 }, { ...TRUNCATED, numberOfMonths: 3 }],
    ["a mode", TRUNCATED, { mode: "MONTHS", numberOfDays: null }, { ...TRUNCATED, mode: "MONTHS" }],
    ["another member", { numberOfDays: 30 }, CLIPPED, { mode: "DAYS", numberOfDays: 30, ...CLIPPED }],
    ["a number of another mode", TRUNCATED, { numberOfDays: 45 }, { mode: "DAYS", numberOfDays: 45, ...CLIPPED }],
    ["the other number", { numberOfDays: 45 }, { numberOfMonths: 6 }, { mode: "MONTHS", numberOfMonths: 6 }],
    ["another mode", { mode: "DAYS", numberOfDays: 45 }, { mode: "MONTHS" }, { mode: "MONTHS", numberOfMonths: 3 }],
    ["none", { mode: "DAYS", numberOfDays: 45 }, {}, { mode: "MONTHS", isComputedUsingProjectConfig: true }],
  ])("keep the members of the period that an update does not name: %s", async (_, before, update, after) => {
    const { change, record, analyses } = await computed();
    await change({ parameters: { period: before } });
    expect(await change({ parameters: { period: update } })).toBe("IN_PROGRESS");
    expect(analyses.resultOf(record)!.parameters.period).toMatchObject(after);
  });
});

describe("what is said of accounts before they come", () => {
  const accountOwnerships = [{ id_account: 3, id_connection: 1, name: "Shop", usage: "ORGA" }];
  const connections = [{ ...CONNECTIONS[0]!, accounts: [{ ...CONNECTIONS[0]!.accounts[0]!, usage: null }] }];

  it.each([
    ["by the creation", { accountOwnerships }, {}],
    ["by an update", {}, { accountOwnerships }],
  ])("%s is kept, and the analysis waits for them", async (_, creation, update) => {
    const { analyses, customer, idle } = createAnalysisBench();
    const record = analyses.create(customer, creation);
    analyses.update(record, update, true);
    expect(record.status).toBe("FETCHING_DATA");
    expect(() => analyses.trigger(record, {})).toThrow("no accounts");
    analyses.update(record, { connections }, true);
    await idle();
    expect(analyses.resultOf(record)?.accounts).toMatchObject([{ usage: "PROFESSIONAL" }]);
  });

  it.each([{ accounts: [] }, {}])("in connections that wait for their user is kept: %j", async (list) => {
    const { analyses, customer, told, idle } = createAnalysisBench();
    const { accounts: _, ...connection } = CONNECTIONS[0]!;
    const record = analyses.create(customer, { connections: [{ ...connection, state: "SCARequired", ...list }] });
    await idle();
    expect(record.status).toBe("FETCHING_DATA");
    expect(told).toEqual([`bank_details_required ${record.id}`]);
    analyses.update(record, { connections: CONNECTIONS }, true);
    await idle();
    expect(analyses.resultOf(record)?.accounts).toHaveLength(1);
    expect(unpackBody(record.body!).connections).toHaveLength(1);
  });

  it("is kept with the accounts that bank statements give", async () => {
    const { analyses, customer, idle } = createAnalysisBench();
    const record = analyses.createAwaiting(customer, { dataOrigin: "PDF", folderId: "f" });
    analyses.update(record, { format: "PROVIDER_A_V2_0", accountOwnerships }, true);
    analyses.receive(record, ENOUGH_OF_FIRST);
    await idle();
    expect(record).toMatchObject({ status: "COMPLETED", format: "NATIVE" });
    expect(unpackBody(record.body!)).toMatchObject({ accountOwnerships });
  });
});

describe("the error that a body tells beside its connections", () => {
  it("is kept, and weakens the result", async () => {
    const { analyses, customer, idle } = createAnalysisBench();
    const record = analyses.create(customer, { connections: CONNECTIONS, error: { code: "wrongpass" } });
    await idle();
    const codes = analyses.resultOf(record)!.dataQuality.notes.map(({ code }) => code);
    expect(codes).toContain("FAILED_CONNECTION");
  });
});
