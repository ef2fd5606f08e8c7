import type { Resource } from "../store/collection.js";
import type { EventName } from "./event-names.js";
import type { Sealed } from "./sealed.js";

/** Whether a subscription is called. */
export const SUBSCRIPTION_STATUSES = ["ACTIVE", "INACTIVE", "DEACTIVATE"] as const;
/** Whether a subscription is called: only an ACTIVE one is. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/**
 * Milliseconds between attempts where a subscription says nothing: a second for a restart, ten for an overload, a minute
 * for an outage. Our choice; the interface names no default.
 */
export const DEFAULT_RETRY_DELAYS: readonly number[] = [1000, 10_000, 60_000];

/** Credentials for the calls to a target; the interface leaves their members open. */
export type Credentials = Readonly<Record<string, string | number | boolean>>;

/** A webhook of a client (interface, "Subscription"). Times are milliseconds since 1970. */
export interface Subscription extends Resource {
  target: string;
  eventName: EventName;
  status: SubscriptionStatus;
  /** Key that deliveries are signed with. */
  secret?: Sealed<string>;
  /** Whether the secrets are encrypted, and never shown again. */
  encryptionFlag: boolean;
  subscriberId?: string;
  clientVpc?: string;
  useProxy: boolean;
  forceSendEmail: boolean;
  /** For a token by client credentials: `tokenUrl`, `clientId`, `clientSecret`, `scope`. */
  oAuth2Credentials?: Sealed<Credentials>;
  /** Kept and not applied: the standard fetch takes no client certificates. */
  mtlsCredentials?: Sealed<Credentials>;
  /** Milliseconds between attempts, each counted from the end of the previous one. */
  webhookRetryDelays: readonly number[];
  readonly createdAt: number;
  updatedAt: number;
}
