import { hashNumber } from "../../base/hash.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import { PARAMETERS } from "../../parameters.js";
import type { LinkFacts } from "./link-sides.js";
import type { RowLinks } from "./row-links.js";
import { isSamePayee } from "./shared-words.js";

/** How many debits of one amount are looked at behind a rejected one: hostile bodies repeat an amount without end. */
const MOST_CANDIDATES = 24;
const DIRECT_DEBIT = typeNumberOf("DIRECT_DEBIT");

/**
 * Links rejected debits with the debits that present them again: the first of the same account and amount after the
 * rejection, and before the next instalment can be due. Most bear the same text, hence the same description group; what is
 * left takes a direct debit of the same payee whose text says besides that it is one (`2E PRESENTATION`, `TWEEDE AANBIEDING`).
 */
export function linkRetries(facts: LinkFacts, links: RowLinks, debits: readonly number[]): void {
  const rejected = debits.filter((row) => isWaiting(links, row));
  linkWithinGroups(facts, links, rejected, debits);
  const left = rejected.filter((row) => isWaiting(links, row));
  linkByWords(facts, links, left, debits);
}

function isWaiting(links: RowLinks, row: number): boolean {
  return links.rowOf("rejectedOn", row) !== -1 && links.rowOf("retriedOn", row) === -1;
}

function linkWithinGroups(
  { ledger, classification: { group } }: LinkFacts,
  links: RowLinks,
  rejected: readonly number[],
  debits: readonly number[],
): void {
  if (rejected.length === 0) return;
  const waiting = listsBy(rejected, (row) => hashNumber(ledger.amount[row]!, group[row]!));
  // A second try has the amount of a return, so it is among the debits that have an opposite credit.
  for (const row of debits) {
    const first = waiting.get(hashNumber(ledger.amount[row]!, group[row]!));
    if (first === undefined || links.isRetry(row)) continue;
    while (first.length > 0 && isTooLate({ ledger }, first[0]!, row)) first.shift();
    if (first.length === 0 || !follows({ ledger }, links, first[0]!, row)) continue;
    links.retry(first.shift()!, row);
  }
}

function linkByWords(facts: LinkFacts, links: RowLinks, rejected: readonly number[], debits: readonly number[]): void {
  if (rejected.length === 0) return;
  const { ledger, lexicon, classification } = facts;
  const { group, type } = classification;
  const keyOf = (row: number): number => hashNumber(ledger.amount[row]!, ledger.account[row]!);
  const likeOf = (row: number): number => hashNumber(ledger.amount[row]!, group[row]!);
  const candidates = listsBy(debits, keyOf);
  const alike = listsBy(debits, likeOf);
  const rejectedOf = listsBy(
    debits.filter((row) => links.rowOf("rejectedOn", row) !== -1),
    keyOf,
  );
  const isSecond = (first: number, row: number): boolean =>
    !isTooLate(facts, first, row) &&
    follows(facts, links, first, row) &&
    type[first] === DIRECT_DEBIT &&
    type[row] === DIRECT_DEBIT &&
    !links.isRetry(row) &&
    // A line of its own has more payments than there were rejections.
    alike.get(likeOf(row))!.length <= rejectedOf.get(keyOf(row))!.length &&
    isSamePayee(lexicon, ledger.description[first]!, ledger.description[row]!);
  // Both lists go by day, so that one place a list moves along with the rejected debits.
  const placeOf = new Map<number, number>();
  for (const first of rejected) {
    const key = keyOf(first);
    const rows = candidates.get(key)!;
    let place = placeOf.get(key) ?? 0;
    while (place < rows.length && rows[place]! <= first) place += 1;
    placeOf.set(key, place);
    const second = rows.slice(place, place + MOST_CANDIDATES).find((row) => isSecond(first, row));
    if (second !== undefined) links.retry(first, second);
  }
}

/** Whether a row comes after another and not before that was rejected. */
function follows({ ledger }: Pick<LinkFacts, "ledger">, links: RowLinks, first: number, row: number): boolean {
  return row > first && ledger.day[row]! >= ledger.day[links.rowOf("rejectedOn", first)]!;
}

function isTooLate({ ledger }: Pick<LinkFacts, "ledger">, first: number, row: number): boolean {
  return ledger.day[row]! > ledger.day[first]! + PARAMETERS.retryDays;
}

function listsBy(rows: readonly number[], keyOf: (row: number) => number): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [row]);
    else list.push(row);
  }
  return lists;
}
