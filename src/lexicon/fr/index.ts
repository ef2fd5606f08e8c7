import type { MarketLexicon } from "../rule.js";
import { BANK } from "./bank.js";
import { BILLS } from "./bills.js";
import { CREDITS } from "./credits.js";
import { GAMBLING } from "./gambling.js";
import { INCOMES } from "./incomes.js";
import { BANK_INSURANCE_PREFIX } from "./insurance.js";
import { MERCHANTS } from "./merchants.js";
import { MODES, NOISE, OWN_ACCOUNTS, SAVINGS_BOOKS } from "./modes.js";
import { PROFESSIONS } from "./professions.js";
import { SENSITIVE } from "./sensitive.js";

/** The lexicon of the French market. */
export const FR: MarketLexicon = {
  modes: MODES,
  noise: NOISE,
  ownAccounts: OWN_ACCOUNTS,
  savingsBooks: SAVINGS_BOOKS,
  // The payments of a bank's own insurances.
  codePrefixes: BANK_INSURANCE_PREFIX,
  rules: [...BANK, ...INCOMES, ...PROFESSIONS, ...CREDITS, ...BILLS, ...GAMBLING, ...MERCHANTS, ...SENSITIVE],
};
