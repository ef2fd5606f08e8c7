import { readdirSync, readFileSync } from "node:fs";
import { type Analysis, analyze, type Market, type ProjectOptions } from "../../src/index.js";

const BODIES = new URL("../../fixtures/bodies/", import.meta.url);

/** The native households of the fixtures, by name. */
export const HOUSEHOLDS: readonly string[] = readdirSync(BODIES)
  .filter((name) => name.endsWith(".native.json"))
  .map((name) => name.replace(".native.json", ""))
  .sort();

/** The analysis of a household in its own market. */
export function analysisOf(name: string, project: ProjectOptions = {}, now = "2026-06-30T12:00:00Z"): Analysis {
  const body: unknown = JSON.parse(readFileSync(new URL(`${name}.native.json`, BODIES), "utf8"));
  const market = name.slice(0, 2).toUpperCase() as Market;
  return analyze(body, {
    now,
    usage: name === "fr-small-business" ? "BUSINESS" : "CONSUMER",
    project: { market, ...project },
  });
}
