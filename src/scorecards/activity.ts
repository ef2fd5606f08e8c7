/** How the activity score weighs: points add up to 100 (decisions section 8). */
export const ACTIVITY = {
  /** Points for transactions, all from this many a month. */
  frequency: { points: 30, fullTransactionsMonthly: 20 },
  /** Points for days with a transaction, all from this share of days. */
  presence: { points: 20, fullShareOfDays: 0.35 },
  /** Points for each kind of essential movement seen: grocery, power, telecom, rent or loan, income. */
  variety: { pointsEach: 6 },
  /** Points for months that hold an income. */
  incomes: { points: 20 },
} as const;
