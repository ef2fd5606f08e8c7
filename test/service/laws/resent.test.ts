import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Analysis, analyze } from "../../../src/index.js";
import type { AnalysisInput } from "../../../src/service/analyses/change.js";
import { bodyOf, createAnalysisBench, START } from "../analysis-bench.js";

type Json = Readonly<Record<string, unknown>>;
interface Body {
  readonly connections?: readonly Json[];
  readonly accounts?: readonly Json[];
}

const LAYOUTS = ["native", "provider-a", "provider-c-shape-1", "provider-c-shape-2", "provider-d", "provider-e"];
/** Bodies of several accounts: one of each that is a checking account, a card and a book. */
const BODIES = LAYOUTS.map((layout) => [layout, bodyOf("fr-deferred-card", layout) as unknown as Body] as const);
const CONNECTED = BODIES.filter(([, { connections }]) => connections !== undefined);

/** What was wrong or else with a connection and its accounts when they came first, in the words of all layouts. */
const OLD_CONNECTION = { state: "SCARequired", error_message: "consent", status: "FAILED", last_update: "2026-05-01" };
const OLD_ACCOUNT = {
  ...{ error: "actionNeeded", disabled: "2026-05-01", coming: -500, last_update: "2026-05-01" },
  ...{ status: "CLOSED", balance_date: 1_777_000_000, isOrphaned: true, pendingAmount: -500 },
  dailyBalances: [{ date: "2026-05-01", balance: 12 }],
};

function mapAccounts({ connections, accounts, ...others }: Body, map: (account: Json) => Json): Body {
  const listOf = (list: unknown): readonly Json[] => (list as readonly Json[]).map(map);
  return {
    ...others,
    ...(connections && { connections: connections.map((one) => ({ ...one, accounts: listOf(one["accounts"]) })) }),
    ...(accounts && { accounts: listOf(accounts) }),
  };
}

/** A body as it was weeks before, with what has been put right since. */
function earlier(body: Body): Body {
  const { connections, ...others } = mapAccounts(body, (account) => {
    const rows = account["transactions"] as readonly unknown[];
    return { ...account, ...OLD_ACCOUNT, transactions: rows.slice(0, rows.length / 2) };
  });
  return { ...others, ...(connections && { connections: connections.map((one) => ({ ...one, ...OLD_CONNECTION })) }) };
}

/** A body whose connections come once for each of their accounts. */
function inParts({ connections, ...others }: Body): Body {
  const parts = connections?.flatMap((one) =>
    (one["accounts"] as readonly Json[]).map((account) => ({ ...one, accounts: [account] })),
  );
  return { ...others, ...(parts && { connections: parts }) };
}

function withoutIds({ connections, ...others }: Body): Body {
  return { ...others, ...(connections && { connections: connections.map(({ id: _, ...one }) => one) }) };
}

function factsOf({ status, error, accounts, metadata, creditInsights, scores, essentials, dataQuality }: Analysis) {
  return { status, error, accounts, metadata, creditInsights, scores, essentials, dataQuality };
}

/** Creates an analysis with one body and updates it with another, which must leave what the other says alone. */
async function expectReplaced(first: Body, second: Body): Promise<void> {
  const { analyses, customer, idle } = createAnalysisBench();
  const record = analyses.create(customer, first as AnalysisInput);
  await idle();
  analyses.update(record, second as AnalysisInput, true);
  await idle();
  const alone = analyze(second, { now: new Date(START) });
  expect(alone.status).toBe("COMPLETED");
  expect(factsOf(analyses.resultOf(record)!)).toEqual(factsOf(alone));
  expect(record.source).toBe("REFRESH");
}

describe("a whole body about the same accounts leaves nothing of the earlier one but whose accounts they are", () => {
  it.each(BODIES)("in the layout of %s", async (_, body) => {
    await expectReplaced(earlier(body), body);
  });

  it.each(BODIES)("where what was wrong is null in the layout of %s", async (_, body) => {
    const nothing = Object.fromEntries(Object.keys(OLD_ACCOUNT).map((name) => [name, null]));
    await expectReplaced(
      earlier(body),
      mapAccounts(body, (account) => ({ ...nothing, ...account })),
    );
  });

  it.each(CONNECTED)("whose connections come in parts, or then as one, or now: %s", async (_, body) => {
    await expectReplaced(inParts(earlier(body)), inParts(body));
    await expectReplaced(inParts(earlier(body)), body);
    await expectReplaced(earlier(body), inParts(body));
  });

  it.each(CONNECTED)("whose connections have no id: %s", async (_, body) => {
    await expectReplaced(withoutIds(earlier(body)), withoutIds(body));
    await expectReplaced(withoutIds(inParts(earlier(body))), withoutIds(inParts(body)));
  });

  it("whose accounts have names alone", async () => {
    const body = mapAccounts(BODIES[0]![1], ({ iban: _, number: __, ...account }) => account);
    await expectReplaced(earlier(body), body);
  });

  it("whose accounts have ids alone, which came with more before", async () => {
    const [, body] = CONNECTED[0]!;
    const bare = mapAccounts(body, (account) => ({ ...account, iban: null, number: null, disabled: null }));
    const { analyses, customer, idle } = createAnalysisBench();
    const record = analyses.create(customer, earlier(body) as AnalysisInput);
    analyses.update(record, bare as AnalysisInput, true);
    await idle();
    // The IBAN and number that they had stay theirs.
    expect(factsOf(analyses.resultOf(record)!)).toEqual(factsOf(analyze(body, { now: new Date(START) })));
  });

  it("of the guide, which names its account by nothing but its name", async () => {
    const body = JSON.parse(readFileSync(new URL("../../../docs/sample-body.json", import.meta.url), "utf8")) as Body;
    await expectReplaced(
      mapAccounts(body, (account) => ({ ...account, balance: 1 })),
      body,
    );
  });

  it("whose accounts are said to be another's", async () => {
    const [, body] = CONNECTED[0]!;
    const ownedBy = (role: string): Body => {
      const accounts = body.connections!.flatMap((one) => one["accounts"] as readonly Json[]);
      const parties = [{ role, identity: { is_user: true, full_name: `THE ${role}` } }];
      return { ...body, accountOwnerships: accounts.map(({ id }) => ({ id_account: id, parties })) } as Body;
    };
    await expectReplaced(earlier(ownedBy("attorney")), ownedBy("holder"));
  });
});

describe("a body with the word of a check on its accounts", () => {
  const accounts = BODIES.find(([layout]) => layout === "provider-d")![1].accounts!;
  const checked = (account: Json, name: string): Body => {
    const parties = [{ role: "HOLDER", identity: { name } }];
    const provider = {
      financialInstitutionName: `Bank of ${account["id"]}`,
      accounts: [{ id: account["id"], parties }],
    };
    return { accounts: [account], accountVerificationCheck: { userDataByProvider: [provider] } } as Body;
  };

  it("leaves what checks said of others, and takes the place of what they said of these", async () => {
    const { analyses, customer, idle } = createAnalysisBench();
    const [first, second] = [checked(accounts[0]!, "ANA"), checked(accounts[1]!, "BEA")];
    const record = analyses.create(customer, first as AnalysisInput);
    for (const body of [second, checked(accounts[0]!, "EVA")]) analyses.update(record, body as AnalysisInput, true);
    await idle();
    expect(analyses.resultOf(record)!.accounts).toMatchObject([
      { owners: [{ name: "EVA" }], bank: { name: `Bank of ${accounts[0]!["id"]}` }, ownership: "HOLDER" },
      { owners: [{ name: "BEA" }], bank: { name: `Bank of ${accounts[1]!["id"]}` }, ownership: "HOLDER" },
    ]);
  });
});
