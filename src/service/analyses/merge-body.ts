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
 * earlier ones, their transactions included. Everything else is added at the end.
 */
export function mergeBody(before: BodyData, update: BodyData): MergedBody {
  const merge = new Merge();
  const data = Object.fromEntries(
    DATA_MEMBERS.flatMap((name): [string, unknown][] => {
      const value = merge.member(before[name], update[name]);
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
      return isItem(before) && isItem(update) ? { ...before, ...update } : update;
    }
    return this.#list(before, update);
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
    const { accounts, ...rest } = update;
    if (accounts !== undefined) return { ...before, ...rest, accounts: this.member(before["accounts"], accounts) };
    if (!("isComputed" in update) || "transactions" in update) this.isSelection = false;
    return { ...before, ...update };
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
