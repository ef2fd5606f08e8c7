import type { MarketLexicon } from "../rule.js";
import { AGENCIES } from "./agencies.js";
import { BANK } from "./bank.js";
import { BROKER_NAMES } from "./brokers.js";
import { CREDITS } from "./credits.js";
import { GAMBLING } from "./gambling.js";
import { INCOMES } from "./incomes.js";
import { LENDERS_TO_BUSINESSES } from "./lenders-to-businesses.js";
import { MERCHANT_CODES } from "./merchant-codes.js";
import { MERCHANTS } from "./merchants.js";
import { MODES, NOISE } from "./modes.js";
import { PROFESSIONS } from "./professions.js";
import { SENSITIVE } from "./sensitive.js";
import { WAGES } from "./wages.js";

/** What is the same in every market: used together with the lexicon of the market. */
export const INTERNATIONAL: MarketLexicon = {
  modes: MODES,
  noise: NOISE,
  rules: [
    ...BANK,
    ...INCOMES,
    ...PROFESSIONS,
    ...WAGES,
    ...AGENCIES,
    ...BROKER_NAMES,
    ...CREDITS,
    ...LENDERS_TO_BUSINESSES,
    ...GAMBLING,
    ...MERCHANTS,
    ...MERCHANT_CODES,
    ...SENSITIVE,
  ],
};
