import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createService, type RunningServer, type Service, startServer } from "../../src/service/index.js";
import { slowness } from "../slowness.js";

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop(100))));

async function start(service: Service = createService({ serviceAccounts: [] })): Promise<RunningServer> {
  const server = await startServer(service, { port: 0 });
  running.push(server);
  return server;
}

/** A service that answers what it is told to, and says when it was closed. */
function stub(answer: (request: Request) => Promise<Response>, close = async () => {}): Service {
  const service = createService({ serviceAccounts: [] });
  return { ...service, fetch: answer, close };
}

/** What a server says to bytes sent as they are. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("a server", () => {
  it("answers requests at this machine's address", async () => {
    const { address, port } = await start();
    expect(address).toBe(`http://127.0.0.1:${port}`);
    const response = await fetch(`${address}/v2/customers`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "UNAUTHORIZED" });
    expect((await fetch(`${address}/docs`)).status).toBe(200);
  });

  it("hands over bodies, and their answers' statuses", async () => {
    const { address } = await start(
      createService({
        serviceAccounts: [{ clientId: "id", clientSecret: "secret", organizationId: "o", projectId: "p" }],
        limits: { bodyBytes: 1000 },
      }),
    );
    const form = new URLSearchParams({ grant_type: "client_credentials", client_id: "id", client_secret: "secret" });
    const response = await fetch(`${address}/v1/oauth/token`, { method: "POST", body: form });
    expect(response.status).toBe(200);
    const large = await fetch(`${address}/v1/oauth/token`, { method: "POST", body: "x".repeat(2_000_000) });
    expect(large.status).toBe(413);
  });

  it("leaves the system's Request and Response in their place", async () => {
    const before = [globalThis.Request, globalThis.Response];
    await start();
    expect([globalThis.Request, globalThis.Response]).toEqual(before);
    expect(globalThis.Request).toBe(before[0]);
  });

  it("refuses a port that is taken", async () => {
    const { port } = await start();
    const second = startServer(createService({ serviceAccounts: [] }), { port });
    await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  it("refuses headers that are too large, and what is no HTTP", async () => {
    const { port } = await start();
    const large = `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${"x".repeat(20_000)}\r\n\r\n`;
    expect(await exchange(port, large)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await exchange(port, "HELLO\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exchange(port, "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });
});

describe("a client that hangs up while it sends a body", () => {
  it("is no fault of the service", async () => {
    const faults: unknown[] = [];
    const statuses: number[] = [];
    const service = createService({ serviceAccounts: [], onFault: (fault) => faults.push(fault) });
    const { port } = await start({
      ...service,
      fetch: async (request) => {
        const response = await service.fetch(request);
        statuses.push(response.status);
        return response;
      },
    });
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("POST /v1/token HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{");
      setTimeout(() => socket.destroy(), 50);
    });
    await expect.poll(() => statuses).toEqual([400]);
    expect(faults).toEqual([]);
  });
});

describe("a server that is stopped", () => {
  it("finishes the requests at hand, closes the service, and takes no more", async () => {
    const seen: string[] = [];
    const slow = stub(
      async () => {
        seen.push("request");
        await wait(150);
        return new Response("done");
      },
      async () => {
        seen.push("closed");
      },
    );
    const server = await start(slow);
    const answer = fetch(server.address).then((response) => response.text());
    while (seen.length === 0) await wait(5);
    const stopped = server.stop();
    await expect(fetch(server.address)).rejects.toThrow();
    expect(await answer).toBe("done");
    expect(await stopped).toBe(true);
    expect(seen).toEqual(["request", "closed"]);
  });

  it("does not wait for connections that are only kept open", async () => {
    const { address, stop } = await start();
    await new Promise<void>((resolve) => {
      const asked = httpRequest(address, { headers: { connection: "keep-alive" } }, (response) => {
        response.resume().on("end", resolve);
      });
      asked.end();
    });
    const before = performance.now();
    expect(await stop()).toBe(true);
    expect(performance.now() - before).toBeLessThan(2000 * slowness());
  });

  it("cuts off after the time it was given, and says so", async () => {
    const seen: string[] = [];
    const hanging = stub(
      () => {
        seen.push("request");
        return new Promise<Response>(() => {});
      },
      async () => {
        seen.push("closed");
      },
    );
    const server = await start(hanging);
    const answer = fetch(server.address).catch(() => "cut off");
    while (seen.length === 0) await wait(5);
    const before = performance.now();
    expect(await server.stop(100)).toBe(false);
    expect(performance.now() - before).toBeLessThan(2000 * slowness());
    expect(await answer).toBe("cut off");
    await expect.poll(() => seen).toEqual(["request", "closed"]);
  });

  it("cuts off a service that does not come to an end", async () => {
    const server = await start(
      stub(
        async () => new Response("x"),
        () => new Promise(() => {}),
      ),
    );
    expect(await server.stop(100)).toBe(false);
  });

  it("may be given as long as it takes", async () => {
    const slow = stub(
      async () => new Response("x"),
      () => wait(50),
    );
    const server = await start(slow);
    expect(await server.stop(Number.POSITIVE_INFINITY)).toBe(true);
  });

  it("is stopped once, however often it is asked", async () => {
    let times = 0;
    const server = await start(
      stub(
        async () => new Response("x"),
        async () => {
          times += 1;
        },
      ),
    );
    expect(await Promise.all([server.stop(), server.stop(), server.stop()])).toEqual([true, true, true]);
    expect(times).toBe(1);
  });
});
