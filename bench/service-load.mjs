// @ts-check
/** The load: customers with an analysis each, created, then read; every answer and event is checked. */
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { windowDaysOf } from "./cases.mjs";
import { forEachConcurrently, listenForEvents, summarise, TimedClient } from "./service-client.mjs";
import { CLIENT } from "./service-options.mjs";

/** @typedef {import("./service-client.mjs").OperationTimes} OperationTimes */
/** @typedef {import("./service-memory.mjs").Memory} Memory */
/**
 * A server under load, in this process or another.
 * @typedef {object} Loaded
 * @property {string} address
 * @property {() => Promise<Memory>} memory
 */
/** @typedef {{ customers: number, concurrency: number, transactions: number, longestDrainMs?: number }} LoadSize */
/** @typedef {(done: number, of: string) => void} Progress */
/** @typedef {{ id: string, analysisId: string, owner: string }} Created */
/**
 * @typedef {object} LoadFigures
 * @property {Record<string, OperationTimes>} operations
 * @property {OperationTimes} reads all reads together
 * @property {{ requests: number, seconds: number }} creating
 * @property {{ requests: number, seconds: number }} reading polls included
 * @property {number} events
 * @property {number} drainSeconds from the last read to the last event
 * @property {Memory} baseline
 * @property {Memory} loaded
 * @property {number} bytesPerCustomer
 */

// Rows of this many seeds; owner and account numbers are each customer's own.
const DISTINCT_ROWS = 64;
const POLL_PAUSE_MS = 50;
const LONGEST_DRAIN_MS = 120_000;
const READS = ["read analysis", "read scores", "read essentials", "read customer"];

/**
 * Writes the body of each customer's analysis.
 * @param {number} transactions
 * @returns {(owner: string, index: number) => string}
 */
function createBodies(transactions) {
  const days = windowDaysOf(transactions);
  const texts = Array.from({ length: DISTINCT_ROWS }, (_, seed) =>
    JSON.stringify(createLargeBody({ seed: `load ${seed}`, transactionCount: transactions, days })),
  );
  return (owner, index) =>
    (texts[index % DISTINCT_ROWS] ?? "")
      .replaceAll("MME CLAIRE DAUMONT", owner)
      .replaceAll('"number":"0005005419', `"number":"${String(index).padStart(9, "0")}`);
}

/**
 * Puts a server under load.
 * @param {Loaded} server
 * @param {LoadSize} size
 * @param {Progress} [progress]
 * @returns {Promise<LoadFigures>}
 * @throws Error at the first request that fails, lost analysis, or lost or doubled event.
 */
export async function loadService(server, size, progress = () => {}) {
  const target = await listenForEvents();
  const client = new TimedClient(server.address, size.concurrency);
  try {
    await logIn(client, target.address);
    const baseline = await server.memory();
    /** @type {Created[]} */
    const created = [];
    const creating = await timed(client, () => createAll(client, size, created, progress));
    const reading = await timed(client, () => readAll(client, size, created, progress));
    const drainStart = performance.now();
    await checkEvents(target.eventsOf, created, size.longestDrainMs ?? LONGEST_DRAIN_MS);
    const drainSeconds = (performance.now() - drainStart) / 1000;
    const loaded = await server.memory();
    const operations = Object.fromEntries([...client.times].map(([name, times]) => [name, summarise(times)]));
    const reads = summarise(READS.flatMap((name) => client.times.get(name) ?? []));
    const bytesPerCustomer = (loaded.kept - baseline.kept) / size.customers;
    const events = target.eventsOf.size;
    return { operations, reads, creating, reading, events, drainSeconds, baseline, loaded, bytesPerCustomer };
  } finally {
    client.close();
    target.close();
  }
}

/**
 * The times of as many plain requests.
 * @param {string} address
 * @param {{ requests: number, concurrency: number }} size
 */
export async function loadHello(address, { requests, concurrency }) {
  const client = new TimedClient(address, concurrency);
  try {
    const { seconds } = await timed(client, () =>
      forEachConcurrently({ count: requests, concurrency }, async () => {
        await client.call("hello", { path: "/", status: 200 });
      }),
    );
    return { ...summarise(client.times.get("hello") ?? []), requestsPerSecond: requests / seconds };
  } finally {
    client.close();
  }
}

/** @param {TimedClient} client @param {string} target */
async function logIn(client, target) {
  const credentials = JSON.stringify({
    grant_type: "client_credentials",
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
  });
  const call = { method: "POST", path: "/v1/oauth/token", status: 200, body: credentials };
  client.headers = { authorization: `Bearer ${JSON.parse(await client.call("token", call)).access_token}` };
  const subscription = JSON.stringify({ target, eventName: "analysis_completed" });
  await client.call("subscribe", { method: "POST", path: "/v1/subscriptions", status: 201, body: subscription });
  client.times.clear();
}

/** @param {TimedClient} client @param {() => Promise<void>} work */
async function timed(client, work) {
  const countOf = () => [...client.times.values()].reduce((sum, { length }) => sum + length, 0);
  const before = countOf();
  const start = performance.now();
  await work();
  return { requests: countOf() - before, seconds: (performance.now() - start) / 1000 };
}

/** @param {TimedClient} client @param {LoadSize} size @param {Created[]} created @param {Progress} progress */
async function createAll(client, { customers, concurrency, transactions }, created, progress) {
  const bodyOf = createBodies(transactions);
  await forEachConcurrently({ count: customers, concurrency }, async (index) => {
    const owner = `MME CLAIRE ${index}`;
    const body = JSON.stringify({ customIdentifier: `customer-${index}`, personalDetails: { identity: {} } });
    const call = { method: "POST", path: "/v2/customers", status: 201, body };
    const { id } = JSON.parse(await client.call("create customer", call));
    const analysis = await client.call("create analysis", {
      method: "POST",
      path: `/v2/customers/${id}/analyses`,
      status: 202,
      body: bodyOf(owner, index),
    });
    created.push({ id, analysisId: JSON.parse(analysis).id, owner });
    progress(created.length, "created");
  });
}

/** @param {TimedClient} client @param {LoadSize} size @param {Created[]} created @param {Progress} progress */
async function readAll(client, { customers, concurrency }, created, progress) {
  let done = 0;
  await forEachConcurrently({ count: customers, concurrency }, async (index) => {
    const { id, analysisId, owner } = /** @type {Created} */ (created[index]);
    const path = `/v2/customers/${id}/analyses/${analysisId}`;
    while (!isCompleted(await client.call("read analysis", { path, status: 200 }))) await wait(POLL_PAUSE_MS);
    const scores = JSON.parse(await client.call("read scores", { path: `${path}/scores`, status: 200 }));
    const essentials = JSON.parse(
      await client.call("read essentials", { path: `/v1/essentials/${analysisId}`, status: 200 }),
    );
    const customer = JSON.parse(await client.call("read customer", { path: `/v2/customers/${id}`, status: 200 }));
    const owners = customer.openBankingInformation.owners.map((/** @type {{ name: string }} */ { name }) => name);
    const isOwn = scores.analysisId === analysisId && essentials.analysisId === analysisId && owners.join() === owner;
    if (!isOwn) throw new Error(`analysis ${analysisId}: scores, essentials or owners are not its own`);
    done += 1;
    progress(done, "read");
  });
}

/**
 * Looks at the beginning only: parsing all of an answer would take time from the requests that are measured.
 * @param {string} text
 */
function isCompleted(text) {
  const status = /"status":"([A-Z_]+)"/.exec(text.slice(0, 2000))?.[1];
  if (status !== "IN_PROGRESS" && status !== "COMPLETED")
    throw new Error(`an analysis is ${status}: ${text.slice(0, 800)}`);
  return status === "COMPLETED";
}

/** @param {ReadonlyMap<string, number>} eventsOf @param {readonly Created[]} created @param {number} longestMs */
async function checkEvents(eventsOf, created, longestMs) {
  const end = performance.now() + longestMs;
  while (eventsOf.size < created.length && performance.now() < end) await wait(5);
  const wrong = created.filter(({ analysisId }) => eventsOf.get(analysisId) !== 1);
  if (wrong.length > 0 || eventsOf.size !== created.length)
    throw new Error(`expected one event for each of ${created.length} analyses; wrong for ${wrong.length}`);
}
