import type { JsonObject } from "../../schema/decode.js";

/** Members that are laid over the objects of a list. Each object is copied once, however often members come for it. */
export class Overlays {
  readonly #objects: readonly unknown[];
  readonly #laid = new Map<number, Map<string, unknown>>();
  readonly #replaced = new Set<number>();

  constructor(objects: readonly unknown[]) {
    this.#objects = objects;
  }

  /** Lays members over the object of a place. */
  lay(place: number, members: JsonObject): void {
    const laid = this.#laid.get(place) ?? new Map<string, unknown>();
    for (const [name, value] of Object.entries(members)) laid.set(name, value);
    this.#laid.set(place, laid);
  }

  /** Lets members take the place of the object: of what it was, only what is laid over it stays. */
  replace(place: number, members: JsonObject): void {
    this.lay(place, members);
    this.#replaced.add(place);
  }

  /** A member of the object of a place, as it is with what has been laid over it. */
  valueAt(place: number, name: string): unknown {
    const laid = this.#laid.get(place);
    if (laid?.has(name) === true || this.#replaced.has(place)) return laid?.get(name);
    return (this.#objects[place] as JsonObject)[name];
  }

  /** The list with all members laid over its objects. */
  finish(): readonly unknown[] {
    return this.#objects.map((object, place) => {
      const laid = this.#laid.get(place);
      if (laid === undefined) return object;
      const kept = this.#replaced.has(place) ? [] : Object.entries(object as JsonObject);
      return Object.fromEntries([...kept, ...laid]);
    });
  }
}
