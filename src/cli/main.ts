#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { analyze } from "../analyze.js";
import { InvalidBodyError } from "../model/issue.js";
import { type Command, HELP, parseCommand } from "./command.js";
import { summarise } from "./summary.js";

/** How a run ends: computed, in ERROR, refused. */
const COMPUTED = 0;
const IN_ERROR = 1;
const REFUSED = 2;

/** What an issue of the body itself is about: its path is empty, and `/` would be a member without a name. */
const WHOLE_BODY = "(body)";

/** The household that is analysed where no body is given. */
const SAMPLE = new URL("../../fixtures/bodies/fr-steady-family.native.json", import.meta.url);
const SAMPLE_NOW = "2026-06-30T12:00:00Z";

async function run(words: readonly string[]): Promise<number> {
  const command = parseCommand(words);
  if ("fault" in command) {
    process.stderr.write(`credence: ${command.fault}\n\n${HELP}`);
    return REFUSED;
  }
  if (command.isHelp) {
    process.stdout.write(HELP);
    return COMPUTED;
  }
  const source = await readSource(command);
  if (source.fault !== undefined) {
    process.stderr.write(`credence: ${source.fault}\n`);
    return REFUSED;
  }
  return report(source.body, command);
}

function report(body: unknown, command: Command): number {
  try {
    const options = command.path === undefined ? { now: SAMPLE_NOW, ...command.options } : command.options;
    const analysis = analyze(body, options);
    process.stdout.write(command.isJson ? `${JSON.stringify(analysis, null, 2)}\n` : summarise(analysis));
    return analysis.status === "ERROR" ? IN_ERROR : COMPUTED;
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    for (const { code, path, message } of error.issues)
      process.stderr.write(`${path === "" ? WHOLE_BODY : path}: ${message} (${code})\n`);
    if (error.unlistedIssueCount > 0) process.stderr.write(`and ${error.unlistedIssueCount} more\n`);
    return REFUSED;
  }
}

interface Source {
  readonly body?: unknown;
  readonly fault?: string;
}

async function readSource({ path }: Command): Promise<Source> {
  const name = path === undefined ? "the sample household" : path === "-" ? "standard input" : path;
  let content: string;
  try {
    content = path === "-" ? await text(process.stdin) : readFileSync(path ?? SAMPLE, "utf8");
  } catch (error) {
    return { fault: `cannot read ${name}: ${(error as NodeJS.ErrnoException).code ?? "unknown failure"}` };
  }
  try {
    return { body: JSON.parse(content.replace(/^\uFEFF/, "")) };
  } catch {
    return { fault: `${name} is not JSON` };
  }
}

// A reader that has read enough, such as `head`, closes its end: no fault of the analysis.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const words = process.argv.slice(2);
if (words[0] === "serve") {
  // Loaded here only: no other use of the command needs the service's packages.
  const { serve } = await import("./serve.js");
  // What could not be finished in time must not keep the process alive.
  process.exit(await serve(words.slice(1)));
}
process.exitCode = await run(words);
