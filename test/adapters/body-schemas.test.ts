import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { FORMAT_NAMES, writeBody } from "../../fixtures/formats.mjs";
import { createHousehold, HOUSEHOLD_NAMES } from "../../fixtures/households.mjs";
import { createRandom } from "../../fixtures/random.mjs";
import { FORMATS, type Format } from "../../src/model/format.js";
import { bodiesOfRows, bodyOfFormat } from "./format-bodies.js";
import { mutate } from "./mutants.js";
import {
  accountOfA,
  accountOfC,
  bodyOfA,
  bodyOfC,
  bodyOfD,
  bodyOfE,
  nativeBody,
  nativeRow,
  rowOfA,
  rowOfC,
  rowOfE,
} from "./quirks/bodies.js";
import { issuesOf, read } from "./read.js";

const SCHEMAS = new URL("../../schemas/", import.meta.url);
const BODIES = new URL("../../fixtures/bodies/", import.meta.url);
const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, "utf8"));

const validators = new Map<Format, ValidateFunction>(
  FORMATS.map((format) => {
    // Rules name members without repeating their type, which strictTypes would ask for.
    const validator = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    return [format, validator.compile(readJson(new URL(`${format}.json`, SCHEMAS)) as object)];
  }),
);

/** The first complaint about a body; undefined where it is valid. */
function faultOf(format: Format, body: unknown): string | undefined {
  const validate = validators.get(format)!;
  if (validate(body)) return undefined;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath} ${first?.message}`;
}

const DATES_IN_TEXTS = [
  " 2026-08-21 ",
  "2026-08-21T06:30",
  "2026-08-21 06:30:00",
  "2026-08-21T06:30:00.176011500Z",
  "2026-08-21t06:30:00,5+0200",
  "2026-08-21T06:30:00-02",
  "1787293800",
  "1787293800000",
];

const formatOf = (body: unknown): Format => (body as { format: Format }).format;

describe("a valid body", () => {
  it.each(readdirSync(BODIES))("is that of fixtures/bodies/%s", (name) => {
    const body = readJson(new URL(name, BODIES));
    expect(faultOf(formatOf(body), body)).toBeUndefined();
  });

  it.each(HOUSEHOLD_NAMES)("is that of household %s in every layout", (name) => {
    for (const layout of FORMAT_NAMES) {
      const body = writeBody(createHousehold(name), layout);
      expect([layout, faultOf(formatOf(body), body)]).toEqual([layout, undefined]);
    }
  });

  it.each(FORMATS)("is that of a household in format %s, and is read whole", (format) => {
    const body = bodyOfFormat(format);
    expect(faultOf(format, body)).toBeUndefined();
    expect(read(body, { strict: true })).toMatchObject({ format, rejectedRows: [], rejectedAccounts: [] });
  });

  it.each<[string, object]>([
    ["a native one without a format", { ...nativeBody({ transactions: [nativeRow()] }), format: undefined }],
    ["without transactions", nativeBody({ transactions: null })],
    ["with an amount as text", nativeBody({ balance: " +12.50 ", transactions: [nativeRow({ amount: "-.5" })] })],
    ["with dates as numbers", nativeBody({ transactions: [nativeRow({ dates: { bookedAt: 1_787_293_800 } })] })],
    ["with members that nobody knows", nativeBody({ transactions: [nativeRow({ mood: {} })], colour: [1] })],
    ["with a currency object and an amount as text", bodyOfA(accountOfA({ balance: "5", currency: { id: "eur" } }))],
    [
      "with a row's other text and date",
      bodyOfA(accountOfA({ transactions: [{ value: 1, wording: "X", vdate: "2026-08-14" }] })),
    ],
    [
      "with a nested balance",
      bodyOfC(accountOfC({ currency: null, balance: { amount: { amount: "5", currency: "EUR" } } })),
    ],
    [
      "with a list of lines",
      bodyOfC(accountOfC({ transactions: [rowOfC({ remittance_information: ["", "X", null] })] })),
    ],
    [
      "with HTML entities",
      bodyOfA(accountOfA({ transactions: [rowOfA({ original_wording: "&laquo;H&amp;M&raquo;" })] })),
    ],
    ["with a scale as a number", bodyOfD({ unscaledValue: -5, scale: 0 })],
    ["without a scale", bodyOfD({ unscaledValue: "5" })],
    ["with the older members", bodyOfE({ bookedBalance: null, booked: 5, currency: "EUR" })],
    ["with an amount as a number", bodyOfE({ transactions: [rowOfE({ amount: -5 })] })],
    ["with daily balances", nativeBody({ dailyBalances: [{ date: "2026-08-01", balance: 5 }] })],
    ["with dates that say that there is none", nativeBody({ balanceDate: "0000-00-00 00:00:00", coming: " " })],
    ["with a date of another year", nativeBody({ balanceDate: "9999-12-31", details: { loan: { endDate: 0 } } })],
    [
      "with dates in texts of all forms",
      bodyOfA(DATES_IN_TEXTS.map((last_update, id) => accountOfA({ id, last_update }))),
    ],
    ["with rates as texts", bodyOfA(accountOfA({ type: "loan", loan: { rate: " 1.25 ", total_amount: "" } }))],
    ["without daily balances", nativeBody({ dailyBalances: null })],
    ["with a failed connection", bodyOfA(accountOfA(), { id: 3, state: "wrongpass", error_message: "Refusé" })],
    [
      "with a failed channel",
      bodyOfC(accountOfC(), { status: "FAILED", channels: [{ status: "FAILED", error_reason: "X" }] }),
    ],
    ["with a balance after a row", bodyOfE({ transactions: [rowOfE({ balance: 5 })] })],
    ["with a balance object after a row", bodyOfE({ transactions: [rowOfE({ balance: { value: 5 } })] })],
  ])("may be one %s", (_, body) => {
    const plain = JSON.parse(JSON.stringify(body)) as object;
    expect(faultOf((formatOf(plain) as Format | undefined) ?? "NATIVE", plain)).toBeUndefined();
    expect(read(plain, { strict: true })).toMatchObject({ rejectedRows: [], rejectedAccounts: [] });
  });
});

describe("a body that is not valid", () => {
  it.each([...FORMATS])("of format %s may be no object, or have a wrong container", (format) => {
    const body = bodyOfFormat(format);
    const lists = format === "HYBRID" ? ["accounts", "connections"] : ["accounts" in body ? "accounts" : "connections"];
    const wrong = [
      3,
      [],
      "{}",
      { ...body, parameters: [] },
      { ...body, parameters: { useBalanceDate: "yes" } },
      { ...body, parameters: { period: { numberOfDays: 1831 } } },
      { ...body, parameters: { period: { numberOfMonths: 61 } } },
      { ...body, dataOrigin: "MOON" },
      { ...body, format: "PROVIDER_Z" },
      { ...body, accountOwnerships: {} },
      { ...body, accountVerificationCheck: [] },
      ...lists.flatMap((name) => [{}, "", 1].map((value) => ({ ...body, [name]: value }))),
    ];
    for (const one of wrong) {
      expect([one, faultOf(format, one)]).not.toEqual([one, undefined]);
      expect(issuesOf(one)).not.toEqual([]);
    }
  });

  it.each(FORMATS.filter((format) => format !== "HYBRID"))("of format %s has its data in the other list", (format) => {
    const [own, other] = "accounts" in bodyOfFormat(format) ? ["accounts", "connections"] : ["connections", "accounts"];
    const body = { format, [own]: [], [other]: [{}] };
    expect(faultOf(format, body)).toBeDefined();
    expect(issuesOf(body)).toEqual([`MISSING /${own}`]);
    expect(faultOf(format, { ...body, [other]: [] })).toBeUndefined();
  });

  const withRow = (given: object): object => nativeBody({ transactions: [nativeRow(given)] });

  it.each<[string, object]>([
    ["currency", nativeBody({ currency: undefined })],
    ["currency", nativeBody({ currency: "euro" })],
    ["balance", nativeBody({ balance: null })],
    ["balance", nativeBody({ balance: "1,5" })],
    ["transactions", nativeBody({ transactions: {} })],
    ["dailyBalances", nativeBody({ dailyBalances: {} })],
    ["dailyBalances", nativeBody({ dailyBalances: new Array(4001).fill({ date: "2026-08-01", balance: 5 }) })],
    ["dailyBalances/0", nativeBody({ dailyBalances: [3] })],
    ["dailyBalances/0/date", nativeBody({ dailyBalances: [{ balance: 5 }] })],
    ["dailyBalances/0/balance", nativeBody({ dailyBalances: [{ date: "2026-08-01", balance: null }] })],
    ["transactions/0", nativeBody({ transactions: ["row"] })],
    ["transactions/0/description", withRow({ description: undefined })],
    ["transactions/0/description", withRow({ description: " \n" })],
    ["transactions/0/amount", withRow({ amount: null })],
    ["transactions/0/amount", withRow({ amount: 1e9 + 1 })],
    ["transactions/0/amount", withRow({ amount: "1e999" })],
    ["transactions/0/dates", withRow({ dates: undefined })],
    ["transactions/0/dates", withRow({ dates: { debitedAt: null, bookedAt: "" } })],
  ])("lacks a native %s that is needed", (path, body) => {
    const plain: unknown = JSON.parse(JSON.stringify(body));
    expect(faultOf("NATIVE", plain)).toBeDefined();
    expect(issuesOf(plain).map((issue) => issue.split(" ")[1])).toEqual([`/accounts/0/${path}`]);
  });

  it.each<[string, object]>([
    ["coming", nativeBody({ coming: "a lot" })],
    ["isComputed", nativeBody({ isComputed: "false" })],
    ["bank", nativeBody({ bank: "BNP" })],
    ["balanceDate", nativeBody({ balanceDate: "20/08/2026" })],
    ["balanceDate", nativeBody({ balanceDate: "2026-13-01" })],
    ["details/loan/startDate", nativeBody({ details: { loan: { startDate: "soon" } } })],
    ["details/loan/interestRate", nativeBody({ details: { loan: { interestRate: "1,25" } } })],
    ["details/loan", nativeBody({ details: { loan: 5 } })],
    ["details/loan/payment", nativeBody({ details: { loan: { payment: 2e9 } } })],
    ["transactions/0/isComing", withRow({ isComing: 1 })],
    ["transactions/0/dates", withRow({ dates: "2026-08-14" })],
    ["transactions/0/dates/bookedAt", withRow({ dates: { debitedAt: "2026-08-14", bookedAt: true } })],
    ["transactions/0/aggregator", withRow({ aggregator: "a1" })],
  ])("has a native %s that cannot be read", (path, body) => {
    expect(faultOf("NATIVE", body)).toBeDefined();
    expect(issuesOf(body).map((issue) => issue.split(" ")[1])).toEqual([`/accounts/0/${path}`]);
  });

  it.each<[string, object]>([
    ["PROVIDER_A's balance", bodyOfA(accountOfA({ balance: null }))],
    ["PROVIDER_A's currency", bodyOfA(accountOfA({ currency: { id: null } }))],
    ["PROVIDER_A's amount", bodyOfA(accountOfA({ transactions: [rowOfA({ value: null })] }))],
    ["PROVIDER_A's text", bodyOfA(accountOfA({ transactions: [rowOfA({ original_wording: " " })] }))],
    ["PROVIDER_A's text", bodyOfA(accountOfA({ transactions: [rowOfA({ original_wording: "&nbsp; &#160;" })] }))],
    ["PROVIDER_A's date", bodyOfA(accountOfA({ transactions: [rowOfA({ date: null, rdate: null })] }))],
    ["PROVIDER_C's balance", bodyOfC(accountOfC({ balance: null, balances: [] }))],
    ["PROVIDER_C's currency", bodyOfC(accountOfC({ currency: null }))],
    ["PROVIDER_C's amount", bodyOfC(accountOfC({ transactions: [rowOfC({ amount: {} })] }))],
    ["PROVIDER_C's text", bodyOfC(accountOfC({ transactions: [rowOfC({ remittance_information: [""] })] }))],
    ["PROVIDER_C's date", bodyOfC(accountOfC({ transactions: [rowOfC({ booking_date: null })] }))],
    ["PROVIDER_D's amount", bodyOfD({ unscaledValue: "1.5", scale: "2" })],
    ["PROVIDER_D's balance", bodyOfD({ unscaledValue: "1" }, { balances: {} })],
    ["PROVIDER_E's currency", bodyOfE({ bookedBalance: { value: 5 } })],
    ["PROVIDER_E's amount", bodyOfE({ transactions: [rowOfE({ amount: { value: null } })] })],
    ["PROVIDER_E's text", bodyOfE({ transactions: [rowOfE({ originalText: null })] })],
  ])("lacks %s, and is not read whole", (_, body) => {
    const plain: unknown = JSON.parse(JSON.stringify(body));
    expect(faultOf(formatOf(plain), plain)).toBeDefined();
    expect(issuesOf(plain, { strict: true })).toHaveLength(1);
    expect(issuesOf(plain)).toEqual([]);
  });
});

describe("a provider's body with a text that cannot be read where nothing is needed", () => {
  const loanOfA = (loan: object): object => bodyOfA(accountOfA({ type: "loan", loan }));

  it.each<[string, object]>([
    ["an amount", bodyOfA(accountOfA({ coming: "-12,50" }))],
    ["an amount of a loan", loanOfA({ total_amount: "150 000" })],
    ["a rate", loanOfA({ rate: "1,25" })],
    ["a duration", loanOfA({ duration: -1 })],
    ["the date of a balance", bodyOfA(accountOfA({ last_update: "20/08/2026" }))],
    ["a date", bodyOfA(accountOfA({ transactions: [rowOfA({ date: "03/08/2026" })] }))],
    ["a mark", bodyOfA(accountOfA({ deleted: "yes" }))],
    ["PROVIDER_C's date", bodyOfC(accountOfC({ transactions: [rowOfC({ value_date: "14.08.2026" })] }))],
    ["PROVIDER_E's date", bodyOfE({ transactions: [rowOfE({ creationTime: "2026-08-14T25:00:00Z" })] })],
  ])("is not valid, as %s would be read past", (_, body) => {
    expect(faultOf(formatOf(body), body)).toBeDefined();
    expect(issuesOf(body)).toEqual([]);
  });
});

describe("a body that was changed in a few places", () => {
  /** What a schema cannot say: days of the calendar, sums, and which layout a body's members add up to. */
  const UNSAID = /^(INVALID_DATE|OUT_OF_RANGE|FORMAT_MISMATCH) /;
  /** A scaled amount can be too large in a way that a schema cannot say. */
  const UNSAID_OF_SCALED = /^(INVALID_DATE|OUT_OF_RANGE|FORMAT_MISMATCH|INVALID_AMOUNT) /;
  /** So can an account's balance be in another currency than the account. */
  const UNSAID_OF_BALANCES = /^((INVALID_DATE|OUT_OF_RANGE|FORMAT_MISMATCH) |INVALID_AMOUNT [^ ]*\/accounts\/\d+$)/;
  const SMALL_BODIES = bodiesOfRows(24);

  it.each(SMALL_BODIES)("and is valid in format $format is never refused for a type", ({ format, body }) => {
    const random = createRandom(`schema/${format}`);
    let validCount = 0;
    for (let round = 0; round < 400; round += 1) {
      const { body: mutant, changes } = mutate(body, random);
      if (faultOf(format, mutant) !== undefined) continue;
      validCount += 1;
      // In a HYBRID, members added to a connection may make it look like another provider's; it is then read as that.
      const issues = issuesOf(mutant, { strict: format !== "HYBRID" });
      const unsaidOfC = format.startsWith("PROVIDER_C") ? UNSAID_OF_BALANCES : UNSAID;
      const unsaid = format === "PROVIDER_D_V2" ? UNSAID_OF_SCALED : unsaidOfC;
      expect([changes, issues.filter((issue) => !unsaid.test(issue))]).toEqual([changes, []]);
    }
    expect(validCount).toBeGreaterThan(60);
  });
});
