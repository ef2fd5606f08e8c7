import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { notFound, Problem } from "../problem.js";

/** Files of swagger-ui-dist that are served, and as what. */
const PACKAGE_FILES: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "index.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

/** Links are relative, so that the page works below a prefix too. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Credence</title>
    <link rel="icon" type="image/png" href="docs/favicon-32x32.png">
    <link rel="stylesheet" href="docs/index.css">
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <noscript>This page needs scripts; the interface is also at <a href="openapi.json">openapi.json</a>.</noscript>
    <div id="swagger-ui"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/initializer.js"></script>
  </body>
</html>
`;

const INITIALIZER = `SwaggerUIBundle({
  url: new URL("../openapi.json", document.currentScript.src).href,
  dom_id: "#swagger-ui",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/**
 * Scripts and calls of this origin only. Pictures of the package's style sheet are data addresses, and some of its
 * elements have a style attribute.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const CACHED_FOR_A_DAY = "public, max-age=86400";
const INSTALL = "to read the interface here, install the optional package: npm install swagger-ui-dist@5.35.0";

/**
 * Mounts the page that shows the interface and sends requests: `/docs`, and the few files that it needs.
 *
 * @param folderOf - Where swagger-ui-dist is; undefined where it is not installed. Asked on first use.
 */
export function mountDocsPage(app: OpenAPIHono, folderOf: () => string | undefined = installedFolder): void {
  const contents = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const read = (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const folder = folderOf();
    if (folder === undefined) throw new Problem("NOT_FOUND", INSTALL);
    const content = contents.get(name) ?? readFile(join(folder, name));
    contents.set(name, content);
    return content;
  };
  app.get("/docs", (context) => {
    if (folderOf() === undefined) throw new Problem("NOT_FOUND", INSTALL);
    if (new URL(context.req.url).pathname.endsWith("/")) return context.redirect("../docs", 308);
    return context.body(PAGE, 200, headersOf("text/html; charset=utf-8"));
  });
  app.get("/docs/:asset", async (context) => {
    const name = context.req.param("asset");
    if (name === "initializer.js") return context.body(INITIALIZER, 200, headersOf("text/javascript; charset=utf-8"));
    if (!Object.hasOwn(PACKAGE_FILES, name)) throw notFound("file");
    const headers = { ...headersOf(PACKAGE_FILES[name]!), "Cache-Control": CACHED_FOR_A_DAY };
    return context.body(await read(name), 200, headers);
  });
}

function headersOf(contentType: string): Record<string, string> {
  return { "Content-Type": contentType, "Content-Security-Policy": POLICY };
}

/** The folder of swagger-ui-dist; undefined where it is not installed. */
function installedFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  } catch {
    return undefined;
  }
}
