import type { TextReader } from "../../lexicon/text-reader.js";
import { categoryNumberOf } from "../../model/category.js";
import type { TransactionType } from "../../model/transaction-type.js";
import type { CashFlow } from "../cash-flows.js";
import type { ObservationWindow } from "../observation-window.js";
import { isCutOff } from "../regularity.js";
import { isPaidByEmployer } from "./automated-credits.js";
import { joinMovedLines, type LineEvidence, type MovedLineNeeds } from "./moved-lines.js";
import { areSteady, areWages } from "./steady-amounts.js";

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const REGULAR_INCOME = categoryNumberOf("REGULAR_INCOME");
const REGULAR_EXPENSE = categoryNumberOf("REGULAR_EXPENSE");

/**
 * Types whose regular, otherwise unexplained flows are a person's regular income or expense; cash, cheques and cards are not.
 * DEBIT and CREDIT do not tell how the money moved.
 */
const STEADY_TYPES: ReadonlySet<TransactionType> = new Set<TransactionType>([
  "INCOMING_TRANSFER",
  "OUTGOING_TRANSFER",
  "DIRECT_DEBIT",
  "CREDIT",
  "DEBIT",
]);

/** What looking at the rhythm of flows needs. */
export interface RefinedFlowNeeds extends MovedLineNeeds {
  readonly reader: TextReader;
  readonly window: ObservationWindow;
}

/**
 * The category of each flow, by its rhythm where nothing else tells it (decisions section 5: regularity as evidence).
 *
 * @param isKnown - Whether something tells what a row is, so that its rhythm says nothing of it.
 */
export function refineFlows(needs: RefinedFlowNeeds, isKnown: (row: number) => boolean): readonly number[] {
  const { cashFlows } = needs;
  const isUntold = cashFlows.flows.map((flow) => mayBeRegular(flow) && !isKnown(flow.rows[0]!));
  const movedLines = joinMovedLines(
    needs,
    [...isUntold.keys()].filter((number) => isUntold[number]),
  );
  return cashFlows.flows.map((flow, number) => {
    if (!isUntold[number]) return flow.category;
    const own = isRegular(flow) || isCutOff(needs, flow) ? refinedCategory(needs, flow, flow.rows) : flow.category;
    const line = movedLines.get(number);
    const hasMoved = own === flow.category && line !== undefined && isRegular(line);
    return hasMoved ? refinedCategory(needs, flow, line.rows) : own;
  });
}

/** Whether rhythm may tell what a flow is: nothing else does, and contracts and incomes move so. */
function mayBeRegular({ category, type }: CashFlow): boolean {
  return (category === OTHER_ENTRY || category === OTHER_EXPENSE) && STEADY_TYPES.has(type);
}

function isRegular({ rhythm }: LineEvidence): boolean {
  return rhythm !== undefined && rhythm.periodicity !== "DAILY";
}

/** The category of an unexplained flow whose line, of the rows given, is regular. */
function refinedCategory({ ledger, reader }: RefinedFlowNeeds, flow: CashFlow, rows: readonly number[]): number {
  const isEntry = flow.category === OTHER_ENTRY;
  // A mandate is a contract, whatever it takes each time: a nursery, a canteen, an accountant.
  if (!isEntry && flow.type === "DIRECT_DEBIT") return REGULAR_EXPENSE;
  const amounts = rows.map((row) => Math.abs(ledger.amount[row]!));
  if (areSteady(amounts, isEntry)) return isEntry ? REGULAR_INCOME : REGULAR_EXPENSE;
  const areOfFirm =
    isEntry &&
    areWages(amounts) &&
    rows.every((row) => isPaidByEmployer(reader, ledger.description[row]!, ledger.amount[row]!));
  return areOfFirm ? REGULAR_INCOME : flow.category;
}
