import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import type { AccountIdentity } from "./account-identity.js";
import { Copies } from "./copies.js";
import { type IdentityOf, KnownAccounts } from "./known-accounts.js";
import { Overlays } from "./overlays.js";
import type { ItemPointers } from "./request-places.js";

/**
 * What stays of an account until it is said otherwise, in the words of all layouts: the client's choice, whose account it is,
 * what for, and what names it.
 */
const KEPT_MEMBERS = ["isComputed", "ownership", "psuRole", "usage", "customerSegment", "accountUsage", "iban"];

/** The accounts of a body or connection, with those of a later request laid over them. */
export class AccountList {
  /** How many accounts came that were not there before, were sent again, or were only chosen by `isComputed`. */
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  readonly #items: unknown[];
  readonly #overlays: Overlays;
  readonly #pointers: (string | undefined)[];
  readonly #known: KnownAccounts;
  /** Places of the copies that the request brought of an account, by the place that the account had. */
  readonly #brought = new Map<number, number[]>();
  /** Places of copies that gave way, with the place that their account has now. */
  readonly #gone = new Map<number, number>();
  readonly #copies = new Copies();

  constructor(before: readonly unknown[], identityOf: IdentityOf) {
    this.#items = [...before];
    this.#overlays = new Overlays(this.#items);
    this.#pointers = before.map(() => undefined);
    this.#known = new KnownAccounts(before, identityOf);
  }

  /**
   * Takes an account of the request, which stands there at a pointer.
   * @throws Problem PAYLOAD_TOO_LARGE where its members are too large for the copies that they are laid over.
   */
  take(item: unknown, pointer: string, identityOf: IdentityOf): void {
    const given: JsonObject | undefined = isObject(item) ? withoutNulls(item) : undefined;
    const identity = given && identityOf(given);
    const [found, ...copies] = this.#known.placesOf(identity);
    if (given === undefined || found === undefined) {
      this.#push(item, pointer);
      this.counts.added += 1;
      return;
    }
    const place = this.#gone.get(found) ?? found;
    if ("isComputed" in given && !("transactions" in given)) this.counts.chosen += 1;
    else this.counts.renewed += 1;
    const isWhole = identity !== undefined && this.#known.isSaidWhole(found, identity);
    if ("transactions" in given) this.#renew(place, copies, given, { pointer, isWhole });
    else this.#layOverAll([place, ...copies], given, pointer);
  }

  /** Whether an account of this identity was there before. */
  knows(identity: AccountIdentity | undefined): boolean {
    return this.#known.placesOf(identity).length > 0;
  }

  /** Whether an account of this identity takes the place of the one that was there. */
  isSaidWhole(identity: AccountIdentity): boolean {
    const [found] = this.#known.placesOf(identity);
    return found !== undefined && this.#known.isSaidWhole(found, identity);
  }

  /** The accounts as they are now, and where each stood in the request. */
  finish(): { readonly items: readonly unknown[]; readonly pointers: ItemPointers } {
    const isKept = (_: unknown, place: number): boolean => !this.#gone.has(place);
    return { items: this.#overlays.finish().filter(isKept), pointers: this.#pointers.filter(isKept) };
  }

  /** The first copy takes the account's place, further ones stand beside it: the engine chooses among histories. */
  #renew(place: number, copies: readonly number[], given: JsonObject, { pointer, isWhole }: Copy): void {
    const brought = this.#brought.get(place);
    if (brought !== undefined) {
      brought.push(this.#items.length);
      this.#push({ ...this.#keptAt(place), ...given }, pointer);
      return;
    }
    // What its provider says no more, such as an error, is no more.
    if (isWhole) this.#overlays.replace(place, this.#keptAt(place));
    this.#lay(place, given, pointer);
    this.#brought.set(place, [place]);
    for (const copy of copies) if (!this.#brought.has(copy)) this.#gone.set(copy, place);
  }

  #keptAt(place: number): JsonObject {
    const members = KEPT_MEMBERS.map((name) => [name, this.#overlays.valueAt(place, name)] as const);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }

  /** Every copy gets the members: whichever history the engine takes, they are the account's. */
  #layOverAll(places: readonly number[], given: JsonObject, pointer: string): void {
    const isThere = (place: number): boolean => !this.#gone.has(place);
    const all = new Set(places.filter(isThere).flatMap((place) => this.#brought.get(place) ?? [place]));
    this.#copies.count(given, all.size);
    for (const place of all) this.#lay(place, given, pointer);
  }

  #lay(place: number, given: JsonObject, pointer: string): void {
    this.#overlays.lay(place, given);
    // Issues are most often of transactions: the entry that brought them is named, whatever others say beside it.
    if ("transactions" in given) this.#pointers[place] = pointer;
    else this.#pointers[place] ??= pointer;
  }

  #push(item: unknown, pointer: string): void {
    this.#items.push(item);
    this.#pointers.push(pointer);
  }
}

/** Where a copy of an account stands in the request, and whether it says all of the account once more. */
interface Copy {
  readonly pointer: string;
  readonly isWhole: boolean;
}
