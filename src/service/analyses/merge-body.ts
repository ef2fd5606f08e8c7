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
    const placeOf = new Map(before.flatMap((item, place) => keysOf(item).map((key) => [key, place] as const)));
    for (const item of update) {
      const place = keysOf(item)
        .map((key) => placeOf.get(key))
        .find((found) => found !== undefined);
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

/** What an account or connection is known by. An item without any of these is always new. */
function keysOf(item: unknown): readonly string[] {
  if (!isItem(item)) return [];
  const { id, iban, number, currency, type } = item;
  const kind = `${text(currency)} ${text(type)}`;
  return [
    ...(text(id) === "" ? [] : [`id ${text(id)}`]),
    ...(text(iban) === ""
      ? []
      : [
          `iban ${text(iban).replace(/\s/g, "").toUpperCase()} ${kind}`,
          `iban ${text(iban).replace(/\s/g, "").toUpperCase()}`,
        ]),
    ...(text(number) === "" ? [] : [`number ${text(number)} ${kind}`]),
  ];
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
