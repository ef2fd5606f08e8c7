import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import * as engine from "../src/index.js";
import { readPage } from "./pages.js";
import { SOURCES } from "./source-files.js";

const NOW = "2026-06-30T12:00:00Z";
const SAMPLE = "../fixtures/bodies/fr-steady-family.native.json";

/** What stands before a reader of an example: the engine, the sample household, and what the examples before it made. */
function readersContext(): object {
  const body = JSON.parse(readFileSync(new URL(SAMPLE, import.meta.url), "utf8")) as object;
  const project = { market: "FR" } as const;
  const analysis = engine.analyze(body, { now: NOW, project });
  const identity = { analysisId: "a1", createdAt: NOW, updatedAt: NOW };
  return createContext({ ...engine, body, project, now: NOW, analysis, identity });
}

/** A statement of an example, and what the comment at its end or right behind it says of its value. */
interface Step {
  readonly code: string;
  readonly said: string;
}

function stepsOf(block: string): readonly Step[] {
  const steps: Step[] = [];
  let code = "";
  for (const line of block.split("\n").filter((one) => !/^import /.test(one))) {
    const comment = /^\s*\/\/ ?(.*)$/.exec(line)?.[1];
    const last = steps.at(-1);
    if (comment !== undefined && code === "" && last !== undefined) {
      steps[steps.length - 1] = { ...last, said: `${last.said} ${comment.trim()}` };
      continue;
    }
    code += `${line}\n`;
    const [, statement, said] = /^([\s\S]*;)\s*(?:\/\/ (.*))?$/.exec(code.trim()) ?? [];
    if (statement === undefined || !isWhole(statement)) continue;
    steps.push({ code: statement, said: said ?? "" });
    code = "";
  }
  return steps;
}

function isWhole(statement: string): boolean {
  return ts.transpileModule(statement, { reportDiagnostics: true }).diagnostics?.length === 0;
}

/** Runs an example; the values that its comments state beside those that it has. A comment in words states none. */
function valuesOf(block: string, context: object): readonly { readonly code: string; said: unknown; found: unknown }[] {
  return stepsOf(block).flatMap(({ code, said }) => {
    const script = ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2023 } }).outputText;
    const found: unknown = runInContext(script.replace(/^const /gm, "var "), context);
    const stated = literalOf(said);
    return stated === undefined ? [] : [{ code, said: stated, found: JSON.parse(JSON.stringify(found)) as unknown }];
  });
}

function literalOf(said: string): unknown {
  try {
    return said.trim() === "" ? undefined : JSON.parse(JSON.stringify(runInContext(`(${said})`, createContext({}))));
  } catch {
    return undefined;
  }
}

const BLOCKS = [...readPage("README.md").matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block!);

/** The examples of the doc comments of a file. */
function examplesIn(path: string): readonly string[] {
  const { text } = SOURCES.find((file) => file.path === path)!;
  return [...text.matchAll(/^ \* @example\n((?: \*(?! @|\/).*\n)+)/gm)].map(([, lines]) =>
    lines!.replace(/^ \* ?/gm, ""),
  );
}

describe("the values that examples state", () => {
  it("are those of the sample household, on the README", () => {
    const context = readersContext();
    const values = BLOCKS.filter((block) => !block.includes("createService")).flatMap((one) => valuesOf(one, context));
    expect(values.length).toBeGreaterThanOrEqual(6);
    for (const { code, said, found } of values) expect(found, code).toEqual(said);
  });

  it.each([
    ["src/analyze.ts", 2],
    ["src/adapt.ts", 4],
    ["src/enrich.ts", 1],
    ["src/views/full-analysis.ts", 2],
  ])("are so in the comments of %s", (path, least) => {
    const values = examplesIn(path).flatMap((example) => valuesOf(example, readersContext()));
    expect(values.length).toBeGreaterThanOrEqual(least);
    for (const { code, said, found } of values) expect(found, code).toEqual(said);
  });

  it("would be missed if they were others", () => {
    const [value] = valuesOf('analysis.usage; // "BUSINESS"', readersContext());
    expect(value).toMatchObject({ said: "BUSINESS", found: "CONSUMER" });
  });
});
