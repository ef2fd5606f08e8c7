import { describe, expect, it } from "vitest";
import type { StatementFile } from "../../../src/service/statements/extractor.js";
import { createAnalysisBench, SHOP, STUDENT } from "../analysis-bench.js";

const PDF = Buffer.from("%PDF-1.7").toString("base64");
const UPLOAD = { files: [{ fileName: "june.pdf", base64File: PDF }] };

describe.each([
  ["customers/customer", STUDENT],
  ["businesses/business", SHOP],
])("POST /v2/%s/bank-statements", (party, { accounts }) => {
  const path = `/v2/${party}/bank-statements`;

  it("accepts files, and names the analysis that is to come", async () => {
    const read: StatementFile[] = [];
    const bench = createAnalysisBench({
      extract: (files) => {
        read.push(...files);
        return { accounts };
      },
    });
    const answer = await bench.ask("POST", path, UPLOAD);
    expect(answer.status).toBe(202);
    const { analysisId, ...rest } = (await answer.json()) as { analysisId: string };
    expect(rest).toEqual({});
    const record = bench.store.analyses.find(bench.customer.tenant, analysisId)!;
    expect(record).toMatchObject({ dataOrigin: "PDF", party: { id: party.split("/")[1] } });
    await bench.idle();
    expect(read.map(({ fileName, content }) => [fileName, Buffer.from(content).toString()])).toEqual([
      ["june.pdf", "%PDF-1.7"],
    ]);
    expect(record.status).toBe("COMPLETED");
  });

  it("answers before an extractor begins that makes no pauses", async () => {
    const seen: string[] = [];
    const bench = createAnalysisBench({
      extract: () => {
        seen.push("extracted");
        return { accounts };
      },
    });
    expect((await bench.ask("POST", path, UPLOAD)).status).toBe(202);
    seen.push("answered");
    await bench.idle();
    expect(seen).toEqual(["answered", "extracted"]);
  });

  it.each([
    [{}, 400],
    [[], 400],
    [{ files: [] }, 400],
    [{ files: [{ fileName: "a", base64File: "nothing" }] }, 400],
  ])("refuses %j", async (body, status) => {
    const bench = createAnalysisBench();
    const answer = await bench.ask("POST", path, body);
    expect([answer.status, await answer.json()]).toMatchObject([status, { code: "BAD_REQUEST", status }]);
    expect(bench.store.analyses.list(bench.customer.tenant)).toEqual([]);
  });

  it("refuses files past the limits with their own status", async () => {
    const bench = createAnalysisBench({ limits: { statementFileBytes: 7, bodyBytes: 500 } });
    expect((await bench.ask("POST", path, UPLOAD)).status).toBe(413);
    expect((await bench.ask("POST", path, { files: [{ fileName: "a".repeat(500) }] })).status).toBe(413);
    const many = createAnalysisBench({ limits: { statementFiles: 0 } });
    expect((await many.ask("POST", path, UPLOAD)).status).toBe(400);
  });

  it("knows its own parties only", async () => {
    const bench = createAnalysisBench();
    expect((await bench.ask("POST", path, UPLOAD, "other")).status).toBe(404);
    expect((await bench.ask("POST", `${path.replace(/\w+\/bank/, "none/bank")}`, UPLOAD)).status).toBe(404);
    expect((await bench.ask("POST", path, UPLOAD, "weak")).status).toBe(403);
    expect((await bench.ask("POST", path, UPLOAD, "nobody")).status).toBe(401);
    expect(bench.store.analyses.list(bench.customer.tenant)).toEqual([]);
  });
});
