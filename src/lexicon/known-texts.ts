import { MOST_CHARACTERS_READ } from "./reading.js";

/**
 * What texts say, each read once. They are known by the characters that are read of them: a longer key costs its length each
 * time, and one of more than 16,383 characters has its length for a hash in V8, so that many of one length cost quadratic time.
 */
export class KnownTexts<Said> {
  readonly #known = new Map<string, Said>();

  /** What a text says; `read` is called for one that is not known yet. */
  of(text: string, read: (text: string) => Said): Said {
    const part = text.length > MOST_CHARACTERS_READ ? text.slice(0, MOST_CHARACTERS_READ) : text;
    let said = this.#known.get(part);
    if (said === undefined) {
      said = read(part);
      this.#known.set(part, said);
    }
    return said;
  }
}
