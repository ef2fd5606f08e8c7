import type { Category } from "../model/category.js";

/** What a bank does for a seizure or recovery, and which of them. A refund of its fee is no part of one. */
const SEIZURE = /^(FEES|PROVISION|RELEASE)_(DIRECT_DEBT_RECOVERY|ACCOUNT_SEIZURE|PREVENTIVE_SEIZURE)$/;
/** What a debt recovery that is collected, and not blocked, is one of. */
const RECOVERY = "DIRECT_DEBT_RECOVERY";

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

/** What was seen of one kind of enforcement. */
class StepsOfKind {
  #fees = 0;
  #payments = 0;
  #seizures = 0;
  /** Sums that are blocked; what was released and not blocked again; and what was blocked again behind a release. */
  #blocked = 0;
  #released = 0;
  #blockedAgain = 0;
  #leastBlocked = Number.POSITIVE_INFINITY;

  get count(): number {
    return Math.max(this.#fees, this.#payments, this.#seizures);
  }

  take(step: string, amount: number): void {
    if (step === "FEES") this.#fees += 1;
    else if (step === "PROVISION") this.#block(amount);
    else if (step === "RELEASE") this.#release(amount);
    else this.#payments += 1;
  }

  #block(amount: number): void {
    this.#leastBlocked = Math.min(this.#leastBlocked, amount);
    if (this.#released > 0) {
      this.#released -= 1;
      this.#blockedAgain += 1;
    } else {
      this.#blocked += 1;
      this.#seizures += 1;
    }
  }

  #release(amount: number): void {
    // What gives back less than was ever blocked lifts a part: the rest is blocked still.
    if (amount < this.#leastBlocked) return;
    if (this.#blocked > 0) this.#blocked -= 1;
    else if (this.#blockedAgain > 0) {
      // It was no payment of the first.
      this.#blockedAgain -= 1;
      this.#seizures += 1;
    } else return;
    this.#released += 1;
  }
}

/**
 * Counts enforcements. One may show as a sum that is blocked, a fee, a release and a payment, and some banks show only the
 * fee: of each kind as many are counted as there are of the step of which there are most. A sum that is blocked again
 * behind the release of all of one is the same one, which is paid.
 */
export function countEnforcements(steps: readonly EnforcementStep[]): number {
  const kinds = new Map<string, StepsOfKind>();
  for (const { category, amount } of [...steps].sort(compareSteps)) {
    const [, step = "PAYMENT", about] = SEIZURE.exec(category) ?? [];
    const kind = about ?? (category === "DEBT_RECOVERY" ? RECOVERY : category);
    const known = kinds.get(kind) ?? new StepsOfKind();
    kinds.set(kind, known);
    known.take(step, amount);
  }
  let count = 0;
  for (const kind of kinds.values()) count += kind.count;
  return count;
}

/** In the order of days; within one, what was blocked before is released before it is paid. */
function compareSteps(left: EnforcementStep, right: EnforcementStep): number {
  const isLater = Number(isRelease(right.category)) - Number(isRelease(left.category));
  return left.day - right.day || isLater || left.amount - right.amount;
}
