import { hashNumber } from "../../base/hash.js";
import { listsBy } from "../../base/number-lists.js";
import { categoryFlags, LOAN_REPAYMENT_CATEGORIES } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";
import type { RowLinks } from "../links/row-links.js";

/** A fee for what came back: so much of it at most. */
const MOST_FEE = 0.1;
/** Most days from an instalment to the next, with a weekend between. */
const MOST_DAYS_TO_NEXT = 33;

/** What is repaid in instalments; a fast loan is often followed by a larger one. */
const HAS_INSTALMENTS = categoryFlags(
  (category) =>
    (LOAN_REPAYMENT_CATEGORIES.has(category) && category !== "LOAN_REPAYMENT_FAST") ||
    ["SPLIT_PAYMENT", "LEASING"].includes(category),
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
  const isPaidBeside = (row: number, before: number, instalment: number): boolean => {
    const [from, to] = [links.rowOf("rejectedOn", before), day[links.firstTryOf(before)]! + MOST_DAYS_TO_NEXT];
    return alike.of(hashNumber(instalment, group[row]!)).some((other) => other > from && day[other]! <= to);
  };
  return tries.flatMap((row) => {
    const line = group[links.firstTryOf(row)]!;
    const before = latest.get(line);
    latest.set(line, row);
    if (before === undefined || !cameBack(before) || links.isRetry(row)) return [];
    const first = links.firstTryOf(before);
    const instalment = instalments.get(first) ?? amount[first]!;
    const both = instalment + amount[before]!;
    const isBoth = amount[row]! <= both && amount[row]! >= both + amount[before]! * MOST_FEE;
    const isNext = day[row]! >= day[links.rowOf("rejectedOn", before)]! && day[row]! <= day[first]! + MOST_DAYS_TO_NEXT;
    // A larger instalment that comes twice is another loan's, and so is one where the instalment itself comes in its month.
    if (!isBoth || !isNext || alike.of(likeOf(row)).length > 1 || isPaidBeside(row, before, instalment)) return [];
    instalments.set(row, instalment);
    return [before];
  });
}
