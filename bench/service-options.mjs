// @ts-check
/** The service that the load test calls. */
import { NOW } from "./cases.mjs";

/** What the load test asks for a token with. */
export const CLIENT = { clientId: "load", clientSecret: "load-secret" };

/** Options of the service: its clock runs, but begins at the day of the bodies. */
export function createServiceOptions() {
  const ahead = Date.parse(NOW) - Date.now();
  return {
    serviceAccounts: [{ ...CLIENT, organizationId: "load", projectId: "load" }],
    allowPrivateTargets: true,
    clock: () => Date.now() + ahead,
  };
}
