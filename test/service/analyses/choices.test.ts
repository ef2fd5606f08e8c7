import { describe, expect, it } from "vitest";
import { adapt } from "../../../src/index.js";
import type { AnalysisInput } from "../../../src/service/analyses/change.js";
import { mergeBody } from "../../../src/service/analyses/merge-body.js";
import { bodyOf, createAnalysisBench } from "../analysis-bench.js";

type Json = Readonly<Record<string, unknown>>;
interface Body {
  readonly connections?: readonly (Json & { readonly accounts: readonly Json[] })[];
  readonly accounts?: readonly Json[];
}

const LAYOUTS = ["native", "provider-a", "provider-c-shape-1", "provider-c-shape-2", "provider-d", "provider-e"];
const read = (layout: string): Body => bodyOf("fr-deferred-card", layout) as unknown as Body;

/** A desk with an analysis of a body that was computed. */
async function computed(body: Body) {
  const bench = createAnalysisBench();
  const record = bench.analyses.create(bench.customer, body as AnalysisInput);
  await bench.idle();
  const accounts = () => bench.analyses.resultOf(record)!.accounts;
  const change = async (update: unknown) => {
    bench.analyses.update(record, update as AnalysisInput, true);
    await bench.idle();
    return record.source;
  };
  return { ...bench, record, accounts, change };
}

describe("a choice among the accounts of an analysis", () => {
  it.each(LAYOUTS)("names its account by any of its names, and changes nothing else: %s", async (layout) => {
    const body = read(layout);
    const { accounts, change, told } = await computed(body);
    const before = accounts();
    const { transactions: _, ...listed } = before.find(({ type }) => type === "CHECKING")!;
    const names: readonly Json[] = [
      { id: listed.id },
      { ...listed, createdAt: "2026-07-01T12:00:00Z" },
      ...(listed.aggregator ? [{ id: listed.aggregator.id }] : []),
      ...(listed.iban ? [{ iban: listed.iban }] : []),
      ...(listed.number ? [{ number: listed.number, type: "CHECKING" }] : []),
    ];
    const [{ id }] = (body.connections ?? [{}]) as readonly [Json];
    const lists = (choice: Json): readonly Json[] => [
      { accounts: [choice] },
      ...(body.connections ? [{ connections: [{ accounts: [choice] }] }] : []),
      ...(id === undefined ? [] : [{ connections: [{ id, accounts: [choice] }] }]),
    ];
    for (const name of names)
      for (const isComputed of [false, true]) {
        for (const update of lists({ ...name, isComputed }))
          expect(await change(update)).toBe("ACCOUNT_SELECTION_UPDATE");
        expect(accounts().find((one) => one.id === listed.id)).toMatchObject({ isComputed });
      }
    expect(accounts()).toEqual(before);
    expect(told.filter((event) => event.startsWith("bank_details_fetched"))).toHaveLength(1);
  });

  it.each(["provider-d", "provider-c-shape-2", "provider-e"])(
    "of those that have names alone stays when all come again: %s",
    async (layout) => {
      const unnumbered = ({ iban: _, number: __, ...account }: Json): Json =>
        "identifiers" in account ? { ...account, identifiers: {} } : account;
      const { connections, accounts: list } = read(layout);
      const body = {
        ...(connections && {
          connections: connections.map((one) => ({ ...one, accounts: one.accounts.map(unnumbered) })),
        }),
        ...(list && { accounts: list.map(unnumbered) }),
      };
      const { accounts, change } = await computed(body);
      const before = accounts();
      const { id } = before.find(({ type }) => type === "SAVINGS")!;
      await change({ accounts: [{ id, isComputed: false }] });
      expect(await change(body)).toBe("REFRESH");
      expect(accounts().map((one) => [one.id, one.aggregator?.id, one.isComputed])).toEqual(
        before.map((one) => [one.id, one.aggregator?.id, one.id !== id]),
      );
    },
  );

  it("that names none, or could mean two, is refused at its place and changes nothing", async () => {
    const connection = { ...read("provider-a").connections![0]!, id_connector: 76, connector: null };
    const other = { ...connection, id: 2, id_connector: 77 };
    const account: Json = { ...connection.accounts[0], iban: null, number: null };
    const connections = [
      { ...connection, accounts: [...connection.accounts, account] },
      { ...other, accounts: [account] },
    ];
    const { record, change } = await computed({ connections } as unknown as Body);
    const before = { ...record };
    const [unknown, either] = [
      { id: "none", isComputed: false },
      { id: account["id"], isComputed: false },
    ];
    for (const [update, path] of [
      [{ accounts: [unknown] }, "/accounts/0"],
      [{ accounts: [{ isComputed: false }] }, "/accounts/0"],
      [{ connections: [{ accounts: [unknown] }] }, "/connections/0/accounts/0"],
      [{ connections: [{ accounts: [either] }] }, "/connections/0/accounts/0"],
      [{ connections: [{ id: 5127, accounts: [unknown] }] }, "/connections/0/accounts/0"],
      [{ connections: [{ id: 99, accounts: [either] }] }, "/connections/0/accounts/0"],
      [{ connections: [{ state: "bug", accounts: [either] }] }, "/connections/0/accounts/0"],
      [{ connections: [{ id_connector: 78, accounts: [either] }] }, "/connections/0/accounts/0"],
    ] as const)
      await expect(change(update)).rejects.toMatchObject({ code: "BAD_REQUEST", issues: [{ path }] });
    expect(record).toEqual(before);
    expect(await change({ connections: [{ id_connector: 77, accounts: [either] }] })).toBe("ACCOUNT_SELECTION_UPDATE");
  });
});

describe("a choice in connections of several", () => {
  const account = { type: "checking", currency: "EUR", balance: 1 };
  const connections = [
    { id: 1, id_connector: 5, accounts: [{ ...account, id: 10, iban: "FR7630006000011234567890189" }] },
    { id: 2, id_connector: 6, accounts: [{ ...account, id: 10, iban: "FR1420041010050500013M02606" }] },
  ];
  const chosenBy = (update: object): readonly boolean[] => {
    const { data } = mergeBody({ connections }, update);
    return (data.connections as typeof connections).map(({ accounts }) => "isComputed" in accounts[0]!);
  };

  it("is looked for in all that it may mean, with all copies of the account", () => {
    const choice = { id: 10, isComputed: false };
    expect(chosenBy({ connections: [{ accounts: [choice] }] })).toEqual([false, false]);
    expect(chosenBy({ connections: [{ id_connector: 6, accounts: [choice] }] })).toEqual([false, true]);
    expect(chosenBy({ connections: [{ id: 1, accounts: [choice] }] })).toEqual([true, false]);
    const { id } = adapt({ connections }).accounts.find((one) => one.iban === connections[1]!.accounts[0]!.iban)!;
    expect(chosenBy({ accounts: [{ id, isComputed: false }] })).toEqual([false, true]);
    const copies = connections.map((one, place) => ({
      ...one,
      accounts: [{ ...connections[0]!.accounts[0], id: place }],
    }));
    const merged = mergeBody(
      { connections: copies },
      { accounts: [{ iban: copies[0]!.accounts[0]!.iban, isComputed: false }] },
    );
    expect(merged).toMatchObject({
      data: { connections: copies.map(() => ({ accounts: [{ isComputed: false }] })) },
      isSelection: true,
    });
  });

  it("reaches the copies of its account elsewhere, natively or by another connection", async () => {
    const [linked] = read("provider-a").connections!;
    const again = { ...linked!, id: 9999 };
    const beside = { connection_type: "PROVIDER-A", ...linked! };
    const [first] = linked!.accounts as readonly [Json];
    const named = [{ iban: first["iban"] }, { id: first["id"] }];
    for (const body of [
      { connections: [linked!, again] },
      { format: "HYBRID", connections: [beside], accounts: read("native").accounts! },
    ]) {
      const { accounts, change } = await computed(body);
      const before = accounts();
      const { id } = before.find(({ iban }) => iban === first["iban"])!;
      for (const name of named)
        for (const connection of [{ id: linked!["id"] }, { id_connector: linked!["id_connector"] }])
          for (const isComputed of [false, true]) {
            const choice = { connections: [{ ...connection, accounts: [{ ...name, isComputed }] }] };
            expect(await change(choice)).toBe("ACCOUNT_SELECTION_UPDATE");
            expect(accounts().find((one) => one.id === id)).toMatchObject({ isComputed });
          }
      expect(accounts()).toEqual(before);
    }
  });

  it("is refused under a connection that its account is not in, listed or not", async () => {
    const { accounts, change } = await computed({ connections } as unknown as Body);
    const { transactions: _, ...listed } = accounts().find(({ iban }) => iban === connections[1]!.accounts[0]!.iban)!;
    const { connections: own } = read("provider-a");
    const hybrid = {
      format: "HYBRID",
      accounts: read("native").accounts!,
      connections: own!.map((one) => ({ ...one, connection_type: "PROVIDER-A", accounts: one.accounts.slice(1) })),
    };
    const beside = await computed(hybrid);
    const { transactions: __, ...native } = beside
      .accounts()
      .find(({ iban }) => iban === own![0]!.accounts[0]!["iban"])!;
    for (const [ask, id, account] of [
      [change, 1, { id: listed.id }],
      [change, 1, listed],
      [beside.change, own![0]!["id"], native],
    ] as const)
      await expect(ask({ connections: [{ id, accounts: [{ ...account, isComputed: false }] }] })).rejects.toMatchObject(
        { issues: [{ path: "/connections/0/accounts/0" }] },
      );
    expect([accounts().length, beside.accounts().length]).toEqual([2, hybrid.accounts.length]);
  });

  it("stands beside data of the same connection, which has no id", () => {
    const { id } = adapt({ connections: connections.slice(0, 1) }).accounts[0]!;
    const data = { ...account, id: 11, iban: connections[1]!.accounts[0]!.iban };
    const update = { connections: [{ accounts: [{ id, isComputed: false }, data] }] };
    const merged = mergeBody({ connections: connections.slice(0, 1) }, update);
    expect(merged).toMatchObject({ hasNewAccounts: true, unknownChoices: [] });
    expect(merged.data.connections).toEqual([
      { ...connections[0]!, accounts: [{ ...connections[0]!.accounts[0], isComputed: false }] },
      { accounts: [data] },
    ]);
    expect(merged.placeOf("/connections/1/accounts/0/type")).toBe("/connections/0/accounts/1/type");
  });

  it("of an account that cannot be read is no fault where all comes again", () => {
    const body = {
      connections: [
        { ...connections[0]!, accounts: [...connections[0]!.accounts, { name: "Livret", isComputed: false }] },
      ],
    };
    expect(mergeBody(body, body)).toMatchObject({ data: body, unknownChoices: [], hasNewAccounts: false });
  });

  it("stands beside data of the same request", () => {
    const update = { id: 1, accounts: [{ id: 10, balance: 2 }] };
    const merged = mergeBody(
      { connections },
      { connections: [update, { id: 2, accounts: [{ id: 10, isComputed: false }] }] },
    );
    expect(merged).toMatchObject({
      data: { connections: [{ accounts: [{ balance: 2 }] }, { accounts: [{ isComputed: false }] }] },
      isSelection: false,
      unknownChoices: [],
    });
  });
});

describe("an entry that says more than a choice", () => {
  const account = { id: "7", name: "C/C", currency: "EUR", type: "CHECKING", balance: 1 };

  it("is data, isComputed included", () => {
    const update = { id: "7", isComputed: false, balance: 2 };
    expect(mergeBody({ accounts: [account] }, { accounts: [update] })).toMatchObject({
      data: { accounts: [{ ...account, ...update }] },
      isSelection: false,
      hasNewAccounts: false,
    });
  });

  it.each([{ balance: 2 }, { balance: 2, transactions: [] }])(
    "leaves the provider's id where it names its account by the shown one: %j",
    (members) => {
      const [{ id }] = adapt({ accounts: [account] }).accounts as unknown as readonly [{ id: string }];
      const { data } = mergeBody({ accounts: [account] }, { accounts: [{ id, ...members }] });
      expect(data.accounts).toEqual([{ ...account, ...members }]);
    },
  );
});
