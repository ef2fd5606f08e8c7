import type { z } from "@hono/zod-openapi";
import type { Backend } from "../backend.js";
import { badValue, Problem } from "../problem.js";
import type { SUBSCRIPTION_INPUT, SUBSCRIPTION_UPDATE } from "../schemas/subscription.js";
import type { Tenant } from "../tenant.js";
import { unmaskCredentials, unmaskSecret } from "./credentials.js";
import { Sealed } from "./sealed.js";
import { type Credentials, DEFAULT_RETRY_DELAYS, type Subscription } from "./subscription.js";
import type { TargetGuard } from "./targets.js";

type SubscriptionInput = z.output<typeof SUBSCRIPTION_INPUT>;
type SubscriptionUpdate = z.output<typeof SUBSCRIPTION_UPDATE>;

type Defaulted = "status" | "encryptionFlag" | "useProxy" | "forceSendEmail" | "webhookRetryDelays";

/** What a subscription is that says nothing of itself, and again where null takes away what it said. */
const DEFAULTS: Pick<Subscription, Defaulted> = {
  status: "ACTIVE",
  encryptionFlag: true,
  useProxy: false,
  forceSendEmail: false,
  webhookRetryDelays: DEFAULT_RETRY_DELAYS,
};

/**
 * Adds a subscription to a tenant.
 * @throws Problem ALREADY_EXISTS where its id is taken, BAD_REQUEST for another project or a target that is not called.
 */
export function addSubscription(backend: Backend, tenant: Tenant, input: SubscriptionInput): Subscription {
  const { id, projectId, target, eventName } = input;
  if (typeof projectId === "string" && projectId !== tenant.projectId)
    throw badValue("/projectId", "expected the project of the token");
  if (typeof id === "string" && backend.store.subscriptions.find(tenant, id) !== undefined)
    throw new Problem("ALREADY_EXISTS", "id is already used", [
      { code: "ALREADY_EXISTS", path: "/id", message: "another subscription has this id" },
    ]);
  const now = backend.clock();
  const subscription: Subscription = {
    id: id ?? backend.newId(),
    tenant,
    target,
    eventName,
    ...DEFAULTS,
    createdAt: now,
    updatedAt: now,
  };
  change(subscription, input, backend.events.targets);
  return backend.store.subscriptions.add(subscription);
}

/**
 * Changes a subscription; where it is no longer ACTIVE, its deliveries are cancelled. What waits for a retry is attempted at
 * once where target, secret or credentials are others now: the change may be what it waits for.
 * @throws Problem BAD_REQUEST, and changes nothing, for a target that is not called or secrets that would be shown.
 */
export function changeSubscription(backend: Backend, subscription: Subscription, update: SubscriptionUpdate): void {
  const before = calledBy(subscription);
  change(subscription, update, backend.events.targets);
  subscription.updatedAt = backend.clock();
  const queue = backend.events.queueOf(subscription);
  if (subscription.status !== "ACTIVE") queue.cancel();
  else if (calledBy(subscription) !== before) queue.wake();
}

/** What decides whether a target can be reached and takes what it gets, as a text. */
function calledBy({ target, secret, oAuth2Credentials, mtlsCredentials }: Subscription): string {
  return JSON.stringify([target, secret?.open(), oAuth2Credentials?.open(), mtlsCredentials?.open()]);
}

/** Everything is checked before anything is changed. */
function change(subscription: Subscription, update: SubscriptionUpdate, targets: TargetGuard): void {
  const isEncrypted = after(update.encryptionFlag, subscription.encryptionFlag, DEFAULTS.encryptionFlag);
  refuseDisclosure(subscription, isEncrypted);
  const secrets = secretsAfter(subscription, update);
  refuseTarget(targets, update.target, "/target");
  refuseTarget(targets, secrets.oAuth2Credentials?.["tokenUrl"], "/oAuth2Credentials/tokenUrl");
  const { target, eventName, subscriberId, clientVpc } = update;
  subscription.target = target ?? subscription.target;
  subscription.eventName = eventName ?? subscription.eventName;
  subscription.status = after(update.status, subscription.status, DEFAULTS.status);
  subscription.encryptionFlag = isEncrypted;
  subscription.useProxy = after(update.useProxy, subscription.useProxy, DEFAULTS.useProxy);
  subscription.forceSendEmail = after(update.forceSendEmail, subscription.forceSendEmail, DEFAULTS.forceSendEmail);
  subscription.webhookRetryDelays = after(
    update.webhookRetryDelays,
    subscription.webhookRetryDelays,
    DEFAULTS.webhookRetryDelays,
  );
  put(subscription, "subscriberId", subscriberId === undefined ? subscription.subscriberId : subscriberId);
  put(subscription, "clientVpc", clientVpc === undefined ? subscription.clientVpc : clientVpc);
  put(subscription, "secret", seal(secrets.secret, isEncrypted));
  put(subscription, "oAuth2Credentials", seal(secrets.oAuth2Credentials, isEncrypted));
  put(subscription, "mtlsCredentials", seal(secrets.mtlsCredentials, isEncrypted));
}

/** A member that always has a value, after an update. */
function after<T>(given: T | null | undefined, before: T, usual: T): T {
  return given === null ? usual : (given ?? before);
}

interface Secrets {
  readonly secret: string | undefined;
  readonly oAuth2Credentials: Credentials | undefined;
  readonly mtlsCredentials: Credentials | undefined;
}

function secretsAfter(
  { secret, oAuth2Credentials, mtlsCredentials }: Subscription,
  update: SubscriptionUpdate,
): Secrets {
  return {
    secret: unmaskSecret(update.secret, secret?.open()),
    oAuth2Credentials: unmaskCredentials(update.oAuth2Credentials, oAuth2Credentials?.open(), "/oAuth2Credentials"),
    mtlsCredentials: unmaskCredentials(update.mtlsCredentials, mtlsCredentials?.open(), "/mtlsCredentials"),
  };
}

/** What was given to be hidden stays hidden. */
function refuseDisclosure(
  { encryptionFlag, secret, oAuth2Credentials, mtlsCredentials }: Subscription,
  isEncrypted: boolean,
): void {
  const hasSecrets = [secret, oAuth2Credentials, mtlsCredentials].some((sealed) => sealed !== undefined);
  if (encryptionFlag && !isEncrypted && hasSecrets)
    throw badValue("/encryptionFlag", "expected true while the subscription has secrets");
}

function refuseTarget(targets: TargetGuard, target: unknown, path: string): void {
  if (typeof target !== "string") return;
  const fault = targets.faultOf(target);
  if (fault !== undefined) throw badValue(path, fault);
}

function seal<T>(value: T | undefined, isEncrypted: boolean): Sealed<T> | undefined {
  return value === undefined ? undefined : new Sealed(value, isEncrypted);
}

type Removable = "subscriberId" | "clientVpc" | "secret" | "oAuth2Credentials" | "mtlsCredentials";

function put<Name extends Removable>(
  subscription: Subscription,
  name: Name,
  value: Subscription[Name] | null | undefined,
): void {
  if (value === undefined || value === null) delete subscription[name];
  else subscription[name] = value;
}
