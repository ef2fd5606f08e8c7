/** Values by a key each. */
export interface Lists {
  /** The keys that there are, in the order in which they are first seen. */
  readonly keys: readonly number[];
  /** The values of each of these keys, in their order. */
  readonly lists: readonly (readonly number[])[];
}

/** The key of a value that is in no list. */
export const NO_KEY = -1;

/**
 * Lists of values by key, where keys are numbered (for others: `number-lists`). Each is made as long as it gets: lists that
 * grow by and by leave twice their memory behind.
 *
 * @param keys - The key of each value: a whole number below `keyCount`, or {@link NO_KEY}.
 */
export function listsByKey(values: Uint32Array, keys: Int32Array, keyCount: number): Lists {
  const placeOfKey = new Int32Array(keyCount).fill(-1);
  const seen: number[] = [];
  const lengths: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const key = keys[at]!;
    if (key === NO_KEY) continue;
    const place = placeOfKey[key]!;
    if (place !== -1) lengths[place]! += 1;
    else {
      placeOfKey[key] = seen.length;
      seen.push(key);
      lengths.push(1);
    }
  }
  const lists = lengths.map((length) => new Array<number>(length));
  const filled = new Uint32Array(lists.length);
  for (let at = 0; at < values.length; at += 1) {
    if (keys[at] === NO_KEY) continue;
    const place = placeOfKey[keys[at]!]!;
    lists[place]![filled[place]!] = values[at]!;
    filled[place]! += 1;
  }
  return { keys: seen, lists };
}
