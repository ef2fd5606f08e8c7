// @ts-check
/**
 * How well streams are seen as cash flows, against the generator's truth and beside two simple methods:
 * `npm run evaluate:flows`, or, once built, `node bench/flows.mjs [--seed held-out] [--households 200] [--json]`.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { calendarDay, weekdayOf } from "../fixtures/days.mjs";
import { drawFlowHousehold, flowOptions, writeFlowBody } from "../fixtures/flows/household.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("../fixtures/flows/household.mjs").FlowHousehold} FlowHousehold */
/** @typedef {import("../fixtures/flows/household.mjs").Row} Row */
/** @typedef {import("../fixtures/flows/household.mjs").StreamTruth} StreamTruth */
/** @typedef {(body: unknown, options: import("../src/index.js").AnalyzeOptions) => import("../src/index.js").Analysis} Analyze */
/**
 * A group of rows as a method sees it; without a periodicity it is not regular.
 * @typedef {object} SeenFlow
 * @property {readonly string[]} rows
 * @property {string} [periodicity]
 * @property {readonly number[]} [dueDays]
 * @property {string} [repartition]
 */
/** @typedef {{ flows: readonly SeenFlow[], mainIncome?: number, links?: ReadonlySet<string> }} Sight */
/** @typedef {{ found: number, streams: number, right: number, claimed: number }} Counts */
/** @typedef {{ precision: number, recall: number, f1: number, streams: number }} Detection */

const PERIODICITIES = [
  "DAILY",
  "WEEKLY",
  "BIWEEKLY",
  "OTHER",
  "MONTHLY",
  "BIMONTHLY",
  "QUARTERLY",
  "SEMI_ANNUAL",
  "YEARLY",
];
const SHORT = new Set(["WEEKLY", "BIWEEKLY", "OTHER", "MONTHLY"]);
const LONG = new Set(["BIMONTHLY", "QUARTERLY", "SEMI_ANNUAL", "YEARLY"]);

/**
 * What the engine sees.
 * @param {Analyze} analyze
 * @param {FlowHousehold} household
 * @returns {Sight}
 */
export function engineSight(analyze, household) {
  const analysis = analyze(writeFlowBody(household), flowOptions(household));
  const transactions = analysis.accounts.flatMap((account) => account.transactions);
  const rowOf = new Map(transactions.map(({ id, aggregator }) => [id, String(aggregator.id)]));
  const links = transactions.flatMap(({ id, enrichments: { relatedTransactions } }) =>
    relatedTransactions.rejectedOn === undefined
      ? []
      : [`${rowOf.get(id)} ${rowOf.get(relatedTransactions.rejectedOn)}`],
  );
  const flows = (analysis.creditInsights?.cashFlows ?? []).map(({ transactions: own, regularity }) => ({
    rows: own.map(({ id }) => rowOf.get(id) ?? ""),
    ...(regularity && {
      periodicity: regularity.periodicity,
      dueDays: regularity.dueDays,
      repartition: regularity.repartition,
    }),
  }));
  return { flows, mainIncome: analysis.essentials?.mainIncome.monthlyAmount ?? 0, links: new Set(links) };
}

/** A text without its numbers and references. @param {Row} row */
const wordsOf = ({ text }) =>
  text
    .split(" ")
    .filter((word) => !/\d/.test(word))
    .join(" ");

/**
 * @param {readonly Row[]} rows
 * @param {(row: Row) => string} keyOf
 * @returns {Row[][]}
 */
function groupRows(rows, keyOf) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** The usual day of the month. @param {readonly Row[]} rows */
const usualDayOfMonth = (rows) => middleOf(rows.map(({ day }) => calendarDay(day).dayOfMonth));

/**
 * The first simple method: same text, same amount, in three consecutive months.
 * @param {FlowHousehold} household
 * @returns {Sight}
 */
export function sameAmountSight({ rows }) {
  const flows = groupRows(rows, (row) => `${wordsOf(row)} ${row.cents}`).map((group) => {
    const months = [...new Set(group.map(({ day }) => calendarDay(day)).map(({ year, month }) => year * 12 + month))];
    const isMonthly = months.some((month) => months.includes(month + 1) && months.includes(month + 2));
    const ids = group.map(({ id }) => id);
    return isMonthly ? { rows: ids, periodicity: "MONTHLY", dueDays: [usualDayOfMonth(group)] } : { rows: ids };
  });
  return { flows };
}

/** Usual gaps in days. @type {readonly (readonly [string, number])[]} */
const USUAL_GAPS = [
  ["DAILY", 1],
  ["WEEKLY", 7],
  ["BIWEEKLY", 14],
  ["OTHER", 28],
  ["MONTHLY", 30.44],
  ["BIMONTHLY", 60.88],
  ["QUARTERLY", 91.31],
  ["SEMI_ANNUAL", 182.63],
  ["YEARLY", 365.25],
];
const MOST_SPREAD = 0.2;

/**
 * The second simple method: same text, gaps whose standard deviation is under a fifth of their mean.
 * @param {FlowHousehold} household
 * @returns {Sight}
 */
export function steadyGapSight({ rows }) {
  const flows = groupRows(rows, wordsOf).map((group) => {
    const ids = group.map(({ id }) => id);
    const gaps = group.slice(1).map(({ day }, at) => day - (group[at]?.day ?? 0));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
    if (gaps.length < 2 || !(deviation < mean * MOST_SPREAD)) return { rows: ids };
    const nearest = [...USUAL_GAPS].sort((left, right) => apart(left[1], mean) - apart(right[1], mean))[0];
    const isOfMonths = mean > 29;
    const dueDay = isOfMonths ? usualDayOfMonth(group) : middleOf(group.map(({ day }) => weekdayOf(day)));
    return { rows: ids, periodicity: nearest?.[0] ?? "OTHER", dueDays: [dueDay] };
  });
  return { flows };
}

/** How far two gaps are apart, as a ratio. @param {number} left @param {number} right */
const apart = (left, right) => Math.abs(Math.log(left / right));

/** @param {readonly number[]} values @returns {number} */
const middleOf = (values) => [...values].sort((left, right) => left - right)[values.length >> 1] ?? 0;

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? 1 : part / whole);

/** @param {number} precision @param {number} recall */
const f1Of = (precision, recall) => (precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall));

/** The group with most of some rows. @param {readonly (string | undefined)[]} groups */
function usualGroup(groups) {
  /** @type {Map<string | undefined, number>} */
  const counts = new Map();
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0];
}

/** @param {StreamTruth} truth @param {readonly number[]} dueDays */
function dueDayError({ dueDay, rhythm }, dueDays) {
  const circle = /WEEKLY/.test(rhythm) ? 7 : 30;
  const errors = dueDays.map((day) => Math.abs(Math.min(day, 30) - Math.min(dueDay, 30)));
  return Math.min(circle, ...errors.map((error) => Math.min(error, circle - error)));
}

/** Sums over households of what a method saw. */
export class Tally {
  constructor() {
    /** @type {Map<string, Counts>} */
    this.counts = new Map(PERIODICITIES.map((name) => [name, { found: 0, streams: 0, right: 0, claimed: 0 }]));
    this.pairs = { together: 0, seen: 0, right: 0 };
    this.repartitions = { right: 0, all: 0 };
    this.links = { right: 0, all: 0 };
    /** @type {number[]} */
    this.dueDayErrors = [];
    /** @type {number[]} */
    this.incomeErrors = [];
    /** @type {string[]} */
    this.misses = [];
  }

  /** @param {FlowHousehold} household @param {Sight} sight */
  add(household, { flows, mainIncome, links }) {
    const groupOf = new Map(household.rows.map(({ id, group }) => [id, group]));
    const flowOf = new Map(flows.flatMap((flow, number) => flow.rows.map((id) => [id, number])));
    this.#addPairs(household.rows, flowOf);
    for (const truth of household.streams) {
      if (!truth.isDecidable) continue;
      const counts = this.#countsOf(truth.periodicity);
      counts.streams += 1;
      const own = household.rows.filter(({ group }) => group === truth.id).map(({ id }) => String(flowOf.get(id)));
      const flow = flows[Number(usualGroup(own))];
      if (flow?.periodicity !== truth.periodicity) {
        this.misses.push(`${household.seed} ${truth.id}: ${flow?.periodicity ?? "irregular"}`);
        continue;
      }
      counts.found += 1;
      if (truth.dueDay !== 0) this.dueDayErrors.push(dueDayError(truth, flow.dueDays ?? []));
      this.repartitions.all += 1;
      if (flow.repartition === truth.repartition) this.repartitions.right += 1;
      else this.misses.push(`${household.seed} ${truth.id}: ${flow.repartition} for ${truth.repartition}`);
    }
    const truthOf = new Map(household.streams.map((truth) => [truth.id, truth]));
    for (const { rows, periodicity } of flows) {
      const group = periodicity === undefined ? undefined : usualGroup(rows.map((id) => groupOf.get(id)));
      if (periodicity === undefined || group === undefined) continue;
      const truth = truthOf.get(group);
      if (truth?.isDecidable === false) continue;
      const counts = this.#countsOf(periodicity);
      counts.claimed += 1;
      if (truth?.periodicity === periodicity) counts.right += 1;
      else this.misses.push(`${household.seed} ${group}: claimed ${periodicity}`);
    }
    this.links.all += household.links.length;
    this.links.right += household.links.filter(({ debit, credit }) => links?.has(`${debit} ${credit}`)).length;
    const { monthlyIncome } = household;
    if (mainIncome !== undefined) this.incomeErrors.push((100 * Math.abs(mainIncome - monthlyIncome)) / monthlyIncome);
  }

  /** @param {string} periodicity @returns {Counts} */
  #countsOf(periodicity) {
    const counts = this.counts.get(periodicity);
    if (counts === undefined) throw new Error(`no such periodicity: ${periodicity}`);
    return counts;
  }

  /** @param {readonly Row[]} rows @param {ReadonlyMap<string, number>} flowOf */
  #addPairs(rows, flowOf) {
    const pairsOf = (/** @type {(row: Row) => string} */ keyOf) =>
      groupRows(rows, keyOf).reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
    this.pairs.together += pairsOf(({ group }) => group);
    this.pairs.seen += pairsOf(({ id }) => `${flowOf.get(id)}`);
    this.pairs.right += pairsOf(({ id, group }) => `${group} ${flowOf.get(id)}`);
  }

  /** @param {ReadonlySet<string>} periodicities @returns {Detection} over all streams of these periodicities */
  detection(periodicities) {
    const all = { found: 0, streams: 0, right: 0, claimed: 0 };
    for (const [periodicity, counts] of this.counts) {
      if (!periodicities.has(periodicity)) continue;
      all.found += counts.found;
      all.streams += counts.streams;
      all.right += counts.right;
      all.claimed += counts.claimed;
    }
    const precision = share(all.right, all.claimed);
    const recall = share(all.found, all.streams);
    return { precision, recall, f1: f1Of(precision, recall), streams: all.streams };
  }

  /** All figures. */
  figures() {
    const { together, seen, right } = this.pairs;
    const mean = (/** @type {readonly number[]} */ values) =>
      values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      byPeriodicity: Object.fromEntries(PERIODICITIES.map((name) => [name, this.detection(new Set([name]))])),
      weeklyToMonthly: this.detection(SHORT),
      longer: this.detection(LONG),
      all: this.detection(new Set(PERIODICITIES)),
      grouping: f1Of(share(right, seen), share(right, together)),
      dueDayError: mean(this.dueDayErrors),
      repartition: share(this.repartitions.right, this.repartitions.all),
      links: share(this.links.right, this.links.all),
      incomeErrorMedian: middleOf(this.incomeErrors),
      incomeErrorMean: mean(this.incomeErrors),
    };
  }
}

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
