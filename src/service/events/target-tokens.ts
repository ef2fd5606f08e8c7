import { CALLER_HEADERS } from "./delivery-request.js";
import type { Sealed } from "./sealed.js";
import type { Credentials } from "./subscription.js";
import type { TargetGuard } from "./targets.js";

/** Bytes of a token endpoint's answer that are read at most. */
const MOST_ANSWER_BYTES = 65_536;
/** Seconds that a token is given up before it expires, so that none expires on its way. */
const EXPIRY_MARGIN_SECONDS = 10;

/** What tokens for targets need of the service. */
export interface TargetTokensNeeds {
  readonly targets: TargetGuard;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: () => number;
}

/** OAuth 2.0 tokens for targets that ask for them (RFC 6749 section 4.4), each kept until it expires. */
export class TargetTokens {
  readonly #needs: TargetTokensNeeds;
  readonly #kept = new WeakMap<Sealed<Credentials>, { readonly token: string; readonly expiresAt: number }>();

  constructor(needs: TargetTokensNeeds) {
    this.#needs = needs;
  }

  /**
   * The token of credentials.
   * @returns Undefined where it cannot be had, for whatever reason.
   */
  async tokenOf(credentials: Sealed<Credentials>, signal: AbortSignal): Promise<string | undefined> {
    const kept = this.#kept.get(credentials);
    if (kept !== undefined && kept.expiresAt > this.#needs.clock()) return kept.token;
    try {
      return await this.#fetchToken(credentials, signal);
    } catch {
      return undefined;
    }
  }

  /** Forgets a token that a target did not take. */
  forget(credentials: Sealed<Credentials>): void {
    this.#kept.delete(credentials);
  }

  async #fetchToken(credentials: Sealed<Credentials>, signal: AbortSignal): Promise<string | undefined> {
    const { tokenUrl, clientId, clientSecret, scope } = credentials.open();
    const url = String(tokenUrl);
    if ((await this.#needs.targets.refusalOf(url)) !== undefined) return undefined;
    const form = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: String(clientId),
      client_secret: String(clientSecret),
    });
    if (scope !== undefined) form.set("scope", String(scope));
    const response = await this.#needs.fetch(
      new Request(url, { method: "POST", headers: CALLER_HEADERS, body: form, redirect: "manual", signal }),
    );
    const answer = await readAnswer(response);
    const token = answer["access_token"];
    // Anything but visible ASCII could not stand in a header.
    if (!response.ok || typeof token !== "string" || !/^[\x21-\x7e]{1,8192}$/.test(token)) return undefined;
    const seconds = Number(answer["expires_in"] ?? 0) - EXPIRY_MARGIN_SECONDS;
    if (seconds > 0) this.#kept.set(credentials, { token, expiresAt: this.#needs.clock() + seconds * 1000 });
    return token;
  }
}

/** Whether credentials are ones that a token can be asked for with; others are kept and not applied. */
export function canAskForToken({ tokenUrl, clientId, clientSecret }: Credentials): boolean {
  return [tokenUrl, clientId, clientSecret].every((member) => typeof member === "string" && member !== "");
}

/** @throws Error where the answer is longer than any of a token endpoint, or no JSON object. */
async function readAnswer(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MOST_ANSWER_BYTES) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Readonly<Record<string, unknown>>;
}
