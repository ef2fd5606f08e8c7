import { isObject } from "../schema/decode.js";
import { SCOPES } from "./auth/scopes.js";
import { LONGEST_CREDENTIAL } from "./auth/secrets.js";
import { LONGEST_TIMER_MS } from "./events/deadline.js";
import { faultOfRegistration } from "./journey/redirect-uri.js";
import { DEFAULT_LIMITS, type ServiceAccountOptions, type ServiceLimits, type ServiceOptions } from "./options.js";

/** A hundred years. */
const LONGEST_SESSION_MS = 100 * 365 * 24 * 60 * 60 * 1000;

/** Limits that must leave room for one: pages without a resource lead nowhere. */
const AT_LEAST_ONE: ReadonlySet<string> = new Set(["pageSize", "mostPageSize"]);

/**
 * Checks the options of a service, but for those of the engine and the signing key.
 *
 * @param limits - Those of the options over the usual ones.
 * @throws Error that names the first option that is not what it must be.
 */
export function checkOptions(
  { serviceAccounts, allowPrivateTargets, publicUrl }: ServiceOptions,
  limits: ServiceLimits,
): void {
  checkLimits(limits);
  if (!Array.isArray(serviceAccounts))
    throw new Error(`serviceAccounts: expected a list, found ${foundIn(serviceAccounts)}`);
  for (const [place, account] of serviceAccounts.entries()) {
    if (!isObject(account)) throw new Error(`serviceAccounts.${place}: expected an object, found ${foundIn(account)}`);
    refuse(`serviceAccounts.${place}.`, faultsOf(account));
  }
  refuse("", [
    ["allowPrivateTargets", faultOfFlag(allowPrivateTargets)],
    ["publicUrl", publicUrl === undefined ? undefined : faultOfPublicUrl(publicUrl)],
  ]);
}

function checkLimits(limits: ServiceLimits): void {
  for (const name of Object.keys(DEFAULT_LIMITS) as (keyof ServiceLimits)[]) {
    const least = AT_LEAST_ONE.has(name) ? 1 : 0;
    const limit: unknown = limits[name];
    if (!Number.isSafeInteger(limit) || (limit as number) < least)
      throw new Error(`limits.${name}: expected a whole number of at least ${least}, found ${foundIn(limit)}`);
    const most = mostOf(name);
    if ((limit as number) > most)
      throw new Error(`limits.${name}: expected at most ${most} milliseconds, found ${limit}`);
  }
}

/** A session may outlive the timer that looks at it, and no date that the service writes. */
function mostOf(name: keyof ServiceLimits): number {
  if (name === "sessionLifeMs") return LONGEST_SESSION_MS;
  return name.endsWith("Ms") ? LONGEST_TIMER_MS : Number.POSITIVE_INFINITY;
}

/** What is wrong with a client id or secret, or a text like these; undefined where nothing is. */
export function faultOfCredential(text: unknown): string | undefined {
  const expected = `expected a text of 1 to ${LONGEST_CREDENTIAL} characters`;
  if (typeof text !== "string") return `${expected}, found ${foundIn(text)}`;
  return text !== "" && text.length <= LONGEST_CREDENTIAL ? undefined : `${expected}, found ${text.length}`;
}

/** What is wrong with the address at which clients reach the service; undefined where nothing is. */
export function faultOfPublicUrl(text: unknown): string | undefined {
  if (typeof text !== "string" || !/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text))
    return "expected an absolute http or https address";
  const { username, password } = new URL(text);
  if (username !== "" || password !== "") return "expected no user name or password";
  return /[?#]/.test(text) ? "expected no query and no fragment" : undefined;
}

type NamedFault = readonly [name: string, fault: string | undefined];

function faultsOf(account: Readonly<Partial<Record<keyof ServiceAccountOptions, unknown>>>): readonly NamedFault[] {
  const { name, scopes = SCOPES, redirectUris = [] } = account;
  return [
    ...(["clientId", "clientSecret", "organizationId", "projectId"] as const).map(
      (member): NamedFault => [member, faultOfCredential(account[member])],
    ),
    ["name", name === undefined ? undefined : faultOfCredential(name)],
    ["scopes", faultIn(scopes, faultOfScope)],
    ["redirectUris", faultIn(redirectUris, faultOfRedirectUri)],
  ];
}

/** What is wrong with a list or with the first of its items that is not right; undefined where nothing is. */
function faultIn(list: unknown, faultOf: (item: unknown) => string | undefined): string | undefined {
  if (!Array.isArray(list)) return `expected a list, found ${foundIn(list)}`;
  return list.map(faultOf).find((fault) => fault !== undefined);
}

function faultOfScope(scope: unknown): string | undefined {
  const isKnown = (SCOPES as readonly unknown[]).includes(scope);
  return isKnown ? undefined : `expected some of ${SCOPES.join(", ")}, found another`;
}

function faultOfRedirectUri(redirectUri: unknown): string | undefined {
  if (typeof redirectUri !== "string") return `expected texts, found ${foundIn(redirectUri)}`;
  return faultOfRegistration(redirectUri);
}

function faultOfFlag(flag: unknown): string | undefined {
  return flag === undefined || typeof flag === "boolean" ? undefined : `expected true or false, found ${foundIn(flag)}`;
}

function refuse(root: string, faults: readonly NamedFault[]): void {
  for (const [name, fault] of faults) if (fault !== undefined) throw new Error(`${root}${name}: ${fault}`);
}

function foundIn(option: unknown): string {
  if (option === undefined || option === null) return "none";
  return typeof option === "number" ? String(option) : `a ${typeof option}`;
}
