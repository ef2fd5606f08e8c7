import type { Account } from "../../model/account.js";
import type { Ledger } from "../../model/ledger.js";
import { LEAST_WORDS_OF_NAME } from "../owner-words.js";
import type { SharedWords } from "../shared-words.js";

/** The words that name an account. */
interface AccountWords {
  readonly ofOwners: ReadonlySet<number>;
  /** Those that tell its owners from each other: first names, where several have one surname. */
  readonly ofSomeOwners: ReadonlySet<number>;
  /** Of its own name and its bank. */
  readonly ofAccount: ReadonlySet<number>;
}

/** Tells which texts name the account of the other side: what the two of a couple pay into their joint account on one day. */
export class NamedAccounts {
  readonly #ledger: Ledger;
  readonly #words: SharedWords;
  readonly #accounts: readonly AccountWords[];

  constructor(ledger: Ledger, words: SharedWords) {
    this.#ledger = ledger;
    this.#words = words;
    this.#accounts = ledger.accounts.map(({ owners, name, bank }: Account) => {
      const ofEach = owners.map((owner) => words.tellingWordsOf(owner));
      const ofOwners = new Set(ofEach.flat());
      return {
        ofOwners,
        ofSomeOwners: new Set([...ofOwners].filter((word) => !ofEach.every((ofOwner) => ofOwner.includes(word)))),
        ofAccount: new Set(words.tellingWordsOf([name, bank?.name].join(" "))),
      };
    });
  }

  /** How many words of a credit's and a debit's text name the account of the other side. */
  countWords(credit: number, debit: number): number {
    const { account, description } = this.#ledger;
    const ofCredit = this.#accounts[account[credit]!]!;
    const ofDebit = this.#accounts[account[debit]!]!;
    return this.#count(description[credit]!, ofDebit, ofCredit) + this.#count(description[debit]!, ofCredit, ofDebit);
  }

  /**
   * Words that name one's own account too tell nothing, unless they name an owner by more than a surname, or tell one owner
   * of the own account from another.
   */
  #count(text: string, other: AccountWords, own: AccountWords): number {
    let count = 0;
    let countOfOwners = 0;
    let countOfBoth = 0;
    for (const word of this.#words.tellingWordsOf(text)) {
      const isOfOwner = other.ofOwners.has(word);
      if (isOfOwner) countOfOwners += 1;
      else if (!other.ofAccount.has(word)) continue;
      const isOfOwn = own.ofOwners.has(word) || own.ofAccount.has(word);
      if (!isOfOwn || (isOfOwner && own.ofSomeOwners.has(word))) count += 1;
      else if (isOfOwner) countOfBoth += 1;
    }
    return countOfOwners < LEAST_WORDS_OF_NAME ? count : count + countOfBoth;
  }
}
