import { type ConnectionLayout, detectConnection, layoutOfConnectionType } from "../../adapters/detect.js";
import { readEnum, readId, readObject } from "../../adapters/readers.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import { bankMembersOf, type IdentityReader } from "./account-identity.js";
import { AccountList } from "./account-list.js";
import type { IdentityOf } from "./known-accounts.js";
import { Overlays } from "./overlays.js";
import type { RequestPlaces } from "./request-places.js";
import { holdsNothing } from "./stored-body.js";

const LIST = "/connections";
/** Connections of one id that are looked at, so that no body makes the work grow with its square. */
const MOST_ALIKE = 20;

/** The connections of a body, with those of a later request laid over them. */
export class ConnectionList {
  /** As those of {@link AccountList}, connections among the accounts. */
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  readonly #expected: readonly ConnectionLayout[];
  readonly #reader: IdentityReader;
  readonly #items: unknown[];
  readonly #overlays: Overlays;
  readonly #pointers: (string | undefined)[];
  readonly #signs: readonly Signs[];
  readonly #places = new Map<string, number[]>();
  /** The accounts of the connections that came again, by the place of the connection. */
  readonly #accounts = new Map<number, AccountList>();

  /** @param expected - The layouts of the body's format, in the order in which they are tried. */
  constructor(before: readonly unknown[], expected: readonly ConnectionLayout[], reader: IdentityReader) {
    this.#expected = expected;
    this.#reader = reader;
    this.#items = [...before];
    this.#overlays = new Overlays(this.#items);
    this.#pointers = before.map(() => undefined);
    this.#signs = before.map((connection) => (isObject(connection) ? this.#signsOf(connection) : [undefined]));
    before.forEach((connection, place) => {
      const id = isObject(connection) ? readId(connection["id"]) : undefined;
      const places = id === undefined ? [] : (this.#places.get(id) ?? []);
      if (places.length < MOST_ALIKE) places.push(place);
      if (id !== undefined) this.#places.set(id, places);
    });
  }

  /** Takes a connection of the request, which stands there at a pointer. */
  take(item: unknown, pointer: string): void {
    const given: JsonObject | undefined = isObject(item) ? withoutNulls(item) : undefined;
    const alike = given && this.#alike(given);
    const place = alike?.places.findLast(alike.fits);
    if (given === undefined || alike === undefined || place === undefined) {
      this.#items.push(item);
      this.#pointers.push(pointer);
      this.counts.added += 1;
      return;
    }
    const { accounts, ...members } = given;
    this.#pointers[place] = pointer;
    // What is no list of accounts is kept, so that the engine says what is wrong with it.
    this.#overlays.lay(place, Array.isArray(accounts) ? members : given);
    if (Array.isArray(accounts)) this.#takeAccounts(place, { given, alike, accounts, pointer });
    if (holdsNothing(accounts) && Object.keys(members).length > 1) this.counts.renewed += 1;
  }

  /** The connections as they are now; says where each stood in the request, and each of their accounts. */
  finish(places: RequestPlaces): readonly unknown[] {
    places.set(LIST, this.#pointers);
    for (const [place, list] of this.#accounts) {
      const { items, pointers } = list.finish();
      this.#overlays.lay(place, { accounts: items });
      places.set(`${LIST}/${place}/accounts`, pointers);
      for (const name of ["added", "renewed", "chosen"] as const) this.counts[name] += list.counts[name];
    }
    return this.#overlays.finish();
  }

  #takeAccounts(place: number, { given, alike, accounts, pointer }: TakenConnection): void {
    const layout = this.#layoutAt(place);
    const known = bankMembersOf(this.#items[place] as JsonObject, layout);
    const identityOf = this.#identityOf(layout, { ...known, ...bankMembersOf(given, layout) });
    // Also where no account came: those that stay stood nowhere in the request.
    this.#accountsAt(place);
    accounts.forEach((account: unknown, index) => {
      const identity = isObject(account) ? identityOf(withoutNulls(account)) : undefined;
      // A connection may have come in parts: an account is looked for in all of them, and is new in the last.
      const isPart = (part: number): boolean => alike.fits(part) && this.#accountsAt(part).knows(identity);
      const part = (identity && alike.places.findLast(isPart)) ?? place;
      this.#accountsAt(part).take(account, `${pointer}/accounts/${index}`, () => identity);
      this.#pointers[part] ??= pointer;
    });
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
    return this.#signs[place]![0] ?? "PROVIDER_A";
  }

  /** The places of connections that have the id of one of the request, and whether nothing tells them apart from it. */
  #alike(given: JsonObject): Alike {
    const id = readId(given["id"]);
    const signs = this.#signsOf(given);
    const fits = (place: number): boolean => {
      const known = this.#signs[place]!;
      return signs.every((sign, at) => sign === undefined || known[at] === undefined || sign === known[at]);
    };
    return { places: id === undefined ? [] : (this.#places.get(id) ?? []), fits };
  }

  /** What tells connections of one id apart: each provider counts its own, and each of its users may have one. */
  #signsOf(connection: JsonObject): Signs {
    const names = ["id_user", "id_connector", "connector_uuid", "id_provider", "id_bank", "provider_id"];
    return [
      this.#layoutOf(connection),
      readEnum(connection["connection_type"]),
      readId(readObject(connection["connector"])?.["id"]),
      ...names.map((name) => readId(connection[name])),
    ];
  }

  #layoutOf(connection: JsonObject): ConnectionLayout | undefined {
    return layoutOfConnectionType(connection) ?? detectConnection(connection, this.#expected);
  }
}

/** What a connection says of which one it is; undefined where it does not say. */
type Signs = readonly [layout: ConnectionLayout | undefined, ...others: (string | undefined)[]];

/** Connections of one id. */
interface Alike {
  readonly places: readonly number[];
  readonly fits: (place: number) => boolean;
}

/** A connection of the request that was there before, with where it stands there. */
interface TakenConnection {
  readonly given: JsonObject;
  readonly alike: Alike;
  readonly accounts: readonly unknown[];
  readonly pointer: string;
}
