// @ts-check
/** The built engine, loaded by path so that a bench can also measure another build. */
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** @typedef {Pick<typeof import("../src/index.js"), "analyze" | "explain">} Engine what the benches need of the engine */

export const BUILT_ENGINE = fileURLToPath(new URL("../dist/index.js", import.meta.url));

/**
 * @param {string} [path] of another build's entry file
 * @returns {Promise<Engine>}
 */
export async function loadEngine(path = BUILT_ENGINE) {
  return import(pathToFileURL(resolve(path)).href);
}
