import { hashNumber, hashTexts } from "../base/hash.js";
import type { Instant } from "../base/instant.js";
import type { TimeZone } from "../base/time-zone.js";
import type { RawRows } from "./raw-rows.js";

/** What each row of a body is told apart by, in the body's order. */
export interface RowContents {
  /** The row's day: debited, else booked (decisions section 2). */
  readonly days: Int32Array;
  /** A 53-bit hash of amount, dates and description. */
  readonly hashes: Float64Array;
  /** A 53-bit hash of the description's shape. */
  readonly shapes: Float64Array;
}

/** Reads the day and the hashes of all rows. */
export function readContents(rows: RawRows, zone: TimeZone): RowContents {
  const days = new Int32Array(rows.size);
  const hashes = new Float64Array(rows.size);
  const shapes = new Float64Array(rows.size);
  let datesHash = 0;
  for (let row = 0; row < rows.size; row += 1) {
    // Rows of one day follow each other: what their dates say is worked out once.
    if (row > 0 && isDatedAs(rows, row, row - 1)) days[row] = days[row - 1]!;
    else {
      const debitedAt = rows.debitedAt[row]!;
      const bookedAt = rows.bookedAt[row]!;
      days[row] = zone.dayOf(Number.isNaN(debitedAt) ? bookedAt : debitedAt);
      datesHash = hashNumber(orZero(debitedAt), orZero(bookedAt));
    }
    hashes[row] = hashNumber(rows.amount[row]!, datesHash);
  }
  hashTexts(rows.description, hashes, shapes);
  return { days, hashes, shapes };
}

function isDatedAs({ debitedAt, bookedAt }: RawRows, row: number, other: number): boolean {
  return Object.is(debitedAt[row], debitedAt[other]) && Object.is(bookedAt[row], bookedAt[other]);
}

function orZero(instant: Instant): number {
  return Number.isNaN(instant) ? 0 : instant;
}
