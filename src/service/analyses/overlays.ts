import type { JsonObject } from "../../schema/decode.js";

/** Members that are laid over the objects of a list. Each object is copied once, however often members come for it. */
export class Overlays {
  readonly #objects: readonly unknown[];
  readonly #laid = new Map<number, Map<string, unknown>>();

  constructor(objects: readonly unknown[]) {
    this.#objects = objects;
  }

  /** Lays members over the object of a place. */
  lay(place: number, members: JsonObject): void {
    const laid = this.#laid.get(place) ?? new Map(Object.entries(this.#objects[place] as JsonObject));
    for (const [name, value] of Object.entries(members)) laid.set(name, value);
    this.#laid.set(place, laid);
  }

  /** A member of the object of a place, as it is with what has been laid over it. */
  valueAt(place: number, name: string): unknown {
    const laid = this.#laid.get(place);
    return laid === undefined ? (this.#objects[place] as JsonObject)[name] : laid.get(name);
  }

  /** The list with all members laid over its objects. */
  finish(): readonly unknown[] {
    return this.#objects.map((object, place) => {
      const laid = this.#laid.get(place);
      return laid === undefined ? object : Object.fromEntries(laid);
    });
  }
}
