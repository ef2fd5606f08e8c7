import { type Day, isoDayOf } from "../base/calendar.js";
import { DayReader } from "../base/day-reader.js";
import { type Category, isCategory } from "../model/category.js";
import type { Analysis } from "../results/analysis.js";
import type { EnrichmentsView } from "../results/enrichments.js";
import type { TransactionView } from "../results/transactions.js";
import { LINK_RULES } from "../views/enrichments.js";
import {
  type CitedFact,
  type CitedFigure,
  type CitedTransaction,
  UnknownFigureError,
  WITHHELD_RULE,
} from "./explanation.js";
import { valueAt } from "./json-pointer.js";

/** A transaction of the accounts, as it is cited, with what decides whether it counts. */
export interface IndexedTransaction {
  readonly cited: CitedTransaction;
  readonly view: TransactionView;
  /** Place of its account among the accounts. */
  readonly account: number;
  readonly day: Day;
  /** Whether it is of an analysed account and not announced: whether it can be in a window. */
  readonly canCount: boolean;
}

/** First and last day of a window, both counted. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

const NO_TRANSACTIONS: readonly IndexedTransaction[] = [];

/** A result made ready for explaining: its transactions by id, by window and by account and day. */
export class AnalysisIndex {
  readonly analysis: Analysis;
  readonly currency: string;
  /** All transactions in the order of their days. */
  readonly transactions: readonly IndexedTransaction[];
  readonly #days: DayReader;
  readonly #byId = new Map<string, IndexedTransaction>();
  readonly #byAccountAndDay: Map<number, IndexedTransaction[]>[];
  readonly #ofList = new Map<readonly TransactionView[], readonly IndexedTransaction[]>();
  readonly #byWindow = new Map<string, readonly IndexedTransaction[]>();
  readonly #namedTransfers: ReadonlySet<string>;
  #byGroup: ReadonlyMap<string, readonly IndexedTransaction[]> | undefined;

  constructor(analysis: Analysis) {
    this.analysis = analysis;
    this.currency = analysis.settings.project.currency;
    this.#days = new DayReader(analysis.settings.project.timeZone);
    this.#byAccountAndDay = analysis.accounts.map(() => new Map());
    this.#namedTransfers = new Set(
      analysis.corrections?.flatMap((correction) =>
        correction.kind === "TRANSFER" && correction.isApplied ? [correction.outgoingId, correction.incomingId] : [],
      ),
    );
    this.transactions = analysis.accounts
      .flatMap(({ transactions }, account) => transactions.map((view, place) => this.#take(view, account, place)))
      .sort((left, right) => left.day - right.day);
  }

  /** The calendar day of a date of the result, in the project's time zone. */
  dayOf(date: string): Day {
    return this.#days.dayOf(date);
  }

  /** The day that the analysis looks back from. */
  get referenceDay(): Day {
    return this.dayOf(this.analysis.metadata?.referenceDate ?? this.analysis.settings.now);
  }

  /** The transaction of an id. */
  transaction(id: string): IndexedTransaction | undefined {
    return this.#byId.get(id);
  }

  /** Those of shown transactions that the accounts hold, which are all. */
  transactionsOf(views: readonly TransactionView[]): readonly IndexedTransaction[] {
    let known = this.#ofList.get(views);
    if (known === undefined) {
      const found: IndexedTransaction[] = [];
      for (const { id } of views) {
        const transaction = this.#byId.get(id);
        if (transaction !== undefined) found.push(transaction);
      }
      known = found;
      this.#ofList.set(views, known);
    }
    return known;
  }

  /** The transactions of a window: of analysed accounts, not announced, in the order of their days. */
  within({ from, to }: DaySpan): readonly IndexedTransaction[] {
    const key = `${from}/${to}`;
    const known = this.#byWindow.get(key);
    if (known !== undefined) return known;
    const found = this.transactions.filter(({ canCount, day }) => canCount && day >= from && day <= to);
    this.#byWindow.set(key, found);
    return found;
  }

  /** The transactions of an account on a day that are not announced. */
  onDay(account: number, day: number): readonly IndexedTransaction[] {
    return this.#byAccountAndDay[account]?.get(day) ?? NO_TRANSACTIONS;
  }

  /** Whether the client names a transaction a side of an own transfer: it is one wherever the other side lies. */
  isNamedTransfer({ cited }: IndexedTransaction): boolean {
    return this.#namedTransfers.has(cited.id);
  }

  /** The transactions that bear a group id, in the order of their days. */
  ofGroup(groupId: string): readonly IndexedTransaction[] {
    this.#byGroup ??= groupsOf(this.transactions);
    return this.#byGroup.get(groupId) ?? NO_TRANSACTIONS;
  }

  /** What a pointer of the result leads to; undefined where it leads nowhere. */
  valueAt(pointer: string): unknown {
    return valueAt(this.analysis, pointer);
  }

  /** A figure of the result, to be cited. */
  figure(pointer: string): CitedFigure {
    const value = this.valueAt(pointer);
    if (typeof value !== "number") throw new UnknownFigureError(pointer);
    return { kind: "FIGURE", pointer, value };
  }

  /** A text of the result, to be cited. */
  fact(pointer: string): CitedFact {
    return { kind: "FACT", pointer, value: String(this.valueAt(pointer)) };
  }

  #take(view: TransactionView, account: number, place: number): IndexedTransaction {
    const { id, amount, dates, enrichments, isComing } = view;
    const day = this.dayOf(dates.debitedAt ?? dates.bookedAt ?? "");
    const pointer = `/accounts/${account}/transactions/${place}/amount`;
    const { category } = enrichments;
    const textCategory = textCategoryOf(enrichments);
    const rule = enrichments.isSensitive === true ? WITHHELD_RULE : enrichments.rule;
    // Explanations share it, so that a caller who writes on one must not change the next.
    const cited: CitedTransaction = Object.freeze({
      kind: "TRANSACTION",
      pointer,
      id,
      day: isoDayOf(day),
      amount,
      category,
      ...(textCategory && { textCategory }),
      rule,
    });
    const { type, isComputed } = this.analysis.accounts[account]!;
    const canCount = (type === "CHECKING" || type === "CREDIT_CARD") && isComputed && !isComing;
    const entry: IndexedTransaction = { cited, view, account, day, canCount };
    this.#byId.set(id, entry);
    if (!isComing) {
      const byDay = this.#byAccountAndDay[account]!;
      const sameDay = byDay.get(day);
      if (sameDay === undefined) byDay.set(day, [entry]);
      else sameDay.push(entry);
    }
    return entry;
  }
}

/** What the text of a linked transaction says besides. A client may name a rule of its own like the engine's. */
function textCategoryOf({ rule, relatedTransactions }: EnrichmentsView): Category | undefined {
  const { transferOf, transferredOn, resetOf, resetOn, rejectionOf, refundOf, retryOf } = relatedTransactions;
  if ((transferOf ?? transferredOn ?? resetOf ?? resetOn ?? rejectionOf ?? refundOf ?? retryOf) === undefined)
    return undefined;
  const text = rule.slice(LINK_RULES.find((start) => rule.startsWith(start))?.length ?? rule.length);
  return isCategory(text) ? text : undefined;
}

function groupsOf(transactions: readonly IndexedTransaction[]): ReadonlyMap<string, readonly IndexedTransaction[]> {
  const groups = new Map<string, IndexedTransaction[]>();
  for (const transaction of transactions) {
    const { groupId } = transaction.view.enrichments;
    const group = groups.get(groupId);
    if (group === undefined) groups.set(groupId, [transaction]);
    else group.push(transaction);
  }
  return groups;
}

const indexes = new WeakMap<Analysis, AnalysisIndex>();

/** The index of a result, made once: a result is not to be changed afterwards. */
export function indexOf(analysis: Analysis): AnalysisIndex {
  let index = indexes.get(analysis);
  if (index === undefined) {
    index = new AnalysisIndex(analysis);
    indexes.set(analysis, index);
  }
  return index;
}
