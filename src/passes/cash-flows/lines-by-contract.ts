import type { Day } from "../../base/calendar.js";
import { compareTexts } from "../../base/collections.js";
import { hashText } from "../../base/hash.js";
import { medianOf } from "../../base/statistics.js";
import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { daysFromDue } from "../rhythm/due-days.js";
import { contractsOf } from "./contracts.js";
import { keepIdOfFirst } from "./first-line.js";
import { compareSizes, isFlawless, MOST_LINES, type Piece, REST_MARK, restOf, rhythmOf } from "./pieces.js";
import { joinPriceChanges, MOST_PRICE_RATIO } from "./price-changes.js";

/** Texts of longer lists are not read: no payee has so many instalments. */
const MOST_ROWS_READ = 1000;
/** A payment so many days from one of a contract's, or fewer, is not its next: half a month. */
const MOST_DAYS_BESIDE = 15;

/**
 * The contracts with one payee, such as the loans of one lender, by the numbers in their texts, of which two are paid side by
 * side: a number that only follows on another may be the same contract's. Rows without one that have no rhythm of their own
 * are of the contract whose usual amount is nearest, unless it is near none, or that was paid then. A retry is of its first
 * try's. Each line's id is its number's, but that of the line which was there first.
 */
export function linesByContract(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
): readonly Piece[] | undefined {
  if (rows.length > MOST_ROWS_READ) return undefined;
  const contracts = contractsOf(ledger, links, rows);
  const rowsOf = new Map<string, number[]>();
  const others: number[] = [];
  for (const row of rows) {
    const contract = contracts.get(row) ?? contracts.get(links.firstTryOf(row));
    const known = contract === undefined ? others : rowsOf.get(contract);
    if (known === undefined) rowsOf.set(contract!, [row]);
    else known.push(row);
  }
  if (rowsOf.size > MOST_LINES || !areSideBySide(ledger, [...rowsOf.values()])) return undefined;
  if (!isFlawless(rhythmOf(ledger, links, others))) joinNearest(ledger, links, others, [...rowsOf.values()]);
  const lines = Array.from(rowsOf, ([contract, own]): Piece => {
    const ownRows = own.toSorted((left, right) => left - right);
    return { rows: ownRows, rhythm: rhythmOf(ledger, links, ownRows), mark: hashText(contract, 0) };
  });
  const rest = restOf(ledger, links, rows, lines, () => REST_MARK);
  const pieces = joinPriceChanges(ledger, links, rest === undefined ? lines : [...lines, rest]);
  const numberOf = ({ rows: [first] }: Piece): string => contracts.get(first!) ?? "";
  return keepIdOfFirst(ledger, pieces, ({ mark }) => mark !== REST_MARK).toSorted(
    (left, right) => compareSizes(left, right) || compareTexts(numberOf(left), numberOf(right)),
  );
}

/** Whether one of some lists, in the order of their first rows, begins before another's end. */
function areSideBySide({ day }: Ledger, lists: readonly (readonly number[])[]): boolean {
  let end = Number.NEGATIVE_INFINITY;
  return lists.some((own) => {
    const begins = day[own[0]!]! <= end;
    end = Math.max(end, day[own.at(-1)!]!);
    return begins;
  });
}

/**
 * Adds payments, with their retries, to the list whose usual amount is nearest to theirs, if a change of price may lie between;
 * of equally near ones to that whose due day is. None is of a list that was paid then, but one of just its usual amount, which
 * may be late.
 */
function joinNearest(ledger: Ledger, links: RowLinks, rows: readonly number[], lists: readonly number[][]): void {
  const { amount, day } = ledger;
  const contracts = lists.map((own) => {
    const rhythm = rhythmOf(ledger, links, own);
    return { own, rhythm, usual: medianOf(own.map((row) => amount[row]!)) };
  });
  const listOf = new Map<number, number[] | undefined>();
  for (const row of rows) {
    const [nearest] = contracts
      .map(({ own, rhythm, usual }) => ({
        own,
        ratio: Math.max(usual / amount[row]!, amount[row]! / usual),
        days: daysFromDue(rhythm, day[row]! as Day),
        isPaid: own.some((other) => Math.abs(day[other]! - day[row]!) <= MOST_DAYS_BESIDE),
      }))
      .filter(({ ratio, isPaid }) => ratio <= MOST_PRICE_RATIO && (ratio === 1 || !isPaid))
      .sort(
        (left, right) =>
          left.ratio - right.ratio || left.days - right.days || Number(left.isPaid) - Number(right.isPaid),
      );
    const first = links.firstTryOf(row);
    const own = listOf.has(first) ? listOf.get(first) : nearest?.own;
    listOf.set(row, own);
    own?.push(row);
  }
}
