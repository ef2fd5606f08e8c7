import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { ANALYSIS_STATUSES, type AnalysisStatus, TRANSITIONS } from "../../src/service/analyses/transitions.js";
import { ACCESS_LIFE_SECONDS, REFRESH_LIFE_SECONDS } from "../../src/service/auth/tokens.js";
import { DEFAULT_RETRY_DELAYS } from "../../src/service/events/subscription.js";
import { operationsOf } from "../../src/service/http/openapi-document.js";
import { createService, DEFAULT_LIMITS } from "../../src/service/index.js";
import { PROBLEM_STATUSES } from "../../src/service/problem.js";

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const guide = textOf("docs/service.md");

describe("docs/service.md", () => {
  it("tells every limit and its default", () => {
    const rows = [...guide.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map((match) => [match[1], Number(match[2])]);
    expect(Object.fromEntries(rows)).toEqual(DEFAULT_LIMITS);
  });

  it("tells how long tokens hold, and when a delivery is tried again", () => {
    expect(guide).toContain(`for ${ACCESS_LIFE_SECONDS.toLocaleString("en")} seconds`);
    expect(guide).toContain(`for ${REFRESH_LIFE_SECONDS.toLocaleString("en")}.`);
    const [first, second, third] = DEFAULT_RETRY_DELAYS.map((delay) => delay / 1000);
    expect(guide).toContain(`(${first}, ${second} and ${third} seconds by default)`);
  });

  it("names every code of a problem with its status", () => {
    for (const [code, status] of Object.entries(PROBLEM_STATUSES)) expect(guide).toContain(`${code} ${status}`);
  });

  it("tells what each state of an analysis means, and what may follow it", () => {
    const rows = [...guide.matchAll(/^\| ([A-Z_]+) \| .+ \| (.+) \|$/gm)];
    expect(rows.map((match) => match[1])).toEqual(ANALYSIS_STATUSES);
    for (const [, status, text] of rows) {
      const named = ANALYSIS_STATUSES.filter((other) => new RegExp(`\\b${other}\\b`).test(text!));
      const next = Object.values(TRANSITIONS[status as AnalysisStatus]);
      expect(next, status).toEqual(expect.arrayContaining(named.filter((other) => other !== "COMPLETED")));
    }
  });

  it("names no path that there is not", () => {
    const document = createService({ serviceAccounts: [] }).openApiDocument();
    const shapes = operationsOf(document).map(({ path }) => path.replace(/\{\w+\}/g, "*"));
    const named = [...guide.matchAll(/\/v[12](?:\/[\w{}$-]+)+/g)].map(([path]) => path.replace(/\{\w+\}|\$\w+/g, "*"));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !shapes.includes(path))).toEqual([]);
  });
});

describe("docs/sample-body.json", () => {
  it("gives a complete analysis, whenever it is sent", () => {
    for (const now of ["2026-07-01T12:00:00Z", "2036-07-01T12:00:00Z"]) {
      const analysis = analyze(JSON.parse(textOf("docs/sample-body.json")), { now });
      expect(analysis.status).toBe("COMPLETED");
      expect(analysis.essentials?.monthlyRegularIncome).toBe(2152.5);
      expect(analysis.creditInsights?.loans.repayments.count).toBe(1);
    }
  });
});
