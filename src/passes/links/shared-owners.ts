import { KnownTexts } from "../../lexicon/known-texts.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import type { Ledger } from "../../model/ledger.js";
import { isNamedIn, type NameWords, readNameWords } from "../firm-names.js";
import { ownersOf } from "../owner-names.js";

/** Tells which texts name a firm that owns both accounts: two firms that name each other in payments are never one owner. */
export class SharedOwners {
  readonly #reader: TextReader;
  readonly #ledger: Ledger;
  readonly #known = new KnownTexts<NameWords>();
  readonly #ownersOf = new Map<number, ReadonlyMap<string, NameWords>>();

  constructor(reader: TextReader, ledger: Ledger) {
    this.#reader = reader;
    this.#ledger = ledger;
  }

  /**
   * Whether both sides name one owner that both accounts bear, and no other firm.
   *
   * @param leastLegalForms - 1 where it must be a firm.
   */
  areNamedBy(credit: number, debit: number, leastLegalForms = 0): boolean {
    const { account, description } = this.#ledger;
    const ofDebit = this.#ownersOfAccount(account[debit]!);
    const texts = [description[credit]!, description[debit]!].map((text) => this.#wordsOf(text));
    for (const [key, owner] of this.#ownersOfAccount(account[credit]!)) {
      const other = ofDebit.get(key);
      if (other === undefined) continue;
      // One bank may write the legal form and the other not.
      const legalForms = Math.max(owner.legalForms, other.legalForms);
      if (legalForms >= leastLegalForms && texts.every((text) => isNamedIn({ names: owner.names, legalForms }, text)))
        return true;
    }
    return false;
  }

  #ownersOfAccount(account: number): ReadonlyMap<string, NameWords> {
    let owners = this.#ownersOf.get(account);
    if (owners === undefined) {
      const names = ownersOf([this.#ledger.accounts[account]!]).map((owner) => this.#wordsOf(owner));
      owners = new Map(names.map((owner) => [owner.names.toSorted((one, other) => one - other).join(), owner]));
      this.#ownersOf.set(account, owners);
    }
    return owners;
  }

  #wordsOf(text: string): NameWords {
    return this.#known.of(text, (part) => readNameWords(this.#reader, part));
  }
}
