import { describe, expect, it } from "vitest";
import { readMarket, runDeveloperCommand } from "../../src/cli/developer-command.js";

/** A command that prints the one word that it is given. */
const ECHO = {
  help: "Prints a word.\n",
  read: ([word]: readonly string[]): string | undefined => {
    if (word === undefined) throw new Error("expected a word");
    return word === "--help" ? undefined : word;
  },
  print: (word: string): string => `${word}!\n`,
};

function run(...words: string[]): { readonly code: number; readonly printed: string; readonly errors: string } {
  const printed: string[] = [];
  const errors: string[] = [];
  const output = {
    out: (text: string): void => void printed.push(text),
    error: (text: string): void => void errors.push(text),
  };
  const code = runDeveloperCommand(ECHO, words, output);
  return { code, printed: printed.join(""), errors: errors.join("") };
}

describe("a command of developers", () => {
  it("prints what was asked for", () => {
    expect(run("rent")).toEqual({ code: 0, printed: "rent!\n", errors: "" });
  });

  it("prints its help where that is asked for", () => {
    expect(run("--help")).toEqual({ code: 0, printed: "Prints a word.\n", errors: "" });
  });

  it("says what is wrong with its words, and helps", () => {
    expect(run()).toEqual({ code: 2, printed: "", errors: "expected a word\n\nPrints a word.\n" });
  });

  it("reads a market in letters of any case, and names those that there are", () => {
    expect(readMarket("nl")).toBe("NL");
    expect(() => readMarket("IT")).toThrow('--market: expected one of FR, GB, ES, NL, BE, found "IT"');
  });
});
