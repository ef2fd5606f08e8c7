import type { Ledger } from "../../model/ledger.js";
import { isTypeLabel } from "../../model/transaction-type.js";
import type { CashFlow, CashFlows } from "../cash-flows.js";
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
 * joint account from June on, has the same obligations as before. Flows of one name, category and currency are one line
 * where each is of another account and begins after the one before has ended.
 *
 * @param numbers - The flows that are looked at, in the order of their numbers.
 * @returns the whole line of each flow that is part of one, by the flow's number.
 */
export function joinMovedLines(
  { ledger, cashFlows, links }: MovedLineNeeds,
  numbers: readonly number[],
): ReadonlyMap<number, LineEvidence> {
  const lines = new Map<number, LineEvidence>();
  const flowOf = (number: number): CashFlow => cashFlows.flows[number]!;
  if (numbers.every((number) => flowOf(number).account === flowOf(numbers[0]!).account)) return lines;
  for (const alike of flowsByName(cashFlows, numbers)) {
    const flows = alike.map(flowOf).sort((left, right) => left.rows[0]! - right.rows[0]!);
    if (!flows.every((flow, at) => at === 0 || goesOn(ledger, flows[at - 1]!, flow)) || !areApart(flows)) continue;
    const rows = flows.flatMap((flow) => flow.rows);
    // A retry is no occurrence of its own.
    const days = rows.filter((row) => !links.isRetry(row)).map((row) => ledger.day[row]!);
    const line = { rows, rhythm: days.length === 0 ? undefined : findRhythm(days, ledger.amount[rows[0]!]! >= 0) };
    for (const number of alike) lines.set(number, line);
  }
  return lines;
}

/** Flows of one category and name each, several of them; a flow that names nobody is in none. */
function flowsByName({ flows }: CashFlows, numbers: readonly number[]): readonly (readonly number[])[] {
  const ofCategory = new Map<number, Map<string, number[]>>();
  for (const number of numbers) {
    const { category, labelRoot } = flows[number]!;
    const ofName = ofCategory.get(category) ?? new Map<string, number[]>();
    ofCategory.set(category, ofName);
    const known = ofName.get(labelRoot);
    if (known !== undefined) known.push(number);
    else if (!isTypeLabel(labelRoot)) ofName.set(labelRoot, [number]);
  }
  return [...ofCategory.values()].flatMap((ofName) => [...ofName.values()].filter(({ length }) => length > 1));
}

function goesOn({ day, accounts }: Ledger, earlier: CashFlow, later: CashFlow): boolean {
  const isOneCurrency = accounts[earlier.account]!.currency === accounts[later.account]!.currency;
  return isOneCurrency && day[later.rows[0]!]! > day[earlier.rows[earlier.rows.length - 1]!]!;
}

/** Whether each flow is of another account: several of one account are several lines. */
function areApart(flows: readonly CashFlow[]): boolean {
  return new Set(flows.map(({ account }) => account)).size === flows.length;
}
