import { withoutNulls } from "../without-nulls.js";
import { type BodyData, DATA_MEMBERS } from "./stored-body.js";

type Item = Readonly<Record<string, unknown>>;

/** What an upload changed. */
export interface MergedBody {
  readonly data: BodyData;
  /** Whether accounts or connections came that were not there before. */
  readonly hasNewAccounts: boolean;
  /** Whether the upload only chose among known accounts, by `isComputed`. */
  readonly isSelection: boolean;
}

/**
 * Adds the data of a later request to those of the earlier ones. Accounts and connections that were there before are
 * known by their id, else by IBAN or number; of those, the members that the later request gives take the place of the
 * earlier ones, their transactions included; a member that is null is not given. Everything else is added at the end.
 */
export function mergeBody(before: BodyData, update: BodyData): MergedBody {
  const merge = new Merge();
  const data = Object.fromEntries(
    DATA_MEMBERS.flatMap((name): [string, unknown][] => {
      const [known, given] = [before[name], update[name]];
      const value = name === "accountOwnerships" ? merge.statements(known, given) : merge.member(known, given);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { data, hasNewAccounts: merge.addedCount > 0, isSelection: merge.addedCount === 0 && merge.isSelection };
}

class Merge {
  addedCount = 0;
  isSelection = true;

  member(before: unknown, update: unknown): unknown {
    if (update === undefined || update === null) return before;
    if (!Array.isArray(before) || !Array.isArray(update)) {
      this.isSelection = false;
      return isItem(before) && isItem(update) ? { ...before, ...withoutNulls(update) } : update;
    }
    return this.#list(before, update);
  }

  /** What is said of accounts, such as whose they are: said again it is nothing new, and it brings no account. */
  statements(before: unknown, update: unknown): unknown {
    if (!Array.isArray(before) || !Array.isArray(update)) return this.member(before, update);
    const said = new Set(before.map((item) => JSON.stringify(item)));
    const added = update.filter((item) => !said.has(JSON.stringify(item)));
    if (added.length > 0) this.isSelection = false;
    return [...before, ...added];
  }

  #list(before: readonly unknown[], update: readonly unknown[]): readonly unknown[] {
    const merged = [...before];
    const placeOf = placesBy(keysOf, before);
    const placeOfBare = placesBy(bareKeysOf, before);
    for (const item of update) {
      const bare = firstOf(placeOfBare, bareKeysOf(item));
      const place =
        firstOf(placeOf, keysOf(item)) ?? (bare !== undefined && isSameKind(before[bare], item) ? bare : undefined);
      const known = place === undefined ? undefined : merged[place];
      if (place === undefined || !isItem(known) || !isItem(item)) {
        merged.push(item);
        this.addedCount += 1;
      } else merged[place] = this.#item(known, item);
    }
    return merged;
  }

  #item(before: Item, update: Item): Item {
    const given: Item = withoutNulls(update);
    const { accounts, ...rest } = given;
    if (accounts !== undefined) return { ...before, ...rest, accounts: this.member(before["accounts"], accounts) };
    if (!("isComputed" in given) || "transactions" in given) this.isSelection = false;
    return { ...before, ...given };
  }
}

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Places = ReadonlyMap<string, number>;

function placesBy(keys: (item: unknown) => readonly string[], items: readonly unknown[]): Places {
  return new Map(items.flatMap((item, place) => keys(item).map((key) => [key, place] as const)));
}

function firstOf(places: Places, keys: readonly string[]): number | undefined {
  return keys.map((key) => places.get(key)).find((found) => found !== undefined);
}

/** What an account or connection is known by. An item without any of these is always new. */
function keysOf(item: unknown): readonly string[] {
  if (!isItem(item)) return [];
  const kind = `${text(item["currency"])} ${text(item["type"])}`;
  return [
    ...(text(item["id"]) === "" ? [] : [`id ${text(item["id"])}`]),
    ...bareKeysOf(item).map((key) => `${key} ${kind}`),
  ];
}

/** What an account is known by where one of the two does not say its currency or type, as a selection does. */
function bareKeysOf(item: unknown): readonly string[] {
  if (!isItem(item)) return [];
  const iban = text(item["iban"]).replace(/\s/g, "").toUpperCase();
  const number = text(item["number"]);
  return [...(iban === "" ? [] : [`iban ${iban}`]), ...(number === "" ? [] : [`number ${number}`])];
}

/** Whether two accounts of one IBAN or number say nothing different of currency and type: else they are two accounts. */
function isSameKind(known: unknown, item: unknown): boolean {
  return (["currency", "type"] as const).every((name) => {
    const [before, now] = [known, item].map((one) => (isItem(one) ? text(one[name]) : ""));
    return before === now || [before, now].some((said) => said === "" || said === "UNKNOWN");
  });
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
