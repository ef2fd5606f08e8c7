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

/** How many compiled lexicons are kept: a service has few projects with rules of their own. */
const MOST_KEPT = 8;
const compiled = new Map<string, Lexicon>();

/** The compiled lexicon of a market with a client's own rules, made on first use and kept. */
export function lexiconOf(market: Market, clientRules: readonly ClientRule[]): Lexicon {
  const key = clientRules.length === 0 ? market : `${market}${JSON.stringify(clientRules)}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  if (compiled.size >= MOST_KEPT) compiled.delete(compiled.keys().next().value!);
  const lexicon = new Lexicon(LEXICONS_OF_MARKET[market], clientRules);
  compiled.set(key, lexicon);
  return lexicon;
}
