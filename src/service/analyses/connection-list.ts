import type { ConnectionLayout } from "../../adapters/detect.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import type { IdentityReader } from "./account-identity.js";
import type { AccountList } from "./account-list.js";
import type { IsAmong } from "./all-accounts.js";
import { isWhole, type Layer, layersOf, type Renewal } from "./connection-renewal.js";
import { Copies } from "./copies.js";
import { KnownConnections } from "./known-connections.js";
import { Overlays } from "./overlays.js";
import type { ItemPointers, RequestPlaces } from "./request-places.js";
import { holdsNothing } from "./stored-body.js";

const LIST = "/connections";

/** Takes a choice, which stands in the request at a pointer, among the accounts that it may mean. */
export type ChoiceTaker = (choice: JsonObject, pointer: string, isAmong?: IsAmong) => void;

/** The connections of a body, with those of a later request laid over them. A connection may have come in parts. */
export class ConnectionList {
  /** As those of `AccountList`, connections among the accounts. */
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  readonly #items: unknown[];
  readonly #overlays: Overlays;
  readonly #pointers: (string | undefined)[];
  readonly #known: KnownConnections;
  readonly #reader: IdentityReader;
  readonly #renewals: Renewal[] = [];
  readonly #copies = new Copies();
  /** Where the accounts of new connections stood in the request that brought choices too. */
  readonly #accountPointers = new Map<number, ItemPointers>();

  /** @param expected - The layouts of the body's format, in the order in which they are tried. */
  constructor(before: readonly unknown[], expected: readonly ConnectionLayout[], reader: IdentityReader) {
    this.#items = [...before];
    this.#overlays = new Overlays(this.#items);
    this.#pointers = before.map(() => undefined);
    this.#known = new KnownConnections(before, expected, reader);
    this.#reader = reader;
  }

  /** The accounts of all connections that were there before. */
  get accounts(): readonly AccountList[] {
    return this.#known.all();
  }

  /**
   * Takes a connection of the request, which stands there at a pointer.
   * @param choose - Takes a choice among accounts; undefined where there is nothing to choose among.
   */
  take(item: unknown, pointer: string, choose?: ChoiceTaker): void {
    const given: JsonObject | undefined = isObject(item) ? withoutNulls(item) : undefined;
    const renewal = given && this.#known.renewalOf(given, pointer);
    if (given === undefined || renewal === undefined) {
      this.#add(item, pointer, given && choose && this.#takeChoices(given, pointer, choose));
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
    const isAmong = this.#known.isAmong(given);
    for (const { account, choice, identity, part = home, places, pointer: at } of renewal.accounts)
      if (choice !== undefined && choose !== undefined) choose(choice, at, isAmong);
      else this.#known.accountsAt(part).take(account, at, identity, places);
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
    for (const [place, pointers] of this.#accountPointers) places.set(`${LIST}/${place}/accounts`, pointers);
    for (const [place, list] of this.#known.lists) {
      const { items, pointers } = list.finish();
      this.#overlays.lay(place, { accounts: items });
      places.set(`${LIST}/${place}/accounts`, pointers);
      for (const name of ["added", "renewed", "chosen"] as const) this.counts[name] += list.counts[name];
    }
    return this.#overlays.finish();
  }

  /**
   * Adds a connection that is new; not where all that it brought were choices.
   * @param data - Its accounts by their pointers, where it brought choices too: those are not among its own.
   */
  #add(item: unknown, pointer: string, data: ReadonlyMap<string, unknown> | undefined): void {
    if (data?.size === 0) return;
    if (data !== undefined) this.#accountPointers.set(this.#items.length, [...data.keys()]);
    this.#items.push(data === undefined ? item : { ...(item as JsonObject), accounts: [...data.values()] });
    this.#pointers.push(pointer);
    this.counts.added += 1;
  }

  /** Takes the choices of a connection; gives its other accounts by their pointers, undefined where it has no choices. */
  #takeChoices(given: JsonObject, pointer: string, choose: ChoiceTaker): ReadonlyMap<string, unknown> | undefined {
    const { accounts } = given;
    if (!Array.isArray(accounts)) return undefined;
    const isAmong = this.#known.isAmong(given);
    const data = new Map<string, unknown>();
    for (const [index, account] of accounts.entries()) {
      const choice = this.#reader.choiceOf(account);
      if (choice === undefined) data.set(`${pointer}/accounts/${index}`, account);
      else choose(choice, `${pointer}/accounts/${index}`, isAmong);
    }
    return data.size === accounts.length ? undefined : data;
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
