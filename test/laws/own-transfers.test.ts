import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnalyzeOptions, analyze } from "../../src/index.js";
import type { CategoryView } from "../../src/results/credit-insights.js";
import { HOUSEHOLDS } from "../golden/households.js";
import { type Body, type BodyRow, bodies, checkingAccount, daysBetween, REFERENCE_DAY, rowOn } from "./bodies.js";

const OPTIONS: AnalyzeOptions = { now: `${REFERENCE_DAY}T12:00:00Z`, project: { minimumTransactions: 0 } };

/** What a household earns and spends, by category. */
function budgetOf(body: Body, options: AnalyzeOptions = OPTIONS): unknown {
  const { creditInsights, essentials, error } = analyze(body, options);
  expect(error).toBeUndefined();
  const { incomes, expenses } = creditInsights!;
  const figures = ({ name, totalAmount, monthlyAmount, calendar, transactions }: CategoryView): unknown => ({
    name,
    totalAmount,
    monthlyAmount,
    calendar,
    ids: transactions.map(({ id }) => id),
  });
  return {
    incomes: [incomes.totalAmount, incomes.monthlyAmount, incomes.categories.map(figures)],
    expenses: [expenses.totalAmount, expenses.monthlyAmount, expenses.categories.map(figures)],
    essentials: [
      essentials!.monthlyRegularIncome,
      essentials!.monthlyEssentialExpenses,
      essentials!.monthlyLoanRepayments,
    ],
  };
}

/** Adds money that leaves the account `from` and reaches the account `to`. */
function withTransfer(body: Body, from: number, out: BodyRow, to: number, back: BodyRow): Body {
  const accounts = body.accounts.map((account, number) => ({
    ...account,
    transactions: [...account.transactions, ...(number === from ? [out] : []), ...(number === to ? [back] : [])],
  }));
  return { ...body, accounts };
}

/** Two checking accounts and a savings account of one person, with history over the whole window. */
const households = fc
  .tuple(
    bodies({ mostAccounts: 1, mostRows: 60, isMixed: false, daysBefore: 92, daysAfter: 0, hasIds: false }),
    bodies({ mostAccounts: 1, mostRows: 30, isMixed: false, daysBefore: 92, daysAfter: 0, hasIds: false }),
  )
  .map(
    ([main, joint]): Body => ({
      accounts: [
        {
          ...main.accounts[0]!,
          name: "Compte courant",
          transactions: [rowOn(-92, "CARTE MONOPRIX", -3), ...main.accounts[0]!.transactions],
        },
        { ...joint.accounts[0]!, name: "Compte joint" },
        checkingAccount([], { type: "SAVINGS", name: "Livret A" }),
      ],
    }),
  );

// No generated row has more than 6,000.00, so the amount of a pair is its own.
const pair = fc.record({
  cents: fc.integer({ min: 700_001, max: 900_000 }),
  day: fc.integer({ min: -88, max: -4 }),
  lag: fc.integer({ min: -4, max: 4 }),
  out: fc.constantFrom("VIREMENT VERS COMPTE JOINT", "VIR EMIS ZOE", "TRANSFERT DE FONDS"),
  back: fc.constantFrom("VIREMENT DE COMPTE COURANT", "VIR RECU ZOE", "TRANSFERT DE FONDS"),
});

/** What banks write on own transfers, by market. */
const TRANSFER_TEXTS: Readonly<Record<string, { readonly out: string; readonly back: string }>> = {
  FR: { out: "VIREMENT VERS LIVRET", back: "VIREMENT DE LIVRET" },
  BE: { out: "VIREMENT VERS COMPTE EPARGNE", back: "VIREMENT DU COMPTE EPARGNE" },
  NL: { out: "OVERBOEKING NAAR SPAARREKENING", back: "OVERBOEKING VAN SPAARREKENING" },
  GB: { out: "TRANSFER TO SAVINGS", back: "TRANSFER FROM SAVINGS" },
  ES: { out: "TRASPASO A CUENTA AHORRO", back: "TRASPASO DE CUENTA AHORRO" },
};

/** The offset from the reference day of a day that lies some days after another. */
function offsetFrom(date: string, days: number): number {
  return daysBetween(REFERENCE_DAY, date.slice(0, 10)) + days;
}

describe("a transfer between own accounts", () => {
  it.each([
    ["of the same kind", 0, 1],
    ["back from a joint one", 1, 0],
    ["to savings", 0, 2],
    ["from savings", 2, 0],
  ])("%s changes no income and no expense", (_, from, to) => {
    fc.assert(
      fc.property(households, pair, (body, { cents, day, lag, out, back }) => {
        const amount = cents / 100;
        const moved = withTransfer(body, from, rowOn(day, out, -amount), to, rowOn(day + lag, back, amount));
        expect(budgetOf(moved)).toEqual(budgetOf(body));
      }),
      { numRuns: 25 },
    );
  });

  it.each(HOUSEHOLDS)("changes no income and no expense of $name", ({ body, options }) => {
    const { currency, balanceDate } = (body as Body).accounts[0]!;
    const texts = TRANSFER_TEXTS[String(options.project?.market)] ?? TRANSFER_TEXTS["FR"]!;
    const given = {
      type: "SAVINGS",
      usage: options.usage === "BUSINESS" ? "PROFESSIONAL" : "PERSONAL",
      name: "New savings",
      number: "40404040",
      currency,
      balanceDate: balanceDate!,
    };
    const household: Body = { ...(body as Body), accounts: [...(body as Body).accounts, checkingAccount([], given)] };
    const main = household.accounts.findIndex(({ type }) => type === "CHECKING");
    const savings = household.accounts.length - 1;
    const before = budgetOf(household, options);
    fc.assert(
      fc.property(pair, fc.boolean(), ({ cents, day, lag }, isOut) => {
        // Amounts to the cent of more than any household moves, on a day of its window.
        const [amount, at] = [cents / 100, offsetFrom(balanceDate!, day)];
        const [from, to] = isOut ? [main, savings] : [savings, main];
        const moved = withTransfer(
          household,
          from,
          rowOn(at, texts.out, -amount),
          to,
          rowOn(at + lag, texts.back, amount),
        );
        expect(budgetOf(moved, options)).toEqual(before);
      }),
      { numRuns: 6 },
    );
  });

  it("changes nothing where it bears the words of a regular flow", () => {
    const text = "VIR SEPA EMIS M HUGO BERNARD";
    const due = [-80, -66, -52];
    const regular = due.map((offset) => rowOn(offset, text, -500));
    const body: Body = {
      accounts: [
        checkingAccount([rowOn(-92, "CARTE MONOPRIX", -3), ...regular]),
        checkingAccount([], { name: "Compte joint" }),
      ],
    };
    fc.assert(
      // On a due day itself nothing tells the two debits apart.
      fc.property(
        fc.integer({ min: -88, max: -1 }).filter((day) => !due.includes(day)),
        (day) => {
          const moved = withTransfer(
            body,
            0,
            rowOn(day, text, -500),
            1,
            rowOn(day, "VIR SEPA RECU M HUGO BERNARD", 500),
          );
          expect(budgetOf(moved)).toEqual(budgetOf(body));
        },
      ),
      { numRuns: 88 },
    );
  });

  it.each([-35, -45])("that is more than four days on its way stays visible: there on day %d", (arrival) => {
    const body: Body = {
      accounts: [checkingAccount([rowOn(-92, "CARTE MONOPRIX", -3)]), checkingAccount([], { name: "Compte joint" })],
    };
    const late = withTransfer(body, 0, rowOn(-40, "VIR EMIS ZOE", -700), 1, rowOn(arrival, "VIR RECU ZOE", 700));
    expect(analyze(late, OPTIONS).creditInsights!.incomes.totalAmount).toBe(700);
  });
});
