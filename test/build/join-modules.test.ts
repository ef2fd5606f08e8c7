import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { entryPointsOf, joinModules } from "../../build/join-modules.mjs";

const root = mkdtempSync(join(tmpdir(), "modules-"));
afterAll(() => rmSync(root, { recursive: true }));

const MANIFEST = {
  type: "module",
  exports: {
    ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
    "./service": { types: "./dist/service/index.d.ts", default: "./dist/service/index.js" },
    "./package.json": "./package.json",
  },
  bin: { credence: "dist/cli/main.js" },
};

/** A project as the compiler leaves it: three entry points over one error of their own. */
const MODULES = {
  "dist/model/fault.js": "/** Documented. */\nexport class Fault extends Error {}\n",
  "dist/index.js": 'export { Fault } from "./model/fault.js";\n',
  "dist/service/index.js":
    'import { sep } from "node:path"; import { Fault } from "../model/fault.js";\nexport const fault = new Fault(sep);\n',
  "dist/cli/main.js":
    '#!/usr/bin/env node\nimport { Fault } from "../model/fault.js";\nexport const FAULTS = [Fault];\nexport const serve = () => import("./serve.js");\n',
  "dist/cli/serve.js":
    'export const MANIFEST = new URL("../../package.json", import.meta.url); export * from "../service/index.js";\n',
};

function projectOf(name: string, modules: Readonly<Record<string, string>>): string {
  const project = join(root, name);
  for (const [path, text] of Object.entries({ "package.json": JSON.stringify(MANIFEST), ...modules })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return project;
}

describe("joining the modules", () => {
  it("begins at what the package exports and at its command", () => {
    expect(entryPointsOf(MANIFEST)).toEqual(["index", "service/index", "cli/main"]);
  });

  it("leaves what entry points share in one place", async () => {
    const project = projectOf("sound", MODULES);
    await joinModules(project);
    const load = (path: string) => import(pathToFileURL(join(project, path)).href);
    const [engine, service, command] = [
      await load("dist/index.js"),
      await load("dist/service/index.js"),
      await load("dist/cli/main.js"),
    ];
    expect(service.fault).toBeInstanceOf(engine.Fault);
    expect(command.FAULTS).toEqual([engine.Fault]);
    const { MANIFEST: found, fault } = await command.serve();
    expect(found.href).toBe(pathToFileURL(join(project, "package.json")).href);
    expect(fault).toBe(service.fault);
  });

  it("joins all of a module, keeps the command's first line and the modules themselves", async () => {
    const project = projectOf("kept", MODULES);
    await joinModules(project);
    const textOf = (path: string) => readFileSync(join(project, path), "utf8");
    expect(textOf("dist/index.js")).toMatch(/^export \{ Fault \} from "\.\/chunks\/engine\.js";\n$/);
    expect(textOf("dist/chunks/engine.js")).toContain("Fault = class extends Error");
    expect(textOf("dist/chunks/engine.js")).not.toContain("Documented");
    expect(textOf("dist/service/index.js")).toContain('from "node:path"');
    expect(textOf("dist/cli/main.js")).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(textOf("dist/model/fault.js")).toBe(MODULES["dist/model/fault.js"]);
  });

  it("writes what is beyond ASCII so that it means the same", async () => {
    const fault =
      "export class Fault extends Error {}\nexport const SIGN = '€ \u{1f600} é';\nexport const isSign = /^[€é]$/;\n";
    const index = 'export { Fault, SIGN, isSign } from "./model/fault.js";\n';
    const project = projectOf("ascii", { ...MODULES, "dist/model/fault.js": fault, "dist/index.js": index });
    await joinModules(project);
    const joined = readFileSync(join(project, "dist/chunks/engine.js"), "utf8");
    expect([...joined].filter((character) => character > "\u007f")).toEqual([]);
    const { SIGN, isSign } = await import(pathToFileURL(join(project, "dist/index.js")).href);
    expect(SIGN).toBe("\u20ac \ud83d\ude00 \u00e9");
    expect(isSign.test("\u20ac")).toBe(true);
  });

  it("joins what is taken of date-fns, with its licence, and no other package", async () => {
    const project = projectOf("packages", {
      ...MODULES,
      "dist/index.js":
        'import { addMonths } from "date-fns/addMonths";\nimport { Decimal } from "decimal.js";\nexport { Fault } from "./model/fault.js";\nexport const sum = () => [addMonths(), Decimal];\n',
      "node_modules/date-fns/package.json": '{ "type": "module", "exports": { "./addMonths": "./addMonths.js" } }',
      "node_modules/date-fns/addMonths.js": "export const addMonths = () => 'joined';\n",
      "node_modules/date-fns/LICENSE.md": "As you like.\n",
    });
    await joinModules(project);
    const joined = readdirSync(join(project, "dist"), { recursive: true, encoding: "utf8" })
      .filter((name) => /^(chunks\/[^/]+|index)\.js$/.test(name))
      .map((name) => readFileSync(join(project, "dist", name), "utf8"))
      .join("");
    expect(joined).toContain("'joined'".replaceAll("'", '"'));
    expect(joined).not.toContain('date-fns/addMonths"');
    expect(joined).toContain('from "decimal.js"');
    expect(readFileSync(join(project, "dist/chunks/licences/date-fns.md"), "utf8")).toBe("As you like.\n");
    expect(readdirSync(join(project, "dist/chunks/licences"))).toEqual(["date-fns.md"]);
  });

  it("fails where a module or an export is missing", async () => {
    const without = projectOf("without", { ...MODULES, "dist/index.js": 'export { a } from "./nowhere.js";\n' });
    await expect(joinModules(without)).rejects.toThrow("nowhere.js");
    const unnamed = projectOf("unnamed", { ...MODULES, "dist/index.js": 'export { Fold } from "./model/fault.js";\n' });
    await expect(joinModules(unnamed)).rejects.toThrow("Fold");
  });
});
