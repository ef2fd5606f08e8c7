import { account, type Facts, factsOf, type Line } from "../facts.js";

/** Payments on a day of each of some months of 2026; of one amount, or of the amount of each month. */
export const monthly = (
  text: string,
  amount: number | ((month: number) => number),
  dayOfMonth: string,
  from: number,
  to: number,
): readonly Line[] =>
  Array.from({ length: to - from + 1 }, (_, at): Line => {
    const month = String(from + at).padStart(2, "0");
    return [`2026-${month}-${dayOfMonth}`, text, typeof amount === "number" ? amount : amount(from + at)];
  });

/** The facts of so many whole months up to the end of June. */
export const factsIn = (numberOfMonths: number, lines: readonly Line[], now = "2026-06-30"): Facts =>
  factsOf([account(lines, { balanceDate: now })], {
    now: `${now}T12:00:00Z`,
    project: { period: { mode: "MONTHS", numberOfMonths } },
  });

/** Each flow as its amounts, how many rows it has, and its rhythm. */
export const flowsOf = ({ ledger, cashFlows }: Facts) =>
  cashFlows.flows.map(({ rows, rhythm }) => {
    const amounts = new Set(rows.map((row) => ledger.amount[row]! / 10_000));
    return [[...amounts].join(), rows.length, rhythm?.periodicity] as const;
  });
