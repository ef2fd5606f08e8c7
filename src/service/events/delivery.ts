import type { EventName } from "./event-names.js";
import type { EventPayload } from "./payload.js";

/** The states of a delivery: it waits, is being attempted (pauses between attempts included), or has ended. */
export const DELIVERY_STATUSES = ["PENDING", "DELIVERING", "DELIVERED", "FAILED", "CANCELLED"] as const;
/** The state of a delivery. */
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why an attempt failed, or a delivery without one. */
export const FAILURES = [
  /** No answer within the limit. */
  "TIMEOUT",
  /** The target's host took no connection. */
  "REFUSED",
  /** The target answered with a redirection, which is not followed. */
  "REDIRECT",
  /** The target answered with a status other than 2xx. */
  "STATUS",
  /** The name has no address. */
  "UNRESOLVED",
  /** The name has an address that must not be called. */
  "PRIVATE_TARGET",
  /** The OAuth 2.0 token for the call could not be had. */
  "TOKEN",
  /** The connection broke, or what came was no HTTP. */
  "NETWORK",
  /** Given up since the subscription was stopped; the target may have got it all the same. */
  "STOPPED",
  /** Never attempted: the subscription's queue was full. */
  "DROPPED",
] as const;
/** Why an attempt failed, or a delivery without one. */
export type Failure = (typeof FAILURES)[number];

/** What a receiver may say of an event that it got. */
export const RECEIPTS = [
  "ACKNOWLEDGED",
  "ACK",
  "IN_PROGRESS",
  "PROCESSED",
  "FAILED",
  "ERROR",
  "WARNING",
  "CRITICAL",
] as const;
/** What a receiver says of an event that it got. */
export type Receipt = (typeof RECEIPTS)[number];

/** One call of a target. Nothing of the response but its status is kept. */
export interface Attempt {
  /** When it began. */
  readonly at: number;
  readonly statusCode?: number;
  /** Undefined where it succeeded. */
  readonly failure?: Failure;
}

/** An event on its way to a subscription's target. Times are milliseconds since 1970. */
export interface Delivery {
  readonly id: string;
  /** Counts the events of the subscription, from 1. */
  readonly index: number;
  readonly eventName: EventName;
  readonly payload: EventPayload;
  /** When the event happened. */
  readonly at: number;
  status: DeliveryStatus;
  readonly attempts: Attempt[];
  /** Why it failed; defined where it is FAILED. */
  failure?: Failure;
  /** When the client first said that it knows of the event. */
  acknowledgedAt?: number;
  /** What it said of the event last. */
  receipt?: Receipt;
}

/** Whether a delivery has come to its end. */
export function isFinished({ status }: Delivery): boolean {
  return status === "DELIVERED" || status === "FAILED" || status === "CANCELLED";
}
