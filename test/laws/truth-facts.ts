import type { Analysis, CashFlowView, TransactionView } from "../../src/index.js";
import type { FixtureHousehold } from "../golden/households.js";

/** What the generator says of one row of a body. */
export interface TrueRow {
  readonly account: number;
  readonly index: number;
  readonly category: string;
  readonly accept?: readonly string[];
  readonly type: string;
  readonly acceptTypes?: readonly string[];
  readonly flow?: string;
}

/** A budget line that comes back. */
export interface TrueFlow {
  readonly flow: string;
  readonly periodicity: string;
  readonly expected: string;
  readonly dueDay?: number | null;
}

/** What the generator says of a household over the default window. */
export interface Truth {
  readonly transactions: readonly TrueRow[];
  readonly facts: {
    readonly expectedStatus: string;
    readonly incomes?: { readonly totalInWindow: number; readonly allowancesRatio: number };
    readonly revenue?: { readonly totalInWindow: number };
    readonly mainIncome?: { readonly monthlyAmount: number };
    readonly essentials?: Readonly<Record<string, number>>;
    readonly distinctLoans: number;
    readonly overdraft: { readonly daysBelowZero: number; readonly minimumEndOfDayBalance: number };
    readonly gambling: { readonly totalInWindow: number };
    readonly redFlags: readonly string[];
    readonly redFlagsAccept: readonly string[];
    readonly regularFlows: readonly TrueFlow[];
  };
}

/** A row that the generator labelled, with what the engine made of it. */
export interface ReadRow {
  readonly truth: TrueRow;
  readonly said: TransactionView;
}

interface BodyRow {
  readonly description: string;
  readonly amount: number;
  readonly dates: { readonly debitedAt?: string; readonly bookedAt?: string };
}

/** Puts every labelled row of a body beside the transaction of the result that it became. */
export function pairRows({ body }: FixtureHousehold, { transactions }: Truth, analysis: Analysis): readonly ReadRow[] {
  const pool = new Map<string, TransactionView[]>();
  const keyOf = ({ description, amount, dates }: BodyRow | TransactionView): string =>
    `${(dates.debitedAt ?? dates.bookedAt ?? "").slice(0, 10)} ${amount} ${description}`;
  for (const one of analysis.accounts.flatMap((account) => account.transactions)) {
    const known = pool.get(keyOf(one));
    if (known === undefined) pool.set(keyOf(one), [one]);
    else known.push(one);
  }
  const accounts = body.accounts as unknown as readonly { readonly transactions: readonly BodyRow[] }[];
  return transactions.map((truth) => {
    const row = accounts[truth.account]!.transactions[truth.index]!;
    const said = pool.get(keyOf(row))?.shift();
    if (said === undefined) throw new Error(`no transaction for row ${truth.account}/${truth.index}`);
    return { truth, said };
  });
}

const isNear = (said: number | undefined, expected: number, share: number, slack: number): boolean =>
  said !== undefined && Math.abs(said - expected) <= Math.max(Math.abs(expected) * share, slack);

/** Figures of the analysis that are not what the generator says, each as `figure: said for expected`. */
export function wrongFigures({ creditInsights, essentials }: Analysis, { facts }: Truth): readonly string[] {
  const wrong: string[] = [];
  const check = (name: string, said: unknown, expected: unknown, isRight: boolean): void => {
    if (expected !== undefined && !isRight) wrong.push(`${name}: ${said} for ${expected}`);
  };
  const checkNear = (
    name: string,
    said: number | undefined,
    expected: number | undefined,
    share = 0.01,
    slack = 0.02,
  ) => expected !== undefined && check(name, said, expected, isNear(said, expected, share, slack));
  const { incomes, loans, risks } = creditInsights!;

  checkNear("incomes", incomes.totalAmount, facts.incomes?.totalInWindow ?? facts.revenue?.totalInWindow);
  checkNear("allowances ratio", incomes.indicators.allowancesRatio, facts.incomes?.allowancesRatio, 0, 0.001);
  checkNear("main income", essentials!.mainIncome.monthlyAmount, facts.mainIncome?.monthlyAmount);
  for (const [name, expected] of Object.entries(facts.essentials ?? {})) {
    const said = essentials![name as "monthlyRegularIncome"];
    checkNear(name, said, expected, 0.01, name === "debtToIncome" ? 0.01 : 1);
  }
  check("loans", loans.repayments.count, facts.distinctLoans, loans.repayments.count === facts.distinctLoans);
  checkNear("overdraft days", risks.overdraft.duration, facts.overdraft.daysBelowZero, 0, 1);
  const lowest = Math.min(0, facts.overdraft.minimumEndOfDayBalance);
  checkNear("lowest balance", risks.overdraft.minimumBalanceReached, lowest);
  checkNear("gambling", Math.abs(risks.gambling.totalAmount), Math.abs(facts.gambling.totalInWindow));
  const flags: readonly string[] = essentials!.redFlags;
  const isEveryFlagTrue = flags.every((flag) => [...facts.redFlags, ...facts.redFlagsAccept].includes(flag));
  const areFlagsRight = isEveryFlagTrue && facts.redFlags.every((flag) => flags.includes(flag));
  check("red flags", flags.join("+"), facts.redFlags.join("+"), areFlagsRight);
  return wrong;
}

/** Budget lines whose rhythm or due day is not what the generator says, each as `flow: said for expected`. */
export function wrongRhythms(analysis: Analysis, { facts }: Truth, rows: readonly ReadRow[]): readonly string[] {
  return facts.regularFlows
    .filter(({ expected }) => expected === "yes")
    .flatMap(({ flow, periodicity, dueDay }) => {
      const regularity = flowOf(analysis, flow, rows)?.regularity;
      if (regularity?.periodicity !== periodicity)
        return [`${flow}: ${regularity?.periodicity ?? "irregular"} for ${periodicity}`];
      const isDue = dueDay == null || regularity.dueDays.some((day) => daysApart(day, dueDay) <= 3);
      return isDue ? [] : [`${flow}: due on ${regularity.dueDays.join()} for ${dueDay}`];
    });
}

/** The cash flow that holds most rows of a true one. */
function flowOf(analysis: Analysis, flow: string, rows: readonly ReadRow[]): CashFlowView | undefined {
  const ids = new Set(rows.filter(({ truth }) => truth.flow === flow).map(({ said }) => said.id));
  const countIn = ({ transactions }: CashFlowView): number => transactions.filter(({ id }) => ids.has(id)).length;
  const flows = [...analysis.creditInsights!.cashFlows].sort((left, right) => countIn(right) - countIn(left));
  return flows[0] !== undefined && countIn(flows[0]) > 0 ? flows[0] : undefined;
}

/** Days between two days of the month, over a month's end where that is shorter. */
function daysApart(left: number, right: number): number {
  const distance = Math.abs(left - right);
  return Math.min(distance, 30 - distance);
}
