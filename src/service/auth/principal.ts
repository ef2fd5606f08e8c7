import type { Tenant } from "../tenant.js";
import type { Scope } from "./scopes.js";

/** Who a token speaks for. */
export interface Principal {
  readonly clientId: string;
  readonly tenant: Tenant;
  readonly scopes: ReadonlySet<Scope>;
}
