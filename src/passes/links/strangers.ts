import { KnownTexts } from "../../lexicon/known-texts.js";
import { isTitle } from "../../lexicon/person-marks.js";
import { isOfName, placeBefore } from "../../lexicon/person-names.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { ownersOf, readOwners } from "../owner-names.js";
import { LEAST_WORDS_OF_NAME } from "../owner-words.js";
import type { SharedWords } from "../shared-words.js";
import { isOfOtherSavings, type LinkFacts } from "./link-sides.js";
import { isPersonTold } from "./told-owners.js";

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");

/**
 * Whom a text names: an owner of an account of the body; one who shares a word with him; another, by a title or without one;
 * or nobody that is known.
 */
type Named = "OWNER" | "RELATIVE" | "STRANGER" | "UNTITLED" | "NOBODY";

/** Tells which texts name a person who owns none of the accounts of the body. Each text is read once. */
export class Strangers {
  readonly #reader: TextReader;
  readonly #ledger: Ledger;
  readonly #known = new KnownTexts<Named>();
  #isToldOf: readonly boolean[] | undefined;
  #ownerNames: ReadonlySet<string> | undefined;

  constructor(reader: TextReader, ledger: Ledger) {
    this.#reader = reader;
    this.#ledger = ledger;
  }

  /** Whether the body tells which person owns an account, by more than a surname. */
  isOwnerTold(account: number): boolean {
    this.#isToldOf ??= this.#findTold();
    return this.#isToldOf[account]!;
  }

  /** Whom a text names. */
  namedIn(text: string): Named {
    return this.#known.of(text, (part) => this.#read(part));
  }

  #findTold(): readonly boolean[] {
    const { accounts } = this.#ledger;
    const told = new Set(ownersOf(accounts).filter((owner) => isPersonTold(this.#reader, owner)));
    return accounts.map((account) => ownersOf([account]).some((owner) => told.has(owner)));
  }

  #read(text: string): Named {
    this.#ownerNames ??= new Set(
      ownersOf(this.#ledger.accounts)
        .flatMap(readOwners)
        .flatMap(({ names }) => names),
    );
    this.#reader.read(text, true, 0, -1);
    const { reading } = this.#reader;
    const ofOwner = new Set<string>();
    let isTitled = false;
    let isUntitled = false;
    for (let place = 0; place < reading.count; place += 1) {
      const word = reading.textOf(place);
      if (this.#ownerNames.has(word)) ofOwner.add(word);
      else if (this.#isTitledAt(place)) isTitled = true;
      else isUntitled ||= this.#isGivenNameBeside(place);
    }
    if (ofOwner.size > 0) return isTitled && ofOwner.size < LEAST_WORDS_OF_NAME ? "RELATIVE" : "OWNER";
    if (isTitled) return "STRANGER";
    return isUntitled ? "UNTITLED" : "NOBODY";
  }

  /** Whether a name stands at a place, behind a title or an initial that a title comes before. */
  #isTitledAt(place: number): boolean {
    const { reading, roles } = this.#reader;
    const isTitleAt = (at: number): boolean => at >= 0 && isTitle(reading, roles, at);
    const isBehindLetter = place > 0 && /^[A-Z]$/.test(reading.textOf(place - 1));
    const isTitled = isTitleAt(place - 1) || (isBehindLetter && isTitleAt(place - 2));
    return isTitled && isOfName(this.#reader, place);
  }

  /** Whether a name stands at a place and another before it, one of them a given name. */
  #isGivenNameBeside(place: number): boolean {
    const { reading, roles } = this.#reader;
    const before = placeBefore(reading, roles, place);
    if (before < 0 || !(roles.isGivenName(reading, place) || roles.isGivenName(reading, before))) return false;
    return [before, place].every((at) => roles.isSignificant(reading, at) && isOfName(this.#reader, at));
  }
}

/**
 * Whether a text that tells nothing else names a person who owns no account of the body, where the owners of both are told:
 * then two persons' transfers have one amount by chance. Without a title both must name one, as a given name is as often part
 * of a remark or of an account's name: `ANNIV LUCIE`, `LIVRET LUCIE`. What both texts say is the remark of who moves his own
 * money, whomever it names. Nor is it chance where the other text names an owner: a bank may print of a joint account the other
 * holder alone.
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
  const names = rows.filter(isUntold).map(nameOf);
  const areTwoOthers = names.length === rows.length && names.every((name) => name === "UNTITLED");
  if (!names.includes("STRANGER") && !areTwoOthers) return false;
  if (words.countOf(description[credit]!, description[debit]!) > 0) return false;
  return !rows.some((row) => nameOf(row) === "OWNER") || isOfOtherSavings(facts, credit, debit);
}
