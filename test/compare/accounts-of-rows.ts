import { expect } from "vitest";
import { type Analysis, type AnalyzeOptions, analyze } from "../../src/index.js";

/** A transaction of a body. */
export interface Row {
  readonly description: string;
  readonly amount: number;
  readonly day: string;
}

/** A payment on one day of each month of 2026, from one month to another. */
export const monthly = (description: string, amount: number, dayOfMonth: string, from = 1, to = 9): readonly Row[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ description, amount, day: `2026-0${from + at}-${dayOfMonth}` }));

/** Enough purchases for an analysis. */
export const PURCHASES = ["02", "03", "09", "17", "18", "24", "26"].flatMap((day) =>
  monthly("Betaalautomaat Bakkerij Velmorine ZWOLLE NLD Pasvolgnr: 003", -6.5, day),
);
/** The instalments of a loan, on one day of each month. */
export const loan = (from = 1, to = 9, dayOfMonth = "05"): readonly Row[] =>
  monthly("SEPA Incasso Naam: Qander Consumer Finance B.V. Omschrijving: Termijn", -73.5, dayOfMonth, from, to);

/** An analysis of one account a list of rows; an account without rows by then is not there. */
export function analysisOf(day: string, lists: readonly (readonly Row[])[], options: AnalyzeOptions = {}): Analysis {
  const accounts = lists.flatMap((rows, place) => {
    const transactions = rows
      .filter((row) => row.day <= day)
      .map(({ description, amount, day: debitedAt }) => ({ description, amount, dates: { debitedAt } }));
    const account = {
      type: "CHECKING",
      currency: "EUR",
      balance: 900,
      balanceDate: day,
      name: `Rekening ${place + 1}`,
    };
    return transactions.length === 0 ? [] : [{ ...account, transactions }];
  });
  const { project, ...others } = options;
  const market = { market: "NL", minimumTransactions: 1, lowActivityThreshold: 0, ...project } as const;
  const analysis = analyze({ accounts }, { now: `${day}T12:00:00Z`, ...others, project: market });
  expect(analysis.error).toBeUndefined();
  return analysis;
}
