// @ts-check
/** How well streams are seen as cash flows, beside two simple methods: `node bench/flows.mjs --help`. */
import { fileURLToPath } from "node:url";
import { drawFlowHousehold } from "../fixtures/flows/household.mjs";
import { readCommandLine } from "./command-line.mjs";
import { loadEngine } from "./engine.mjs";
import { engineSight, sameAmountSight, steadyGapSight } from "./flow-sights.mjs";
import { PERIODICITIES, Tally } from "./flow-tally.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("./flow-sights.mjs").Analyze} Analyze */
/** @typedef {import("./flow-tally.mjs").Detection} Detection */

const HELP = `node bench/flows.mjs [options]

Draws households whose streams are known and says how well the engine finds them again as cash flows with their
periodicity and due day, beside two simple methods: equal amounts, and steady gaps.

  --seed TEXT      what the households are drawn from (default: held-out)
  --households N   how many (default: 200)
  --engine FILE    another build's entry file (default: dist/index.js)
  --misses         list the streams that the engine does not find
  --json           figures as JSON
  --help           this text`;

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
  const options = readCommandLine(HELP, {
    seed: "text",
    households: "count",
    engine: "text",
    misses: "flag",
    json: "flag",
  });
  const { seed = "held-out", households = 200, engine, misses, json } = options;
  const { analyze } = await loadEngine(engine);
  const tallies = evaluateFlows({ analyze, seed, households });
  const figures = Object.fromEntries(Object.entries(tallies).map(([method, tally]) => [method, tally.figures()]));
  if (misses) console.log(tallies.engine.misses.join("\n"));
  if (json) console.log(JSON.stringify(figures, null, 2));
  else printFigures(figures);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
