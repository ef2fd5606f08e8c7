import { listsByKey, NO_KEY } from "../base/lists.js";
import { categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import type { CashFlows } from "./cash-flows.js";
import type { Counting } from "./counting.js";
import type { ObservationWindow } from "./observation-window.js";

const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");

/** What the frequent transactions need. */
export interface FrequentTransactionNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly cashFlows: CashFlows;
  readonly counting: Counting;
}

/** Expenses that share a description and come back often in the period. */
export interface FrequentTransactions {
  readonly label: string;
  readonly rows: readonly number[];
}

/** A description, and how many transactions bear it. */
interface Description {
  readonly number: number;
  readonly label: string;
  count: number;
}

/**
 * Descriptions of at least five debits, of whatever accounts, most frequent first (interface, "Limits"). Moves between own
 * accounts and a card's totals are none.
 */
export function findFrequentTransactions({
  ledger,
  window,
  cashFlows,
  counting,
}: FrequentTransactionNeeds): readonly FrequentTransactions[] {
  const descriptions: Description[] = [];
  const byCategory: (Map<string, Description> | undefined)[] = [];
  const ofFlow = cashFlows.flows.map(({ rows, category, labelRoot }) => {
    const first = rows[0]!;
    if (ledger.amount[first]! >= 0 || counting.isMoved[first] === 1 || category === DEFERRED_TOTAL) return undefined;
    // Lines split off by amount still share one description.
    byCategory[category] ??= new Map();
    let description = byCategory[category].get(labelRoot);
    if (description === undefined) {
      description = { number: descriptions.length, label: labelRoot, count: 0 };
      byCategory[category].set(labelRoot, description);
      descriptions.push(description);
    }
    description.count += rows.length;
    return description;
  });
  const numberOfFlow = ofFlow.map((description) =>
    description !== undefined && description.count >= PARAMETERS.frequentTransactionCount ? description.number : NO_KEY,
  );
  const numbers = new Int32Array(window.rows.length);
  for (let at = 0; at < numbers.length; at += 1)
    numbers[at] = numberOfFlow[cashFlows.flowOfRow[window.rows[at]!]!] ?? NO_KEY;
  const { keys, lists } = listsByKey(window.rows, numbers, descriptions.length);
  return keys
    .map((number, place) => ({ label: descriptions[number]!.label, rows: lists[place]! }))
    .sort((left, right) => right.rows.length - left.rows.length || left.rows[0]! - right.rows[0]!);
}
