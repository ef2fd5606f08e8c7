import { account, type Line } from "./facts.js";

/**
 * A person's budget over the 91 days from 1 April to 30 June, small enough to work its scores out by hand. Behind each
 * transaction stands the balance that it leaves, and for how many days.
 */
const LINES: readonly Line[] = [
  ["2026-04-01", "CB LIBRAIRIE", -100], // 400 for 5 days
  ["2026-04-06", "VIREMENT SALAIRE ACME", 2275], // 2675 for a day
  ["2026-04-07", "VIR SEPA LOYER MARTIN", -1200], // 1475 for 14 days
  ["2026-04-21", "PRLV SEPA COFIDIS PRET PERSONNEL", -182], // 1293 for 15 days
  ["2026-05-06", "PRLV WINAMAX", -91], // 1202 for 5 days
  ["2026-05-11", "PRLV SEPA EDF CLIENTS", -129], // 1073 for 3 days
  ["2026-05-14", "REJET PRLV EDF", 129],
  ["2026-05-14", "FRAIS REJET PRELEVEMENT", -29], // 1173 for 7 days
  ["2026-05-21", "CB CARREFOUR MARKET", -900], // 273 for 11 days
  ["2026-06-01", "PRLV INTRUM JUSTITIA", -293], // -20 for 4 days
  ["2026-06-05", "COMMISSION INTERVENTION", -8], // -28 for 5 days
  ["2026-06-10", "PRLV FINFROG", -52], // -80 for 5 days
  ["2026-06-15", "VIREMENT SALAIRE ACME", 2275], // 2195 for 5 days
  ["2026-06-20", "VIR SEPA LOYER MARTIN", -1200], // 995 for 5 days
  ["2026-06-25", "CB CARREFOUR MARKET", -395], // 600 for 6 days
];

/**
 * What is measured of it, as the points show it:
 *
 * - incomes of 2275 + 2275 = 4550: 4550 x 30 / 91 = 1500 in 30 days, and 1500 / 2100 of the usual wage; in the first and
 *   the third of three months;
 * - 4 + 5 + 5 = 14 days in overdraft: 14 x 30 / 91 = 4.6154 in 30;
 * - a rejection, two fees, a collection and a payday loan: 90 / 91 = 0.989 in 90 days for each;
 * - 91 of 4550 gambled, and 182 + 52 = 234 of 4550 due for loans;
 * - spent: 100 + 1200 + 182 + 91 + 129 + 29 + 900 + 293 + 8 + 52 + 1200 + 395 = 4579, with the bill that came back;
 *   (4550 - 4579) / 4550 = -0.0064;
 * - a lowest balance of -80, / 1500 = -0.0533;
 * - balances in April of 5 x 400 + 2675 + 14 x 1475 + 10 x 1293 = 38 255, in May of 5 x 1293 + 5 x 1202 + 3 x 1073 +
 *   7 x 1173 + 11 x 273 = 26 908, in June of -4 x 20 - 5 x 28 - 5 x 80 + 5 x 2195 + 5 x 995 + 6 x 600 = 18 930: 84 093,
 *   / 91 / 1500 = 0.6161; from the first 30 days, which are April's, to the last 30, which are June's, 18 930 - 38 255 =
 *   -19 325, / 30 / 1500 = -0.4294.
 */
export const BUDGET: readonly object[] = [account(LINES, { balance: 600 })];

/** A budget that costs no point: it earns 3000 in 30 days each month, spends nothing and has 10 000 at the end. */
export const FLAWLESS: readonly object[] = [
  account(
    [
      ["2026-04-05", "VIREMENT SALAIRE ACME", 3000],
      ["2026-05-05", "VIREMENT SALAIRE ACME", 3000],
      ["2026-06-05", "VIREMENT SALAIRE ACME", 3100],
    ],
    { balance: 10_000 },
  ),
];
