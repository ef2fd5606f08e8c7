import type { LexiconRule } from "../rule.js";
import { DEBTS } from "./debts.js";
import { DRAWDOWNS } from "./drawdowns.js";
import { INSTALMENTS } from "./instalments.js";
import { LENT_FOR } from "./lent-for.js";
import { LOANS } from "./loans.js";
import { PREPAYMENTS } from "./prepayments.js";

/** Lenders, instalments, leasing and debt collection of households in France. */
export const CREDITS: readonly LexiconRule[] = [
  ...LOANS,
  ...PREPAYMENTS,
  ...LENT_FOR,
  ...DRAWDOWNS,
  ...INSTALMENTS,
  ...DEBTS,
];
