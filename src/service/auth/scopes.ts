/** What a token may be allowed to do. */
export const SCOPES = [
  "customers:read",
  "customers:write",
  "businesses:read",
  "businesses:write",
  "analyses:read",
  "analyses:write",
  "subscriptions:read",
  "subscriptions:write",
  "service-accounts:read",
  "service-accounts:write",
  "journey:write",
] as const;

/** What a token may be allowed to do. */
export type Scope = (typeof SCOPES)[number];
