import type { Counting } from "./counting.js";

/** Whether a row is neither moved between own accounts nor part of a return or a refund: what came in and stayed. */
export function isEarned({ isMoved, isReturn, isRefunded }: Counting, row: number): boolean {
  return isMoved[row] === 0 && isReturn[row] === 0 && isRefunded[row] === 0;
}

/** Whether a row is neither moved between own accounts nor came back, rejected or refunded: what left and stayed away. */
export function isSpent({ isMoved, isRejected, isRefunded }: Counting, row: number): boolean {
  return isMoved[row] === 0 && isRejected[row] === 0 && isRefunded[row] === 0;
}

/** Whether no link undoes a row, whichever way its money goes. */
export function isStanding(counting: Counting, row: number): boolean {
  return isEarned(counting, row) && isSpent(counting, row);
}

/** Whether a row is paid or owed: what was presented several times counts with one of its tries. */
export function isOwed({ isMoved, isRetried, isRefunded }: Counting, row: number): boolean {
  return isMoved[row] === 0 && isRetried[row] === 0 && isRefunded[row] === 0;
}
