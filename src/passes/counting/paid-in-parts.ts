import { hashNumber } from "../../base/hash.js";
import { listsBy } from "../../base/number-lists.js";
import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import type { Classification } from "../classification.js";
import type { RowLinks } from "../links/row-links.js";
import { firstPlaceFrom } from "../nearest-rows.js";
import { HAS_INSTALMENTS } from "./taken-with-next.js";

/** A fee for what came back: so much of it at most. */
const MOST_FEE = 0.1;
/** So many payments behind what came back are added up. */
const MOST_PARTS = 12;

/** What finding instalments that were paid in parts needs. */
interface PartNeeds {
  readonly ledger: Ledger;
  readonly links: RowLinks;
  readonly classification: Pick<Classification, "category" | "group" | "counterparty">;
}

/**
 * Instalments that came back and were made good in several payments to the same payee, whatever way they were paid, before the
 * next was due: in these they are owed already. What is also paid at other times is another loan's.
 *
 * @param rows - In the order of days.
 * @param cameBack - Whether a debit came back among the rows.
 */
export function findPaidInParts(
  { ledger, links, classification: { category, group, counterparty } }: PartNeeds,
  rows: Uint32Array,
  cameBack: (row: number) => boolean,
): readonly number[] {
  const { amount, day, account } = ledger;
  const instalments = Array.from(rows.filter((row) => HAS_INSTALMENTS[category[row]!] === 1 && amount[row]! < 0));
  const waiting = instalments.filter((row) => cameBack(row) && links.rowOf("retriedOn", row) === -1);
  if (waiting.length === 0) return [];
  const likeOf = (row: number): number => hashNumber(amount[row]!, group[row]!);
  const payeeOf = (row: number): number => hashNumber(account[row]!, counterparty[row]!);
  const alike = listsBy(instalments, likeOf);
  const ofPayee = listsBy(instalments, payeeOf);
  const partsOf = (owed: number): readonly number[] => {
    const own = ofPayee.of(payeeOf(owed));
    const from = firstPlaceFrom(ledger, own, day[links.rowOf("rejectedOn", owed)]!, own.length);
    const lastDay = day[links.firstTryOf(owed)]! + PARAMETERS.retryDays;
    const parts: number[] = [];
    let paid = 0;
    for (const row of own.slice(from, from + MOST_PARTS)) {
      const isWhole = amount[row]! <= amount[owed]!;
      if (paid <= amount[owed]! || day[row]! > lastDay || isWhole || links.isPaired(row) || links.isRetry(row)) break;
      parts.push(row);
      paid += amount[row]!;
    }
    return paid <= amount[owed]! && paid >= amount[owed]! * (1 + MOST_FEE) ? parts : [];
  };
  const taken = new Set<number>();
  return waiting.filter((owed) => {
    const parts = partsOf(owed);
    const isPart = (row: number): boolean => parts.includes(row);
    const areOwn = parts.every((row) => !taken.has(row) && alike.of(likeOf(row)).every(isPart));
    if (parts.length < 2 || !areOwn) return false;
    for (const row of parts) taken.add(row);
    return true;
  });
}
