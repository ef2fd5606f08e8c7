import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { type Analysis, InvalidBodyError } from "../../src/index.js";
import { attempt, LENIENT } from "./attempt.js";
import { bodies, checkingAccount, REFERENCE_DAY, rowOn } from "./bodies.js";

const MARK = "Zqx7Secret";

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

/** Whether the place that a JSON Pointer names, or the one above it, is in a value. */
function isPlace(value: unknown, path: string): boolean {
  if (path === "") return true;
  if (!path.startsWith("/")) return false;
  let place = value;
  for (const step of path.slice(1).split("/").slice(0, -1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, name)) return false;
    place = (place as Record<string, unknown>)[name];
  }
  return true;
}

/** What must hold of every answer to a JSON body. */
function expectGoodAnswer(body: unknown): void {
  const answer = attempt(body);
  if (answer instanceof InvalidBodyError) {
    expect(answer.issues.length).toBeGreaterThan(0);
    expect(answer.issues.length).toBeLessThanOrEqual(100);
    expect(answer.unlistedIssueCount).toBeGreaterThanOrEqual(0);
    for (const { path, message } of answer.issues) {
      expect(isPlace(body, path), path).toBe(true);
      expect(message.length).toBeGreaterThan(0);
    }
    expect(answer.message).not.toContain(MARK);
    expect(answer.issues.map(({ message }) => message).join()).not.toContain(MARK);
  } else {
    // JSON can be strange, yet never so strange that it breaks an invariant.
    expect(answer.error?.code).not.toBe("INTERNAL_ERROR");
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  }
}

describe("any value", () => {
  it("of JSON is analysed or refused", () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), expectGoodAnswer), { numRuns: 300 });
  });

  it("of JSON inside a body is analysed or refused", () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    const row = fc.record(
      { description: json, amount: json, dates: json, isComing: json, aggregator: json },
      { requiredKeys: [] },
    );
    const account = fc.record(
      {
        type: json,
        currency: fc.oneof(fc.constant("EUR"), json),
        balance: fc.oneof(fc.constant(5), json),
        balanceDate: json,
        details: json,
        bank: json,
        owners: json,
        number: json,
        iban: json,
        coming: json,
        transactions: fc.oneof(json, fc.array(fc.oneof(row, json), { maxLength: 5 })),
      },
      { requiredKeys: ["currency", "balance"] },
    );
    const body = fc.record(
      {
        format: fc.option(
          fc.constantFrom("NATIVE", "HYBRID", "PROVIDER_A_V2_0", "PROVIDER_D_V2", "PROVIDER_E_OPEN_BANKING", ""),
        ),
        parameters: json,
        accounts: fc.oneof(json, fc.array(fc.oneof(account, json), { maxLength: 4 })),
        connections: fc.oneof(json, fc.array(fc.record({ accounts: fc.array(account) }))),
      },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(body, expectGoodAnswer), { numRuns: 400 });
  });

  it("of JavaScript throws nothing else", () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withObjectString: true,
      withTypedArray: true,
    });
    fc.assert(
      fc.property(anything, anything, (body, part) => {
        for (const value of [
          body,
          { accounts: body },
          { accounts: [part, body] },
          { connections: [body] },
          { accounts: [checkingAccount([part as never])] },
        ])
          attempt(value);
        attempt({ accounts: [] }, body);
        attempt({ accounts: [] }, { project: part });
      }),
      { numRuns: 200 },
    );
  });
});

describe("a valid body with something strange in it", () => {
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(
      "",
      MARK,
      null,
      [],
      {},
      "[]",
      -0,
      1e308,
      1e-320,
      9_007_199_254_740_992,
      -1e21,
      "1e999",
      "0x10",
      "9999-99-99",
      1e15,
    ),
  );

  it("is analysed or refused with places that exist", () => {
    fc.assert(
      fc.property(
        bodies({ mostRows: 12 }),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
        strange,
        (body, steps, value) => {
          const changed = structuredClone(body);
          replaceAt(changed as never, steps, value);
          expectGoodAnswer(JSON.parse(JSON.stringify(changed)));
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    ["accounts as a text", { accounts: MARK }],
    ["rows as a text", { accounts: [{ ...checkingAccount([]), transactions: MARK }] }],
    ["rows as an object", { accounts: [{ ...checkingAccount([]), transactions: { length: 3 } }] }],
    ["connections as a number", { connections: 3 }],
    ["parameters as an array", { accounts: [], parameters: [MARK] }],
    ["a text body", MARK],
    ["an array body", [checkingAccount([])]],
  ])("%s is refused", (_, body) => {
    expect(attempt(body)).toBeInstanceOf(InvalidBodyError);
    expectGoodAnswer(body);
  });

  it("keeps hostile member names out", () => {
    const row = `{"description":"${MARK}","amount":-1,"dates":{"debitedAt":"${REFERENCE_DAY}","__proto__":{"polluted":1}},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`;
    const account = `{"type":"__proto__","usage":"constructor","currency":"EUR","balance":1,"__proto__":{"polluted":1},"hasOwnProperty":1,"toString":2,"transactions":[${row}]}`;
    const body = JSON.parse(
      `{"format":"NATIVE","__proto__":{"accounts":[]},"accounts":[${account}],"toJSON":1,"valueOf":null}`,
    );
    expectGoodAnswer(body);
    expect((attempt(body) as Analysis).accounts).toMatchObject([{ type: "UNKNOWN", usage: "UNKNOWN" }]);
    expect(
      attempt({ accounts: [checkingAccount([])] }, { ...LENIENT, project: { market: "__proto__" } }),
    ).toBeInstanceOf(InvalidBodyError);
    expect(
      attempt({ accounts: [checkingAccount([])] }, { ...LENIENT, project: { currency: "constructor" } }),
    ).toBeInstanceOf(InvalidBodyError);
  });

  it("lists at most 100 issues, counts the rest, and quotes no text", () => {
    const rows = Array.from({ length: 250 }, () => ({ ...rowOn(-1, MARK, 1), amount: MARK as never }));
    const error = attempt({ accounts: [checkingAccount(rows)] }) as InvalidBodyError;
    expect(error.issues).toHaveLength(100);
    expect(error.unlistedIssueCount).toBe(150);
    expect(error.issues[99]!.path).toBe("/accounts/0/transactions/99/amount");
    expectGoodAnswer({ accounts: [checkingAccount(rows)] });
  });

  const trapped = new Proxy(
    {},
    {
      get: () => {
        throw new TypeError(MARK);
      },
      has: () => {
        throw new TypeError(MARK);
      },
    },
  );

  it("survives getters and proxies that throw", () => {
    const bomb = {
      get accounts(): never {
        throw new Error(MARK);
      },
    };
    for (const body of [
      bomb,
      trapped,
      { accounts: [bomb] },
      { accounts: [trapped] },
      { accounts: [checkingAccount([trapped as never])] },
    ]) {
      const answer = attempt(body);
      expect(JSON.stringify(answer)).not.toContain(MARK);
    }
  });

  it("survives options whose getters throw", () => {
    expect(() =>
      attempt(
        { accounts: [] },
        {
          get project(): never {
            throw new Error(MARK);
          },
        },
      ),
    ).not.toThrow();
    expect(() => attempt({ accounts: [] }, trapped)).not.toThrow();
  });

  it.each([
    new Date(Number.NaN),
    new Date(8.64e15),
    new Date(-8.64e15),
    new Date("1960-01-01"),
    new Date(0),
    "1970-01-01",
    "2100-12-31T23:59:59Z",
    "",
    "now",
  ])("survives the time %s", (now) => {
    const answer = attempt({ accounts: [checkingAccount([rowOn(-3, "CARTE MONOPRIX", -5)])] }, { ...LENIENT, now });
    if (!(answer instanceof InvalidBodyError)) expect(answer.error?.code).not.toBe("INTERNAL_ERROR");
  });

  it("computes with a client's lexicon of any size that the options allow", () => {
    const lexicon = Array.from({ length: 2000 }, (_, rule) => ({
      id: `rule ${rule}`,
      category: "SHOPPING",
      direction: "OUT",
      phrases: Array.from({ length: 40 }, (__, phrase) => `SHOP${rule}X${phrase}`),
    }));
    const answer = attempt(
      { accounts: [checkingAccount([rowOn(-3, "CARTE SHOP7X7", -5)])] },
      { ...LENIENT, project: { minimumTransactions: 0, lexicon } },
    );
    if (!(answer instanceof InvalidBodyError)) expect(answer.error?.code).not.toBe("INTERNAL_ERROR");
  });
});

/** Replaces a part of a value: each step chooses a member by its place. */
function replaceAt(value: Record<string, unknown>, steps: readonly number[], replacement: unknown): void {
  const names = Object.keys(value);
  const name = names[(steps[0] ?? 0) % Math.max(1, names.length)];
  if (name === undefined) return;
  const child = value[name];
  if (steps.length > 1 && typeof child === "object" && child !== null)
    replaceAt(child as Record<string, unknown>, steps.slice(1), replacement);
  else value[name] = replacement;
}
