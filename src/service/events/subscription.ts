import type { Resource } from "../store/collection.js";
import type { EventName } from "./event-names.js";

/** Whether a subscription is called. */
export const SUBSCRIPTION_STATUSES = ["ACTIVE", "INACTIVE", "DEACTIVATE"] as const;
/** Whether a subscription is called. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A webhook of a client (interface, "Subscription"). Times are milliseconds since 1970. */
export interface Subscription extends Resource {
  target: string;
  eventName: EventName;
  status: SubscriptionStatus;
  /** Key that deliveries are signed with. */
  secret?: string;
  encryptionFlag: boolean;
  subscriberId?: string;
  clientVpc?: string;
  useProxy: boolean;
  forceSendEmail: boolean;
  oAuth2Credentials?: Readonly<Record<string, unknown>>;
  mtlsCredentials?: Readonly<Record<string, unknown>>;
  /** Milliseconds between attempts. */
  webhookRetryDelays: readonly number[];
  readonly createdAt: number;
  updatedAt: number;
}
