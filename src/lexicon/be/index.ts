import type { MarketLexicon } from "../rule.js";
import { BANK } from "./bank.js";
import { BILLS } from "./bills.js";
import { CHAINS_AND_SIGNS } from "./chains-and-signs.js";
import { CREDITS } from "./credits.js";
import { GAMBLING } from "./gambling.js";
import { INCOMES } from "./incomes.js";
import { MERCHANTS } from "./merchants.js";
import { MODES, NOISE, OWN_ACCOUNTS } from "./modes.js";
import { PAYCONIQ } from "./payconiq.js";
import { PROFESSIONS } from "./professions.js";
import { SENSITIVE } from "./sensitive.js";
import { SHOPS } from "./shops.js";
import { TRAVEL_AND_HEALTH } from "./travel-and-health.js";

/** The lexicon of the Belgian market, read together with the French and the Dutch lexicons. */
export const BE: MarketLexicon = {
  modes: MODES,
  noise: NOISE,
  ownAccounts: OWN_ACCOUNTS,
  rules: [
    ...BANK,
    ...INCOMES,
    ...PROFESSIONS,
    ...CREDITS,
    ...BILLS,
    ...GAMBLING,
    ...SHOPS,
    ...TRAVEL_AND_HEALTH,
    ...MERCHANTS,
    ...PAYCONIQ,
    ...CHAINS_AND_SIGNS,
    ...SENSITIVE,
  ],
};
