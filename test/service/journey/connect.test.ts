import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/service/options.js";
import type { JsonBody } from "../service-client.js";
import { BACK, createJourneyClient, type JourneyClient, visitOf } from "./journey-client.js";

let client: JourneyClient;

beforeEach(() => {
  client = createJourneyClient();
});

describe("the page", () => {
  it("is a form of three buttons that runs and loads nothing", async () => {
    const page = await client.show(visitOf(await client.openSession()));
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    const policy = page.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(page.text).not.toMatch(/<script|<link|<img|\bon\w+=/i);
    expect(page.text).toMatch(/<html lang="en">/);
    expect([...page.text.matchAll(/name="outcome" value="(\w+)"/g)].map(([, outcome]) => outcome)).toEqual([
      "success",
      "error",
      "user_cancelled",
    ]);
  });

  it.each(["/connect", "/connect/", "/v1/connect", "/api/connect/"])("at %s sends its form there", async (path) => {
    const page = await client.show(visitOf(await client.openSession()));
    const action = /<form method="post" action="([^"]+)">/.exec(page.text)![1]!;
    const { pathname, search } = new URL(action, `https://api.example${path}?code=secret`);
    expect([pathname, search]).toEqual([path, ""]);
  });

  it("writes what it was given as text", async () => {
    const redirectUri = "https://client.example/below/'%22%3E?a=\"><script>alert(1)</script>&b='";
    const page = await client.show(visitOf(await client.openSession(), { redirect_uri: redirectUri }));
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("<script");
    expect(page.text).toContain("a=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;b=&#39;");
  });
});

describe("an end user who comes", () => {
  const WRONG: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ["with a wrong code", { code: "x".repeat(32) }],
    ["with an empty code", { code: "" }],
    ["with an unknown session", { session_id: "none" }],
    ["with an unknown client", { client_id: "none" }],
    ["with another client of the project", { client_id: "second" }],
    ["with another project's client", { client_id: "other" }],
    ["from an unregistered address", { redirect_uri: "https://evil.example/back" }],
    ["from a neighbour of a registered address", { redirect_uri: "https://client.example/below-evil/" }],
    ["from above a registered address", { redirect_uri: "https://client.example/below/../evil" }],
    ["from a script", { redirect_uri: "javascript:alert(1)" }],
  ];

  it.each(WRONG)("%s is sent nowhere", async (_case, wrong) => {
    const session = await client.openSession();
    const visit = visitOf(session, wrong);
    for (const answer of [await client.show(visit), await client.finish(visit, "success")]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.get("location")).toBeNull();
      expect(answer.headers.get("content-type")).toContain("application/json");
      expect(answer.text).not.toContain("evil");
    }
    expect(await client.statusOf(session)).toBe("OPEN");
  });

  it.each(["client_id", "redirect_uri", "session_id", "code"])("without %s is sent nowhere", async (name) => {
    const { [name]: _left, ...visit } = visitOf(await client.openSession());
    expect((await client.show(visit)).status).toBe(400);
    expect((await client.finish(visit, "success")).status).toBe(400);
  });

  it("with an outcome that there is not is sent nowhere", async () => {
    expect((await client.finish(visitOf(await client.openSession()), "session_expired")).status).toBe(400);
  });

  it.each([
    ["success", "SUCCESS"],
    ["error", "ERROR"],
    ["user_cancelled", "USER_CANCELLED"],
  ])("leaves by %s, once", async (outcome, status) => {
    await client.listen("session_connect_state_changed");
    const session = await client.openSession();
    const answer = await client.finish(visitOf(session), outcome);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${BACK}&state=${outcome}&session_id=${session["session_id"]}`);
    expect(await client.statusOf(session)).toBe(status);

    expect((await client.show(visitOf(session))).text).toContain("already used");
    const again = await client.finish(visitOf(session), "success");
    const usedBack = `${BACK}&state=session_already_used&session_id=${session["session_id"]}`;
    expect([again.status, again.headers.get("location")]).toEqual([303, usedBack]);
    expect(await client.statusOf(session)).toBe(status);

    await client.service.idle();
    const payload = { customerId: session["customer_id"], sessionId: session["session_id"] };
    expect(client.events).toEqual([{ eventName: "session_connect_state_changed", payload }]);
  });

  it("leaves by success once, however often the button is pressed at the same time", async () => {
    await client.listen("bank_details_required");
    const session = await client.openSession();
    const presses = Array.from({ length: 5 }, () => client.finish(visitOf(session), "success"));
    const states = (await Promise.all(presses)).map(({ headers }) =>
      new URL(headers.get("location")!).searchParams.get("state"),
    );
    expect(states.sort()).toEqual([...Array(4).fill("session_already_used"), "success"]);
    await client.service.idle();
    expect(client.events).toHaveLength(1);
  });

  it("successfully lets the client be asked for the bank's accounts", async () => {
    await client.listen("bank_details_required");
    const session = await client.openSession();
    await client.finish(visitOf(session), "success");
    await client.service.idle();
    const read = await client.ask("GET", `/v1/sessions/${session["session_id"]}`);
    const analysisId = read.body["analysis_id"];
    expect(analysisId).toEqual(expect.any(String));
    const payload = { customerId: session["customer_id"], analysisId, sessionId: session["session_id"] };
    expect(client.events).toEqual([{ eventName: "bank_details_required", payload }]);
  });

  it("comes back with an error where no analysis can be kept", async () => {
    client = createJourneyClient({ analyses: 0 });
    const session = await client.openSession();
    const answer = await client.finish(visitOf(session), "success");
    expect(answer.headers.get("location")).toContain("state=error&");
    expect(await client.statusOf(session)).toBe("ERROR");
  });

  it("in time is served, and too late is told so every time", async () => {
    const session = await client.openSession();
    client.passTime(DEFAULT_LIMITS.sessionLifeMs - 1);
    expect((await client.show(visitOf(session))).text).toContain("Connect your bank");
    await client.listen("session_connect_state_changed");
    client.passTime(1);
    expect((await client.show(visitOf(session))).text).toContain("has expired");
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await client.finish(visitOf(session), "success");
      const back = `${BACK}&state=session_expired&session_id=${session["session_id"]}`;
      expect([answer.status, answer.headers.get("location")]).toEqual([303, back]);
    }
    const read = await client.ask("GET", `/v1/sessions/${session["session_id"]}`);
    expect(read.body).toMatchObject({ status: "EXPIRED" });
    expect(read.body).not.toHaveProperty("analysis_id");
    await client.service.idle();
    expect(client.events).toHaveLength(1);
  });

  it("after using a session is told that, not that it is too late", async () => {
    const session = await client.openSession();
    await client.finish(visitOf(session), "user_cancelled");
    client.passTime(DEFAULT_LIMITS.sessionLifeMs);
    expect((await client.finish(visitOf(session), "success")).headers.get("location")).toContain(
      "session_already_used",
    );
  });

  it("is sent nowhere when the client is gone", async () => {
    const session = await client.openSession();
    const accounts = (await client.ask("GET", "/v1/service-accounts")).body["resources"] as JsonBody[];
    const { id } = accounts.find(({ clientId }) => clientId === "first")!;
    await client.ask("DELETE", `/v1/service-accounts/${id}`, { as: "second" });
    expect((await client.finish(visitOf(session), "success")).status).toBe(400);
  });
});
