import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Characters of a client id or secret at most. */
export const LONGEST_CREDENTIAL = 500;

/** What is kept of a secret: its digest, so that the store holds no secret that opens it. */
export type SecretDigest = Uint8Array;

/** The digest of a secret. Secrets are long and random, so one round of SHA-256 is enough. */
export function digestOf(secret: string): SecretDigest {
  return createHash("sha256").update(secret, "utf8").digest();
}

/** Whether a secret is the one of a digest, in a time that does not depend on where they differ. */
export function isSecretOf(secret: string, digest: SecretDigest): boolean {
  return timingSafeEqual(digestOf(secret), digest);
}

/** A new secret of 192 random bits, of letters, digits, `-` and `_`. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}
