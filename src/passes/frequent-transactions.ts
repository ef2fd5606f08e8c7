import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import type { CashFlows } from "./cash-flows.js";
import type { Counting } from "./counting.js";

/** What the frequent transactions need. */
export interface FrequentTransactionNeeds {
  readonly ledger: Ledger;
  readonly cashFlows: CashFlows;
  readonly counting: Counting;
}

/** Expenses that share a description and come back often in the period. */
export interface FrequentTransactions {
  readonly label: string;
  readonly rows: readonly number[];
}

/**
 * Descriptions of at least five debits, of whatever accounts, most frequent first (interface, "Limits"). Moves between own
 * accounts are no expenses.
 */
export function findFrequentTransactions({
  ledger,
  cashFlows,
  counting,
}: FrequentTransactionNeeds): readonly FrequentTransactions[] {
  const groups = new Map<string, { readonly label: string; readonly rows: (readonly number[])[]; count: number }>();
  for (const flow of cashFlows.flows) {
    const first = flow.rows[0]!;
    if (ledger.amount[first]! >= 0 || counting.isMoved[first] === 1) continue;
    // Lines split off by amount still share one description.
    const key = `${flow.category}/${flow.labelRoot}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { label: flow.labelRoot, rows: [flow.rows], count: flow.rows.length });
    else {
      group.rows.push(flow.rows);
      group.count += flow.rows.length;
    }
  }
  return [...groups.values()]
    .filter(({ count }) => count >= PARAMETERS.frequentTransactionCount)
    .map(({ label, rows, count }) => ({ label, rows: rows.length === 1 ? rows[0]! : merged(rows, count) }))
    .sort((left, right) => right.rows.length - left.rows.length || left.rows[0]! - right.rows[0]!);
}

/** All rows of some lists, ascending: one description may have thousands of lines. */
function merged(lists: readonly (readonly number[])[], count: number): readonly number[] {
  const rows = new Uint32Array(count);
  let at = 0;
  for (const list of lists) {
    rows.set(list, at);
    at += list.length;
  }
  rows.sort();
  // By hand: Array.from walks a typed array by its iterator, an object a row.
  const sorted = new Array<number>(count);
  for (let place = 0; place < count; place += 1) sorted[place] = rows[place]!;
  return sorted;
}
