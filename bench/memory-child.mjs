// @ts-check
/** The process that memory.mjs starts: node --expose-gc --trace-gc memory-child.mjs <body> <days> [engine]. */
import { readFileSync } from "node:fs";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { analysisOptions, windowDaysOf } from "./cases.mjs";
import { loadEngine } from "./engine.mjs";
import { outcomeOf } from "./measure.mjs";

const [bodyPath = "", days = "", enginePath = ""] = process.argv.slice(2);
const WARM_UP_ROWS = 200;
const BYTES_PER_KILOBYTE = 1024;

/** @returns {NodeJS.MemoryUsage} after a full collection */
function memoryAfterCollection() {
  if (globalThis.gc === undefined) throw new Error("run with --expose-gc");
  globalThis.gc();
  return process.memoryUsage();
}

/** The text dies with the call; only the parsed body stays. @returns {unknown} */
const readBody = () => JSON.parse(readFileSync(bodyPath, "utf8"));

const engine = await loadEngine(enginePath === "" ? undefined : enginePath);
const warmUpDays = windowDaysOf(WARM_UP_ROWS);
engine.analyze(createLargeBody({ transactionCount: WARM_UP_ROWS, days: warmUpDays }), analysisOptions(warmUpDays));
const { heapUsed: baseline, arrayBuffers: arraysBefore } = memoryAfterCollection();
const body = readBody();
const withBody = memoryAfterCollection().heapUsed;
const residentBefore = process.resourceUsage().maxRSS * BYTES_PER_KILOBYTE;
const analysis = engine.analyze(body, analysisOptions(Number(days)));
const after = memoryAfterCollection();
/** @type {import("./memory.mjs").ChildReport} */
const report = {
  baseline,
  withBody,
  withResult: after.heapUsed,
  externalWithResult: after.arrayBuffers - arraysBefore,
  residentBefore,
  residentPeak: process.resourceUsage().maxRSS * BYTES_PER_KILOBYTE,
  // Reading both here keeps body and result alive until after the last collection.
  outcome: `${outcomeOf(analysis)}${body === null ? " without a body" : ""}`,
};
process.stderr.write(`${JSON.stringify(report)}\n`);
