import { underDeadline } from "./deadline.js";
import type { Attempt, Delivery, Failure } from "./delivery.js";
import { writeDelivery } from "./delivery-request.js";
import type { Subscription } from "./subscription.js";
import { canAskForToken, TargetTokens, type TargetTokensNeeds } from "./target-tokens.js";

/** What calls of targets need of the service. */
export interface CallerNeeds extends TargetTokensNeeds {
  /** Milliseconds until a call without an answer counts as failed. */
  readonly deliveryTimeoutMs: number;
}

type Answer = Omit<Attempt, "at">;

/** Calls targets. Whatever a target does, or does not do, becomes an attempt with its failure. */
export class Caller {
  readonly #needs: CallerNeeds;
  readonly #tokens: TargetTokens;

  constructor(needs: CallerNeeds) {
    this.#needs = needs;
    this.#tokens = new TargetTokens(needs);
  }

  /** Calls a subscription's target once. Never rejects, and ends soon after `stop` is aborted. */
  async attempt(subscription: Subscription, delivery: Delivery, stop: AbortSignal): Promise<Attempt> {
    const at = this.#needs.clock();
    const outcome = await underDeadline(this.#needs.deliveryTimeoutMs, stop, (signal) =>
      this.#call(subscription, delivery, signal),
    );
    if (typeof outcome === "string") return { at, failure: outcome };
    return "value" in outcome ? { at, ...outcome.value } : { at, failure: failureOf(outcome.error) };
  }

  async #call(subscription: Subscription, delivery: Delivery, signal: AbortSignal): Promise<Answer> {
    const { target, oAuth2Credentials: credentials } = subscription;
    const refusal = await this.#needs.targets.refusalOf(target);
    if (refusal !== undefined) return { failure: refusal };
    let token: string | undefined;
    if (credentials !== undefined && canAskForToken(credentials.open())) {
      token = await this.#tokens.tokenOf(credentials, signal);
      if (token === undefined) return { failure: "TOKEN" };
    }
    // What took so long may have been the look-up or the token: then nothing more is sent.
    signal.throwIfAborted();
    const authorization = token === undefined ? undefined : `Bearer ${token}`;
    const response = await this.#needs.fetch(writeDelivery(subscription, delivery, authorization, signal));
    discardBody(response);
    if (response.status === 401 && credentials !== undefined) this.#tokens.forget(credentials);
    return answerOf(response);
  }
}

function answerOf({ status, type }: Response): Answer {
  if (type === "opaqueredirect") return { failure: "REDIRECT" };
  if (!Number.isInteger(status)) return { failure: "NETWORK" };
  if (status >= 200 && status < 300) return { statusCode: status };
  return { statusCode: status, failure: status >= 300 && status < 400 ? "REDIRECT" : "STATUS" };
}

/** The body is of no use, and may never end. */
function discardBody(response: Response): void {
  void response.body?.cancel().catch(() => {});
}

/** Codes that Node's fetch gives as the cause of an error. */
const FAILURE_OF_CODE: ReadonlyMap<unknown, Failure> = new Map([
  ["ECONNREFUSED", "REFUSED"],
  ["ENOTFOUND", "UNRESOLVED"],
  ["EAI_AGAIN", "UNRESOLVED"],
  ["ETIMEDOUT", "TIMEOUT"],
  ["UND_ERR_CONNECT_TIMEOUT", "TIMEOUT"],
  ["UND_ERR_HEADERS_TIMEOUT", "TIMEOUT"],
]);

function failureOf(error: unknown): Failure {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
  return FAILURE_OF_CODE.get(code) ?? "NETWORK";
}
