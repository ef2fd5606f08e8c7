import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoDay } from "../../fixtures/days.mjs";
import { FORMAT_NAMES, type FormatName, writeBody } from "../../fixtures/formats.mjs";
import { createHousehold, HOUSEHOLD_NAMES } from "../../fixtures/households.mjs";
import type { Household } from "../../fixtures/types.mjs";
import { readBody } from "../../src/adapters/read-body.js";
import { resolveSettings } from "../../src/schema/settings.js";
import { read } from "./read.js";

/** Formats that cannot say that a transaction is announced. */
const WITHOUT_COMING: ReadonlySet<FormatName> = new Set(["provider-c-shape-2"]);
/** Formats that have no number beside the IBAN. */
const WITHOUT_NUMBER: ReadonlySet<FormatName> = new Set(["provider-c-shape-2"]);

const CASES = HOUSEHOLD_NAMES.flatMap((name) => FORMAT_NAMES.map((format) => ({ name, format })));
const households = new Map(HOUSEHOLD_NAMES.map((name) => [name, createHousehold(name)]));

interface StatedRow {
  readonly account: string;
  readonly day: string;
  readonly bookedDay: string;
  readonly amount: number;
  readonly text: string;
  readonly isComing: boolean;
}

function compareJson(left: object, right: object): number {
  return JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;
}

/** Every row of a household as its generator states it. */
function statedRows(household: Household, format: FormatName): readonly StatedRow[] {
  return household.accounts
    .flatMap((account) =>
      account.movements.map((movement) => ({
        account: account.iban ?? account.name,
        day: isoDay(movement.day),
        bookedDay: isoDay(movement.bookedDay),
        amount: movement.cents / 100,
        text: movement.text,
        isComing: movement.isComing && !WITHOUT_COMING.has(format),
      })),
    )
    .sort(compareJson);
}

function rowsRead(household: Household, format: FormatName): readonly StatedRow[] {
  const { rejections, built } = readBody(
    writeBody(household, format),
    resolveSettings({ now: "2030-01-01T00:00:00Z" }),
  );
  expect([rejections.rejectedRows, rejections.rejectedAccounts]).toEqual([[], []]);
  const { ledger } = built;
  return Array.from({ length: ledger.size }, (_, row) => {
    const account = ledger.accounts[ledger.account[row]!]!;
    return {
      account: account.iban ?? account.name ?? "",
      day: isoDay(ledger.day[row]!),
      bookedDay: new Date(ledger.bookedAt[row]!).toISOString().slice(0, 10),
      amount: ledger.amount[row]! / 10_000,
      text: ledger.description[row]!,
      isComing: ledger.isComing[row] === 1,
    };
  }).sort(compareJson);
}

describe("a household, whatever the format of its body", () => {
  it.each(CASES)("$name in $format has the household's accounts", ({ name, format }) => {
    const household = households.get(name)!;
    const stated = household.accounts.map((account) => ({
      type: account.type,
      usage: household.usage,
      currency: household.currency,
      balance: account.balanceCents * 100,
      balanceDay: household.balanceDay,
      ...(account.iban !== undefined && { iban: account.iban, country: household.market }),
      ...(!WITHOUT_NUMBER.has(format) && { number: account.number }),
      name: account.name,
      isComputed: true,
    }));
    const { accounts } = read(writeBody(household, format));
    expect(accounts).toHaveLength(stated.length);
    for (const account of stated) expect(accounts).toContainEqual(expect.objectContaining(account));
  });

  it.each(CASES)("$name in $format has the household's transactions", ({ name, format }) => {
    const household = households.get(name)!;
    expect(rowsRead(household, format)).toEqual(statedRows(household, format));
  });
});

describe("accounts that the client leaves out", () => {
  it.each(CASES.filter(({ name }) => name === "fr-student"))("are left out in $format", ({ name, format }) => {
    const text = JSON.stringify(writeBody(households.get(name)!, format));
    for (const isComputed of [true, false, null]) {
      const chosen = text.replaceAll('"transactions":', `"isComputed":${isComputed},"transactions":`);
      const { accounts } = read(JSON.parse(chosen));
      expect(accounts.map((account) => account.isComputed)).toEqual(accounts.map(() => isComputed !== false));
    }
  });
});

describe("adapting, whatever the format", () => {
  const anyCase = fc.constantFrom(...CASES);

  it("leaves the body as it was", () => {
    fc.assert(
      fc.property(anyCase, ({ name, format }) => {
        const body = writeBody(households.get(name)!, format);
        const before = JSON.stringify(body);
        read(deepFreeze(body));
        expect(JSON.stringify(body)).toBe(before);
      }),
      { numRuns: 20 },
    );
  });

  it("accounts for every row: kept, rejected or a duplicate", () => {
    const spoiling = fc.array(fc.tuple(fc.nat(), fc.constantFrom("twice", "gone", "no object")), { maxLength: 12 });
    fc.assert(
      fc.property(anyCase, spoiling, ({ name, format }, spoils) => {
        const body = structuredClone(writeBody(households.get(name)!, format));
        const lists = listsOf(body);
        for (const [place, kind] of spoils) spoil(lists[place % lists.length]!, place, kind);
        const rowsIn = lists.reduce((sum, rows) => sum + rows.length, 0);
        const { rows, rejectedRows, duplicateRows, supersededRows } = read(body);
        expect(rows.length + rejectedRows.length + duplicateRows + supersededRows).toBe(rowsIn);
      }),
      { numRuns: 40 },
    );
  });

  it("names accounts and transactions alike in whatever order they come", () => {
    fc.assert(
      fc.property(anyCase, fc.integer(), ({ name, format }, seed) => {
        const body = writeBody(households.get(name)!, format);
        expect(namesIn(shuffled(body, seed))).toEqual(namesIn(body));
      }),
      { numRuns: 20 },
    );
  });

  it("reads accounts whose rows alone tell the currency alike in whatever order these come", () => {
    const row = (place: number, currency: string | undefined): object => ({
      id: `t${place}`,
      amount: -place - 1,
      currency,
      booking_date: "2026-08-14",
      remittance_information: ["CARTE LIBRAIRIE"],
    });
    const ofRows = fc.array(fc.constantFrom("EUR", "USD", undefined), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(ofRows, fc.integer(), (currencies, seed) => {
        const account = {
          id: "c1",
          type: "CHECKINGS",
          balance: 5,
          transactions: currencies.map((one, at) => row(at, one)),
        };
        const body = { format: "PROVIDER_C_ACCOUNT_API_V2", connections: [{ name: "Lac", accounts: [account] }] };
        expect(namesIn(shuffled(body, seed))).toEqual(namesIn(body));
        expect(read(shuffled(body, seed)).accounts).toEqual(read(body).accounts);
      }),
      { examples: [[["USD", "EUR", "EUR"], 4]] },
    );
  });
});

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}

/** The transaction lists of a body in any format. */
function listsOf(body: object): unknown[][] {
  if (Array.isArray(body)) return body.flatMap(listsOf);
  return Object.entries(body).flatMap(([name, value]) =>
    name === "transactions" ? [value as unknown[]] : typeof value === "object" && value !== null ? listsOf(value) : [],
  );
}

function spoil(rows: unknown[], place: number, kind: string): void {
  const chosen = rows[place % rows.length];
  // What was spoilt before may be no row any more.
  const row = typeof chosen === "object" ? (chosen as Record<string, unknown>) : undefined;
  const isNative = row !== undefined && "dates" in row && !("status" in row);
  if (kind === "twice" && row !== undefined) rows.push({ ...row });
  // The native format refuses the body where it cannot read a row, so nothing there can be spoilt so.
  else if (kind === "no object" && !isNative && rows.length > 0) rows.push("row");
  else if (kind === "gone" && row !== undefined && "original_wording" in row) row["deleted"] = "2026-06-01 05:00:00";
  else if (kind === "gone" && row !== undefined && "remittance_information" in row) row["status"] = "CANCELLED";
}

/** What names each account and transaction of a body, in canonical order. */
function namesIn(body: object): object {
  const { ledger } = readBody(body, resolveSettings({ now: "2030-01-01T00:00:00Z" })).built;
  return {
    accounts: ledger.accountIds,
    content: [...ledger.contentHash],
    places: [...ledger.placeAmongEquals],
    accountOfRow: [...ledger.account],
  };
}

/** The body with its accounts and transactions in another order. */
function shuffled<Value>(value: Value, seed: number): Value {
  if (Array.isArray(value)) {
    const moved = value.map((one) => shuffled(one, seed)) as unknown[];
    const key = (place: number): number => Math.imul(place + 1, (seed | 1) ^ 0x9e3779b9) >>> 0;
    // Owners are in an order that means something; objects with rows or amounts are not.
    const isOrdered = moved.some((one) => typeof one !== "object" || one === null || Object.keys(one).length < 2);
    if (isOrdered) return moved as Value;
    return moved
      .map((one, place) => ({ one, key: key(place) }))
      .sort((left, right) => left.key - right.key)
      .map(({ one }) => one) as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shuffled(member, seed)])) as Value;
}
