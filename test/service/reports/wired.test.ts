import { expect, it } from "vitest";
import { STUDENT } from "../analysis-bench.js";
import { createServiceClient } from "../service-client.js";

it("events of a report name the session of its analysis, as those of the analysis do", async () => {
  const renderReport = () => ({ contentType: "text/plain", content: "x" });
  const client = createServiceClient({ renderReport });
  await client.listen("analysis_completed", "report_completed");
  const { id: customerId } = (await client.ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } })).body;
  const path = `/v2/customers/${customerId}/analyses`;
  const body = { ...STUDENT, parameters: { launchReport: true }, sessionId: "session" };
  const { id: analysisId } = (await client.ask("POST", path, { body })).body;
  await client.service.idle();
  const payload = { customerId, analysisId, sessionId: "session" };
  expect(client.events).toEqual([
    { eventName: "analysis_completed", payload },
    { eventName: "report_completed", payload: { ...payload, reportId: expect.any(String) } },
  ]);
});
