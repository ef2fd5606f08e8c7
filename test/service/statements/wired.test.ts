import { describe, expect, it } from "vitest";
import { STUDENT } from "../analysis-bench.js";
import { createServiceClient } from "../service-client.js";

const UPLOAD = { files: [{ fileName: "june.pdf", base64File: Buffer.from("%PDF-1.7").toString("base64") }] };

describe("statements uploaded to the whole service", () => {
  it.each([
    ["are analysed", () => ({ accounts: STUDENT.accounts }), "analysis_completed", []],
    [
      "fail by themselves where the extractor fails",
      () => {
        throw new TypeError("JEAN DUPONT");
      },
      "analysis_failed",
      [{ where: "bank statements", errorName: "TypeError" }],
    ],
  ] as const)("%s, and the client is told", async (_case, extractStatements, eventName, faults) => {
    const client = createServiceClient({ extractStatements });
    await client.listen("analysis_completed", "analysis_failed");
    const { body } = await client.ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } });
    const customerId = body["id"];
    const uploaded = await client.ask("POST", `/v2/customers/${customerId}/bank-statements`, { body: UPLOAD });
    await client.service.idle();
    const { analysisId } = uploaded.body;
    expect(client.events).toEqual([{ eventName, payload: { customerId, analysisId } }]);
    expect(client.faults).toEqual(faults);
  });

  it("stop when the service closes", async () => {
    const client = createServiceClient({ extractStatements: () => new Promise(() => {}) });
    const { body } = await client.ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } });
    await client.ask("POST", `/v2/customers/${body["id"]}/bank-statements`, { body: UPLOAD });
    await client.service.close();
    const read = await client.ask("GET", `/v2/customers/${body["id"]}`);
    expect(read.body["reports"]).toMatchObject({ lastFailedAnalysis: { type: "INTERNAL_ERROR" } });
  });
});
