/** A filter that was read and found safe. */
export interface Filter {
  test(resource: object): boolean;
}

/** Reads the filter of a list. */
export function readFilter(_text: string | undefined): Filter | undefined {
  return undefined;
}

/** Whether a resource passes a filter. */
export function matchesFilter(filter: Filter, resource: object): boolean {
  return filter.test(resource);
}
