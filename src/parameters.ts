/**
 * Numbers that are a choice and that settings, links, rhythms, categories and notes on the data rest on: what each is, its
 * unit, and where it comes from. Others stand beside the one rule that they belong to: rhythms with their tolerances and
 * graces in `passes/rhythm/`; how budget lines are joined and split in the files of `passes/cash-flows/`; one price in
 * `passes/categories/steady-amounts.ts`; points and bins in `scorecards/`; amount bounds of rules in `lexicon/`; the limits of
 * options and bodies where these are read. "The numbers" of `docs/decisions.md` lists what decides, with its place.
 */
export const PARAMETERS = {
  /** Months of the default period (MONTHS mode). Decisions section 2. */
  defaultPeriodMonths: 3,
  /** Days of the scores' window for consumers. Decisions section 2. */
  scoreDaysConsumer: 90,
  /** Days of the scores' window for businesses. Decisions section 2. */
  scoreDaysBusiness: 180,
  /** Debited transactions that one checking account must have. Interface, "Limits". */
  minimumTransactions: 20,
  /** Days after the window's start within which a first transaction still covers the start. Decisions section 2. */
  coverageGraceDays: 15,
  /** Days that may lie between the two sides of an own transfer (a weekend and a bank holiday). Decisions section 5. */
  ownTransferDays: 4,
  /** Days within which a debit comes back: SEPA core refunds for any reason take up to eight weeks, returns two to five days. */
  rejectionDays: 15,
  /** Days from its first try within which a rejected debit is presented again: before the next monthly instalment can be due. */
  retryDays: 26,
  /** What makes good a debit that came back may be larger by this share of it: a fee. */
  returnFeeShare: 0.1,
  /** Days within which a purchase is refunded with an exact amount. */
  refundDays: 60,
  /** Days within which what came in is taken back: a cheque bounces within weeks, what was too much is asked back in a month. */
  takenBackDays: 30,
  /** Days between a deferred card's total and its reset on the card account (a statement cycle and its delays). */
  resetDays: 65,
  /** Occurrences that make a rhythm. Decisions section 6. */
  rhythmOccurrences: 3,
  /** Occurrences that make a yearly or half-yearly rhythm. Decisions section 6. */
  longRhythmOccurrences: 2,
  /** Accuracy, in percent, from which a flow counts as regular. */
  rhythmAccuracyPercent: 70,
  /** Transactions of one description group that make it frequent. Interface, "Limits". */
  frequentTransactionCount: 5,
  /** Least usual amount, in units of currency, of rhythmic transfers in that count as regular income. */
  regularIncomeFloor: 100,
  /** Least usual amount, in units of currency, of rhythmic transfers out of varying amounts that count as regular expense. */
  regularExpenseFloor: 100,
  /** Largest relative deviation from the median amount within a flow of such transfers. */
  regularTransferDeviation: 0.15,
  /**
   * Largest ratio of the highest to the lowest payment of an employer's rhythmic automated credits, as hours vary. Our
   * choice.
   */
  automatedCreditRatio: 3,
  /** Days after which a balance counts as stale against the reference date. */
  staleBalanceDays: 15,
  /** Days without any transaction, inside the window, that are reported as a gap. */
  historyGapDays: 30,
  /**
   * Days without a successful synchronisation after which a connection counts as stale. Providers synchronise daily; a
   * week leaves room for a bank's maintenance. Our choice.
   */
  staleConnectionDays: 7,
  /** Minor units by which a stated balance may differ from the rebuilt one: a rounding of the provider's. Our choice. */
  balanceToleranceMinorUnits: 1,
  /**
   * Days before a card's debit within which the purchases of its statement lie: a month, and the days until the debit.
   * British cards lend for up to 56 days.
   */
  cardStatementDays: 60,
  /** Most totals of a card that are looked at, the latest first: two years of statements. */
  cardStatementCount: 24,
} as const;
