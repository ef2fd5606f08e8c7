import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isObject } from "../../schema/decode.js";
import { Problem } from "../problem.js";

/** Members of a body that hold data; the others are settings of the request. `error` is what kept the data from coming. */
export const DATA_MEMBERS = [
  "accounts",
  "connections",
  "accountOwnerships",
  "accountVerificationCheck",
  "error",
] as const;

/** The data of a body. */
export type BodyData = { readonly [Member in (typeof DATA_MEMBERS)[number]]?: unknown };

/** The data of a body as it is kept: deflated JSON, about a tenth of its text. */
export type StoredBody = Uint8Array;

/** The data members of a body; undefined where it holds none. */
export function dataOf(body: object): BodyData | undefined {
  const members = DATA_MEMBERS.flatMap((name): [string, unknown][] => {
    const value: unknown = (body as BodyData)[name];
    return value === undefined || value === null ? [] : [[name, value]];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** Whether a member of a body holds no data: it is absent, null or an empty list. */
export function holdsNothing(member: unknown): boolean {
  return member === undefined || member === null || (Array.isArray(member) && member.length === 0);
}

/**
 * Whether data hold accounts: a connection may wait for its user, and have none yet. What is no list counts as held, so that
 * the engine says what is wrong with it.
 */
export function hasAccounts({ accounts, connections }: BodyData): boolean {
  if (!holdsNothing(accounts)) return true;
  if (!Array.isArray(connections)) return !holdsNothing(connections);
  return connections.some((one: unknown) => !isObject(one) || !holdsNothing(one["accounts"]));
}

/** Whether data hold accounts, or connections that may have none yet. */
export function hasAccountsOrConnections({ accounts, connections }: BodyData): boolean {
  return !holdsNothing(accounts) || !holdsNothing(connections);
}

/** Characters of the JSON of all data of an analysis: well within the longest string that Node.js can hold. */
const MOST_CHARACTERS = 2 ** 28;

/**
 * Packs the data of a body. Speed counts more than size here.
 * @throws Problem PAYLOAD_TOO_LARGE where they are too large to be kept.
 */
export function packBody(data: BodyData): StoredBody {
  const text = JSON.stringify(data);
  if (text.length > MOST_CHARACTERS) {
    const message = `expected at most ${MOST_CHARACTERS} characters of data in an analysis, found ${text.length}`;
    throw new Problem("PAYLOAD_TOO_LARGE", message);
  }
  return deflateRawSync(text, { level: 1 });
}

/** Unpacks the data of a body. */
export function unpackBody(stored: StoredBody): BodyData {
  return JSON.parse(inflateRawSync(stored).toString("utf8"));
}
