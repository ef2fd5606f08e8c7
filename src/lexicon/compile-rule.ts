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
import { type CompiledRule, IN, MODE_BIT, NAME_STRENGTH, OUT } from "./compiled-rule.js";
import type { LexiconRule, Mode } from "./rule.js";
import { LEAST_SEVERANCE } from "./settlements.js";

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
