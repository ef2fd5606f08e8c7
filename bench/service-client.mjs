// @ts-check
/** The calling side of the load test: keep-alive requests that are timed, and a target that counts events. */
import { Agent, createServer, request } from "node:http";
import { performance } from "node:perf_hooks";

/**
 * The times of one operation.
 * @typedef {object} OperationTimes
 * @property {number} count
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} most milliseconds
 */

/** @param {readonly number[]} times @returns {OperationTimes} */
export function summarise(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (/** @type {number} */ share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** Calls one server, and remembers how long each operation took, from sending to the last byte of the answer. */
export class TimedClient {
  /** @type {Map<string, number[]>} */
  times = new Map();
  /** @type {Record<string, string>} */
  headers = {};
  #address;
  #agent;

  /** @param {string} address @param {number} concurrency */
  constructor(address, concurrency) {
    this.#address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  }

  /**
   * Rejects for any other status than the expected one.
   * @param {string} operation what the time is kept under
   * @param {{ path: string, status: number, method?: string, body?: string }} call
   * @returns {Promise<string>} the answer's text
   */
  async call(operation, { path, status, method = "GET", body }) {
    const start = performance.now();
    const answer = await this.#send(path, method, body);
    const milliseconds = performance.now() - start;
    if (answer.status !== status)
      throw new Error(`${operation}: expected ${status}, found ${answer.status}: ${answer.text.slice(0, 300)}`);
    const times = this.times.get(operation) ?? [];
    this.times.set(operation, times);
    times.push(milliseconds);
    return answer.text;
  }

  close() {
    this.#agent.destroy();
  }

  /**
   * @param {string} path
   * @param {string} method
   * @param {string | undefined} body
   * @returns {Promise<{ status: number, text: string }>}
   */
  #send(path, method, body) {
    const headers = {
      ...this.headers,
      ...(body !== undefined && {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
      }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#address}${path}`, { method, headers, agent: this.#agent }, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") }),
        );
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }
}

/**
 * Does something for the numbers from 0, so many at once. After a failure it begins nothing more, waits for what has
 * begun, and rejects with the first failure.
 * @param {{ count: number, concurrency: number }} size
 * @param {(index: number) => Promise<void>} work
 */
export async function forEachConcurrently({ count, concurrency }, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1).catch((error) => {
        next = count;
        throw error;
      });
    }
  };
  const workers = Array.from({ length: concurrency }, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

/**
 * A webhook target that counts the events of each analysis.
 * @returns {Promise<{ address: string, eventsOf: ReadonlyMap<string, number>, close(): void }>}
 */
export async function listenForEvents() {
  /** @type {Map<string, number>} */
  const eventsOf = new Map();
  const server = createServer(async (message, response) => {
    let text = "";
    for await (const chunk of message.setEncoding("utf8")) text += chunk;
    const { analysisId } = JSON.parse(text).payload;
    eventsOf.set(analysisId, (eventsOf.get(analysisId) ?? 0) + 1);
    response.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}/events`,
    eventsOf,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
