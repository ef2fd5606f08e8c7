import { type Category, isExpense, isIncome, LOAN_DRAWDOWN_CATEGORIES } from "../model/category.js";
import { REFINED, REFINEMENTS } from "../passes/refinements.js";
import type { LeftOutView, MonthlyLineView } from "../results/scores.js";
import type { AnalysisIndex, DaySpan, IndexedTransaction } from "./analysis-index.js";
import { balancesWithin } from "./balances.js";
import { dayOfText } from "./cited.js";
import type { CitedFigure } from "./explanation.js";
import { scoreSpanOf } from "./periods.js";

type LeftOut = Readonly<Record<keyof LeftOutView, ReadonlySet<string>>>;

/** What a result holds of the evidence behind its scores: transactions and balances of the scores' window. */
export class ScoreEvidence {
  readonly span: DaySpan;
  readonly #index: AnalysisIndex;
  readonly #leftOut: LeftOut;
  readonly #monthlyLines: ReadonlyMap<string, MonthlyLineView>;
  #incomes: readonly IndexedTransaction[] | undefined;

  constructor(index: AnalysisIndex) {
    this.#index = index;
    this.span = scoreSpanOf(index);
    const { leftOut, monthlyLines = [] } = index.analysis.scores ?? {};
    const { moved = [], rejected = [], retried = [], refunded = [], returned = [] } = leftOut ?? {};
    this.#leftOut = {
      moved: new Set(moved),
      rejected: new Set(rejected),
      retried: new Set(retried),
      refunded: new Set(refunded),
      returned: new Set(returned),
    };
    this.#monthlyLines = new Map(monthlyLines.flatMap((line) => line.counted.map((id) => [id, line] as const)));
  }

  /** What is due once a month or every four weeks and a transaction counts for. */
  monthlyLineOf({ cited }: IndexedTransaction): MonthlyLineView | undefined {
    return this.#monthlyLines.get(cited.id);
  }

  /** The incomes without own transfers, the returns of debits and what was taken back. */
  incomes(): readonly IndexedTransaction[] {
    // Eight characteristics of each score are held against them.
    this.#incomes ??= this.#counted(isIncome, "moved", "refunded", "returned");
    return this.#incomes;
  }

  /** The debits of expenses without own transfers and what came back, each once however often it was presented. */
  expenses(): readonly IndexedTransaction[] {
    return this.#counted(isExpense, "moved", "rejected", "retried", "refunded").filter(({ cited }) => cited.amount < 0);
  }

  /** The expenses that came back unpaid: what was due is still owed, once however often it was presented. */
  rejectedExpenses(): readonly IndexedTransaction[] {
    return this.#counted(isExpense, "moved", "retried", "refunded").filter(({ cited }) =>
      this.#leftOut.rejected.has(cited.id),
    );
  }

  /** Incidents of some categories: without debits that came back, and fees that were refunded. */
  incidents(isWanted: (category: Category) => boolean): readonly IndexedTransaction[] {
    // The return of a rejected debit is the incident itself; the return of a refunded one cancels it.
    return this.#counted(isWanted, "moved", "rejected", "refunded").filter(
      (one) => this.#categoryOf(one).startsWith("REJECTION_") || !this.#leftOut.returned.has(one.cited.id),
    );
  }

  /** What was paid or due of some categories, whether or not it came back unpaid; once however often it was presented. */
  due(isWanted: (category: Category) => boolean): readonly IndexedTransaction[] {
    return this.#counted(isWanted, "moved", "retried", "refunded");
  }

  /** The negative end-of-day balances of each checking account. */
  negativeBalances(): readonly CitedFigure[] {
    return this.#index.analysis.accounts.flatMap(({ type, isComputed }, account) =>
      type === "CHECKING" && isComputed
        ? balancesWithin(this.#index, account, this.span).filter(({ value }) => value < 0)
        : [],
    );
  }

  /** The balances of all checking accounts together on the days of a span; the first known stands for all days before it. */
  totalBalances({ from, to }: DaySpan): readonly CitedFigure[] {
    const { dailyBalances } = this.#index.analysis;
    const first = dayOfText(dailyBalances[0]?.date ?? "");
    const cited: CitedFigure[] = [];
    for (let place = Math.max(0, from - first); place < dailyBalances.length && first + place <= to; place += 1) {
      const pointer = `/dailyBalances/${place}/balance`;
      const { balance: value } = dailyBalances[place]!;
      const times = place === 0 ? first - from + 1 : 1;
      cited.push(times > 1 ? { kind: "FIGURE", pointer, value, times } : { kind: "FIGURE", pointer, value });
    }
    if (to < first)
      cited.push({
        kind: "FIGURE",
        pointer: "/dailyBalances/0/balance",
        value: dailyBalances[0]!.balance,
        times: to - from + 1,
      });
    return cited;
  }

  #counted(
    isWanted: (category: Category) => boolean,
    ...without: readonly (keyof LeftOutView)[]
  ): readonly IndexedTransaction[] {
    const sets = without.map((name) => this.#leftOut[name]);
    return this.#index
      .within(this.span)
      .filter((one) => isWanted(this.#categoryOf(one)) && !sets.some((set) => set.has(one.cited.id)));
  }

  /** What the scores read: the text, unless a debit of their window shows that the credit is its return. */
  #categoryOf({ cited, view }: IndexedTransaction): Category {
    const { category, textCategory } = cited;
    const { rule, relatedTransactions } = view.enrichments;
    // What the client says of a return is what the scores read, whatever the debit shows.
    if (rule === REFINEMENTS[REFINED.CORRECTED_CATEGORY]) return category;
    if (!this.#leftOut.returned.has(cited.id)) return textCategory ?? category;
    // A window of the insights without the debit leaves it at what the text says.
    const isUnshown = category === "OTHER_ENTRY" || category === "REVENUE" || LOAN_DRAWDOWN_CATEGORIES.has(category);
    return isUnshown && relatedTransactions.rejectionOf !== undefined ? "REJECTION_PAYMENT" : category;
  }
}

const evidences = new WeakMap<AnalysisIndex, ScoreEvidence>();

/** The evidence of a result, made once. */
export function evidenceOf(index: AnalysisIndex): ScoreEvidence {
  let evidence = evidences.get(index);
  if (evidence === undefined) {
    evidence = new ScoreEvidence(index);
    evidences.set(index, evidence);
  }
  return evidence;
}
