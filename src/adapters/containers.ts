import { isObject, type JsonObject, kindOf, pointer } from "../schema/decode.js";
import type { IssueList } from "../schema/issues.js";

/**
 * The items of a member that is a list: none where it is absent or null.
 * @returns undefined, with an issue, where it is anything else.
 */
export function readList(
  parent: JsonObject,
  name: string,
  path: string,
  issues: IssueList,
): readonly unknown[] | undefined {
  const list = parent[name] ?? [];
  if (Array.isArray(list)) return list;
  issues.add("INVALID_TYPE", pointer(path, name), `expected an array, found ${kindOf(list)}`);
  return undefined;
}

/**
 * Goes through the objects of a list. Null is no list and no item; anything else that is no array, or in it no object,
 * refuses the body: what it holds would be lost without a word (decisions section 4).
 */
export function visitObjects(
  parent: JsonObject,
  name: string,
  path: string,
  issues: IssueList,
  visit?: (item: JsonObject, path: string) => void,
): void {
  const list = readList(parent, name, path, issues) ?? [];
  const at = pointer(path, name);
  for (let place = 0; place < list.length; place += 1) {
    const item = list[place];
    if (isObject(item)) visit?.(item, pointer(at, place));
    else if (item !== undefined && item !== null)
      issues.add("INVALID_TYPE", pointer(at, place), `expected an object, found ${kindOf(item)}`);
  }
}

/**
 * Refuses the body for each member that is an array where an object is due; `names` may lead further down, as in
 * `information.owner`. An empty array says nothing, as null does: some languages write an empty object so.
 */
export function refuseArrays(parent: JsonObject, names: readonly string[], path: string, issues: IssueList): void {
  for (const name of names) {
    const value = memberAt(parent, name);
    if (Array.isArray(value) && value.length > 0)
      issues.add("INVALID_TYPE", `${path}/${name.replaceAll(".", "/")}`, "expected an object, found an array");
  }
}

/** Refuses the body for each member that is there and no object, as {@link refuseArrays}: the client's own body has none. */
export function refuseOtherThanObjects(
  parent: JsonObject,
  names: readonly string[],
  path: string,
  issues: IssueList,
): void {
  for (const name of names) {
    const value = memberAt(parent, name);
    const isEmptyArray = Array.isArray(value) && value.length === 0;
    if (value !== undefined && value !== null && !isObject(value) && !isEmptyArray)
      issues.add("INVALID_TYPE", `${path}/${name.replaceAll(".", "/")}`, `expected an object, found ${kindOf(value)}`);
  }
}

/** What the rows of a layout hold their members in. */
export interface RowContainers {
  /** Members that are objects. */
  readonly objects: readonly string[];
  /** Members that are texts or lists of texts. */
  readonly texts: readonly string[];
}

/**
 * Refuses the body for each member of a row that is a list where an object is due, or an object where texts are: to read
 * past it would give the row the next best text or day. What is empty says nothing.
 */
export function refuseWrongContainers(row: JsonObject, due: RowContainers, path: string, issues: IssueList): void {
  refuseArrays(row, due.objects, path, issues);
  for (const name of due.texts) {
    const value = row[name];
    if (isObject(value) && Object.keys(value).length > 0)
      issues.add("INVALID_TYPE", pointer(path, name), "expected an array, found an object");
  }
}

/** Whether a row may have something to refuse it for: rows are by the thousand, and hardly any has. */
export function mayHaveWrongContainers(row: JsonObject, { objects, texts }: RowContainers): boolean {
  for (const name of objects) if (Array.isArray(row[name])) return true;
  for (const name of texts) if (isObject(row[name])) return true;
  return false;
}

/** A member, or one further down, as in `information.owner`. */
export function memberAt(parent: JsonObject, name: string): unknown {
  let value: unknown = parent;
  for (const step of name.split(".")) value = isObject(value) ? value[step] : undefined;
  return value;
}
