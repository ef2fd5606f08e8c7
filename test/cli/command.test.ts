import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Analysis } from "../../src/index.js";
import { type BuiltCommand, buildCommand, type Run } from "./built-command.js";

const NOW = "2026-06-30T12:00:00Z";
const bodyPath = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/bodies/${name}.json`, import.meta.url));
const FAMILY = bodyPath("fr-steady-family.native");

/** A build takes some seconds where there is none yet. */
const BUILD_MILLISECONDS = 120_000;

let command: BuiltCommand;
let folder: string;

beforeAll(async () => {
  command = await buildCommand();
  folder = mkdtempSync(join(tmpdir(), "credence-bodies-"));
}, BUILD_MILLISECONDS);
afterAll(() => {
  command.remove();
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const jsonOf = ({ code, out, errors }: Run): Analysis => {
  expect([code, errors]).toEqual([0, ""]);
  return JSON.parse(out) as Analysis;
};
const settingsOf = (...words: string[]): Analysis["settings"] =>
  jsonOf(command.run([FAMILY, "--json", "--now", NOW, ...words])).settings;

const account = (given: object = {}): object => ({
  type: "CHECKING",
  usage: "PERSONAL",
  currency: "EUR",
  balance: 10,
  balanceDate: "2026-06-30",
  transactions: [],
  ...given,
});

describe("the body", () => {
  it("is the sample household where none is named", () => {
    const { code, out, errors } = command.run([]);
    expect([code, errors]).toEqual([0, ""]);
    expect(out).toMatch(/^Credence {4}COMPLETED: consumer analysis of a NATIVE body, market FR\n/);
    expect(out).toContain("2026-03-30 to 2026-06-30: 93 days");
  });

  it("is read from a path, and from standard input with -", () => {
    const fromPath = command.run([FAMILY, "--now", NOW]);
    const fromInput = command.run(["-", "--now", NOW], `\uFEFF${JSON.stringify({ accounts: [account()] })}`);
    expect(fromPath.code).toBe(0);
    expect(fromInput.code).toBe(1);
    expect(fromInput.out).toContain("NOT_ENOUGH_TRANSACTIONS");
    expect(command.run([]).out).toBe(fromPath.out);
  });

  it("may begin with a byte order mark", () => {
    const path = fileOf("marked.json", `\uFEFF${JSON.stringify({ accounts: [account()] })}`);
    expect(command.run([path]).code).toBe(1);
  });

  it("is refused where it is missing, a folder, not JSON, or empty", () => {
    const missing = command.run([join(folder, "missing.json")]);
    expect([missing.code, missing.out]).toEqual([2, ""]);
    expect(missing.errors).toMatch(/^credence: cannot read .*missing\.json: ENOENT\n$/);
    expect(command.run([folder])).toMatchObject({ code: 2, errors: `credence: cannot read ${folder}: EISDIR\n` });
    const broken = fileOf("broken.json", "{ accounts: ");
    expect(command.run([broken])).toMatchObject({ code: 2, out: "", errors: `credence: ${broken} is not JSON\n` });
    expect(command.run(["-"]).errors).toBe("credence: standard input is not JSON\n");
  });

  it("is refused where it is not UTF-8, with the place of the first byte that is none", () => {
    const before = '{"accounts":[{"name":"SALAIRE CATH';
    const inLatin1 = Buffer.from(`${before}É"}]}`, "latin1");
    const fault = "is not UTF-8, as JSON must be: byte 35 of 39 begins no character\n";
    const path = fileOf("latin.json", inLatin1);
    expect(command.run([path])).toEqual({ code: 2, out: "", errors: `credence: ${path} ${fault}` });
    expect(command.run(["-"], inLatin1)).toEqual({ code: 2, out: "", errors: `credence: standard input ${fault}` });
    const inUtf16 = fileOf("utf16.json", Buffer.from("\uFEFF{}", "utf16le"));
    expect(command.run([inUtf16]).errors).toMatch(/is not UTF-8, as JSON must be: byte 1 of 6 begins no character\n$/);
  });

  it("is refused where it is larger than a text may be", () => {
    const path = fileOf("large.json", "");
    // Two gibibytes that take no room: no more is read at once.
    truncateSync(path, 2 ** 31);
    const { code, out, errors } = command.run([path]);
    expect([code, out]).toEqual([2, ""]);
    expect(errors).toMatch(/^credence: .*large\.json is too large: a body may have at most \d+ characters\n$/);
  });

  it("that is not of its format is refused with every issue's path and message", () => {
    const rows = [{ description: "", amount: "x", dates: { debitedAt: "2026-06-01" } }];
    const path = fileOf("wrong.json", JSON.stringify({ accounts: [account({ transactions: rows }), 3] }));
    const { code, out, errors } = command.run([path]);
    expect([code, out]).toEqual([2, ""]);
    const lines = errors.trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^\/accounts\/\d\S*: .+ \([A-Z_]+\)$/);
    expect(errors).toContain("/accounts/0/transactions/0/amount: ");
    expect(errors).toContain("/accounts/0/transactions/0/description: ");
  });

  it("is named as a whole where an issue is its own, and issues that are not listed are counted", () => {
    expect(command.run(["-"], "[]").errors).toMatch(/^\(body\): expected .+ \(INVALID_TYPE\)\n$/);
    const rows = Array.from({ length: 130 }, () => ({ description: "CB", amount: null, dates: { debitedAt: NOW } }));
    const { code, errors } = command.run(["-"], JSON.stringify({ accounts: [account({ transactions: rows })] }));
    expect(code).toBe(2);
    expect(errors.trimEnd().split("\n")).toHaveLength(101);
    expect(errors).toMatch(/\nand 30 more\n$/);
  });
});

describe("the options", () => {
  it("--json prints the whole analysis", () => {
    const analysis = jsonOf(command.run(["--json"]));
    expect(analysis.status).toBe("COMPLETED");
    expect(analysis.accounts).toHaveLength(3);
    expect(analysis.settings.now).toBe("2026-06-30T12:00:00.000Z");
  });

  it.each([[["--json"]], [[]], [["--help"]]])("%j ends quietly where its reader has read enough", (words) => {
    // A shell of Windows has no such pipes.
    if (process.platform === "win32") return;
    const main = join(command.folder, "dist/cli/main.js");
    const script = `{ "$@"; echo "ended with $?" >&2; } | true`;
    const { stderr } = spawnSync("sh", ["-c", script, "sh", process.execPath, main, ...words], { encoding: "utf8" });
    expect(stderr).toBe("ended with 0\n");
  });

  it.each([[["--json"]], [[]], [["--help"]]])(
    "%j says where its result cannot be written, and exits with 3",
    (words) => {
      // Only Linux has a disk that is always full.
      if (process.platform !== "linux") return;
      const full = openSync("/dev/full", "w");
      const main = join(command.folder, "dist/cli/main.js");
      const run = spawnSync(process.execPath, [main, ...words], { stdio: ["ignore", full, "pipe"], encoding: "utf8" });
      closeSync(full);
      expect([run.status, run.stderr]).toEqual([3, "credence: cannot write to standard output: ENOSPC\n"]);
    },
  );

  it("keeps its exit code where its errors cannot be written", () => {
    if (process.platform !== "linux") return;
    const full = openSync("/dev/full", "w");
    const main = join(command.folder, "dist/cli/main.js");
    for (const word of ["missing.json", "--unknown"])
      expect(spawnSync(process.execPath, [main, word], { stdio: ["ignore", "pipe", full] }).status).toBe(2);
    closeSync(full);
  });

  it("--json prints a result of many transactions as JSON.stringify does", () => {
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      description: `CB LIDL ${at}`,
      amount: -5,
      dates: { debitedAt: `2026-0${1 + (at % 6)}-${10 + (at % 15)}` },
    }));
    const { code, out } = command.run(
      ["-", "--json", "--now", NOW],
      JSON.stringify({ accounts: [account({ transactions: rows })] }),
    );
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(1_000_000);
    expect(out).toBe(`${JSON.stringify(JSON.parse(out), null, 2)}\n`);
  });

  it("--now is the time of the analysis; without it, the clock's", () => {
    expect(settingsOf("--now", "2026-06-20T08:00:00Z").now).toBe("2026-06-20T08:00:00.000Z");
    const before = Date.now();
    const { out } = command.run([FAMILY, "--json"]);
    const said = Date.parse((JSON.parse(out) as Analysis).settings.now);
    expect(said).toBeGreaterThanOrEqual(before - 1000);
    expect(said).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it("--market, --currency, --usage and --strict are settings", () => {
    const words = ["--market", "GB", "--currency", "EUR", "--usage", "CONSUMER", "--strict"];
    const settings = settingsOf(...words);
    expect(settings).toMatchObject({ usage: "CONSUMER", strict: true, project: { market: "GB", currency: "EUR" } });
    expect(settings.project.timeZone).toBe("Europe/London");
  });

  it("--market, --currency and --usage may be in small letters", () => {
    const settings = settingsOf("--market", "gb", "--currency", "eur", "--usage", "consumer");
    expect(settings).toMatchObject({ usage: "CONSUMER", project: { market: "GB", currency: "EUR" } });
  });

  it.each([
    ["DAYS:45", { mode: "DAYS", numberOfDays: 45 }],
    ["MONTHS:6", { mode: "MONTHS", numberOfMonths: 6 }],
    ["months_truncated:2", { mode: "MONTHS_TRUNCATED", numberOfMonths: 2 }],
    ["MONTHS_AND_CURRENT:4", { mode: "MONTHS_AND_CURRENT", numberOfMonths: 4 }],
  ])("--period %s is a mode and its number", (period, expected) => {
    expect(settingsOf("--period", period).project.period).toMatchObject(expected);
  });

  it("--help prints what there is, and so does -h", () => {
    const { code, out } = command.run(["--help"]);
    expect(code).toBe(0);
    for (const option of ["--json", "--now", "--market", "--currency", "--period", "--usage", "--strict"])
      expect(out).toContain(`  ${option}`);
    expect(command.run(["-h"]).out).toBe(out);
  });

  it.each([
    [["--unknown"], /Unknown option '--unknown'/],
    [["--market"], /'--market <value>' argument missing/],
    [["--period", "MONTHS"], /--period: expected a mode and a number such as MONTHS:3/],
    [["--period", "WEEKS:3"], /modes are DAYS, MONTHS, MONTHS_TRUNCATED, MONTHS_AND_CURRENT/],
    [["one.json", "two.json"], /expected one body, found 2/],
    [["", "--json"], /expected the path of a body, found an empty text/],
  ])("%j is not understood, and help is given", (words, message) => {
    const { code, out, errors } = command.run(words);
    expect([code, out]).toEqual([2, ""]);
    expect(errors).toMatch(message);
    expect(errors).toContain("Examples:");
  });

  it.each([
    [["--market", "XX"], "/project/market"],
    [["--currency", "euro"], "/project/currency"],
    [["--currency", ""], "/project/currency"],
    [["--usage", "FAMILY"], "/usage"],
    [["--now", "yesterday"], "/now"],
    [["--period", "MONTHS:99"], "/project/period/numberOfMonths"],
    [["--period", "DAYS:9999999"], "/project/period/numberOfDays"],
  ])("%j is refused with its path", (words, path) => {
    const { code, out, errors } = command.run(words);
    expect([code, out]).toEqual([2, ""]);
    expect(errors).toMatch(new RegExp(`^${path}: .+ \\(INVALID_OPTION\\)\n$`));
  });
});

describe("an analysis in ERROR", () => {
  const business = bodyPath("fr-small-business.native");

  it("exits with 1 and says what was found and what is needed", () => {
    const { code, out, errors } = command.run([business, "--now", NOW]);
    expect([code, errors]).toEqual([1, ""]);
    expect(out).toContain("Refused     USAGE_NOT_SUPPORTED");
    expect(out).toMatch(/Needed {6}a personal checking account in EUR, or --usage BUSINESS/);
  });

  it("exits with 1 with --json too", () => {
    const { code, out } = command.run([business, "--json", "--now", NOW]);
    expect(code).toBe(1);
    expect((JSON.parse(out) as Analysis).error?.code).toBe("USAGE_NOT_SUPPORTED");
  });
});
