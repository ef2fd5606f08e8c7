import { describe, expect, it } from "vitest";
import type { ServiceOptions } from "../../../src/service/options.js";
import { createService, type Service } from "../../../src/service/service.js";

const ACCOUNT = { clientId: "demo", clientSecret: "demo-secret", organizationId: "o", projectId: "p" };

async function askerOf(service: Service) {
  const send = async (path: string, body: unknown, token = ""): Promise<Readonly<Record<string, string>>> => {
    const headers = { "content-type": "application/json", ...(token !== "" && { authorization: `Bearer ${token}` }) };
    const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await service.fetch(new Request(`http://localhost${path}`, init));
    return (await response.json()) as Readonly<Record<string, string>>;
  };
  const credentials = { grant_type: "client_credentials", client_id: "demo", client_secret: "demo-secret" };
  const { access_token } = await send("/v1/oauth/token", credentials);
  return (path: string, body?: unknown) => send(path, body, access_token);
}

async function serviceWith(options: Partial<ServiceOptions>) {
  const service = createService({ serviceAccounts: [ACCOUNT], ...options });
  const ask = await askerOf(service);
  const subscription = { id: "one", target: "https://a.example/", eventName: "service_account_created" };
  await ask("/v1/subscriptions", subscription);
  return { service, ask };
}

describe("a service", () => {
  it("delivers through the functions that it is given, and is idle when all has ended", async () => {
    const asked: string[] = [];
    const { service, ask } = await serviceWith({
      clock: () => Date.UTC(2026, 0, 1),
      fetch: async (request) => {
        asked.push(request.url);
        return new Response(null, { status: asked.includes("sleep 1000") ? 200 : 500 });
      },
      sleep: async (milliseconds) => void asked.push(`sleep ${milliseconds}`),
      resolveHost: async (host) => {
        asked.push(host);
        return ["8.8.8.8"];
      },
    });
    await ask("/v1/service-accounts", { name: "new" });
    await service.idle();
    expect(asked.filter((entry) => entry !== "a.example")).toEqual([
      "https://a.example/",
      "sleep 1000",
      "https://a.example/",
    ]);
    expect(asked[0]).toBe("a.example");
    const { resources } = (await ask("/v1/subscriptions/one/events")) as unknown as { resources: object[] };
    expect(resources).toMatchObject([
      { status: "DELIVERED", payload: { serviceAccountId: expect.any(String) }, attempts: [{}, {}] },
    ]);
  });

  it("is closed without waiting for pauses or targets", async () => {
    const pauses: number[] = [];
    const { service, ask } = await serviceWith({
      fetch: async () => new Response(null, { status: 500 }),
      resolveHost: async () => ["8.8.8.8"],
      sleep: (milliseconds) => new Promise(() => pauses.push(milliseconds)),
    });
    await ask("/v1/service-accounts", { name: "new" });
    await expect.poll(() => pauses).toEqual([1000]);
    await service.close();
    expect(await ask("/v1/subscriptions/one/events")).toMatchObject({
      resources: [{ status: "CANCELLED", attempts: [{ statusCode: 500 }] }],
    });
  });
});
