import { CATEGORIES, type Category, categoryNumberOf } from "../model/category.js";
import type { Categories } from "./categories.js";
import type { Counting } from "./counting.js";
import type { ObservationWindow } from "./observation-window.js";

/** The red flags of the essentials, with those of preventive seizures (decisions section 9). */
export const RED_FLAGS = [
  "FEES_DIRECT_DEBT_RECOVERY",
  "PROVISION_DIRECT_DEBT_RECOVERY",
  "RELEASE_DIRECT_DEBT_RECOVERY",
  "FEES_ACCOUNT_SEIZURE",
  "PROVISION_ACCOUNT_SEIZURE",
  "RELEASE_ACCOUNT_SEIZURE",
  "DEBT_COLLECTION",
  "REJECTION_CHECK",
  "FEES_CHECK_REJECTION",
  "FEES_PREVENTIVE_SEIZURE",
  "REJECTION_LOAN_REPAYMENT",
  "PROVISION_PREVENTIVE_SEIZURE",
  "RELEASE_PREVENTIVE_SEIZURE",
] as const satisfies readonly Category[];
/** A red flag. */
export type RedFlag = (typeof RED_FLAGS)[number];

/** What the red flags need. */
export interface RedFlagNeeds {
  readonly window: ObservationWindow;
  readonly categories: Categories;
  readonly counting: Counting;
}

/** Red flags raised in the window by a transaction of their category, in the order of the interface. */
export function raiseRedFlags({ window, categories, counting }: RedFlagNeeds): readonly RedFlag[] {
  const isSeen = new Uint8Array(CATEGORIES.length);
  // A fee that was refunded raises nothing; a collector's debit that came back unpaid is no better than one that was paid.
  for (const row of window.rows) if (counting.isRefunded[row] === 0) isSeen[categories.ofRow[row]!] = 1;
  return RED_FLAGS.filter((flag) => isSeen[categoryNumberOf(flag)] === 1);
}
