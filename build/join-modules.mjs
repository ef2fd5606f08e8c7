// @ts-check
/**
 * Joins the compiled modules behind each entry point of the package, behind the compiler: importing the engine would otherwise
 * open two hundred small files one by one, which takes three times as long as all else that an import does. What two entry
 * points share stands once, in `dist/chunks`, so that both have the same classes and the same memory. The modules themselves
 * stay where they are, for the commands and benches that load one of them. Run by `npm run build`.
 */
import { readFileSync } from "node:fs";
import { isAbsolute, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const PROJECT = fileURLToPath(new URL("../", import.meta.url));
const DIST = "dist";
/** The folder of what entry points share: as deep as the command's, for modules of both look for files by relative paths. */
const SHARED = "chunks";
const OUTSIDE_ENGINE = /^(?:service|cli)\b/;
/** Packages of which the few modules that we import are joined in; all others stay imports. */
const JOINED_PACKAGE = /^(?:date-fns|@date-fns\/utc)(?:\/|$)/;
/** The folder of a joined package, in the path of a module of it. */
const PACKAGE_FOLDER = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENCE = "LICENSE.md";

/**
 * Writes all of a module in ASCII: for a single character beyond Latin V8 takes longer to read the file, and keeps it at twice
 * the size.
 * @type {import("rolldown").Plugin}
 */
const asciiModules = {
  name: "ascii-modules",
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = asciiOf(file.code);
  },
};

/** @param {string} code */
function asciiOf(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Writes the licence of each package that is joined in beside the modules.
 * @type {import("rolldown").Plugin}
 */
const licences = {
  name: "licences",
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
    const folders = new Map(modules.map((id) => PACKAGE_FOLDER.exec(id)).map((found) => [found?.[1], found?.[0]]));
    for (const [name, folder] of folders) {
      if (name === undefined || folder === undefined) continue;
      const fileName = `${SHARED}/licences/${name.replace("/", "-")}.md`;
      this.emitFile({ type: "asset", fileName, source: readFileSync(join(folder, LICENCE), "utf8") });
    }
  },
};

/**
 * The modules that users of the package load, by their path below `dist` without the ending.
 * @param {{ exports: Readonly<Record<string, string | { readonly default: string }>>, bin: Readonly<Record<string, string>> }} manifest
 */
export function entryPointsOf({ exports, bin }) {
  const modules = Object.values(exports).flatMap((target) => (typeof target === "string" ? [] : [target.default]));
  return [...modules, ...Object.values(bin)].map((path) => posix.relative(DIST, path).replace(/\.js$/, ""));
}

/**
 * Joins the modules of a compiled project in place.
 * @param {string} project the folder of `package.json` and `dist`
 */
export async function joinModules(project) {
  const dist = join(project, DIST);
  const entryPoints = entryPointsOf(JSON.parse(readFileSync(join(project, "package.json"), "utf8")));
  const joined = await rolldown({
    cwd: project,
    input: Object.fromEntries(entryPoints.map((name) => [name, join(dist, `${name}.js`)])),
    platform: "node",
    // Our own modules are named by paths.
    external: (id) => !id.startsWith(".") && !isAbsolute(id) && !JOINED_PACKAGE.test(id),
    plugins: [asciiModules, licences],
    onLog: (_level, { message }) => {
      // A warning is a missing module or export: it would otherwise be a line that nobody reads.
      throw new Error(message);
    },
  });
  await joined.write({
    dir: dist,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: `${SHARED}/[name].js`,
    codeSplitting: { groups: [{ name: "engine", test: (id) => !OUTSIDE_ENGINE.test(relative(dist, id)) }] },
    minifyInternalExports: false,
    // The declarations beside the entry points hold the documentation.
    comments: { jsdoc: false },
  });
  await joined.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await joinModules(PROJECT);
