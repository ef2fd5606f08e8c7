// @ts-check
/**
 * Packs each market's lexicon into one module that holds it as JSON and reads it on first use, behind the compiler:
 * importing the engine would otherwise open a hundred files of data and compile them all, for the one market that is asked
 * for. Run by `npm run build`.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const LEXICONS = fileURLToPath(new URL("../dist/lexicon/", import.meta.url));
const ENTRY = "index";

/**
 * A module with the same export: an object of the same members, each read when it is asked for.
 * @param {string} name
 * @param {Readonly<Record<string, unknown>>} lexicon
 */
function moduleOf(name, lexicon) {
  const members = Object.keys(lexicon).map((member) => `  get ${member}() {\n    return read().${member};\n  },\n`);
  return [
    `const TEXT =\n  ${JSON.stringify(JSON.stringify(lexicon))};`,
    "let lexicon;",
    "const read = () => (lexicon ??= JSON.parse(TEXT));",
    `export const ${name} = {\n${members.join("")}};`,
    "",
  ].join("\n");
}

/**
 * Packs the lexicon of each folder of a folder.
 * @param {string} lexicons
 */
export async function packLexicons(lexicons) {
  const folders = readdirSync(lexicons, { withFileTypes: true }).filter((item) => item.isDirectory());
  const packed = [];
  // All are read before any is packed: markets share words.
  for (const { name: market } of folders) {
    const folder = join(lexicons, market);
    const exported = Object.entries(await import(pathToFileURL(join(folder, `${ENTRY}.js`)).href));
    if (exported.length !== 1) throw new Error(`${market}: expected one export, found ${exported.length}`);
    const [[name, lexicon]] = /** @type {[[string, Readonly<Record<string, unknown>>]]} */ (exported);
    packed.push({ folder, text: moduleOf(name, lexicon) });
  }
  for (const { folder, text } of packed) {
    for (const part of readdirSync(folder)) if (!part.startsWith(`${ENTRY}.`)) rmSync(join(folder, part));
    writeFileSync(join(folder, `${ENTRY}.js`), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await packLexicons(LEXICONS);
