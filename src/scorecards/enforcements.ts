import type { Category } from "../model/category.js";

/** What a bank does for a seizure or recovery, and which of them. A refund of its fee is no part of one. */
const SEIZURE = /^(FEES|PROVISION|RELEASE)_(DIRECT_DEBT_RECOVERY|ACCOUNT_SEIZURE|PREVENTIVE_SEIZURE)$/;
/** What a debt recovery that is collected, and not blocked, is one of. */
const RECOVERY = "DIRECT_DEBT_RECOVERY";
/** The kind of a fee whose text names no office and does not say what the seizure is of. */
const ANY_SEIZURE = "ACCOUNT_SEIZURE";
/** The kinds that such a fee may be for, beside its own. */
const TOLD_BESIDE = [RECOVERY, "PREVENTIVE_SEIZURE"];
/** Most days between such a fee and what it is for: banks charge it with the sum that they block, or with the month. */
const MOST_DAYS_TO_FEE = 31;

/** Whether a debit of a category is a seizure, a recovery, a collection or a bailiff's, or the fee for one. */
export function isEnforcement(category: Category): boolean {
  return (
    ["DEBT_RECOVERY", "DEBT_COLLECTION", "BAILIFF"].includes(category) ||
    (SEIZURE.test(category) && !isRelease(category))
  );
}

/** Whether a credit of a category releases what was blocked: no enforcement, but it tells which debits are of one. */
export function isRelease(category: Category): boolean {
  return category.startsWith("RELEASE_");
}

/** A debit of a category that is an enforcement, or a release. */
export interface EnforcementStep {
  readonly category: Category;
  /** Days since any day, the same for all. */
  readonly day: number;
  /** Without its sign, in units of any kind. */
  readonly amount: number;
}

/** How many open sums of a kind are looked at: hostile bodies repeat them without end. */
const MOST_OPEN = 24;

/** What was seen of one kind of enforcement. */
class StepsOfKind {
  #fees = 0;
  #payments = 0;
  #seizures = 0;
  /** Sums that are blocked; what was released and not blocked again; and what was blocked again behind a release. */
  readonly #blocked: number[] = [];
  readonly #released: number[] = [];
  readonly #blockedAgain: number[] = [];

  get count(): number {
    return Math.max(this.#fees, this.#told);
  }

  /** How many fees there are beyond what tells of a seizure itself. */
  get feesAlone(): number {
    return Math.max(0, this.#fees - this.#told);
  }

  /** How many were seen for which no fee was charged. */
  get withoutFee(): number {
    return Math.max(0, this.#told - this.#fees);
  }

  get #told(): number {
    return Math.max(this.#payments, this.#seizures);
  }

  /** Takes the steps of one day. What was blocked before the day is released before it is blocked again, and paid. */
  takeDay(steps: readonly EnforcementStep[]): void {
    const releases = steps.filter(({ category }) => isRelease(category));
    const releasesOfDay = releases.filter(({ amount }) => !this.#release(amount));
    for (const { category, amount } of steps) {
      if (category.startsWith("FEES_")) this.#fees += 1;
      else if (category.startsWith("PROVISION_")) this.#block(amount);
      else if (!isRelease(category)) this.#payments += 1;
    }
    for (const { amount } of releasesOfDay) this.#release(amount);
  }

  #block(amount: number): void {
    const isPayment = takeLeast(this.#released, amount);
    if (!isPayment) this.#seizures += 1;
    add(isPayment ? this.#blockedAgain : this.#blocked, amount);
  }

  /** Whether all of a sum is released: what is less than each that is blocked gives back a part, and the rest is blocked still. */
  #release(amount: number): boolean {
    if (!takeLargest(this.#blocked, amount)) {
      if (!takeLargest(this.#blockedAgain, amount)) return false;
      // It was no payment of the first.
      this.#seizures += 1;
    }
    add(this.#released, amount);
    return true;
  }
}

/**
 * Counts enforcements. One may show as a sum that is blocked, a fee, a release and a payment, and some banks show only the
 * fee: of each kind as many are counted as there are of the step of which there are most. A sum that is blocked again
 * behind the release of one that is no smaller is the same one, which is paid. A bank's fee often says no more than that an
 * account was seized, whoever had it seized: it is for any of the same weeks that shows no fee.
 */
export function countEnforcements(steps: readonly EnforcementStep[]): number {
  const kinds = new Map<string, StepsOfKind>();
  let count = 0;
  for (const [kind, ofKind] of groupBy(steps, ({ category }) => kindOf(category))) {
    const seen = new StepsOfKind();
    kinds.set(kind, seen);
    const inOrder = [...ofKind].sort((left, right) => left.day - right.day || left.amount - right.amount);
    for (const ofDay of groupBy(inOrder, ({ day }) => day).values()) seen.takeDay(ofDay);
    count += seen.count;
  }
  const withoutFee = TOLD_BESIDE.reduce((sum, kind) => sum + (kinds.get(kind)?.withoutFee ?? 0), 0);
  const daysOf = (isTaken: (category: Category) => boolean): readonly number[] =>
    steps.filter(({ category }) => isTaken(category)).map(({ day }) => day);
  const fees = daysOf((category) => category.startsWith("FEES_") && kindOf(category) === ANY_SEIZURE);
  const told = daysOf(
    (category) => /^(PROVISION_|DEBT_RECOVERY$)/.test(category) && TOLD_BESIDE.includes(kindOf(category)),
  );
  return count - Math.min(kinds.get(ANY_SEIZURE)?.feesAlone ?? 0, withoutFee, countNear(fees, told));
}

/** How many of some days have one of others near, each another one. */
function countNear(days: readonly number[], others: readonly number[]): number {
  const [left, right] = [days, others].map((list) => list.toSorted((one, other) => one - other)) as [
    number[],
    number[],
  ];
  let count = 0;
  for (let at = 0, place = 0; at < left.length && place < right.length; ) {
    const gap = left[at]! - right[place]!;
    if (Math.abs(gap) <= MOST_DAYS_TO_FEE) count += 1;
    if (gap <= MOST_DAYS_TO_FEE) at += 1;
    if (gap >= -MOST_DAYS_TO_FEE) place += 1;
  }
  return count;
}

function kindOf(category: Category): string {
  return SEIZURE.exec(category)?.[2] ?? (category === "DEBT_RECOVERY" ? RECOVERY : category);
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function add(sums: number[], sum: number): void {
  if (sums.length === MOST_OPEN) sums.shift();
  sums.push(sum);
}

/** Takes the largest of some sums that are no larger than an amount; whether there is one. */
function takeLargest(sums: number[], most: number): boolean {
  const fitting = sums.filter((sum) => sum <= most);
  return fitting.length > 0 && take(sums, Math.max(...fitting));
}

/** Takes the least of some sums that are no smaller than an amount; whether there is one. */
function takeLeast(sums: number[], least: number): boolean {
  const fitting = sums.filter((sum) => sum >= least);
  return fitting.length > 0 && take(sums, Math.min(...fitting));
}

function take(sums: number[], sum: number): true {
  sums.splice(sums.indexOf(sum), 1);
  return true;
}
