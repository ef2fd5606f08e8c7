// @ts-check
/** Time of reading a body beside the time of parsing it: `node bench/adapters.mjs --help`. */
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { readDay } from "../fixtures/days.mjs";
import { FORMAT_NAMES, writeBody } from "../fixtures/formats.mjs";
import { NOW, windowDaysOf } from "./cases.mjs";
import { readCommandLine } from "./command-line.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("../fixtures/formats.mjs").FormatName} FormatName */
/** @typedef {import("../fixtures/types.mjs").Household} Household */
/** @typedef {import("../fixtures/types.mjs").Account} Account */
/**
 * @typedef {object} Reading
 * @property {string} layout
 * @property {number} megabytes
 * @property {number} parseMilliseconds
 * @property {number} readMilliseconds
 * @property {number} layOutMilliseconds
 * @property {number} ratio reading by parsing
 */

const HELP = `node bench/adapters.mjs [options]

Reads a body of each layout and measures it beside JSON.parse of the same body, in alternating rounds. Reading is what
the adapters do; laying out puts what they read in canonical order.

  --rows N     transactions of each body (default: 20000)
  --rounds N   after the warm-up (default: 30)
  --json       figures as JSON
  --help       this text`;

const WARM_UP_ROUNDS = 4;
/** Kinds of rounds by the litter before them, and objects of litter for each step. */
const LITTER_STEPS = 16;
const LITTER_OBJECTS = 20_000;

/**
 * The parts of the engine that read bodies, as `dist/` has them.
 * @typedef {object} Reader
 * @property {typeof import("../src/adapters/adapter.js").adaptBody} adaptBody
 * @property {typeof import("../src/adapters/collector.js").Collector} Collector
 * @property {typeof import("../src/adapters/build-ledger.js").buildLedger} buildLedger
 * @property {typeof import("../src/schema/issues.js").IssueList} IssueList
 * @property {typeof import("../src/schema/settings.js").resolveSettings} resolveSettings
 */

/** @returns {Promise<Reader>} */
async function loadReader() {
  const paths = [
    "adapters/adapter.js",
    "adapters/collector.js",
    "adapters/build-ledger.js",
    "schema/issues.js",
    "schema/settings.js",
  ];
  const urls = paths.map((path) => new URL(`../dist/${path}`, import.meta.url));
  return Object.assign({}, ...(await Promise.all(urls.map((url) => import(url.href)))));
}

/**
 * A household with so many transactions, which the writers can put in every layout.
 * @param {number} rows
 * @returns {Household}
 */
export function createLargeHousehold(rows) {
  const body = createLargeBody({ seed: "adapters", transactionCount: rows, days: windowDaysOf(rows) });
  /** @type {Account[]} */
  const accounts = body.accounts.map((account, index) => ({
    key: account.name,
    id: String(70_001 + index),
    type: /** @type {Account["type"]} */ (account.type),
    name: account.name,
    number: account.number,
    openingCents: 0,
    balanceCents: Math.round(account.balance * 100),
    movements: account.transactions.map(({ description, amount, dates, aggregator, isComing }) => ({
      account: account.name,
      day: readDay(dates.debitedAt.slice(0, 10)),
      bookedDay: readDay(dates.bookedAt.slice(0, 10)),
      cents: Math.round(amount * 100),
      text: description,
      party: "",
      category: aggregator.category,
      type: aggregator.type,
      flow: "",
      isComing,
      links: {},
    })),
  }));
  const bank = { name: "Banque des Deux Rives", code: "30003", bic: "BEXAFRPP" };
  const owners = ["MME CLAIRE DAUMONT"];
  const balanceDay = readDay(NOW.slice(0, 10));
  const firstDay = balanceDay - windowDaysOf(rows);
  return {
    name: "large",
    market: "FR",
    currency: "EUR",
    usage: "PERSONAL",
    bank,
    owners,
    firstDay,
    balanceDay,
    accounts,
  };
}

/**
 * Makes garbage, another amount before each round. Rounds allocate the same, so that the young generation would be full at
 * the same place of each, and the least time would hold a collection for one layout and none for the next.
 * @param {number} round
 */
function litter(round) {
  return Array.from({ length: (round % LITTER_STEPS) * LITTER_OBJECTS }, (_, number) => ({ number })).length;
}

/**
 * The least times of parsing and of reading one body, in alternating rounds: noise only ever adds.
 * @param {{ rows: number, rounds: number, reader?: Reader }} request
 * @returns {Promise<Reading[]>}
 */
export async function measureAdapters({ rows, rounds, reader }) {
  const { adaptBody, Collector, buildLedger, IssueList, resolveSettings } = reader ?? (await loadReader());
  const { now, zone } = resolveSettings({ now: NOW });
  const household = createLargeHousehold(rows);
  const bodies = new Map(FORMAT_NAMES.map((layout) => [String(layout), writeBody(household, layout)]));
  bodies.set("native, long rows", createLargeBody({ transactionCount: rows, days: windowDaysOf(rows) }));
  return [...bodies].map(([layout, body]) => {
    const text = JSON.stringify(body);
    const times = Array.from({ length: WARM_UP_ROUNDS + rounds }, (_, round) => {
      litter(round);
      const start = performance.now();
      const parsedBody = JSON.parse(text);
      const parsed = performance.now();
      const collector = new Collector(now, zone, new IssueList(), false);
      adaptBody(parsedBody, undefined, collector);
      const read = performance.now();
      buildLedger(collector);
      return { parse: parsed - start, read: read - parsed, layOut: performance.now() - read };
    }).slice(WARM_UP_ROUNDS);
    const parseMilliseconds = Math.min(...times.map(({ parse }) => parse));
    const layOutMilliseconds = Math.min(...times.map(({ layOut }) => layOut));
    const readMilliseconds = Math.min(...times.map(({ read }) => read));
    const megabytes = Buffer.byteLength(text) / 1e6;
    const ratio = readMilliseconds / parseMilliseconds;
    return { layout, megabytes, parseMilliseconds, readMilliseconds, layOutMilliseconds, ratio };
  });
}

async function main() {
  const options = readCommandLine(HELP, { rows: "count", rounds: "count", json: "flag" });
  const { rows = 20_000, rounds = 30, json } = options;
  const readings = await measureAdapters({ rows, rounds });
  if (json) {
    console.log(JSON.stringify(readings, null, 2));
    return;
  }
  const cells = readings.map(
    ({ layout, megabytes, parseMilliseconds, readMilliseconds, layOutMilliseconds, ratio }) => [
      layout,
      megabytes.toFixed(1),
      parseMilliseconds.toFixed(1),
      readMilliseconds.toFixed(1),
      layOutMilliseconds.toFixed(1),
      ratio.toFixed(2),
    ],
  );
  console.log(`${rows} transactions`);
  console.log(printTable(["layout", "MB", "parse ms", "read ms", "lay out ms", "read / parse"], cells));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
