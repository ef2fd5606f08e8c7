import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { readPage, type Section, sectionNamed, sectionsOf } from "./pages.js";
import { SOURCES, type SourceFile } from "./source-files.js";

const DECISIONS = sectionsOf(readPage("docs/decisions.md"));
const PROVIDERS = sectionsOf(readPage("docs/providers.md"));

/** Numbers as a citation lists them: `2`, `3, 4 and 9`, `2 to 5`, `2.3`. */
const LIST = String.raw`(\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)`;
const BY_NUMBER = new RegExp(`[Dd]ecisions sections? ${LIST}(?:, (?:steps? ${LIST}|"([^"]+)"))?`, "g");
const BY_NAME = /decisions, section ([A-Z][a-z ]+)(?:, ([A-Z][a-z ]+))?/g;
const OF_PROVIDERS = new RegExp(String.raw`providers\.md sections? ${LIST}(?:, quirk (\d+))?`, "g");
const OF_INTERFACE = /[Ii]nterface, "([^"]+)"/g;
/** What names a page, in whatever way. */
const ANY = /(?:[Dd]ecisions,? (?:section|page)|providers\.md|[Ii]nterface,? ").{0,60}/g;

/** A file's text on one line, without the marks of comments: a citation may be broken by the end of a line. */
const flatText = ({ text }: Pick<SourceFile, "text">): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, " ");

/** The citations of a kind, as `file: citation`, that lead nowhere. */
function strays(citation: RegExp, isThere: (names: readonly (string | undefined)[]) => boolean, files = SOURCES) {
  return files.flatMap((file) =>
    [...flatText(file).matchAll(citation)]
      .filter(([, ...names]) => !isThere(names))
      .map(([cited]) => `${file.path}: ${cited}`),
  );
}

function numbersOf(list = ""): readonly string[] {
  const numbers = list.match(/\d+(?:\.\d+)?/g) ?? [];
  if (!list.includes(" to ")) return numbers;
  const [from, to] = numbers.map(Number) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
}

const numbered = (page: readonly Section[], number: string): Section | undefined =>
  page.find((section) => section.number === number);
const hasPart = ({ text }: Section, part = ""): boolean => part === "" || text.includes(`\n### ${part}\n`);
const hasStep = ({ text }: Section, step: string): boolean => text.includes(`\n${step}. `);

function isInDecisions([numbers, steps, part]: readonly (string | undefined)[]): boolean {
  return numbersOf(numbers).every((number) => {
    const section = numbered(DECISIONS, number);
    return section && hasPart(section, part) && numbersOf(steps).every((step) => hasStep(section, step));
  });
}

const QUIRKS = new Set(
  [...numbered(PROVIDERS, "9")!.text.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, cell]) => numbersOf(cell)),
);

function isInProviders([numbers, quirk]: readonly (string | undefined)[]): boolean {
  return (
    numbersOf(numbers).every((number) => numbered(PROVIDERS, number) !== undefined) &&
    (quirk === undefined || QUIRKS.has(quirk))
  );
}

function isInInterface([name]: readonly (string | undefined)[]): boolean {
  return sectionNamed(DECISIONS, "The interface").text.includes(`"${name}"`);
}

describe("what the sources cite", () => {
  it("is a section of the decisions, with its steps and parts", () => {
    expect(strays(BY_NUMBER, isInDecisions)).toEqual([]);
  });

  it("is a section of the decisions that an explanation names", () => {
    const isThere = ([name, part]: readonly (string | undefined)[]): boolean =>
      DECISIONS.some((section) => section.name === name && hasPart(section, part));
    expect(strays(BY_NAME, isThere)).toEqual([]);
  });

  it("is a section of the provider bodies, with its quirk", () => {
    expect(strays(OF_PROVIDERS, isInProviders)).toEqual([]);
    expect(QUIRKS.size).toBe(45);
  });

  it("is a part of the interface that the decisions place", () => {
    expect(strays(OF_INTERFACE, isInInterface)).toEqual([]);
  });

  it("is always cited in one of these ways", () => {
    const known = [BY_NUMBER, BY_NAME, OF_PROVIDERS, OF_INTERFACE].map(({ source }) => new RegExp(`^${source}`));
    const cited = SOURCES.flatMap((file) => [...flatText(file).matchAll(ANY)].map(([text]) => text));
    expect(cited.filter((text) => !known.some((way) => way.test(text)))).toEqual([]);
    expect(cited.length).toBeGreaterThan(150);
  });

  it("would be caught leading nowhere", () => {
    const text = `(decisions
      * section 11) (decisions sections 2 and 12) (decisions section 3, steps 8 to 10) (decisions section 2, "Periods")
      // (providers.md section 3.9) providers.md section 9, quirk 46 (interface, "Limit")`;
    const files = [{ ...SOURCES[0]!, path: "sample.ts", text }];
    expect(strays(BY_NUMBER, isInDecisions, files)).toHaveLength(4);
    expect(strays(OF_PROVIDERS, isInProviders, files)).toHaveLength(2);
    expect(strays(OF_INTERFACE, isInInterface, files)).toHaveLength(1);
  });
});

const PAGES_OF_DOCS = readdirSync(new URL("../docs", import.meta.url))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);

/** Whether a file goes with the package, by the patterns of `files`; a folder does with all that is in it. */
function isPacked(path: string): boolean {
  const { files } = JSON.parse(readPage("package.json")) as { files: readonly string[] };
  return files.some((pattern) => {
    const source = pattern
      .replaceAll(".", "\\.")
      .replace(/(\*\*\/)|\*/g, (_, folders) => (folders ? "(.*/)?" : "[^/]*"));
    return new RegExp(`^${source}(/|$)`).test(path);
  });
}

/** The pages of the package, by their paths from the root. */
const PACKED_PAGES = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", ...PAGES_OF_DOCS].filter(isPacked);

describe("the pages", () => {
  it("go with the package, and are linked from those that open the project", () => {
    for (const page of ["docs/decisions.md", "docs/providers.md"]) {
      expect(PACKED_PAGES).toContain(page);
      for (const opening of ["README.md", "ARCHITECTURE.md"]) expect(readPage(opening)).toContain(`](${page})`);
    }
  });

  it("lead to files that go with the package too", () => {
    const links = PACKED_PAGES.flatMap((page) =>
      [...readPage(page).matchAll(/\]\((?!\w+:)([^)#]+)/g)].map(([, target]) => ({
        page,
        target: posix.join(posix.dirname(page), target!),
      })),
    );
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter(({ target }) => !isPacked(target))).toEqual([]);
    expect([isPacked("docs/lexicon/FR.md"), isPacked("test/docs.test.ts")]).toEqual([false, false]);
  });
});
