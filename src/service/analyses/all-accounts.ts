import type { JsonObject } from "../../schema/decode.js";
import type { AccountIdentity } from "./account-identity.js";
import type { AccountList } from "./account-list.js";
import { KnownAccounts } from "./known-accounts.js";

/** Whether the account that a choice names may be one of a list. */
export type IsAmong = (list: AccountList) => boolean;

/** The accounts of several lists: where those stand that are named without the connection that they are in. */
export class AllAccounts {
  readonly #homes: readonly { readonly list: AccountList; readonly place: number }[];
  readonly #known: KnownAccounts;

  constructor(lists: readonly AccountList[]) {
    this.#homes = lists.flatMap((list) => list.identities.map((_, place) => ({ list, place })));
    this.#known = new KnownAccounts(lists.flatMap(({ identities }) => identities));
  }

  /**
   * Takes a choice, which stands in the request at a pointer, for all copies of the account that it names.
   * @param isAmong - Narrows which account is meant; its copies may be anywhere.
   * @returns false where there is no such account, or it could be several.
   */
  choose(
    choice: JsonObject,
    pointer: string,
    identity: AccountIdentity | undefined,
    isAmong: IsAmong = () => true,
  ): boolean {
    const places = new Map<AccountList, number[]>();
    for (const at of this.#known.placesOf(identity, (one) => isAmong(this.#homes[one]!.list))) {
      const { list, place } = this.#homes[at]!;
      places.set(list, [...(places.get(list) ?? []), place]);
    }
    for (const [list, found] of places) list.choose(choice, pointer, found);
    return places.size > 0;
  }
}
