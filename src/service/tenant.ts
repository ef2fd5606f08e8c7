/** Whose a resource is: nobody sees what belongs to another organisation or project (decisions section 10). */
export interface Tenant {
  readonly organizationId: string;
  readonly projectId: string;
}

/** The key of a tenant in maps; JSON keeps two ids with odd characters apart. */
export function tenantKey({ organizationId, projectId }: Tenant): string {
  return JSON.stringify([organizationId, projectId]);
}
