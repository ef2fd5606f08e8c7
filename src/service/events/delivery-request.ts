import { createHmac } from "node:crypto";
import { ENGINE_VERSION } from "../../index.js";
import type { Delivery } from "./delivery.js";
import type { Subscription } from "./subscription.js";

/** Headers of every call to a target. */
export const CALLER_HEADERS = { "User-Agent": `credence/${ENGINE_VERSION}`, Accept: "application/json" } as const;

/** The header of a signed delivery: the HMAC-SHA256 of the JSON text of `payload`, as it stands in the body. */
const SIGNATURE_HEADER = "X-Hub-Signature";

/** Writes the call of a target for a delivery (decisions section 10). A redirection is an answer, not followed. */
export function writeDelivery(
  { id, target, status, secret }: Subscription,
  delivery: Delivery,
  authorization: string | undefined,
  signal: AbortSignal,
): Request {
  const { eventName, payload, at, index } = delivery;
  const body = JSON.stringify({
    subscription: { id, target, eventName, status },
    payload,
    time: at,
    index,
    id: delivery.id,
  });
  return new Request(target, {
    method: "POST",
    headers: {
      ...CALLER_HEADERS,
      "Content-Type": "application/json",
      ...(secret !== undefined && { [SIGNATURE_HEADER]: `sha256=${sign(JSON.stringify(payload), secret.open())}` }),
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    body,
    redirect: "manual",
    signal,
  });
}

function sign(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text, "utf8").digest("hex");
}
