import { CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import type { CashFlows } from "./cash-flows.js";
import type { Counting } from "./counting.js";
import type { ObservationWindow } from "./observation-window.js";

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

/** A description while its transactions are gathered. */
interface Description {
  readonly label: string;
  readonly rows: number[];
  count: number;
}

/**
 * Descriptions of at least five debits, of whatever accounts, most frequent first (interface, "Limits"). Moves between own
 * accounts are no expenses.
 */
export function findFrequentTransactions({
  ledger,
  window,
  cashFlows,
  counting,
}: FrequentTransactionNeeds): readonly FrequentTransactions[] {
  const descriptions: Description[] = [];
  const byLabel = CATEGORIES.map(() => new Map<string, Description>());
  const ofFlow = cashFlows.flows.map(({ rows, category, labelRoot }) => {
    const first = rows[0]!;
    if (ledger.amount[first]! >= 0 || counting.isMoved[first] === 1) return undefined;
    // Lines split off by amount still share one description.
    let description = byLabel[category]!.get(labelRoot);
    if (description === undefined) {
      description = { label: labelRoot, rows: [], count: 0 };
      byLabel[category]!.set(labelRoot, description);
      descriptions.push(description);
    }
    description.count += rows.length;
    return description;
  });
  for (const row of window.rows) {
    const description = ofFlow[cashFlows.flowOfRow[row]!];
    if (description !== undefined && isFrequent(description)) description.rows.push(row);
  }
  return descriptions
    .filter(isFrequent)
    .map(({ label, rows }) => ({ label, rows }))
    .sort((left, right) => right.rows.length - left.rows.length || left.rows[0]! - right.rows[0]!);
}

function isFrequent({ count }: Description): boolean {
  return count >= PARAMETERS.frequentTransactionCount;
}
