import { MONEY_SCALE } from "../base/money.js";
import { type Category, categoryNumberOf, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import type { Direction } from "../model/client-rule.js";
import { type LexiconRule, type Mode, STRENGTHS } from "./rule.js";

/** Modes in the order of their bits. */
export const MODES: readonly Mode[] = ["CARD", "DIRECT_DEBIT", "TRANSFER", "CHECK", "CASH", "BANK"];

/** Direction as a bit: money in. */
export const IN = 1;
/** Direction as a bit: money out. */
export const OUT = 2;

/** The strength of a client's own rule: before all others. */
export const CLIENT_STRENGTH = -1;
/** The strength of the bank's own operations. */
export const OPERATION_STRENGTH = STRENGTHS.indexOf("OPERATION");
/** The strength of a named counterparty. */
export const NAME_STRENGTH = STRENGTHS.indexOf("NAME");

/** Categories that raise a risk: one short word of a transfer's free text never gives them. */
const RISK_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  "GAMBLING",
  "GAMBLING_GAIN",
  "LOAN_DRAWDOWN",
  "LOAN_DRAWDOWN_PERSONAL",
  "LOAN_DRAWDOWN_REAL_ESTATE",
  "LOAN_DRAWDOWN_REVOLVING",
  "LOAN_REPAYMENT",
  "LOAN_REPAYMENT_REAL_ESTATE",
  "LOAN_REPAYMENT_PERSONAL",
  "LOAN_REPAYMENT_REVOLVING",
  "LOAN_REPAYMENT_FAST",
  "LOAN_PREPAYMENT",
  "SPLIT_PAYMENT",
  "LEASING",
  "DEBT_RECOVERY",
  "DEBT_COLLECTION",
  "BAILIFF",
]);

/** A rule made ready for matching: every condition a number. */
export interface CompiledRule {
  readonly id: string;
  readonly category: number;
  readonly strength: number;
  readonly directions: number;
  /** Bits of the modes that the rule listens to, and of those that it does not; all and none where it does not say. */
  readonly modes: number;
  readonly notModes: number;
  readonly needsMode: boolean;
  readonly amountFrom: number;
  readonly amountTo: number;
  readonly withSigns: readonly number[];
  readonly withoutSigns: readonly number[];
  readonly isRisk: boolean;
  readonly isLoanRepayment: boolean;
}

/** Makes a rule ready; `signOf` gives a companion phrase its number. */
export function compileRule(rule: LexiconRule, strength: number, signOf: (phrase: string) => number): CompiledRule {
  const signs = (phrases: string | undefined): readonly number[] => phrases?.split("|").map(signOf) ?? [];
  return {
    id: rule.id,
    category: categoryNumberOf(rule.category),
    strength,
    directions: directionBits(rule.direction),
    modes: rule.modes === undefined ? ~0 : modeBits(rule.modes),
    notModes: modeBits(rule.notModes ?? []),
    needsMode: rule.modes !== undefined,
    amountFrom: (rule.amountFrom ?? 0) * MONEY_SCALE,
    amountTo: (rule.amountTo ?? Number.POSITIVE_INFINITY) * MONEY_SCALE,
    withSigns: signs(rule.with),
    withoutSigns: signs(rule.without),
    isRisk: RISK_CATEGORIES.has(rule.category),
    isLoanRepayment: LOAN_REPAYMENT_CATEGORIES.has(rule.category),
  };
}

function directionBits(direction: Direction): number {
  return direction === "IN" ? IN : direction === "OUT" ? OUT : IN | OUT;
}

function modeBits(modes: readonly Mode[]): number {
  return modes.reduce((bits, mode) => bits | (1 << MODES.indexOf(mode)), 0);
}
