// @ts-check
/** The built engine, loaded by path so that a bench can also measure another build. */
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * What the benches need of the engine.
 * @typedef {object} Engine
 * @property {(body: unknown, options?: object) => { status?: string, error?: { code?: string } }} analyze
 * @property {(analysis: unknown, pointer: string) => unknown} explain
 */

const BUILT_ENGINE = fileURLToPath(new URL("../dist/index.js", import.meta.url));

/**
 * @param {string} [path] of another build's entry file
 * @returns {Promise<Engine>}
 */
export async function loadEngine(path = BUILT_ENGINE) {
  return import(pathToFileURL(resolve(path)).href);
}
