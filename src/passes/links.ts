import type { Day } from "../base/calendar.js";
import { hashNumber } from "../base/hash.js";
import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import type { Classification } from "./classification.js";
import { LINK_KINDS, type LinkColumns, type LinkFacts } from "./link-kinds.js";
import { findSides, matchPairs, type Sides } from "./match-pairs.js";
import { firstRowFrom, type ObservationWindow } from "./observation-window.js";

/** Links, and which rows have any. */
export interface Links extends LinkColumns {
  /** 1 for a row that is a side of any pair. */
  readonly isLinked: Uint8Array;
  /** 1 for a row that is a side of a pair that cancels or moves money: of any but a retry. A row is in one of these only. */
  readonly isPaired: Uint8Array;
}

/** Two rows that the client says are one transfer between own accounts. */
export interface NamedTransfer {
  readonly outgoing: number;
  readonly incoming: number;
}

/** Names of the links, as the interface's relatedTransactions has them. */
export const LINK_NAMES = [
  "retryOf",
  "retriedOn",
  "rejectionOf",
  "rejectedOn",
  "transferOf",
  "transferredOn",
  "resetOf",
  "resetOn",
  "refundOf",
  "refundedOn",
] as const satisfies readonly (keyof LinkColumns)[];

/** What linking the transactions of a window needs. */
export interface WindowLinkNeeds extends LinkFacts {
  readonly window: ObservationWindow;
  /** Own transfers that the client names: they stand before all that is found. */
  readonly transfers?: readonly NamedTransfer[];
}

/** What linking the rest of the history needs. */
export interface HistoryLinkNeeds extends LinkFacts {
  /** The links of the window, which stay. */
  readonly links: Links;
  readonly window: ObservationWindow;
}

/**
 * Finds the transactions of a window's days that belong together: deferred card totals and their resets, rejections,
 * refunds, own transfers, and retries (decisions section 5). One to one, best match first, exact amounts. Only these links
 * touch figures, so that nothing outside the window does.
 */
export function linkWindow({ window, transfers = [], ...needs }: WindowLinkNeeds): Links {
  const { ledger } = needs;
  const sides = findSides(ledger, firstRowFrom(ledger, window.from), firstRowFrom(ledger, (window.to + 1) as Day));
  return link(needs, sides, withTransfers(emptyLinks(ledger.size), transfers));
}

/** The links that the whole history shows by itself, whatever a window or the client says. */
export function linkAll(needs: LinkFacts): Links {
  const { ledger } = needs;
  return link(needs, findSides(ledger, 0, ledger.size), emptyLinks(ledger.size));
}

/** Adds the links of all other transactions, for what the result shows of each: the window's own links stay as they are. */
export function linkHistory({ links, window, ...needs }: HistoryLinkNeeds): Links {
  const { ledger } = needs;
  const isAllInside = ledger.size > 0 && ledger.day[0]! >= window.from && ledger.day[ledger.size - 1]! <= window.to;
  if (isAllInside) return links;
  return link(needs, findSides(ledger, 0, ledger.size), copyOf(links));
}

function emptyLinks(size: number): Links {
  const columns = Object.fromEntries(LINK_NAMES.map((name) => [name, new Int32Array(size).fill(-1)]));
  return { ...(columns as unknown as LinkColumns), isLinked: new Uint8Array(size), isPaired: new Uint8Array(size) };
}

function withTransfers(links: Links, transfers: readonly NamedTransfer[]): Links {
  for (const { outgoing, incoming } of transfers) {
    links.transferOf[incoming] = outgoing;
    links.transferredOn[outgoing] = incoming;
    for (const row of [incoming, outgoing]) links.isLinked[row] = links.isPaired[row] = 1;
  }
  return links;
}

function copyOf(links: Links): Links {
  const columns = Object.fromEntries(LINK_NAMES.map((name) => [name, links[name].slice()]));
  const { isLinked, isPaired } = links;
  return { ...(columns as unknown as LinkColumns), isLinked: isLinked.slice(), isPaired: isPaired.slice() };
}

function link(facts: LinkFacts, sides: Sides, links: Links): Links {
  const { ledger, classification, lexicon } = facts;
  const { isPaired, isLinked } = links;
  for (const kind of LINK_KINDS) {
    matchPairs({
      ledger,
      lexicon,
      sides,
      isCredit: (row) => isPaired[row] === 0 && kind.isCredit(facts, row),
      isDebit: (row) => isPaired[row] === 0 && kind.isDebit(facts, row),
      fits: (credit, debit) => kind.fits(facts, credit, debit),
      daysBefore: kind.daysBefore,
      daysAfter: kind.daysAfter,
      evidenceOf: (credit, debit) => kind.evidenceOf(facts, credit, debit),
      pair: (credit, debit) => {
        links[kind.of][credit] = debit;
        links[kind.on][debit] = credit;
        for (const row of [credit, debit]) isLinked[row] = isPaired[row] = 1;
      },
      isPaired,
    });
  }
  linkRetries(ledger, classification, links, sides.debits);
  return links;
}

/**
 * The first debit of the same account, amount and description group after a rejection, and before the next instalment can
 * be due, presents it again.
 */
function linkRetries(ledger: Ledger, { group }: Classification, links: Links, debits: readonly number[]): void {
  const keyOf = (row: number): number => hashNumber(ledger.amount[row]!, group[row]!);
  const waiting = new Map<number, number[]>();
  for (const row of debits) {
    if (links.rejectedOn[row] === -1 || links.retriedOn[row] !== -1) continue;
    const key = keyOf(row);
    const rejected = waiting.get(key);
    if (rejected === undefined) waiting.set(key, [row]);
    else rejected.push(row);
  }
  if (waiting.size === 0) return;
  // A second try has the amount of a return, so it is among the debits that have an opposite credit.
  for (const row of debits) {
    const rejected = waiting.get(keyOf(row));
    if (rejected === undefined || links.retryOf[row] !== -1) continue;
    const day = ledger.day[row]!;
    while (rejected.length > 0 && day > ledger.day[rejected[0]!]! + PARAMETERS.retryDays) rejected.shift();
    const first = rejected[0];
    if (first === undefined || first >= row || ledger.day[links.rejectedOn[first]!]! > day) continue;
    links.retryOf[row] = first;
    links.retriedOn[first] = row;
    links.isLinked[row] = links.isLinked[first] = 1;
    rejected.shift();
  }
}
