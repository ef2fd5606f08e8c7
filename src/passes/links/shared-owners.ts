import { KnownTexts } from "../../lexicon/known-texts.js";
import type { Lexicon } from "../../lexicon/lexicon.js";
import { ROLE } from "../../lexicon/word-roles.js";
import type { Ledger } from "../../model/ledger.js";
import { ownersOf } from "../owner-names.js";
import { LEAST_WORDS_OF_NAME } from "../owner-words.js";

/** What a text or an owner is called: the words that say something, as hashes, and how many legal forms stand among them. */
interface NameWords {
  readonly names: readonly number[];
  readonly legalForms: number;
}

/** Tells which texts name a firm that owns both accounts: two firms that name each other in payments are never one owner. */
export class SharedOwners {
  readonly #lexicon: Lexicon;
  readonly #ledger: Ledger;
  readonly #known = new KnownTexts<NameWords>();
  readonly #ownersOf = new Map<number, ReadonlyMap<string, NameWords>>();

  constructor(lexicon: Lexicon, ledger: Ledger) {
    this.#lexicon = lexicon;
    this.#ledger = ledger;
  }

  /** Whether both sides name one owner that both accounts bear, and no other firm. */
  areNamedBy(credit: number, debit: number): boolean {
    const { account, description } = this.#ledger;
    const ofDebit = this.#ownersOfAccount(account[debit]!);
    const texts = [description[credit]!, description[debit]!].map((text) => this.#wordsOf(text));
    for (const [key, owner] of this.#ownersOfAccount(account[credit]!)) {
      const other = ofDebit.get(key);
      if (other === undefined) continue;
      // One bank may write the legal form and the other not.
      const legalForms = Math.max(owner.legalForms, other.legalForms);
      if (texts.every((text) => isNamedIn({ names: owner.names, legalForms }, text))) return true;
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
    return this.#known.of(text, (part) => readWordsOf(this.#lexicon, part));
  }
}

/** Whether a text holds an owner's name, in any order: two words of it or more, or one beside a legal form, and no other firm's. */
function isNamedIn(owner: NameWords, text: NameWords): boolean {
  if (owner.names.length === 0 || text.legalForms > owner.legalForms) return false;
  if (owner.names.length < LEAST_WORDS_OF_NAME && text.legalForms === 0) return false;
  return owner.names.every((word) => text.names.includes(word));
}

function readWordsOf(lexicon: Lexicon, text: string): NameWords {
  lexicon.readWords(text);
  const { reading, roles } = lexicon;
  const names: number[] = [];
  let legalForms = 0;
  for (let place = 0; place < reading.count; place += 1) {
    const word = reading.hash[place]!;
    if (roles.isLegalForm(reading, place)) legalForms += 1;
    else if ((roles.of(reading, place) & (ROLE.TITLE | ROLE.PARTICLE)) !== 0) continue;
    else if (roles.isSignificant(reading, place) && !names.includes(word)) names.push(word);
  }
  return { names, legalForms };
}
