import type { JsonObject } from "../../schema/decode.js";
import { Problem } from "../problem.js";

/** Characters that are laid over the further copies of what a request speaks of, so that copies do not multiply what it brings. */
const MOST_COPIED = 1_000_000;

/** Counts what a request says of accounts and connections that are there in several copies or parts. */
export class Copies {
  #characters = 0;

  /**
   * Counts members that are laid over so many objects.
   * @throws Problem PAYLOAD_TOO_LARGE where all that was counted is too large.
   */
  count(members: JsonObject, objects: number): void {
    if (objects > 1) this.#characters += JSON.stringify(members).length * (objects - 1);
    if (this.#characters > MOST_COPIED)
      throw new Problem(
        "PAYLOAD_TOO_LARGE",
        `expected at most ${MOST_COPIED} characters for the copies of accounts and connections, found ${this.#characters}`,
      );
  }
}
