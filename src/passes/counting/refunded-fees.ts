import { CATEGORIES } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import type { Classification } from "../classification.js";
import type { ObservationWindow } from "../observation-window.js";

/** What finding refunded fees needs. */
export interface RefundedFeeNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly classification: Classification;
  /** Whether a row is a fee or a refund that a link has netted already. */
  readonly isNetted: (row: number) => boolean;
}

/** A refund, with the fees that it gives back. */
export interface RefundedFees {
  readonly refund: number;
  readonly fees: readonly number[];
}

/** How many refunds of one kind of fee are looked at on an account: hostile bodies repeat them without end. */
const MOST_REFUNDS = 24;

const NAMED_FEES = ["DIRECT_DEBT_RECOVERY", "ACCOUNT_SEIZURE", "PREVENTIVE_SEIZURE", "BANK_SERVICE"];
const INCIDENT_FEES = "BANK_INCIDENT";
const KINDS = [...NAMED_FEES, INCIDENT_FEES];
/** The kind of fee that a category is, and that it gives back, by category number; -1 for none. */
const KIND_OF_FEE = CATEGORIES.map((category) => {
  if (!category.startsWith("FEES_")) return -1;
  const name = category.slice("FEES_".length);
  return KINDS.indexOf(NAMED_FEES.includes(name) ? name : INCIDENT_FEES);
});
const KIND_OF_REFUND = CATEGORIES.map((category) => KINDS.indexOf(/^REFUND_(.+)_FEES$/.exec(category)?.[1] ?? ""));

/**
 * Finds the fees that a bank gave back in one sum: of one kind and account, an unbroken run of fees in the days before the
 * refund adds up to it, the latest such run. A fee that is given back in part stays what it was.
 */
export function findRefundedFees({
  ledger,
  window,
  classification,
  isNetted,
}: RefundedFeeNeeds): readonly RefundedFees[] {
  const { textCategory } = classification;
  const feesOf = new Map<number, number[]>();
  const refundsOf = new Map<number, number[]>();
  for (const row of window.rows) {
    const isDebit = ledger.amount[row]! < 0;
    const fee = isDebit ? KIND_OF_FEE[textCategory[row]!]! : -1;
    const refund = isDebit ? -1 : KIND_OF_REFUND[textCategory[row]!]!;
    if ((fee === -1 && refund === -1) || isNetted(row)) continue;
    const [lists, kind] = fee === -1 ? [refundsOf, refund] : [feesOf, fee];
    const key = ledger.account[row]! * KINDS.length + kind;
    const rows = lists.get(key);
    if (rows === undefined) lists.set(key, [row]);
    else rows.push(row);
  }
  return [...refundsOf].flatMap(([key, refunds]) => {
    let left = feesOf.get(key) ?? [];
    return refunds.slice(0, MOST_REFUNDS).flatMap((refund) => {
      const fees = latestRun(ledger, left, refund);
      const given = new Set(fees);
      left = left.filter((fee) => !given.has(fee));
      return fees.length === 0 ? [] : [{ refund, fees }];
    });
  });
}

/** The latest unbroken run of fees up to a refund that adds up to it; none where there is no such run. */
function latestRun(ledger: Ledger, fees: readonly number[], refund: number): readonly number[] {
  const day = ledger.day[refund]!;
  const near = fees.filter((fee) => ledger.day[fee]! <= day && ledger.day[fee]! >= day - PARAMETERS.refundDays);
  let end = near.length;
  let left = ledger.amount[refund]!;
  for (let start = near.length - 1; start >= 0; start -= 1) {
    left += ledger.amount[near[start]!]!;
    // Fees are debits: from here on the run is too large until its latest ones are left out.
    for (; left < 0; end -= 1) left -= ledger.amount[near[end - 1]!]!;
    if (left === 0 && end > start) return near.slice(start, end);
  }
  return [];
}
