import type { JsonObject } from "../../schema/decode.js";
import type { AccountIdentity } from "./account-identity.js";

/** A connection of the request that was there before, maybe in parts. */
export interface Renewal {
  readonly given: JsonObject;
  /** The places of all its parts. */
  readonly places: readonly number[];
  /** The places of those whose accounts it brings. */
  readonly own: ReadonlySet<number>;
  readonly accounts: readonly Brought[];
  readonly pointer: string;
}

/** An account of the request. */
export interface Brought {
  readonly account: unknown;
  /** What it chooses, where it is a choice. */
  readonly choice: JsonObject | undefined;
  readonly identity: AccountIdentity | undefined;
  /** The place of the part that it is in; undefined where it is new. */
  readonly part: number | undefined;
  /** The places of its copies there. */
  readonly places: readonly number[];
  readonly pointer: string;
}

/** Whether a connection comes with a whole account: then it is whole too, and silent of what is no more. */
export function isWhole({ accounts }: Renewal): boolean {
  return accounts.some(({ identity }) => identity?.isWhole === true);
}

/** What a connection says of itself, and the places of the parts of which it says so. */
export interface Layer {
  readonly renewal: Renewal;
  readonly places: readonly number[];
}

/**
 * What the connections of a request say of themselves, in the order in which it is laid over their parts. A connection's
 * state is that of all its accounts: without accounts it is said of all parts, with some of their own in the end, and
 * before of those that no other one brings whole.
 */
export function layersOf(renewals: readonly Renewal[]): readonly Layer[] {
  const settled = new Set(renewals.filter(isWhole).flatMap(({ own }) => [...own]));
  const bare = renewals.filter(({ accounts }) => accounts.length === 0);
  const others = renewals.filter(({ accounts }) => accounts.length > 0);
  return [
    ...bare.map((renewal) => ({ renewal, places: renewal.places })),
    ...others.map((renewal) => ({
      renewal,
      places: renewal.places.filter((place) => !settled.has(place) && !renewal.own.has(place)),
    })),
    ...others.map((renewal) => ({ renewal, places: [...renewal.own] })),
  ];
}
