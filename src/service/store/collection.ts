import { Problem } from "../problem.js";
import { type Tenant, tenantKey } from "../tenant.js";

/** What every stored resource has. */
export interface Resource {
  readonly id: string;
  readonly tenant: Tenant;
}

/**
 * The resources of one kind, in the order of their creation. Every way in asks for the tenant, so that no caller can
 * reach another's resource by its id.
 */
export class Collection<R extends Resource> {
  readonly #byTenant = new Map<string, Map<string, R>>();
  readonly #kind: string;
  readonly #most: number;
  #size = 0;

  /**
   * @param kind - What the resources are called in messages.
   * @param most - How many resources of all tenants are kept at most.
   */
  constructor(kind: string, most: number) {
    this.#kind = kind;
    this.#most = most;
  }

  /**
   * Adds a resource.
   * @throws Problem BAD_REQUEST where the store is full.
   */
  add(resource: R): R {
    if (this.#size >= this.#most)
      throw new Problem("BAD_REQUEST", `the store holds its limit of ${this.#most} ${this.#kind}`);
    const key = tenantKey(resource.tenant);
    const own = this.#byTenant.get(key) ?? new Map<string, R>();
    this.#byTenant.set(key, own.set(resource.id, resource));
    this.#size += 1;
    return resource;
  }

  /** A tenant's resource; undefined where there is none of that id, or it is another tenant's. */
  find(tenant: Tenant, id: string): R | undefined {
    return this.#byTenant.get(tenantKey(tenant))?.get(id);
  }

  /** Takes a resource out; false where the tenant has none of that id. */
  remove(tenant: Tenant, id: string): boolean {
    const isRemoved = this.#byTenant.get(tenantKey(tenant))?.delete(id) ?? false;
    if (isRemoved) this.#size -= 1;
    return isRemoved;
  }

  /** All of a tenant's resources, oldest first. */
  list(tenant: Tenant): readonly R[] {
    return [...(this.#byTenant.get(tenantKey(tenant))?.values() ?? [])];
  }
}
