import type { AnalysisDesk } from "./analyses/desk.js";
import type { Tokens } from "./auth/tokens.js";
import type { Background } from "./background.js";
import type { EventDesk } from "./events/event-desk.js";
import type { SessionExpiry } from "./journey/session-expiry.js";
import type { ServiceLimits } from "./options.js";
import type { ReportDesk } from "./reports/report-desk.js";
import type { StatementDesk } from "./statements/statement-desk.js";
import type { Store } from "./store/store.js";

/** The parts of the service, as the endpoints use them. */
export interface Backend {
  readonly store: Store;
  readonly limits: ServiceLimits;
  readonly tokens: Tokens;
  readonly analyses: AnalysisDesk;
  readonly statements: StatementDesk;
  readonly reports: ReportDesk;
  readonly events: EventDesk;
  readonly expiry: SessionExpiry;
  readonly background: Background;
  /** Where clients reach the service, with a slash at its end; undefined where that is what they call it by. */
  readonly publicUrl: URL | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}
