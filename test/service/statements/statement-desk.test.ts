import { describe, expect, it } from "vitest";
import type { ExtractedBody, StatementExtractor, StatementFile } from "../../../src/service/statements/extractor.js";
import type { AnalysisRecord } from "../../../src/service/store/records.js";
import { type AnalysisBench, bodyOf, createAnalysisBench, STUDENT } from "../analysis-bench.js";
import { ENOUGH, IBANS, smallAccount } from "../laws/small-bodies.js";

const FILES: readonly StatementFile[] = [{ fileName: "june.pdf", content: new Uint8Array([37, 80, 68, 70, 45]) }];
const { accounts } = STUDENT;
const SHORT = { statementTimeoutMs: 20 };

/** Uploads statements beside an analysis that a client gave accounts to, and waits for both. */
async function uploaded(bench: AnalysisBench): Promise<{ statements: AnalysisRecord; beside: AnalysisRecord }> {
  const statements = bench.statements.upload(bench.customer, FILES);
  const beside = bench.analyses.create(bench.customer, STUDENT);
  expect(statements.status).toBe("FETCHING_DATA");
  await bench.idle();
  return { statements, beside };
}

describe("uploaded statements", () => {
  it("become an analysis with what the extractor read", async () => {
    const given: unknown[] = [];
    const bench = createAnalysisBench({
      extract: async (files, signal) => {
        given.push(files, signal.aborted);
        return { accounts };
      },
    });
    const { statements } = await uploaded(bench);
    expect(given).toEqual([FILES, false]);
    expect(statements).toMatchObject({ status: "COMPLETED", dataOrigin: "PDF", source: "CLIENT", format: "NATIVE" });
    expect(statements.folderId).toEqual(expect.any(String));
    expect(bench.analyses.resultOf(statements)!.accounts).toHaveLength(accounts.length);
    const ofStatements = bench.told.filter((event) => event.endsWith(statements.id));
    expect(ofStatements).toEqual([`bank_details_fetched ${statements.id}`, `analysis_completed ${statements.id}`]);
  });

  it("are taken from an extractor that answers at once", async () => {
    const { statements } = await uploaded(createAnalysisBench({ extract: () => ({ accounts }) }));
    expect(statements.status).toBe("COMPLETED");
  });

  it("keep only the members that hold data", async () => {
    const more = { accounts, parameters: { disableScores: true }, dataOrigin: "OPEN_BANKING", id: "mine" };
    const bench = createAnalysisBench({ extract: () => more });
    const { statements } = await uploaded(bench);
    expect(statements).toMatchObject({ status: "COMPLETED", dataOrigin: "PDF", parameters: {} });
    expect(bench.analyses.resultOf(statements)!.scores).toBeDefined();
  });

  const hanging = (): Promise<ExtractedBody> => new Promise(() => {});
  const cyclic: { accounts: unknown[] } = { accounts: [] };
  cyclic.accounts.push({ ...accounts[0], self: cyclic });
  const trap = Object.defineProperty({}, "accounts", {
    enumerable: true,
    get: () => {
      throw new Error("a trap");
    },
  });

  const numbered = (account: object, count: number): readonly object[] =>
    Array.from({ length: count }, (_, index) => ({ ...account, iban: null, number: `00${index}` }));

  const FAULTS: readonly (readonly [string, StatementExtractor | undefined, string])[] = [
    [
      "there is none",
      undefined,
      "no extractor of statements is configured (option extractStatements of createService)",
    ],
    [
      "throws at once",
      () => {
        throw new Error("JEAN DUPONT, account 123");
      },
      "could not be read",
    ],
    ["rejects", () => Promise.reject(new Error("JEAN DUPONT, account 123")), "could not be read"],
    ["rejects with nothing", () => Promise.reject(undefined), "could not be read"],
    ["never ends", hanging, "within 0.02 seconds"],
    ["gives nothing", (() => undefined) as unknown as StatementExtractor, "no accounts were found"],
    ["gives a text", (() => "accounts") as unknown as StatementExtractor, "no accounts were found"],
    ["gives a list", (() => [accounts]) as unknown as StatementExtractor, "no accounts were found"],
    ["gives no accounts", () => ({ accounts: [] }), "no accounts were found"],
    ["gives accounts that are no list", (() => ({ accounts: {} })) as unknown as StatementExtractor, "no accounts"],
    ["gives accounts that are none", () => ({ accounts: [1, "a", null] }), "are not valid"],
    ["gives rows that are none", () => ({ accounts: [{ type: "CHECKING", transactions: [{}] }] }), "are not valid"],
    ["gives a format that there is not", () => ({ format: "PAPER", accounts }), "are not valid"],
    ["gives another format's data", () => ({ format: "PROVIDER_A_V2_0", accounts }), "are not valid"],
    ["gives too many rows", () => ({ accounts: numbered(accounts[0]!, 50) }), "are not valid"],
    ["gives what cannot be written", () => cyclic, "are not valid"],
    ["gives a trap", () => trap, "are not valid"],
  ];

  it.each(FAULTS)("end in ERROR where the extractor %s, and nothing else does", async (fault, extract, message) => {
    const limits = fault === "never ends" ? SHORT : {};
    const bench = createAnalysisBench({ limits, ...(extract !== undefined && { extract }) });
    const { statements, beside } = await uploaded(bench);
    expect(statements.status).toBe("ERROR");
    expect(statements.error).toEqual({ code: "INTERNAL_ERROR", message: expect.stringContaining(message) });
    expect(bench.analyses.resultOf(statements)).toBeUndefined();
    expect(bench.told.filter((event) => event.endsWith(statements.id))).toEqual([`analysis_failed ${statements.id}`]);
    expect(beside.status).toBe("COMPLETED");
    expect(bench.analyses.resultOf(beside)).toBeDefined();
    expect(JSON.stringify(bench.faults)).not.toContain("DUPONT");
  });

  it("tell an extractor that nobody waits for it any more", async () => {
    const signals: AbortSignal[] = [];
    const extract: StatementExtractor = (_files, signal) => {
      signals.push(signal);
      return hanging();
    };
    await uploaded(createAnalysisBench({ extract, limits: SHORT }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("that are read too late change nothing", async () => {
    let release: (body: ExtractedBody) => void = () => {};
    const bench = createAnalysisBench({ limits: SHORT, extract: () => new Promise((resolve) => (release = resolve)) });
    const { statements } = await uploaded(bench);
    release({ accounts });
    await new Promise((resolve) => setImmediate(resolve));
    await bench.idle();
    expect(statements.status).toBe("ERROR");
  });

  it.each([
    ["accounts come from", (): ExtractedBody => ({ accounts: [...accounts, ...accounts] })],
    [
      "no accounts come from",
      (): ExtractedBody => {
        throw new Error("no PDF");
      },
    ],
  ])("leave accounts as they are that the client gave before %s them", async (_case, read) => {
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const bench = createAnalysisBench({
      extract: () => gate.then(read),
    });
    const record = bench.statements.upload(bench.customer, FILES);
    bench.analyses.update(record, STUDENT, true);
    release();
    await bench.idle();
    expect(record).toMatchObject({ status: "COMPLETED" });
    expect(record.error).toBeUndefined();
    expect(bench.analyses.resultOf(record)!.accounts).toHaveLength(accounts.length);
  });

  it.each([
    ["computed", true, "COMPLETED", "PDF_UPDATE"],
    ["held back", false, "PENDING", "CLIENT"],
  ])("stand beside the accounts that the client gave meanwhile, be they %s", async (_, starts, status, source) => {
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const [ours, theirs] = IBANS.map((iban) => smallAccount("BUSINESS", iban, ENOUGH));
    const extracted = { format: "NATIVE", accounts: [{ ...ours!, balance: 1 }, theirs] };
    const bench = createAnalysisBench({ extract: () => gate.then(() => extracted) });
    const record = bench.statements.upload(bench.business, FILES);
    bench.analyses.update(record, { accounts: [ours] }, starts);
    while (starts && record.computedAt === undefined) await new Promise((resolve) => setImmediate(resolve));
    release();
    await bench.idle();
    expect(record).toMatchObject({ status, source });
    bench.analyses.trigger(record, {});
    await bench.idle();
    const [first, second] = bench.analyses.resultOf(record)!.accounts;
    expect([first, second]).toMatchObject([{ isComputed: true }, { isComputed: true }]);
    // Statements are older than what the client gave since.
    expect([first, second].map((account) => account?.balance)).toEqual([ours!["balance"], theirs!["balance"]]);
  });

  const PROVIDER_A = bodyOf("fr-student", "provider-a");
  const PROVIDER_B = bodyOf("fr-student", "provider-b");
  const PROVIDER_D = bodyOf("fr-student", "provider-d");

  it.each<[string, object, object, string]>([
    ["stays", { ...PROVIDER_B, format: "PROVIDER_B_V2_1" }, PROVIDER_A, "PROVIDER_B_V2_1"],
    ["is HYBRID", { ...PROVIDER_A, format: "PROVIDER_A_V2_0" }, { accounts }, "HYBRID"],
    ["is HYBRID", { ...PROVIDER_D, format: "PROVIDER_D_V2" }, { accounts }, "HYBRID"],
    ["is that of all", { accounts }, { ...PROVIDER_B, format: "PROVIDER_B_V2_1" }, "HYBRID"],
  ])("beside what the client gave: its format %s (%#)", async (_, given, extracted, format) => {
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const bench = createAnalysisBench({ extract: () => gate.then(() => extracted) });
    const record = bench.statements.upload(bench.customer, FILES);
    bench.analyses.update(record, given, true);
    while (record.computedAt === undefined) await new Promise((resolve) => setImmediate(resolve));
    release();
    await bench.idle();
    expect(bench.faults).toEqual([]);
    expect(record).toMatchObject({ status: "COMPLETED", format, source: "REFRESH_WITH_NEW_ACCOUNTS" });
  });

  it.each([
    [{}, { accounts }],
    [{ format: "PROVIDER_A_V2_0" }, { format: "NATIVE", accounts }],
  ])("are computed beside a connection that waits for its user: %j", async (named, extracted) => {
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const bench = createAnalysisBench({ extract: () => gate.then(() => extracted) });
    const record = bench.statements.upload(bench.customer, FILES);
    const connections = [{ id: 1, id_connector: 3, state: "SCARequired", accounts: [] }];
    bench.analyses.update(record, { ...named, connections }, true);
    expect(record.status).toBe("FETCHING_DATA");
    release();
    await bench.idle();
    expect(bench.faults).toEqual([]);
    expect(record).toMatchObject({ status: "COMPLETED", format: "HYBRID" });
  });

  it("end in ERROR when the service closes", async () => {
    const bench = createAnalysisBench({ extract: hanging });
    const record = bench.statements.upload(bench.customer, FILES);
    bench.close();
    await bench.idle();
    expect(record).toMatchObject({ status: "ERROR", error: { message: expect.stringContaining("closed") } });
  });
});
