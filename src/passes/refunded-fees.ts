import type { TextReader } from "../lexicon/text-reader.js";
import { CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import type { Classification } from "./classification.js";
import type { DecidedRows } from "./corrections-categories.js";
import type { Counting } from "./counting.js";
import type { ObservationWindow } from "./observation-window.js";
import { SharedWords } from "./shared-words.js";

/** What netting refunded fees needs. */
export interface RefundedFeeNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly reader: TextReader;
  readonly classification: Classification;
  /** What links make of the rows. */
  readonly counting: Counting;
  /** Rows that the client decided: they are what the client says, whatever their texts do. */
  readonly decided: DecidedRows | undefined;
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
 * Nets the fees that a bank gave back in one sum: of one account and kind, an unbroken run of fees in the days before the
 * refund adds up to it. A bank gives back what bears one name, so that the fees of each category are looked at before all
 * of the kind together, those that share the most words with the refund first. A fee that is given back in part stays what it
 * was.
 */
export function netRefundedFees(needs: RefundedFeeNeeds): Counting {
  const { ledger, reader, counting } = needs;
  const { feesOf, refundsOf } = findFees(needs);
  if (refundsOf.size === 0) return counting;
  const words = new SharedWords(reader);
  const isRefunded = counting.isRefunded.slice();
  const isReturn = counting.isReturn.slice();
  for (const [key, refunds] of refundsOf) {
    const fees = feesOf.get(key) ?? [];
    for (const refund of refunds.slice(0, MOST_REFUNDS)) {
      const earliest = ledger.day[refund]! - PARAMETERS.refundDays;
      const near = fees.filter(
        (fee) => isRefunded[fee] === 0 && ledger.day[fee]! >= earliest && ledger.day[fee]! <= ledger.day[refund]!,
      );
      const given = givenBack(needs, words, near, refund);
      for (const fee of given) isRefunded[fee] = 1;
      if (given.length > 0) isReturn[refund] = 1;
    }
  }
  return { ...counting, isRefunded, isReturn };
}

/** The fees and refunds of each kind and account that nothing has netted yet, in the order of days. */
function findFees({ ledger, window, classification, counting, decided }: RefundedFeeNeeds): {
  readonly feesOf: ReadonlyMap<number, readonly number[]>;
  readonly refundsOf: ReadonlyMap<number, readonly number[]>;
} {
  const feesOf = new Map<number, number[]>();
  const refundsOf = new Map<number, number[]>();
  for (const row of window.rows) {
    const category = classification.textCategory[row]!;
    const isDebit = ledger.amount[row]! < 0;
    const kind = isDebit ? KIND_OF_FEE[category]! : KIND_OF_REFUND[category]!;
    if (kind === -1 || counting.isRefunded[row] === 1 || counting.isReturn[row] === 1) continue;
    if (decided !== undefined && decided.refinement[row] !== 0) continue;
    const lists = isDebit ? feesOf : refundsOf;
    const key = ledger.account[row]! * KINDS.length + kind;
    const rows = lists.get(key);
    if (rows === undefined) lists.set(key, [row]);
    else rows.push(row);
  }
  return { feesOf, refundsOf };
}

/**
 * The fees that a refund gives back: a run of one category, of those that share the most words with it the latest, else the
 * latest of all; none where no run adds up to it.
 */
function givenBack(
  { ledger, classification: { textCategory } }: RefundedFeeNeeds,
  words: SharedWords,
  fees: readonly number[],
  refund: number,
): readonly number[] {
  const sum = ledger.amount[refund]!;
  const sharedWords = (fee: number): number => words.countOf(ledger.description[refund]!, ledger.description[fee]!);
  const runs = [...new Set(fees.map((fee) => textCategory[fee]!))]
    .map((category) => fees.filter((fee) => textCategory[fee] === category))
    .map((ofCategory) => latestRun(ledger, ofCategory, sum))
    .filter((run) => run.length > 0)
    .map((run) => ({ run, end: run.at(-1)!, shared: sharedWords(run.at(-1)!) }))
    .sort((left, right) => right.shared - left.shared || right.end - left.end);
  return runs[0]?.run ?? latestRun(ledger, fees, sum);
}

/** The latest unbroken run of fees that adds up to a sum; none where there is no such run. */
function latestRun(ledger: Ledger, fees: readonly number[], sum: number): readonly number[] {
  let end = fees.length;
  let left = sum;
  for (let start = fees.length - 1; start >= 0; start -= 1) {
    left += ledger.amount[fees[start]!]!;
    // Fees are debits: from here on the run is too large until its latest ones are left out.
    for (; left < 0; end -= 1) left -= ledger.amount[fees[end - 1]!]!;
    if (left === 0 && end > start) return fees.slice(start, end);
  }
  return [];
}
