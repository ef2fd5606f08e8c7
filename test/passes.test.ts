import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { SOURCES, valuesImportedBy } from "./source-files.js";

const PASSES = SOURCES.filter(({ path }) => path.startsWith("src/passes/"));
/** The values that each file of the passes takes from others of them. */
const TAKEN = PASSES.flatMap((file) =>
  valuesImportedBy(file)
    .filter(({ from }) => from.startsWith("src/passes/"))
    .map((value) => ({ by: file.path, ...value })),
);
/** What the data flow calls: the passes' own functions. */
const CALLED = SOURCES.filter(({ path }) => /^src\/((analyze|enrich)\.ts|observe\/.*)$/.test(path))
  .flatMap(valuesImportedBy)
  .filter(({ from }) => from.startsWith("src/passes/"));
const PASS_FILES = new Set(CALLED.map(({ from }) => from));

const isPart = (path: string): boolean => dirname(path) !== "src/passes";

describe("the passes", () => {
  it("are files of their folder itself, as are those that several of them share", () => {
    const strays = PASSES.filter(({ path }) => !isPart(path) && !PASS_FILES.has(path)).filter(
      ({ path }) => new Set(TAKEN.filter(({ from }) => from === path).map(({ by }) => by)).size < 2,
    );
    expect(strays.map(({ path }) => path)).toEqual([]);
    expect([...PASS_FILES].filter(isPart)).toEqual([]);
    expect(PASS_FILES.size).toBeGreaterThan(25);
  });

  it("call no other pass", () => {
    const calls = TAKEN.filter(({ from, name }) => CALLED.some((pass) => pass.from === from && pass.name === name));
    expect(TAKEN.length).toBeGreaterThan(50);
    expect(calls.map(({ by, name }) => `${by} calls ${name}`)).toEqual([]);
  });

  it("keep their parts in a folder of their name, which no other pass reaches into", () => {
    const heads = new Set(PASSES.map(({ path }) => path).filter((path) => !isPart(path)));
    const reaching = TAKEN.filter(({ by, from }) => {
      const head = `${dirname(from)}.ts`;
      // A folder without a pass of its name, such as that of rhythms, is shared.
      return isPart(from) && heads.has(head) && by !== head && dirname(by) !== dirname(from);
    });
    expect(reaching.map(({ by, from }) => `${by} reaches into ${from}`)).toEqual([]);
  });
});
