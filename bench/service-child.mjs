// @ts-check
/**
 * The process that is measured: the built service, or a bare Hono `hello` beside it. Tells its parent its address, and
 * its memory whenever it is asked; ends when the parent goes.
 */
import { pathToFileURL } from "node:url";
import { memoryOf } from "./service-memory.mjs";
import { createServiceOptions } from "./service-options.mjs";

const [kind, entry] = process.argv.slice(2);
const send = (/** @type {object} */ message) => process.send?.(message);

process.on("disconnect", () => process.exit());
process.on("message", () => send(memoryOf(process)));

if (kind === "hello") {
  const [{ Hono }, { serve }] = await Promise.all([import("hono"), import("@hono/node-server")]);
  const app = new Hono().get("/", (context) => context.text("hello"));
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
    send({ address: `http://127.0.0.1:${port}` }),
  );
} else {
  const { createService, startServer } = await import(pathToFileURL(entry ?? "").href);
  const service = createService({
    ...createServiceOptions(),
    onFault: (/** @type {object} */ fault) => send({ fault }),
  });
  const { address } = await startServer(service, { port: 0 });
  send({ address });
}
