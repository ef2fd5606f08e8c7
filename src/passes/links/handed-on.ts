import { hashNumber } from "../../base/hash.js";
import { listsBy, type NumberLists } from "../../base/number-lists.js";
import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import { firstPlaceFrom } from "../nearest-rows.js";
import type { Sides } from "./match-pairs.js";

/**
 * Tells whether an account handed on the very sum that it was credited. What came in there is then the source of what goes
 * on from account to account, and none of these moves can be the source of it.
 */
export class HandedOn {
  readonly #ledger: Ledger;
  readonly #sides: Sides;
  /** The debits of each account and amount, in the order of days; amounts may be chosen, so that no map holds them. */
  #debits: NumberLists | undefined;

  /** @param sides - The rows that are linked: no others may tell, for what lies outside a window changes no figure. */
  constructor(ledger: Ledger, sides: Sides) {
    this.#ledger = ledger;
    this.#sides = sides;
  }

  /** Whether a debit of a credit's account and amount lies within the days of an own transfer around it. */
  isOf(credit: number): boolean {
    const { day } = this.#ledger;
    this.#debits ??= listsBy(this.#sides.debits, (row) => this.#keyOf(row));
    const debits = this.#debits.of(this.#keyOf(credit));
    const place = firstPlaceFrom(this.#ledger, debits, day[credit]! - PARAMETERS.ownTransferDays, debits.length);
    return place < debits.length && day[debits[place]!]! <= day[credit]! + PARAMETERS.ownTransferDays;
  }

  #keyOf(row: number): number {
    const { account, amount } = this.#ledger;
    return hashNumber(Math.abs(amount[row]!), account[row]!);
  }
}
