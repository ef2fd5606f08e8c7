import { detectAccount } from "../../adapters/detect.js";
import { READINGS } from "../../adapters/readings.js";
import type { Format } from "../../index.js";
import { isObject } from "../../schema/decode.js";
import { type AccountIdentity, IdentityReader } from "./account-identity.js";
import { AccountList } from "./account-list.js";
import { ConnectionList } from "./connection-list.js";
import { mergeVerification, ownershipsLeft } from "./evidence.js";
import type { IdentityOf } from "./known-accounts.js";
import { RequestPlaces } from "./request-places.js";
import { type BodyData, DATA_MEMBERS, hasAccounts, holdsNothing } from "./stored-body.js";

/** What an upload changed. */
export interface MergedBody {
  readonly data: BodyData;
  /**
   * Whether anything came. Empty lists bring nothing, nor do statements of ownership that were made before; all else that
   * comes again counts as new.
   */
  readonly isChanged: boolean;
  /** Whether accounts or connections came that were not there before. */
  readonly hasNewAccounts: boolean;
  /** Whether the upload only chose among known accounts, by `isComputed`. */
  readonly isSelection: boolean;
  /** A JSON Pointer into `data` as one into the upload; undefined for what the upload did not bring. */
  placeOf(path: string): string | undefined;
}

/**
 * Adds the data of a later request to those of the earlier ones. Accounts that were there before are known as the engine
 * knows them (decisions section 3), else by a number or id that nothing contradicts, connections by their id where neither
 * bank, user nor layout tells them apart, without one by their accounts. An account that comes with its transactions and
 * all that it needs takes the place of the earlier one, but for its `isComputed`, which stays until it is said otherwise,
 * and so does a connection that brings such an account. Of any other, the members that are given take the place of the
 * earlier ones; a member that is null is not given. What is said of an account beside it takes the place of what was said
 * before. Everything else is added at the end.
 *
 * @param declared - The format that the bodies name.
 * @throws Problem PAYLOAD_TOO_LARGE where members are too large for the copies of accounts that they are laid over.
 */
export function mergeBody(before: BodyData, update: BodyData, declared?: Format): MergedBody {
  const merge = new Merge(declared);
  const data = Object.fromEntries(
    DATA_MEMBERS.flatMap((name): [string, unknown][] => {
      const value = merge.member(name, before[name], update[name]);
      return value === undefined || holdsNothing(value) ? [] : [[name, value]];
    }),
  );
  const { added, renewed, chosen } = merge.counts;
  const isSelection = chosen > 0 && added + renewed === 0;
  // What is wrong is said with the data: a body that brings some without an error has none.
  const isSound = !isSelection && hasAccounts(update) && holdsNothing(update.error) && "error" in data;
  if (isSound) delete data["error"];
  return {
    data,
    isChanged: added + renewed + chosen > 0 || isSound,
    hasNewAccounts: added > 0,
    isSelection,
    placeOf: (path) => {
      const name = path.split("/", 2)[1] as keyof BodyData;
      return !holdsNothing(before[name]) && holdsNothing(update[name]) ? undefined : merge.places.placeOf(path);
    },
  };
}

class Merge {
  readonly places = new RequestPlaces();
  readonly counts = { added: 0, renewed: 0, chosen: 0 };
  readonly #declared: Format | undefined;
  readonly #reader = new IdentityReader();

  constructor(declared: Format | undefined) {
    this.#declared = declared;
  }

  member(name: keyof BodyData, before: unknown, update: unknown): unknown {
    if (holdsNothing(update)) return before;
    const isList = Array.isArray(before) && Array.isArray(update);
    if (isList && name === "accounts") return this.#accounts(before, update);
    if (isList && name === "connections") return this.#connections(before, update);
    if (isList && name === "accountOwnerships") return this.#ownerships(before, update);
    if (Array.isArray(update) && (name === "accounts" || name === "connections")) this.counts.added += update.length;
    else this.counts.renewed += 1;
    const isJoined = name === "accountVerificationCheck" && isObject(before) && isObject(update);
    return isJoined ? mergeVerification(before, update) : update;
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
    update.forEach((account, index) => list.take(account, `/accounts/${index}`, identityOf));
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
    const left = ownershipsLeft(before, update);
    const merged = [...left, ...update];
    const said = new Set(before.map((item) => JSON.stringify(item)));
    const isSaidAgain = merged.length === before.length && update.every((item) => said.has(JSON.stringify(item)));
    const pointers = update.map((_, place) => `/accountOwnerships/${place}`);
    this.places.set("/accountOwnerships", [...left.map(() => undefined), ...pointers]);
    this.#count({ added: 0, renewed: isSaidAgain ? 0 : 1, chosen: 0 });
    return merged;
  }

  #count({ added, renewed, chosen }: Merge["counts"]): void {
    this.counts.added += added;
    this.counts.renewed += renewed;
    this.counts.chosen += chosen;
  }
}
