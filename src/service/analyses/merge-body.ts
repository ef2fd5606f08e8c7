import type { Instant } from "../../base/instant.js";
import type { Format } from "../../index.js";
import { mergeMembers } from "./merged-members.js";
import { shownIdsFor } from "./shown-ids.js";
import { type BodyData, DATA_MEMBERS, holdsNothing } from "./stored-body.js";

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
  /** Pointers of the upload's choices for which there is no account, or could be several. */
  readonly unknownChoices: readonly string[];
  /** A JSON Pointer into `data` as one into the upload; undefined for what the upload did not bring. */
  placeOf(path: string): string | undefined;
}

/**
 * Adds the data of a later request to those of the earlier ones. Accounts that were there before are known as the engine
 * knows them (decisions section 3), else by a number, an id or a name that nothing contradicts, connections by their id where
 * neither bank, user nor layout tells them apart, without one by their accounts. An account that comes with its transactions and
 * all that it needs takes the place of the earlier one, but for what stays until it is said otherwise: `isComputed`, its usage
 * and ownership, and what tells which one it is. So does a connection that brings such an account. Of any other, the members
 * that are given take the place of the earlier ones; a member that is null is not given. What is said of an account beside it
 * takes the place of what was said before. A choice (`isChoice`) changes `isComputed` of an account alone. Everything else is
 * added at the end.
 *
 * @param declared - The format that the bodies name.
 * @param now - When the request came: balances without a date are of then, which decides by which ids accounts are shown.
 * @throws Problem PAYLOAD_TOO_LARGE where members are too large for the copies of accounts that they are laid over.
 */
export function mergeBody(before: BodyData, update: BodyData, declared?: Format, now: Instant = 0): MergedBody {
  const shownIds = shownIdsFor(update, before, declared, now);
  const { members, counts, unknownChoices, bringsWords, places } = mergeMembers(before, update, declared, shownIds);
  const data = Object.fromEntries(
    DATA_MEMBERS.flatMap((name): [string, unknown][] => {
      const value = members[name];
      return holdsNothing(value) ? [] : [[name, value]];
    }),
  );
  const { added, renewed, chosen } = counts;
  const bringsAccounts = added + renewed > 0;
  // What is wrong is said with the data: a body that brings some without an error has none.
  if (bringsAccounts && holdsNothing(update.error)) delete data["error"];
  return {
    data,
    isChanged: bringsAccounts || chosen > 0 || bringsWords,
    hasNewAccounts: added > 0,
    isSelection: chosen > 0 && !bringsAccounts && !bringsWords,
    unknownChoices,
    placeOf: (path) => {
      const name = path.split("/", 2)[1] as keyof BodyData;
      return !holdsNothing(before[name]) && holdsNothing(update[name]) ? undefined : places.placeOf(path);
    },
  };
}
