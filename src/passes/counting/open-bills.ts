import type { Day } from "../../base/calendar.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import { findStatement } from "../card-statements.js";
import type { Classification } from "../classification.js";
import type { RowLinks } from "../links/row-links.js";
import { firstRowFrom, type ObservationWindow } from "../observation-window.js";

/** What finding the bills that are still open needs. */
export interface OpenBillNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly links: RowLinks;
  readonly classification: Classification;
}

const REVOLVING = categoryNumberOf("LOAN_REPAYMENT_REVOLVING");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");

/**
 * Bills of cards that are paid in full, which their account does not show as paid yet: debits of the window that bear the words
 * of a bill which a reset met before, and that purchases behind that bill's add up to. The bank takes a bill days before the
 * card's account shows it, and until then it would be a loan's instalment that is counted beside the purchases.
 */
export function findOpenBills(needs: OpenBillNeeds): readonly number[] {
  const { ledger, window, links, classification } = needs;
  const { textCategory, group } = classification;
  const rows: number[] = [];
  for (let at = 0; at < window.rows.length; at += 1)
    if (textCategory[window.rows[at]!] === REVOLVING) rows.push(window.rows[at]!);
  // The links of such debits are those of cards that are paid in full.
  const lastMet = new Map<number, number>();
  for (const row of rows) if (links.rowOf("resetOn", row) !== -1) lastMet.set(group[row]!, row);
  const isOpen = (row: number): boolean => !links.isPaired(row) && row > (lastMet.get(group[row]!) ?? row);
  const open = rows.filter(isOpen).slice(-PARAMETERS.cardStatementCount);
  const unpaidOf = new Map<number, readonly number[]>();
  return open.filter((row) => {
    const reset = links.rowOf("resetOn", lastMet.get(group[row]!)!);
    const unpaid = unpaidOf.get(reset) ?? unpaidBehind(needs, reset);
    const statement = findStatement(ledger, unpaid, -ledger.amount[row]!, ledger.day[row]!);
    unpaidOf.set(reset, unpaid.slice(statement?.end));
    // A single purchase may equal an instalment by chance, unless it is all there is to pay.
    return statement !== undefined && (statement.end - statement.start > 1 || statement.start === 0);
  });
}

/** The rows of a card behind those that a reset pays; none where it pays no run of them. */
function unpaidBehind({ ledger, window, classification }: OpenBillNeeds, reset: number): readonly number[] {
  const card = ledger.account[reset]!;
  const { textCategory } = classification;
  const end = firstRowFrom(ledger, (window.to + 1) as Day);
  const rows: number[] = [];
  for (let row = firstRowFrom(ledger, (window.from - PARAMETERS.cardStatementDays) as Day); row < end; row += 1)
    if (ledger.account[row] === card && textCategory[row] !== RESET && ledger.isComing[row] === 0) rows.push(row);
  const paid = findStatement(ledger, rows, ledger.amount[reset]!, ledger.day[reset]!);
  return paid === undefined ? [] : rows.slice(paid.end);
}
