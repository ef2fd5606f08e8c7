// @ts-check
/** Time of the enrichment beside the time of parsing its body: `node bench/enrichment.mjs --help`. */
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { analysisOptions, windowDaysOf } from "./cases.mjs";
import { readCommandLine } from "./command-line.mjs";
import { printTable } from "./table.mjs";

const HELP = `node bench/enrichment.mjs [options]

Measures what the engine adds to transactions (types, categories, groups, links, cash flows and their rhythm) beside
JSON.parse of the same body, in alternating rounds. Reading the body and laying it out are not in it.

  --rows N     transactions of the body (default: 20000)
  --rounds N   after the warm-up (default: 60)
  --json       figures as JSON
  --help       this text`;

const WARM_UP_ROUNDS = 20;
const MARKET = "FR";

/**
 * The passes of the enrichment and what they need, as `dist/` has them.
 * @typedef {Pick<typeof import("../src/adapters/read-body.js"), "readBody">
 *   & Pick<typeof import("../src/schema/settings.js"), "resolveSettings">
 *   & Pick<typeof import("../src/lexicon/markets.js"), "lexiconOf">
 *   & Pick<typeof import("../src/lexicon/text-reader.js"), "TextReader">
 *   & Pick<typeof import("../src/passes/scope.js"), "selectAccounts">
 *   & Pick<typeof import("../src/passes/reference-date.js"), "findReferenceDate">
 *   & Pick<typeof import("../src/passes/observation-window.js"), "drawWindow">
 *   & Pick<typeof import("../src/passes/classification.js"), "classify">
 *   & Pick<typeof import("../src/passes/links.js"), "linkWindow" | "linkHistory">
 *   & Pick<typeof import("../src/passes/counting.js"), "netLinkedPairs">
 *   & Pick<typeof import("../src/passes/cash-flows.js"), "groupCashFlows">
 *   & Pick<typeof import("../src/passes/regularity.js"), "findRegularities">
 *   & Pick<typeof import("../src/passes/categories.js"), "settleCategories">} Passes
 */

const FILES = [
  ...[
    "adapters/read-body",
    "schema/settings",
    "lexicon/markets",
    "lexicon/text-reader",
    "passes/scope",
    "passes/reference-date",
  ],
  ...["passes/observation-window", "passes/classification", "passes/links", "passes/counting", "passes/cash-flows"],
  ...["passes/regularity", "passes/categories"],
];

/** @returns {Promise<Passes>} */
async function loadPasses() {
  const urls = FILES.map((file) => new URL(`../dist/${file}.js`, import.meta.url).href);
  return Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))));
}

/**
 * One round: how long parsing takes, reading the texts, linking, and grouping with rhythm and final categories.
 * @param {Passes} passes
 * @param {string} text
 * @param {ReturnType<Passes["resolveSettings"]>} settings
 */
function timeOneRound(passes, text, settings) {
  const start = performance.now();
  const body = JSON.parse(text);
  const parsed = performance.now();
  const { request, built } = passes.readBody(body, settings);
  const { ledger } = built;
  const reader = new passes.TextReader(passes.lexiconOf(MARKET, []));
  const scope = passes.selectAccounts({ ledger, settings });
  const reference = passes.findReferenceDate({ ledger, scope, settings, useBalanceDate: request.useBalanceDate });
  const window = passes.drawWindow({ ledger, scope, reference, period: request.period });
  const ready = performance.now();
  const classification = passes.classify({ ledger, reader, country: MARKET });
  const classified = performance.now();
  const links = passes.linkWindow({ ledger, scope, classification, reader, window });
  const allLinks = passes.linkHistory({ ledger, scope, classification, reader, links, window });
  const linked = performance.now();
  const counting = passes.netLinkedPairs({ ledger, window, links, classification });
  const cashFlows = passes.groupCashFlows({ ledger, window, classification, links, counting, reader });
  const regularities = passes.findRegularities({ ledger, window, cashFlows, links });
  const flows = { window, cashFlows, regularities, usage: settings.usage };
  passes.settleCategories({ ledger, scope, reader, classification, links, allLinks, counting, ...flows });
  const settled = performance.now();
  return { parse: parsed - start, texts: classified - ready, links: linked - classified, flows: settled - linked };
}

/**
 * The least times of all rounds, in milliseconds.
 * @param {{ rows: number, rounds: number, passes?: Passes }} request
 */
export async function measureEnrichment({ rows, rounds, passes }) {
  const engine = passes ?? (await loadPasses());
  const days = windowDaysOf(rows);
  const settings = engine.resolveSettings(analysisOptions(days));
  const text = JSON.stringify(createLargeBody({ seed: "bench", transactionCount: rows, days }));
  const all = Array.from({ length: WARM_UP_ROUNDS + rounds }, () => timeOneRound(engine, text, settings));
  const times = all.slice(WARM_UP_ROUNDS);
  /** @param {keyof ReturnType<typeof timeOneRound>} part */
  const least = (part) => Math.min(...times.map((time) => time[part]));
  return { rows, parse: least("parse"), texts: least("texts"), links: least("links"), flows: least("flows") };
}

async function main() {
  const options = readCommandLine(HELP, { rows: "count", rounds: "count", json: "flag" });
  const { rows = 20_000, rounds = 60, json } = options;
  const measured = await measureEnrichment({ rows, rounds });
  if (json) {
    console.log(JSON.stringify(measured, null, 2));
    return;
  }
  const { parse, texts, links, flows } = measured;
  const parts = { "types, categories, groups": texts, links, "flows, rhythm, final categories": flows };
  const times = Object.entries({ ...parts, all: texts + links + flows });
  console.log(`${rows} transactions, parsed in ${parse.toFixed(1)} ms`);
  console.log(
    printTable(
      ["enrichment", "ms", "of parsing"],
      times.map(([name, time]) => [name, time.toFixed(1), (time / parse).toFixed(2)]),
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
