import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "./row-links.js";
import { LEAST_MONTH_DAYS, MOST_MONTH_DAYS } from "./two-lines.js";

/** So many gaps, and so many parts of three, tell the gap of a line. */
const LEAST_GAPS = 2;
const LEAST_THIRDS = 2;
const GAP_SLACK_DAYS = 1;
/** The gaps that are looked for where too few debits were paid to tell one, and how many debits must be followed so. */
const SHORT_GAPS = [7, 14];
const LEAST_FOLLOWED = 3;
/** Of the gaps of an even line one of so many at least is exact, whatever bank holidays move, and one at most longer. */
const ODD_ONE_OF = 6;

/** A day on which a line has debits, and whether one of them came back. */
export interface LineDay {
  readonly day: number;
  readonly cameBack: boolean;
}

/** The days of a line's rows, which go by day. */
export function daysOf(ledger: Ledger, links: RowLinks, rows: readonly number[]): readonly LineDay[] {
  const cameBackOn = new Map<number, boolean>();
  for (const row of rows) {
    const day = ledger.day[row]!;
    cameBackOn.set(day, cameBackOn.get(day) === true || links.rowOf("rejectedOn", row) !== -1);
  }
  return Array.from(cameBackOn, ([day, cameBack]) => ({ day, cameBack }));
}

/**
 * How many days lie between the instalments of a line, where that is told; no bound elsewhere.
 * @param days - In their order, each once.
 */
export function gapOf(days: readonly LineDay[]): number {
  // What follows on a debit that came back may be its next try, what follows on another is an instalment.
  const instalments = days.filter((_, at) => at === 0 || !days[at - 1]!.cameBack);
  const gaps = gapsBetween(instalments);
  const isTold = (_: number, at: number): boolean => !instalments[at]!.cameBack;
  const told = gaps.filter(isTold).sort((left, right) => left - right);
  const middle = told[told.length >> 1] ?? 0;
  const alike = told.filter((gap) => Math.abs(gap - middle) <= GAP_SLACK_DAYS).length;
  if (alike >= LEAST_GAPS && isMost(alike, told.length)) return middle;
  // A longer gap behind a debit that was paid tells that those in between are tries, where no such gap is a short one but
  // that behind the first debit, which may be a try itself.
  const laterTold = gaps.filter((gap, at) => at > 0 && isTold(gap, at));
  const mayBe = (gap: number): boolean =>
    laterTold.some((one) => Math.abs(one - gap) <= GAP_SLACK_DAYS) || told.every((one) => one <= gap + GAP_SLACK_DAYS);
  const evenGap = SHORT_GAPS.find((gap) => mayBe(gap) && areEven(days, gap));
  if (evenGap !== undefined) return evenGap;
  const months = gaps.filter((gap) => gap >= LEAST_MONTH_DAYS && gap <= MOST_MONTH_DAYS).length;
  const isMonthly = months > 0 && isMost(months, gaps.length);
  if (isMonthly) return Number.POSITIVE_INFINITY;
  // Second tries a week behind their first make no weekly line, where the instalments tell of another.
  const shortGapOf = (among: readonly LineDay[]): number | undefined =>
    SHORT_GAPS.find((gap) => areFollowed(among, gap));
  return shortGapOf(instalments) ?? shortGapOf(days) ?? Number.POSITIVE_INFINITY;
}

/**
 * Whether debits come so many days apart, however many of them came back, and were tried again in between. Second tries of
 * another line are as evenly spread only where they come each time at just half of its gap.
 */
function areEven(days: readonly LineDay[], gap: number): boolean {
  const gaps = gapsBetween(withoutTries(days, gap));
  const countOf = (isCounted: (more: number) => boolean): number => gaps.filter((one) => isCounted(one - gap)).length;
  const exact = countOf((more) => more === 0);
  const near = countOf((more) => Math.abs(more) <= GAP_SLACK_DAYS);
  const longer = countOf((more) => more > GAP_SLACK_DAYS);
  const isMostlyNear = near >= LEAST_FOLLOWED && isMost(near, gaps.length);
  return isMostlyNear && exact * ODD_ONE_OF >= gaps.length && longer * ODD_ONE_OF <= gaps.length;
}

/**
 * The days of a line of such a gap, without those on which what came back was tried again before the next was due. Those at
 * just half of the gap stay: they may be the tries of a longer line, as those a week and two weeks later of four weeks are.
 */
function withoutTries(days: readonly LineDay[], gap: number): readonly LineDay[] {
  let due = days[0]!.day;
  return days.filter(({ day }, at) => {
    if (at === 0) return true;
    const isTry = days[at - 1]!.cameBack && day < due + gap - GAP_SLACK_DAYS && (day - due) * 2 !== gap;
    if (isTry) return false;
    due = day;
    return true;
  });
}

function gapsBetween(days: readonly LineDay[]): readonly number[] {
  return days.slice(1).map(({ day }, at) => day - days[at]!.day);
}

/**
 * Whether debits follow each other after so many days. Others may lie between them: what is presented again and comes back
 * again must not hide when the next is due.
 */
function areFollowed(days: readonly LineDay[], gap: number): boolean {
  const last = days.at(-1)!.day - gap + GAP_SLACK_DAYS;
  let debits = 0;
  let followed = 0;
  let next = 0;
  for (const { day } of days) {
    if (day > last) break;
    while (days[next]!.day < day + gap - GAP_SLACK_DAYS) next += 1;
    debits += 1;
    if (days[next]!.day <= day + gap + GAP_SLACK_DAYS) followed += 1;
  }
  return followed >= LEAST_FOLLOWED && isMost(followed, debits);
}

function isMost(part: number, whole: number): boolean {
  return part * 3 >= whole * LEAST_THIRDS;
}
