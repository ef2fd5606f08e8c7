import { createLargeBody } from "../fixtures/bodies.mjs";

/** Milliseconds that an ordinary machine takes to parse the body below. */
const ORDINARY_MILLISECONDS = 1.3;
const ROUNDS = 9;
const TEXT = JSON.stringify(createLargeBody({ transactionCount: 2000, days: 365 }));

/**
 * How many times slower than an ordinary machine this one is just now, and 1 where it is not: bounds of time are those of
 * an ordinary machine times this, so that a busy or slow one fails no test that is right.
 */
export function slowness(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    JSON.parse(TEXT);
    return performance.now() - start;
  }).sort((left, right) => left - right);
  return Math.max(1, times[Math.floor(ROUNDS / 2)]! / ORDINARY_MILLISECONDS);
}

/**
 * A clock that is started now and tells the milliseconds that have been worked since: those of the processor, or of the
 * clock where the engine's helpers (collecting, compiling) worked beside it. The clock alone counts what else the machine
 * does, which is no fault of the code under test; it is for what must not wait.
 */
export function stopwatch(): () => number {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}
