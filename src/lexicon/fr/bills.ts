import type { LexiconRule } from "../rule.js";
import { HOUSEHOLD_BILLS } from "./household-bills.js";
import { INSURANCE } from "./insurance.js";
import { RENT } from "./rent.js";
import { TAXES } from "./taxes.js";

/** Rent, power and water, telecom, insurance, taxes and maintenance of households in France. */
export const BILLS: readonly LexiconRule[] = [...RENT, ...HOUSEHOLD_BILLS, ...INSURANCE, ...TAXES];
