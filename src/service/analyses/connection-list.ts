import type { ConnectionLayout } from "../../adapters/detect.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import type { IdentityReader } from "./account-identity.js";
import { isWhole, type Layer, layersOf, type Renewal } from "./connection-renewal.js";
import { Copies } from "./copies.js";
import { KnownConnections } from "./known-connections.js";
import { Overlays } from "./overlays.js";
import type { RequestPlaces } from "./request-places.js";
import { holdsNothing } from "./stored-body.js";

const LIST = "/connections";

/** The connections of a body, with those of a later request laid over them. A connection may have come in parts. */
export class ConnectionList {
  /** As those of `AccountList`, connections among the accounts. */
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  readonly #items: unknown[];
  readonly #overlays: Overlays;
  readonly #pointers: (string | undefined)[];
  readonly #known: KnownConnections;
  readonly #renewals: Renewal[] = [];
  readonly #copies = new Copies();

  /** @param expected - The layouts of the body's format, in the order in which they are tried. */
  constructor(before: readonly unknown[], expected: readonly ConnectionLayout[], reader: IdentityReader) {
    this.#items = [...before];
    this.#overlays = new Overlays(this.#items);
    this.#pointers = before.map(() => undefined);
    this.#known = new KnownConnections(before, expected, reader);
  }

  /** Takes a connection of the request, which stands there at a pointer. */
  take(item: unknown, pointer: string): void {
    const given: JsonObject | undefined = isObject(item) ? withoutNulls(item) : undefined;
    const renewal = given && this.#known.renewalOf(given, pointer);
    if (given === undefined || renewal === undefined) {
      this.#items.push(item);
      this.#pointers.push(pointer);
      this.counts.added += 1;
      return;
    }
    const { accounts, ...members } = given;
    if (holdsNothing(accounts)) {
      const saysOfItself = Object.keys(members).length > 1;
      if (!saysOfItself) return;
      this.counts.renewed += 1;
    }
    this.#renewals.push(renewal);
    const home = renewal.places.at(-1)!;
    for (const { account, identity, part = home, places, pointer: at } of renewal.accounts)
      this.#known.accountsAt(part).take(account, at, identity, places);
  }

  /**
   * The connections as they are now; says where each stood in the request, and each of their accounts.
   * @throws Problem PAYLOAD_TOO_LARGE where their members are too large for the parts that they are laid over.
   */
  finish(places: RequestPlaces): readonly unknown[] {
    for (const layer of layersOf(this.#renewals)) this.#lay(layer);
    for (const { accounts, places: parts, pointer } of this.#renewals)
      if (accounts.some(({ part }) => part === undefined)) this.#pointers[parts.at(-1)!] ??= pointer;
    places.set(LIST, this.#pointers);
    for (const [place, list] of this.#known.lists) {
      const { items, pointers } = list.finish();
      this.#overlays.lay(place, { accounts: items });
      places.set(`${LIST}/${place}/accounts`, pointers);
      for (const name of ["added", "renewed", "chosen"] as const) this.counts[name] += list.counts[name];
    }
    return this.#overlays.finish();
  }

  #lay({ renewal, places }: Layer): void {
    const { accounts: list, ...others } = renewal.given;
    // What is no list of accounts is kept, so that the engine says what is wrong with it.
    const members = list === undefined || Array.isArray(list) ? others : renewal.given;
    this.#copies.count(members, places.length);
    for (const place of places) {
      // Those that stay stood nowhere in the request.
      if (members === others && Array.isArray((this.#items[place] as JsonObject)["accounts"]))
        this.#known.accountsAt(place);
      if (isWhole(renewal)) this.#overlays.replace(place, members);
      else this.#overlays.lay(place, members);
      this.#pointers[place] = renewal.pointer;
    }
  }
}
