import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { Problem } from "../problem.js";
import type { ServiceAccount } from "../store/records.js";
import type { Principal } from "./principal.js";

/** Seconds until an access token expires (decisions section 10). */
export const ACCESS_LIFE_SECONDS = 86_400;
/** Seconds until a refresh token expires. */
export const REFRESH_LIFE_SECONDS = 864_000;
/** Tokens whose checks are remembered at most; a client reuses one for a day. */
const MOST_REMEMBERED = 1000;
const ISSUER = "credence";

/** The answer to a token request (interface, "Access token"). */
export interface TokenPair {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly refresh_expires_in: number;
  readonly token_type: "bearer";
}

/** What tokens need of the service. */
export interface TokenNeeds {
  readonly signingKey: Uint8Array;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  /** The service account of a client id; undefined where it is gone. */
  readonly accountOf: (clientId: string) => ServiceAccount | undefined;
}

type TokenUse = "access" | "refresh";

/** Issues and checks tokens: HS256 JSON Web Tokens of the service's own key. */
export class Tokens {
  readonly #needs: TokenNeeds;
  readonly #remembered = new Map<string, { clientId: string; expiresAt: number }>();

  constructor(needs: TokenNeeds) {
    this.#needs = needs;
  }

  /** Issues an access token and a refresh token for a service account. */
  async issue(account: ServiceAccount): Promise<TokenPair> {
    return {
      access_token: await this.#sign(account, "access", ACCESS_LIFE_SECONDS),
      expires_in: ACCESS_LIFE_SECONDS,
      refresh_token: await this.#sign(account, "refresh", REFRESH_LIFE_SECONDS),
      refresh_expires_in: REFRESH_LIFE_SECONDS,
      token_type: "bearer",
    };
  }

  /**
   * The principal of an access token.
   * @throws Problem UNAUTHORIZED for a token of another key or algorithm, expired, altered, or of a removed account.
   */
  async verifyAccess(token: string): Promise<Principal> {
    const remembered = this.#remembered.get(token);
    if (remembered !== undefined && remembered.expiresAt > this.#needs.clock())
      return principalOf(this.#accountOf(remembered.clientId));
    const { clientId, expiresAt } = await this.#verify(token, "access");
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(token, { clientId, expiresAt });
    return principalOf(this.#accountOf(clientId));
  }

  /**
   * The service account of a refresh token.
   * @throws Problem UNAUTHORIZED as for access tokens, and for a token of before the account's secret was changed.
   */
  async verifyRefresh(token: string): Promise<ServiceAccount> {
    const { clientId, secretMark } = await this.#verify(token, "refresh");
    const account = this.#accountOf(clientId);
    if (secretMark !== this.#markOf(account)) throw invalidToken();
    return account;
  }

  #sign(account: ServiceAccount, use: TokenUse, lifeSeconds: number): Promise<string> {
    const issuedAt = Math.floor(this.#needs.clock() / 1000);
    const { clientId, tenant } = account;
    const secretMark = use === "refresh" ? { secretMark: this.#markOf(account) } : {};
    return new SignJWT({ use, organizationId: tenant.organizationId, projectId: tenant.projectId, ...secretMark })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuer(ISSUER)
      .setSubject(clientId)
      .setJti(this.#needs.newId())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(this.#needs.signingKey);
  }

  /** Names the secret that a token was issued under, to nobody but this service. */
  #markOf({ secret }: ServiceAccount): string {
    return createHmac("sha256", this.#needs.signingKey).update(secret).digest("base64url");
  }

  async #verify(token: string, use: TokenUse) {
    const { payload } = await jwtVerify(token, this.#needs.signingKey, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      currentDate: new Date(this.#needs.clock()),
      requiredClaims: ["sub", "exp"],
    }).catch(() => {
      throw invalidToken();
    });
    if (payload["use"] !== use) throw invalidToken();
    return { clientId: payload.sub!, expiresAt: payload.exp! * 1000, secretMark: payload["secretMark"] };
  }

  #accountOf(clientId: string): ServiceAccount {
    const account = this.#needs.accountOf(clientId);
    if (account === undefined) throw invalidToken();
    return account;
  }
}

function principalOf({ clientId, tenant, scopes }: ServiceAccount): Principal {
  return { clientId, tenant, scopes };
}

function invalidToken(): Problem {
  return new Problem("UNAUTHORIZED", "the token is not valid, or has expired");
}
