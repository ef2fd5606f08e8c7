import type { ConnectionLayout } from "../../adapters/detect.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import { type AccountIdentity, bankMembersOf, type IdentityReader } from "./account-identity.js";
import { AccountList } from "./account-list.js";
import { type ConnectionIdentity, isAlike, readConnectionIdentity } from "./connection-identity.js";
import { Copies } from "./copies.js";
import type { IdentityOf } from "./known-accounts.js";
import { Overlays } from "./overlays.js";
import type { RequestPlaces } from "./request-places.js";
import { holdsNothing } from "./stored-body.js";

const LIST = "/connections";
/** Connections of one id, or without any, that are looked at, so that no body makes the work grow with its square. */
const MOST_ALIKE = 20;

/** The connections of a body, with those of a later request laid over them. A connection may have come in parts. */
export class ConnectionList {
  /** As those of {@link AccountList}, connections among the accounts. */
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  readonly #expected: readonly ConnectionLayout[];
  readonly #reader: IdentityReader;
  readonly #items: unknown[];
  readonly #overlays: Overlays;
  readonly #pointers: (string | undefined)[];
  readonly #identities: readonly (ConnectionIdentity | undefined)[];
  /** The places of the connections of an id; of those without one under undefined. */
  readonly #places = new Map<string | undefined, number[]>();
  /** The accounts of the connections that came again, by the place of the connection. */
  readonly #accounts = new Map<number, AccountList>();
  readonly #renewals: Renewal[] = [];
  readonly #copies = new Copies();

  /** @param expected - The layouts of the body's format, in the order in which they are tried. */
  constructor(before: readonly unknown[], expected: readonly ConnectionLayout[], reader: IdentityReader) {
    this.#expected = expected;
    this.#reader = reader;
    this.#items = [...before];
    this.#overlays = new Overlays(this.#items);
    this.#pointers = before.map(() => undefined);
    this.#identities = before.map((one) => (isObject(one) ? readConnectionIdentity(one, expected) : undefined));
    this.#identities.forEach((identity, place) => {
      if (identity === undefined) return;
      const places = this.#places.get(identity.id) ?? [];
      if (places.length < MOST_ALIKE) places.push(place);
      this.#places.set(identity.id, places);
    });
  }

  /** Takes a connection of the request, which stands there at a pointer. */
  take(item: unknown, pointer: string): void {
    const given: JsonObject | undefined = isObject(item) ? withoutNulls(item) : undefined;
    const renewal = given && this.#renewalOf(given, pointer);
    if (given === undefined || renewal === undefined) {
      this.#items.push(item);
      this.#pointers.push(pointer);
      this.counts.added += 1;
      return;
    }
    const { accounts, ...members } = given;
    const saysOfItself = Object.keys(members).length > 1;
    if (holdsNothing(accounts) && !saysOfItself) return;
    if (holdsNothing(accounts)) this.counts.renewed += 1;
    // What brings no account is said of all parts.
    if (renewal.accounts.length === 0) this.#copies.count(members, renewal.places.length);
    this.#renewals.push(renewal);
    const home = renewal.places.at(-1)!;
    for (const { account, identity, part = home, pointer: at } of renewal.accounts)
      this.#accountsAt(part).take(account, at, () => identity);
  }

  /** The connections as they are now; says where each stood in the request, and each of their accounts. */
  finish(places: RequestPlaces): readonly unknown[] {
    const settled = new Set(this.#renewals.flatMap(({ accounts }) => accounts.map(({ part }) => part)));
    for (const renewal of this.#renewals) this.#layMembers(renewal, settled);
    places.set(LIST, this.#pointers);
    for (const [place, list] of this.#accounts) {
      const { items, pointers } = list.finish();
      this.#overlays.lay(place, { accounts: items });
      places.set(`${LIST}/${place}/accounts`, pointers);
      for (const name of ["added", "renewed", "chosen"] as const) this.counts[name] += list.counts[name];
    }
    return this.#overlays.finish();
  }

  /** What a connection of the request renews; undefined where it is new. */
  #renewalOf(given: JsonObject, pointer: string): Renewal | undefined {
    const identity = readConnectionIdentity(given, this.#expected);
    const places = (this.#places.get(identity.id) ?? []).filter((place) => isAlike(this.#identities[place]!, identity));
    const last = places.at(-1);
    if (last === undefined) return undefined;
    const accounts = this.#accountsOf(given, places, { identity, last, pointer });
    if (identity.id !== undefined) return { given, places, accounts, pointer };
    // Without an id it is known by its accounts alone.
    const known = new Set(accounts.map(({ part }) => part));
    const parts = places.filter((place) => known.has(place));
    return parts.length === 0 ? undefined : { given, places: parts, accounts, pointer };
  }

  /** The accounts that a connection brings, each with the part of the known connection that it is in. */
  #accountsOf(given: JsonObject, places: readonly number[], { identity, last, pointer }: Found): readonly Brought[] {
    if (!Array.isArray(given["accounts"])) return [];
    const layout = identity.layout ?? this.#layoutAt(last);
    const known = identity.id === undefined ? {} : bankMembersOf(this.#items[last] as JsonObject, layout);
    const identityOf = this.#identityOf(layout, { ...known, ...bankMembersOf(given, layout) });
    return given["accounts"].map((account: unknown, index) => {
      const of = isObject(account) ? identityOf(withoutNulls(account)) : undefined;
      const part = of && places.findLast((place) => this.#accountsAt(place).knows(of));
      return { account, identity: of, part, pointer: `${pointer}/accounts/${index}` };
    });
  }

  /**
   * Lays what a connection says of itself over the parts whose accounts it brings, and over those whose accounts no other
   * one of the request brings: its state is that of all its accounts.
   */
  #layMembers({ given, places, accounts, pointer }: Renewal, settled: ReadonlySet<number | undefined>): void {
    const { accounts: list, ...others } = given;
    // What is no list of accounts is kept, so that the engine says what is wrong with it.
    const members = list === undefined || Array.isArray(list) ? others : given;
    const own = new Set(accounts.map(({ part }) => part));
    const laid = places.filter((place) => own.has(place) || !settled.has(place));
    if (accounts.length > 0) this.#copies.count(members, laid.length);
    const isWhole = accounts.some(({ account, identity }) => identity?.isWhole === true && bringsRows(account));
    for (const place of laid) {
      // Those that stay stood nowhere in the request.
      if (members === others && Array.isArray((this.#items[place] as JsonObject)["accounts"])) this.#accountsAt(place);
      if (isWhole) this.#overlays.replace(place, members);
      else this.#overlays.lay(place, members);
      this.#pointers[place] = pointer;
    }
    for (const { part } of accounts) if (part === undefined) this.#pointers[places.at(-1)!] ??= pointer;
  }

  /** The accounts of a connection that was there before; read once, however often the connection comes again. */
  #accountsAt(place: number): AccountList {
    const listed = this.#accounts.get(place);
    if (listed !== undefined) return listed;
    const known = this.#items[place] as JsonObject;
    const before = Array.isArray(known["accounts"]) ? (known["accounts"] as readonly unknown[]) : [];
    const layout = this.#layoutAt(place);
    const list = new AccountList(before, this.#identityOf(layout, bankMembersOf(known, layout)));
    this.#accounts.set(place, list);
    return list;
  }

  #identityOf(layout: ConnectionLayout, connection: JsonObject): IdentityOf {
    return (account) => this.#reader.read(account, { readAs: layout, shown: undefined, connection });
  }

  #layoutAt(place: number): ConnectionLayout {
    return this.#identities[place]?.layout ?? "PROVIDER_A";
  }
}

/** Whether an account comes with its transactions, be there none. */
function bringsRows(account: unknown): boolean {
  return isObject(account) && (account["transactions"] ?? undefined) !== undefined;
}

/** A connection of the request that may have been there before. */
interface Found {
  readonly identity: ConnectionIdentity;
  readonly last: number;
  readonly pointer: string;
}

/** An account of the request, and the place of the part that it is in; undefined where it is new. */
interface Brought {
  readonly account: unknown;
  readonly identity: AccountIdentity | undefined;
  readonly part: number | undefined;
  readonly pointer: string;
}

/** A connection of the request that was there before, with the places of its parts. */
interface Renewal {
  readonly given: JsonObject;
  readonly places: readonly number[];
  readonly accounts: readonly Brought[];
  readonly pointer: string;
}
