// @ts-check
/**
 * How well streams are seen as cash flows, against the generator's truth and beside two simple methods:
 * `npm run evaluate:flows`, or, once built, `node bench/flows.mjs [--seed held-out] [--households 200] [--json]`.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { drawFlowHousehold } from "../fixtures/flows/household.mjs";
import { engineSight, sameAmountSight, steadyGapSight } from "./flow-sights.mjs";
import { PERIODICITIES, Tally } from "./flow-tally.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("./flow-sights.mjs").Analyze} Analyze */
/** @typedef {import("./flow-tally.mjs").Detection} Detection */

/**
 * Draws households and tallies what the engine and the two simple methods see.
 * @param {{ analyze: Analyze, seed: string, households: number }} request
 */
export function evaluateFlows({ analyze, seed, households }) {
  const tallies = { engine: new Tally(), sameAmount: new Tally(), steadyGap: new Tally() };
  for (let number = 1; number <= households; number += 1) {
    const household = drawFlowHousehold(`${seed}-${number}`);
    tallies.engine.add(household, engineSight(analyze, household));
    tallies.sameAmount.add(household, sameAmountSight(household));
    tallies.steadyGap.add(household, steadyGapSight(household));
  }
  return tallies;
}

/** @param {Record<string, ReturnType<Tally["figures"]>>} figures */
function printFigures(figures) {
  const methods = Object.keys(figures);
  const cell = (/** @type {Detection | undefined} */ found) =>
    found === undefined ? "" : [found.precision, found.recall, found.f1].map((value) => value.toFixed(3)).join(" ");
  const row = (
    /** @type {string} */ name,
    /** @type {(one: ReturnType<Tally["figures"]>) => Detection | undefined} */ pick,
  ) => [name, ...methods.map((method) => cell(figures[method] && pick(figures[method])))];
  const rows = [
    ...PERIODICITIES.map((name) => row(name === "OTHER" ? "FOUR_WEEKLY" : name, (one) => one.byPeriodicity[name])),
    row("weekly to monthly", (one) => one.weeklyToMonthly),
    row("longer", (one) => one.longer),
    row("all", (one) => one.all),
  ];
  console.log(printTable(["precision, recall, F1", ...methods], rows));
  const names = /** @type {const} */ ([
    "grouping",
    "dueDayError",
    "repartition",
    "links",
    "incomeErrorMedian",
    "incomeErrorMean",
  ]);
  console.log();
  console.log(
    printTable(
      ["figure", ...methods],
      names.map((name) => [name, ...methods.map((method) => (figures[method]?.[name] ?? 0).toFixed(3))]),
    ),
  );
}

async function main() {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "held-out" },
      households: { type: "string", default: "200" },
      engine: { type: "string", default: new URL("../dist/index.js", import.meta.url).href },
      misses: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const { analyze } = await import(values.engine);
  const tallies = evaluateFlows({ analyze, seed: values.seed, households: Number(values.households) });
  const figures = Object.fromEntries(Object.entries(tallies).map(([method, tally]) => [method, tally.figures()]));
  if (values.misses) console.log(tallies.engine.misses.join("\n"));
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  else printFigures(figures);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
