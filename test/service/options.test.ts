import { describe, expect, it } from "vitest";
import { createService } from "../../src/service/index.js";
import type { ServiceOptions } from "../../src/service/options.js";

const create = (options: object) => createService({ serviceAccounts: [], ...options } as ServiceOptions);

const ACCOUNT = { clientId: "id", clientSecret: "secret", organizationId: "o", projectId: "p" };
const withAccount = (members: object) => ({ serviceAccounts: [{ ...ACCOUNT, ...members }] });

describe("createService", () => {
  it.each([
    ["project.market: expected one of FR, GB, ES, NL, BE, found a text", { project: { market: "ZZ" } }],
    ["project.period.numberOfMonths: expected", { project: { period: { mode: "MONTHS", numberOfMonths: 0 } } }],
    ["strict: expected true or false, found a text", { strict: "yes" }],
    ["limits.pageSize: expected a whole number of at least 1, found 0", { limits: { pageSize: 0 } }],
    ["limits.customers: expected a whole number of at least 0, found -1", { limits: { customers: -1 } }],
    ["limits.bodyBytes: expected a whole number of at least 0, found a string", { limits: { bodyBytes: "1" } }],
    ["limits.analyses: expected a whole number of at least 0, found NaN", { limits: { analyses: Number.NaN } }],
    ["limits.reportTimeoutMs: expected at most 2147483647 milliseconds", { limits: { reportTimeoutMs: 2 ** 31 } }],
    ["limits.sessionLifeMs: expected at most 3153600000000 milliseconds", { limits: { sessionLifeMs: 1e13 } }],
    ["serviceAccounts: expected a list, found none", { serviceAccounts: undefined }],
    ["serviceAccounts.0.clientId: expected a text of 1 to 500 characters, found 0", withAccount({ clientId: "" })],
    ["serviceAccounts.0.clientSecret: expected a text of 1 to 500", withAccount({ clientSecret: "s".repeat(501) })],
    ["serviceAccounts.0.clientSecret: expected a text", withAccount({ clientSecret: undefined })],
    ["serviceAccounts.0.projectId: expected a text", withAccount({ projectId: 3 })],
    ["serviceAccounts.0.scopes: expected some of customers:read, ", withAccount({ scopes: ["customer:read"] })],
    ["serviceAccounts.0.redirectUris: expected an absolute", withAccount({ redirectUris: ["/back"] })],
    ["serviceAccounts.0: expected an object, found none", { serviceAccounts: [null] }],
    ["serviceAccounts.0.scopes: expected a list, found a string", withAccount({ scopes: "all" })],
    ["serviceAccounts.0.redirectUris: expected a list, found a string", withAccount({ redirectUris: "https://a.b/" })],
    ["serviceAccounts.0.redirectUris: expected texts, found 5", withAccount({ redirectUris: [5] })],
    ["allowPrivateTargets: expected true or false, found a string", { allowPrivateTargets: "false" }],
    ["publicUrl: expected an absolute http or https address", { publicUrl: "credit.example.com" }],
    ["publicUrl: expected an absolute http or https address", { publicUrl: "ftp://credit.example.com" }],
    ["publicUrl: expected no user name or password", { publicUrl: "https://me@credit.example.com" }],
    ["publicUrl: expected no query and no fragment", { publicUrl: "https://credit.example.com/?a" }],
  ])("refuses %s", (message, options) => {
    expect(() => create(options)).toThrow(message);
  });

  it("takes what is right", () => {
    const lexicon = [{ id: "shop", category: "REVENUE", direction: "IN", phrases: ["MY SHOP"] }];
    expect(() => create({ project: { market: "GB" }, strict: true, limits: { analyses: 0 } })).not.toThrow();
    expect(() => create({ project: { lexicon } })).not.toThrow();
    expect(() => create({ limits: { reportTimeoutMs: 2 ** 31 - 1, sessionLifeMs: 30 * 86_400_000 } })).not.toThrow();
    expect(() => create(withAccount({ clientSecret: "s".repeat(500), scopes: ["customers:read"] }))).not.toThrow();
    expect(() => create({ allowPrivateTargets: true, publicUrl: "http://localhost:8080" })).not.toThrow();
    expect(() => create({ publicUrl: "https://credit.example.com " })).not.toThrow();
  });
});
