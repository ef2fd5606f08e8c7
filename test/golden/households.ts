import { readdirSync, readFileSync } from "node:fs";
import { type Analysis, type AnalyzeOptions, analyze, type Market } from "../../src/index.js";

const FIXTURES = new URL("../../fixtures/", import.meta.url);
const SUFFIX = ".native.json";

/** A household of the fixtures, as an analysis is asked for it. */
export interface FixtureHousehold {
  readonly name: string;
  readonly body: { readonly accounts: readonly { readonly balanceDate: string }[] };
  readonly options: AnalyzeOptions;
}

/** The households of the fixtures, by name. */
export const HOUSEHOLDS: readonly FixtureHousehold[] = readdirSync(new URL("bodies/", FIXTURES))
  .filter((file) => file.endsWith(SUFFIX))
  .sort()
  .map((file) => {
    const name = file.slice(0, -SUFFIX.length);
    const body = readFixture(`bodies/${file}`) as FixtureHousehold["body"];
    return { name, body, options: optionsOf(name, body) };
  });

/** A file of the fixtures, parsed. */
export function readFixture(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, FIXTURES), "utf8"));
}

/** The analysis of a household: its market by the prefix of its name, its balance date at noon as the time. */
export function analyzeHousehold({ body, options }: FixtureHousehold): Analysis {
  return analyze(body, options);
}

function optionsOf(name: string, { accounts }: FixtureHousehold["body"]): AnalyzeOptions {
  const market = name.slice(0, 2).toUpperCase() as Market;
  return {
    now: `${accounts[0]!.balanceDate.slice(0, 10)}T12:00:00Z`,
    usage: name === "fr-small-business" ? "BUSINESS" : "CONSUMER",
    project: { market, currency: market === "GB" ? "GBP" : "EUR" },
  };
}
