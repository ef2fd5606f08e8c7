import type { z } from "@hono/zod-openapi";
import { MASK, maskCredentials } from "../events/credentials.js";
import type { Delivery } from "../events/delivery.js";
import type { Sealed } from "../events/sealed.js";
import type { Credentials, Subscription } from "../events/subscription.js";
import type { SUBSCRIPTION, SUBSCRIPTION_EVENT } from "../schemas/subscription.js";
import { instantOf } from "./party.js";

/** A subscription as the interface writes it. Encrypted secrets are masked: that they are there is all that is told. */
export function viewSubscription(subscription: Subscription): z.input<typeof SUBSCRIPTION> {
  const { encryptionFlag, secret, oAuth2Credentials, mtlsCredentials, subscriberId, clientVpc } = subscription;
  const show = (credentials: Sealed<Credentials>): Credentials =>
    encryptionFlag ? maskCredentials(credentials.open()) : credentials.open();
  return {
    id: subscription.id,
    ...(secret !== undefined && { secret: encryptionFlag ? MASK : secret.open() }),
    encryptionFlag,
    target: subscription.target,
    ...(subscriberId !== undefined && { subscriberId }),
    projectId: subscription.tenant.projectId,
    eventName: subscription.eventName,
    status: subscription.status,
    ...(clientVpc !== undefined && { clientVpc }),
    useProxy: subscription.useProxy,
    forceSendEmail: subscription.forceSendEmail,
    ...(oAuth2Credentials !== undefined && { oAuth2Credentials: show(oAuth2Credentials) }),
    ...(mtlsCredentials !== undefined && { mtlsCredentials: show(mtlsCredentials) }),
    webhookRetryDelays: [...subscription.webhookRetryDelays],
    createdAt: instantOf(subscription.createdAt),
    updatedAt: instantOf(subscription.updatedAt),
  };
}

/** An event of a subscription, with the attempts to deliver it. */
export function viewDelivery(delivery: Delivery): z.input<typeof SUBSCRIPTION_EVENT> {
  const { id, index, eventName, payload, at, status, failure, attempts, acknowledgedAt, receipt } = delivery;
  return {
    id,
    index,
    eventName,
    payload,
    time: instantOf(at),
    status,
    ...(failure !== undefined && { failure }),
    attempts: attempts.map(({ at: begun, ...answer }) => ({ time: instantOf(begun), ...answer })),
    ...(acknowledgedAt !== undefined && { acknowledgedAt: instantOf(acknowledgedAt) }),
    ...(receipt !== undefined && { receipt }),
  };
}
