import { type ConnectionLayout, detectConnection, layoutOfConnectionType } from "../../adapters/detect.js";
import { readEnum, readId, readObject } from "../../adapters/readers.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import { bankMembersOf, type IdentityReader } from "./account-identity.js";
import { AccountList, type IdentityOf } from "./account-list.js";
import { Overlays } from "./overlays.js";
import type { RequestPlaces } from "./request-places.js";
import { holdsNothing } from "./stored-body.js";

const LIST = "/connections";
/** Connections of one id that are looked at, so that no body makes the work grow with its square. */
const MOST_ALIKE = 100;

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
    this.#signs = before.map((connection) => (isObject(connection) ? this.#signsOf(connection) : []));
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
    const place = given === undefined ? undefined : this.#placeOf(given);
    if (given === undefined || place === undefined) {
      this.#items.push(item);
      this.#pointers.push(pointer);
      this.counts.added += 1;
      return;
    }
    const { accounts, ...members } = given;
    this.#pointers[place] = pointer;
    // What is no list of accounts is kept, so that the engine says what is wrong with it.
    this.#overlays.lay(place, Array.isArray(accounts) ? members : given);
    if (Array.isArray(accounts)) this.#takeAccounts(place, given, accounts, `${pointer}/accounts`);
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

  #takeAccounts(place: number, given: JsonObject, accounts: readonly unknown[], pointer: string): void {
    const known = this.#items[place] as JsonObject;
    const layout = this.#layoutOf(known) ?? "PROVIDER_A";
    const readerOf = (connection: JsonObject): IdentityOf => {
      return (account) => this.#reader.read(account, { readAs: layout, shown: undefined, connection });
    };
    const before = Array.isArray(known["accounts"]) ? (known["accounts"] as readonly unknown[]) : [];
    const bank = bankMembersOf(known, layout);
    const list = this.#accounts.get(place) ?? new AccountList(before, readerOf(bank));
    this.#accounts.set(place, list);
    const identityOf = readerOf({ ...bank, ...bankMembersOf(given, layout) });
    accounts.forEach((account: unknown, index) => list.take(account, `${pointer}/${index}`, identityOf));
  }

  /** The place of a connection that was there before: the last of those that nothing tells apart. */
  #placeOf(given: JsonObject): number | undefined {
    const id = readId(given["id"]);
    const signs = this.#signsOf(given);
    return (id === undefined ? [] : (this.#places.get(id) ?? [])).findLast((place) => {
      const known = this.#signs[place]!;
      return signs.every((sign, at) => sign === undefined || known[at] === undefined || sign === known[at]);
    });
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
type Signs = readonly (string | undefined)[];
