import type { Day } from "../base/calendar.js";
import type { Instant } from "../base/instant.js";
import { instantOfRow, type Ledger } from "../model/ledger.js";
import { calendarOf, type ObservationWindow } from "./observation-window.js";

/** What the indicators need. */
export interface IndicatorNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  /** The day on which the product is computed. */
  readonly computedOn: Day;
}

/** How good the data of one product are (interface, "Indicators object"). */
export interface DataIndicators {
  /** Days between the computation and the window's last transaction; undefined without transactions. */
  readonly lastTransactionGapDays: number | undefined;
  /** Days between the first and the last transaction. */
  readonly historicalDepthDays: number;
  readonly transactionCount: number;
  /** Months that the count is divided by for the monthly mean. */
  readonly months: ObservationWindow["months"];
  readonly firstTransactionAt: Instant | undefined;
  readonly calendar: readonly { readonly month: Day; readonly dayCount: number }[];
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
}

/** Measures the data of a product's window over its checking and card accounts. */
export function measureData({ ledger, window, computedOn }: IndicatorNeeds): DataIndicators {
  const { rows } = window;
  const first = rows[0];
  const last = rows[rows.length - 1];
  return {
    // With the balance's date as reference the window may end behind the computation: nothing lies between then.
    lastTransactionGapDays: last === undefined ? undefined : Math.max(0, computedOn - ledger.day[last]!),
    historicalDepthDays: first === undefined || last === undefined ? 0 : ledger.day[last]! - ledger.day[first]!,
    transactionCount: rows.length,
    months: window.months,
    firstTransactionAt: first === undefined ? undefined : firstInstantOf(ledger, rows),
    calendar: calendarOf(window.from, window.to),
    from: window.from,
    to: window.to,
    days: window.days,
  };
}

/** The earliest instant of the first day: rows of one day lie in the order of their accounts and amounts. */
function firstInstantOf(ledger: Ledger, rows: Uint32Array): Instant {
  const first = rows[0]!;
  let earliest = instantOfRow(ledger, first);
  for (let at = 1; at < rows.length && ledger.day[rows[at]!] === ledger.day[first]; at += 1) {
    const instant = instantOfRow(ledger, rows[at]!);
    if (instant < earliest) earliest = instant;
  }
  return earliest;
}
