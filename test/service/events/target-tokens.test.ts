import { describe, expect, it } from "vitest";
import { Sealed } from "../../../src/service/events/sealed.js";
import { answering, createEventBench, type FakeTarget, healthy } from "./event-bench.js";

const CREDENTIALS = { tokenUrl: "https://login.example/token", clientId: "id", clientSecret: "s&cret", scope: "hooks" };

function issuing(answers: readonly unknown[]): FakeTarget {
  let calls = 0;
  return () => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    return answer instanceof Response ? answer : Response.json(answer);
  };
}

function benchOf(login: FakeTarget, target: FakeTarget = healthy, credentials: object = CREDENTIALS) {
  const bench = createEventBench({ "login.example": login, "169.254.169.254": login, "a.example": target });
  const subscription = bench.subscribe("a.example", {
    oAuth2Credentials: new Sealed(credentials as typeof CREDENTIALS, true),
    webhookRetryDelays: [0, 100_000],
  });
  const hosts = (): readonly string[] => bench.calls.map(({ url }) => new URL(url).host);
  return { bench, subscription, hosts, deliveries: () => bench.desk.queueOf(subscription).list() };
}

describe("a target with OAuth 2.0 credentials", () => {
  it("is called with a token that is asked for once", async () => {
    const { bench, hosts } = benchOf(issuing([{ access_token: "t1", expires_in: 3600 }]));
    bench.publish();
    bench.publish();
    await bench.idle();
    expect(hosts()).toEqual(["login.example", "a.example", "a.example"]);
    const [login, ...calls] = bench.calls;
    expect(login!.text).toBe("grant_type=client_credentials&client_id=id&client_secret=s%26cret&scope=hooks");
    expect(calls.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer t1", "Bearer t1"]);
  });

  it("is called with a new token where the target did not take the first", async () => {
    const { bench, deliveries } = benchOf(
      issuing([
        { access_token: "t1", expires_in: 3600 },
        { access_token: "t2", expires_in: 3600 },
      ]),
      answering(401, 200),
    );
    bench.publish();
    await bench.idle();
    expect(deliveries()).toMatchObject([{ status: "DELIVERED", attempts: [{ statusCode: 401 }, { statusCode: 200 }] }]);
    expect(bench.calls.at(-1)!.headers.get("authorization")).toBe("Bearer t2");
  });

  it("is called with a new token when the first has expired, or says nothing of it", async () => {
    const { bench, hosts } = benchOf(issuing([{ access_token: "t", expires_in: 60 }]), answering(500));
    bench.publish();
    await bench.idle();
    expect(hosts()).toEqual(["login.example", "a.example", "a.example", "login.example", "a.example"]);
    const timeless = benchOf(issuing([{ access_token: "t" }]));
    timeless.bench.publish();
    timeless.bench.publish();
    await timeless.bench.idle();
    expect(timeless.hosts()).toEqual(["login.example", "a.example", "login.example", "a.example"]);
  });

  it.each<[string, unknown]>([
    ["an error", new Response('{"access_token":"t"}', { status: 400 })],
    ["a redirection", new Response(null, { status: 302 })],
    ["no JSON", new Response("<html>")],
    ["null", null],
    ["no token", {}],
    ["a token that is no text", { access_token: 5 }],
    ["a token that would break the header", { access_token: "a\r\nX-Evil: 1" }],
    ["an answer that is too long", { access_token: "t", more: "x".repeat(100_000) }],
  ])("is not called where its login gives %s", async (_name, answer) => {
    const { bench, subscription, hosts, deliveries } = benchOf(issuing([answer]));
    subscription.webhookRetryDelays = [];
    bench.publish();
    await bench.idle();
    expect(hosts()).toEqual(["login.example"]);
    expect(deliveries()).toMatchObject([{ status: "FAILED", failure: "TOKEN" }]);
  });

  it("does not make the service log in at a private address", async () => {
    const { bench, subscription, hosts, deliveries } = benchOf(issuing([{ access_token: "t" }]), healthy, {
      ...CREDENTIALS,
      tokenUrl: "http://169.254.169.254/token",
    });
    subscription.webhookRetryDelays = [];
    bench.publish();
    await bench.idle();
    expect(hosts()).toEqual([]);
    expect(deliveries()).toMatchObject([{ failure: "TOKEN" }]);
  });

  it("is called without a token where the credentials are of another kind", async () => {
    const { bench, hosts } = benchOf(healthy, healthy, { username: "u", password: "p" });
    bench.publish();
    await bench.idle();
    expect(hosts()).toEqual(["a.example"]);
    expect(bench.calls[0]!.headers.has("authorization")).toBe(false);
  });
});
