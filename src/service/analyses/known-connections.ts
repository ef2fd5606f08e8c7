import type { ConnectionLayout } from "../../adapters/detect.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import type { AccountIdentity, IdentityReader } from "./account-identity.js";
import { AccountList } from "./account-list.js";
import type { IsAmong } from "./all-accounts.js";
import {
  bankMembersOf,
  type ConnectionIdentity,
  isAlike,
  readConnectionIdentity,
  saysWhichAlone,
} from "./connection-identity.js";
import type { Brought, Renewal } from "./connection-renewal.js";
import type { IdentityOf } from "./known-accounts.js";

/** Connections of one id, or without any, that are looked at, so that no body makes the work grow with its square. */
const MOST_ALIKE = 20;

/** The connections that were there before, by what they are known by, with their accounts. */
export class KnownConnections {
  /** The accounts of the connections that came again, by the place of the connection. */
  readonly lists = new Map<number, AccountList>();
  readonly #placeOfList = new Map<AccountList, number>();
  readonly #connections: readonly unknown[];
  readonly #expected: readonly ConnectionLayout[];
  readonly #reader: IdentityReader;
  readonly #identities: readonly (ConnectionIdentity | undefined)[];
  /** The places of the connections of an id; of those without one under undefined. */
  readonly #places = new Map<string | undefined, number[]>();

  /** @param expected - The layouts of the body's format, in the order in which they are tried. */
  constructor(connections: readonly unknown[], expected: readonly ConnectionLayout[], reader: IdentityReader) {
    this.#connections = connections;
    this.#expected = expected;
    this.#reader = reader;
    this.#identities = connections.map((one) => (isObject(one) ? readConnectionIdentity(one, expected) : undefined));
    this.#identities.forEach((identity, place) => {
      if (identity === undefined) return;
      const places = this.#places.get(identity.id) ?? [];
      if (places.length < MOST_ALIKE) places.push(place);
      this.#places.set(identity.id, places);
    });
  }

  /** What a connection of the request, which stands there at a pointer, renews; undefined where it is new. */
  renewalOf(given: JsonObject, pointer: string): Renewal | undefined {
    const identity = readConnectionIdentity(given, this.#expected);
    const places = this.#placesOf(identity);
    const last = places.at(-1);
    if (last === undefined) return undefined;
    const accounts = this.#accountsOf(given, places, { identity, last, pointer });
    const own = new Set(accounts.flatMap(({ part }) => part ?? []));
    const renewal = { given, accounts, own, pointer };
    if (identity.id !== undefined) return { ...renewal, places };
    // Without an id it is known by its accounts alone.
    return own.size === 0 ? undefined : { ...renewal, places: places.filter((place) => own.has(place)) };
  }

  /** The accounts of a connection that was there before; read once, however often the connection comes again. */
  accountsAt(place: number): AccountList {
    const listed = this.lists.get(place);
    if (listed !== undefined) return listed;
    const known = this.#connections[place] as JsonObject;
    const before = Array.isArray(known["accounts"]) ? (known["accounts"] as readonly unknown[]) : [];
    const layout = this.#layoutAt(place);
    const list = new AccountList(before, this.#identityOf(layout, bankMembersOf(known, layout)));
    this.lists.set(place, list);
    this.#placeOfList.set(list, place);
    return list;
  }

  /** The accounts that a connection brings, each with the part of the known connection that it is in. */
  #accountsOf(given: JsonObject, places: readonly number[], { identity, last, pointer }: Found): readonly Brought[] {
    if (!Array.isArray(given["accounts"])) return [];
    const layout = identity.layout ?? this.#layoutAt(last);
    const known = identity.id === undefined ? {} : bankMembersOf(this.#connections[last] as JsonObject, layout);
    const connection = { ...known, ...bankMembersOf(given, layout) };
    return given["accounts"].map((account: unknown, index) => {
      const choice = this.#reader.choiceOf(account);
      const brought = { account, choice, pointer: `${pointer}/accounts/${index}` };
      const of = isObject(account) ? this.#identify(account, choice, { layout, connection }) : undefined;
      for (const part of places.toReversed()) {
        const found = this.accountsAt(part).placesOf(of);
        if (found.length > 0) return { ...brought, identity: of, part, places: found };
      }
      return { ...brought, identity: of, part: undefined, places: [] };
    });
  }

  /** The accounts of all connections that have some. */
  all(): readonly AccountList[] {
    return this.#connections.flatMap((one, place) =>
      isObject(one) && Array.isArray(one["accounts"]) ? [this.accountsAt(place)] : [],
    );
  }

  /** Tells the accounts of those connections that one of the request may be, which says little where it only brings choices. */
  isAmong(given: JsonObject): IsAmong {
    const identity = readConnectionIdentity(given, this.#expected);
    const ofId = saysWhichAlone(given) ? undefined : new Set(this.#placesOf(identity));
    return (list) => {
      const place = this.#placeOfList.get(list) ?? -1;
      const known = this.#identities[place];
      return ofId === undefined ? known !== undefined && isAlike(known, identity) : ofId.has(place);
    };
  }

  /** The places of the parts that a connection had before. */
  #placesOf(identity: ConnectionIdentity): readonly number[] {
    return (this.#places.get(identity.id) ?? []).filter((place) => isAlike(this.#identities[place]!, identity));
  }

  #identityOf(layout: ConnectionLayout, connection: JsonObject): IdentityOf {
    const place = { readAs: layout, shown: undefined, connection };
    return (account) => this.#reader.read(account, place);
  }

  #identify(
    account: JsonObject,
    choice: JsonObject | undefined,
    { layout, connection }: Written,
  ): AccountIdentity | undefined {
    if (choice !== undefined) return this.#reader.readChoice(choice);
    return this.#reader.read(withoutNulls(account), { readAs: layout, shown: undefined, connection });
  }

  #layoutAt(place: number): ConnectionLayout {
    return this.#identities[place]?.layout ?? "PROVIDER_A";
  }
}

/** How an account of a connection is written, and what the connection says of its bank. */
interface Written {
  readonly layout: ConnectionLayout;
  readonly connection: JsonObject;
}

/** A connection of the request that may have been there before. */
interface Found {
  readonly identity: ConnectionIdentity;
  readonly last: number;
  readonly pointer: string;
}
