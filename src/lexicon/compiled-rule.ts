import { MONEY_SCALE } from "../base/money.js";
import {
  CATEGORIES,
  type Category,
  categoryNumberOf,
  familyOf,
  IS_INCOME,
  LOAN_DRAWDOWN_CATEGORIES,
  LOAN_REPAYMENT_CATEGORIES,
} from "../model/category.js";
import type { Direction } from "../model/client-rule.js";
import { MISFIT } from "./misfit.js";
import { type LexiconRule, type Mode, type ReturnedPayment, STRENGTHS } from "./rule.js";
import { LEAST_SEVERANCE } from "./settlements.js";

/** Modes in the order of their bits. */
export const MODES: readonly Mode[] = ["CARD", "DIRECT_DEBIT", "TRANSFER", "CHECK", "CASH", "BANK"];

/** The bit of each mode. */
export const MODE_BIT = { CARD: 1, DIRECT_DEBIT: 2, TRANSFER: 4, CHECK: 8, CASH: 16, BANK: 32 } as const;

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

/** What banks do every day, and what tells no risk. */
const HARMLESS_OPERATIONS: ReadonlySet<Category> = new Set<Category>([
  "FEES_BANK_SERVICE",
  "REFUND_BANK_SERVICE_FEES",
  "CREDIT_CARD_RESET",
]);

/** Categories that raise a risk, credits and incidents of every kind: a remark between persons never gives them. */
const RISK_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  "GAMBLING",
  "GAMBLING_GAIN",
  ...CATEGORIES.filter((category) => familyOf(category) === "CREDIT"),
  ...CATEGORIES.filter((category) => familyOf(category) === "BANK_OPERATION" && !HARMLESS_OPERATIONS.has(category)),
]);

/** What those are paid who collect the debts of others. */
const COLLECTOR_CATEGORIES: ReadonlySet<Category> = new Set<Category>(["BAILIFF", "DEBT_COLLECTION"]);

/** Who collects what is owed lends nothing: his trade beside a name is his, not a remark's word. */
const COLLECTION_CATEGORIES: ReadonlySet<Category> = new Set<Category>([...COLLECTOR_CATEGORIES, "DEBT_RECOVERY"]);

/** Categories that tell of health by themselves. */
const HEALTH_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  "HEALTH",
  "INSURANCE_HEALTH",
  "ALLOWANCE_HEALTH",
  "ALLOWANCE_DISABILITY",
]);

const NO_CATEGORY = -1;

/** Categories of shops and of services that one goes to. */
const TRADE_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  "GROCERY",
  "HEALTH",
  "LEISURE",
  "MULTIMEDIA",
  "SHOPPING",
  "SPORT",
  "TOBACCO",
  "TRANSPORT",
]);

/** Of these, what is bought every day and tells nothing of health. */
const EVERYDAY_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  "GROCERY",
  "LEISURE",
  "MULTIMEDIA",
  "SHOPPING",
  "SPORT",
  "TRANSPORT",
]);

/** Categories that say less than those whose names go on: a repayment beside a mortgage's. */
const GENERAL_CATEGORIES: readonly Category[] = ["LOAN_REPAYMENT", "LOAN_DRAWDOWN", "INSURANCE", "ALLOWANCE"];

/** A rule made ready for matching: every condition a number. */
export interface CompiledRule {
  readonly id: string;
  readonly category: number;
  /** The category of which this one is a kind; -1 for none. */
  readonly generalCategory: number;
  readonly strength: number;
  readonly directions: number;
  /** Bits of the modes that the rule listens to, and of those that it does not; all and none where it does not say. */
  readonly modes: number;
  readonly notModes: number;
  readonly needsMode: boolean;
  readonly amountFrom: number;
  readonly amountTo: number;
  readonly hasAmountBound: boolean;
  readonly withSigns: readonly number[];
  readonly withoutSigns: readonly number[];
  /** Whether money must come from a savings book. */
  readonly isOfSavingsBook: boolean;
  /** Whether a companion or company that it needs proves who is paid. */
  readonly isProved: boolean;
  /** Whether it is doubted as words that anybody writes, however many they are. */
  readonly isInWords: boolean;
  /** How many names tell the person that the text must name; 0 where it need name none. */
  readonly needsNames: number;
  /** Whether its phrases end names. */
  readonly endsName: boolean;
  /** Whether the text may say nothing else. */
  readonly standsAlone: boolean;
  /** Whether a company must be named before its phrases. */
  readonly behindCompany: boolean;
  /** Whether a number as long as a contract's must stand right behind its phrases. */
  readonly standsBeforeContract: boolean;
  /** Whether no postcode may stand right behind its phrases. */
  readonly isNoPostcode: boolean;
  /** Whether its phrases must stand first, or must not; undefined where they may. */
  readonly standsFirst: boolean | undefined;
  /** The words that say nothing else. */
  readonly besideWords: ReadonlySet<number>;
  /** Whether its phrases name the counterparty. */
  readonly isName: boolean;
  /** Whether a text that it fits names nobody. */
  readonly namesNobody: boolean;
  readonly isRisk: boolean;
  readonly isIncome: boolean;
  readonly isLoanRepayment: boolean;
  readonly isLoanDrawdown: boolean;
  /** Whether it tells that a loan is repaid: not where a collector is paid, whose texts name loans and lenders of others. */
  readonly yieldsToCollector: boolean;
  /** Whether it tells what is lent, leased or paid back, either way. */
  readonly isLending: boolean;
  /** Whether it tells a collector of the debts of others, or a bailiff. */
  readonly isCollector: boolean;
  readonly isInsurance: boolean;
  /** Whether its phrases are words for wages. */
  readonly isWageWord: boolean;
  /** Whether it tells what employers pay by itself, or as part of a wage. */
  readonly mayComeWithWage: boolean;
  /** Whether it tells what is paid once, as a contract of work ends, and from which amount on it is no part of a wage. */
  readonly isPaidOnce: boolean;
  readonly paidAloneFrom: number;
  /** Whether it tells that expenses are paid back. */
  readonly isExpenseReport: boolean;
  /** Whether it tells part of a wage that is paid before the rest. */
  readonly isWageAdvance: boolean;
  readonly isRefund: boolean;
  /** The payment that it tells to have come back for no lack of money. */
  readonly returnOf: ReturnedPayment | undefined;
  /** Whether it tells the trade of a shop or service: a restaurant, a pharmacy. */
  readonly isTrade: boolean;
  /** Whether it tells an everyday purchase, by card alone: such a name may be all of a text. */
  readonly isShopByCard: boolean;
  /** Whether it tells of religion, union or politics. */
  readonly isSensitive: boolean;
  /** Whether it tells of health, by its category. */
  readonly isHealth: boolean;
  /** Whether what it says is about health or may be: money that comes back, and insurance of any kind. */
  readonly mayBeHealth: boolean;
}

/** Makes a rule ready; `signOf` gives a companion phrase its number, `wordOf` a folded word. */
export function compileRule(
  rule: LexiconRule,
  strength: number,
  signOf: (phrase: string) => number,
  wordOf: (word: string) => number,
): CompiledRule {
  const signs = (phrases: string | undefined): readonly number[] => phrases?.split("|").map(signOf) ?? [];
  return {
    id: rule.id,
    category: categoryNumberOf(rule.category),
    generalCategory: generalCategoryOf(rule.category),
    strength,
    directions: directionBits(rule.direction),
    modes: rule.modes === undefined ? ~0 : modeBits(rule.modes),
    notModes: modeBits(rule.notModes ?? []),
    needsMode: rule.modes !== undefined,
    amountFrom: (rule.amountFrom ?? 0) * MONEY_SCALE,
    amountTo: (rule.amountTo ?? Number.POSITIVE_INFINITY) * MONEY_SCALE,
    hasAmountBound: rule.amountFrom !== undefined || rule.amountTo !== undefined,
    withSigns: signs(rule.with),
    withoutSigns: signs(rule.without),
    isOfSavingsBook: rule.isOfSavingsBook === true,
    isProved: (rule.with !== undefined && rule.isInWords !== true) || rule.behindCompany === true,
    isInWords: rule.isInWords === true,
    needsNames: rule.needsNames ?? 0,
    endsName: rule.endsName === true,
    standsAlone: rule.standsAlone === true,
    behindCompany: rule.behindCompany === true,
    standsBeforeContract: rule.standsBeforeContract === true,
    isNoPostcode: rule.isNoPostcode === true,
    standsFirst: rule.standsFirst,
    besideWords: new Set(rule.beside?.split("|").map(wordOf)),
    namesNobody: rule.namesNobody === true,
    isName: strength === NAME_STRENGTH || rule.isName === true,
    isRisk: RISK_CATEGORIES.has(rule.category),
    isIncome: IS_INCOME[categoryNumberOf(rule.category)] === 1,
    isLoanRepayment: LOAN_REPAYMENT_CATEGORIES.has(rule.category),
    isLoanDrawdown: LOAN_DRAWDOWN_CATEGORIES.has(rule.category),
    yieldsToCollector: rule.category === "LOAN_PREPAYMENT" || LOAN_REPAYMENT_CATEGORIES.has(rule.category),
    isLending: familyOf(rule.category) === "CREDIT" && !COLLECTION_CATEGORIES.has(rule.category),
    isCollector: COLLECTOR_CATEGORIES.has(rule.category),
    isInsurance: rule.category.startsWith("INSURANCE"),
    isWageWord: rule.isWageWord === true,
    mayComeWithWage: rule.category === "WAGE_BONUS" || rule.category === "REFUND_EXPENSE_REPORT",
    isPaidOnce: rule.isPaidOnce === true,
    paidAloneFrom: rule.isPaidOnce === true ? LEAST_SEVERANCE * MONEY_SCALE : Number.POSITIVE_INFINITY,
    isExpenseReport: rule.category === "REFUND_EXPENSE_REPORT",
    isWageAdvance: rule.category === "WAGE_ADVANCE_PAYMENT" || rule.category === "WAGE_SALARY_ADVANCE",
    isRefund: rule.category === "REFUND",
    returnOf: rule.returnOf,
    isTrade: rule.strength === "KIND" && TRADE_CATEGORIES.has(rule.category),
    isShopByCard: rule.modes?.includes("CARD") === true && EVERYDAY_CATEGORIES.has(rule.category),
    isSensitive: rule.isSensitive === true,
    isHealth: HEALTH_CATEGORIES.has(rule.category),
    mayBeHealth: mayBeHealth(rule.category),
  };
}

function generalCategoryOf(category: Category): number {
  const general = GENERAL_CATEGORIES.find((one) => category.startsWith(`${one}_`));
  return general === undefined ? NO_CATEGORY : categoryNumberOf(general);
}

/** A wage that a clinic pays tells nothing of health, a refund that it pays does. */
function mayBeHealth(category: Category): boolean {
  return (
    HEALTH_CATEGORIES.has(category) ||
    category === "INSURANCE" ||
    category.startsWith("REJECTION_") ||
    familyOf(category) === "REFUND"
  );
}

function directionBits(direction: Direction): number {
  return direction === "IN" ? IN : direction === "OUT" ? OUT : IN | OUT;
}

function modeBits(modes: readonly Mode[]): number {
  return modes.reduce((bits, mode) => bits | MODE_BIT[mode], 0);
}

// Constants of the module are folded into the code that tests them millions of times; members of an object are not.
const { FITS, WRONG_DIRECTION, WRONG_AMOUNT, WRONG_MODE, NO_COUNTERPARTY, REVERSED } = MISFIT;
const CARD_BIT = MODE_BIT.CARD;
const NO_COUNTERPARTY_BITS = MODE_BIT.CASH | MODE_BIT.CHECK;
const REVERSIBLE_BITS = MODE_BIT.DIRECT_DEBIT | MODE_BIT.CARD;

/**
 * Why a rule does not fit the way, mode and amount of a text, as a {@link MISFIT}. `modeBit` is 0 for a text that shows
 * no mode.
 */
export function misfitOfRule(rule: CompiledRule, direction: number, modeBit: number, absoluteAmount: number): number {
  if ((rule.directions & direction) === 0) return WRONG_DIRECTION;
  if (absoluteAmount < rule.amountFrom || absoluteAmount > rule.amountTo) return WRONG_AMOUNT;
  const isOtherMode = (rule.modes & modeBit) === 0 || (rule.notModes & modeBit) !== 0;
  if (modeBit === 0 ? rule.needsMode : isOtherMode) return WRONG_MODE;
  if (rule.strength === CLIENT_STRENGTH) return FITS;
  // Cash and cheques have no counterparty: a name in their text is a place or a bank.
  const hasNoCounterparty = (modeBit & NO_COUNTERPARTY_BITS) !== 0;
  if (hasNoCounterparty && rule.strength >= NAME_STRENGTH) return NO_COUNTERPARTY;
  // A debit that came in, or a purchase that came back, is not what its name says.
  const isReversed = direction === IN && (modeBit & REVERSIBLE_BITS) !== 0;
  const isRefundOfPurchase = modeBit === CARD_BIT && rule.directions === IN;
  const isExempt = rule.strength === OPERATION_STRENGTH || isRefundOfPurchase;
  return isReversed && !isExempt ? REVERSED : FITS;
}

/** Whether a shop's name holds the words of two trades, of which one says what it is: a bar that is called a garage. */
export function areTwoTrades(one: CompiledRule, other: CompiledRule): boolean {
  return one.isTrade && other.isTrade && one.category !== other.category;
}
