// @ts-check
/** The built service under load, beside a bare Hono server: `node bench/service.mjs --help`. */
import { fork } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readCommandLine } from "./command-line.mjs";
import { loadHello, loadService } from "./service-load.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("./service-load.mjs").Loaded} Loaded */
/** @typedef {import("./service-load.mjs").LoadFigures} LoadFigures */
/** @typedef {import("./service-load.mjs").Memory} Memory */
/** @typedef {Awaited<ReturnType<typeof loadHello>>} HelloFigures */

const HELP = `node bench/service.mjs [options]

Starts the built service in a process of its own; from this one creates customers with an analysis each, then reads
them, and counts the webhook's events. Every answer is checked. Then the same for a bare Hono server that says hello.

  --customers N      how many (default: 10000)
  --concurrency N    requests at once (default: 32)
  --transactions N   of each analysis (default: 200)
  --profile FOLDER   writes a CPU profile of the service there
  --entry FILE       another build's entry file (default: dist/service/index.js)
  --json             figures as JSON
  --help             this text`;

const CHILD = fileURLToPath(new URL("service-child.mjs", import.meta.url));
const BUILT_SERVICE = fileURLToPath(new URL("../dist/service/index.js", import.meta.url));
const MEGABYTE = 1024 * 1024;

/**
 * Starts a server in a process of its own.
 * @param {"service" | "hello"} kind
 * @param {{ entry?: string, flags?: readonly string[] }} [choice]
 * @returns {Promise<Loaded & { faults: object[], stop(): Promise<void> }>}
 */
async function startChild(kind, { entry = BUILT_SERVICE, flags = [] } = {}) {
  const child = fork(CHILD, [kind, resolve(entry)], { execArgv: ["--expose-gc", ...flags] });
  /** @type {object[]} */
  const faults = [];
  /** @type {(message: any) => void} */
  let receive = () => {};
  const next = () =>
    new Promise((take, reject) => {
      receive = take;
      child.once("exit", (code) => reject(new Error(`the ${kind} process ended with ${code}`)));
    });
  child.on("message", (message) => {
    if (typeof message === "object" && "fault" in message) faults.push(message);
    else receive(message);
  });
  const { address } = await next();
  return {
    address,
    faults,
    memory: () => {
      child.send("memory");
      return next();
    },
    stop: () =>
      new Promise((stopped) => {
        child.once("exit", () => stopped());
        child.disconnect();
      }),
  };
}

/**
 * Both servers under the same load, one after the other.
 * @param {{ customers: number, concurrency: number, transactions: number, entry?: string, flags?: string[] }} choice
 * @param {import("./service-load.mjs").Progress} [progress]
 */
export async function runServiceBench({ customers, concurrency, transactions, ...choice }, progress) {
  const service = await startChild("service", choice);
  const size = { customers, concurrency, transactions };
  const figures = await loadService(service, size, progress).finally(service.stop);
  if (service.faults.length > 0) throw new Error(`faults inside the service: ${JSON.stringify(service.faults[0])}`);
  const bare = await startChild("hello");
  const hello = await loadHello(bare.address, { requests: customers, concurrency }).finally(bare.stop);
  return { figures, hello };
}

/** @param {LoadFigures} figures @param {HelloFigures} hello */
function printTimes({ operations, reads }, hello) {
  const rows = Object.entries({ ...operations, "all reads": reads, hello }).map(([name, { count, p50, p99, most }]) => [
    ...[name, count, p50.toFixed(1), p99.toFixed(1), most.toFixed(1)],
    ...[(p50 / hello.p50).toFixed(1), (p99 / hello.p99).toFixed(1)],
  ]);
  return printTable(["operation", "requests", "p50 ms", "p99 ms", "most ms", "p50 x hello", "p99 x hello"], rows);
}

/** @param {LoadFigures} figures @param {HelloFigures} hello */
function printRates({ creating, reading }, hello) {
  /** @param {string} name @param {number} rate */
  const rowOf = (name, rate) => [name, rate.toFixed(0), (rate / hello.requestsPerSecond).toFixed(3)];
  return printTable(
    ["phase", "requests/s", "of hello's"],
    [
      rowOf("creating", creating.requests / creating.seconds),
      rowOf("reading", reading.requests / reading.seconds),
      rowOf("hello", hello.requestsPerSecond),
    ],
  );
}

/** @param {LoadFigures} figures @param {number} customers */
function printRest({ events, drainSeconds, baseline, loaded, bytesPerCustomer }, customers) {
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
  return [
    `${customers} customers and analyses, none lost; ${events} events, one each, the last ${drainSeconds.toFixed(1)} s after the last read`,
    `resident: ${megabytes(baseline.rss)} at the start, ${megabytes(loaded.peakRss)} at most, ${megabytes(loaded.rss)} at the end`,
    `kept after a collection: ${megabytes(baseline.kept)} at the start, ${megabytes(loaded.kept)} at the end: ${Math.round(bytesPerCustomer)} bytes a customer`,
  ].join("\n");
}

/** @returns {import("./service-load.mjs").Progress} */
function showProgress() {
  if (!process.stderr.isTTY) return () => {};
  return (done, what) => {
    if (done % 100 === 0) process.stderr.write(`\r\u001b[K${done} ${what}`);
  };
}

async function main() {
  const options = readCommandLine(HELP, {
    customers: "count",
    concurrency: "count",
    transactions: "count",
    profile: "text",
    entry: "text",
    json: "flag",
  });
  const { customers = 10_000, concurrency = 32, transactions = 200, entry, profile, json } = options;
  const choice = {
    customers,
    concurrency,
    transactions,
    ...(entry !== undefined && { entry }),
    ...(profile !== undefined && { flags: ["--cpu-prof", `--cpu-prof-dir=${resolve(profile)}`] }),
  };
  const loadBefore = loadavg()[0] ?? 0;
  const { figures, hello } = await runServiceBench(choice, showProgress());
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  if (json) {
    console.log(JSON.stringify({ figures, hello }, null, 2));
    return;
  }
  console.log(`${printTimes(figures, hello)}\n\n${printRates(figures, hello)}\n\n${printRest(figures, customers)}`);
  const loads = [loadBefore, loadavg()[0] ?? 0].map((load) => load.toFixed(1));
  console.log(`load average: ${loads[0]} before, ${loads[1]} after, on ${cpus().length} cores`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
