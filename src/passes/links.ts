import type { Day } from "../base/calendar.js";
import type { TextReader } from "../lexicon/text-reader.js";
import { findPaidCards } from "./card-statements.js";
import { HandedOn } from "./links/handed-on.js";
import { LINK_KINDS, type LinkRun } from "./links/link-kinds.js";
import type { LinkFacts } from "./links/link-sides.js";
import { linkMadeGood } from "./links/made-good.js";
import { matchPairs } from "./links/match-pairs.js";
import { NamedAccounts } from "./links/named-accounts.js";
import { Collections } from "./links/own-text-returns.js";
import { linkRetries } from "./links/retries.js";
import { ReturnedTypes } from "./links/returns.js";
import { RowLinks } from "./links/row-links.js";
import { SharedOwners } from "./links/shared-owners.js";
import { findSides, type Sides } from "./links/sides.js";
import { Strangers } from "./links/strangers.js";
import { TakenBack } from "./links/taken-back.js";
import { firstRowFrom, type ObservationWindow } from "./observation-window.js";
import { SharedWords } from "./shared-words.js";

/** Two rows that the client says are one transfer between own accounts. */
export interface NamedTransfer {
  readonly outgoing: number;
  readonly incoming: number;
}

/** What linking needs. */
interface LinkNeeds extends Omit<LinkFacts, "lexicon"> {
  readonly reader: TextReader;
}

/** What linking the transactions of a window needs. */
export interface WindowLinkNeeds extends LinkNeeds {
  readonly window: ObservationWindow;
  /** Own transfers that the client names: they stand before all that is found. */
  readonly transfers?: readonly NamedTransfer[];
}

/** What linking the rest of the history needs. */
export interface HistoryLinkNeeds extends LinkNeeds {
  /** The links of the window, which stay. */
  readonly links: RowLinks;
  readonly window: ObservationWindow;
}

/**
 * Finds the transactions of a window's days that belong together: deferred card totals and their resets, rejections,
 * refunds, money that is taken back, own transfers, and retries (decisions section 5). One to one, best match first, exact
 * amounts. Only these links touch figures, so that nothing outside the window does, but for what a card's bill in it pays.
 */
export function linkWindow({ window, transfers = [], ...needs }: WindowLinkNeeds): RowLinks {
  const { ledger } = needs;
  const sides = findSides(ledger, firstRowFrom(ledger, window.from), firstRowFrom(ledger, (window.to + 1) as Day));
  return link(needs, sides, withTransfers(RowLinks.none(ledger.size), transfers));
}

/** The links that the whole history shows by itself, whatever a window or the client says. */
export function linkAll(needs: LinkNeeds): RowLinks {
  const { ledger } = needs;
  return link(needs, findSides(ledger, 0, ledger.size), RowLinks.none(ledger.size));
}

/** Adds the links of all other transactions, for what the result shows of each: the window's own links stay as they are. */
export function linkHistory({ links, window, ...needs }: HistoryLinkNeeds): RowLinks {
  const { ledger } = needs;
  const isAllInside = ledger.size > 0 && ledger.day[0]! >= window.from && ledger.day[ledger.size - 1]! <= window.to;
  if (isAllInside) return links;
  const isInside = (row: number): boolean => ledger.day[row]! >= window.from && ledger.day[row]! <= window.to;
  // Two rows of the window that it leaves apart stay so: what lies outside must not change what its figures are explained by.
  const mayLink = (row: number, other: number): boolean => !isInside(row) || !isInside(other);
  return link(needs, findSides(ledger, 0, ledger.size), links.copy(), mayLink);
}

const ANY_TWO = (): boolean => true;

function withTransfers(links: RowLinks, transfers: readonly NamedTransfer[]): RowLinks {
  for (const { outgoing, incoming } of transfers) links.pair("transferOf", incoming, "transferredOn", outgoing);
  return links;
}

function link(needs: LinkNeeds, sides: Sides, links: RowLinks, mayLink: LinkRun["mayLink"] = ANY_TWO): RowLinks {
  const { ledger, scope, classification, reader } = needs;
  const facts: LinkFacts = { ledger, scope, classification, lexicon: reader.lexicon };
  const words = new SharedWords(reader);
  const namedAccounts = new NamedAccounts(ledger, words);
  const isPaidInFull = findPaidCards({ ...facts, sides });
  const collections = new Collections(ledger, sides);
  const returnedTypes = new ReturnedTypes(reader);
  const strangers = new Strangers(reader, ledger);
  const takenBack = new TakenBack(words);
  const handedOn = new HandedOn(facts, sides);
  const sharedOwners = new SharedOwners(reader, ledger);
  const told = {
    words,
    namedAccounts,
    returnedTypes,
    collections,
    handedOn,
    sharedOwners,
    strangers,
    takenBack,
    isPaidInFull,
  };
  const run: LinkRun = { ...facts, ...told, mayLink };
  for (const kind of LINK_KINDS) matchPairs(run, kind, sides, links);
  linkRetries(run, links, sides.debits);
  linkMadeGood(run, links, sides);
  return links;
}
