import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { figuresOf, writeJson } from "./figures.js";
import { analyzeHousehold, HOUSEHOLDS } from "./households.js";

describe("the figures of each household", () => {
  // What changes here changes for every client: `npm run golden` rewrites the files, and their difference is the review.
  it.each(HOUSEHOLDS)("$name", async (household) => {
    const text = `${writeJson(figuresOf(analyzeHousehold(household)))}\n`;
    await expect(text).toMatchFileSnapshot(`${household.name}.json`);
  });

  it("are of all households, and of no other", () => {
    const files = readdirSync(new URL(".", import.meta.url)).filter((file) => file.endsWith(".json"));
    expect(files.sort()).toEqual(HOUSEHOLDS.map(({ name }) => `${name}.json`));
  });
});
