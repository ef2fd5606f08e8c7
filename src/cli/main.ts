#!/usr/bin/env node
import { analyze } from "../analyze.js";
import { InvalidBodyError } from "../model/issue.js";
import type { Analysis } from "../results/analysis.js";
import { readSource } from "./body-source.js";
import { type Command, HELP, parseCommand } from "./command.js";
import { jsonPieces } from "./json-pieces.js";
import { print } from "./print.js";
import { summarise } from "./summary.js";

/** How a run ends: computed, in ERROR, refused, with a result that could not be written. */
const COMPUTED = 0;
const IN_ERROR = 1;
const REFUSED = 2;
const NOT_WRITTEN = 3;

/** What an issue of the body itself is about: its path is empty, and `/` would be a member without a name. */
const WHOLE_BODY = "(body)";

/** The time of the sample household, which is analysed where no body is given. */
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
  const source = await readSource(command.path);
  if (source.fault !== undefined) {
    process.stderr.write(`credence: ${source.fault}\n`);
    return REFUSED;
  }
  return report(source.body, command);
}

async function report(body: unknown, command: Command): Promise<number> {
  try {
    const options = command.path === undefined ? { now: SAMPLE_NOW, ...command.options } : command.options;
    const analysis = analyze(body, options);
    await print(command.isJson ? jsonLines(analysis) : [summarise(analysis)], process.stdout);
    return analysis.status === "ERROR" ? IN_ERROR : COMPUTED;
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    for (const { code, path, message } of error.issues)
      process.stderr.write(`${path === "" ? WHOLE_BODY : path}: ${message} (${code})\n`);
    if (error.unlistedIssueCount > 0) process.stderr.write(`and ${error.unlistedIssueCount} more\n`);
    return REFUSED;
  }
}

function* jsonLines(analysis: Analysis): Generator<string> {
  yield* jsonPieces(analysis);
  yield "\n";
}

process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  // A reader that has read enough, such as `head`, closes its end: no fault of the analysis.
  if (code === "EPIPE") return;
  process.stderr.write(`credence: cannot write to standard output: ${code}\n`);
  process.exit(NOT_WRITTEN);
});
// Where nobody reads the errors, the exit code still tells how it ended.
process.stderr.on("error", () => {});

const words = process.argv.slice(2);
if (words[0] === "serve") {
  // Loaded here only: no other use of the command needs the service's packages.
  const { serve } = await import("./serve.js");
  // What could not be finished in time must not keep the process alive.
  process.exit(await serve(words.slice(1)));
}
process.exitCode = await run(words);
