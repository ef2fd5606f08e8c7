/** The pointers of a list's items in the request; undefined for those that were there before. */
export type ItemPointers = readonly (string | undefined)[];

/** Where the items of a merged body stood in the request that brought them. */
export class RequestPlaces {
  readonly #pointers = new Map<string, ItemPointers>();

  /** Says where the items of a merged list came from. Lists that are not named came as they stand. */
  set(list: string, pointers: ItemPointers): void {
    this.#pointers.set(list, pointers);
  }

  /** Where the items of a merged list came from; undefined for a list that was not merged yet. */
  get(list: string): ItemPointers | undefined {
    return this.#pointers.get(list);
  }

  /**
   * A JSON Pointer into the merged body as one into the request; undefined for what the request did not bring.
   *
   * @example
   * // A request brought its first account, and there were two before.
   * placeOf("/accounts/2/balance"); // "/accounts/0/balance"
   */
  placeOf(path: string): string | undefined {
    let merged = "";
    let requested = "";
    for (const step of path.split("/").slice(1)) {
      const pointers = this.#pointers.get(merged);
      merged += `/${step}`;
      if (pointers === undefined) {
        requested += `/${step}`;
        continue;
      }
      const pointer = pointers[Number(step)];
      if (pointer === undefined) return undefined;
      requested = pointer;
    }
    return requested;
  }
}
