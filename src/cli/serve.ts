import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { MARKETS, type Market } from "../model/market.js";
import type { RunningServer, Service } from "../service/index.js";
import { faultOfRegistration } from "../service/journey/redirect-uri.js";
import { faultOfCredential, faultOfPublicUrl } from "../service/options-check.js";

const STOPPED = 0;
const UNFINISHED = 1;
const REFUSED = 2;
const LARGEST_PORT = 65_535;
/** The one tenant of a service that is started from the command line. */
const TENANT = { organizationId: "local", projectId: "local" };

/** What `serve --help` prints. */
export const SERVE_HELP = `Answers the whole interface over HTTP, from memory: all is gone when it stops.

  credence serve [options]

  --port PORT               port to listen at; 0 takes a free one (default: 8080)
  --host HOST               name or address to listen at (default: 127.0.0.1, this machine only)
  --client-id ID            client id that tokens are asked with (default: a random one)
  --client-secret SECRET    its secret; also read from CREDENCE_CLIENT_SECRET, which others on the machine
                            cannot see (default: a random one)
  --market MARKET           FR (default), GB, ES, NL or BE
  --allow-private-targets   let webhooks call this machine and private networks
  --public-url URL          address at which clients reach it, where a proxy stands before it
  --redirect-uri URI        where the journey may send end users back to, exact or ending in /*; may be repeated
  --help                    print this

Reading bank statements and writing reports takes code of yours, which only a program can give (docs/service.md, "Bank
statements and reports"): here an upload of statements and a report end in ERROR.

It prints its address, the client id and secret and a first request. SIGINT (Ctrl-C) and SIGTERM stop it: requests at
hand are finished first. It exits with 0 when it was stopped, 1 where something had to be cut off, and 2 where an option
is refused, the port is taken, or an optional package is missing.

Examples:
  credence serve
  credence serve --port 9000 --market GB
  credence serve --allow-private-targets --redirect-uri "http://localhost:3000/*"
`;

/** What serving needs of the process around it. */
export interface Surroundings {
  out(text: string): void;
  error(text: string): void;
  /** Resolves when the server is to stop. */
  readonly stopRequested: Promise<unknown>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Runs `credence serve` until it is told to stop; gives the exit code. */
export async function serve(words: readonly string[], around: Surroundings = ofProcess()): Promise<number> {
  const command = parseServe(words, around.environment);
  if ("fault" in command) return refuse(around, `${command.fault}\n\n${SERVE_HELP}`);
  if (command.isHelp) {
    around.out(SERVE_HELP);
    return STOPPED;
  }
  let server: RunningServer;
  try {
    const { createService, startServer } = await import("../service/index.js");
    server = await startServer(serviceOf(command, createService, around), command);
  } catch (error) {
    const fault = faultOf(error as NodeJS.ErrnoException, command);
    if (fault === undefined) throw error;
    return refuse(around, `${fault}\n`);
  }
  around.out(greetingOf(server.address, command));
  await around.stopRequested;
  around.out("Stopping: requests at hand are finished first.\n");
  return (await server.stop()) ? STOPPED : UNFINISHED;
}

interface ServeCommand {
  readonly isHelp: boolean;
  readonly port: number;
  readonly host: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether the secret was made here: then it must be shown. */
  readonly isNewSecret: boolean;
  readonly market: Market;
  readonly allowPrivateTargets: boolean;
  readonly redirectUris: readonly string[];
  readonly publicUrl: string | undefined;
}

function parseServe(
  words: readonly string[],
  environment: Surroundings["environment"],
): ServeCommand | { readonly fault: string } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: "string", default: "8080" },
        host: { type: "string", default: "127.0.0.1" },
        "client-id": { type: "string", default: `client-${randomBytes(6).toString("hex")}` },
        "client-secret": { type: "string" },
        market: { type: "string", default: "FR" },
        "allow-private-targets": { type: "boolean", default: false },
        "redirect-uri": { type: "string", multiple: true, default: [] },
        "public-url": { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
    if (!(port <= LARGEST_PORT)) return { fault: `--port: expected a number from 0 to ${LARGEST_PORT}` };
    const market = values.market.toUpperCase();
    if (!isMarket(market)) return { fault: `--market: expected one of ${MARKETS.join(", ")}` };
    for (const name of ["client-id", "client-secret", "host"] as const)
      if (values[name] === "") return { fault: `--${name}: expected a text` };
    const givenSecret = values["client-secret"] ?? environment["CREDENCE_CLIENT_SECRET"];
    const command: ServeCommand = {
      isHelp: values.help,
      port,
      host: values.host,
      clientId: values["client-id"],
      clientSecret: givenSecret || randomUUID(),
      isNewSecret: !givenSecret,
      market,
      allowPrivateTargets: values["allow-private-targets"],
      redirectUris: values["redirect-uri"],
      publicUrl: values["public-url"],
    };
    const fault = faultOfService(command);
    return fault === undefined ? command : { fault };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

/** What the service would refuse of its options, by the names that they have here. */
function faultOfService({ clientId, clientSecret, redirectUris, publicUrl }: ServeCommand): string | undefined {
  const faults = [
    ["client-id", faultOfCredential(clientId)],
    ["client-secret", faultOfCredential(clientSecret)],
    ["redirect-uri", redirectUris.map(faultOfRegistration).find((fault) => fault !== undefined)],
    ["public-url", publicUrl === undefined ? undefined : faultOfPublicUrl(publicUrl)],
  ] as const;
  const first = faults.find(([, fault]) => fault !== undefined);
  return first && `--${first[0]}: ${first[1]}`;
}

function isMarket(text: string): text is Market {
  return (MARKETS as readonly string[]).includes(text);
}

function serviceOf(
  { clientId, clientSecret, redirectUris, publicUrl, market, allowPrivateTargets }: ServeCommand,
  createService: typeof import("../service/index.js").createService,
  { error }: Surroundings,
): Service {
  return createService({
    serviceAccounts: [{ ...TENANT, clientId, clientSecret, redirectUris, name: "credence serve" }],
    project: { market },
    allowPrivateTargets,
    ...(publicUrl !== undefined && { publicUrl }),
    onFault: ({ where, errorName }) => error(`credence: fault in ${where}: ${errorName}\n`),
  });
}

/** Why the server did not start, for the person who started it; undefined for what must not happen. */
function faultOf(error: NodeJS.ErrnoException, { port, host }: ServeCommand): string | undefined {
  if (error.code === "EADDRINUSE") return `port ${port} of ${host} is taken: choose another with --port`;
  if (error.code === "EACCES") return `port ${port} may not be used by this user: choose another with --port`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND" || error.code === "EAI_AGAIN")
    return `${host} is no address of this machine: choose another with --host`;
  if (error.code === "ERR_MODULE_NOT_FOUND" || error.code === "MODULE_NOT_FOUND") return missingPackages(error.message);
  return undefined;
}

/** Names the optional packages to install; undefined where a file of our own is missing. */
function missingPackages(message: string): string | undefined {
  const { peerDependencies: peers } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  ) as { readonly peerDependencies: Readonly<Record<string, string>> };
  const missing = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1] ?? "";
  const name = Object.keys(peers).find((peer) => missing === peer || missing.startsWith(`${peer}/`));
  if (name === undefined) return undefined;
  const all = Object.entries(peers).map(([peer, version]) => `${peer}@${version}`);
  return `serving needs the optional package ${name}, which is not installed; all of them:\n\n  npm install ${all.join(" ")}`;
}

function greetingOf(address: string, { clientId, clientSecret, isNewSecret }: ServeCommand): string {
  const secret = isNewSecret ? clientSecret : "<client secret>";
  return `Credence answers at ${address}

  client id      ${clientId}
  client secret  ${isNewSecret ? clientSecret : "the one that was given"}
  interface      ${address}/docs
  OpenAPI        ${address}/openapi.json

Begin with a token:

  curl ${address}/v1/oauth/token -d grant_type=client_credentials -d "client_id=${clientId}" -d "client_secret=${secret}"

All is kept in memory and gone when it stops (Ctrl-C).
`;
}

function refuse({ error }: Surroundings, text: string): number {
  error(`credence: ${text}`);
  return REFUSED;
}

function ofProcess(): Surroundings {
  return {
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
    // Once: a second signal ends the process at once, as the system does.
    stopRequested: new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
    }),
    environment: process.env,
  };
}
