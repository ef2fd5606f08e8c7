// @ts-check
/** What is measured, as data: how many rows, spread over how many days, in which shape. */

/** @typedef {import("../fixtures/bodies.mjs").BodyShape} BodyShape */
/** @typedef {"CONSUMER" | "BUSINESS"} Usage */
/** @typedef {{ rows: number, shape: BodyShape, usage: Usage, rounds: number }} BenchCase */

// The largest window that the engine takes is 1830 days.
const LONGEST_WINDOW_DAYS = 1800;
const SHORTEST_WINDOW_DAYS = 90;
const ROWS_PER_DAY = 2;
const SIZES = [200, 2_000, 20_000, 200_000];
const LARGE_SIZES = [20_000, 200_000];
/** @type {readonly BodyShape[]} */
const HARD_SHAPES = ["reversed", "single-label", "all-distinct", "one-day"];

/** Noon of the balance date of all large bodies. */
export const NOW = "2026-06-30T12:00:00Z";

/** Sizes whose memory is measured. */
export const MEMORY_SIZES = LARGE_SIZES;

/**
 * A busy household's pace, until the window's limit is reached.
 * @param {number} rows
 * @returns {number}
 */
export function windowDaysOf(rows) {
  return Math.min(LONGEST_WINDOW_DAYS, Math.max(SHORTEST_WINDOW_DAYS, Math.ceil(rows / ROWS_PER_DAY)));
}

/**
 * The options of an analysis that counts every row of a large body.
 * @param {number} days
 * @param {Usage} [usage]
 * @returns {import("../src/index.js").AnalyzeOptions}
 */
export function analysisOptions(days, usage = "CONSUMER") {
  return { now: NOW, usage, project: { market: "FR", period: { mode: "DAYS", numberOfDays: days } } };
}

/** @param {number} rows @returns {number} */
const roundsOf = (rows) => (rows >= 200_000 ? 5 : rows >= 20_000 ? 15 : 60);

/**
 * @param {{ rows?: number | undefined, isQuick?: boolean }} [choice] one size only; small sizes with few rounds
 * @returns {BenchCase[]}
 */
export function benchCases({ rows, isQuick = false } = {}) {
  const sizes = rows !== undefined ? [rows] : isQuick ? [200, 2_000] : SIZES;
  const hardSizes = rows !== undefined ? [rows] : isQuick ? [2_000] : LARGE_SIZES;
  /** @param {number} size @param {BodyShape} shape @param {Usage} [usage] @returns {BenchCase} */
  const benchCase = (size, shape, usage = "CONSUMER") => {
    return { rows: size, shape, usage, rounds: isQuick ? 3 : roundsOf(size) };
  };
  return [
    ...sizes.map((size) => benchCase(size, "realistic")),
    ...sizes.map((size) => benchCase(size, "realistic", "BUSINESS")),
    ...HARD_SHAPES.flatMap((shape) => hardSizes.map((size) => benchCase(size, shape))),
  ];
}
