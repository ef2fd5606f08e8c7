import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../src/model/category.js";
import { PARAMETERS } from "../src/parameters.js";
import { QUALITY_CODES } from "../src/passes/data-quality/notes.js";
import { ACTIVITY_SCORECARD } from "../src/scorecards/activity.js";
import { BUSINESS_SCORECARD } from "../src/scorecards/business.js";
import { CREDIT_SCORECARD, USUAL_WAGE } from "../src/scorecards/credit.js";
import { PAYMENT_SCORE_FROM, PAYMENT_SCORECARD } from "../src/scorecards/payment.js";
import type { Attribute } from "../src/scorecards/scorecard.js";
import { readPage, sectionNamed, sectionsOf } from "./pages.js";
import { SOURCES } from "./source-files.js";

const PAGE = readPage("docs/decisions.md");
const SECTIONS = sectionsOf(PAGE);

/** Numbers that a cell names, each behind its name: `MOST_LINES` 12. */
const numbersIn = (cell: string): readonly (readonly [name: string, value: number])[] =>
  [...cell.matchAll(/`(\w+)` (−?[\d.,]*\d)/g)].map(([, name, value]) => [
    name!,
    Number(value!.replaceAll(",", "").replace("−", "-")),
  ]);

const ROWS = [...sectionNamed(SECTIONS, "The numbers").text.matchAll(/^\| (.+?) \| (.+) \|$/gm)].map(
  ([, place, cell]) => ({ place: place!, numbers: numbersIn(cell!) }),
);
const OWN_NUMBERS = new Map(
  ROWS.filter(({ place }) => place.startsWith("`src/")).map(({ place, numbers }) => [place.slice(1, -1), numbers]),
);

/** Numbers that change no result, only what it costs. */
const FOR_SPEED: ReadonlySet<string> = new Set(["MOST_INSERTED", "MOST_FILTER_BITS"]);

const textOf = (path: string): string => SOURCES.find((file) => file.path === path)?.text ?? "";

describe("the numbers of the decisions", () => {
  it("are all parameters, with their values", () => {
    const named = ROWS.filter(({ place }) => /^\d/.test(place)).flatMap(({ numbers }) => numbers);
    expect(Object.fromEntries(named)).toEqual(PARAMETERS);
  });

  it("stand in the files that are named, with their values", () => {
    for (const [path, numbers] of OWN_NUMBERS) {
      for (const [name, value] of numbers) {
        const found = textOf(path).match(new RegExp(`const ${name}(?:: \\w+)? = (-?[\\d._e]+);`))?.[1];
        expect([path, name, Number(found?.replaceAll("_", ""))]).toEqual([path, name, value]);
      }
    }
    expect(OWN_NUMBERS.size).toBeGreaterThan(25);
  });

  it("are all that the passes choose", () => {
    const unlisted = SOURCES.filter(({ path }) => path.startsWith("src/passes/")).flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?const ((?:LEAST|MOST|FEW|CLOSE)_\w+) = [\d._]+;/gm)]
        .map(([, name]) => name!)
        .filter((name) => !FOR_SPEED.has(name) && !OWN_NUMBERS.get(path)?.some(([listed]) => listed === name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unlisted).toEqual([]);
  });

  it("are the tolerances of each periodicity, and its grace", () => {
    const rows = [...PAGE.matchAll(/^\| ([A-Z_]+) \| \d+ \w+.*? \| (\d+) \| \d \| (\d+) \|$/gm)];
    expect(rows).toHaveLength(9);
    for (const [, name, tolerance, grace] of rows) {
      const rhythm = new RegExp(`periodicity: "${name}", .*toleranceDays: ${tolerance},`);
      expect(textOf("src/passes/rhythm/find-rhythm.ts")).toMatch(rhythm);
      expect(textOf("src/passes/rhythm/rhythm-steps.ts")).toMatch(new RegExp(`\\b${name}: ${grace},`));
    }
  });
});

/** Bins as a table of the page writes them. */
const binsOf = (attributes: readonly Attribute[]): string =>
  attributes
    .map(({ below, points }) => (below === undefined ? `else ${points}` : `< ${below}: ${points}`))
    .join(", ")
    .replaceAll("-", "−");

/** The row of a characteristic among those that end in a way. */
const rowOf = (name: string, end: RegExp): string | undefined =>
  PAGE.split("\n").find((line) => line.startsWith(`| ${name} |`) && end.test(line));

describe("the tables of the decisions", () => {
  it("are the scorecards", () => {
    for (const { name, pillar, attributes, averagePoints, reason } of CREDIT_SCORECARD)
      expect(rowOf(name, / [A-Z_]+ \|$/)).toContain(
        ` | ${pillar} | ${binsOf(attributes)} | ${averagePoints} | ${reason} |`,
      );
    for (const { name, attributes, averagePoints } of PAYMENT_SCORECARD)
      expect(rowOf(name, / [a-z]+[A-Z][a-z]+\w* \|$/)).toContain(
        `| ${name} | ${binsOf(attributes)} | ${averagePoints} |`,
      );
    for (const { name, pillar, attributes, averagePoints } of BUSINESS_SCORECARD)
      expect(rowOf(name, new RegExp(` ${pillar} \\|$`))).toContain(` | ${binsOf(attributes)} | ${averagePoints} |`);
    for (const { name, mostPoints, fullFrom } of ACTIVITY_SCORECARD)
      expect(rowOf(name, /./)).toContain(` | ${mostPoints} | ${fullFrom} |`);
  });

  it("are the thresholds of the payment score, and the usual wages", () => {
    const [none, ...thresholds] = PAYMENT_SCORE_FROM;
    expect(PAGE).toContain(`from ${none}, then from ${thresholds.slice(0, -1).join(", ")} and ${thresholds.at(-1)}`);
    expect(PAGE).toContain(
      Object.entries(USUAL_WAGE)
        .map(([market, wage]) => `${market} ${wage}`)
        .join(", "),
    );
  });

  it("are the categories in their order, and the codes of notes", () => {
    const families = /^\| (?:income|expense|credit|saving|bank operation|refund|tax|business) \| ([A-Z_, ]+) \|$/gm;
    expect([...PAGE.matchAll(families)].flatMap(([, names]) => names!.split(", "))).toEqual(CATEGORIES);
    const { text } = sectionNamed(SECTIONS, "Data quality");
    expect(QUALITY_CODES.filter((code) => !new RegExp(`\\b${code}\\b`).test(text))).toEqual([]);
  });
});
