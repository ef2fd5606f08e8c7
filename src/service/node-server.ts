import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { LONGEST_TIMER_MS } from "./events/deadline.js";
import type { Service } from "./service.js";

/** Bytes of a request's line and headers at most; a token takes about half a thousand. */
const MOST_HEADER_BYTES = 16 * 1024;
/** Milliseconds until the headers of a request must have come: longer only serves who holds connections open. */
const HEADERS_TIMEOUT_MS = 20_000;
/** Milliseconds until a whole request must have come: the largest body over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Milliseconds that a connection without requests is kept. */
const KEEP_ALIVE_TIMEOUT_MS = 5_000;
/** Milliseconds between two looks for connections that stand idle while the server stops. */
const STOPPING_STEP_MS = 20;
const DEFAULT_STOP_WITHIN_MS = 10_000;

/** Where a server listens. */
export interface ServerOptions {
  /** 0 takes any free port; 8080 by default. */
  readonly port?: number;
  /** Name or address to listen at; 127.0.0.1 by default, so that only this machine reaches it. */
  readonly host?: string;
}

/** A server that listens. */
export interface RunningServer {
  /** Base address, such as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** The port that it listens at. */
  readonly port: number;
  /**
   * Accepts no more connections, finishes the requests at hand and what goes on behind them, and closes the service.
   *
   * @param withinMs - Milliseconds until what is not finished is cut off; 10,000 by default, 2,147,483,647 at most.
   * @returns Whether all of it was finished. A second call waits for the first.
   */
  stop(withinMs?: number): Promise<boolean>;
}

/**
 * Lets a service answer over HTTP. Needs the optional package `@hono/node-server`.
 *
 * @throws The system's error where it cannot listen there, such as EADDRINUSE.
 */
export async function startServer(service: Service, options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 8080, host = "127.0.0.1" } = options;
  const { createAdaptorServer } = await import("@hono/node-server");
  const server = createAdaptorServer({
    fetch: (request) => service.fetch(request),
    hostname: host,
    // The package would put its own Request and Response in the place of the system's.
    overrideGlobalObjects: false,
    serverOptions: {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
    },
  }) as Server;
  await listen(server, port, host);
  const taken = server.address() as AddressInfo;
  let stopping: Promise<boolean> | undefined;
  const stop = (withinMs = DEFAULT_STOP_WITHIN_MS): Promise<boolean> => {
    stopping ??= stopServer(server, service, withinMs);
    return stopping;
  };
  return { address: addressOf(host, taken.port), port: taken.port, stop };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
}

async function stopServer(server: Server, service: Service, withinMs: number): Promise<boolean> {
  const timer = new AbortController();
  const deadline = wait(Math.min(withinMs, LONGEST_TIMER_MS), false, { signal: timer.signal }).catch(() => false);
  const isFinished = await Promise.race([finish(server, service, timer.signal), deadline]);
  timer.abort();
  server.closeAllConnections();
  return isFinished;
}

async function finish(server: Server, service: Service, signal: AbortSignal): Promise<boolean> {
  let isOpen = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => {
    isOpen = false;
  });
  // A connection whose request was just answered stays open for the next one: nothing but asking again tells.
  while (isOpen && !signal.aborted) {
    server.closeIdleConnections();
    await Promise.race([closed, wait(STOPPING_STEP_MS)]);
  }
  await service.close();
  return true;
}

/** The address as one calls it: a server that listens everywhere is called at this machine's own address. */
function addressOf(host: string, port: number): string {
  const name = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
