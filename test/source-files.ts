import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** A file of the project, parsed. */
export interface SourceFile {
  /** Path from the project's root, such as `src/base/money.ts`. */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

function filesUnder(folder: string): readonly SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .filter((path) => path.endsWith(".ts"))
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true) };
    });
}

/** All files of `src`. */
export const SOURCES = filesUnder("src");
/** All files of `test`, generated declarations aside. */
export const TESTS = filesUnder("test").filter(({ path }) => !path.endsWith(".d.ts"));

/** All nodes of a tree, a parent before its children. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

/** Where a node stands, as `file:line`. */
export function placeOf({ path, tree }: SourceFile, node: ts.Node): string {
  return `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
}

/** What a file imports or exports from, type imports, re-exports and `import()` included. */
export function specifiersOf({ tree }: SourceFile): readonly string[] {
  const specifiers: string[] = [];
  for (const node of nodesOf(tree)) {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      specifiers.push((node.moduleSpecifier as ts.StringLiteral).text);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      specifiers.push((node.argument.literal as ts.StringLiteral).text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      specifiers.push(argument !== undefined && ts.isStringLiteral(argument) ? argument.text : "");
    }
  }
  return specifiers;
}

/** The files of the project that a file imports from. */
export function importsOf(file: SourceFile): readonly string[] {
  return specifiersOf(file)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => posix.join(dirname(file.path), specifier).replace(/\.js$/, ".ts"));
}

/** A value, not a type, that a file imports from another of the project. */
export interface ValueImport {
  readonly from: string;
  readonly name: string;
}

/** The values that a file imports from the project's files: what it calls or reads, types left out. */
export function valuesImportedBy({ path, tree }: SourceFile): readonly ValueImport[] {
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const { text } = moduleSpecifier as ts.StringLiteral;
    const bindings = importClause?.namedBindings;
    if (!text.startsWith(".") || importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
    const from = posix.join(dirname(path), text).replace(/\.js$/, ".ts");
    return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => ({ from, name: name.text }));
  });
}
