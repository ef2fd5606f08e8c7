import { hashNumber } from "../../base/hash.js";
import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import type { Rhythm } from "../rhythm/rhythm.js";
import { keepIdOfFirst } from "./first-line.js";
import {
  comparePieces,
  isFourWeeksOrLonger,
  LEAST_ROWS_OF_LINE,
  MOST_LINES,
  type Piece,
  REST_MARK,
  restOf,
  rhythmOf,
} from "./pieces.js";
import { MOST_PRICE_RATIO } from "./price-changes.js";

/** Rows of one due day lie at most so many days behind its first: those of two days of the month, and a weekend between. */
const MOST_DAYS_BEHIND = 5;
/** Sets lines apart that have no price, by their rank: no amount of a currency is the mark or whole tens from it. */
const RANK_MARK = -1003;
const MARK_STEP = 10;

/**
 * The lines of a payee who is paid several times on each due day, in amounts that change: a nursery's bills for two children,
 * two loans that are both indexed. The largest of each day are a line, the next another; where a day has fewer or more, those
 * that are nearest to a line's amount are its next, and what is near none is left. Undefined where not each line has a rhythm of
 * four weeks or longer that is met each time but once; the last of three or more may have none, and is left then.
 */
export function linesByRank(ledger: Ledger, links: RowLinks, rows: readonly number[]): readonly Piece[] | undefined {
  const dueDays = rowsByDueDay(
    ledger,
    rows.filter((row) => !links.isRetry(row)),
  );
  const lineCount = lineCountOf(dueDays);
  if (lineCount < 2 || lineCount > MOST_LINES) return undefined;
  const ranks = ranksOf(ledger, dueDays, lineCount);
  const lines = Array.from({ length: lineCount }, (): number[] => []);
  for (const row of rows) lines[ranks.get(links.firstTryOf(row)) ?? -1]?.push(row);
  const pieces: Piece[] = [];
  for (const own of lines) {
    const rhythm = own.length < LEAST_ROWS_OF_LINE ? undefined : rhythmOf(ledger, links, own);
    if (!isFourWeeksOrLonger(rhythm) || !lacksOneAtMost(rhythm)) break;
    pieces.push({ rows: own, rhythm, mark: markOf(ledger, own, pieces) });
  }
  // What comes besides on a few due days may be no line.
  if (pieces.length < Math.max(2, lineCount - 1)) return undefined;
  const rest = restOf(ledger, links, rows, pieces, () => REST_MARK);
  return keepIdOfFirst(ledger, rest === undefined ? pieces : [...pieces, rest]).toSorted(comparePieces);
}

/** Whether a rhythm was met each time but once: a nursery may be closed in August, a supplier is paid now and then. */
function lacksOneAtMost(rhythm: Rhythm | undefined): boolean {
  return rhythm !== undefined && rhythm.accuracy.denominator - rhythm.accuracy.numerator <= 1;
}

/** The most rows that so many due days have as a line has rows; 0 where none of these has just as many. */
function lineCountOf(dueDays: readonly (readonly number[])[]): number {
  const counts = dueDays.map((own) => own.length);
  const count = counts.toSorted((left, right) => right - left)[LEAST_ROWS_OF_LINE - 1] ?? 0;
  return counts.includes(count) ? count : 0;
}

function rowsByDueDay({ day }: Ledger, rows: readonly number[]): readonly (readonly number[])[] {
  const dueDays: number[][] = [];
  for (const row of rows) {
    const latest = dueDays.at(-1);
    if (latest !== undefined && day[row]! - day[latest[0]!]! <= MOST_DAYS_BEHIND) latest.push(row);
    else dueDays.push([row]);
  }
  return dueDays;
}

/** The rank of each row: by its amount on a day that has just all lines, else that of the nearest amount of such a day, if any. */
function ranksOf(
  { amount }: Ledger,
  dueDays: readonly (readonly number[])[],
  lineCount: number,
): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  const ranked = (own: readonly number[]): readonly number[] =>
    own.toSorted((left, right) => Math.abs(amount[right]!) - Math.abs(amount[left]!) || left - right);
  let known = ranked(dueDays.find((own) => own.length === lineCount)!);
  for (const own of dueDays) {
    if (own.length === lineCount) known = ranked(own);
    const pairs = ranked(own).flatMap((row) =>
      known.map((other, rank) => {
        const ratio = Math.max(amount[other]! / amount[row]!, amount[row]! / amount[other]!);
        return { row, rank, ratio };
      }),
    );
    const taken = new Set<number>();
    for (const { row, rank, ratio } of pairs.sort((left, right) => left.ratio - right.ratio)) {
      if (ratio > MOST_PRICE_RATIO || ranks.has(row) || taken.has(rank)) continue;
      ranks.set(row, rank);
      taken.add(rank);
    }
  }
  return ranks;
}

/** A line's price, as if it were split by amount: its first amount that comes as often as a line does; its rank if it has none. */
function markOf({ amount }: Ledger, rows: readonly number[], lines: readonly Piece[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(amount[row]!, (counts.get(amount[row]!) ?? 0) + 1);
  const price = rows.map((row) => amount[row]!).find((one) => counts.get(one)! >= LEAST_ROWS_OF_LINE);
  if (price === undefined) return RANK_MARK - (MOST_LINES - lines.length) * MARK_STEP;
  return lines.some(({ mark }) => mark === price) ? hashNumber(lines.length, price) : price;
}
