import type { Endpoint } from "../http/endpoint.js";

/** To come. */
export const ANALYSIS_ENDPOINTS: readonly Endpoint[] = [];
