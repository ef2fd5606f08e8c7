// @ts-check
/** The process that explain.mjs starts: node explain-child.mjs <result> <warm rounds> [engine]. Its first round is cold. */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { loadEngine } from "./engine.mjs";

const [resultPath = "", rounds = "5", enginePath = ""] = process.argv.slice(2);

/**
 * Pointers of all numbers of a value.
 * @param {unknown} value
 * @param {string} pointer
 * @returns {string[]}
 */
function numericPointers(value, pointer = "") {
  if (typeof value === "number") return [pointer];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => numericPointers(member, `${pointer}/${key}`));
}

const { explain } = await loadEngine(enginePath === "" ? undefined : enginePath);
const text = readFileSync(resultPath, "utf8");
const pointers = numericPointers(JSON.parse(text));

/** Each round has a result of its own, so that its index is made anew. @returns {number} milliseconds */
function timeOneRound() {
  const analysis = JSON.parse(text);
  const start = performance.now();
  for (const pointer of pointers) explain(analysis, pointer);
  return performance.now() - start;
}

const cold = timeOneRound();
const warm = Math.min(...Array.from({ length: Number(rounds) }, timeOneRound));
console.log(JSON.stringify({ figures: pointers.length, cold, warm }));
