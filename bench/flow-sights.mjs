// @ts-check
/** What the engine and two simple methods see of a household's rows: groups, and the rhythm of each. */
import { calendarDay, weekdayOf } from "../fixtures/days.mjs";
import { flowOptions, writeFlowBody } from "../fixtures/flows/household.mjs";

/** @typedef {import("../fixtures/flows/household.mjs").FlowHousehold} FlowHousehold */
/** @typedef {import("../fixtures/flows/household.mjs").Row} Row */
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
 * Rows apart by a key.
 * @param {readonly Row[]} rows
 * @param {(row: Row) => string} keyOf
 * @returns {Row[][]}
 */
export function groupRows(rows, keyOf) {
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

/** The middle of some values. @param {readonly number[]} values @returns {number} */
export const middleOf = (values) => [...values].sort((left, right) => left - right)[values.length >> 1] ?? 0;
