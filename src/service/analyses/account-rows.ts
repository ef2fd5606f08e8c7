import type { Collector } from "../../adapters/collector.js";
import { readContents } from "../../adapters/row-contents.js";
import { orderByInteger } from "../../base/collections.js";
import { UTC } from "../../base/time-zone.js";

/** The booked rows of an account, by day. */
interface BookedRows {
  readonly days: readonly number[];
  /** What each row says: its day, amount and text, and which it is of those that say the same. */
  readonly contents: readonly string[];
  readonly all: ReadonlySet<string>;
}

/** The transactions of an account as the engine reads them: by these it is known where no IBAN, number or id tells. */
export class AccountRows {
  readonly #read: () => Collector;
  #known: BookedRows | undefined;

  /** @param read - Reads the account with its transactions; called once, and only where these are asked for. */
  constructor(read: () => Collector) {
    this.#read = read;
  }

  /** Whether none is booked: what is announced may be booked otherwise. */
  get isEmpty(): boolean {
    return this.#booked.days.length === 0;
  }

  /**
   * Whether both are one account's: on the days that both tell of, at least half of the rows of either are the other's too.
   * Banks correct a few rows, and accounts of two persons share a few, such as a fee. The first and the last of these days
   * may have been told in part, as by a feed that goes on from its last day: what one side alone tells there counts for none.
   */
  agree(others: AccountRows): boolean {
    if (this.isEmpty || others.isEmpty) return false;
    const [mine, theirs] = [this.#booked, others.#booked];
    const from = Math.max(mine.days[0]!, theirs.days[0]!);
    const to = Math.min(mine.days.at(-1)!, theirs.days.at(-1)!);
    const between = Math.max(spanOf(mine, from + 1, to - 1).size, spanOf(theirs, from + 1, to - 1).size);
    const edges = [...new Set([from, to])].map((day) =>
      Math.min(spanOf(mine, day, day).size, spanOf(theirs, day, day).size),
    );
    const size = edges.reduce((sum, rows) => sum + rows, between);
    return size > 0 && sharedRows(spanOf(mine, from, to), theirs) * 2 >= size;
  }

  get #booked(): BookedRows {
    this.#known ??= bookedRowsOf(this.#read());
    return this.#known;
  }
}

function bookedRowsOf({ rows }: Collector): BookedRows {
  const { days } = readContents(rows, UTC);
  const order = [...orderByInteger(days)].filter((row) => rows.isComing[row] === 0);
  const counts = new Map<string, number>();
  const contents = order.map((row) => {
    const content = `${days[row]} ${rows.amount[row]} ${rows.description[row]}`;
    const count = counts.get(content) ?? 0;
    counts.set(content, count + 1);
    return `${count} ${content}`;
  });
  return { days: order.map((row) => days[row]!), contents, all: new Set(contents) };
}

/** The rows of some days. */
interface Span {
  readonly rows: BookedRows;
  readonly start: number;
  readonly size: number;
}

function spanOf(rows: BookedRows, from: number, to: number): Span {
  const start = countBefore(rows.days, from);
  return { rows, start, size: Math.max(countBefore(rows.days, to + 1) - start, 0) };
}

/** How many of some ordered days lie before one. */
function countBefore(days: readonly number[], day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (days[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many rows of some days are among others. */
function sharedRows({ rows, start, size }: Span, others: BookedRows): number {
  let shared = 0;
  for (let at = start; at < start + size; at += 1) if (others.all.has(rows.contents[at]!)) shared += 1;
  return shared;
}
