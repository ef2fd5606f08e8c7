import { hashNumber } from "../../base/hash.js";
import { listsBy } from "../../base/number-lists.js";
import { categoryFlags, DEBT_CATEGORIES } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import type { Classification } from "../classification.js";
import type { RowLinks } from "../links/row-links.js";
import { firstPlaceFrom } from "../nearest-rows.js";

/** Most days from an instalment to the next, with a weekend between. */
const MOST_DAYS_TO_NEXT = 33;
/** Debits that lie so many days apart at most are due together, or moved by a weekend and a bank holiday. */
const MOST_DAYS_BESIDE = 5;

/** What is repaid in instalments; a fast loan is often followed by a larger one. */
export const HAS_INSTALMENTS: Uint8Array = categoryFlags(
  (category) => DEBT_CATEGORIES.has(category) && category !== "LOAN_REPAYMENT_FAST",
);

/** What finding instalments that were taken with the next ones needs. */
interface InstalmentNeeds {
  readonly ledger: Ledger;
  readonly links: RowLinks;
  readonly classification: Pick<Classification, "category" | "group">;
}

/**
 * Instalments that came back and were taken with the next one, within a month: the only debit of its line that is as large as
 * both, or has a fee besides. Of one that was tried again in vain it is the last try. What comes back once more is taken with
 * the one after it.
 *
 * @param rows - In the order of days.
 * @param cameBack - Whether a debit came back among the rows.
 */
export function findTakenWithNext(
  { ledger, links, classification: { category, group } }: InstalmentNeeds,
  rows: Uint32Array,
  cameBack: (row: number) => boolean,
): readonly number[] {
  const { amount, day } = ledger;
  const tries = Array.from(rows.filter((row) => HAS_INSTALMENTS[category[row]!] === 1 && amount[row]! < 0));
  if (!tries.some(cameBack)) return [];
  const likeOf = (row: number): number => hashNumber(amount[row]!, group[row]!);
  const alike = listsBy(
    tries.filter((row) => !links.isRetry(row)),
    likeOf,
  );
  const latest = new Map<number, number>();
  const instalments = new Map<number, number>();
  const countBeside = (row: number, like: number): number => {
    const [own, at] = [alike.of(like), day[row]!];
    const end = firstPlaceFrom(ledger, own, at + MOST_DAYS_BESIDE + 1, own.length);
    return end - firstPlaceFrom(ledger, own, at - MOST_DAYS_BESIDE, end);
  };
  // As many of the amount as around the first try: the instalment itself comes besides.
  const isPaidBeside = (row: number, first: number, instalment: number): boolean => {
    const like = hashNumber(instalment, group[row]!);
    return countBeside(row, like) >= Math.max(1, countBeside(first, like));
  };
  return tries.flatMap((row) => {
    const line = group[links.firstTryOf(row)]!;
    const before = latest.get(line);
    latest.set(line, row);
    if (before === undefined || !cameBack(before) || links.isRetry(row)) return [];
    const first = links.firstTryOf(before);
    const instalment = instalments.get(first) ?? amount[first]!;
    const both = instalment + amount[before]!;
    const isBoth = amount[row]! <= both && amount[row]! >= both + amount[before]! * PARAMETERS.returnFeeShare;
    const isNext = day[row]! >= day[links.rowOf("rejectedOn", before)]! && day[row]! <= day[first]! + MOST_DAYS_TO_NEXT;
    // A larger instalment that comes twice is another loan's, and so is one beside which the instalment itself comes.
    if (!isBoth || !isNext || alike.of(likeOf(row)).length > 1 || isPaidBeside(row, first, instalment)) return [];
    instalments.set(row, instalment);
    return [before];
  });
}
