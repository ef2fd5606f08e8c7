import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import type { AccountIdentity } from "./account-identity.js";
import { chosenBy, idOf, NAMING_MEMBERS, withoutId } from "./choice.js";
import { Copies } from "./copies.js";
import { type IdentityOf, KnownAccounts } from "./known-accounts.js";
import { Overlays } from "./overlays.js";
import type { ItemPointers } from "./request-places.js";

/** The client's choice, which stays of every copy of an account until it is said otherwise. */
const CHOSEN_MEMBERS = ["isComputed"];

/** What stays of an account besides, in the words of all layouts: whose it is, what for, and which one it is. */
const KEPT_MEMBERS = [
  ...["ownership", "psuRole", "usage", "customerSegment", "accountUsage", "owners", "owner"],
  ...NAMING_MEMBERS,
];

/** The accounts of a body or connection, with those of a later request laid over them. */
export class AccountList {
  /** How many accounts came that were not there before, were sent again, or were only chosen by `isComputed`. */
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  /** What the accounts that were there before say of which ones they are. */
  readonly identities: readonly (AccountIdentity | undefined)[];
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
    this.identities = before.map((account) => (isObject(account) ? identityOf(account) : undefined));
    this.#known = new KnownAccounts(this.identities);
  }

  /**
   * Takes an account of the request, which stands there at a pointer.
   * @param identity - What it says of which one it is; undefined where it is no object, or too many were read.
   * @param places - Where it was before, by `placesOf`.
   * @throws Problem PAYLOAD_TOO_LARGE where its members are too large for the copies that they are laid over.
   */
  take(item: unknown, pointer: string, identity: AccountIdentity | undefined, places = this.placesOf(identity)): void {
    const [found, ...copies] = places;
    if (!isObject(item) || found === undefined) {
      this.#push(item, pointer);
      this.counts.added += 1;
      return;
    }
    const given = withoutNulls(item);
    const place = this.#gone.get(found) ?? found;
    this.counts.renewed += 1;
    const said = this.#known.isShownId(idOf(given), places) ? withoutId(given) : given;
    if ("transactions" in said) this.#renew(place, copies, said, { pointer, isWhole: identity?.isWhole === true });
    else this.#layOverAll([place, ...copies], said, pointer);
  }

  /** Takes a choice of the request, which stands there at a pointer, for the copies of an account that were at some places. */
  choose(choice: JsonObject, pointer: string, places: readonly number[]): void {
    this.counts.chosen += 1;
    this.#layOverAll(
      places.map((place) => this.#gone.get(place) ?? place),
      chosenBy(choice),
      pointer,
    );
  }

  /** The places of the copies that an account had before; none where it is new, or could be several accounts. */
  placesOf(identity: AccountIdentity | undefined): readonly number[] {
    return this.#known.placesOf(identity);
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
      this.#push({ ...this.#membersAt(place, CHOSEN_MEMBERS), ...given }, pointer);
      return;
    }
    // What its provider says no more, such as an error, is no more.
    if (isWhole) this.#overlays.replace(place, this.#membersAt(place, [...CHOSEN_MEMBERS, ...KEPT_MEMBERS]));
    this.#lay(place, given, pointer);
    this.#brought.set(place, [place]);
    for (const copy of copies) if (!this.#brought.has(copy)) this.#gone.set(copy, place);
  }

  #membersAt(place: number, names: readonly string[]): JsonObject {
    const members = names.map((name) => [name, this.#overlays.valueAt(place, name)] as const);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined && value !== null));
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
