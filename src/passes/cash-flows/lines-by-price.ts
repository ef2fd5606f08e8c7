import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { isFlawless, isFourWeeksOrLonger, type Piece, REST_MARK, rhythmOf } from "./pieces.js";
import { MOST_PRICE_RATIO } from "./price-changes.js";

/** Largest ratio of two amounts of about one price: a rent that rose, a bill that follows use a little. */
const MOST_RATIO_OF_ONE_PRICE = 1.1;

/**
 * What is paid once a month at about one price, and one payment besides that no change of the price makes: a rent that rose
 * within the window, and the year's settlement of its charges. Equal amounts tell nothing there, as few come before and after.
 */
export function linesByPrice(ledger: Ledger, links: RowLinks, rows: readonly number[]): readonly Piece[] | undefined {
  const { smallest, second, secondLargest, largest } = extremesOf(ledger, rows);
  const sizeOf = (row: number): number => Math.abs(ledger.amount[row]!);
  const isOnePrice = (least: number, most: number): boolean => sizeOf(most) <= sizeOf(least) * MOST_RATIO_OF_ONE_PRICE;
  const isOdd = (less: number, more: number): boolean => sizeOf(more) > sizeOf(less) * MOST_PRICE_RATIO;
  if (isOdd(smallest, second) && isOnePrice(second, largest)) return lineBeside(ledger, links, rows, smallest);
  if (isOdd(secondLargest, largest) && isOnePrice(smallest, secondLargest))
    return lineBeside(ledger, links, rows, largest);
  return undefined;
}

/** The two smallest and the two largest of four rows or more: in one run, as every group that no other way parts is asked. */
function extremesOf({ amount }: Ledger, rows: readonly number[]) {
  const sizeOf = (row: number): number => Math.abs(amount[row]!);
  let [smallest, second] = [rows[0]!, rows[1]!];
  if (sizeOf(second) < sizeOf(smallest)) [smallest, second] = [second, smallest];
  let [secondLargest, largest] = [smallest, second];
  for (const row of rows.slice(2)) {
    const size = sizeOf(row);
    if (size < sizeOf(smallest)) [smallest, second] = [row, smallest];
    else if (size < sizeOf(second)) second = row;
    if (size > sizeOf(largest)) [secondLargest, largest] = [largest, row];
    else if (size > sizeOf(secondLargest)) secondLargest = row;
  }
  return { smallest, second, secondLargest, largest };
}

function lineBeside(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
  odd: number,
): readonly Piece[] | undefined {
  const own = rows.filter((row) => row !== odd);
  const rhythm = rhythmOf(ledger, links, own);
  if (!isFlawless(rhythm) || !isFourWeeksOrLonger(rhythm)) return undefined;
  return [
    { rows: own, rhythm, mark: 0 },
    { rows: [odd], rhythm: undefined, mark: REST_MARK },
  ];
}
