import type { Day } from "../../base/calendar.js";
import { medianOf } from "../../base/statistics.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";
import { daysFromDue } from "../rhythm/due-days.js";
import type { Piece } from "./pieces.js";
import { linesLike } from "./rows-by-line.js";

/** What rows outside the window look at in a flow. */
type Flow = Pick<Piece, "rows" | "rhythm">;

/**
 * Rows outside the window take the flow of their group whose usual amount is nearest, of equally near ones that whose due
 * day is; they change nothing in it.
 */
export function joinRowsOutside(
  ledger: Ledger,
  { group }: Classification,
  flows: readonly Flow[],
  flowsOfLine: readonly (readonly number[] | undefined)[],
  flowOfRow: Int32Array,
): void {
  const medianAmountOf = remembered((flow) => medianOf(flows[flow]!.rows.map((row) => ledger.amount[row]!)));
  const nearestTo = (row: number, candidates: readonly number[]): number => {
    const amountGap = (flow: number): number => Math.abs(medianAmountOf(flow) - ledger.amount[row]!);
    const dayGap = (flow: number): number => daysFromDue(flows[flow]!.rhythm, ledger.day[row]! as Day);
    return candidates.reduce((best, flow) => {
      const difference = amountGap(flow) - amountGap(best) || dayGap(flow) - dayGap(best);
      return difference < 0 ? flow : best;
    });
  };
  for (let row = 0; row < ledger.size; row += 1) {
    if (flowOfRow[row] !== -1) continue;
    const candidates = linesLike(group[row]!)
      .map((line) => flowsOfLine[line])
      .find((flow) => flow !== undefined);
    if (candidates === undefined) continue;
    flowOfRow[row] = candidates.length === 1 ? candidates[0]! : nearestTo(row, candidates);
  }
}

/** A function of a number that works each answer out once. */
function remembered(answerOf: (number: number) => number): (number: number) => number {
  const answers = new Map<number, number>();
  return (number) => {
    const known = answers.get(number);
    if (known !== undefined) return known;
    const answer = answerOf(number);
    answers.set(number, answer);
    return answer;
  };
}
