import type { LexiconRule } from "../rule.js";
import { FEES } from "./fees.js";
import { REFUNDS } from "./refunds.js";
import { SAVINGS } from "./savings.js";
import { SEIZURES } from "./seizures.js";

/** Fees, seizures, rejections, refunds, savings and card totals of French accounts. */
export const BANK: readonly LexiconRule[] = [...FEES, ...SEIZURES, ...REFUNDS, ...SAVINGS];
