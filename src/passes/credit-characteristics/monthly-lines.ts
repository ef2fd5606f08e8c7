import { hashNumber } from "../../base/hash.js";
import { IS_INCOME } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { TRANSACTION_TYPES } from "../../model/transaction-type.js";
import { isDueMonthly, LEAST_MONTHLY_GAP_DAYS, MOST_MONTHLY_GAP_DAYS } from "../../scorecards/monthly-line.js";
import type { Categories } from "../categories.js";
import type { Classification } from "../classification.js";
import type { Counting } from "../counting.js";
import { IS_EXPENSE } from "../expenses.js";
import { firstTryOf } from "../first-tries.js";
import type { RowLinks } from "../links/row-links.js";
import type { ObservationWindow } from "../observation-window.js";

/** What finding the monthly lines needs: all over the scores' window. */
export interface MonthlyLineNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly classification: Classification;
  readonly categories: Categories;
  readonly counting: Counting;
  readonly links: RowLinks;
}

/** What is paid to or by one party once a month. */
export interface MonthlyLine {
  /** Of each day on which something was due, a row: the first try where it was tried again. */
  readonly due: readonly number[];
  /** What was paid, or is still owed: of several tries that which stands for them. */
  readonly counted: readonly number[];
}

interface Line {
  readonly due: number[];
  /** Days of what was due, from the window's first, in ascending order. */
  readonly days: number[];
  readonly counted: number[];
  /** Category and direction. */
  readonly kind: number;
}

/** Who buys or withdraws does so when he likes. */
const IS_AT_WILL = Uint8Array.from(TRANSACTION_TYPES, (type) => (/CARD|CASH|CHECK/.test(type) ? 1 : 0));
/** Whether sums of a month hold a category. */
const isSummed = (category: number): boolean => IS_INCOME[category] === 1 || IS_EXPENSE[category] === 1;

/**
 * Finds what is due once a month in the scores' window. A line that goes on under another name, as where an employer or a
 * lender changes, is none: the other's payment stands where its own would be.
 */
export function findMonthlyLines(needs: MonthlyLineNeeds): readonly MonthlyLine[] {
  const { days: windowDays } = needs.window;
  const monthly: Line[] = [];
  const otherDays = new Map<number, Set<number>>();
  for (const line of linesOf(needs)) {
    if (isDueMonthly(line.days, windowDays)) {
      monthly.push(line);
      continue;
    }
    const known = otherDays.get(line.kind) ?? new Set();
    otherDays.set(line.kind, known);
    for (const day of line.days) known.add(day);
  }
  return monthly.filter(({ days, kind }) => !goesOn(days, otherDays.get(kind)));
}

/** The payments of each party, category and direction. */
function linesOf({ ledger, window, classification, categories, counting, links }: MonthlyLineNeeds): Iterable<Line> {
  const lines = new Map<number, Line>();
  for (const row of window.rows) {
    if (counting.isMoved[row] === 1 || counting.isRefunded[row] === 1 || counting.isReturn[row] === 1) continue;
    const first = firstTryOf(classification, links, row);
    const category = categories.ofRow[first]!;
    const day = ledger.day[first]! - window.from;
    if (day < 0 || !isSummed(category) || IS_AT_WILL[classification.type[first]!] === 1) continue;
    const kind = category * 2 + (ledger.amount[first]! < 0 ? 1 : 0);
    const key = hashNumber(classification.counterparty[first]!, kind);
    const line = lines.get(key) ?? { due: [], days: [], counted: [], kind };
    lines.set(key, line);
    // A first try lies before its retries, so that days are met in their order.
    if (line.days.at(-1) !== day && row === first) {
      line.due.push(row);
      line.days.push(day);
    }
    if (counting.isRetried[row] === 0) line.counted.push(row);
  }
  return lines.values();
}

/** Whether some other payment of its kind stands where one more of a line would: before its first one or behind its last. */
function goesOn(days: readonly number[], others: ReadonlySet<number> = NO_DAYS): boolean {
  for (let gap = LEAST_MONTHLY_GAP_DAYS; gap <= MOST_MONTHLY_GAP_DAYS; gap += 1)
    if (others.has(days[0]! - gap) || others.has(days.at(-1)! + gap)) return true;
  return false;
}

const NO_DAYS: ReadonlySet<number> = new Set();
