// @ts-check
/** The command line of a bench: what each of them would otherwise read, check and explain by itself. */
import { parseArgs } from "node:util";

/** How a bench ends whose options are refused, as the `credence` command does. */
const REFUSED = 2;

/**
 * The kinds of an option: a whole number above zero, a text, or a flag.
 * @typedef {"count" | "text" | "flag"} OptionKind
 */

/**
 * @template {Readonly<Record<string, OptionKind>>} Kinds
 * @typedef {{ [Name in keyof Kinds]?: Kinds[Name] extends "count" ? number : Kinds[Name] extends "text" ? string : boolean }} Options
 */

/**
 * Reads the options of a command line.
 * @template {Readonly<Record<string, OptionKind>>} Kinds
 * @param {readonly string[]} words
 * @param {Kinds} kinds
 * @returns {Options<Kinds> | { fault: string }} what was asked for, or what is wrong with it
 */
export function parseOptions(words, kinds) {
  const types = Object.entries(kinds).map(([name, kind]) => [name, { type: kind === "flag" ? "boolean" : "string" }]);
  try {
    /** @type {Record<string, unknown>} */
    const values = { ...parseArgs({ args: [...words], options: Object.fromEntries(types) }).values };
    for (const [name, text] of Object.entries(values)) {
      if (kinds[name] !== "count") continue;
      const count = Number(text);
      if (!Number.isSafeInteger(count) || count <= 0) {
        return { fault: `--${name}: expected a whole number above zero, found ${JSON.stringify(text)}` };
      }
      values[name] = count;
    }
    return /** @type {Options<Kinds>} */ (values);
  } catch (error) {
    return { fault: /** @type {Error} */ (error).message };
  }
}

/**
 * Reads the options of this process. Ends it where help is asked for, or where an option is not what it must be.
 * @template {Readonly<Record<string, OptionKind>>} Kinds
 * @param {string} help what `--help` prints
 * @param {Kinds} kinds
 * @returns {Options<Kinds>}
 */
export function readCommandLine(help, kinds) {
  const options = parseOptions(process.argv.slice(2), { ...kinds, help: "flag" });
  if ("fault" in options) {
    process.stderr.write(`${options.fault}\n\n${help}\n`);
    process.exit(REFUSED);
  }
  if (options.help) {
    process.stdout.write(`${help}\n`);
    process.exit(0);
  }
  return /** @type {Options<Kinds>} */ (options);
}
