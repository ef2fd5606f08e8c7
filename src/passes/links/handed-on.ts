import { hashNumber } from "../../base/hash.js";
import { listsBy, type NumberLists } from "../../base/number-lists.js";
import { FITS_OWN_TRANSFER, IS_INCOME } from "../../model/category.js";
import { PARAMETERS } from "../../parameters.js";
import { firstPlaceFrom } from "../nearest-rows.js";
import { isMovable, isPurposed, type LinkFacts } from "./link-sides.js";
import type { Sides } from "./sides.js";

/** What may have left and come as an own transfer, by account and amount, in the order of days. */
interface MovedSums {
  readonly debits: NumberLists;
  readonly credits: NumberLists;
  /** Those credits that read as an income, and as no move of one's own. */
  readonly earned: NumberLists;
}

const IS_EARNED = IS_INCOME.map((isIncome, category) => isIncome & ~FITS_OWN_TRANSFER[category]!);

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
   * its day or before, what came back later tells nothing where the debit's account had earned that sum: it hands on that.
   */
  isTo(credit: number, debit: number): boolean {
    const { day } = this.#facts.ledger;
    const [from, to] = [day[credit]!, day[credit]! + PARAMETERS.ownTransferDays];
    if (day[debit]! > from) return this.#isWithin(credit, debit, from, to);
    if (day[debit] === from && this.#isWithin(credit, debit, from, from)) return true;
    return !this.#hasEarned(credit, debit) && this.#isWithin(credit, debit, from, to);
  }

  /** Whether the sum of a credit had come to the account of a debit as an income, in the days before it left again. */
  #hasEarned(credit: number, debit: number): boolean {
    const { earned } = this.#lists();
    const { day } = this.#facts.ledger;
    const rows = earned.of(this.#keyOf(debit, credit));
    return this.#has(rows, day[debit]! - PARAMETERS.ownTransferDays, day[debit]!);
  }

  #isWithin(credit: number, debit: number, from: number, to: number): boolean {
    const { credits, debits } = this.#lists();
    const hasLeft = this.#has(debits.of(this.#keyOf(credit, credit)), from, to);
    return hasLeft && this.#has(credits.of(this.#keyOf(debit, credit)), from, to);
  }

  /** They are made when the first pair asks: most bodies have none. */
  #lists(): MovedSums {
    if (this.#moved !== undefined) return this.#moved;
    const { textCategory } = this.#facts.classification;
    const bySum = (rows: readonly number[]): NumberLists => listsBy(rows, (row) => this.#keyOf(row, row));
    const credits = this.#sides.credits.filter((row) => isPurposed(this.#facts, row));
    this.#moved = {
      debits: bySum(this.#sides.debits.filter((row) => isMovable(this.#facts, row))),
      credits: bySum(credits),
      earned: bySum(credits.filter((row) => IS_EARNED[textCategory[row]!] === 1)),
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
