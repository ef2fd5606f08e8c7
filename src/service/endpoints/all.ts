import type { Endpoint } from "../http/endpoint.js";
import { ANALYSIS_ENDPOINTS } from "./analyses.js";
import { CUSTOMER_ENDPOINTS } from "./customers.js";
import { TOKEN_ENDPOINTS } from "./token.js";

/** Every endpoint of the service. */
export const ENDPOINTS: readonly Endpoint[] = [...TOKEN_ENDPOINTS, ...CUSTOMER_ENDPOINTS, ...ANALYSIS_ENDPOINTS];
