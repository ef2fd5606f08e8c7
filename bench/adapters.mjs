// @ts-check
/**
 * Time of reading a body into canonical accounts beside the time of parsing it, in every layout: `npm run bench:adapters`
 * or `node bench/adapters.mjs [--rows 20000] [--rounds 9] [--json]`, best with --expose-gc.
 */
import { performance } from "node:perf_hooks";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { readDay } from "../fixtures/days.mjs";
import { FORMAT_NAMES, writeBody } from "../fixtures/formats.mjs";
import { NOW, windowDaysOf } from "./cases.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("../fixtures/formats.mjs").FormatName} FormatName */
/** @typedef {import("../fixtures/types.mjs").Household} Household */
/** @typedef {import("../fixtures/types.mjs").Account} Account */
/** @typedef {{ layout: FormatName, megabytes: number, parseMilliseconds: number, readMilliseconds: number, ratio: number }} Reading */

const WARM_UP_ROUNDS = 4;

/** @param {string} path below the built engine @returns {Promise<Record<string, (...values: unknown[]) => unknown>>} */
const loadBuilt = (path) => import(pathToFileURL(fileURLToPath(new URL(`../dist/${path}`, import.meta.url))).href);

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
 * The least times of parsing and of reading one body, in alternating rounds: noise only ever adds.
 * @param {{ rows: number, rounds: number }} request
 * @returns {Promise<Reading[]>}
 */
export async function measureAdapters({ rows, rounds }) {
  const { readBody } = await loadBuilt("adapters/read-body.js");
  const { resolveSettings } = await loadBuilt("schema/settings.js");
  const settings = resolveSettings?.({ now: NOW });
  const household = createLargeHousehold(rows);
  return FORMAT_NAMES.map((layout) => {
    const text = JSON.stringify(writeBody(household, layout));
    const parseTimes = [];
    const readTimes = [];
    for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
      globalThis.gc?.();
      const start = performance.now();
      const body = JSON.parse(text);
      const parsed = performance.now();
      readBody?.(body, settings);
      const read = performance.now();
      if (round < WARM_UP_ROUNDS) continue;
      parseTimes.push(parsed - start);
      readTimes.push(read - parsed);
    }
    const parseMilliseconds = Math.min(...parseTimes);
    const readMilliseconds = Math.min(...readTimes);
    const megabytes = Buffer.byteLength(text) / 1e6;
    return { layout, megabytes, parseMilliseconds, readMilliseconds, ratio: readMilliseconds / parseMilliseconds };
  });
}

async function main() {
  const { values } = parseArgs({
    options: {
      rows: { type: "string", default: "20000" },
      rounds: { type: "string", default: "9" },
      json: { type: "boolean", default: false },
    },
  });
  const readings = await measureAdapters({ rows: Number(values.rows), rounds: Number(values.rounds) });
  if (values.json) {
    console.log(JSON.stringify(readings, null, 2));
    return;
  }
  const cells = readings.map(({ layout, megabytes, parseMilliseconds, readMilliseconds, ratio }) => [
    layout,
    megabytes.toFixed(1),
    parseMilliseconds.toFixed(1),
    readMilliseconds.toFixed(1),
    ratio.toFixed(2),
  ]);
  console.log(`${values.rows} transactions`);
  console.log(printTable(["layout", "MB", "parse ms", "read ms", "ratio"], cells));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
