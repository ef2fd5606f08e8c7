import type { Money } from "../base/money.js";
import { CATEGORIES, type Category, categoryFlags, categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { type Balances, balanceAt } from "./balances.js";
import type { Categories } from "./categories.js";
import { sumOf } from "./category-totals.js";
import { isSpent } from "./counted-rows.js";
import type { Counting } from "./counting.js";
import type { ObservationWindow } from "./observation-window.js";

/** What the risks need. */
export interface RiskNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly categories: Categories;
  readonly counting: Counting;
  readonly balances: Balances;
}

/** Transactions that show a risk, with their sum. */
export interface RiskRows {
  readonly total: Money;
  readonly rows: readonly number[];
}

/** The risk indicators of a window (interface, "Credit insights result"). */
export interface Risks {
  readonly interventionFees: RiskRows;
  readonly overdraftFees: RiskRows;
  readonly overdraftDays: number;
  /** The lowest end-of-day balance of a checking account; 0 where none was negative. */
  readonly lowestBalance: Money;
  readonly directRecoveryOfDebt: RiskRows;
  readonly bankAccountSeizure: RiskRows;
  readonly wageAdvance: RiskRows;
  readonly debtCollection: RiskRows;
  readonly bailiff: RiskRows;
  readonly gambling: RiskRows;
  readonly paymentRejections: RiskRows;
  readonly checkRejections: RiskRows;
}

const endsWith = (...endings: readonly string[]): readonly Category[] =>
  CATEGORIES.filter(
    (category) =>
      /^(FEES|PROVISION|RELEASE|REFUND)_/.test(category) && endings.some((ending) => category.endsWith(ending)),
  );

const DIRECT_RECOVERY: readonly Category[] = [
  ...endsWith("_DIRECT_DEBT_RECOVERY", "_DIRECT_DEBT_RECOVERY_FEES"),
  "DEBT_RECOVERY",
];
const SEIZURE = endsWith(
  "_ACCOUNT_SEIZURE",
  "_ACCOUNT_SEIZURE_FEES",
  "_PREVENTIVE_SEIZURE",
  "_PREVENTIVE_SEIZURE_FEES",
);

const REJECTIONS: readonly Category[] = ["REJECTION_PAYMENT", "REJECTION_LOAN_REPAYMENT", "REJECTION_CHECK"];
const WAGE_ADVANCES: readonly Category[] = ["WAGE_SALARY_ADVANCE", "WAGE_ADVANCE_PAYMENT"];
const SINGLE: readonly Category[] = ["FEES_INTERVENTION", "FEES_OVERDRAFT", "DEBT_COLLECTION", "BAILIFF", "GAMBLING"];
const IS_REJECTION = categoryFlags((category) => REJECTIONS.includes(category));
const IS_RISK = categoryFlags((category) =>
  [REJECTIONS, WAGE_ADVANCES, SINGLE, DIRECT_RECOVERY, SEIZURE].some((list) => list.includes(category)),
);

/** Finds the risks of a window. A fee that was refunded, and a debit that came back, are taken out with their return. */
export function findRisks({ ledger, window, categories, counting, balances }: RiskNeeds): Risks {
  const rowsByCategory: (number[] | undefined)[] = [];
  for (const row of window.rows) {
    const category = categories.ofRow[row]!;
    if (IS_RISK[category] === 0) continue;
    if (!isSpent(counting, row)) continue;
    // The return of a rejected debit is the incident itself; the return of a refunded one cancels it.
    if (counting.isReturn[row] === 1 && IS_REJECTION[category] === 0) continue;
    rowsByCategory[category] ??= [];
    rowsByCategory[category].push(row);
  }
  const of = (...wanted: readonly Category[]): RiskRows => {
    const rows = wanted
      .flatMap((category) => rowsByCategory[categoryNumberOf(category)] ?? [])
      .sort((left, right) => left - right);
    return { total: sumOf(ledger, rows), rows };
  };
  const { overdraftDays, lowestBalance } = overdraftOf(ledger, window, balances);
  return {
    interventionFees: of("FEES_INTERVENTION"),
    overdraftFees: of("FEES_OVERDRAFT"),
    overdraftDays,
    lowestBalance,
    directRecoveryOfDebt: of(...DIRECT_RECOVERY),
    bankAccountSeizure: of(...SEIZURE),
    wageAdvance: of(...WAGE_ADVANCES),
    debtCollection: of("DEBT_COLLECTION"),
    bailiff: of("BAILIFF"),
    gambling: of("GAMBLING"),
    paymentRejections: of("REJECTION_PAYMENT", "REJECTION_LOAN_REPAYMENT"),
    checkRejections: of("REJECTION_CHECK"),
  };
}

/** Days whose end-of-day balance is below 0, summed over the checking accounts of the window, and the lowest balance. */
function overdraftOf(
  ledger: Ledger,
  window: ObservationWindow,
  balances: Balances,
): Pick<Risks, "overdraftDays" | "lowestBalance"> {
  let overdraftDays = 0;
  let lowest = 0;
  for (const account of window.accounts) {
    if (ledger.accounts[account]!.type !== "CHECKING") continue;
    const series = balances[account]!;
    for (let day: number = window.from; day <= window.to; day += 1) {
      const balance = balanceAt(series, day);
      if (balance < 0) overdraftDays += 1;
      if (balance < lowest) lowest = balance;
    }
  }
  return { overdraftDays, lowestBalance: lowest as Money };
}
