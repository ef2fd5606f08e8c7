import type { Day } from "../base/calendar.js";
import { GRACE_DAYS } from "../passes/rhythm/rhythm-steps.js";
import type { BudgetLine } from "./budget-lines.js";
import type { KnownFlow, KnownFlows } from "./known-flows.js";
import type { Payment } from "./like-payments.js";
import { nextOccurrence, STOPPED_AFTER_MISSES } from "./next-occurrence.js";
import { compareOffers, offersTo, paidOf } from "./offers.js";
import { othersOfPayees } from "./payees.js";

/** The payments with which lines go on in flows of other descriptions, in the order of their days. */
export type Continuations = ReadonlyMap<BudgetLine, readonly Payment[]>;

/**
 * Finds where lines go on under another description: on another account, or of a category that says the same more precisely,
 * less so or not at all. A payment goes on with a line of the same payee where it is of an amount such as the line has, comes
 * around a day on which the line was due and did not come, before it would have stopped, and belongs to no line that comes
 * beside it. Of several lines the one of the nearest amount has it.
 */
export function continuationsOf(earlier: KnownFlows, later: KnownFlows, lines: readonly BudgetLine[]): Continuations {
  const offers = [...othersOfPayees(lines)].flatMap(([line, others]) => offersTo(line, others, earlier, later));
  const followed = new Map<BudgetLine, FollowedLine>();
  const taken = new Set<Payment>();
  for (const { line, payment } of offers.sort(compareOffers)) {
    if (!followed.has(line)) followed.set(line, new FollowedLine(line, later));
    if (!taken.has(payment) && followed.get(line)!.takes(payment)) taken.add(payment);
  }
  const goingOn = [...followed].filter(([, { payments }]) => payments.length > 0);
  return new Map(goingOn.map(([line, { payments }]) => [line, payments]));
}

/** The flows of which at least half of the payments go on with other lines. */
export function continuingFlows(continuations: Continuations): ReadonlySet<KnownFlow> {
  const counts = new Map<KnownFlow, number>();
  for (const payments of continuations.values())
    for (const { flow } of payments) counts.set(flow, (counts.get(flow) ?? 0) + 1);
  const goingOn = [...counts].filter(([{ view }, count]) => count * 2 >= view.transactions.length);
  return new Set(goingOn.map(([flow]) => flow));
}

/** A line that is followed from day to day. */
class FollowedLine {
  /** The payments with which it goes on. */
  readonly payments: Payment[] = [];
  readonly #line: BudgetLine;
  /** The days of its own payments. */
  readonly #days: readonly Day[];
  readonly #isLeftOut: boolean;
  #place = 0;
  #last: Day | undefined;

  constructor(line: BudgetLine, later: KnownFlows) {
    this.#line = line;
    this.#isLeftOut = !later.until.has(line.flow.accountId);
    // What the later analysis does not hold may lie before its window; what it leaves out may stand elsewhere.
    const own = line.payments.length > 0 ? line.payments : line.paymentsBefore;
    this.#days = this.#isLeftOut ? [] : paidOf(own).map(({ day }) => day);
  }

  /** Takes a payment where the line awaits it. Payments come in the order of their days. */
  takes(payment: Payment): boolean {
    const { day } = payment;
    while (this.#place < this.#days.length && this.#days[this.#place]! < day) {
      this.#last = this.#days[this.#place]!;
      this.#place += 1;
    }
    if (!this.#isAwaitedOn(day)) return false;
    this.payments.push(payment);
    this.#last = day;
    return true;
  }

  #isAwaitedOn(day: Day): boolean {
    const { regularity, lastDay } = this.#line;
    const last = this.#last ?? (this.#isLeftOut && day > lastDay ? lastDay : undefined);
    if (last === undefined) return this.#isLeftOut;
    const next = this.#days[this.#place];
    if (regularity === undefined) return next === undefined;
    const grace = GRACE_DAYS[regularity.periodicity];
    if (next !== undefined && next <= day + grace) return false;
    let due = last;
    for (let missed = 0; missed < STOPPED_AFTER_MISSES; missed += 1) {
      due = nextOccurrence(regularity, due);
      if (Math.abs(due - day) <= grace) return true;
    }
    return false;
  }
}
