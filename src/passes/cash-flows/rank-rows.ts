import type { Ledger } from "../../model/ledger.js";
import { MOST_PRICE_RATIO, ratioOf } from "./price-changes.js";

/** The rows of each rank: by amount on a day that has just all lines, else by the nearest amount of such a day, if any. */
export function rankRows(
  { amount }: Ledger,
  dueDays: readonly (readonly number[])[],
  lineCount: number,
): readonly (readonly number[])[] {
  const ranked = (own: readonly number[]): readonly number[] =>
    own.toSorted((left, right) => Math.abs(amount[right]!) - Math.abs(amount[left]!) || left - right);
  let known = ranked(dueDays.find((own) => own.length === lineCount)!);
  const lines = known.map((): number[] => []);
  for (const own of dueDays) {
    if (own.length === lineCount) {
      known = ranked(own);
      for (let rank = 0; rank < lineCount; rank += 1) lines[rank]!.push(known[rank]!);
    } else if (own.length === 1) {
      // Most due days of a payee who is paid now and then.
      const rank = nearestOf(amount, known, own[0]!);
      if (ratioOf(amount, known[rank]!, own[0]!) <= MOST_PRICE_RATIO) lines[rank]!.push(own[0]!);
    } else placeNearest(amount, ranked(own), known, lines);
  }
  return lines;
}

/** Adds some rows to the lines whose amounts are nearest, one each, the nearest first. */
function placeNearest(
  amount: Ledger["amount"],
  rows: readonly number[],
  known: readonly number[],
  lines: readonly number[][],
): void {
  const waiting = [...rows];
  const free = Array.from(known, (_, rank) => rank);
  while (waiting.length > 0 && free.length > 0) {
    let least = Number.POSITIVE_INFINITY;
    let nearest = 0;
    let nearestRank = 0;
    for (let at = 0; at < waiting.length; at += 1) {
      for (let place = 0; place < free.length; place += 1) {
        const ratio = ratioOf(amount, known[free[place]!]!, waiting[at]!);
        // No ratio to an amount of 0.
        if (!(ratio < least)) continue;
        least = ratio;
        nearest = at;
        nearestRank = place;
      }
    }
    if (least > MOST_PRICE_RATIO) return;
    lines[free[nearestRank]!]!.push(waiting[nearest]!);
    waiting.splice(nearest, 1);
    free.splice(nearestRank, 1);
  }
}

/** The place of the first row of a list whose amount is nearest to another row's. */
function nearestOf(amount: Ledger["amount"], rows: readonly number[], row: number): number {
  let nearest = 0;
  for (let at = 1; at < rows.length; at += 1)
    if (ratioOf(amount, rows[at]!, row) < ratioOf(amount, rows[nearest]!, row)) nearest = at;
  return nearest;
}
