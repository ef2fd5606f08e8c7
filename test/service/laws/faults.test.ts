import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import type { ServiceOptions } from "../../../src/service/options.js";
import { createServiceClient, type JsonBody, START } from "../service-client.js";
import { ENOUGH, IBANS, type PartyKind, smallAccount } from "./small-bodies.js";

/** The word by which bodies are known that the injected parts fail on. */
const MARK = "FAULTY";
const PDF = Buffer.from("%PDF-1.4\n").toString("base64");
const KINDS = ["CUSTOMER", "BUSINESS"] as const;

const unhandled: unknown[] = [];
const note = (reason: unknown): number => unhandled.push(reason);
beforeEach(() => {
  process.on("unhandledRejection", note).on("uncaughtException", note);
});
afterEach(async () => {
  // Rejections are told of after the turn in which they were made.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note).off("uncaughtException", note);
  expect(unhandled.splice(0)).toEqual([]);
});

/** What a service answers, by the name of what was asked. */
type Answers = Readonly<Record<string, JsonBody>>;

interface Run {
  readonly sound: Answers;
  readonly faulty: Answers;
  readonly client: ReturnType<typeof createServiceClient>;
}

/** Asks a service for sound and faulty analyses in turn, by accounts and by statements, with reports. */
async function run(options: Partial<ServiceOptions>, faultCount: number): Promise<Run> {
  const client = createServiceClient({ newId: counter(), ...options });
  await client.listen("analysis_completed", "analysis_failed", "report_completed", "report_failed");
  const paths: [string, string][] = [];
  for (const kind of KINDS) {
    const root = kind === "BUSINESS" ? "/v2/businesses" : "/v2/customers";
    const party = await client.ask("POST", root, { body: { customIdentifier: kind } });
    for (let number = 0; number < 4; number += 1) {
      const name = number < faultCount ? `faulty ${kind} ${number}` : `sound ${kind} ${number}`;
      const path = `${root}/${party.body["id"]}`;
      const body = { accounts: accountsOf(kind, name), parameters: { launchReport: true } };
      const created = await client.ask("POST", `${path}/analyses`, { body });
      expect([201, 202]).toContain(created.status);
      const files = [{ fileName: `${wordOf(name)}.pdf`, base64File: PDF }];
      const uploaded = await client.ask("POST", `${path}/bank-statements`, { body: { files } });
      expect(uploaded.status).toBe(202);
      paths.push([name, `${path}/analyses/${created.body["id"]}`]);
      paths.push([`${name} statements`, `${path}/analyses/${uploaded.body["analysisId"]}`]);
    }
  }
  await client.service.idle();
  const sound: Record<string, JsonBody> = {};
  const faulty: Record<string, JsonBody> = {};
  for (const [name, path] of paths) {
    const { body } = await client.ask("GET", path);
    const reports = (await client.ask("GET", `${path}/reports`)).body["resources"];
    const scores = (await client.ask("GET", `${path}/scores`)).body;
    const transactions = (await client.ask("GET", `${path}/transactions`)).body["resources"];
    (name.startsWith("sound") ? sound : faulty)[name] = { ...body, reports, scores, transactions };
  }
  return { sound, faulty, client };
}

const accountsOf = (kind: PartyKind, name: string) => [smallAccount(kind, IBANS[0], ENOUGH, wordOf(name))];
const wordOf = (name: string): string => (name.startsWith("faulty") ? MARK : "LIDL");

/** Ids in the order in which they are asked for: two services that do the same have the same ones. */
function counter(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

const isMarked = (value: unknown): boolean => JSON.stringify(value).includes(MARK);
const extract: NonNullable<ServiceOptions["extractStatements"]> = ([file]) => ({
  accounts: KINDS.map((kind, place) => smallAccount(kind, IBANS[place]!, ENOUGH, file!.fileName.replace(".pdf", ""))),
});
const render: NonNullable<ServiceOptions["renderReport"]> = ({ status }) => ({
  contentType: "text/plain",
  content: status,
});
const HEALTHY = { extractStatements: extract, renderReport: render };
/** A service on which nothing fails, asked the very same. */
const expected = await run(HEALTHY, 2);

/** Analyses whose ids are made after a response may be numbered otherwise: all else is the same. */
const withoutIds = (answers: Answers): unknown =>
  JSON.parse(
    JSON.stringify(answers, (name, value) => (name.endsWith("Id") || name === "id" || name === "url" ? 0 : value)),
  );

describe("without faults", () => {
  it("everything completes", () => {
    for (const answers of [expected.sound, expected.faulty]) {
      expect(Object.keys(answers)).toHaveLength(8);
      for (const body of Object.values(answers)) expect(body["status"]).toBe("COMPLETED");
    }
    expect(expected.client.faults).toEqual([]);
  });
});

describe("an engine that throws on some bodies", () => {
  it("fails their analyses, and no other", async () => {
    const { sound, faulty, client } = await run(
      {
        ...HEALTHY,
        analyze: (body, options) => {
          if (isMarked(body)) throw new RangeError(`secret of ${MARK}`);
          return analyze(body, options);
        },
      },
      2,
    );
    expect(withoutIds(sound)).toEqual(withoutIds(expected.sound));
    for (const body of Object.values(faulty)) {
      expect(body).toMatchObject({ status: "ERROR", error: { code: "INTERNAL_ERROR" }, reports: [] });
      expect(body).not.toHaveProperty("creditInsights");
      expect(JSON.stringify(body)).not.toContain("secret");
    }
    expect(client.faults).toEqual(Array(8).fill({ where: "analysis", errorName: "RangeError" }));
    expect(eventCounts(client.events)).toEqual({ analysis_failed: 8, analysis_completed: 8, report_completed: 4 });
  });

  it("computes them when they are triggered and it throws no more", async () => {
    let isBroken = true;
    const client = createServiceClient({
      analyze: (body, options) => {
        if (isBroken) throw new Error("broken");
        return analyze(body, options);
      },
    });
    const customer = await client.ask("POST", "/v2/customers", { body: { customIdentifier: "one" } });
    const body = { accounts: accountsOf("CUSTOMER", "sound") };
    const { body: created } = await client.ask("POST", `/v2/customers/${customer.body["id"]}/analyses`, { body });
    await client.service.idle();
    const path = `/v2/analyses/${created["id"]}`;
    expect((await client.ask("GET", path)).body["status"]).toBe("ERROR");
    isBroken = false;
    expect((await client.ask("POST", `${path}/trigger`)).status).toBe(201);
    await client.service.idle();
    const { body: read } = await client.ask("GET", path);
    expect(read).toMatchObject({ status: "COMPLETED", creditInsights: expect.anything() });
    expect(read).not.toHaveProperty("error");
  });
});

describe("an extractor that fails on some statements", () => {
  it.each([
    [
      "throws",
      () => {
        throw new TypeError(`secret of ${MARK}`);
      },
    ],
    ["rejects", () => Promise.reject(new TypeError(`secret of ${MARK}`))],
    ["rejects with nothing", () => Promise.reject(undefined)],
    ["gives no body", () => null as never],
    ["gives accounts that are not valid", () => ({ accounts: [{ transactions: MARK }] })],
    ["never ends", () => new Promise<never>(() => {})],
  ])("and %s fails their analyses, and no other", async (_, fail) => {
    const { sound, faulty } = await run(
      {
        renderReport: render,
        extractStatements: (files, signal) => (isMarked(files[0]!.fileName) ? fail() : extract(files, signal)),
        limits: { statementTimeoutMs: 50 },
      },
      2,
    );
    expect(withoutIds(sound)).toEqual(withoutIds(expected.sound));
    for (const [name, body] of Object.entries(faulty)) {
      expect(body["status"], name).toBe(name.endsWith("statements") ? "ERROR" : "COMPLETED");
      expect(JSON.stringify(body["error"] ?? {})).not.toContain("secret");
    }
  });
});

describe("a renderer that fails on some reports", () => {
  it.each([
    [
      "throws",
      () => {
        throw new TypeError(`secret of ${MARK}`);
      },
    ],
    ["rejects with nothing", () => Promise.reject(undefined)],
    ["gives no report", () => 5 as never],
    ["never ends", () => new Promise<never>(() => {})],
  ])("and %s fails those, and no analysis", async (_, fail) => {
    const { sound, faulty, client } = await run(
      {
        extractStatements: extract,
        renderReport: (analysis, signal) => (isMarked(analysis) ? fail() : render(analysis, signal)),
        limits: { reportTimeoutMs: 50 },
      },
      2,
    );
    expect(withoutIds(sound)).toEqual(withoutIds(expected.sound));
    for (const [name, body] of Object.entries(faulty)) {
      expect(body["status"]).toBe("COMPLETED");
      if (!name.endsWith("statements")) expect(body["reports"]).toMatchObject([{ status: "ERROR" }]);
      expect(JSON.stringify(body)).not.toContain("secret");
    }
    expect(eventCounts(client.events)).toEqual({ analysis_completed: 16, report_completed: 4, report_failed: 4 });
  });
});

describe("a listener of faults that fails itself", () => {
  const broken = (): never => {
    throw new Error("no log");
  };
  it.each([
    ["at once", broken],
    ["later", () => Promise.reject(new Error("no log"))],
  ])("%s stops neither answers nor work behind them", async (_, onFault) => {
    const { faulty } = await run({ ...HEALTHY, onFault, analyze: broken }, 2);
    for (const body of Object.values(faulty)) expect(body["status"]).toBe("ERROR");
    let isBroken = false;
    const client = createServiceClient({ onFault, clock: () => (isBroken ? broken() : START) });
    await client.signIn("first");
    isBroken = true;
    const answer = await client.ask("GET", "/v2/customers");
    expect([answer.status, answer.body["code"]]).toEqual([500, "INTERNAL_SERVER_ERROR"]);
  });
});

describe("targets that fail", () => {
  it.each([
    ["hang", () => new Promise<never>(() => {})],
    [
      "throw",
      () => {
        throw new TypeError("fetch failed");
      },
    ],
    ["answer 500", async () => new Response("no", { status: 500 })],
  ])("and %s change no analysis", async (_, fetch) => {
    const { sound, faulty } = await run(
      { ...HEALTHY, fetch, sleep: async () => {}, limits: { deliveryTimeoutMs: 5 } },
      2,
    );
    expect(withoutIds({ ...sound, ...faulty })).toEqual(withoutIds({ ...expected.sound, ...expected.faulty }));
  });

  it("and hang for ever do not keep the service from closing", async () => {
    const client = createServiceClient({ fetch: () => new Promise<never>(() => {}), clock: () => START });
    await client.listen("analysis_completed");
    const customer = await client.ask("POST", "/v2/customers", { body: { customIdentifier: "one" } });
    const body = { accounts: accountsOf("CUSTOMER", "sound") };
    await client.ask("POST", `/v2/customers/${customer.body["id"]}/analyses`, { body });
    await expect(client.service.close()).resolves.toBeUndefined();
  });
});

function eventCounts(events: readonly { readonly eventName: string }[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { eventName } of events) counts[eventName] = (counts[eventName] ?? 0) + 1;
  return counts;
}
