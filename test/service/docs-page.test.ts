import { runInNewContext } from "node:vm";
import { OpenAPIHono } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { mountDocsPage } from "../../src/service/http/docs-page.js";
import { createService } from "../../src/service/index.js";
import type { Problem } from "../../src/service/problem.js";

const service = createService({ serviceAccounts: [] });
const get = (path: string): Promise<Response> => service.fetch(new Request(`http://service.test${path}`));

describe("/docs", () => {
  it("is a page without a script or style of its own", async () => {
    const response = await get("/docs");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await response.text();
    expect(page).not.toMatch(/<style|style=|\son\w+=|<script(?! src=)/);
  });

  it("allows scripts and calls of its own origin only", async () => {
    for (const path of ["/docs", "/docs/initializer.js", "/docs/swagger-ui-bundle.js"]) {
      const policy = (await get(path)).headers.get("content-security-policy")!;
      const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]));
      expect(rules.get("default-src")).toBe("'none'");
      expect(rules.get("script-src")).toBe("'self'");
      expect(rules.get("style-src")).toBe("'self'");
      expect(rules.get("connect-src")).toBe("'self'");
      expect(rules.get("frame-ancestors")).toBe("'none'");
    }
  });

  it("loads nothing but files that are served here", async () => {
    const page = await (await get("/docs")).text();
    const links = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      (match) => new URL(match[1]!, "http://service.test/docs"),
    );
    expect(links).toHaveLength(6);
    for (const { origin, pathname } of links) {
      expect(origin).toBe("http://service.test");
      expect((await get(pathname)).status, pathname).toBe(200);
    }
  });

  it.each([
    ["/docs/swagger-ui-bundle.js", "text/javascript; charset=utf-8", 500_000],
    ["/docs/swagger-ui.css", "text/css; charset=utf-8", 50_000],
    ["/docs/index.css", "text/css; charset=utf-8", 50],
    ["/docs/favicon-32x32.png", "image/png", 100],
  ])("%s is %s, and may be kept", async (path, contentType, leastBytes) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(contentType);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(leastBytes);
  });

  it("starts with the document of this service, wherever it is mounted", async () => {
    const script = await (await get("/docs/initializer.js")).text();
    const given: Record<string, unknown>[] = [];
    runInNewContext(script, {
      URL,
      document: { currentScript: { src: "https://host.test/below/docs/initializer.js" } },
      SwaggerUIBundle: (options: Record<string, unknown>) => given.push(options),
    });
    expect(given).toEqual([
      expect.objectContaining({
        url: "https://host.test/below/openapi.json",
        dom_id: "#swagger-ui",
        validatorUrl: null,
      }),
    ]);
  });

  it("with a slash at its end leads to the page whose relative links hold", async () => {
    const response = await get("/docs/");
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get("location")!, "http://service.test/docs/").pathname).toBe("/docs");
  });

  it.each([
    "/docs/index.html",
    "/docs/package.json",
    "/docs/swagger-ui-bundle.js.map",
    "/docs/..%2fpackage.json",
    "/docs/%2e%2e/package.json",
    "/docs/constructor",
    "/docs/__proto__",
    "/docs/a/b",
  ])("%s is not served", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND", status: 404 });
  });
});

describe("/docs without swagger-ui-dist", () => {
  it("says what to install", async () => {
    const app = new OpenAPIHono();
    app.onError((error, context) => context.json((error as Problem).body, (error as Problem).status as 404));
    mountDocsPage(app, () => undefined);
    for (const path of ["/docs", "/docs/swagger-ui.css"]) {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      const { message } = (await response.json()) as { message: string };
      expect(message).toContain("npm install swagger-ui-dist@");
    }
  });
});
