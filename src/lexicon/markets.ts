import type { ClientRule } from "../model/client-rule.js";
import type { Market } from "../model/market.js";
import { BE } from "./be/index.js";
import { ES } from "./es/index.js";
import { FR } from "./fr/index.js";
import { GB } from "./gb/index.js";
import { INTERNATIONAL } from "./international/index.js";
import { Lexicon } from "./lexicon.js";
import { NL } from "./nl/index.js";
import type { MarketLexicon } from "./rule.js";

/** The lexicons that each market reads with: its own, its languages' and the worldwide names. */
export const LEXICONS_OF_MARKET: Readonly<Record<Market, readonly MarketLexicon[]>> = {
  FR: [FR, INTERNATIONAL],
  GB: [GB, INTERNATIONAL],
  ES: [ES, INTERNATIONAL],
  NL: [NL, INTERNATIONAL],
  BE: [BE, FR, NL, INTERNATIONAL],
};

/** How many lexicons with rules of a client are kept compiled, at some four megabytes each. */
const MOST_KEPT = 32;
const ofMarkets = new Map<Market, Lexicon>();
/** By market and rules; the one that was used last stands last. */
const ofClients = new Map<string, Lexicon>();

/** The compiled lexicon of a market with a client's own rules, made on first use and kept. */
export function lexiconOf(market: Market, clientRules: readonly ClientRule[]): Lexicon {
  if (clientRules.length === 0) {
    const known = ofMarkets.get(market) ?? new Lexicon(LEXICONS_OF_MARKET[market], clientRules);
    ofMarkets.set(market, known);
    return known;
  }
  const key = `${market}${JSON.stringify(clientRules)}`;
  const lexicon = ofClients.get(key) ?? new Lexicon(LEXICONS_OF_MARKET[market], clientRules);
  ofClients.delete(key);
  if (ofClients.size >= MOST_KEPT) ofClients.delete(ofClients.keys().next().value!);
  ofClients.set(key, lexicon);
  return lexicon;
}
