import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { schemaOfBody } from "../../src/adapters/body-schemas.js";
import { FORMATS } from "../../src/model/format.js";

const SCHEMAS = new URL("../../schemas/", import.meta.url);
const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, "utf8"));

describe("the published schemas", () => {
  it("are one a format", () => {
    const names = readdirSync(SCHEMAS).filter((name) => name.endsWith(".json"));
    expect(names.sort()).toEqual(FORMATS.map((format) => `${format}.json`).sort());
  });

  it.each(FORMATS)("are parts of the package: credence/schemas/%s.json", (format) => {
    const place = createRequire(import.meta.url).resolve(`credence/schemas/${format}.json`);
    expect(place).toBe(fileURLToPath(new URL(`${format}.json`, SCHEMAS)));
  });

  it.each(FORMATS)("are those of the definitions: %s (else run npm run schemas)", (format) => {
    const published = readJson(new URL(`${format}.json`, SCHEMAS));
    expect(JSON.stringify(published) === JSON.stringify(schemaOfBody(format))).toBe(true);
  });
});
