// @ts-check
/**
 * Peak memory of one analysis, in a fresh process. An analysis is synchronous, so nothing can sample it from within.
 * V8 itself reports the heap before and after every collection (--trace-gc), and the heap can peak only just before a
 * collection: the largest "before" between two forced collections, one ahead of the analysis and one after it, is
 * the exact peak of the heap, garbage included. What lies outside the heap (typed arrays) shows in the resident set,
 * whose high-water mark the kernel keeps.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { windowDaysOf } from "./cases.mjs";

/** @typedef {import("../fixtures/bodies.mjs").BodyShape} BodyShape */
/**
 * What the child reports, in bytes.
 * @typedef {object} ChildReport
 * @property {number} baseline heap with the engine loaded and warm, before the body
 * @property {number} withBody heap after a collection with only the parsed body
 * @property {number} withResult heap after a collection with body and result alive
 * @property {number} externalWithResult typed arrays that the result keeps
 * @property {number} residentBefore high-water mark of the resident set before the analysis
 * @property {number} residentPeak the same after it
 * @property {string} outcome
 */
/**
 * @typedef {object} MemoryMeasurement
 * @property {BodyShape} shape
 * @property {number} rows
 * @property {number} bodyMegabytes the parsed body
 * @property {number} peakHeapMegabytes highest heap during the analysis, body included, baseline left out
 * @property {number} peakMultiple of the parsed body
 * @property {number} retainedMultiple body and result together, of the parsed body
 * @property {number} residentBeforeMegabytes
 * @property {number} residentPeakMegabytes of the whole process
 * @property {string} outcome
 */

const CHILD = fileURLToPath(new URL("memory-child.mjs", import.meta.url));
const MEGABYTE = 1024 * 1024;
const COLLECTION = /(?:Scavenge|Mark-Compact|Mark-sweep)[^\d]* (\d+\.\d+) \(\d+\.\d+\) -> \d+\.\d+ \(\d+\.\d+\) MB/;

/**
 * The highest heap between the last two forced collections.
 * @param {string} trace
 * @returns {number} megabytes
 */
function peakOfTrace(trace) {
  const collections = trace.split("\n").flatMap((line) => {
    const before = COLLECTION.exec(line)?.[1];
    return before === undefined ? [] : [{ before: Number(before), isForced: line.includes("testing") }];
  });
  const forced = collections.flatMap(({ isForced }, index) => (isForced ? [index] : []));
  const [ahead, after] = forced.slice(-2);
  if (ahead === undefined || after === undefined) throw new Error("the trace holds no two forced collections");
  return Math.max(...collections.slice(ahead + 1, after + 1).map(({ before }) => before));
}

/**
 * @param {{ rows: number, shape?: BodyShape, enginePath?: string | undefined }} request
 * @returns {MemoryMeasurement}
 */
export function measureMemory({ rows, shape = "realistic", enginePath }) {
  const folder = mkdtempSync(join(tmpdir(), "bench-memory-"));
  try {
    const days = windowDaysOf(rows);
    const bodyPath = join(folder, "body.json");
    writeFileSync(bodyPath, JSON.stringify(createLargeBody({ seed: "memory", transactionCount: rows, days, shape })));
    const flags = ["--expose-gc", "--trace-gc", "--max-old-space-size=8192"];
    const child = spawnSync(process.execPath, [...flags, CHILD, bodyPath, String(days), enginePath ?? ""], {
      encoding: "utf8",
      maxBuffer: 256 * MEGABYTE,
    });
    if (child.status !== 0) throw new Error(`the measuring process failed: ${child.stderr}`);
    // V8 writes the trace to the standard output; the report goes to the other, so that no line is torn.
    /** @type {ChildReport} */
    const report = JSON.parse(child.stderr.trim().split("\n").at(-1) ?? "");
    const body = report.withBody - report.baseline;
    const peak = peakOfTrace(child.stdout) * MEGABYTE - report.baseline;
    return {
      shape,
      rows,
      bodyMegabytes: body / MEGABYTE,
      peakHeapMegabytes: peak / MEGABYTE,
      peakMultiple: peak / body,
      retainedMultiple: (report.withResult + report.externalWithResult - report.baseline) / body,
      residentBeforeMegabytes: report.residentBefore / MEGABYTE,
      residentPeakMegabytes: report.residentPeak / MEGABYTE,
      outcome: report.outcome,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
