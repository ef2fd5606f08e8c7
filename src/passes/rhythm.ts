import { civilOf, type Day, dayOfCivil, dayOfMonthOf, daysInMonth, isoWeekdayOf } from "../base/calendar.js";
import { PARAMETERS } from "../parameters.js";

/** How often a flow comes back. */
export const PERIODICITIES = [
  "DAILY",
  "WEEKLY",
  "BIWEEKLY",
  "MONTHLY",
  "BIMONTHLY",
  "QUARTERLY",
  "SEMI_ANNUAL",
  "YEARLY",
  "OTHER",
] as const;
/** How often a flow comes back. */
export type Periodicity = (typeof PERIODICITIES)[number];

/** A rhythm found in days. */
export interface Rhythm {
  readonly periodicity: Periodicity;
  /** Days of the month (1 to 31) for monthly and longer rhythms, ISO weekdays for shorter ones. */
  readonly dueDays: readonly number[];
  /** Expected days in the life of the flow, from its first to its last occurrence. */
  readonly expected: readonly Day[];
  /** How many expected days were met, one to one. */
  readonly matched: number;
  /** Days between the matched occurrences and their expected days, in all. */
  readonly deviationDays: number;
  /** F1 of occurrences against expected days, as an exact quotient: 2 × matched / (expected + occurrences). */
  readonly accuracy: { readonly numerator: number; readonly denominator: number };
}

interface Cadence {
  readonly periodicity: Periodicity;
  readonly months: number;
  readonly toleranceDays: number;
  readonly leastOccurrences: number;
}

/** Rhythms of whole months, the shortest first. The tolerance covers weekends, bank holidays and slow banks. */
const MONTHLY_CADENCES: readonly Cadence[] = [
  { periodicity: "MONTHLY", months: 1, toleranceDays: 5, leastOccurrences: PARAMETERS.rhythmOccurrences },
  { periodicity: "BIMONTHLY", months: 2, toleranceDays: 6, leastOccurrences: PARAMETERS.rhythmOccurrences },
  { periodicity: "QUARTERLY", months: 3, toleranceDays: 8, leastOccurrences: PARAMETERS.rhythmOccurrences },
  { periodicity: "SEMI_ANNUAL", months: 6, toleranceDays: 10, leastOccurrences: PARAMETERS.longRhythmOccurrences },
  { periodicity: "YEARLY", months: 12, toleranceDays: 15, leastOccurrences: PARAMETERS.longRhythmOccurrences },
];

const FOUR_WEEKS_DAYS = 28;
/**
 * Rhythms of whole days; three days in a row are chance. Four weeks (many benefits and British wages) have no word of their own.
 */
const DAY_CADENCES = [
  { periodicity: "DAILY", days: 1, toleranceDays: 0, leastOccurrences: 5 },
  { periodicity: "WEEKLY", days: 7, toleranceDays: 2, leastOccurrences: PARAMETERS.rhythmOccurrences },
  { periodicity: "BIWEEKLY", days: 14, toleranceDays: 3, leastOccurrences: PARAMETERS.rhythmOccurrences },
  { periodicity: "OTHER", days: FOUR_WEEKS_DAYS, toleranceDays: 2, leastOccurrences: PARAMETERS.rhythmOccurrences },
] as const;
/** Fewer occurrences about four weeks apart are as well monthly ones, unless all lie four weeks apart to the day. */
const LEAST_LOOSE_FOUR_WEEKS = 4;

/** Mean gaps, in days, between which a line can be daily, and from which it can be weekly or longer. */
const LEAST_DAILY_GAP = 0.8;
const MOST_DAILY_GAP = 1.9;
const LEAST_WEEKLY_GAP = 4.5;
/** Mean gap, in days, from which two occurrences can be half-yearly or yearly. */
const LEAST_LONG_GAP = 150;

/**
 * Fewer matches than this prove a rhythm only where they lie close to it (their mean distance from the expected days may be
 * this share of the tolerance) and little else was seen or missed: any three days of a quarter lie near some due day.
 */
const FEW_MATCHES = 6;
const CLOSE_SHARE = 0.4;
const FEW_MATCHES_ACCURACY_PERCENT = 80;

/** Longest list of days that is looked at for a rhythm: a line with more is not a budget line with due days. */
const MOST_OCCURRENCES = 2000;

/**
 * Finds the rhythm of ascending days: the cadence whose expected days match best, the shortest where several match
 * equally. @returns undefined where none reaches the accuracy that regularity asks for.
 */
export function findRhythm(days: readonly number[]): Rhythm | undefined {
  if (days.length < PARAMETERS.longRhythmOccurrences || days.length > MOST_OCCURRENCES) return undefined;
  const meanGap = (days[days.length - 1]! - days[0]!) / (days.length - 1);
  // Purchases that come several times a week, on no fixed days, are most of a body's rows: they need no closer look.
  if (meanGap < LEAST_WEEKLY_GAP && meanGap > MOST_DAILY_GAP) return undefined;
  if (meanGap < LEAST_DAILY_GAP) return undefined;
  if (days.length < PARAMETERS.rhythmOccurrences && meanGap < LEAST_LONG_GAP) return undefined;
  const gap = medianGap(days);
  let best: Rhythm | undefined;
  for (const cadence of DAY_CADENCES) {
    if (days.length < cadence.leastOccurrences || Math.abs(gap - cadence.days) > cadence.toleranceDays) continue;
    if (cadence.days === FOUR_WEEKS_DAYS && !areFourWeeksApart(days)) continue;
    best = better(best, dayRhythm(days, cadence.periodicity, cadence.days, cadence.toleranceDays), cadence);
  }
  for (const cadence of MONTHLY_CADENCES) {
    if (days.length < cadence.leastOccurrences || !isNear(gap, cadence)) continue;
    best = better(best, monthRhythm(days, cadence), cadence);
  }
  return best;
}

function areFourWeeksApart(days: readonly number[]): boolean {
  return (
    days.length >= LEAST_LOOSE_FOUR_WEEKS ||
    days.every((day, at) => at === 0 || day - days[at - 1]! === FOUR_WEEKS_DAYS)
  );
}

/** The middle gap, counted rather than sorted; gaps of more than a year and a quarter count as that. */
function medianGap(days: readonly number[]): number {
  const counts = COUNTS_BY_GAP.fill(0);
  for (let at = 1; at < days.length; at += 1) counts[Math.min(days[at]! - days[at - 1]!, LONGEST_GAP)]! += 1;
  let left = (days.length - 1) >> 1;
  let gap = 0;
  while (left >= counts[gap]!) {
    left -= counts[gap]!;
    gap += 1;
  }
  return gap;
}

const LONGEST_GAP = 456;
/** Scratch memory of one call. */
const COUNTS_BY_GAP = new Uint16Array(LONGEST_GAP + 1);
const MEAN_MONTH_DAYS = 30.4375;

function isNear(gapDays: number, { months, toleranceDays }: Cadence): boolean {
  return Math.abs(gapDays - months * MEAN_MONTH_DAYS) <= 2 * toleranceDays + 2;
}

/** The rhythm that meets more; of two that meet equally, the one that lies closer. */
function better(
  best: Rhythm | undefined,
  rhythm: Rhythm,
  { toleranceDays, leastOccurrences }: { readonly toleranceDays: number; readonly leastOccurrences: number },
): Rhythm | undefined {
  if (rhythm.matched < leastOccurrences) return best;
  const share = shareOf(rhythm);
  const isFew = rhythm.matched < FEW_MATCHES;
  if (share * 100 < (isFew ? FEW_MATCHES_ACCURACY_PERCENT : PARAMETERS.rhythmAccuracyPercent)) return best;
  if (isFew && rhythm.deviationDays > CLOSE_SHARE * toleranceDays * rhythm.matched) return best;
  if (best === undefined || share > shareOf(best)) return rhythm;
  return share === shareOf(best) && rhythm.deviationDays < best.deviationDays ? rhythm : best;
}

function shareOf({ accuracy }: Rhythm): number {
  return accuracy.numerator / accuracy.denominator;
}

function dayRhythm(days: readonly number[], periodicity: Periodicity, step: number, tolerance: number): Rhythm {
  if (periodicity === "DAILY") return dailyRhythm(days, tolerance);
  const weekday = usualWeekday(days);
  const first = days[0]!;
  // Such lines keep their weekday: the grid stands on an occurrence that has it, not on a first one that was moved.
  const anchor = days.find((day) => isoWeekdayOf(day as Day) === weekday) ?? first;
  const start = anchor - Math.round((anchor - first) / step) * step;
  const expected: Day[] = [];
  for (let day = start; day <= days[days.length - 1]! + tolerance; day += step) expected.push(day as Day);
  // Next to a weekend the days that count as due move towards it; they never become more, or any day would be due.
  const lean = tolerance >= WEEKEND_DAYS ? 0 : weekday === FRIDAY ? 1 : weekday === MONDAY ? -1 : 0;
  return rhythmOf(periodicity, [weekday], expected, days, tolerance - lean, tolerance + lean);
}

const MONDAY = 1;
const FRIDAY = 5;
/** A payment due on a Friday that comes a day late comes on Monday; one due on a Monday may come before the weekend. */
const WEEKEND_DAYS = 3;

function dailyRhythm(days: readonly number[], tolerance: number): Rhythm {
  const isWorkdaysOnly = days.every((day) => isoWeekdayOf(day as Day) <= 5);
  const expected: Day[] = [];
  for (let day = days[0]!; day <= days[days.length - 1]! + tolerance; day += 1)
    if (!isWorkdaysOnly || isoWeekdayOf(day as Day) <= 5) expected.push(day as Day);
  return rhythmOf("DAILY", isWorkdaysOnly ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6, 7], expected, days, tolerance);
}

function usualWeekday(days: readonly number[]): number {
  const counts = new Array<number>(8).fill(0);
  for (const day of days) counts[isoWeekdayOf(day as Day)]! += 1;
  return counts.indexOf(Math.max(...counts));
}

function monthRhythm(days: readonly number[], cadence: Cadence): Rhythm {
  const dueDay = dueDayOf(days);
  const expected = expectedMonths(days, dueDay, cadence);
  return rhythmOf(cadence.periodicity, [dueDay], expected, days, cadence.toleranceDays);
}

/**
 * The day of the month with the smallest mean distance to all occurrences, on a circle of thirty days so that month ends
 * are near month starts; days 28 to 31 of a month's end count as one. Distances are not squared: most payments come on
 * their due day, and the few that a weekend moves shall not move it.
 */
function dueDayOf(days: readonly number[]): number {
  const counts = COUNTS_BY_PLACE.fill(0);
  for (const day of days) counts[placeInMonth(day as Day)]! += 1;
  let cost = 0;
  for (let place = 0; place < CIRCLE_DAYS; place += 1) cost += counts[place]! * Math.min(place, CIRCLE_DAYS - place);
  // One step on, the half circle behind lies a day farther, and the half circle ahead a day nearer.
  let behind = counts[0]!;
  for (let place = HALF_CIRCLE_DAYS + 1; place < CIRCLE_DAYS; place += 1) behind += counts[place]!;
  let best = 0;
  let bestCost = cost;
  for (let place = 1; place < CIRCLE_DAYS; place += 1) {
    cost += 2 * behind - days.length;
    behind += counts[place]! - counts[(place + HALF_CIRCLE_DAYS) % CIRCLE_DAYS]!;
    if (cost >= bestCost) continue;
    best = place;
    bestCost = cost;
  }
  return best + 1;
}

/** Days of the circle on which month ends lie beside month starts. */
export const CIRCLE_DAYS = 30;
const HALF_CIRCLE_DAYS = CIRCLE_DAYS / 2;
/** Scratch memory of one call. */
const COUNTS_BY_PLACE = new Uint32Array(CIRCLE_DAYS);

/** The place of a day on that circle; a month's last day is its last place, however short the month. */
export function placeInMonth(day: Day): number {
  const dayOfMonth = dayOfMonthOf(day);
  const isLast = dayOfMonthOf((day + 1) as Day) === 1;
  return (isLast ? CIRCLE_DAYS : Math.min(dayOfMonth, CIRCLE_DAYS)) - 1;
}

/** The due days from the one nearest to the first occurrence to the one nearest to the last. */
function expectedMonths(days: readonly number[], dueDay: number, cadence: Cadence): readonly Day[] {
  const first = nearestDueMonth(days[0] as Day, dueDay);
  const last = nearestDueMonth(days[days.length - 1] as Day, dueDay);
  const expected: Day[] = [];
  for (let month = first; month <= last; month += cadence.months) expected.push(dueDayInMonth(month, dueDay));
  return expected;
}

/** Months since year 0 of the due day nearest to a day. */
function nearestDueMonth(day: Day, dueDay: number): number {
  const { year, month } = civilOf(day);
  const middle = year * 12 + month - 1;
  let best = middle;
  for (const candidate of [middle - 1, middle + 1]) {
    if (Math.abs(dueDayInMonth(candidate, dueDay) - day) < Math.abs(dueDayInMonth(best, dueDay) - day))
      best = candidate;
  }
  return best;
}

/** The due day in a month, clamped to the month's end. `months` counts from year 0. */
export function dueDayInMonth(months: number, dueDay: number): Day {
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  return dayOfCivil(year, month, Math.min(dueDay, daysInMonth(year, month)));
}

function rhythmOf(
  periodicity: Periodicity,
  dueDays: readonly number[],
  expected: readonly Day[],
  days: readonly number[],
  earlyTolerance: number,
  lateTolerance = earlyTolerance,
): Rhythm {
  let matched = 0;
  let deviationDays = 0;
  let at = 0;
  // Ascending expected days meet ascending occurrences, one to one.
  for (const day of expected) {
    while (at < days.length && days[at]! < day - earlyTolerance) at += 1;
    if (at < days.length && days[at]! <= day + lateTolerance) {
      matched += 1;
      deviationDays += Math.abs(days[at]! - day);
      at += 1;
    }
  }
  return {
    periodicity,
    dueDays,
    expected,
    matched,
    deviationDays,
    accuracy: { numerator: 2 * matched, denominator: expected.length + days.length },
  };
}
