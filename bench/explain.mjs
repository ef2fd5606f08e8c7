// @ts-check
/**
 * Time of explaining every number of a result, index included: `npm run build`, then
 * `node bench/explain.mjs [--rows 2000] [--processes 5] [--engine FILE] [--json]`. Cold is the first in a process, the
 * engine loaded and nothing run before.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createLargeBody } from "../fixtures/bodies.mjs";
import { NOW } from "./cases.mjs";
import { loadEngine } from "./engine.mjs";

const CHILD = fileURLToPath(new URL("explain-child.mjs", import.meta.url));
const DAYS = 365;
const WARM_ROUNDS = 8;

/**
 * @typedef {object} ExplainMeasurement
 * @property {number} rows
 * @property {number} figures numbers of the result, each explained once
 * @property {number} coldMilliseconds least of all processes: noise only ever adds
 * @property {number} coldMedianMilliseconds
 * @property {number} warmMilliseconds least of all rounds
 */

/**
 * @param {{ rows: number, processes?: number, enginePath?: string | undefined }} request
 * @returns {Promise<ExplainMeasurement>}
 */
export async function measureExplain({ rows, processes = 5, enginePath }) {
  const { analyze } = await loadEngine(enginePath);
  const folder = mkdtempSync(join(tmpdir(), "bench-explain-"));
  try {
    const path = join(folder, "result.json");
    writeFileSync(path, JSON.stringify(analyze(createLargeBody({ transactionCount: rows, days: DAYS }), { now: NOW })));
    /** @type {{ figures: number, cold: number, warm: number }[]} */
    const reports = Array.from({ length: processes }, () =>
      JSON.parse(
        execFileSync(process.execPath, [CHILD, path, String(WARM_ROUNDS), enginePath ?? ""], { encoding: "utf8" }),
      ),
    );
    const cold = reports.map((report) => report.cold).sort((left, right) => left - right);
    return {
      rows,
      figures: reports[0]?.figures ?? 0,
      coldMilliseconds: cold[0] ?? 0,
      coldMedianMilliseconds: cold[cold.length >> 1] ?? 0,
      warmMilliseconds: Math.min(...reports.map(({ warm }) => warm)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      rows: { type: "string", default: "2000" },
      processes: { type: "string", default: "5" },
      engine: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const { rows, processes } = { rows: Number(values.rows), processes: Number(values.processes) };
  const measured = await measureExplain({ rows, processes, enginePath: values.engine });
  if (values.json) {
    console.log(JSON.stringify(measured, null, 2));
    return;
  }
  const { figures, coldMilliseconds, coldMedianMilliseconds, warmMilliseconds } = measured;
  console.log(`explaining all ${figures} numbers of a result of ${rows} transactions, in ${processes} processes:`);
  console.log(`cold ${coldMilliseconds.toFixed(1)} ms (median ${coldMedianMilliseconds.toFixed(1)})`);
  console.log(`warm ${warmMilliseconds.toFixed(1)} ms`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
