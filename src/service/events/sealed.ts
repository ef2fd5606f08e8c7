import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
/** Lives and dies with the process, as what it seals does. */
const KEY = randomBytes(32);

/**
 * A secret value of a client. No log, JSON or inspection of a record shows it; where the client asked for encryption, it
 * is encrypted in memory too.
 */
export class Sealed<T> {
  readonly #content: string | { readonly nonce: Uint8Array; readonly bytes: Uint8Array; readonly tag: Uint8Array };

  constructor(value: T, isEncrypted: boolean) {
    const text = JSON.stringify(value);
    if (!isEncrypted) {
      this.#content = text;
      return;
    }
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, KEY, nonce);
    const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    this.#content = { nonce, bytes, tag: cipher.getAuthTag() };
  }

  /** The value itself. */
  open(): T {
    if (typeof this.#content === "string") return JSON.parse(this.#content) as T;
    const { nonce, bytes, tag } = this.#content;
    const decipher = createDecipheriv(CIPHER, KEY, nonce).setAuthTag(tag);
    return JSON.parse(Buffer.concat([decipher.update(bytes), decipher.final()]).toString("utf8")) as T;
  }
}
