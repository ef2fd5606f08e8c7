import { afterAll, describe, expect, it, vi } from "vitest";
import { needOf } from "../../src/cli/needs.js";
import type { AnalyzeOptions } from "../../src/index.js";

// An engine of this file's own, one pass of which can be made to fail: files share the modules that they load.
vi.resetModules();
vi.doMock(import("../../src/passes/loans.js"), async (original) => {
  const { findLoans: real } = await original();
  return { findLoans: vi.fn(real) };
});
const { analyze, ENGINE_VERSION } = await import("../../src/index.js");
const { findLoans } = await import("../../src/passes/loans.js");
afterAll(() => {
  vi.doUnmock("../../src/passes/loans.js");
  vi.resetModules();
});

const SECRET = "VIREMENT ZUBROWAL 4711";
const account = (description: string): object => ({
  type: "CHECKING",
  currency: "EUR",
  balance: 812.34,
  balanceDate: "2026-06-30",
  transactions: [{ description, amount: -4711.5, dates: { debitedAt: "2026-06-03" } }],
});
const OPTIONS: AnalyzeOptions = {
  now: "2026-06-30T12:00:00Z",
  project: { lexicon: [{ id: "ours", category: "RENT", direction: "OUT", phrases: ["LOYER"] }] },
  corrections: { accounts: [{ accountId: "none", isComputed: false }] },
};

/** The analysis of a body that a bug of the engine breaks, which says all that it knows. */
function failedAnalysis(options: AnalyzeOptions = OPTIONS, description = SECRET) {
  vi.mocked(findLoans).mockImplementationOnce(() => {
    throw new Error(`no flow for ${description} of 4711.5`);
  });
  return analyze({ accounts: [account(description)] }, options);
}

describe("an internal failure", () => {
  it("is told by its code, with the engine and the settings that it can be repeated with", () => {
    const failed = failedAnalysis();
    expect([failed.status, failed.error?.code]).toEqual(["ERROR", "INTERNAL_ERROR"]);
    // The settings of an analysis that succeeds with the same options, and a body that asks for nothing of its own.
    const { settings } = analyze({ accounts: [] }, OPTIONS).fingerprint;
    expect(failed.fingerprint).toEqual({ input: "", settings, engine: ENGINE_VERSION });
  });

  it("is named by its settings: others give another id", () => {
    const { id } = failedAnalysis();
    expect(failedAnalysis().id).toBe(id);
    const { lexicon: _, ...project } = OPTIONS.project!;
    expect(failedAnalysis({ ...OPTIONS, project }).id).not.toBe(id);
    expect(failedAnalysis({ ...OPTIONS, corrections: {} }).id).not.toBe(id);
    expect(analyze({ accounts: [] }, OPTIONS).id).not.toBe(id);
  });

  it("tells nothing of the body, nor of the error", () => {
    const failed = failedAnalysis();
    expect(JSON.stringify(failed)).not.toMatch(/4711|ZUBROWAL|812/);
    expect(failedAnalysis(OPTIONS, "CARTE MOFTIR")).toEqual(failed);
  });

  it("is reported by what its result holds", () => {
    const failed = failedAnalysis();
    const need = needOf("INTERNAL_ERROR", failed);
    expect(need).toContain(`engine ${ENGINE_VERSION}`);
    expect(need).toContain(`settings ${failed.fingerprint.settings}`);
  });
});
