import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as fc from "fast-check";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnalyzeOptions, analyze } from "../../src/index.js";
import { type Body, bodies, bodyOfHousehold, checkingAccount, shuffled } from "./bodies.js";

const OPTIONS: AnalyzeOptions = { now: "2026-06-30T22:30:00Z", project: { minimumTransactions: 0 } };
const bytesOf = (body: Body, options: AnalyzeOptions = OPTIONS): string => JSON.stringify(analyze(body, options));

describe("an analysis does not depend on", () => {
  const orders = fc.array(fc.nat(1000), { minLength: 1, maxLength: 400 });

  it("the order of accounts and rows in the body", () => {
    fc.assert(
      fc.property(bodies(), orders, (body, keys) => {
        expect(bytesOf(shuffled(body, keys))).toBe(bytesOf(body));
      }),
      { numRuns: 80 },
    );
  });

  it.each(["fr-steady-family", "fr-deferred-card", "fr-incidents-and-seizure"])("the order of %s", (name) => {
    const body = bodyOfHousehold(name);
    fc.assert(
      fc.property(orders, (keys) => {
        expect(bytesOf(shuffled(body, keys))).toBe(bytesOf(body));
      }),
      { numRuns: 5 },
    );
  });

  it("the order of accounts that only their usage or ownership tells apart", () => {
    const [mine, theirs] = [
      checkingAccount([], { ownership: "HOLDER" }),
      checkingAccount([], { ownership: "CO_HOLDER" }),
    ];
    expect(bytesOf({ accounts: [theirs, mine] })).toBe(bytesOf({ accounts: [mine, theirs] }));
    const work = checkingAccount([], { usage: "UNKNOWN" });
    const home = checkingAccount([], { usage: "PERSONAL" });
    expect(bytesOf({ accounts: [work, home] })).toBe(bytesOf({ accounts: [home, work] }));
  });

  it("the order in which one account was delivered twice", () => {
    const iban = "FR7630006000011234567890189";
    const first = checkingAccount([], { iban, name: "Compte chèque", ownership: "HOLDER" });
    const second = checkingAccount([], { iban, name: "Compte joint", ownership: "CO_HOLDER" });
    expect(bytesOf({ accounts: [second, first] })).toBe(bytesOf({ accounts: [first, second] }));
  });

  it("what was analysed before in the same process", () => {
    fc.assert(
      fc.property(bodies(), bodies({ mostRows: 30 }), (body, other) => {
        const first = bytesOf(body);
        analyze(other, { ...OPTIONS, project: { market: "GB", timeZone: "Pacific/Auckland" } });
        expect(bytesOf(body)).toBe(first);
      }),
      { numRuns: 30 },
    );
  });

  it("who keeps the body: it is left as it was", () => {
    fc.assert(
      fc.property(bodies(), (body) => {
        const before = JSON.stringify(body);
        analyze(body, OPTIONS);
        expect(JSON.stringify(body)).toBe(before);
      }),
      { numRuns: 30 },
    );
  });
});

/** Rows around midnights and clock changes, written in all the ways that a body may write an instant. */
const CLOCK_BODY: Body = {
  accounts: [
    checkingAccount(
      [
        "2026-03-29T00:59:59Z",
        "2026-03-29T01:00:00Z",
        "2026-03-28T23:30:00Z",
        "2026-05-14T23:59:59.999+02:00",
        "2026-05-14T22:00:00Z",
        "2026-05-15",
        "2026-05-15T00:00:00",
        "2026-06-30T23:59:00-11:00",
        "2026-06-30T21:59:59Z",
        "2025-10-26T00:30:00Z",
        "2025-10-26T01:30:00Z",
      ].map((debitedAt, place) => ({
        description: `CARTE MONOPRIX İstanbul ı ${place}`,
        amount: -10 - place / 100,
        dates: { debitedAt },
      })),
    ),
  ],
};

const CASES: readonly (readonly [body: Body, options: AnalyzeOptions])[] = [
  [bodyOfHousehold("fr-steady-family"), { ...OPTIONS, project: { market: "FR" } }],
  [bodyOfHousehold("fr-small-business"), { ...OPTIONS, usage: "BUSINESS", project: { market: "FR" } }],
  [bodyOfHousehold("gb-renter-payday"), { ...OPTIONS, project: { market: "GB" } }],
  [CLOCK_BODY, { ...OPTIONS, project: { minimumTransactions: 0 } }],
  [CLOCK_BODY, { ...OPTIONS, project: { minimumTransactions: 0, timeZone: "America/St_Johns" } }],
];

const MACHINES = [
  { timeZone: "UTC", locale: "C" },
  { timeZone: "Europe/Paris", locale: "fr_FR.UTF-8" },
  { timeZone: "Pacific/Auckland", locale: "tr_TR.UTF-8" },
  { timeZone: "America/St_Johns", locale: "fr_FR.UTF-8" },
];

const CHILD = `
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { analyze } from "./src/index.js";
const cases = JSON.parse(readFileSync(new URL("./cases.json", import.meta.url), "utf8"));
const hashes = cases.map(([body, options]) => createHash("sha256").update(JSON.stringify(analyze(body, options))).digest("hex"));
const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ hashes, timeZone, locale }));
`;

/** How long the sources are translated at most, on a busy machine. */
const MOST_TRANSLATION_MILLISECONDS = 60_000;

describe("an analysis does not depend on the machine's", () => {
  let folder = "";
  // The sources are translated as they stand, so that no build of an older day is tested.
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "credence-"));
    const root = fileURLToPath(new URL("../../", import.meta.url));
    for (const path of readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })) {
      if (!path.endsWith(".ts")) continue;
      const target = join(folder, "src", path.replace(/\.ts$/, ".js"));
      const compilerOptions = {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ES2022,
        verbatimModuleSyntax: true,
      };
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(
        target,
        ts.transpileModule(readFileSync(join(root, "src", path), "utf8"), { compilerOptions }).outputText,
      );
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(join(folder, "cases.json"), JSON.stringify(CASES));
    writeFileSync(join(folder, "child.js"), CHILD);
  }, MOST_TRANSLATION_MILLISECONDS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(MACHINES)("zone $timeZone and locale $locale", async ({ timeZone, locale }) => {
    const env = { PATH: process.env["PATH"], TZ: timeZone, LC_ALL: locale, LANG: locale };
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "child.js")], { env });
    const seen = JSON.parse(stdout);
    expect(seen.timeZone).toBe(timeZone);
    if (locale !== "C") expect(seen.locale).toBe(locale.slice(0, 5).replace("_", "-"));
    const here = CASES.map(([body, options]) => createHash("sha256").update(bytesOf(body, options)).digest("hex"));
    expect(seen.hashes).toEqual(here);
  });
});
