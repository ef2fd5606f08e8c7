import type { Analysis } from "../../src/index.js";

/** Pointers of all numbers of a result, found without the code under test. */
export function numericPointers(value: unknown, pointer = ""): readonly string[] {
  if (typeof value === "number") return [pointer];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => numericPointers(member, `${pointer}/${key}`));
}

/** What a pointer of the result leads to, without escapes, which no member of a result needs. */
export function at(analysis: Analysis, pointer: string): unknown {
  return pointer
    .slice(1)
    .split("/")
    .reduce<unknown>((value, token) => (value as Readonly<Record<string, unknown>> | undefined)?.[token], analysis);
}

/** A pointer with `*` for each place in a list. */
export function templateOf(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, "/*");
}
