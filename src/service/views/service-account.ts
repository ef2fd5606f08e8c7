import type { z } from "@hono/zod-openapi";
import { SCOPES } from "../auth/scopes.js";
import type { SERVICE_ACCOUNT } from "../schemas/service-account.js";
import type { ServiceAccount } from "../store/records.js";
import { instantOf } from "./party.js";

/**
 * A service account as the interface shows it.
 *
 * @param clientSecret - A secret that was just made: the store knows none.
 */
export function viewServiceAccount(account: ServiceAccount, clientSecret?: string): z.input<typeof SERVICE_ACCOUNT> {
  const { id, clientId, tenant, name, scopes, redirectUris, createdAt, updatedAt } = account;
  return {
    id,
    clientId,
    ...(clientSecret !== undefined && { clientSecret }),
    ...(name !== undefined && { name }),
    organizationId: tenant.organizationId,
    projectId: tenant.projectId,
    scopes: SCOPES.filter((scope) => scopes.has(scope)),
    redirectUris: [...redirectUris],
    createdAt: instantOf(createdAt),
    updatedAt: instantOf(updatedAt),
  };
}
