import { listsBy, type NumberLists } from "../base/number-lists.js";
import { FITS_OWN_TRANSFER } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { MAY_BE_TRANSFER } from "../model/transaction-type.js";
import { PARAMETERS } from "../parameters.js";
import type { Classification } from "./classification.js";
import { visitNearest } from "./nearest-rows.js";
import { firstRowFrom, type ObservationWindow } from "./observation-window.js";
import type { Scope } from "./scope.js";

/** What looking at the accounts of another usage needs. */
export interface OtherUsageNeeds {
  readonly ledger: Ledger;
  readonly scope: Pick<Scope, "isOfOtherUsage">;
  readonly classification: Classification;
  readonly window: ObservationWindow;
}

/**
 * Tells which transfers the body shows the other side of, on a checking account of the holder's that only its usage leaves out:
 * what a trader pays himself out of his business. The amount is exactly opposite, and the days are those of an own transfer.
 */
export class OtherUsage {
  readonly #ledger: Ledger;
  /** The transfers on such accounts, by amount. */
  readonly #rows: NumberLists | undefined;

  constructor({ ledger, scope, classification, window }: OtherUsageNeeds) {
    this.#ledger = ledger;
    if (!scope.isOfOtherUsage.includes(1)) return;
    const { type, textCategory } = classification;
    const rows: number[] = [];
    for (let row = firstRowFrom(ledger, window.from); row < ledger.size && ledger.day[row]! <= window.to; row += 1) {
      if (scope.isOfOtherUsage[ledger.account[row]!] === 0 || ledger.isComing[row] === 1) continue;
      if (MAY_BE_TRANSFER[type[row]!] === 1 && FITS_OWN_TRANSFER[textCategory[row]!] === 1) rows.push(row);
    }
    this.#rows = listsBy(rows, (row) => ledger.amount[row]!);
  }

  /** Whether the body shows the other side of a transfer on such an account. */
  isMet(row: number): boolean {
    const rows = this.#rows;
    const amount = -this.#ledger.amount[row]!;
    if (rows === undefined || rows.placeOf(amount) === -1) return false;
    const { ownTransferDays } = PARAMETERS;
    const around = { day: this.#ledger.day[row]!, daysBefore: ownTransferDays, daysAfter: ownTransferDays };
    let isMet = false;
    visitNearest(this.#ledger, rows.of(amount), around, () => {
      isMet = true;
      return false;
    });
    return isMet;
  }
}
