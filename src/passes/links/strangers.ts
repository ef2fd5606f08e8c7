import type { Lexicon } from "../../lexicon/lexicon.js";
import { isTitle } from "../../lexicon/person-marks.js";
import { isOfName } from "../../lexicon/person-names.js";
import { ROLE } from "../../lexicon/word-roles.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { namesOfOwner } from "../owner-names.js";
import type { SharedWords } from "../shared-words.js";
import { isOfOtherSavings, type LinkFacts } from "./link-sides.js";

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");

/** A surname alone is shared by a family. */
const LEAST_WORDS_OF_OWNER = 2;

/** Whom a text names: an owner of an account of the body; one who shares a word with him; another; or nobody that is known. */
type Named = "OWNER" | "RELATIVE" | "STRANGER" | "NOBODY";

/** Tells which texts name a person who owns none of the accounts of the body. Each text is read once. */
export class Strangers {
  readonly #lexicon: Lexicon;
  readonly #ledger: Ledger;
  readonly #known = new Map<string, Named>();
  #isToldOf: readonly boolean[] | undefined;
  #ownerNames: ReadonlySet<string> | undefined;

  constructor(lexicon: Lexicon, ledger: Ledger) {
    this.#lexicon = lexicon;
    this.#ledger = ledger;
  }

  /** Whether the body tells which person owns an account, by more than a surname. */
  isOwnerTold(account: number): boolean {
    this.#isToldOf ??= this.#ledger.accounts.map(({ owners }) => owners.some((owner) => this.#isPersonTold(owner)));
    return this.#isToldOf[account]!;
  }

  /** Whom a text names. */
  namedIn(text: string): Named {
    let named = this.#known.get(text);
    if (named === undefined) {
      named = this.#read(text);
      this.#known.set(text, named);
    }
    return named;
  }

  /** Whether an owner is called by two names, one a given name or behind a title: others are firms and names of accounts. */
  #isPersonTold(owner: string): boolean {
    this.#lexicon.readWords(owner);
    const { reading, roles } = this.#lexicon;
    let names = 0;
    let isPerson = false;
    for (let place = 0; place < reading.count; place += 1) {
      if (roles.isLegalForm(reading, place)) return false;
      isPerson ||= isTitle(reading, roles, place) || roles.isGivenName(reading, place);
      const isName = (roles.of(reading, place) & (ROLE.TITLE | ROLE.PARTICLE)) === 0;
      if (isName && roles.isSignificant(reading, place)) names += 1;
    }
    return isPerson && names >= LEAST_WORDS_OF_OWNER;
  }

  #read(text: string): Named {
    this.#ownerNames ??= new Set(this.#ledger.accounts.flatMap(({ owners }) => owners.flatMap(namesOfOwner)));
    this.#lexicon.read(text, true, 0, -1);
    const { reading } = this.#lexicon;
    const ofOwner = new Set<string>();
    let isOther = false;
    for (let place = 0; place < reading.count; place += 1) {
      const word = reading.textOf(place);
      if (this.#ownerNames.has(word)) ofOwner.add(word);
      else isOther ||= this.#isTitledAt(place);
    }
    if (ofOwner.size === 0) return isOther ? "STRANGER" : "NOBODY";
    return isOther && ofOwner.size < LEAST_WORDS_OF_OWNER ? "RELATIVE" : "OWNER";
  }

  /** Whether a name stands at a place, behind a title. Given names are words of remarks and of accounts too: `LIVRET LUCIE`. */
  #isTitledAt(place: number): boolean {
    const { reading, roles } = this.#lexicon;
    return place > 0 && isTitle(reading, roles, place - 1) && isOfName(this.#lexicon, place);
  }
}

/**
 * Whether a text that tells nothing else names a person who owns no account of the body, where the owners of both are told:
 * then two persons' transfers have one amount by chance. What both texts say is the remark of who moves his own money, whomever
 * it names. Nor is it chance where the other text names an owner: a bank may print of a joint account the other holder alone.
 */
export function isOfStranger(
  facts: LinkFacts & { readonly strangers: Strangers; readonly words: SharedWords },
  credit: number,
  debit: number,
): boolean {
  const { ledger, classification, strangers, words } = facts;
  const { account, description } = ledger;
  const { textCategory } = classification;
  const rows = [credit, debit];
  if (!rows.every((row) => strangers.isOwnerTold(account[row]!))) return false;
  const isUntold = (row: number): boolean => textCategory[row] === OTHER_ENTRY || textCategory[row] === OTHER_EXPENSE;
  const nameOf = (row: number): Named => strangers.namedIn(description[row]!);
  if (!rows.some((row) => isUntold(row) && nameOf(row) === "STRANGER")) return false;
  if (words.countOf(description[credit]!, description[debit]!) > 0) return false;
  return !rows.some((row) => nameOf(row) === "OWNER") || isOfOtherSavings(facts, credit, debit);
}
