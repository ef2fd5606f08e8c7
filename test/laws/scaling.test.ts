import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnalyzeOptions, analyze } from "../../src/index.js";
import type { Analysis } from "../../src/results/analysis.js";
import type { CategoryView } from "../../src/results/credit-insights.js";
import { type Body, type BodyRow, bodyOfHousehold, checkingAccount, REFERENCE_DAY, rowOn } from "./bodies.js";

const OPTIONS: AnalyzeOptions = { now: `${REFERENCE_DAY}T12:00:00Z`, project: { minimumTransactions: 0 } };

/** Texts whose meaning does not depend on the amount; transfers of 100 and more are over the floors of regular flows. */
const TEXTS: readonly (readonly [text: string, sign: 1 | -1])[] = [
  ["VIR SEPA RECU /DE BRIOCHERIE DU MOULIN SAS /MOTIF SALAIRE", 1],
  ["VIR CAF DU RHONE PRESTATIONS", 1],
  ["VIR SEPA RECU MME LEA MARTIN", 1],
  ["REMISE DE CHEQUE 7740213", 1],
  ["CARTE 14/05 CARREFOUR MARKET NANTES", -1],
  ["PAIEMENT CB PHARMACIE DU PORT NANTES", -1],
  ["PRLV SEPA EDF CLIENTS PARTICULIERS", -1],
  ["VIR SEPA EMIS LOYER AGENCE DES QUAIS", -1],
  ["VIR SEPA EMIS M HUGO BERNARD", -1],
  ["PRLV SEPA COFIDIS MENSUALITE", -1],
  ["RETRAIT DAB 11/05 PLACE ROYALE", -1],
  ["CB WINAMAX PARIS", -1],
];

/** Rows in order of days; no two amounts are the same but those of a monthly line, so that no pair is ambiguous. */
const scalable: fc.Arbitrary<Body> = fc
  .record({
    balance: fc.integer({ min: -200_000, max: 500_000 }),
    lines: fc.array(fc.tuple(fc.constantFrom(...TEXTS), fc.integer({ min: 1, max: 28 }), fc.boolean()), {
      maxLength: 25,
    }),
  })
  .map(({ balance, lines }) => ({
    accounts: [
      checkingAccount(
        [
          rowOn(-120, "CARTE MONOPRIX NANTES", -100.01),
          ...lines.flatMap(([[text, sign], day, isMonthly], place): BodyRow[] => {
            const amount = (sign * (10_100 + 1337 * place)) / 100;
            return (isMonthly ? [-90, -60, -30] : [-50]).map((offset) => rowOn(offset + day, text, amount));
          }),
        ],
        { balance: balance / 100 },
      ),
    ],
  }));

/** A body with so many times the money: whole cents stay whole cents. */
function scaled(body: Body, times: number): Body {
  const more = (amount: number): number => Math.round(amount * 100 * times) / 100;
  const accounts = body.accounts.map((account) => ({
    ...account,
    balance: more(account.balance),
    transactions: account.transactions.map((row) => ({ ...row, amount: more(row.amount) })),
  }));
  return { ...body, accounts };
}

/** Sums in cents: they grow exactly. */
function sumsOf({ creditInsights, dailyBalances, essentials }: Analysis): readonly number[] {
  const { cashFlows, incomes, expenses, loans, risks } = creditInsights!;
  const categories = (list: readonly CategoryView[]): readonly number[] =>
    list.flatMap(({ totalAmount, calendar }) => [totalAmount, ...calendar.map(({ amount }) => amount)]);
  const flows = cashFlows.map(({ totalAmount, totalRejectedAmount, calendar }) => [
    totalAmount,
    totalRejectedAmount,
    ...calendar.map(({ amount }) => amount),
  ]);
  return [
    ...flows.flat(),
    incomes.totalAmount,
    ...categories(incomes.categories),
    expenses.totalAmount,
    ...categories(expenses.categories),
    loans.repayments.totalAmount,
    loans.drawdowns.totalAmount,
    risks.overdraft.minimumBalanceReached,
    risks.overdraft.fees.totalAmount,
    risks.gambling.totalAmount,
    risks.incidents.paymentRejections.totalAmount,
    essentials!.loanRepaymentRejections.totalRejectedAmount,
    ...dailyBalances.map(({ balance }) => balance),
  ].map((amount) => Math.round(amount * 100));
}

/** Monthly means: each is rounded once, so a multiple may be half a cent away for each time, and half a cent more. */
function meansOf({ creditInsights, essentials }: Analysis): readonly number[] {
  const { incomes, expenses, loans } = creditInsights!;
  const { mainIncome, monthlyRegularIncome, monthlyEssentialExpenses, monthlyLoanRepayments } = essentials!;
  const categories = [...incomes.categories, ...expenses.categories].flatMap((category) => [
    category.monthlyAmount,
    category.monthlyAmountExcludingMonthsWithoutValues,
  ]);
  return [
    incomes.monthlyAmount,
    expenses.monthlyAmount,
    loans.repayments.monthlyAmount,
    ...categories,
    mainIncome.monthlyAmount,
    monthlyRegularIncome,
    monthlyEssentialExpenses,
    monthlyLoanRepayments,
  ];
}

/** What has no unit of money: it stays as it is. */
function shapeOf({ creditInsights, essentials, metadata, scores }: Analysis): unknown {
  const { cashFlows, incomes, expenses, loans, risks } = creditInsights!;
  return {
    flows: cashFlows.map(({ type, category, labelRoot, label, regularity }) => ({
      type,
      category,
      labelRoot,
      label,
      regularity,
    })),
    categories: [...incomes.categories, ...expenses.categories].map(({ name }) => name),
    ratios: [incomes.indicators.allowancesRatio, essentials!.debtToIncome, essentials!.activityScore],
    counts: [loans.repayments.count, loans.drawdowns.count, risks.overdraft.duration, metadata?.totalTransactionCount],
    redFlags: essentials!.redFlags,
    // The level of income is measured against a wage and so does not scale.
    points: scores!.creditScore!.points.filter(({ characteristic }) => characteristic !== "INCOME_LEVEL"),
  };
}

function expectToScale(body: Body, times: number): void {
  const once = analyze(body, OPTIONS);
  const more = analyze(scaled(body, times), OPTIONS);
  expect(sumsOf(more)).toEqual(sumsOf(once).map((cents) => cents * times));
  expect(shapeOf(more)).toEqual(shapeOf(once));
  const means = meansOf(more);
  meansOf(once).forEach((mean, place) =>
    expect(Math.abs(means[place]! - times * mean)).toBeLessThan(0.005 * (times + 1) + 0.0001),
  );
}

describe("some times the money", () => {
  it("gives as many times the sums and the same ratios, points and rhythms", () => {
    fc.assert(fc.property(scalable, fc.constantFrom(2, 3, 7, 10, 33), expectToScale), { numRuns: 100 });
  });

  it.each(["fr-steady-family", "fr-many-credits"])("gives twice the balances and cash-flow total of %s", (name) => {
    const body = bodyOfHousehold(name);
    const total = ({ creditInsights }: Analysis): number =>
      creditInsights!.cashFlows.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0);
    const once = analyze(body, OPTIONS);
    const twice = analyze(scaled(body, 2), OPTIONS);
    expect(total(twice)).toBe(2 * total(once));
    const balances = ({ dailyBalances }: Analysis): readonly number[] =>
      dailyBalances.map(({ balance }) => Math.round(balance * 100));
    expect(balances(twice)).toEqual(balances(once).map((cents) => cents * 2));
  });
});
