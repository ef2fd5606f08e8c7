import { readFileSync } from "node:fs";

/** The text of a page of the project, by its path from the root. */
export const readPage = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** A section of a page: its number (undefined where it has none), its name, and its text with all below it. */
export interface Section {
  readonly number: string | undefined;
  readonly name: string;
  readonly text: string;
}

/** The sections of a page. */
export function sectionsOf(page: string): readonly Section[] {
  const headings = [...page.matchAll(/^(#{2,3}) (?:([\d.]*\d)\.? )?(.+)$/gm)];
  return headings.map(({ 1: marks = "", 2: number, 3: name = "", index }) => {
    const next = headings.find((other) => other.index > index && other[1]!.length <= marks.length);
    return { number, name, text: page.slice(index, next?.index) };
  });
}

/** The section of a name. */
export function sectionNamed(sections: readonly Section[], name: string): Section {
  const found = sections.find((section) => section.name === name);
  if (found === undefined) throw new Error(`no section is called ${name}`);
  return found;
}
