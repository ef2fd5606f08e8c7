import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Server } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Failure } from "../../../src/service/events/delivery.js";
import { createEventBench, type FakeTarget, healthy } from "./event-bench.js";

const never = (): Promise<never> => new Promise(() => {});

/** A body that would never end; counts how often it is read and whether it was cancelled. */
function endlessBody(): { body: ReadableStream; chunks: () => number; isCancelled: () => boolean } {
  let chunks = 0;
  let isCancelled = false;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel: () => {
        isCancelled = true;
        return never();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, chunks: () => chunks, isCancelled: () => isCancelled };
}

const garbage = (value: unknown): FakeTarget => (() => value) as unknown as FakeTarget;

describe("a target that", () => {
  it.each<[string, FakeTarget, Failure]>([
    ["hangs", never, "TIMEOUT"],
    [
      "hangs until it is given up, then fails",
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener("abort", () => reject(new Error("late")));
        }),
      "TIMEOUT",
    ],
    ["breaks the connection", () => Promise.reject(new TypeError("terminated")), "NETWORK"],
    ["throws something odd", () => Promise.reject(undefined), "NETWORK"],
    ["is nothing", garbage(undefined), "NETWORK"],
    ["is no response", garbage({ status: "200" }), "NETWORK"],
    ["is a response with a broken body", garbage({ status: 200, body: { cancel: 1 } }), "NETWORK"],
    ["redirects", () => new Response(null, { status: 307, headers: { location: "http://127.0.0.1/" } }), "REDIRECT"],
    ["redirects out of sight", garbage({ status: 0, type: "opaqueredirect", body: null }), "REDIRECT"],
    ["has an error", () => Response.error(), "STATUS"],
    ["is not modified", () => new Response(null, { status: 304 }), "REDIRECT"],
  ])("%s fails alone", async (_name, hostile, failure) => {
    const bench = createEventBench({ "bad.example": hostile, "good.example": healthy }, { deliveryTimeoutMs: 20 });
    const bad = bench.subscribe("bad.example", { webhookRetryDelays: [10] });
    const good = bench.subscribe("good.example");
    bench.publish();
    bench.publish();
    await bench.idle();
    expect(
      bench.desk
        .queueOf(good)
        .list()
        .map(({ status }) => status),
    ).toEqual(["DELIVERED", "DELIVERED"]);
    for (const delivery of bench.desk.queueOf(bad).list())
      expect(delivery).toMatchObject({ status: "FAILED", failure, attempts: [{ failure }, { failure }] });
    expect(bench.faults).toEqual([]);
  });

  it("hangs does not hold the others up", async () => {
    const bench = createEventBench({ "bad.example": never, "good.example": healthy }, { deliveryTimeoutMs: 60_000 });
    bench.subscribe("bad.example");
    const good = bench.subscribe("good.example");
    bench.publish();
    await expect.poll(() => bench.desk.queueOf(good).list()[0]?.status).toBe("DELIVERED");
    bench.desk.close();
    await bench.idle();
  });

  it("sends a body without end is not read, and told so", async () => {
    const { body, chunks, isCancelled } = endlessBody();
    const bench = createEventBench({ "bad.example": () => new Response(body) });
    const subscription = bench.subscribe("bad.example");
    bench.publish();
    await bench.idle();
    expect(bench.desk.queueOf(subscription).list()).toMatchObject([{ status: "DELIVERED" }]);
    expect([chunks(), isCancelled()]).toEqual([0, true]);
  });

  it("came to have a private address is not called", async () => {
    const addresses = [["93.184.216.34"], ["10.0.0.5"], ["93.184.216.34"]];
    const bench = createEventBench({ "a.example": healthy }, { resolveHost: async () => addresses.shift()! });
    const subscription = bench.subscribe("a.example", { webhookRetryDelays: [] });
    for (let event = 0; event < 3; event += 1) bench.publish();
    await bench.idle();
    expect(
      bench.desk
        .queueOf(subscription)
        .list()
        .map(({ failure }) => failure),
    ).toEqual([undefined, "PRIVATE_TARGET", undefined]);
    expect(bench.calls).toHaveLength(2);
  });

  it("cannot be found in time is given up", async () => {
    const bench = createEventBench({ "a.example": healthy }, { resolveHost: never, deliveryTimeoutMs: 10 });
    const subscription = bench.subscribe("a.example", { webhookRetryDelays: [] });
    bench.publish();
    await bench.idle();
    expect(bench.desk.queueOf(subscription).list()).toMatchObject([{ failure: "TIMEOUT" }]);
    expect(bench.calls).toEqual([]);
  });

  it("is found too late is not called any more", async () => {
    let find: ((addresses: readonly string[]) => void) | undefined;
    const resolveHost = (): Promise<readonly string[]> => new Promise((resolve) => (find = resolve));
    const bench = createEventBench({ "a.example": healthy }, { resolveHost, deliveryTimeoutMs: 10 });
    bench.subscribe("a.example", { webhookRetryDelays: [] });
    bench.publish();
    await bench.idle();
    find!(["93.184.216.34"]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(bench.calls).toEqual([]);
  });
});

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    onTestFinished(() => void server.close());
    server.listen(0, "127.0.0.1", () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

describe("a real target", () => {
  it("is called through the system's fetch", async () => {
    const received: string[] = [];
    const web = createHttpServer((request, response) => {
      received.push(`${request.method} ${request.url}`);
      if (request.url === "/hook/redirect") response.writeHead(302, { location: "/elsewhere" }).end();
      else if (request.url === "/hook/hang") request.resume();
      else response.writeHead(200).end("thank you");
    });
    const wild = createSocketServer((socket) => socket.on("error", () => {}).end("no HTTP at all\r\n\r\n"));
    const [host, wildHost] = [await listen(web), await listen(wild)];
    onTestFinished(() => web.closeAllConnections());
    const bench = createEventBench(
      {},
      { fetch: (request) => fetch(request), allowPrivateTargets: true, deliveryTimeoutMs: 1_500 },
    );
    const queues = [`${host}/hook`, `${host}/hook/redirect`, `${host}/hook/hang`, wildHost, "127.0.0.1:1"].map(
      (place) => bench.desk.queueOf(bench.subscribe("x", { target: `http://${place}`, webhookRetryDelays: [] })),
    );
    bench.publish();
    await bench.idle();
    expect(queues.map((queue) => queue.list()[0]!.attempts[0])).toMatchObject([
      { statusCode: 200 },
      { statusCode: 302, failure: "REDIRECT" },
      { failure: "TIMEOUT" },
      { failure: "NETWORK" },
      { failure: expect.stringMatching(/REFUSED|NETWORK/) },
    ]);
    expect(received.sort()).toEqual(["POST /hook", "POST /hook/hang", "POST /hook/redirect"]);
    expect(bench.faults).toEqual([]);
  });
});
