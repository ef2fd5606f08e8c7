import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltCommand, buildCommand } from "../cli/built-command.js";
import { slowness } from "../slowness.js";

const BUILD_MILLISECONDS = 120_000;
/**
 * Milliseconds that importing the engine may take on an ordinary machine, the best of three, while other tests run beside it;
 * `npm run bench:import` measures it alone.
 */
const MOST_IMPORT_MILLISECONDS = 300;
/** Modules of ours that importing the engine may load: the entry point and what it shares with the others. */
const MOST_OWN_MODULES = 2;

/** Tells of each module that is loaded, on a line of its own. */
const LOADER = `
import { writeSync } from "node:fs";
export async function load(url, context, next) {
  writeSync(1, url + "\\n");
  return next(url, context);
}`;
const REGISTER = `import { register } from "node:module"; register("data:text/javascript,${encodeURIComponent(LOADER)}");`;
const asModule = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;

let built: BuiltCommand;
/** The package as it is published, where neither the optional packages nor those that are joined in are installed. */
let bare: string;

beforeAll(async () => {
  built = await buildCommand();
  bare = mkdtempSync(join(tmpdir(), "credence-bare-"));
  const { files } = JSON.parse(readFileSync(join(built.folder, "package.json"), "utf8")) as {
    files: readonly string[];
  };
  const published = files.filter((path) => path.startsWith("dist/") && !path.includes("*"));
  for (const path of ["package.json", ...published])
    cpSync(join(built.folder, path), join(bare, path), { recursive: true });
  symlinkSync(join(built.folder, "fixtures"), join(bare, "fixtures"));
  mkdirSync(join(bare, "node_modules"));
  symlinkSync(join(built.folder, "node_modules/decimal.js"), join(bare, "node_modules/decimal.js"));
}, BUILD_MILLISECONDS);
afterAll(() => {
  rmSync(bare, { recursive: true });
  built.remove();
});

function node(words: readonly string[]) {
  return spawnSync(process.execPath, words, { encoding: "utf8", maxBuffer: 50_000_000 });
}

/** The modules that are loaded where a module is imported. */
function loadedBy(path: string): readonly string[] {
  const importer = `await import(${JSON.stringify(pathToFileURL(path).href)})`;
  const { stdout, stderr } = node(["--import", asModule(REGISTER), "--input-type=module", "--eval", importer]);
  expect(stderr).toBe("");
  return stdout
    .trimEnd()
    .split("\n")
    .filter((url) => url.startsWith("file:"));
}

const OPTIONAL = /\/node_modules\/(@?hono|zod|jose|mingo|@asteasolutions|openapi3-ts|swagger-ui-dist)\//;

describe("importing credence", () => {
  it("loads the engine and decimal.js, nothing of the service", () => {
    const modules = loadedBy(join(built.folder, "dist/index.js"));
    const strays = modules.filter((url) => !/\/dist\/|\/node_modules\/decimal\.js\//.test(url));
    expect(strays).toEqual([]);
    expect(modules.filter((url) => url.includes("/dist/service/") || OPTIONAL.test(url))).toEqual([]);
    const own = modules.filter((url) => url.includes("/dist/") && !url.includes("/node_modules/"));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(MOST_OWN_MODULES);
  });

  it("would be seen loading the service", () => {
    const modules = loadedBy(join(built.folder, "dist/service/index.js"));
    expect(modules.some((url) => OPTIONAL.test(url))).toBe(true);
  });

  it(`takes less than ${MOST_IMPORT_MILLISECONDS} milliseconds`, () => {
    const url = JSON.stringify(pathToFileURL(join(built.folder, "dist/index.js")).href);
    const timer = `const before = performance.now(); await import(${url}); console.log(performance.now() - before);`;
    const times = [1, 2, 3].map(() => Number(node(["--input-type=module", "--eval", timer]).stdout));
    expect(Math.min(...times)).toBeGreaterThan(0);
    expect(Math.min(...times)).toBeLessThan(MOST_IMPORT_MILLISECONDS * slowness());
  });
});

describe("without the optional packages", () => {
  it("the engine and the command work", () => {
    const { status, stdout, stderr } = node([join(bare, "dist/cli/main.js")]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("COMPLETED");
  });

  it("credence serve says what to install", () => {
    const { status, stdout, stderr } = node([join(bare, "dist/cli/main.js"), "serve", "--port", "0"]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^credence: serving needs the optional package \S+, which is not installed; all of them:\n/);
    for (const name of ["hono", "@hono/zod-openapi", "@hono/node-server", "zod", "jose", "mingo", "swagger-ui-dist"])
      expect(stderr).toMatch(new RegExp(` ${name}@\\d+\\.\\d+\\.\\d+`));
  });
});

describe("credence serve, built", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("answers until %s, and ends with 0", async (signal) => {
    const server = spawn(process.execPath, [join(built.folder, "dist/cli/main.js"), "serve", "--port", "0"]);
    const ended = new Promise<number | null>((resolve) => server.on("exit", resolve));
    let out = "";
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on("data", (chunk) => {
        out += chunk;
        const found = /answers at (\S+)\n.*\(Ctrl-C\)/s.exec(out)?.[1];
        if (found !== undefined) resolve(found);
      });
      server.on("exit", () => reject(new Error("the server ended early")));
    });
    expect((await fetch(`${address}/v2/customers`)).status).toBe(401);
    server.kill(signal);
    expect(await ended).toBe(0);
    expect(out).toContain("Stopping");
  });
});
