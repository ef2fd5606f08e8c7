import type { Payment } from "./party-payments.js";

/** What was due on one day. */
export interface DaySum {
  readonly day: number;
  readonly payments: readonly Payment[];
  /** The sum of the payments. */
  readonly amount: number;
}

/** The days of some payments, which are in the order of their days. */
export function daySumsOf(payments: readonly Payment[]): readonly DaySum[] {
  const days: { readonly day: number; readonly payments: Payment[]; amount: number }[] = [];
  for (const payment of payments) {
    const last = days.at(-1);
    if (last?.day === payment.day) {
      last.payments.push(payment);
      last.amount += payment.amount;
    } else days.push({ day: payment.day, payments: [payment], amount: payment.amount });
  }
  return days;
}

/** The amount that half of the days reach, the lower one of two in the middle; 0 of no days. */
export function lowerMedianOf(days: readonly DaySum[]): number {
  const amounts = days.map(({ amount }) => amount).sort((left, right) => left - right);
  return amounts[(amounts.length - 1) >> 1] ?? 0;
}
