import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import type { CashFlows } from "./cash-flows.js";

/** What the frequent transactions need. */
export interface FrequentTransactionNeeds {
  readonly ledger: Ledger;
  readonly cashFlows: CashFlows;
}

/** Expenses that share a description and come back often in the period. */
export interface FrequentTransactions {
  readonly label: string;
  readonly rows: readonly number[];
}

/** Description groups of at least five debits, most frequent first (interface, "Limits"). */
export function findFrequentTransactions({
  ledger,
  cashFlows,
}: FrequentTransactionNeeds): readonly FrequentTransactions[] {
  const groups = new Map<string, { label: string; rows: number[] }>();
  for (const flow of cashFlows.flows) {
    if (ledger.amount[flow.rows[0]!]! >= 0) continue;
    // Lines split off by amount still share one description.
    const key = `${flow.account}/${flow.category}/${flow.labelRoot}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { label: flow.labelRoot, rows: [...flow.rows] });
    else group.rows.push(...flow.rows);
  }
  return [...groups.values()]
    .filter(({ rows }) => rows.length >= PARAMETERS.frequentTransactionCount)
    .map(({ label, rows }) => ({ label, rows: rows.sort((left, right) => left - right) }))
    .sort((left, right) => right.rows.length - left.rows.length || left.rows[0]! - right.rows[0]!);
}
