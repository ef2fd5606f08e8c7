// @ts-check
/** Time of an analysis beside the time of parsing its body: the ratio holds on any machine. */
import { performance } from "node:perf_hooks";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { analysisOptions, windowDaysOf } from "./cases.mjs";
import { loadEngine } from "./engine.mjs";

/** @typedef {import("./engine.mjs").Engine} Engine */
/** @typedef {import("../fixtures/bodies.mjs").BodyShape} BodyShape */

/**
 * @typedef {object} Measurement
 * @property {BodyShape} shape
 * @property {import("./cases.mjs").Usage} usage
 * @property {number} rows
 * @property {number} days
 * @property {number} rounds
 * @property {number} bytesPerRow
 * @property {number} parseMilliseconds least of all rounds
 * @property {number} analyseMilliseconds least of all rounds
 * @property {number} ratio analyse by parse
 * @property {number} transactionsPerSecond
 * @property {string} outcome status of the analysis, or its error code
 */

/** Warm figures: V8 has compiled the hot loops after so many rows. The cold first analysis is measured apart. */
const WARM_UP_ROWS = 300_000;
const LEAST_WARM_UP_ROUNDS = 2;

/** @param {{ status?: string, error?: { code?: string } }} analysis @returns {string} */
export function outcomeOf({ status, error }) {
  return status === "ERROR" ? `ERROR ${error?.code}` : String(status);
}

/**
 * @param {string} text
 * @param {Pick<Engine, "analyze">} engine
 * @param {object} options
 */
function timeOneRound(text, engine, options) {
  const start = performance.now();
  const body = JSON.parse(text);
  const parsed = performance.now();
  const analysis = engine.analyze(body, options);
  const analysed = performance.now();
  return { parseMilliseconds: parsed - start, analyseMilliseconds: analysed - parsed, outcome: outcomeOf(analysis) };
}

/**
 * Alternates parsing and analysing and takes the least time of each: noise only ever adds. Collections come when V8 wants
 * them, as in a service: a forced one, with neither body nor result alive, throws compiled code away with the shapes.
 * @param {object} request
 * @param {number} request.rows
 * @param {number} request.rounds
 * @param {BodyShape} [request.shape]
 * @param {import("./cases.mjs").Usage} [request.usage]
 * @param {string} [request.seed]
 * @param {Pick<Engine, "analyze">} [request.engine] the built engine when left out
 * @param {number} [request.warmUpRows] rows analysed before the first round, at least two bodies
 * @returns {Promise<Measurement>}
 */
export async function measure({
  rows,
  rounds,
  shape = "realistic",
  usage = "CONSUMER",
  seed = "bench",
  engine,
  warmUpRows = WARM_UP_ROWS,
}) {
  const measured = engine ?? (await loadEngine());
  const days = windowDaysOf(rows);
  const options = analysisOptions(days, usage);
  const accountUsage = usage === "BUSINESS" ? "PROFESSIONAL" : "PERSONAL";
  const text = JSON.stringify(createLargeBody({ seed, transactionCount: rows, days, shape, usage: accountUsage }));
  const warmUpRounds = Math.max(LEAST_WARM_UP_ROUNDS, Math.ceil(warmUpRows / rows));
  for (let round = 0; round < warmUpRounds; round += 1) timeOneRound(text, measured, options);
  const times = Array.from({ length: rounds }, () => timeOneRound(text, measured, options));
  const parseMilliseconds = Math.min(...times.map((time) => time.parseMilliseconds));
  const analyseMilliseconds = Math.min(...times.map((time) => time.analyseMilliseconds));
  return {
    shape,
    usage,
    rows,
    days,
    rounds,
    bytesPerRow: Math.round(Buffer.byteLength(text) / rows),
    parseMilliseconds,
    analyseMilliseconds,
    ratio: analyseMilliseconds / parseMilliseconds,
    transactionsPerSecond: Math.round((rows / analyseMilliseconds) * 1000),
    outcome: times[0]?.outcome ?? "no round",
  };
}

/**
 * What the first analysis of a process costs: loading the engine, then one body of that size. Sound only when the
 * engine has not been loaded before.
 * @param {{ rows: number, enginePath?: string | undefined }} request
 */
export async function measureColdStart({ rows, enginePath }) {
  const days = windowDaysOf(rows);
  const body = createLargeBody({ seed: "cold", transactionCount: rows, days });
  const start = performance.now();
  const engine = await loadEngine(enginePath);
  const loaded = performance.now();
  const outcome = outcomeOf(engine.analyze(body, analysisOptions(days)));
  return { rows, loadMilliseconds: loaded - start, firstAnalysisMilliseconds: performance.now() - loaded, outcome };
}
