import type { LexiconRule } from "../rule.js";
import { ALLOWANCES } from "./allowances.js";
import { OTHER_INCOMES } from "./other-incomes.js";
import { PENSIONS } from "./pensions.js";
import { WAGES } from "./wages.js";

/** Wages, benefits, pensions, grants, rents and alimony received in France. */
export const INCOMES: readonly LexiconRule[] = [...WAGES, ...PENSIONS, ...ALLOWANCES, ...OTHER_INCOMES];
