/** The whole interface, in memory: one handler over the engine. */
export { SCOPES, type Scope } from "./auth/scopes.js";
export { EVENT_NAMES, type EventName } from "./events/event-names.js";
export type { OpenApiDocument } from "./http/openapi-document.js";
export { type RunningServer, type ServerOptions, startServer } from "./node-server.js";
export {
  DEFAULT_LIMITS,
  type ServiceAccountOptions,
  type ServiceFault,
  type ServiceLimits,
  type ServiceOptions,
} from "./options.js";
export type { RenderedReport, ReportRenderer } from "./reports/renderer.js";
export { createService, type Service } from "./service.js";
export type { ExtractedBody, StatementExtractor, StatementFile } from "./statements/extractor.js";
