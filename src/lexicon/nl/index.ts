import type { MarketLexicon } from "../rule.js";
import { BANK } from "./bank.js";
import { BILLS } from "./bills.js";
import { CHAINS_AND_SIGNS } from "./chains-and-signs.js";
import { CREDITS } from "./credits.js";
import { DEBTS } from "./debts.js";
import { GAMBLING } from "./gambling.js";
import { INCOMES } from "./incomes.js";
import { MERCHANTS } from "./merchants.js";
import { MODES, NOISE, OWN_ACCOUNTS } from "./modes.js";
import { PROFESSIONS } from "./professions.js";
import { SAVINGS } from "./savings.js";
import { SENSITIVE } from "./sensitive.js";
import { SHOPS } from "./shops.js";
import { SIGN_WORDS } from "./sign-words.js";
import { SPORT } from "./sport.js";
import { TAXES } from "./taxes.js";

/** The lexicon of the Dutch market. */
export const NL: MarketLexicon = {
  modes: MODES,
  noise: NOISE,
  ownAccounts: OWN_ACCOUNTS,
  // Trips with a bank card.
  codePrefixes: "NLOV",
  rules: [
    ...BANK,
    ...SAVINGS,
    ...INCOMES,
    ...PROFESSIONS,
    ...CREDITS,
    ...DEBTS,
    ...BILLS,
    ...TAXES,
    ...GAMBLING,
    ...SHOPS,
    ...MERCHANTS,
    ...SPORT,
    ...CHAINS_AND_SIGNS,
    ...SIGN_WORDS,
    ...SENSITIVE,
  ],
};
