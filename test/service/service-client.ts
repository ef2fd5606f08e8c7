import type { EventName } from "../../src/service/events/event-names.js";
import { createService, type Service } from "../../src/service/index.js";
import type { ServiceAccountOptions, ServiceFault, ServiceOptions } from "../../src/service/options.js";

/** The instant at which the service's clock stands until it is moved: 1 July 2026, noon. */
export const START = Date.parse("2026-07-01T12:00:00Z");

/** An answer of the service. JSON bodies are read; of others there is the text. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: JsonBody;
}

/** A JSON body whose members are looked at by name. */
export interface JsonBody {
  readonly [name: string]: unknown;
}

/** An event that a subscription was told of. */
export interface ToldEvent {
  readonly eventName: string;
  readonly payload: JsonBody;
}

/** A request, besides its method and path. */
export interface Asking {
  /** Client id of the asker; `first` by default, undefined for no token. */
  readonly as?: string | undefined;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

/** A service of three clients of which `first` and `reader` share a project, with a clock that stands still. */
export interface ServiceClient {
  readonly service: Service;
  readonly events: readonly ToldEvent[];
  readonly faults: readonly ServiceFault[];
  ask(method: string, path: string, asking?: Asking): Promise<Answer>;
  /** Answers with the token of a client, by its id and secret. */
  signIn(clientId: string, clientSecret?: string): Promise<Answer>;
  /** Lets `first`'s project be told of an event from now on. */
  listen(...eventNames: readonly EventName[]): Promise<void>;
  passTime(milliseconds: number): void;
}

const ACCOUNTS: readonly ServiceAccountOptions[] = [
  { clientId: "first", clientSecret: "secret of first", organizationId: "o", projectId: "p" },
  {
    clientId: "reader",
    clientSecret: "secret of reader",
    organizationId: "o",
    projectId: "p",
    scopes: ["customers:read", "subscriptions:read"],
  },
  { clientId: "other", clientSecret: "secret of other", organizationId: "o", projectId: "other" },
];

/** Makes a service and a client of it. */
export function createServiceClient(options: Partial<ServiceOptions> = {}): ServiceClient {
  let now = START;
  const events: ToldEvent[] = [];
  const faults: ServiceFault[] = [];
  const service = createService({
    serviceAccounts: ACCOUNTS,
    clock: () => now,
    resolveHost: async () => ["93.184.216.34"],
    fetch: async (request) => {
      const { subscription, payload } = (await request.json()) as { subscription: ToldEvent; payload: JsonBody };
      events.push({ eventName: subscription.eventName, payload });
      return new Response(null, { status: 204 });
    },
    onFault: (fault) => faults.push(fault),
    ...options,
  });
  const tokens = new Map<string, string>();

  const send = async (method: string, path: string, { as, body, form }: Asking): Promise<Answer> => {
    const response = await service.fetch(
      new Request(`https://api.example${path}`, {
        method,
        headers: {
          ...(as !== undefined && { authorization: `Bearer ${tokens.get(as)}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form !== undefined && { body: new URLSearchParams(form) }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
  };
  const signIn = async (clientId: string, clientSecret = `secret of ${clientId}`): Promise<Answer> => {
    const form = { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret };
    const answer = await send("POST", "/v1/token", { form });
    if (answer.status === 200) tokens.set(clientId, answer.body["access_token"] as string);
    return answer;
  };
  const ask = async (method: string, path: string, asking: Asking = {}): Promise<Answer> => {
    const as = "as" in asking ? asking.as : "first";
    if (as !== undefined && !tokens.has(as)) await signIn(as);
    return send(method, path, { ...asking, as });
  };
  return {
    service,
    events,
    faults,
    ask,
    signIn,
    listen: async (...eventNames) => {
      for (const eventName of eventNames)
        await ask("POST", "/v1/subscriptions", { body: { target: "https://hooks.example/", eventName } });
    },
    passTime: (milliseconds) => {
      now += milliseconds;
    },
  };
}
