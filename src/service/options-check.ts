import { DEFAULT_LIMITS, type ServiceLimits } from "./options.js";

/** Limits that must leave room for one: pages without a resource lead nowhere. */
const AT_LEAST_ONE: ReadonlySet<string> = new Set(["pageSize", "mostPageSize"]);

/**
 * Checks the limits of a service.
 * @throws Error that names the first limit that is not what it must be.
 */
export function checkLimits(limits: ServiceLimits): void {
  for (const name of Object.keys(DEFAULT_LIMITS) as (keyof ServiceLimits)[]) {
    const least = AT_LEAST_ONE.has(name) ? 1 : 0;
    const limit: unknown = limits[name];
    if (!Number.isSafeInteger(limit) || (limit as number) < least)
      throw new Error(`limits.${name}: expected a whole number of at least ${least}, found ${foundIn(limit)}`);
  }
}

function foundIn(limit: unknown): string {
  return typeof limit === "number" ? String(limit) : `a ${typeof limit}`;
}
