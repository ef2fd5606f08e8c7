import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { packLexicons } from "../../build/pack-lexicons.mjs";

const root = mkdtempSync(join(tmpdir(), "lexicons-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder of lexicons as the compiler leaves it. */
function folderOf(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(root, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe("packing the lexicons", () => {
  it("leaves one module a market, with the same members", async () => {
    const folder = folderOf("sound", {
      "package.json": '{"type":"module"}',
      "rule.js": "export const STRENGTHS = [];",
      "fr/rent.js": 'export const RENT = [{ id: "fr.rent", phrases: "LOYER|D\\u2019ÉTÉ \\u2028\\"\\\\" }];',
      "fr/index.js": 'import { RENT } from "./rent.js"; export const FR = { noise: "DE|LA", rules: [...RENT] };',
      "fr/index.d.ts": "export declare const FR: object;",
      "gb/index.js": 'import { RENT } from "../fr/rent.js"; export const GB = { rules: [...RENT] };',
    });
    await packLexicons(folder);
    expect(readdirSync(folder).sort()).toEqual(["fr", "gb", "package.json", "rule.js"]);
    expect(readdirSync(join(folder, "fr")).sort()).toEqual(["index.d.ts", "index.js"]);
    // Another address, or the module that was loaded before the packing would be given back.
    const { FR } = await import(`${pathToFileURL(join(folder, "fr/index.js")).href}?packed`);
    expect(FR.noise).toBe("DE|LA");
    expect(FR.rules).toEqual([{ id: "fr.rent", phrases: 'LOYER|D\u2019ÉTÉ \u2028"\\' }]);
    expect(FR.rules).toBe(FR.rules);
  });

  it("refuses a market whose module exports anything else", async () => {
    const folder = folderOf("faulty", {
      "package.json": '{"type":"module"}',
      "gb/index.js": "export const GB = {}; export const WORDS = [];",
    });
    await expect(packLexicons(folder)).rejects.toThrow("gb: expected one export, found 2");
  });
});
