// @ts-check
/** How long it takes to import the engine: `node bench/import.mjs --help`. */
import { spawnSync } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readCommandLine } from "./command-line.mjs";
import { BUILT_ENGINE } from "./engine.mjs";
import { printTable } from "./table.mjs";

const HELP = `node bench/import.mjs [options]

Imports the engine in processes of their own and prints the milliseconds that it takes, beside an empty module: what is
between them is the engine's.

  --rounds N      how many processes of each (default: 15)
  --engine FILE   another build's entry file (default: dist/index.js)
  --json          figures as JSON
  --help          this text`;

const EMPTY_MODULE = "data:text/javascript,export%20{}";

/** @typedef {{ fastest: number, median: number }} ImportTimes milliseconds */

/** @param {string} url @returns {number} milliseconds of one import, in a process that has imported nothing before */
function importOnce(url) {
  const timer = `const before = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - before);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", timer], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`importing failed: ${stderr}`);
  return Number(stdout);
}

/** @param {readonly number[]} times @returns {ImportTimes} */
function timesOf(times) {
  const sorted = [...times].sort((left, right) => left - right);
  return { fastest: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0 };
}

/**
 * Imports the engine and an empty module in turn.
 * @param {{ rounds: number, path?: string }} request
 * @returns {{ empty: ImportTimes, engine: ImportTimes }}
 */
export function measureImport({ rounds, path = BUILT_ENGINE }) {
  const engineUrl = pathToFileURL(path).href;
  const rows = Array.from({ length: rounds }, () => [importOnce(EMPTY_MODULE), importOnce(engineUrl)]);
  return { empty: timesOf(rows.map(([empty]) => empty ?? 0)), engine: timesOf(rows.map(([, engine]) => engine ?? 0)) };
}

function main() {
  const { rounds = 15, engine: path, json } = readCommandLine(HELP, { rounds: "count", engine: "text", json: "flag" });
  const found = measureImport({ rounds, ...(path === undefined ? {} : { path }) });
  if (json) {
    console.log(JSON.stringify(found, null, 2));
    return;
  }
  const rows = Object.entries(found).map(([name, times]) => [name, times.fastest.toFixed(1), times.median.toFixed(1)]);
  console.log(printTable(["import", "fastest ms", "median ms"], rows));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
