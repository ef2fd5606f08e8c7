import { describe, expect, it } from "vitest";
import { SERVE_HELP, serve } from "../../src/cli/serve.js";
import { createService, startServer } from "../../src/service/index.js";

interface Served {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs the subcommand in this process; `use` is given the printed greeting, and then the server is stopped. */
async function run(
  words: readonly string[],
  use: (greeting: string) => Promise<void> = async () => {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> {
  let [out, errors] = ["", ""];
  let stop: (value?: unknown) => void = () => {};
  const stopRequested = new Promise((resolve) => {
    stop = resolve;
  });
  let inUse = Promise.resolve();
  const code = await serve(words, {
    out: (text) => {
      out += text;
      if (text.includes("answers at")) inUse = use(text).finally(stop);
    },
    error: (text) => {
      errors += text;
    },
    stopRequested,
    environment,
  });
  await inUse;
  return { code, out, errors };
}

const part = (greeting: string, label: string): string =>
  new RegExp(`^ *${label} +(\\S+)$`, "m").exec(greeting)?.[1] ?? "";
const addressOf = (greeting: string): string => /answers at (\S+)/.exec(greeting)![1]!;

/** Asks for a token as the printed curl line does. */
async function tokenOf(greeting: string, secret = part(greeting, "client secret")): Promise<string> {
  const clientId = part(greeting, "client id");
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id: clientId, client_secret: secret });
  const response = await fetch(`${addressOf(greeting)}/v1/oauth/token`, { method: "POST", body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

describe("credence serve", () => {
  it("prints what one needs to begin, answers, and ends with 0 when it is stopped", async () => {
    const { code, out, errors } = await run(["--port", "0"], async (greeting) => {
      const address = addressOf(greeting);
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(part(greeting, "interface")).toBe(`${address}/docs`);
      expect((await fetch(part(greeting, "OpenAPI"))).status).toBe(200);
      const authorization = `Bearer ${await tokenOf(greeting)}`;
      expect((await fetch(`${address}/v2/customers`, { headers: { authorization } })).status).toBe(200);
    });
    expect([code, errors]).toEqual([0, ""]);
    expect(out).toContain(`curl ${addressOf(out)}/v1/oauth/token -d grant_type=client_credentials`);
    expect(out).toContain("Stopping");
  });

  it("makes another client and secret each time", async () => {
    const seen = new Set<string>();
    for (let times = 0; times < 3; times += 1) {
      const { out } = await run(["--port", "0"]);
      seen.add(part(out, "client id")).add(part(out, "client secret"));
    }
    expect(seen.size).toBe(6);
  });

  it("takes a client and secret, and does not print a secret that it was given", async () => {
    const words = ["--port", "0", "--client-id", "me", "--client-secret", "my-own-secret"];
    const { out } = await run(words, async (greeting) => {
      expect(part(greeting, "client id")).toBe("me");
      await tokenOf(greeting, "my-own-secret");
    });
    expect(out).not.toContain("my-own-secret");
  });

  it("takes the secret from the environment too", async () => {
    const environment = { CREDENCE_CLIENT_SECRET: "quiet" };
    const { code } = await run(
      ["--port", "0"],
      async (greeting) => {
        await tokenOf(greeting, "quiet");
      },
      environment,
    );
    expect(code).toBe(0);
  });

  it("lets webhooks call this machine where it is told to, and only then", async () => {
    const statuses: number[] = [];
    for (const words of [[], ["--allow-private-targets"]])
      await run(["--port", "0", ...words], async (greeting) => {
        const headers = { authorization: `Bearer ${await tokenOf(greeting)}`, "content-type": "application/json" };
        const body = JSON.stringify({ target: "http://127.0.0.1:1/", eventName: "analysis_completed" });
        const response = await fetch(`${addressOf(greeting)}/v1/subscriptions`, { method: "POST", headers, body });
        statuses.push(response.status);
      });
    expect(statuses).toEqual([400, 201]);
  });

  it("leads end users to the address at which clients reach it", async () => {
    const words = ["--port", "0", "--redirect-uri", "https://client.example/*", "--public-url", "https://a.example/b"];
    const { code } = await run(words, async (greeting) => {
      const headers = { authorization: `Bearer ${await tokenOf(greeting)}`, "content-type": "application/json" };
      const post = async (path: string, body: object) => {
        const response = await fetch(addressOf(greeting) + path, {
          method: "POST",
          headers,
          body: JSON.stringify(body),
        });
        return (await response.json()) as { readonly journey_url?: string };
      };
      await post("/v1/register", { custom_identifier: "ana" });
      const session = await post("/v1/sessions", { custom_identifier: "ana", redirect_uri: "https://client.example/" });
      expect(session.journey_url).toMatch(/^https:\/\/a\.example\/b\/connect\?/);
    });
    expect(code).toBe(0);
  });

  it("says that a port is taken", async () => {
    const taken = await startServer(createService({ serviceAccounts: [] }), { port: 0 });
    const { code, out, errors } = await run(["--port", String(taken.port)]);
    await taken.stop();
    expect([code, out]).toEqual([2, ""]);
    expect(errors).toBe(`credence: port ${taken.port} of 127.0.0.1 is taken: choose another with --port\n`);
  });

  it("says that an address is not this machine's", async () => {
    const { code, errors } = await run(["--port", "0", "--host", "192.0.2.1"]);
    expect(code).toBe(2);
    expect(errors).toBe("credence: 192.0.2.1 is no address of this machine: choose another with --host\n");
  });

  it.each([
    [["--port", "70000"], /^credence: --port: expected a number from 0 to 65535\n/],
    [["--port", "http"], /^credence: --port: expected a number/],
    [["--market", "XX"], /^credence: --market: expected one of FR, GB, ES, NL, BE\n/],
    [["--client-secret", ""], /^credence: --client-secret: expected a text\n/],
    [["--client-id", "c".repeat(501)], /^credence: --client-id: expected a text of 1 to 500 characters, found 501\n/],
    [["--client-secret", "s".repeat(501)], /^credence: --client-secret: expected a text of 1 to 500 characters/],
    [
      ["--redirect-uri", "https://a.example/*", "--redirect-uri", "/b"],
      /^credence: --redirect-uri: expected an absolute/,
    ],
    [["--public-url", "credit.example.com"], /^credence: --public-url: expected an absolute http or https address\n/],
    [["--unknown"], /^credence: Unknown option '--unknown'/],
    [["body.json"], /^credence: Unexpected argument 'body\.json'/],
  ])("%j is refused with 2, and help is given", async (words, message) => {
    const { code, out, errors } = await run(words);
    expect([code, out]).toEqual([2, ""]);
    expect(errors).toMatch(message);
    expect(errors).toContain(SERVE_HELP);
  });

  it("--help names every option", async () => {
    const { code, out } = await run(["--help"]);
    expect([code, out]).toEqual([0, SERVE_HELP]);
    const options = ["port", "host", "client-id", "client-secret", "market", "allow-private-targets"];
    for (const option of [...options, "public-url", "redirect-uri"]) expect(out).toContain(`  --${option}`);
  });
});
