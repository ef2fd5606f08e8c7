import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./addresses.js";

/** Characters of a target at most. */
const LONGEST_TARGET = 2000;
/** Names that never leave the machine or its network (RFC 6761, RFC 6762, and the private domain of ICANN). */
const PRIVATE_NAMES: readonly string[] = ["localhost", "local", "internal"];

/** What the guard of targets needs of the service. */
export interface TargetNeeds {
  /** Whether loopback and private addresses may be called. */
  readonly allowPrivateTargets: boolean;
  /** All addresses of a host name. */
  readonly resolveHost: (host: string) => Promise<readonly string[]>;
}

/** Why a target is not called: its name has a private address, or none. */
export type TargetRefusal = "PRIVATE_TARGET" | "UNRESOLVED";

/**
 * Keeps webhooks from calling into the service's own network. A target's text is checked when it is given, the addresses
 * of its name before each call.
 *
 * Between that check and the call the name is resolved once more, by fetch: who controls the name can change its address
 * in that moment. Where this matters, give the service a `fetch` that goes through a proxy with rules of its own.
 */
export class TargetGuard {
  readonly #needs: TargetNeeds;

  constructor(needs: TargetNeeds) {
    this.#needs = needs;
  }

  /** What is wrong with a target's text; undefined where nothing is. Asks nobody for addresses. */
  faultOf(target: string): string | undefined {
    if (target.length > LONGEST_TARGET) return `expected at most ${LONGEST_TARGET} characters`;
    if (!URL.canParse(target)) return "expected an absolute URL";
    const url = new URL(target);
    if (url.protocol !== "https:" && url.protocol !== "http:") return "expected a URL of http or https";
    if (url.username !== "" || url.password !== "") return "expected a URL without credentials";
    if (!this.#needs.allowPrivateTargets && isPrivateHost(hostOf(url)))
      return "expected a public host, not one of this machine or its network";
    return undefined;
  }

  /** Why a target may not be called now; undefined where it may. */
  async refusalOf(target: string): Promise<TargetRefusal | undefined> {
    if (this.faultOf(target) !== undefined) return "PRIVATE_TARGET";
    const host = hostOf(new URL(target));
    if (this.#needs.allowPrivateTargets || isIP(host) !== 0) return undefined;
    const addresses = await this.#needs.resolveHost(host).catch(() => []);
    if (addresses.length === 0) return "UNRESOLVED";
    return addresses.every(isPublicAddress) ? undefined : "PRIVATE_TARGET";
  }
}

/** All addresses that the system knows for a host name. */
export async function resolveHostBySystem(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** The host as the URL parser normalises it: decimal, octal and hexadecimal IPv4 forms are dotted ones already. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");
}

function isPrivateHost(host: string): boolean {
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return host === "" || PRIVATE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}
