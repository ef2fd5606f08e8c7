import { afterAll, describe, expect, it } from "vitest";
import { summarise } from "../../bench/service-client.mjs";
import { loadService } from "../../bench/service-load.mjs";
import { memoryOf } from "../../bench/service-memory.mjs";
import { createServiceOptions } from "../../bench/service-options.mjs";
import { createService, type RunningServer, startServer } from "../../src/service/index.js";

const SIZE = { customers: 20, concurrency: 8, transactions: 200 };

describe("the load test of the service", () => {
  let server: RunningServer | undefined;
  afterAll(() => server?.stop());

  it("creates and reads every customer, and gets one event for each analysis", async () => {
    server = await startServer(createService(createServiceOptions()), { port: 0 });
    const figures = await loadService({ address: server.address, memory: async () => memoryOf(process) }, SIZE);
    expect(figures.events).toBe(20);
    expect(figures.operations["create customer"]?.count).toBe(20);
    expect(figures.operations["create analysis"]?.count).toBe(20);
    expect(figures.operations["read analysis"]?.count).toBeGreaterThanOrEqual(20);
    expect(figures.operations["read essentials"]?.count).toBe(20);
    expect(figures.creating.requests).toBe(40);
    expect(figures.reads.p99).toBeGreaterThan(0);
  });

  it("tells of an analysis that is lost", async () => {
    const options = { ...createServiceOptions(), limits: { analyses: 5 } };
    const full = await startServer(createService(options), { port: 0 });
    const load = loadService({ address: full.address, memory: async () => memoryOf(process) }, SIZE);
    await expect(load).rejects.toThrow("create analysis: expected 202, found 400");
    await full.stop();
  });

  it("tells of events that are lost", async () => {
    const options = { ...createServiceOptions(), fetch: async () => new Response(null, { status: 204 }) };
    const silent = await startServer(createService(options), { port: 0 });
    const size = { ...SIZE, longestDrainMs: 50 };
    const load = loadService({ address: silent.address, memory: async () => memoryOf(process) }, size);
    await expect(load).rejects.toThrow("expected one event for each of 20 analyses; wrong for 20");
    await silent.stop();
  });

  it("takes the least time that a share of all calls did not exceed", () => {
    const times = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(summarise(times)).toEqual({ count: 200, p50: 100, p99: 198, most: 200 });
    expect(summarise([7])).toEqual({ count: 1, p50: 7, p99: 7, most: 7 });
  });
});
