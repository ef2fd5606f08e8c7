import { PARAMETERS } from "../../parameters.js";
import { paidWhenDue } from "./christmas-pay.js";
import { dayRhythm } from "./day-rhythm.js";
import { dueDayOf, expectedDays } from "./due-days.js";
import { matchDays, type Periodicity, type Rhythm } from "./rhythm.js";

/** A rhythm of whole months, and what it asks for. */
interface MonthlyCadence {
  readonly periodicity: Periodicity;
  readonly months: number;
  readonly toleranceDays: number;
  readonly leastOccurrences: number;
}

/** Rhythms of whole months, the shortest first. The tolerance covers weekends, bank holidays and slow banks. */
const MONTHLY_CADENCES: readonly MonthlyCadence[] = [
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

/** Mean gaps between which a line can be daily, and from which it can be weekly or longer. */
const LEAST_DAILY_GAP_DAYS = 0.8;
const MOST_DAILY_GAP_DAYS = 1.9;
const LEAST_WEEKLY_GAP_DAYS = 4.5;
/** Mean gap from which two occurrences can be half-yearly or yearly. */
const LEAST_LONG_GAP_DAYS = 150;

/**
 * Fewer matches than this prove a rhythm only where they lie close to it (their mean distance from the expected days may be
 * this share of the tolerance) and little else was seen or missed: any three days of a quarter lie near some due day.
 */
const FEW_MATCHES = 6;
const CLOSE_SHARE = 0.4;
/** The same where only the lower of two middle gaps is near the rhythm's: most such days that are none lie further off. */
const CLOSE_SHARE_OF_LOWER_GAP = 0.2;
const FEW_MATCHES_ACCURACY_PERCENT = 80;

const MEAN_MONTH_DAYS = 30.4375;
/** Longer gaps count as one of a year and a quarter. */
const LONGEST_GAP_DAYS = 456;
/** Scratch memory of one call. */
const COUNTS_BY_GAP = new Uint16Array(LONGEST_GAP_DAYS + 1);

/** Longest list of days that is looked at for a rhythm: a line with more is not a budget line with due days. */
const MOST_OCCURRENCES = 2000;

/**
 * Finds the rhythm of ascending days: the cadence whose expected days match best, the shortest where several match
 * equally. Of money that comes in, an extra payment between two monthly ones does not hide them: a fourteenth wage. Nor does
 * one that is due after Christmas and paid in the week before it.
 *
 * @returns undefined where none reaches the accuracy that regularity asks for.
 */
export function findRhythm(days: readonly number[], isIncome: boolean): Rhythm | undefined {
  if (!mayHaveRhythm(days.length, days[0]!, days[days.length - 1]!)) return undefined;
  const gap = gapAt(days, (days.length - 1) >> 1);
  // The lower of two middle gaps: where one month of four is left out, the upper one is of two months.
  const lowerGap = gapAt(days, (days.length - 2) >> 1);
  let best: Rhythm | undefined;
  for (const cadence of DAY_CADENCES) {
    if (days.length < cadence.leastOccurrences || Math.abs(gap - cadence.days) > cadence.toleranceDays) continue;
    if (cadence.days === FOUR_WEEKS_DAYS && !areFourWeeksApart(days)) continue;
    const rhythm = dayRhythm(days, cadence.periodicity, cadence.days, cadence.toleranceDays);
    best = better(best, rhythm, cadence, CLOSE_SHARE);
  }
  for (const cadence of MONTHLY_CADENCES) {
    if (days.length < cadence.leastOccurrences) continue;
    const isUsual = isNear(gap, cadence) || (isIncome && cadence.months === 1 && hasOneBetween(days, cadence));
    if (!isUsual && !isNear(lowerGap, cadence)) continue;
    best = better(
      best,
      monthRhythm(days, cadence, isIncome),
      cadence,
      isUsual ? CLOSE_SHARE : CLOSE_SHARE_OF_LOWER_GAP,
    );
  }
  return best;
}

/**
 * Whether so many occurrences from one day to another can have a rhythm: purchases that come several times a week, on no
 * fixed days, are most of a body's rows, and need no closer look.
 */
export function mayHaveRhythm(count: number, firstDay: number, lastDay: number): boolean {
  if (count < PARAMETERS.longRhythmOccurrences || count > MOST_OCCURRENCES) return false;
  const meanGap = (lastDay - firstDay) / (count - 1);
  if (count < PARAMETERS.rhythmOccurrences) return meanGap >= LEAST_LONG_GAP_DAYS;
  const isDaily = meanGap >= LEAST_DAILY_GAP_DAYS && meanGap <= MOST_DAILY_GAP_DAYS;
  return isDaily || meanGap >= LEAST_WEEKLY_GAP_DAYS;
}

function areFourWeeksApart(days: readonly number[]): boolean {
  return (
    days.length >= LEAST_LOOSE_FOUR_WEEKS ||
    days.every((day, at) => at === 0 || day - days[at - 1]! === FOUR_WEEKS_DAYS)
  );
}

/** The gap at a place among all, ascending: counted rather than sorted. */
function gapAt(days: readonly number[], place: number): number {
  const counts = COUNTS_BY_GAP.fill(0);
  for (let at = 1; at < days.length; at += 1) counts[Math.min(days[at]! - days[at - 1]!, LONGEST_GAP_DAYS)]! += 1;
  let left = place;
  let gap = 0;
  while (left >= counts[gap]!) {
    left -= counts[gap]!;
    gap += 1;
  }
  return gap;
}

function isNear(gapDays: number, { months, toleranceDays }: MonthlyCadence): boolean {
  return Math.abs(gapDays - months * MEAN_MONTH_DAYS) <= 2 * toleranceDays + 2;
}

/** Whether all gaps are near a cadence but two neighbours that are together: one occurrence stands between two others. */
function hasOneBetween(days: readonly number[], cadence: MonthlyCadence): boolean {
  let isFound = false;
  for (let at = 1; at < days.length; at += 1) {
    if (isNear(days[at]! - days[at - 1]!, cadence)) continue;
    if (isFound || at + 1 === days.length || !isNear(days[at + 1]! - days[at - 1]!, cadence)) return false;
    isFound = true;
    at += 1;
  }
  return isFound;
}

/** The rhythm that meets more; of two that meet equally, the one that lies closer. */
function better(
  best: Rhythm | undefined,
  rhythm: Rhythm,
  { toleranceDays, leastOccurrences }: { readonly toleranceDays: number; readonly leastOccurrences: number },
  closeShare: number,
): Rhythm | undefined {
  if (rhythm.matched < leastOccurrences) return best;
  const share = shareOf(rhythm);
  const isFew = rhythm.matched < FEW_MATCHES;
  if (share * 100 < (isFew ? FEW_MATCHES_ACCURACY_PERCENT : PARAMETERS.rhythmAccuracyPercent)) return best;
  if (isFew && rhythm.deviationDays > closeShare * toleranceDays * rhythm.matched) return best;
  if (best === undefined || share > shareOf(best)) return rhythm;
  return share === shareOf(best) && rhythm.deviationDays < best.deviationDays ? rhythm : best;
}

function shareOf({ accuracy }: Rhythm): number {
  return accuracy.numerator / accuracy.denominator;
}

function monthRhythm(days: readonly number[], cadence: MonthlyCadence, isIncome: boolean): Rhythm {
  const dueDay = dueDayOf(days);
  const expected = expectedDays(days, dueDay, cadence.months);
  const paid = isIncome && cadence.months === 1 ? paidWhenDue(days, dueDay) : days;
  return matchDays(cadence.periodicity, [dueDay], expected, paid, cadence.toleranceDays);
}
