// @ts-check
/** Speed and memory of the built engine: `node bench/run.mjs --help`. */
import { fileURLToPath } from "node:url";
import { benchCases, MEMORY_SIZES } from "./cases.mjs";
import { readCommandLine } from "./command-line.mjs";
import { loadEngine } from "./engine.mjs";
import { measureExplain } from "./explain.mjs";
import { measure, measureColdStart } from "./measure.mjs";
import { measureMemory } from "./memory.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("./measure.mjs").Measurement} Measurement */
/** @typedef {import("./memory.mjs").MemoryMeasurement} MemoryMeasurement */

const HELP = `node bench/run.mjs [options]

Measures analyze() of the built engine beside JSON.parse of the same body; times are the least of several
alternating rounds after a warm-up. Memory is measured in fresh processes, one a size.

  --rows N       only bodies of N transactions, in all shapes
  --quick        200 and 2,000 transactions, three rounds, no memory
  --json         figures as JSON
  --engine FILE  another build's entry file (default: dist/index.js)
  --help         this text`;

const COLD_ROWS = 2_000;

/** @param {number} value @param {number} [digits] */
const rounded = (value, digits = 1) => value.toFixed(digits);

/** @param {readonly Measurement[]} times @returns {string} */
function printTimes(times) {
  const head = ["shape", "usage", "rows", "bytes/row", "parse ms", "analyse ms", "ratio", "rows/s", "outcome"];
  const rows = times.map((time) => [
    ...[time.shape, time.usage, time.rows, time.bytesPerRow, rounded(time.parseMilliseconds, 2)],
    ...[rounded(time.analyseMilliseconds, 2), rounded(time.ratio, 2), time.transactionsPerSecond, time.outcome],
  ]);
  return printTable(head, rows);
}

/** @param {readonly MemoryMeasurement[]} memory @returns {string} */
function printMemory(memory) {
  const head = ["rows", "body MB", "peak heap MB", "peak x body", "kept x body", "RSS before MB", "RSS peak MB"];
  const rows = memory.map((one) => [
    ...[one.rows, rounded(one.bodyMegabytes), rounded(one.peakHeapMegabytes), rounded(one.peakMultiple, 2)],
    ...[
      rounded(one.retainedMultiple, 2),
      rounded(one.residentBeforeMegabytes, 0),
      rounded(one.residentPeakMegabytes, 0),
    ],
  ]);
  return printTable(head, rows);
}

/**
 * @param {{ rows?: number | undefined, isQuick?: boolean | undefined, enginePath?: string | undefined }} [choice]
 */
export async function runBenches({ rows, isQuick = false, enginePath } = {}) {
  const cold = await measureColdStart({ rows: COLD_ROWS, enginePath });
  const engine = await loadEngine(enginePath);
  /** @type {Measurement[]} */
  const times = [];
  for (const benchCase of benchCases({ rows, isQuick })) times.push(await measure({ ...benchCase, engine }));
  const explain = await measureExplain({ rows: COLD_ROWS, processes: isQuick ? 1 : 5, enginePath });
  const memorySizes = isQuick ? [] : rows === undefined ? MEMORY_SIZES : [rows];
  const memory = memorySizes.map((size) => measureMemory({ rows: size, enginePath }));
  return { cold, explain, times, memory };
}

async function main() {
  const { rows, quick, json, engine } = readCommandLine(HELP, {
    rows: "count",
    quick: "flag",
    json: "flag",
    engine: "text",
  });
  const figures = await runBenches({ rows, isQuick: quick, enginePath: engine });
  if (json) {
    console.log(JSON.stringify(figures, null, 2));
    return;
  }
  const { cold, explain, times, memory } = figures;
  console.log(
    `cold: engine loaded in ${rounded(cold.loadMilliseconds)} ms, first analysis of ${cold.rows} rows in ${rounded(cold.firstAnalysisMilliseconds)} ms (${cold.outcome})\n`,
  );
  console.log(printTimes(times));
  console.log(
    `\nexplaining all ${explain.figures} numbers of a result of ${explain.rows} rows: cold ${rounded(explain.coldMilliseconds)} ms, warm ${rounded(explain.warmMilliseconds)} ms`,
  );
  if (memory.length > 0) console.log(`\n${printMemory(memory)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
