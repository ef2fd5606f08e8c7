import { describe, expect, it } from "vitest";
import { createService } from "../../src/service/index.js";
import type { ServiceOptions } from "../../src/service/options.js";

const create = (options: object) => createService({ serviceAccounts: [], ...options } as ServiceOptions);

describe("createService", () => {
  it.each([
    ["project.market: expected one of FR, GB, ES, NL, BE, found a text", { project: { market: "ZZ" } }],
    ["project.period.numberOfMonths: expected", { project: { period: { mode: "MONTHS", numberOfMonths: 0 } } }],
    ["strict: expected true or false, found a text", { strict: "yes" }],
    ["limits.pageSize: expected a whole number of at least 1, found 0", { limits: { pageSize: 0 } }],
    ["limits.customers: expected a whole number of at least 0, found -1", { limits: { customers: -1 } }],
    ["limits.bodyBytes: expected a whole number of at least 0, found a string", { limits: { bodyBytes: "1" } }],
    ["limits.analyses: expected a whole number of at least 0, found NaN", { limits: { analyses: Number.NaN } }],
  ])("refuses %s", (message, options) => {
    expect(() => create(options)).toThrow(message);
  });

  it("takes what is right", () => {
    const lexicon = [{ id: "shop", category: "REVENUE", direction: "IN", phrases: ["MY SHOP"] }];
    expect(() => create({ project: { market: "GB" }, strict: true, limits: { analyses: 0 } })).not.toThrow();
    expect(() => create({ project: { lexicon } })).not.toThrow();
  });
});
