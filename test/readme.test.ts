import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { readPage } from "./pages.js";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const blocksOf = (page: string): readonly string[] =>
  [...readPage(page).matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block!);
const BLOCKS = blocksOf("README.md");
const OF_GUIDE = blocksOf("docs/service.md");

/** What a reader of a block has from the blocks before it, or of his own. */
const KNOWN = `
type Engine = typeof import("credence");
declare global {
  const analyze: Engine["analyze"];
  const explain: Engine["explain"];
  const recompute: Engine["recompute"];
  const analysis: import("credence").Analysis;
  const project: import("credence").ProjectOptions;
  const body: unknown;
  const now: string;
  const readStatement: (pdf: Uint8Array) => Promise<{ accounts: object[] }>;
}
export {};
`;

const nameOf = (place: number): string => `readme-${place}.ts`;

/** What the compiler says of the blocks, each a module of its own, under the settings of the project. */
function faultsOf(blocks: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile) as { config: object };
  const { compilerOptions } = config as { compilerOptions: object };
  const paths = { credence: ["./src/index.ts"], "credence/service": ["./src/service/index.ts"] };
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, paths, noUnusedLocals: false }, ROOT);
  const texts = new Map(blocks.map((block, place) => [join(ROOT, nameOf(place)), `${block}\nexport {};\n`]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const known = join(ROOT, "readme-known.ts");
  const textOf = (path: string): string | undefined => (path === known ? KNOWN : texts.get(path));
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.readFile = (path) => textOf(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...others) => {
    const text = textOf(path);
    return text === undefined ? getSourceFile(path, version, ...others) : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram([known, ...texts.keys()], options, host);
  return [...texts.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)!;
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path.slice(ROOT.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
  });
}

/** Blocks as a hasty writer has them: the score may be missing, and an option is none. */
const WRONG = ["analysis.scores.creditScore.value;", "analyze(body, { later: now });"];

it("the blocks of code of README and service guide compile, and would be caught if not", () => {
  expect(BLOCKS.length).toBeGreaterThan(4);
  expect(OF_GUIDE.length).toBeGreaterThan(1);
  const blocks = [...BLOCKS, ...OF_GUIDE];
  const faults = faultsOf([...blocks, ...WRONG]);
  const isOfWrong = (fault: string): boolean => WRONG.some((_, at) => fault.startsWith(nameOf(blocks.length + at)));
  expect(faults.filter((fault) => !isOfWrong(fault))).toEqual([]);
  expect(faults.filter(isOfWrong)).toHaveLength(3);
});
