import { detectAccount } from "../../adapters/detect.js";
import { readIban } from "../../adapters/iban.js";
import { readId, readObjects } from "../../adapters/readers.js";
import { READINGS } from "../../adapters/readings.js";
import type { Format } from "../../index.js";
import { isObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";
import { type AccountIdentity, IdentityReader } from "./account-identity.js";
import { AccountList } from "./account-list.js";
import { ConnectionList } from "./connection-list.js";
import { mergeVerification, type NamedAccount, ownershipsLeft } from "./evidence.js";
import type { IdentityOf } from "./known-accounts.js";
import { RequestPlaces } from "./request-places.js";
import type { ShownIds } from "./shown-ids.js";
import { type BodyData, holdsNothing } from "./stored-body.js";

/** The members of a body with those of a later request, merged one after the other. */
export class MergedMembers {
  /** Where the items of its lists stood in the request. */
  readonly places = new RequestPlaces();
  /** How many accounts and connections are new, came again, or were only chosen. */
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  /** Whether anything new is said beside the accounts. */
  bringsWords = false;
  readonly #declared: Format | undefined;
  readonly #reader: IdentityReader;
  readonly #merged = new Map<keyof BodyData, unknown>();

  constructor(declared: Format | undefined, shownIds: ShownIds) {
    this.#declared = declared;
    this.#reader = new IdentityReader(shownIds);
  }

  /** A member of the merged body; those of accounts and connections are to be asked for first. */
  member(name: keyof BodyData, before: unknown, update: unknown): unknown {
    const merged = holdsNothing(update) ? before : this.#merge(name, before, update);
    this.#merged.set(name, merged);
    return merged;
  }

  #merge(name: keyof BodyData, before: unknown, update: unknown): unknown {
    const isList = Array.isArray(before) && Array.isArray(update);
    if (isList && name === "accounts") return this.#accounts(before, update);
    if (isList && name === "connections") return this.#connections(before, update);
    if (isList && name === "accountOwnerships") return this.#ownerships(before, update);
    if (name === "accounts" || name === "connections") {
      if (Array.isArray(update)) this.counts.added += update.length;
      else this.counts.renewed += 1;
      return update;
    }
    this.bringsWords = true;
    const isJoined = name === "accountVerificationCheck" && isObject(before) && isObject(update);
    return isJoined ? mergeVerification(before, update, this.#checkedAccounts()) : update;
  }

  #accounts(before: readonly unknown[], update: readonly unknown[]): readonly unknown[] {
    const expected = (this.#declared && READINGS[this.#declared].accounts) ?? ["NATIVE"];
    const identityOf: IdentityOf = (account) => {
      const shown = detectAccount(account, expected);
      if (shown !== undefined) return this.#reader.read(account, { readAs: shown, shown });
      // What only chooses shows no layout: it is read as the first that finds an IBAN or number in it.
      let identity: AccountIdentity | undefined;
      for (const readAs of expected) {
        const read = this.#reader.read(account, { readAs, shown });
        if (read?.iban !== undefined || read?.number !== undefined) return read;
        identity ??= read;
      }
      return identity;
    };
    const list = new AccountList(before, identityOf);
    update.forEach((account, index) => {
      const identity = isObject(account) ? identityOf(withoutNulls(account)) : undefined;
      list.take(account, `/accounts/${index}`, identity);
    });
    const { items, pointers } = list.finish();
    this.places.set("/accounts", pointers);
    this.#count(list.counts);
    return items;
  }

  #connections(before: readonly unknown[], update: readonly unknown[]): readonly unknown[] {
    const expected = (this.#declared && READINGS[this.#declared].connections) ?? [];
    const list = new ConnectionList(before, expected, this.#reader);
    update.forEach((connection, index) => list.take(connection, `/connections/${index}`));
    const items = list.finish(this.places);
    this.#count(list.counts);
    return items;
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
    const connections = readObjects(this.#merged.get("connections"));
    return connections.flatMap(({ accounts }) =>
      readObjects(accounts).map(({ id, iban }) => ({ id: readId(id), iban: readIban(iban), number: undefined })),
    );
  }

  /** The accounts that a verification check may be about, likewise. */
  #checkedAccounts(): readonly NamedAccount[] {
    const place = { readAs: "PROVIDER_D", shown: "PROVIDER_D" } as const;
    return readObjects(this.#merged.get("accounts")).map((raw) => {
      const account = this.#reader.read(raw, place)?.account;
      return { id: readId(raw["id"]), iban: account?.iban, number: account?.number };
    });
  }

  #count({ added, renewed, chosen }: MergedMembers["counts"]): void {
    this.counts.added += added;
    this.counts.renewed += renewed;
    this.counts.chosen += chosen;
  }
}
