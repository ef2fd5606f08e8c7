import { hashNumber } from "../../base/hash.js";
import { listsBy } from "../../base/number-lists.js";
import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { keepIdOfFirst } from "./first-line.js";
import {
  comparePieces,
  isFourWeeksOrLonger,
  LEAST_ROWS_OF_LINE,
  lacksOneAtMost,
  MOST_LINES,
  type Piece,
  REST_MARK,
  restOf,
  rhythmOf,
} from "./pieces.js";
import { rankRows } from "./rank-rows.js";

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
  const firstTries = rows.filter((row) => !links.isRetry(row));
  const dueDays = rowsByDueDay(ledger, firstTries);
  const lineCount = lineCountOf(dueDays);
  if (lineCount < 2 || lineCount > MOST_LINES) return undefined;
  const lines = rankRows(ledger, dueDays, lineCount);
  const pieces: Piece[] = [];
  for (const own of lines) {
    const rhythm = own.length < LEAST_ROWS_OF_LINE ? undefined : rhythmOf(ledger, links, own);
    if (!isFourWeeksOrLonger(rhythm) || !lacksOneAtMost(rhythm)) break;
    const withRetries = firstTries.length === rows.length ? own : joinRetries(links, rows, own);
    pieces.push({ rows: withRetries, rhythm, mark: markOf(ledger, withRetries, pieces) });
  }
  // What comes besides on a few due days may be no line.
  if (pieces.length < Math.max(2, lineCount - 1)) return undefined;
  const rest = restOf(ledger, links, rows, pieces, () => REST_MARK);
  return keepIdOfFirst(ledger, rest === undefined ? pieces : [...pieces, rest]).toSorted(comparePieces);
}

/** The rows of a line, with what was tried again of them, in their order. */
function joinRetries(links: RowLinks, rows: readonly number[], line: readonly number[]): readonly number[] {
  const own = new Set(line);
  return rows.filter((row) => own.has(links.firstTryOf(row)));
}

/** The most rows that so many due days have as a line has rows; 0 where none of these has just as many. */
function lineCountOf(dueDays: readonly (readonly number[])[]): number {
  const counts = new Uint32Array(dueDays.length);
  for (const [at, own] of dueDays.entries()) counts[at] = own.length;
  counts.sort();
  const count = counts.at(-LEAST_ROWS_OF_LINE) ?? 0;
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

/** A line's price, as if it were split by amount: its first amount that comes as often as a line does; its rank if it has none. */
function markOf({ amount }: Ledger, rows: readonly number[], lines: readonly Piece[]): number {
  const byAmount = listsBy(rows, (row) => amount[row]!);
  const price = byAmount.keys.find((one) => byAmount.of(one).length >= LEAST_ROWS_OF_LINE);
  if (price === undefined) return RANK_MARK - (MOST_LINES - lines.length) * MARK_STEP;
  return lines.some(({ mark }) => mark === price) ? hashNumber(lines.length, price) : price;
}
