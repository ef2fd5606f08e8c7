import type { z } from "@hono/zod-openapi";
import type { Principal } from "../auth/principal.js";
import type { Scope } from "../auth/scopes.js";
import type { Backend } from "../backend.js";
import type { PROBLEM_STATUSES } from "../problem.js";

/** One answer that an endpoint may give, besides its problems. */
export interface ResponseSpec {
  readonly description: string;
  /** Shape of the JSON body; left out where the body is empty or no JSON. */
  readonly schema?: z.ZodType;
  /** Media type of a body that is no JSON. */
  readonly mediaType?: string;
}

/** Names of the parameters in a path such as `/v2/customers/{customerId}`. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** What a handler answers: a status that the endpoint declares, with a body of the declared shape. */
export type Reply<Responses> = {
  [Status in keyof Responses & number]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
  } & (Responses[Status] extends { readonly schema: infer Schema extends z.ZodType }
    ? { readonly body: DeepReadonly<z.input<Schema>> }
    : { readonly body?: string | Uint8Array });
}[keyof Responses & number];

/** A request that was authenticated and checked. */
export interface Call<Path extends string, Query, Body> {
  readonly backend: Backend;
  /** Who asks. Endpoints without a scope have a principal of nobody, whose tenant owns nothing. */
  readonly principal: Principal;
  readonly params: Readonly<Record<PathNames<Path>, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly request: Request;
}

/** Statuses of problems that an endpoint may answer beside those that all have. */
export type ProblemStatus = Exclude<(typeof PROBLEM_STATUSES)[keyof typeof PROBLEM_STATUSES], 405 | 500>;

/** An endpoint: routing, validation, documentation and handler in one place. */
export interface EndpointSpec<
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Responses extends Readonly<Record<number, ResponseSpec>>,
> {
  readonly method: "get" | "post" | "patch" | "delete";
  readonly path: Path;
  /** Unique name of the operation, in camel case. */
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** The group that it is listed under. */
  readonly tag: string;
  /** What a token must be allowed to do; `none` asks for no token. */
  readonly scope: Scope | "none";
  readonly query?: Query;
  /** Headers that the handler reads: the schema only documents them. */
  readonly headers?: z.ZodObject;
  readonly body?: Body;
  /** Whether a body may be missing: then it counts as an empty object. */
  readonly isBodyOptional?: boolean;
  /** Whether a body may come as a form too. */
  readonly acceptsForm?: boolean;
  /** Whether the handler, or the engine behind it, checks the body: then the schema only documents it. */
  readonly isCheckedByEngine?: boolean;
  readonly responses: Responses;
  readonly problems: readonly ProblemStatus[];
  handle(call: Call<Path, z.output<Query>, z.output<Body>>): Reply<Responses> | Promise<Reply<Responses>>;
}

/** What every answer of a handler has in common. */
export interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An endpoint among others: the types of its parts are its own affair. */
export type Endpoint = Omit<
  EndpointSpec<string, z.ZodType, z.ZodType, Readonly<Record<number, ResponseSpec>>>,
  "handle"
> & {
  handle(call: Call<string, unknown, unknown>): AnyReply | Promise<AnyReply>;
};

/** An answer with a body. */
export function reply<const Status extends number, Body>(
  status: Status,
  body: Body,
): { readonly status: Status; readonly body: Body } {
  return { status, body };
}

/** Defines an endpoint; the handler's request and answers are typed by the definition. */
export function defineEndpoint<
  const Path extends string,
  const Responses extends Readonly<Record<number, ResponseSpec>>,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(spec: EndpointSpec<Path, Query, Body, Responses>): Endpoint {
  // The types of one endpoint's request cannot be told once endpoints stand in a list; mounting gives each its own.
  return spec as unknown as Endpoint;
}
