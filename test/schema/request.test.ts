import { describe, expect, it } from "vitest";
import { InvalidBodyError } from "../../src/model/issue.js";
import { IssueList } from "../../src/schema/issues.js";
import { type AnalysisRequest, readRequest } from "../../src/schema/request.js";
import { resolveSettings } from "../../src/schema/settings.js";
import { issuesOf } from "../adapters/read.js";

const NOW = "2026-08-21T12:00:00Z";
const SETTINGS = resolveSettings({
  now: NOW,
  project: { period: { mode: "DAYS", numberOfDays: 30 } },
});
const PROJECT_PERIOD = {
  mode: "DAYS",
  numberOfDays: 30,
  numberOfMonths: 3,
  includeCheckingAccountsOnTruncateWindow: false,
};

function requestOf(body: object, settings = SETTINGS): AnalysisRequest {
  const issues = new IssueList();
  const { request } = readRequest(body, settings, issues);
  issues.throwIfAny();
  return request;
}

describe("what a body asks for", () => {
  it("is the default where it says nothing", () => {
    const expected = {
      format: undefined,
      disableScores: false,
      disableCreditInsights: false,
      useBalanceDate: false,
      launchReport: false,
      period: { ...PROJECT_PERIOD, isComputedUsingProjectConfig: true },
      dataOrigin: "UNKNOWN",
    };
    for (const body of [
      {},
      { format: null, parameters: null, dataOrigin: null },
      { format: " ", parameters: { period: null } },
    ])
      expect(requestOf(body)).toEqual(expected);
  });

  it("is what it says", () => {
    const period = { mode: "MONTHS_TRUNCATED", numberOfMonths: 2, includeCheckingAccountsOnTruncateWindow: true };
    const parameters = {
      disableScores: true,
      disableCreditInsights: true,
      useBalanceDate: true,
      launchReport: true,
      period,
    };
    expect(requestOf({ format: "HYBRID", parameters, dataOrigin: "PDF" })).toEqual({
      format: "HYBRID",
      disableScores: true,
      disableCreditInsights: true,
      useBalanceDate: true,
      launchReport: true,
      period: { ...period, numberOfDays: 30, isComputedUsingProjectConfig: false },
      dataOrigin: "PDF",
    });
  });

  it.each([{}, { mode: null }, { numberOfMonths: null, isComputedUsingProjectConfig: false }])(
    "is the project's where it says nothing of it: %j",
    (period) => {
      expect(requestOf({ parameters: { period } }).period.isComputedUsingProjectConfig).toBe(true);
    },
  );

  it.each([
    ["DAYS", { numberOfDays: 60 }, "DAYS"],
    ["MONTHS_TRUNCATED", { numberOfDays: 60 }, "DAYS"],
    ["DAYS", { numberOfMonths: 2 }, "MONTHS"],
    ["MONTHS_TRUNCATED", { numberOfMonths: 2 }, "MONTHS_TRUNCATED"],
    ["MONTHS_TRUNCATED", { numberOfDays: 60, numberOfMonths: 2 }, "MONTHS_TRUNCATED"],
    ["DAYS", { numberOfDays: 60, numberOfMonths: 2 }, "DAYS"],
    ["DAYS", { includeCheckingAccountsOnTruncateWindow: true }, "DAYS"],
    ["DAYS", { mode: "MONTHS_AND_CURRENT", numberOfDays: 60 }, "MONTHS_AND_CURRENT"],
  ] as const)(
    "has the mode of its only number where it says none: in a project of %s, %j is %s",
    (mode, period, expected) => {
      const ofProject = resolveSettings({ now: NOW, project: { period: { mode } } });
      expect(requestOf({ parameters: { period } }, ofProject).period).toMatchObject({ ...period, mode: expected });
    },
  );

  it("is refused with every place that is not what it must be", () => {
    const body = {
      format: "NATIVE_2",
      parameters: {
        disableScores: 1,
        disableCreditInsights: "no",
        useBalanceDate: [],
        launchReport: {},
        period: { mode: "YEARS", numberOfDays: 0, numberOfMonths: 61, includeCheckingAccountsOnTruncateWindow: 0 },
      },
      dataOrigin: "SCREEN",
    };
    expect(issuesOf(body)).toEqual([
      "UNKNOWN_FORMAT /format",
      "INVALID_TYPE /parameters/disableScores",
      "INVALID_TYPE /parameters/disableCreditInsights",
      "INVALID_TYPE /parameters/useBalanceDate",
      "INVALID_TYPE /parameters/launchReport",
      "INVALID_VALUE /parameters/period/mode",
      "OUT_OF_RANGE /parameters/period/numberOfDays",
      "OUT_OF_RANGE /parameters/period/numberOfMonths",
      "INVALID_TYPE /parameters/period/includeCheckingAccountsOnTruncateWindow",
      "INVALID_VALUE /dataOrigin",
    ]);
    expect(issuesOf({ parameters: [], format: {} })).toEqual(["INVALID_TYPE /format", "INVALID_TYPE /parameters"]);
  });

  it.each([undefined, null, 0, "", [], "{}"])("cannot be told of %j", (body) => {
    expect(() => readRequest(body, SETTINGS, new IssueList())).toThrow(InvalidBodyError);
    expect(issuesOf(body)).toEqual(["INVALID_TYPE "]);
  });
});
