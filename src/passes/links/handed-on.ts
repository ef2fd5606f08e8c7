import { hashNumber } from "../../base/hash.js";
import { listsBy, type NumberLists } from "../../base/number-lists.js";
import { PARAMETERS } from "../../parameters.js";
import { firstPlaceFrom } from "../nearest-rows.js";
import { isMovable, isPurposed, type LinkFacts } from "./link-sides.js";
import type { Sides } from "./match-pairs.js";

/**
 * Tells whether the very sum of a credit was handed on to the account of a debit. It is then the source of what goes on from
 * account to account, and that debit, which hands it on once more, can be no source of it.
 */
export class HandedOn {
  readonly #facts: LinkFacts;
  readonly #sides: Sides;
  /** What may have left and come as an own transfer, by account and amount, in the order of days. */
  #debits: NumberLists | undefined;
  #credits: NumberLists | undefined;

  /** @param sides - The rows that are linked: no others may tell, for what lies outside a window changes no figure. */
  constructor(facts: LinkFacts, sides: Sides) {
    this.#facts = facts;
    this.#sides = sides;
  }

  /**
   * Whether a debit of the credit's account, and a credit of the debit's, are moves of that sum since it came. A debit that
   * left before it came hands on something else, and one that left on its day only what came back on that day.
   */
  isTo(credit: number, debit: number): boolean {
    const { day } = this.#facts.ledger;
    if (day[debit]! < day[credit]!) return false;
    const { credits, debits } = this.#sides;
    this.#debits ??= listsBy(
      debits.filter((row) => isMovable(this.#facts, row)),
      (row) => this.#keyOf(row, row),
    );
    this.#credits ??= listsBy(
      credits.filter((row) => isPurposed(this.#facts, row)),
      (row) => this.#keyOf(row, row),
    );
    const lastDay = day[credit]! + (day[debit] === day[credit] ? 0 : PARAMETERS.ownTransferDays);
    const mayLeave = this.#isWithin(this.#debits.of(this.#keyOf(credit, credit)), day[credit]!, lastDay);
    return mayLeave && this.#isWithin(this.#credits.of(this.#keyOf(debit, credit)), day[credit]!, lastDay);
  }

  #isWithin(rows: readonly number[], from: number, to: number): boolean {
    const { ledger } = this.#facts;
    const place = firstPlaceFrom(ledger, rows, from, rows.length);
    return place < rows.length && ledger.day[rows[place]!]! <= to;
  }

  /** The account of one row and the amount of another; amounts may be chosen, so that no map holds them. */
  #keyOf(row: number, of: number): number {
    const { account, amount } = this.#facts.ledger;
    return hashNumber(Math.abs(amount[of]!), account[row]!);
  }
}
