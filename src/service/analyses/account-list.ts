import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import { type AccountIdentity, isSameAccount } from "./account-identity.js";
import { Overlays } from "./overlays.js";
import type { ItemPointers } from "./request-places.js";

/** Accounts of one IBAN, number or id that are looked at, so that no body makes the work grow with its square. */
const MOST_ALIKE = 100;

/** Reads the identity of an account; undefined where there are too many. */
export type IdentityOf = (account: JsonObject) => AccountIdentity | undefined;

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

  constructor(before: readonly unknown[], identityOf: IdentityOf) {
    this.#items = [...before];
    this.#overlays = new Overlays(this.#items);
    this.#pointers = before.map(() => undefined);
    this.#known = new KnownAccounts(before, identityOf);
  }

  /** Takes an account of the request, which stands there at a pointer. */
  take(item: unknown, pointer: string, identityOf: IdentityOf): void {
    const given: JsonObject | undefined = isObject(item) ? withoutNulls(item) : undefined;
    const [found, ...copies] = this.#known.placesOf(given && identityOf(given));
    if (given === undefined || found === undefined) {
      this.#push(item, pointer);
      this.counts.added += 1;
      return;
    }
    const place = this.#gone.get(found) ?? found;
    if ("isComputed" in given && !("transactions" in given)) this.counts.chosen += 1;
    else this.counts.renewed += 1;
    if ("transactions" in given) this.#replace(place, copies, given, pointer);
    else for (const copy of this.#brought.get(place) ?? [place, ...copies]) this.#lay(copy, given, pointer);
  }

  /** The accounts as they are now, and where each stood in the request. */
  finish(): { readonly items: readonly unknown[]; readonly pointers: ItemPointers } {
    const isKept = (_: unknown, place: number): boolean => !this.#gone.has(place);
    return { items: this.#overlays.finish().filter(isKept), pointers: this.#pointers.filter(isKept) };
  }

  /** The first copy takes the account's place, further ones stand beside it: the engine chooses among histories. */
  #replace(place: number, copies: readonly number[], given: JsonObject, pointer: string): void {
    const brought = this.#brought.get(place);
    if (brought !== undefined) {
      brought.push(this.#items.length);
      // What was left out of the computation stays out.
      const { isComputed } = this.#items[place] as JsonObject;
      this.#push({ ...(isComputed !== undefined && { isComputed }), ...given }, pointer);
      return;
    }
    this.#lay(place, given, pointer);
    this.#brought.set(place, [place]);
    for (const copy of copies) this.#gone.set(copy, place);
  }

  #lay(place: number, given: JsonObject, pointer: string): void {
    this.#overlays.lay(place, given);
    this.#pointers[place] = pointer;
  }

  #push(item: unknown, pointer: string): void {
    this.#items.push(item);
    this.#pointers.push(pointer);
  }
}

/** The accounts that were there before, by what they are known by. */
class KnownAccounts {
  readonly #identities: readonly (AccountIdentity | undefined)[];
  readonly #places = new Map<string, number[]>();

  constructor(accounts: readonly unknown[], identityOf: IdentityOf) {
    this.#identities = accounts.map((account) => (isObject(account) ? identityOf(account) : undefined));
    this.#identities.forEach((identity, place) => {
      for (const label of identity === undefined ? [] : labelsOf(identity)) {
        const places = this.#places.get(label);
        if (places === undefined) this.#places.set(label, [place]);
        else if (places.length < MOST_ALIKE) places.push(place);
      }
    });
  }

  /** The places of an account's copies; none where it is new, or could be several accounts. */
  placesOf(given: AccountIdentity | undefined): readonly number[] {
    if (given === undefined) return [];
    const labelled = new Set(labelsOf(given).flatMap((label) => this.#places.get(label) ?? []));
    const alike = [...labelled].filter((place) => isSameAccount(this.#identities[place]!, given));
    const among = (name: "key" | "id"): readonly number[] =>
      given[name] === undefined ? [] : alike.filter((place) => this.#identities[place]![name] === given[name]);
    return [among("key"), alike, among("id")].find((places) => this.#isOneAccount(places)) ?? [];
  }

  #isOneAccount(places: readonly number[]): boolean {
    const [first, ...others] = places.map((place) => this.#identities[place]!.key);
    return places.length === 1 || (first !== undefined && others.every((key) => key === first));
  }
}

function labelsOf({ iban, number, id }: AccountIdentity): readonly string[] {
  const labels = { iban, number, id };
  return Object.entries(labels).flatMap(([name, text]) => (text === undefined ? [] : [`${name} ${text}`]));
}
