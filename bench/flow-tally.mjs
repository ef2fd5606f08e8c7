// @ts-check
/** How well what a method sees meets the generator's truth, summed over households. */
import { groupRows, middleOf } from "./flow-sights.mjs";

/** @typedef {import("../fixtures/flows/household.mjs").FlowHousehold} FlowHousehold */
/** @typedef {import("../fixtures/flows/household.mjs").Row} Row */
/** @typedef {import("../fixtures/flows/household.mjs").StreamTruth} StreamTruth */
/** @typedef {import("./flow-sights.mjs").Sight} Sight */
/** @typedef {{ found: number, streams: number, right: number, claimed: number }} Counts */
/** @typedef {{ precision: number, recall: number, f1: number, streams: number }} Detection */

/** The rhythms that are told apart; OTHER is every four weeks. */
export const PERIODICITIES = [
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
