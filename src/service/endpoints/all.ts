import type { Endpoint } from "../http/endpoint.js";
import { ANALYSIS_ENDPOINTS } from "./analyses.js";
import { ANALYSIS_RESULT_ENDPOINTS } from "./analysis-results.js";
import { BUSINESS_ANALYSIS_ENDPOINTS } from "./business-analyses.js";
import { BUSINESS_ENDPOINTS } from "./businesses.js";
import { CREDIT_INSIGHTS_ENDPOINTS } from "./credit-insights.js";
import { CUSTOMER_ENDPOINTS } from "./customers.js";
import { ESSENTIALS_ENDPOINTS } from "./essentials.js";
import { JOURNEY_ENDPOINTS } from "./journey.js";
import { REPORT_ENDPOINTS } from "./reports.js";
import { SERVICE_ACCOUNT_ENDPOINTS } from "./service-accounts.js";
import { STATEMENT_ENDPOINTS } from "./statements.js";
import { SUBSCRIPTION_EVENT_ENDPOINTS } from "./subscription-events.js";
import { SUBSCRIPTION_ENDPOINTS } from "./subscriptions.js";
import { TOKEN_ENDPOINTS } from "./token.js";

/** Every endpoint of the service. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...TOKEN_ENDPOINTS,
  ...CUSTOMER_ENDPOINTS,
  ...ANALYSIS_ENDPOINTS,
  ...BUSINESS_ENDPOINTS,
  ...BUSINESS_ANALYSIS_ENDPOINTS,
  ...ANALYSIS_RESULT_ENDPOINTS,
  ...CREDIT_INSIGHTS_ENDPOINTS,
  ...ESSENTIALS_ENDPOINTS,
  ...SUBSCRIPTION_ENDPOINTS,
  ...SUBSCRIPTION_EVENT_ENDPOINTS,
  ...SERVICE_ACCOUNT_ENDPOINTS,
  ...JOURNEY_ENDPOINTS,
  ...STATEMENT_ENDPOINTS,
  ...REPORT_ENDPOINTS,
];
