import type { Ledger } from "../../model/ledger.js";
import type { CashFlow, CashFlows } from "../cash-flows.js";
import { isTypeLabel } from "../description-groups.js";
import type { RowLinks } from "../links/row-links.js";
import { findRhythm } from "../rhythm/find-rhythm.js";
import type { Rhythm } from "../rhythm/rhythm.js";

/** What tells whether payments are regular. */
export interface LineEvidence {
  /** Rows in canonical order. */
  readonly rows: readonly number[];
  readonly rhythm: Rhythm | undefined;
}

/** What joining lines that moved needs. */
export interface MovedLineNeeds {
  readonly ledger: Ledger;
  readonly cashFlows: CashFlows;
  readonly links: RowLinks;
}

/**
 * Looks at each flow with those that go on with it on other accounts: who changes his bank, or pays the nursery from the
 * joint account from June on, has the same obligations as before. Flows of one counterparty, direction, category and
 * currency are one line where each is of another account and begins after the one before has ended.
 *
 * @returns the whole line of each flow that is part of one, by the flow's number.
 */
export function joinMovedLines({ ledger, cashFlows, links }: MovedLineNeeds): ReadonlyMap<number, LineEvidence> {
  const lines = new Map<number, LineEvidence>();
  if (isOfOneAccount(cashFlows.flows)) return lines;
  for (const numbers of flowsByLine(ledger, cashFlows.flows).values()) {
    if (numbers.length === 1) continue;
    const flows = numbers
      .map((number) => cashFlows.flows[number]!)
      .sort((left, right) => left.rows[0]! - right.rows[0]!);
    if (!flows.every((flow, at) => at === 0 || goesOn(ledger, flows[at - 1]!, flow)) || !areApart(flows)) continue;
    const rows = flows.flatMap((flow) => flow.rows);
    // A retry is no occurrence of its own.
    const days = rows.filter((row) => !links.isRetry(row)).map((row) => ledger.day[row]!);
    const line = { rows, rhythm: days.length === 0 ? undefined : findRhythm(days, ledger.amount[rows[0]!]! >= 0) };
    for (const number of numbers) lines.set(number, line);
  }
  return lines;
}

function isOfOneAccount(flows: readonly CashFlow[]): boolean {
  return flows.every(({ account }) => account === flows[0]!.account);
}

/** The numbers of flows by what those of one line have in common; a flow that names nobody is in none. */
function flowsByLine({ amount, accounts }: Ledger, flows: readonly CashFlow[]): ReadonlyMap<string, number[]> {
  const numbers = new Map<string, number[]>();
  flows.forEach(({ account, category, labelRoot, rows }, number) => {
    if (isTypeLabel(labelRoot)) return;
    const direction = amount[rows[0]!]! < 0 ? "out" : "in";
    const key = [category, direction, accounts[account]!.currency, labelRoot].join(" ");
    const known = numbers.get(key);
    if (known === undefined) numbers.set(key, [number]);
    else known.push(number);
  });
  return numbers;
}

function goesOn({ day }: Ledger, earlier: CashFlow, later: CashFlow): boolean {
  return day[later.rows[0]!]! > day[earlier.rows[earlier.rows.length - 1]!]!;
}

/** Whether each flow is of another account: several of one account are several lines. */
function areApart(flows: readonly CashFlow[]): boolean {
  return new Set(flows.map(({ account }) => account)).size === flows.length;
}
