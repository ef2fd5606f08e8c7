import { hashNumber } from "../../base/hash.js";
import { listsBy, type NumberLists } from "../../base/number-lists.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import { PARAMETERS } from "../../parameters.js";
import { daysOf, gapOf } from "./line-gap.js";
import type { LinkRun } from "./link-kinds.js";
import { isUnpaidTurnover, type LinkFacts } from "./link-sides.js";
import type { RowLinks } from "./row-links.js";
import { areTwoLines } from "./two-lines.js";

/** How many payments are looked at behind a rejected one: hostile bodies repeat them without end. */
export const MOST_CANDIDATES = 24;
const DIRECT_DEBIT = typeNumberOf("DIRECT_DEBIT");

/** So many days before it is due at the earliest an instalment is not yet the next one. */
const DAYS_BEFORE_NEXT = 2;

/**
 * Links rejected debits with the debits that present them again: the first of the same account and amount after the
 * rejection, within the days of a retry from the very first try: the next instalment is none. Most bear the same text, hence
 * the same description group, whose next instalment may be due sooner; what is left takes a direct debit of the same payee
 * whose text says besides that it is one (`2E PRESENTATION`, `TWEEDE AANBIEDING`), or an own bill that says that it is unpaid.
 */
export function linkRetries(facts: LinkRun, links: RowLinks, debits: readonly number[]): void {
  const rejected = debits.filter((row) => isWaiting(links, row));
  linkWithinGroups(facts, links, rejected, debits);
  const left = rejected.filter((row) => isWaiting(links, row));
  linkByWords(facts, links, left, debits);
}

/** Whether a debit came back and nothing that presents it again is known. */
export function isWaiting(links: RowLinks, row: number): boolean {
  return links.rowOf("rejectedOn", row) !== -1 && links.rowOf("retriedOn", row) === -1;
}

function linkWithinGroups(
  { ledger, mayLink, classification: { group } }: LinkRun,
  links: RowLinks,
  rejected: readonly number[],
  debits: readonly number[],
): void {
  if (rejected.length === 0) return;
  const likeOf = (row: number): number => hashNumber(ledger.amount[row]!, group[row]!);
  const waiting = listsBy(rejected, likeOf);
  const alike = waiting.keys.map((): number[] => []);
  for (const row of debits) alike[waiting.placeOf(likeOf(row))]?.push(row);
  const gaps = alike.map((rows) => gapOf(daysOf(ledger, links, rows)));
  const mostDays = gaps.map((days) => Math.min(PARAMETERS.retryDays, days - DAYS_BEFORE_NEXT));
  const next = new Uint32Array(waiting.keys.length);
  // A second try has the amount of a return, so it is among the debits that have an opposite credit.
  for (const row of debits) {
    const place = waiting.placeOf(likeOf(row));
    if (place === -1 || links.isRetry(row)) continue;
    const rows = waiting.at(place);
    const isOver = (first: number): boolean =>
      !isWaiting(links, first) || ledger.day[row]! > ledger.day[links.firstTryOf(first)]! + mostDays[place]!;
    while (next[place]! < rows.length && isOver(rows[next[place]!]!)) next[place]! += 1;
    const isSecond = (one: number): boolean =>
      !isOver(one) &&
      mayLink(one, row) &&
      follows({ ledger }, links, one, row) &&
      !(mostDays[place] === PARAMETERS.retryDays && areTwoLines(ledger, links, alike[place]!, one, row));
    // One that came back later than another may wait in front of it.
    const first = rows.slice(next[place], next[place]! + MOST_CANDIDATES).find(isSecond);
    if (first !== undefined) links.retry(first, row);
  }
}

function linkByWords(facts: LinkRun, links: RowLinks, rejected: readonly number[], debits: readonly number[]): void {
  if (rejected.length === 0) return;
  const { ledger, classification, words, takenBack, mayLink } = facts;
  const { group, type } = classification;
  const keyOf = (row: number): number => hashNumber(ledger.amount[row]!, ledger.account[row]!);
  const likeOf = (row: number): number => hashNumber(ledger.amount[row]!, group[row]!);
  const candidates = listsBy(debits, keyOf);
  const alike = listsBy(debits, likeOf);
  const rejectedOf = listsBy(
    debits.filter((row) => links.rowOf("rejectedOn", row) !== -1),
    keyOf,
  );
  // An own bill that is paid after it came back reads as one that a customer did not pay.
  const isSamePayee = (first: number, row: number): boolean => {
    if (isUnpaidTurnover(facts, row)) return takenBack.isOfCustomer(facts, first, row);
    const areDirectDebits = type[first] === DIRECT_DEBIT && type[row] === DIRECT_DEBIT;
    return areDirectDebits && words.isSamePayee(ledger.description[first]!, ledger.description[row]!);
  };
  const isSecond = (first: number, row: number): boolean =>
    group[first] !== group[row] &&
    isInTime(facts, links, first, row) &&
    mayLink(first, row) &&
    follows(facts, links, first, row) &&
    !links.isRetry(row) &&
    // A line of its own has more payments than there were rejections.
    alike.of(likeOf(row)).length <= rejectedOf.of(keyOf(row)).length &&
    isSamePayee(first, row);
  linkFirstBehind(links, rejected, candidates, keyOf, isSecond);
}

/**
 * Links each rejected debit with the first payment behind it that makes it good, of those that share its key.
 *
 * @param rejected - In the order of days.
 * @param candidates - Payments by key, in the order of days; each rejected debit is one of them.
 */
export function linkFirstBehind(
  links: RowLinks,
  rejected: readonly number[],
  candidates: NumberLists,
  keyOf: (row: number) => number,
  isSecond: (first: number, row: number) => boolean,
): void {
  // One place a list moves along with the rejected debits.
  const next = new Uint32Array(candidates.keys.length);
  for (const first of rejected) {
    const place = candidates.placeOf(keyOf(first));
    const rows = candidates.at(place);
    while (next[place]! < rows.length && rows[next[place]!]! <= first) next[place]! += 1;
    const second = rows.slice(next[place], next[place]! + MOST_CANDIDATES).find((row) => isSecond(first, row));
    if (second !== undefined) links.retry(first, second);
  }
}

/** Whether a row comes after another and not before that was rejected. */
export function follows({ ledger }: Pick<LinkFacts, "ledger">, links: RowLinks, first: number, row: number): boolean {
  return row > first && ledger.day[row]! >= ledger.day[links.rowOf("rejectedOn", first)]!;
}

/** Whether a row lies within the days in which what was tried first may be presented again. */
export function isInTime({ ledger }: Pick<LinkFacts, "ledger">, links: RowLinks, first: number, row: number): boolean {
  return ledger.day[row]! <= ledger.day[links.firstTryOf(first)]! + PARAMETERS.retryDays;
}
