import { describe, expect, it } from "vitest";
import { furthestState, USER_JOURNEY_STATES } from "../../../src/service/journey/user-journey.js";
import { DEFAULT_LIMITS } from "../../../src/service/options.js";
import { STUDENT } from "../analysis-bench.js";
import { createJourneyClient, type JourneyClient, visitOf } from "./journey-client.js";

/** How far the customer of the client's sessions came, as the customer itself and the list of customers tell. */
async function stateOf({ ask }: JourneyClient): Promise<unknown> {
  const filter = encodeURIComponent('{"customIdentifier":"ana"}');
  const [listed] = (await ask("GET", `/v2/customers?filter=${filter}`)).body["resources"] as { reports: object }[];
  return (listed!.reports as { userJourneyState: string }).userJourneyState;
}

describe("userJourneyState", () => {
  it("is CUSTOMER_CREATED without a session, whatever became of analyses", async () => {
    const client = createJourneyClient();
    const { body } = await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" } });
    expect(await stateOf(client)).toBe("CUSTOMER_CREATED");
    const analyses = `/v2/customers/${body["id"]}/analyses`;
    for (const input of [STUDENT, { accounts: [] }, { ...STUDENT, sessionId: "of the client's own" }])
      await client.ask("POST", analyses, { body: input });
    await client.service.idle();
    expect(await stateOf(client)).toBe("CUSTOMER_CREATED");
  });

  it.each([
    ["STARTED", "user_cancelled"],
    ["AGGREGATION_FINISHED_ERROR", "error"],
    ["FINISHED_SUCCESS", "success"],
  ])("is STARTED with a session, and %s after %s", async (state, outcome) => {
    const client = createJourneyClient();
    const session = await client.openSession();
    expect(await stateOf(client)).toBe("STARTED");
    await client.finish(visitOf(session), outcome);
    expect(await stateOf(client)).toBe(state);
    // What comes of a used session moves nothing.
    await client.finish(visitOf(session), "success");
    expect(await stateOf(client)).toBe(state);
  });

  it("stays STARTED where the session expires", async () => {
    const client = createJourneyClient();
    const session = await client.openSession();
    client.passTime(DEFAULT_LIMITS.sessionLifeMs);
    expect(await client.statusOf(session)).toBe("EXPIRED");
    expect(await stateOf(client)).toBe("STARTED");
  });

  it("is the furthest over all sessions, in whatever order they came", async () => {
    for (const outcomes of [
      ["success", "error", "user_cancelled"],
      ["user_cancelled", "error", "success"],
    ]) {
      const client = createJourneyClient();
      for (const outcome of outcomes) await client.finish(visitOf(await client.openSession()), outcome);
      await client.openSession();
      expect(await stateOf(client)).toBe("FINISHED_SUCCESS");
    }
  });

  it("is a customer's own", async () => {
    const client = createJourneyClient();
    await client.finish(visitOf(await client.openSession()), "success");
    const { body } = await client.ask("POST", "/v2/customers", { body: { customIdentifier: "eve" } });
    expect(body).toMatchObject({ reports: { userJourneyState: "CUSTOMER_CREATED" } });
  });

  it("is one of the values of the interface", () => {
    const states = (["OPEN", "USER_CANCELLED", "EXPIRED", "ERROR", "SUCCESS"] as const).map((status) =>
      furthestState([{ status }]),
    );
    expect(USER_JOURNEY_STATES).toEqual(expect.arrayContaining(states));
    expect(furthestState([{ status: "ERROR" }, { status: "EXPIRED" }])).toBe("AGGREGATION_FINISHED_ERROR");
  });
});
