import { readIban } from "../../adapters/iban.js";
import { readId, readObjects } from "../../adapters/readers.js";
import type { Format } from "../../index.js";
import { isObject } from "../../schema/decode.js";
import { IdentityReader } from "./account-identity.js";
import { mergeVerification, type NamedAccount, ownershipsLeft } from "./evidence.js";
import { type ListMembers, MergedLists } from "./merged-lists.js";
import { RequestPlaces } from "./request-places.js";
import type { ShownIds } from "./shown-ids.js";
import { type BodyData, holdsNothing } from "./stored-body.js";

/** The members of a body with those of a later request: first the accounts, which the others speak of. */
export class MergedMembers {
  /** Where the items of its lists stood in the request. */
  readonly places = new RequestPlaces();
  /** Whether anything new is said beside the accounts. */
  bringsWords = false;
  /** What came of the request's accounts and connections. */
  readonly lists: Pick<MergedLists, "counts" | "unknownChoices">;
  readonly #before: BodyData;
  readonly #update: BodyData;
  readonly #reader: IdentityReader;
  readonly #merged: ListMembers;

  /** @param declared - The format that the bodies name. */
  constructor(before: BodyData, update: BodyData, declared: Format | undefined, shownIds: ShownIds) {
    this.#before = before;
    this.#update = update;
    this.#reader = new IdentityReader(shownIds);
    const lists = new MergedLists(before, declared, this.#reader);
    this.#merged = lists.merge(update, this.places);
    this.lists = lists;
  }

  /** A member of the merged body; undefined where there is none. */
  member(name: keyof BodyData): unknown {
    const [before, update] = [this.#before[name], this.#update[name]];
    if (name === "accounts" || name === "connections") return this.#merged[name];
    if (holdsNothing(update)) return before;
    if (name === "accountOwnerships" && Array.isArray(before) && Array.isArray(update))
      return this.#ownerships(before, update);
    this.bringsWords = true;
    const isJoined = name === "accountVerificationCheck" && isObject(before) && isObject(update);
    return isJoined ? mergeVerification(before, update, this.#checkedAccounts()) : update;
  }

  /** Whose accounts are: the newest word on an account counts. Said again it is nothing new, and it brings no account. */
  #ownerships(before: readonly unknown[], update: readonly unknown[]): readonly unknown[] {
    const left = ownershipsLeft(before, update, this.#ownedAccounts());
    const merged = [...update, ...left];
    const known = new Set(before.map((item) => JSON.stringify(item)));
    const isSaidAgain = merged.length === before.length && merged.every((item) => known.has(JSON.stringify(item)));
    const pointers = update.map((_, place) => `/accountOwnerships/${place}`);
    this.places.set("/accountOwnerships", [...pointers, ...left.map(() => undefined)]);
    if (!isSaidAgain) this.bringsWords = true;
    return merged;
  }

  /** The accounts that ownerships may be about, named as the engine looks for them. */
  #ownedAccounts(): readonly NamedAccount[] {
    const connections = readObjects(this.#merged.connections);
    return connections.flatMap(({ accounts }) =>
      readObjects(accounts).map(({ id, iban }) => ({ id: readId(id), iban: readIban(iban), number: undefined })),
    );
  }

  /** The accounts that a verification check may be about, likewise. */
  #checkedAccounts(): readonly NamedAccount[] {
    const place = { readAs: "PROVIDER_D", shown: "PROVIDER_D" } as const;
    return readObjects(this.#merged.accounts).map((raw) => {
      const account = this.#reader.read(raw, place)?.account;
      return { id: readId(raw["id"]), iban: account?.iban, number: account?.number };
    });
  }
}
