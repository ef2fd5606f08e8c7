import type { MarketLexicon } from "../rule.js";
import { BANK } from "./bank.js";
import { BILLS } from "./bills.js";
import { CREDIT_LINE_RULES } from "./credit-lines.js";
import { CREDITS } from "./credits.js";
import { GAMBLING } from "./gambling.js";
import { INCOMES } from "./incomes.js";
import { MERCHANTS } from "./merchants.js";
import { MODES, NOISE, OWN_ACCOUNTS } from "./modes.js";
import { PROFESSIONS } from "./professions.js";
import { SENSITIVE } from "./sensitive.js";

/** The lexicon of the Spanish market. */
export const ES: MarketLexicon = {
  modes: MODES,
  noise: NOISE,
  ownAccounts: OWN_ACCOUNTS,
  rules: [
    ...BANK,
    ...INCOMES,
    ...PROFESSIONS,
    ...CREDITS,
    ...CREDIT_LINE_RULES,
    ...BILLS,
    ...GAMBLING,
    ...MERCHANTS,
    ...SENSITIVE,
  ],
};
