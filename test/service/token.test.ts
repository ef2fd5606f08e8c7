import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { type Answer, createServiceClient, type JsonBody, type ServiceClient, START } from "./service-client.js";

const KEY = "a key of 32 characters or of more";
const FORM = { grant_type: "client_credentials", client_id: "first", client_secret: "secret of first" };
const PATHS = ["/v1/oauth/token", "/v1/token"] as const;

const client = (): ServiceClient => createServiceClient({ signingKey: KEY });

/** Sends a token request as a body of any kind. */
async function send({ service }: ServiceClient, path: string, body: string, type?: string): Promise<Answer> {
  const headers = { ...(type !== undefined && { "content-type": type }) };
  const response = await service.fetch(new Request(`https://api.example${path}`, { method: "POST", headers, body }));
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as JsonBody };
}

/** Asks for customers with a token. */
async function useToken({ service }: ServiceClient, token: unknown, scheme = "Bearer"): Promise<Response> {
  const headers = { authorization: `${scheme} ${token}` };
  return service.fetch(new Request("https://api.example/v2/customers", { headers }));
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const pathsOf = ({ body }: Answer) => (body["issues"] as { path: string }[]).map(({ path }) => path);

/** The claims of a token of the service. */
function claimsOf(token: unknown): JsonBody {
  return JSON.parse(Buffer.from(String(token).split(".")[1]!, "base64url").toString()) as JsonBody;
}

describe.each(PATHS)("POST %s", (path) => {
  it.each([
    ["a form", new URLSearchParams(FORM).toString(), "application/x-www-form-urlencoded"],
    ["a form with a charset", new URLSearchParams(FORM).toString(), "application/x-www-form-urlencoded; charset=utf-8"],
    ["JSON", JSON.stringify(FORM), "application/json"],
    ["JSON without a content type", JSON.stringify(FORM), undefined],
  ])("gives a token for %s", async (_, body, type) => {
    const one = client();
    const answer = await send(one, path, body, type);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      expires_in: 86_400,
      refresh_token: expect.any(String),
      refresh_expires_in: 864_000,
      token_type: "bearer",
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    for (const scheme of ["Bearer", "bearer", "BEARER"])
      expect((await useToken(one, answer.body["access_token"], scheme)).status).toBe(200);
  });

  it("gives a new token for a refresh token", async () => {
    const one = client();
    const { body } = await send(one, path, JSON.stringify(FORM), "application/json");
    one.passTime(100_000_000);
    expect((await useToken(one, body["access_token"])).status).toBe(401);
    const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: String(body["refresh_token"]) });
    const refreshed = await send(one, path, form.toString(), "application/x-www-form-urlencoded");
    expect(refreshed.status).toBe(200);
    expect((await useToken(one, refreshed.body["access_token"])).status).toBe(200);
  });

  it.each([
    [{ client_id: "first" }, 200],
    [{ client_id: "first", client_secret: "secret of first" }, 200],
    [{ client_id: "other" }, 401],
    [{ client_id: "other", client_secret: "secret of other" }, 401],
    [{ client_id: "first", client_secret: "secret of other" }, 401],
    [{ client_secret: "secret of other" }, 401],
    [{ client_secret: "" }, 401],
  ])("takes a refresh token with %j: %i", async (client, status) => {
    const one = createServiceClient({ signingKey: KEY });
    const { refresh_token } = (await one.signIn("first")).body;
    const body = { grant_type: "refresh_token", refresh_token, ...client };
    expect((await send(one, path, JSON.stringify(body), "application/json")).status).toBe(status);
  });

  it.each([
    [{ ...FORM, client_secret: "secret of other" }],
    [{ ...FORM, client_secret: "Secret of first" }],
    [{ ...FORM, client_id: "nobody" }],
    [{ grant_type: "refresh_token", refresh_token: "no.such.token" }],
  ])("answers 401 for %j", async (body) => {
    const answer = await send(client(), path, JSON.stringify(body), "application/json");
    expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED", status: 401 } });
  });

  it.each([
    [{}, ["/grant_type"]],
    [{ grant_type: "client_credentials" }, ["/client_id", "/client_secret"]],
    [{ grant_type: "client_credentials", client_id: "first" }, ["/client_secret"]],
    [{ grant_type: "client_credentials", client_id: "", client_secret: "a" }, ["/client_id"]],
    [{ grant_type: "refresh_token" }, ["/refresh_token"]],
    [{ ...FORM, grant_type: "password" }, ["/grant_type"]],
    [{ ...FORM, client_secret: 3 }, ["/client_secret"]],
  ])("answers 400 for %j", async (body, paths) => {
    const answer = await send(client(), path, JSON.stringify(body), "application/json");
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST", status: 400 } });
    expect(pathsOf(answer)).toEqual(paths);
  });

  it.each([
    ["", "application/json"],
    ["{", "application/json"],
    ["<a/>", "application/xml"],
  ])("answers 400 for the text %j of type %s", async (body, type) => {
    expect((await send(client(), path, body, type)).status).toBe(400);
  });

  it("does not show what was sent", async () => {
    const answer = await send(
      client(),
      path,
      JSON.stringify({ ...FORM, client_secret: "hunter2" }),
      "application/json",
    );
    expect(answer.text).not.toContain("hunter2");
  });
});

describe("a token", () => {
  const tokensOf = async (one: ServiceClient) => (await one.signIn("first")).body;

  it("is a JSON Web Token of HS256 that names client, project and life", async () => {
    const { access_token } = await tokensOf(client());
    expect(JSON.parse(Buffer.from(String(access_token).split(".")[0]!, "base64url").toString())).toEqual({
      alg: "HS256",
      typ: "JWT",
    });
    expect(claimsOf(access_token)).toMatchObject({
      sub: "first",
      organizationId: "o",
      projectId: "p",
      exp: START / 1000 + 86_400,
    });
  });

  it("holds until its last second", async () => {
    const one = client();
    const { access_token } = await tokensOf(one);
    one.passTime(86_399_000);
    expect((await useToken(one, access_token)).status).toBe(200);
    one.passTime(1000);
    expect((await useToken(one, access_token)).status).toBe(401);
  });

  it("for refreshing expires too, and opens nothing itself", async () => {
    const one = client();
    const { refresh_token, access_token } = await tokensOf(one);
    expect((await useToken(one, refresh_token)).status).toBe(401);
    const refresh = (token: unknown) =>
      one.ask("POST", "/v1/token", { as: undefined, body: { grant_type: "refresh_token", refresh_token: token } });
    expect((await refresh(access_token)).status).toBe(401);
    one.passTime(864_000_000);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  it("of a service with another key answers 401", async () => {
    const { access_token } = await tokensOf(createServiceClient({ signingKey: KEY.replace("a", "b") }));
    expect((await useToken(client(), access_token)).status).toBe(401);
  });

  it("that was altered answers 401", async () => {
    const one = client();
    const { access_token } = await tokensOf(one);
    const [header, , signature] = String(access_token).split(".");
    const claims = claimsOf(access_token);
    const forged = [
      `${header}.${base64({ ...claims, sub: "other" })}.${signature}`,
      `${base64({ alg: "none", typ: "JWT" })}.${base64(claims)}.`,
      `${base64({ alg: "none", typ: "JWT" })}.${base64(claims)}.${signature}`,
      `${base64({ alg: "HS512", typ: "JWT" })}.${base64(claims)}.${signature}`,
      `${access_token}x`,
      String(access_token).slice(0, -2),
      "x".repeat(100_000),
    ];
    for (const token of forged) {
      const response = await useToken(one, token);
      expect(response.status, token.slice(0, 60)).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(await response.json()).toEqual({ code: "UNAUTHORIZED", message: expect.any(String), status: 401 });
    }
    expect((await useToken(one, access_token)).status).toBe(200);
  });

  it.each([
    ["another issuer", { use: "access" }, "elsewhere", "first"],
    ["another use", { use: "refresh" }, "credence", "first"],
    ["no use", {}, "credence", "first"],
    ["a client that there is not", { use: "access" }, "credence", "gone"],
  ])("of the same key with %s answers 401", async (_, claims, issuer, subject) => {
    const sign = (payload: JsonBody, iss: string, sub: string) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(iss)
        .setSubject(sub)
        .setExpirationTime(START / 1000 + 60)
        .sign(new TextEncoder().encode(KEY));
    expect((await useToken(client(), await sign({ use: "access" }, "credence", "first"))).status).toBe(200);
    expect((await useToken(client(), await sign(claims, issuer, subject))).status).toBe(401);
  });

  it.each(["Basic", "", "Bearer Bearer"])("under the scheme %j answers 401", async (scheme) => {
    const one = client();
    expect((await useToken(one, (await tokensOf(one))["access_token"], scheme)).status).toBe(401);
  });
});
