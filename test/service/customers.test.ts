import { describe, expect, it } from "vitest";
import { STUDENT } from "./analysis-bench.js";
import { createServiceClient, START } from "./service-client.js";

const AT_START = new Date(START).toISOString();

describe("creating a customer", () => {
  it("answers 201 with the members of the interface", async () => {
    const { ask } = createServiceClient();
    const { status, body } = await ask("POST", "/v2/customers", { body: { customIdentifier: "ana", unknown: 1 } });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      customIdentifier: "ana",
      usage: "CONSUMER",
      aggregationDetails: {},
      personalDetails: {},
      reports: { completedAnalyses: { count: 0 }, userJourneyState: "CUSTOMER_CREATED" },
      openBankingInformation: { owners: [] },
      createdAt: AT_START,
      updatedAt: AT_START,
    });
  });

  it("keeps all that the interface lets a client say", async () => {
    const { ask } = createServiceClient();
    const given = {
      aggregationDetails: {
        callbackUrl: "https://client.example/",
        token: "t",
        redirectUrl: "https://r.example/",
        apiUrl: "https://a.example/",
        iframeUrl: "https://i.example/",
        userId: "u",
        clientId: "c",
      },
      personalDetails: {
        identity: {
          nationality: "FR",
          firstName: "Ana",
          lastName: "Lys",
          birthName: "Roc",
          birthCity: "Nice",
          birthZipCode: "06000",
          birthCountry: "FR",
          documentNumber: "X1",
          birthDate: "1990-02-28",
        },
        contact: {
          email: "ana@client.example",
          phoneNumber: "+33100000000",
          street: "1 rue A",
          additionalInformation: "B",
          city: "Nice",
          zipCode: "06000",
          country: "FR",
        },
        household: { maritalStatus: "CIVIL_PARTNERSHIP", numberOfDependentChildren: 2, numberOfOtherDependents: 0 },
      },
    };
    const { body } = await ask("POST", "/v2/customers", { body: { customIdentifier: "ana", ...given } });
    expect(body).toMatchObject(given);
    expect((await ask("GET", `/v2/customers/${body["id"]}`)).body).toEqual(body);
  });

  it("answers 422 for an identifier that is taken, in the same project only", async () => {
    const { ask } = createServiceClient();
    await ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } });
    const { status, body } = await ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "ALREADY_EXISTS", status: 422, issues: [{ path: "/customIdentifier" }] });
    const elsewhere = await ask("POST", "/v2/customers", { as: "other", body: { customIdentifier: "ana" } });
    expect(elsewhere.status).toBe(201);
  });

  it("answers 400 with everything that is wrong", async () => {
    const { ask } = createServiceClient();
    const personalDetails = { identity: { birthDate: "2024-02-30" }, household: { numberOfOtherDependents: "one" } };
    const { status, body } = await ask("POST", "/v2/customers", { body: { personalDetails } });
    expect(status).toBe(400);
    expect(body).toEqual({ code: "BAD_REQUEST", message: expect.any(String), status: 400, issues: expect.any(Array) });
    expect((body["issues"] as { path: string }[]).map(({ path }) => path).sort()).toEqual([
      "/customIdentifier",
      "/personalDetails/household/numberOfOtherDependents",
      "/personalDetails/identity/birthDate",
    ]);
  });

  it.each(["COHABITING", "DIVORCED", "MARRIED", "SEPARATED", "SINGLE", "WIDOWED", "CIVIL_PARTNERSHIP"])(
    "takes the marital status %s",
    async (maritalStatus) => {
      const { ask } = createServiceClient();
      const personalDetails = { household: { maritalStatus } };
      const { status, body } = await ask("POST", "/v2/customers", { body: { customIdentifier: "a", personalDetails } });
      expect([status, body["personalDetails"]]).toEqual([201, personalDetails]);
    },
  );

  it.each([
    ["maritalStatus", "FOO"],
    ["maritalStatus", "married"],
    ["maritalStatus", ""],
    ["numberOfDependentChildren", -1],
    ["numberOfDependentChildren", 1.5],
    ["numberOfOtherDependents", 100],
    ["numberOfOtherDependents", -0.1],
  ])("and updating one answers 400 for a household whose %s is %j", async (name, value) => {
    const { ask } = createServiceClient();
    const personalDetails = { household: { [name]: value } };
    const refused = { status: 400, body: { issues: [{ path: `/personalDetails/household/${name}` }] } };
    expect(await ask("POST", "/v2/customers", { body: { customIdentifier: "a", personalDetails } })).toMatchObject(
      refused,
    );
    const { id } = (await ask("POST", "/v2/customers", { body: { customIdentifier: "a" } })).body;
    expect(await ask("PATCH", `/v2/customers/${id}`, { body: { personalDetails } })).toMatchObject(refused);
  });

  it("answers 401 without a token, and 403 with one that may only read", async () => {
    const { ask } = createServiceClient();
    const body = { customIdentifier: "ana" };
    const nobody = await ask("POST", "/v2/customers", { as: undefined, body });
    expect([nobody.status, nobody.body["code"]]).toEqual([401, "UNAUTHORIZED"]);
    const reader = await ask("POST", "/v2/customers", { as: "reader", body });
    expect([reader.status, reader.body["code"]]).toEqual([403, "FORBIDDEN"]);
  });
});

describe("customers", () => {
  it("are listed a page at a time, oldest first, or by a filter", async () => {
    const { ask } = createServiceClient();
    for (const customIdentifier of ["a", "b", "c"]) await ask("POST", "/v2/customers", { body: { customIdentifier } });
    const { status, body } = await ask("GET", "/v2/customers?limit=2");
    expect(status).toBe(200);
    expect(body["resources"]).toMatchObject([{ customIdentifier: "a" }, { customIdentifier: "b" }]);
    expect(body["pagination"]).toEqual({
      first: "?page=1&limit=2",
      previous: null,
      next: "?page=2&limit=2",
      last: "?page=2&limit=2",
      totalPages: 2,
      totalResources: 3,
    });
    const links = ["/v2/customers?page=2&limit=2", "/v2/customers?page=3&limit=2"].map(async (path) => {
      const { previous, next } = (await ask("GET", path)).body["pagination"] as Record<string, unknown>;
      return [previous, next];
    });
    expect(await Promise.all(links)).toEqual([
      ["?page=1&limit=2", null],
      [null, null],
    ]);
    const found = await ask("GET", `/v2/customers?filter=${encodeURIComponent('{"customIdentifier":"c"}')}`);
    expect(found.body).toMatchObject({ resources: [{ customIdentifier: "c" }], pagination: { totalResources: 1 } });
  });

  it("are never more on a page than the limit, whatever the usual size of a page", async () => {
    const { ask } = createServiceClient({ limits: { mostPageSize: 2 } });
    for (const customIdentifier of ["a", "b", "c"]) await ask("POST", "/v2/customers", { body: { customIdentifier } });
    const { body } = await ask("GET", "/v2/customers");
    expect(body).toMatchObject({ resources: [{}, {}], pagination: { first: "?page=1&limit=2", totalPages: 2 } });
  });

  it.each([
    ["page=0", "/query/page", "expected page of at least 1"],
    ["page=1234567890", "/query/page", "expected a whole number of at most 9 digits"],
    ["limit=1001", "/query/limit", "expected limit from 1 to 1000"],
  ])("asked for with %s tell what is needed", async (query, path, message) => {
    const answer = await createServiceClient().ask("GET", `/v2/customers?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  it.each(["page=0", "limit=1001", "limit=ten", "page=1.5", "filter=%7B"])(
    "are not listed by %s: 400",
    async (query) => {
      const { status, body } = await createServiceClient().ask("GET", `/v2/customers?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: `/query/${query.split("=")[0]}` }] });
    },
  );

  it("are updated member by member; null takes a member away", async () => {
    const { ask, passTime } = createServiceClient();
    const contact = { city: "Nice", zipCode: 6000 };
    const created = await ask("POST", "/v2/customers", {
      body: { customIdentifier: "ana", aggregationDetails: { userId: "u", token: "t" }, personalDetails: { contact } },
    });
    passTime(1000);
    const update = { aggregationDetails: { userId: null }, personalDetails: { contact: { city: "Lyon" } } };
    const { status, body } = await ask("PATCH", `/v2/customers/${created.body["id"]}`, { body: update });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...created.body,
      aggregationDetails: { token: "t" },
      personalDetails: { contact: { city: "Lyon", zipCode: "6000" } },
      updatedAt: "2026-07-01T12:00:01.000Z",
    });
  });

  it("lose all of their details where they are null", async () => {
    const { ask } = createServiceClient();
    const details = { aggregationDetails: { userId: "u" }, personalDetails: { identity: { firstName: "Ana" } } };
    const { id } = (await ask("POST", "/v2/customers", { body: { customIdentifier: "ana", ...details } })).body;
    const nulls = { aggregationDetails: null, personalDetails: null };
    const { status, body } = await ask("PATCH", `/v2/customers/${id}`, { body: nulls });
    expect(status).toBe(200);
    expect(body).toMatchObject({ aggregationDetails: {}, personalDetails: {} });
  });

  it("tell of the analysis that was completed last, whichever was changed since", async () => {
    const { ask, passTime, service } = createServiceClient();
    const { id: customerId } = (await ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } })).body;
    const path = `/v2/customers/${customerId}`;
    const urls: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      passTime(1000);
      urls.push(`${path}/analyses/${(await ask("POST", `${path}/analyses`, { body: STUDENT })).body["id"]}`);
      await service.idle();
    }
    const completedAnalyses = { count: 2, date: new Date(START + 2000).toISOString(), url: urls[1] };
    passTime(1000);
    const { body: unchanged } = await ask("PATCH", urls[0]!, { body: {} });
    expect(unchanged["updatedAt"]).toBe(new Date(START + 1000).toISOString());
    const { body: changed } = await ask("PATCH", urls[0]!, { body: { sessionId: "s" } });
    expect(changed).toMatchObject({ status: "COMPLETED", updatedAt: new Date(START + 3000).toISOString() });
    expect((await ask("GET", path)).body["reports"]).toMatchObject({ completedAnalyses });
  });

  it("tell what became of their analyses, and who holds the accounts", async () => {
    const { ask, service } = createServiceClient();
    const { body: customer } = await ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } });
    const analyses = `/v2/customers/${customer["id"]}/analyses`;
    const good = (await ask("POST", analyses, { body: STUDENT })).body["id"];
    const savings = STUDENT.accounts.map((account) => ({ ...account, type: "SAVINGS" }));
    const bad = (await ask("POST", analyses, { body: { accounts: savings } })).body["id"];
    await service.idle();
    const { body } = await ask("GET", `/v2/customers/${customer["id"]}`);
    expect(body["reports"]).toEqual({
      completedAnalyses: { count: 1, date: AT_START, url: `${analyses}/${good}` },
      lastFailedAnalysis: { date: AT_START, url: `${analyses}/${bad}`, type: "NO_CHECKING_ACCOUNT" },
      userJourneyState: "CUSTOMER_CREATED",
    });
    expect(body["openBankingInformation"]).toEqual({ owners: [{ name: "MLLE INES TRAVERT" }] });
  });

  it("name each holder once, however the accounts and analyses write the name", async () => {
    const { ask, service } = createServiceClient();
    const { body: customer } = await ask("POST", "/v2/customers", { body: { customIdentifier: "ana" } });
    const [account] = STUDENT.accounts;
    const other = { ...account, iban: null, number: "77", owners: [{ name: "Mlle Ines  Travert" }, { name: "Tom" }] };
    for (const accounts of [[account, other], [{ ...account, owners: [{ name: "mlle ines travert" }] }]])
      await ask("POST", `/v2/customers/${customer["id"]}/analyses`, { body: { ...STUDENT, accounts } });
    await service.idle();
    const { body } = await ask("GET", `/v2/customers/${customer["id"]}`);
    const { owners } = body["openBankingInformation"] as { readonly owners: readonly { readonly name: string }[] };
    expect(owners.map(({ name }) => name.toUpperCase()).sort()).toEqual(["MLLE INES TRAVERT", "TOM"]);
  });
});
