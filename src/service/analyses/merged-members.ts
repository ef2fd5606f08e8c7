import { readIban } from "../../adapters/iban.js";
import { readId, readObjects } from "../../adapters/readers.js";
import type { Format } from "../../index.js";
import { isObject } from "../../schema/decode.js";
import { IdentityReader } from "./account-identity.js";
import { mergeVerification, type NamedAccount, ownershipsLeft } from "./evidence.js";
import { type ListMembers, MergedLists } from "./merged-lists.js";
import { type ItemPointers, RequestPlaces } from "./request-places.js";
import type { ShownIds } from "./shown-ids.js";
import { type BodyData, holdsNothing } from "./stored-body.js";

/** What a body and a later request come to: the merged members, and what of them is new. */
export interface MergedMembers extends Pick<MergedLists, "counts" | "unknownChoices"> {
  readonly members: BodyData;
  /** Whether anything new is said beside the accounts. */
  readonly bringsWords: boolean;
  /** Where the items of the merged lists stood in the request. */
  readonly places: RequestPlaces;
}

/** A merged member; where it is a list, with the pointers of its items in the request. */
interface Member {
  readonly value: unknown;
  readonly isNews: boolean;
  readonly pointers?: ItemPointers;
}

/**
 * Merges the members of a body with those of a later request: first the accounts, which the others speak of.
 *
 * @param declared - The format that the bodies name.
 */
export function mergeMembers(
  before: BodyData,
  update: BodyData,
  declared: Format | undefined,
  shownIds: ShownIds,
): MergedMembers {
  const places = new RequestPlaces();
  const reader = new IdentityReader(shownIds);
  const lists = new MergedLists(before, declared, reader);
  const merged = lists.merge(update, places);
  const ownerships = mergeOwnerships(before.accountOwnerships, update.accountOwnerships, merged);
  if (ownerships.pointers !== undefined) places.set("/accountOwnerships", ownerships.pointers);
  const verification = mergeVerifications(
    before.accountVerificationCheck,
    update.accountVerificationCheck,
    merged,
    reader,
  );
  const error = newest(before.error, update.error);
  return {
    members: {
      ...merged,
      accountOwnerships: ownerships.value,
      accountVerificationCheck: verification.value,
      error: error.value,
    },
    counts: lists.counts,
    unknownChoices: lists.unknownChoices,
    bringsWords: ownerships.isNews || verification.isNews || error.isNews,
    places,
  };
}

/** What the request says, else what was said before. */
function newest(before: unknown, update: unknown): Member {
  return holdsNothing(update) ? { value: before, isNews: false } : { value: update, isNews: true };
}

/** Whose accounts are: the newest word on an account counts. Said again it is nothing new, and it brings no account. */
function mergeOwnerships(before: unknown, update: unknown, merged: ListMembers): Member {
  if (!Array.isArray(before) || !Array.isArray(update) || update.length === 0) return newest(before, update);
  const left = ownershipsLeft(before, update, ownedAccounts(merged));
  const value = [...update, ...left];
  const known = new Set(before.map((item) => JSON.stringify(item)));
  const isSaidAgain = value.length === before.length && value.every((item) => known.has(JSON.stringify(item)));
  const pointers = [...update.map((_, place) => `/accountOwnerships/${place}`), ...left.map(() => undefined)];
  return { value, isNews: !isSaidAgain, pointers };
}

/** The accounts that ownerships may be about, named as the engine looks for them. */
function ownedAccounts({ connections }: ListMembers): readonly NamedAccount[] {
  return readObjects(connections).flatMap(({ accounts }) =>
    readObjects(accounts).map(({ id, iban }) => ({ id: readId(id), iban: readIban(iban), number: undefined })),
  );
}

function mergeVerifications(before: unknown, update: unknown, merged: ListMembers, reader: IdentityReader): Member {
  if (!isObject(before) || !isObject(update)) return newest(before, update);
  return { value: mergeVerification(before, update, checkedAccounts(merged, reader)), isNews: true };
}

/** The accounts that a verification check may be about, likewise. */
function checkedAccounts({ accounts }: ListMembers, reader: IdentityReader): readonly NamedAccount[] {
  const place = { readAs: "PROVIDER_D", shown: "PROVIDER_D" } as const;
  return readObjects(accounts).map((raw) => {
    const account = reader.read(raw, place)?.account;
    return { id: readId(raw["id"]), iban: account?.iban, number: account?.number };
  });
}
