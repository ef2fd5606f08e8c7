import type { LexiconRule } from "../rule.js";
import { CHAINS_AND_SIGNS } from "./chains-and-signs.js";
import { DRIVING } from "./driving.js";
import { GROCERIES } from "./groceries.js";
import { HEALTH } from "./health.js";
import { LEISURE } from "./leisure.js";
import { MULTIMEDIA } from "./multimedia.js";
import { SHOPPING } from "./shopping.js";
import { SIGN_WORDS } from "./sign-words.js";
import { SPORT } from "./sport.js";
import { TRANSPORT } from "./transport.js";

/** Shops and services of daily life in France by name and by kind; worldwide names are in the international lexicon. */
export const MERCHANTS: readonly LexiconRule[] = [
  ...GROCERIES,
  ...TRANSPORT,
  ...DRIVING,
  ...HEALTH,
  ...LEISURE,
  ...MULTIMEDIA,
  ...SHOPPING,
  ...SPORT,
  ...CHAINS_AND_SIGNS,
  ...SIGN_WORDS,
];
