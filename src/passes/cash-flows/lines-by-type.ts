import type { Ledger } from "../../model/ledger.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import type { Classification } from "../classification.js";
import type { RowLinks } from "../links/row-links.js";
import {
  comparePieces,
  IS_CARD_OR_CASH,
  isBiweeklyOrLonger,
  LEAST_ROWS_OF_LINE,
  type Piece,
  restOf,
  rhythmOf,
} from "./pieces.js";

/** How bills and incomes mostly move, the most usual first; other types follow in their own order. */
const USUAL_TYPES = (["DIRECT_DEBIT", "INCOMING_TRANSFER", "OUTGOING_TRANSFER", "CREDIT", "DEBIT"] as const).map(
  typeNumberOf,
);

/**
 * The transactions of one type that have a rhythm of their own, apart from those of others: a bill that is debited month
 * after month, and its settlement by transfer. The most usual type of the group keeps its id, however many rows each has:
 * counts change from day to day as a window moves, and ids must not.
 */
export function linesByType(
  ledger: Ledger,
  links: RowLinks,
  { type }: Classification,
  rows: readonly number[],
): readonly Piece[] | undefined {
  if (rows.every((row) => type[row] === type[rows[0]!])) return undefined;
  const types = [...new Set(rows.map((row) => type[row]!))].sort((left, right) => rankOf(left) - rankOf(right));
  const markOf = (own: number): number => (own === types[0] ? 0 : -1 - own);
  const lines: Piece[] = [];
  for (const own of types) {
    const same = rows.filter((row) => type[row] === own);
    const rhythm = IS_CARD_OR_CASH[own] === 1 ? undefined : rhythmOf(ledger, links, same);
    if (same.length >= LEAST_ROWS_OF_LINE && isBiweeklyOrLonger(rhythm))
      lines.push({ rows: same, rhythm, mark: markOf(own) });
  }
  if (lines.length === 0) return undefined;
  const typeOfRest = (rest: readonly number[]): number => types.find((own) => rest.some((row) => type[row] === own))!;
  const rest = restOf(ledger, links, rows, lines, (own) => markOf(typeOfRest(own)));
  return (rest === undefined ? lines : [...lines, rest]).toSorted(comparePieces);
}

/** The place of a type among all, by how usual it is for a bill or an income. */
function rankOf(type: number): number {
  const place = USUAL_TYPES.indexOf(type);
  return place === -1 ? USUAL_TYPES.length + type : place;
}
