import { type Mode, type ReturnedPayment, STRENGTHS } from "./rule.js";

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
