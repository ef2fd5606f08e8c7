import { fold } from "../../base/text.js";
import { MOST_CHARACTERS_READ } from "../../lexicon/reading.js";
import {
  CHEQUE_WORD,
  GIVEN_BACK,
  isOfReturnedCheque,
  TRANSFER_TAKEN_BACK,
  withoutWordsOfUnpaid,
} from "../../lexicon/taken-back-words.js";
import { categoryNumberOf } from "../../model/category.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import type { SharedWords } from "../shared-words.js";
import { isSameAccount, type LinkFacts } from "./link-sides.js";
import { IS_FEE } from "./returns.js";

const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const DIRECT_DEBIT = typeNumberOf("DIRECT_DEBIT");
const CHECK_DEPOSIT = typeNumberOf("CHECK_DEPOSIT");
const CREDIT = typeNumberOf("CREDIT");
const INCOMING_TRANSFER = typeNumberOf("INCOMING_TRANSFER");

/**
 * Whether a debit says that it takes back what came in: a cheque that bounced, a transfer, or what was too much. No debt that
 * is collected does, and nobody gives back by a payment of which a purpose is known.
 */
export function isTakenBack({ ledger, classification }: LinkFacts, row: number): boolean {
  const category = classification.textCategory[row]!;
  if (IS_FEE[category] === 1 || classification.type[row] === DIRECT_DEBIT) return false;
  const said = folded(ledger.description[row]!);
  if (TRANSFER_TAKEN_BACK.test(said)) return true;
  return category === OTHER_EXPENSE && (isOfReturnedCheque(said) || GIVEN_BACK.test(said));
}

/** What a debit takes back: a cheque; a transfer of somebody whom it names; or a transfer, and it names nobody. */
type Taken = "CHEQUE" | "NAMED" | "UNNAMED";

/** Tells which credit a debit takes back. Each debit is read once: it is weighed against many credits. */
export class TakenBack {
  readonly #words: SharedWords;
  readonly #known = new Map<number, Taken>();
  /** What debits say of the customers who did not pay them. */
  readonly #customers = new Map<number, string>();

  constructor(words: SharedWords) {
    this.#words = words;
  }

  /** Whether a debit takes back a credit, by the way in which the money came, and by a word of who sent it where it names any. */
  isBy(facts: LinkFacts, credit: number, debit: number): boolean {
    const { ledger, classification } = facts;
    if (!isSameAccount(facts, credit, debit)) return false;
    const type = classification.type[credit];
    const taken = this.#takenBy(facts, debit);
    if (taken === "CHEQUE")
      return type === CHECK_DEPOSIT || (type === CREDIT && CHEQUE_WORD.test(folded(ledger.description[credit]!)));
    if (type !== CREDIT && type !== INCOMING_TRANSFER) return false;
    return taken !== "NAMED" || this.#words.countOf(ledger.description[credit]!, ledger.description[debit]!) > 0;
  }

  /** Whether a row names the customer who did not pay a debit: the bank's words are those of the holder's own rejections too. */
  isOfCustomer(facts: LinkFacts, row: number, debit: number): boolean {
    const { description } = facts.ledger;
    if (!isSameAccount(facts, row, debit)) return false;
    let customer = this.#customers.get(debit);
    if (customer === undefined) {
      customer = withoutWordsOfUnpaid(folded(description[debit]!));
      this.#customers.set(debit, customer);
    }
    return this.#words.countOf(customer, description[row]!) > 0;
  }

  #takenBy({ ledger }: LinkFacts, debit: number): Taken {
    let taken = this.#known.get(debit);
    if (taken === undefined) {
      taken = this.#read(folded(ledger.description[debit]!));
      this.#known.set(debit, taken);
    }
    return taken;
  }

  #read(said: string): Taken {
    if (isOfReturnedCheque(said)) return "CHEQUE";
    // A bank may say no more than that it takes back; people say to whom they give.
    if (GIVEN_BACK.test(said)) return "NAMED";
    return this.#words.tellingWordsOf(said.replace(TRANSFER_TAKEN_BACK, " ")).length === 0 ? "UNNAMED" : "NAMED";
  }
}

function folded(text: string): string {
  return fold(text.slice(0, MOST_CHARACTERS_READ));
}
