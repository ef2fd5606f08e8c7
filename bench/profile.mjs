// @ts-check
/** Where the time of an analysis goes: `node bench/profile.mjs --help`. */
import { Session } from "node:inspector/promises";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { analysisOptions, windowDaysOf } from "./cases.mjs";
import { readCommandLine } from "./command-line.mjs";
import { loadEngine } from "./engine.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("node:inspector").Profiler.Profile} Profile */
/** @typedef {import("node:inspector").Profiler.ProfileNode} ProfileNode */
/** @typedef {{ name: string, percent: number }} Share */

const HELP = `node bench/profile.mjs [options]

Repeats the analysis of one body under V8's profiler and prints the shares of its time by file and by function.

  --rows N        transactions of the body (default: 20000)
  --seconds N     how long (default: 5)
  --engine FILE   another build's entry file (default: dist/index.js)
  --json          figures as JSON
  --help          this text`;

const SAMPLING_MICROSECONDS = 200;
const TOP_FUNCTIONS = 30;
const WARM_UP_ROUNDS = 3;

/** @param {ProfileNode} node @returns {string} the file as it is named below the project */
function fileOf({ callFrame: { url, functionName } }) {
  if (url === "") return functionName.startsWith("(") ? functionName : "(built into V8)";
  const path = url.startsWith("file://") ? fileURLToPath(url) : url;
  return path.replace(/^.*\/(?=(?:dist|fixtures|bench|node_modules)\/)/, "");
}

/** @param {ProfileNode} node @returns {string} */
function functionOf(node) {
  const { functionName, lineNumber } = node.callFrame;
  return `${functionName || "(anonymous)"} ${fileOf(node)}:${lineNumber + 1}`;
}

/**
 * Self time by a name of each node, largest first, in percent of all samples.
 * @param {Profile} profile
 * @param {(node: ProfileNode) => string} nameOf
 * @returns {Share[]}
 */
export function selfTimeBy(profile, nameOf) {
  /** @type {Map<number, ProfileNode>} */
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  /** @type {Map<string, number>} */
  const times = new Map();
  let total = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const node = nodes.get(id);
    if (node === undefined || node.callFrame.functionName === "(idle)") continue;
    const time = profile.timeDeltas?.[index] ?? 0;
    total += time;
    times.set(nameOf(node), (times.get(nameOf(node)) ?? 0) + time);
  }
  return [...times]
    .map(([name, time]) => ({ name, percent: total === 0 ? 0 : (100 * time) / total }))
    .sort((left, right) => right.percent - left.percent || (left.name < right.name ? -1 : 1));
}

/**
 * Profiles repeated analyses of one body.
 * @param {{ rows: number, seconds: number, engine?: import("./engine.mjs").Engine }} request
 * @returns {Promise<{ rounds: number, files: Share[], functions: Share[] }>}
 */
export async function profile({ rows, seconds, engine }) {
  const { analyze } = engine ?? (await loadEngine());
  const days = windowDaysOf(rows);
  const body = createLargeBody({ seed: "profile", transactionCount: rows, days });
  const options = analysisOptions(days);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) analyze(body, options);
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: SAMPLING_MICROSECONDS });
  await session.post("Profiler.start");
  const start = performance.now();
  let rounds = 0;
  do {
    analyze(body, options);
    rounds += 1;
  } while (performance.now() - start < seconds * 1000);
  const result = await session.post("Profiler.stop");
  session.disconnect();
  return { rounds, files: selfTimeBy(result.profile, fileOf), functions: selfTimeBy(result.profile, functionOf) };
}

async function main() {
  const options = readCommandLine(HELP, { rows: "count", seconds: "count", engine: "text", json: "flag" });
  const { rows = 20_000, seconds = 5, json } = options;
  const found = await profile({ rows, seconds, engine: await loadEngine(options.engine) });
  if (json) {
    console.log(JSON.stringify(found, null, 2));
    return;
  }
  /** @param {readonly Share[]} shares */
  const rowsOf = (shares) => shares.map(({ name, percent }) => [percent.toFixed(1), name]);
  console.log(`${found.rounds} analyses of ${rows} rows; self time\n`);
  console.log(printTable(["%", "file"], rowsOf(found.files.filter(({ percent }) => percent >= 0.1))));
  console.log(`\n${printTable(["%", "function"], rowsOf(found.functions.slice(0, TOP_FUNCTIONS)))}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
