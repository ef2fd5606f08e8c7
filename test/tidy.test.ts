import ts from "typescript";
import { describe, expect, it } from "vitest";
import { importsOf, nodesOf, placeOf, SOURCES, type SourceFile, specifiersOf, TESTS } from "./source-files.js";

/** The ladder of rooms: a file imports from its own rung and from lower ones. */
const RUNGS: readonly (readonly string[])[] = [
  ["base"],
  ["model", "version.ts"],
  ["schema", "lexicon", "scorecards", "parameters.ts"],
  ["adapters", "passes"],
  ["observe"],
  ["results"],
  ["views"],
  ["analyze.ts", "enrich.ts", "adapt.ts"],
  ["explain", "compare"],
  ["index.ts"],
  ["service"],
  ["cli"],
];
const OUTER_RUNG = RUNGS.findIndex((rung) => rung.includes("service"));

const roomOf = (path: string): string => path.split("/")[1]!;
const rungOf = (path: string): number => RUNGS.findIndex((rung) => rung.includes(roomOf(path)));
const isEngine = ({ path }: SourceFile): boolean => rungOf(path) < OUTER_RUNG;
const isMarketData = (path: string): boolean => /^src\/lexicon\/[^/]+\/[^/]+\.ts$/.test(path);

describe("imports", () => {
  it("come from rooms that the ladder knows", () => {
    expect(SOURCES.filter(({ path }) => rungOf(path) === -1).map(({ path }) => path)).toEqual([]);
  });

  it("come from every room that the ladder knows: none is named without files", () => {
    const rooms = new Set(SOURCES.map(({ path }) => roomOf(path)));
    expect(RUNGS.flat().filter((room) => !rooms.has(room))).toEqual([]);
  });

  it("take no part of a market's lexicon, which the build packs into one module", () => {
    const parts = SOURCES.filter(({ path }) => !path.startsWith("src/lexicon/")).flatMap((file) =>
      importsOf(file)
        .filter((target) => isMarketData(target) && !target.endsWith("/index.ts"))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(parts).toEqual([]);
  });

  it("go down the ladder", () => {
    const climbing = SOURCES.flatMap((file) =>
      importsOf(file)
        .filter((target) => rungOf(target) > rungOf(file.path))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(climbing).toEqual([]);
  });

  it("of the outer rooms stay in their room, but for the command line", () => {
    const strays = SOURCES.filter((file) => rungOf(file.path) === OUTER_RUNG).flatMap((file) =>
      importsOf(file)
        .filter((target) => rungOf(target) === OUTER_RUNG && roomOf(target) !== roomOf(file.path))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(strays).toEqual([]);
  });

  it("name files that exist, by their .js names", () => {
    const paths = new Set(SOURCES.map(({ path }) => path));
    const missing = SOURCES.flatMap((file) =>
      importsOf(file)
        .filter((target) => !paths.has(target))
        .map((target) => `${file.path}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it("form no cycle", () => {
    expect(cyclesOf(new Map(SOURCES.map((file) => [file.path, importsOf(file)])))).toEqual([]);
  });

  it("finds a cycle where there is one", () => {
    expect(
      cyclesOf(
        new Map([
          ["a", ["b"]],
          ["b", ["c"]],
          ["c", ["b"]],
        ]),
      ),
    ).toEqual(["b > c > b"]);
  });

  it("of decimal.js and date-fns are base/money.ts's and base/calendar.ts's alone", () => {
    const importersOf = (isWanted: (specifier: string) => boolean): readonly string[] =>
      SOURCES.filter((file) => specifiersOf(file).some(isWanted)).map(({ path }) => path);
    expect(importersOf((specifier) => specifier.startsWith("decimal.js"))).toEqual(["src/base/money.ts"]);
    expect(importersOf((specifier) => /^(@date-fns|date-fns)(\/|$)/.test(specifier))).toEqual(["src/base/calendar.ts"]);
  });

  it("of the engine are its own files and those two packages: no part of the machine", () => {
    const foreign = SOURCES.filter(isEngine).flatMap((file) =>
      specifiersOf(file)
        .filter(
          (specifier) => !specifier.startsWith(".") && !/^(decimal\.js|(@date-fns|date-fns)(\/.*)?)$/.test(specifier),
        )
        .map((specifier) => `${file.path}: ${specifier}`),
    );
    expect(foreign).toEqual([]);
  });
});

function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(" > "));
    else if (!done.has(path)) {
      for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
      done.add(path);
    }
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}

/** Files that may name the clock or the zone: the one clock read, and those of days and instants. */
const CLOCK_FILES: ReadonlySet<string> = new Set([
  "src/base/time-zone.ts",
  "src/base/calendar.ts",
  "src/base/instant.ts",
  "src/schema/settings.ts",
]);
const MACHINE_NAMES =
  /^(Date|Intl|process|performance|crypto|globalThis|setTimeout|setInterval|setImmediate|queueMicrotask|Temporal)$/;
const LOCAL_METHODS =
  /^(toLocale\w+|localeCompare|getTimezoneOffset|get(Hours|Minutes|Date|Day|Month|FullYear|Milliseconds)|random)$/;

describe("the engine", () => {
  it("reads no clock, zone, locale, chance or process outside the files for it", () => {
    const uses = SOURCES.filter((file) => isEngine(file) && !CLOCK_FILES.has(file.path)).flatMap((file) =>
      [...nodesOf(file.tree)].filter(isMachineUse).map((node) => `${placeOf(file, node)} ${node.getText(file.tree)}`),
    );
    expect(uses).toEqual([]);
  });

  it("would be caught reading them", () => {
    const text = "const at: Date = new Date(); x.localeCompare(y); Math.random(); process.env; f({ process: 1 });";
    const tree = ts.createSourceFile("sample.ts", text, ts.ScriptTarget.ES2023, true);
    const nodes = [...nodesOf(tree)];
    expect(nodes.filter(isMachineUse).map((node) => node.getText(tree))).toEqual([
      "Date",
      "localeCompare",
      "random",
      "process",
    ]);
    expect(nodes.filter(isClockRead)).toHaveLength(1);
  });

  it("reads the clock in one place", () => {
    const reads = SOURCES.filter(isEngine).flatMap((file) =>
      [...nodesOf(file.tree)].filter(isClockRead).map(() => file.path),
    );
    expect(reads).toEqual(["src/schema/settings.ts"]);
  });
});

function isMachineUse(node: ts.Node): boolean {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  if (isMember) return LOCAL_METHODS.test(node.text);
  const isOnlyName =
    ts.isTypeReferenceNode(parent) || ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent);
  return MACHINE_NAMES.test(node.text) && !isOnlyName;
}

function isClockRead(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === "Date" && (node.arguments?.length ?? 0) === 0;
  return ts.isCallExpression(node) && /^(Date\.now|Date|performance\.now)$/.test(node.expression.getText());
}

const MOST_FILE_LINES = 300;
const MOST_FUNCTION_LINES = 70;
const VAGUE_WORDS: ReadonlySet<string> = new Set([
  "util",
  "utils",
  "utility",
  "utilities",
  "helper",
  "helpers",
  "common",
  "manager",
  "managers",
]);

/** The words of a name: `rowsByGroup` has three, `MOST_ROWS` two. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

describe("files and functions", () => {
  it(`have at most ${MOST_FILE_LINES} lines, market data aside`, () => {
    const long = [...SOURCES, ...TESTS]
      .filter(({ path }) => !isMarketData(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
      .filter(({ lines }) => lines > MOST_FILE_LINES)
      .map(({ path, lines }) => `${path}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  it(`have functions of at most ${MOST_FUNCTION_LINES} lines`, () => {
    const long = SOURCES.flatMap((file) =>
      [...nodesOf(file.tree)].filter(ts.isFunctionLike).flatMap((node) => {
        const start = file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line;
        const lines = file.tree.getLineAndCharacterOfPosition(node.end).line - start + 1;
        return lines > MOST_FUNCTION_LINES ? [`${placeOf(file, node)}: ${lines} lines`] : [];
      }),
    );
    expect(long).toEqual([]);
  });

  it("say no `any`", () => {
    const uses = [...SOURCES, ...TESTS].flatMap((file) =>
      [...nodesOf(file.tree)]
        .filter(({ kind }) => kind === ts.SyntaxKind.AnyKeyword)
        .map((node) => placeOf(file, node)),
    );
    expect(uses).toEqual([]);
  });

  it("declare the shapes of results and nothing else in the folder of these", () => {
    const shapes = SOURCES.filter(({ path }) => path.startsWith("src/results/"));
    const others = shapes.flatMap((file) =>
      file.tree.statements
        .filter((one) => !ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one))
        .filter((one) => !(ts.isImportDeclaration(one) && one.importClause?.isTypeOnly === true))
        .map((one) => placeOf(file, one)),
    );
    expect(shapes.length).toBeGreaterThan(10);
    expect(others).toEqual([]);
  });

  it("document every export", () => {
    const bare = SOURCES.flatMap((file) =>
      file.tree.statements
        .filter((statement) => isExported(statement) && !isDocumented(statement))
        .map((statement) => placeOf(file, statement)),
    );
    expect(bare).toEqual([]);
  });

  it("say the type of what they export as a typed array, which older compilers read no other way", () => {
    const isTypedArray = ({ type, initializer }: ts.VariableDeclaration | ts.PropertyDeclaration): boolean =>
      type === undefined && /^(new )?((Int|Uint|Float)\d+Array|categoryFlags)\b/.test(initializer?.getText() ?? "");
    const exported = (file: (typeof SOURCES)[number]) =>
      file.tree.statements
        .filter(isExported)
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => [...declarationList.declarations]);
    const members = (file: (typeof SOURCES)[number]) =>
      [...nodesOf(file.tree)].filter(ts.isPropertyDeclaration).filter(({ name }) => !ts.isPrivateIdentifier(name));
    const untold = SOURCES.flatMap((file) =>
      [...exported(file), ...members(file)].filter(isTypedArray).map((node) => placeOf(file, node)),
    );
    expect(untold).toEqual([]);
  });

  it("have names that say what lives there", () => {
    const vague = SOURCES.flatMap((file) => [
      ...(wordsOf(file.path).some((word) => VAGUE_WORDS.has(word)) ? [file.path] : []),
      ...[...nodesOf(file.tree)]
        .filter((node) => ts.isIdentifier(node) && wordsOf(node.text).some((word) => VAGUE_WORDS.has(word)))
        .map((node) => `${placeOf(file, node)} ${node.getText(file.tree)}`),
    ]);
    expect(vague).toEqual([]);
  });
});

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function isDocumented(statement: ts.Statement): boolean {
  return ts.getJSDocCommentsAndTags(statement).some(ts.isJSDoc);
}
