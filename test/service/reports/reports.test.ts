import { describe, expect, it } from "vitest";
import type { Analysis } from "../../../src/index.js";
import type { ReportRenderer } from "../../../src/service/reports/renderer.js";
import type { AnalysisRecord, Report } from "../../../src/service/store/records.js";
import { type AnalysisBench, createAnalysisBench, SHOP, STUDENT } from "../analysis-bench.js";

const WITH_REPORT = { ...STUDENT, parameters: { launchReport: true } };
const rendersIncome: ReportRenderer = ({ creditInsights }: Analysis) => ({
  contentType: "text/html; charset=utf-8",
  content: `<p>${creditInsights!.incomes.totalAmount} €`,
});

/** Computes an analysis that wants a report beside one that wants none. */
async function reported(bench: AnalysisBench): Promise<{ record: AnalysisRecord; report: Report }> {
  const record = bench.analyses.create(bench.customer, WITH_REPORT);
  const beside = bench.analyses.create(bench.customer, STUDENT);
  await bench.idle();
  expect([record.status, beside.status]).toEqual(["COMPLETED", "COMPLETED"]);
  expect(bench.reports.reportsOf(beside)).toEqual([]);
  const [report, ...others] = bench.reports.reportsOf(record);
  expect(others).toEqual([]);
  return { record, report: report! };
}

describe("a report", () => {
  it("is written of a completed analysis that wants one", async () => {
    const bench = createAnalysisBench({ render: rendersIncome });
    const { record, report } = await reported(bench);
    expect(report).toMatchObject({ status: "COMPLETED", contentType: "text/html; charset=utf-8" });
    const { totalAmount } = bench.analyses.resultOf(record)!.creditInsights!.incomes;
    expect(Buffer.from(report.content!).toString()).toBe(`<p>${totalAmount} €`);
    expect(bench.told.filter((event) => event.includes(record.id))).toEqual([
      `bank_details_fetched ${record.id}`,
      `analysis_completed ${record.id}`,
      `report_completed ${record.id} ${report.id}`,
    ]);
  });

  it("is not written of an analysis that failed", async () => {
    const bench = createAnalysisBench({ render: rendersIncome });
    const empty = { ...STUDENT.accounts[0], transactions: [] };
    const record = bench.analyses.create(bench.customer, { ...WITH_REPORT, accounts: [empty] });
    await bench.idle();
    expect(record.status).toBe("ERROR");
    expect(bench.reports.reportsOf(record)).toEqual([]);
  });

  it("is written anew when the analysis is computed again", async () => {
    const bench = createAnalysisBench({ render: rendersIncome });
    const { record, report } = await reported(bench);
    bench.analyses.trigger(record, { disableScores: true });
    await bench.idle();
    const reports = bench.reports.reportsOf(record);
    expect(reports.map(({ status }) => status)).toEqual(["COMPLETED", "COMPLETED"]);
    expect(reports[0]).toBe(report);
  });

  it("is another's to change, but not the analysis", async () => {
    const bench = createAnalysisBench({
      render: (analysis) => {
        (analysis.accounts as unknown[]).length = 0;
        return rendersIncome(analysis, new AbortController().signal);
      },
    });
    const { record } = await reported(bench);
    expect(bench.analyses.resultOf(record)!.accounts).toHaveLength(STUDENT.accounts.length);
  });

  it("keeps its bytes when the renderer uses them again", async () => {
    const content = new Uint8Array([1, 2, 3]);
    const bench = createAnalysisBench({ render: () => ({ contentType: "application/pdf", content }) });
    const { report } = await reported(bench);
    content.fill(0);
    expect([...report.content!]).toEqual([1, 2, 3]);
  });

  const rendering = (contentType: unknown, content: unknown) =>
    (() => ({ contentType, content })) as unknown as ReportRenderer;
  const FAULTS: readonly (readonly [string, ReportRenderer | undefined, string])[] = [
    ["there is none", undefined, "no renderer of reports is configured (option renderReport of createService)"],
    [
      "throws at once",
      () => {
        throw new Error("JEAN DUPONT");
      },
      "could not be rendered",
    ],
    ["rejects", () => Promise.reject(new Error("JEAN DUPONT")), "could not be rendered"],
    ["never ends", () => new Promise(() => {}), "within 0.02 seconds"],
    ["gives nothing", (() => undefined) as unknown as ReportRenderer, "gave no report"],
    ["gives a text", (() => "<p>") as unknown as ReportRenderer, "gave no report"],
    ["gives no type", rendering(undefined, "<p>"), "valid content type"],
    ["gives a type that is none", rendering("html", "<p>"), "valid content type"],
    ["gives a type with more headers", rendering("text/html\r\nSet-Cookie: a=b", "<p>"), "valid content type"],
    ["gives no content", rendering("text/html", null), "without content"],
    ["gives another content", rendering("text/html", [60]), "without content"],
    ["gives too much", rendering("text/plain", "x".repeat(101)), "limit of 100 bytes"],
  ];

  it.each(FAULTS)("ends in ERROR where the renderer %s, and nothing else does", async (fault, render, message) => {
    const limits = { reportBytes: 100, ...(fault === "never ends" && { reportTimeoutMs: 20 }) };
    const bench = createAnalysisBench({ limits, ...(render !== undefined && { render }) });
    const { record, report } = await reported(bench);
    expect(report).toMatchObject({ status: "ERROR", error: expect.stringContaining(message) });
    expect(report.content).toBeUndefined();
    expect(bench.told).toContain(`report_failed ${record.id} ${report.id}`);
    expect(JSON.stringify([bench.faults, report])).not.toContain("DUPONT");
  });

  it("that there is no room for is told of, and the analysis completes", async () => {
    const bench = createAnalysisBench({ render: rendersIncome, limits: { analyses: 3 } });
    const { record } = await reported(bench);
    for (const _time of [1, 2, 3]) {
      bench.analyses.trigger(record, {});
      await bench.idle();
    }
    expect(record.status).toBe("COMPLETED");
    expect(bench.reports.reportsOf(record)).toHaveLength(3);
    expect(bench.told.at(-1)).toBe(`report_failed ${record.id} -`);
  });

  it("ends in ERROR when the service closes", async () => {
    const bench = createAnalysisBench({ render: () => new Promise(() => {}) });
    const record = bench.analyses.create(bench.customer, WITH_REPORT);
    while (bench.reports.reportsOf(record).length === 0) await new Promise((resolve) => setImmediate(resolve));
    bench.close();
    await bench.idle();
    expect(bench.reports.reportsOf(record)[0]).toMatchObject({
      status: "ERROR",
      error: expect.stringContaining("closed"),
    });
  });
});

describe.each(["customer", "business"] as const)("the reports of a %s's analysis", (kind) => {
  const root = kind === "customer" ? "/v2/customers/customer" : "/v2/businesses/business";
  const body = kind === "customer" ? STUDENT : SHOP;

  async function reportedTo(render: ReportRenderer) {
    const bench = createAnalysisBench({ render });
    const record = bench.analyses.create(bench[kind], { ...body, parameters: WITH_REPORT.parameters });
    while (bench.reports.reportsOf(record).length === 0) await new Promise((resolve) => setImmediate(resolve));
    const [report] = bench.reports.reportsOf(record);
    return { bench, record, report: report!, path: `${root}/analyses/${record.id}/reports` };
  }

  it("are listed and read, and their content is a file", async () => {
    const { bench, record, report, path } = await reportedTo(() => ({ contentType: "text/html", content: "<p>é" }));
    await bench.idle();
    const view = {
      id: report.id,
      analysisId: record.id,
      status: "COMPLETED",
      contentType: "text/html",
      size: 5,
      url: `${path}/${report.id}/content`,
      createdAt: "2026-07-01T12:00:00.000Z",
      updatedAt: "2026-07-01T12:00:00.000Z",
    };
    const list = await bench.ask("GET", path);
    expect([list.status, await list.json()]).toMatchObject([200, { resources: [view], pagination: { totalPages: 1 } }]);
    const one = await bench.ask("GET", `${path}/${report.id}`);
    expect([one.status, await one.json()]).toEqual([200, view]);
    const content = await bench.ask("GET", view.url);
    expect([content.status, await content.text()]).toEqual([200, "<p>é"]);
    expect(content.headers.get("content-type")).toBe("text/html");
    expect(content.headers.get("content-disposition")).toBe(`attachment; filename="report-${report.id}.html"`);
    expect(content.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(content.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("have no content before they are completed", async () => {
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { bench, report, path } = await reportedTo(() =>
      gate.then(() => {
        throw new Error("no ink");
      }),
    );
    const read = async () => (await bench.ask("GET", `${path}/${report.id}`)).json();
    expect(await read()).toMatchObject({ status: "IN_PROGRESS" });
    expect((await bench.ask("GET", `${path}/${report.id}/content`)).status).toBe(404);
    release();
    await bench.idle();
    expect(await read()).toMatchObject({ status: "ERROR", error: { message: "the report could not be rendered" } });
    expect((await bench.ask("GET", `${path}/${report.id}/content`)).status).toBe(404);
  });

  it("are their own project's, party's and analysis's", async () => {
    const { bench, record, report, path } = await reportedTo(rendersIncome);
    const second = bench.analyses.create(bench[kind], STUDENT);
    await bench.idle();
    const other = kind === "customer" ? "/v2/businesses/business" : "/v2/customers/customer";
    for (const end of ["", `/${report.id}`, `/${report.id}/content`]) {
      expect((await bench.ask("GET", `${path}${end}`, undefined, "other")).status).toBe(404);
      expect((await bench.ask("GET", `${path}${end}`, undefined, "weak")).status).toBe(403);
      expect((await bench.ask("GET", `${path}${end}`, undefined, "nobody")).status).toBe(401);
      expect((await bench.ask("GET", `${other}/analyses/${record.id}/reports${end}`)).status).toBe(404);
      expect((await bench.ask("GET", `${root}x/analyses/${record.id}/reports${end}`)).status).toBe(404);
      expect((await bench.ask("GET", `${root}/analyses/none/reports${end}`)).status).toBe(404);
    }
    expect((await bench.ask("GET", `${root}/analyses/${second.id}/reports/${report.id}`)).status).toBe(404);
    expect((await bench.ask("GET", `${path}?page=0`)).status).toBe(400);
  });
});
