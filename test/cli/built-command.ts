import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

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
  run(words: readonly string[], input?: string): Run;
  /** Takes away what was built for the tests. */
  remove(): void;
}

/** The build of `dist`; where it is missing or older than the source, one in a folder of its own. */
export function buildCommand(): BuiltCommand {
  const isFresh = existsSync(join(ROOT, "dist/cli/main.js")) && newest(join(ROOT, "src")) <= newest(join(ROOT, "dist"));
  const folder = isFresh ? undefined : buildApart();
  const main = join(folder ?? ROOT, "dist/cli/main.js");
  return {
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

function buildApart(): string {
  const folder = mkdtempSync(join(tmpdir(), "credence-"));
  for (const name of ["node_modules", "fixtures"]) symlinkSync(join(ROOT, name), join(folder, name));
  cpSync(join(ROOT, "package.json"), join(folder, "package.json"));
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  spawnSync(process.execPath, [compiler, "-p", join(ROOT, "tsconfig.build.json"), "--outDir", join(folder, "dist")]);
  return folder;
}
