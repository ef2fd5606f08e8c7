import type { Lexicon } from "../../lexicon/lexicon.js";
import { isTitle } from "../../lexicon/person-marks.js";
import { isOfName } from "../../lexicon/person-names.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { namesOfOwner } from "../holder-names.js";
import type { SharedWords } from "../shared-words.js";
import { isOfOtherSavings, type LinkFacts } from "./link-sides.js";

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");

/** Whom a text names: an owner of an account of the body, maybe a relative of his; another person; or nobody that is known. */
type Named = "OWNER" | "STRANGER" | "NOBODY";

/** Tells which texts name a person who owns none of the accounts of the body. Each text is read once. */
export class Strangers {
  readonly #lexicon: Lexicon;
  readonly #ledger: Ledger;
  readonly #known = new Map<string, Named>();
  #namesOfAccounts: readonly ReadonlySet<string>[] | undefined;
  #ownerNames: ReadonlySet<string> | undefined;

  constructor(lexicon: Lexicon, ledger: Ledger) {
    this.#lexicon = lexicon;
    this.#ledger = ledger;
  }

  /** Whether the body tells who owns an account, by more than a surname. */
  isOwnerTold(account: number): boolean {
    return this.#names()[account]!.size > 1;
  }

  /** Whom a text names. A word of an owner's name is enough for the owner. */
  namedIn(text: string): Named {
    let named = this.#known.get(text);
    if (named === undefined) {
      named = this.#read(text);
      this.#known.set(text, named);
    }
    return named;
  }

  #names(): readonly ReadonlySet<string>[] {
    this.#namesOfAccounts ??= this.#ledger.accounts.map(({ owners }) => new Set(owners.flatMap(namesOfOwner)));
    return this.#namesOfAccounts;
  }

  #read(text: string): Named {
    this.#ownerNames ??= new Set(this.#names().flatMap((names) => [...names]));
    this.#lexicon.read(text, true, 0, -1);
    const { reading } = this.#lexicon;
    let isPerson = false;
    for (let place = 0; place < reading.count; place += 1) {
      if (this.#ownerNames.has(reading.textOf(place))) return "OWNER";
      isPerson ||= this.#isPersonAt(place);
    }
    return isPerson ? "STRANGER" : "NOBODY";
  }

  /** Whether a title and a name stand at a place, or a given name and another name, in whatever order. */
  #isPersonAt(place: number): boolean {
    const { reading, roles } = this.#lexicon;
    const next = place + 1;
    if (next === reading.count || !isOfName(this.#lexicon, next)) return false;
    if (isTitle(reading, roles, place)) return true;
    const isBeside = roles.isSignificant(reading, place) && isOfName(this.#lexicon, place);
    return isBeside && (roles.isGivenName(reading, place) || roles.isGivenName(reading, next));
  }
}

/**
 * Whether a text that tells nothing else names a person who owns no account of the body, where the owners of both are told:
 * then two persons' transfers have one amount by chance. What both texts say is the remark of who moves his own money, whomever
 * it names. A bank may print of a joint account the other holder alone: then
 * both sides are of one day, and the other text names the owner.
 */
export function isOfStranger(
  facts: LinkFacts & { readonly strangers: Strangers; readonly words: SharedWords },
  credit: number,
  debit: number,
): boolean {
  const { ledger, classification, strangers, words } = facts;
  const { account, day, description } = ledger;
  const { textCategory } = classification;
  const rows = [credit, debit];
  if (!rows.every((row) => strangers.isOwnerTold(account[row]!))) return false;
  const isUntold = (row: number): boolean => textCategory[row] === OTHER_ENTRY || textCategory[row] === OTHER_EXPENSE;
  const nameOf = (row: number): Named => strangers.namedIn(description[row]!);
  if (!rows.some((row) => isUntold(row) && nameOf(row) === "STRANGER")) return false;
  if (words.countOf(description[credit]!, description[debit]!) > 0) return false;
  const isOwnerNamed = rows.some((row) => nameOf(row) === "OWNER");
  return !isOwnerNamed || day[credit] !== day[debit] || isOfOtherSavings(facts, credit, debit);
}
