import type { Category } from "../model/category.js";

/** What an enforcement is charged and carried out by, and what it is about. A release and a refund are no enforcement. */
const SEIZURE = /^(FEES|PROVISION)_(DIRECT_DEBT_RECOVERY|ACCOUNT_SEIZURE|PREVENTIVE_SEIZURE)$/;
/** What a debt recovery that is collected, and not blocked, is one of. */
const RECOVERY = "DIRECT_DEBT_RECOVERY";

/** Whether a debit of a category is a seizure, a recovery, a collection or a bailiff's, or the fee for one. */
export function isEnforcement(category: Category): boolean {
  return ["DEBT_RECOVERY", "DEBT_COLLECTION", "BAILIFF"].includes(category) || SEIZURE.test(category);
}

/**
 * Counts enforcements. A seizure and the fee for it are one: of each kind, as many are counted as there are debits or fees,
 * whichever are more, for some banks only show the fee.
 */
export class EnforcementCount {
  readonly #debits = new Map<string, number>();
  readonly #fees = new Map<string, number>();

  /** Takes a debit of a category that is an enforcement. */
  add(category: Category): void {
    const [, means, about] = SEIZURE.exec(category) ?? [];
    const kind = about ?? (category === "DEBT_RECOVERY" ? RECOVERY : category);
    const counts = means === "FEES" ? this.#fees : this.#debits;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  /** How many were taken, fees with what they are for. */
  get value(): number {
    let count = 0;
    for (const kind of new Set([...this.#debits.keys(), ...this.#fees.keys()]))
      count += Math.max(this.#debits.get(kind) ?? 0, this.#fees.get(kind) ?? 0);
    return count;
  }
}
