import { hashNumber } from "../../base/hash.js";
import { listsBy, type NumberLists } from "../../base/number-lists.js";
import { PARAMETERS } from "../../parameters.js";
import { firstPlaceFrom } from "../nearest-rows.js";
import { isMovable, isPurposed, type LinkFacts } from "./link-sides.js";
import type { Sides } from "./match-pairs.js";

/** What may have left and come as an own transfer, by account and amount, in the order of days. */
interface MovedSums {
  readonly debits: NumberLists;
  readonly credits: NumberLists;
}

/**
 * Tells whether the very sum of a credit was handed on to the account of a debit. It is then the source of what goes on from
 * account to account, and that debit, which hands it on once more, can be no source of it.
 */
export class HandedOn {
  readonly #facts: LinkFacts;
  readonly #sides: Sides;
  #moved: MovedSums | undefined;

  /** @param sides - The rows that are linked: no others may tell, for what lies outside a window changes no figure. */
  constructor(facts: LinkFacts, sides: Sides) {
    this.#facts = facts;
    this.#sides = sides;
  }

  /**
   * Whether a debit of the credit's account, and a credit of the debit's, are moves of that sum since it came. Of what left on
   * its day, what came back later tells nothing where the debit's account had got that sum shortly before: it hands on that.
   */
  isTo(credit: number, debit: number): boolean {
    const { day } = this.#facts.ledger;
    const [from, to] = [day[credit]!, day[credit]! + PARAMETERS.ownTransferDays];
    if (day[debit]! > from) return this.#isWithin(credit, debit, from, to);
    if (day[debit] === from && this.#isWithin(credit, debit, from, from)) return true;
    const { credits } = this.#lists();
    const wasCredited = this.#has(
      credits.of(this.#keyOf(debit, credit)),
      day[debit]! - PARAMETERS.ownTransferDays,
      day[debit]!,
    );
    return !wasCredited && this.#isWithin(credit, debit, from, to);
  }

  #isWithin(credit: number, debit: number, from: number, to: number): boolean {
    const { credits, debits } = this.#lists();
    const hasLeft = this.#has(debits.of(this.#keyOf(credit, credit)), from, to);
    return hasLeft && this.#has(credits.of(this.#keyOf(debit, credit)), from, to);
  }

  /** They are made when the first pair asks: most bodies have none. */
  #lists(): MovedSums {
    this.#moved ??= {
      debits: listsBy(
        this.#sides.debits.filter((row) => isMovable(this.#facts, row)),
        (row) => this.#keyOf(row, row),
      ),
      credits: listsBy(
        this.#sides.credits.filter((row) => isPurposed(this.#facts, row)),
        (row) => this.#keyOf(row, row),
      ),
    };
    return this.#moved;
  }

  #has(rows: readonly number[], from: number, to: number): boolean {
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
