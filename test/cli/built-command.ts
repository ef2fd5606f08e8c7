import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { joinModules } from "../../build/join-modules.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Bytes that a run may print: a whole analysis as JSON takes about one million. */
const MOST_OUTPUT = 50_000_000;

/** What a run of the command gave. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** The command as users run it: built, in a process of its own. */
export interface BuiltCommand {
  /** Where `dist` and `package.json` are. */
  readonly folder: string;
  run(words: readonly string[], input?: string | Uint8Array): Run;
  /** Takes away what was built for the tests. */
  remove(): void;
}

/** The build of `dist`; where it is missing or older than the source, one in a folder of its own. */
export async function buildCommand(): Promise<BuiltCommand> {
  const isFresh = existsSync(join(ROOT, "dist/chunks")) && newest(join(ROOT, "src")) <= newest(join(ROOT, "dist"));
  const folder = isFresh ? undefined : await buildApart();
  const main = join(folder ?? ROOT, "dist/cli/main.js");
  return {
    folder: folder ?? ROOT,
    run: (words, input = "") => {
      const options = { input, encoding: "utf8", maxBuffer: MOST_OUTPUT } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], options);
      return { code: status, out: stdout, errors: stderr };
    },
    remove: () => {
      if (folder !== undefined) rmSync(folder, { recursive: true });
    },
  };
}

function newest(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(
    ...names.map((name) => statSync(join(folder, name))).map((file) => (file.isFile() ? file.mtimeMs : 0)),
  );
}

async function buildApart(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "credence-"));
  for (const name of ["node_modules", "fixtures"]) symlinkSync(join(ROOT, name), join(folder, name));
  cpSync(join(ROOT, "package.json"), join(folder, "package.json"));
  for (const name of readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const path = join(folder, "dist", name.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, compile(readFileSync(join(ROOT, "src", name), "utf8")));
  }
  await joinModules(folder);
  return folder;
}

/** A file without its types: what the compiler makes of it, in a tenth of the time, since nothing is checked. */
function compile(text: string): string {
  const { ES2023: target } = ts.ScriptTarget;
  const { ESNext: module } = ts.ModuleKind;
  return ts.transpileModule(text, { compilerOptions: { target, module, verbatimModuleSyntax: true } }).outputText;
}
