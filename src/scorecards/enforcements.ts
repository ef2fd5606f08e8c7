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

/** How often each step of one kind of enforcement was seen. */
interface Steps {
  FEES: number;
  PROVISION: number;
  RELEASE: number;
  PAYMENT: number;
}

/**
 * Counts enforcements. One may show as a sum that is blocked, a fee, a release and a payment, and some banks show only the
 * fee: of each kind as many are counted as there are of the step of which there are most. A sum that is blocked again
 * behind a release is the same one, which is paid.
 */
export class EnforcementCount {
  readonly #stepsOf = new Map<string, Steps>();

  /** Takes a debit of a category that is an enforcement, or a release. */
  add(category: Category): void {
    const [, step = "PAYMENT", about] = SEIZURE.exec(category) ?? [];
    const kind = about ?? (category === "DEBT_RECOVERY" ? RECOVERY : category);
    const steps = this.#stepsOf.get(kind) ?? { FEES: 0, PROVISION: 0, RELEASE: 0, PAYMENT: 0 };
    steps[step as keyof Steps] += 1;
    this.#stepsOf.set(kind, steps);
  }

  /** How many were taken, all steps of one as one. */
  get value(): number {
    let count = 0;
    for (const { FEES, PROVISION, RELEASE, PAYMENT } of this.#stepsOf.values()) {
      const blocked = Math.max(PROVISION - RELEASE, Math.min(PROVISION, RELEASE));
      count += Math.max(FEES, blocked, PAYMENT);
    }
    return count;
  }
}
