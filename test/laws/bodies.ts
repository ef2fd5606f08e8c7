import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { LIFELIKE_TEXTS } from "./texts.js";

/** A transaction of a native body. */
export interface BodyRow {
  readonly description: string;
  readonly amount: number;
  readonly dates: { readonly debitedAt?: string; readonly bookedAt?: string };
  readonly isComing?: boolean;
  readonly aggregator?: { readonly id: string };
}

/** An account of a native body. */
export interface BodyAccount {
  readonly name?: string;
  readonly type: string;
  readonly usage?: string;
  readonly ownership?: string;
  readonly currency: string;
  readonly balance: number;
  readonly balanceDate?: string;
  readonly iban?: string;
  readonly number?: string;
  readonly transactions: readonly BodyRow[];
}

/** A native body. */
export interface Body {
  readonly format?: "NATIVE";
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly accounts: readonly BodyAccount[];
}

/** The day that the laws look back from: a Tuesday at a month's end. */
export const REFERENCE_DAY = "2026-06-30";

const DAY_MILLISECONDS = 86_400_000;

/** A day as `YYYY-MM-DD`, some days after the reference day (negative: before it). */
export function dayAt(offset: number, from: string = REFERENCE_DAY): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + offset * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** How many days a day lies after another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MILLISECONDS;
}

/** A row of a day, debited and booked then. */
export function rowOn(offset: number, description: string, amount: number): BodyRow {
  const day = dayAt(offset);
  return { description, amount, dates: { debitedAt: day, bookedAt: day } };
}

/** A checking account of a person, balanced on the reference day. */
export function checkingAccount(transactions: readonly BodyRow[], given: Partial<BodyAccount> = {}): BodyAccount {
  const account = { name: "Compte courant", type: "CHECKING", usage: "PERSONAL", currency: "EUR", balance: 1200 };
  return { ...account, balanceDate: REFERENCE_DAY, transactions, ...given };
}

/** What narrows the bodies that a law is about. */
export interface BodyShape {
  readonly mostAccounts?: number;
  readonly mostRows?: number;
  /** Whether the accounts may be of a kind or owner that is not analysed. */
  readonly isMixed?: boolean;
  /** Days that rows may lie before and after the reference day. */
  readonly daysBefore?: number;
  readonly daysAfter?: number;
  /** Whether rows may bear ids, and the same id twice. */
  readonly hasIds?: boolean;
}

const MIXED_TYPES = ["CHECKING", "CHECKING", "CHECKING", "CREDIT_CARD", "SAVINGS", "LOAN", "UNKNOWN"] as const;

/** Native bodies of one to three accounts with lifelike and random rows around the reference day. */
export function bodies(shape: BodyShape = {}): fc.Arbitrary<Body> {
  const { mostAccounts = 3 } = shape;
  return fc.record({
    format: fc.constant("NATIVE" as const),
    accounts: fc
      .tuple(accounts(shape, true), fc.array(accounts(shape, false), { maxLength: mostAccounts - 1 }))
      .map(([first, others]) => [first, ...others]),
  });
}

function accounts(shape: BodyShape, isMain: boolean): fc.Arbitrary<BodyAccount> {
  const { isMixed = true, mostRows = 120, daysAfter = 12 } = shape;
  const isPlain = isMain || !isMixed;
  const account = fc.record(
    {
      type: isPlain ? fc.constantFrom("CHECKING") : fc.constantFrom(...MIXED_TYPES),
      currency: isPlain ? fc.constant("EUR") : fc.constantFrom("EUR", "EUR", "EUR", "GBP"),
      balance: cents(-300_000, 900_000),
      transactions: fc
        .tuple(fc.array(rows(shape), { maxLength: mostRows }), fc.array(MONTHLY_LINE, { maxLength: 4 }))
        .map(([single, lines]) => [...single, ...lines.flat()]),
      name: fc.constantFrom("Compte courant", "Compte joint", "Livret A", "Carte"),
      usage: isPlain ? fc.constant("PERSONAL") : fc.constantFrom("PERSONAL", "PERSONAL", "UNKNOWN", "PROFESSIONAL"),
      ownership: isPlain ? fc.constantFrom("HOLDER", "CO_HOLDER") : fc.constantFrom("HOLDER", "OTHER", "ATTORNEY"),
      balanceDate: fc.integer({ min: isMixed ? -20 : 0, max: isMixed ? daysAfter : 0 }).map((offset) => dayAt(offset)),
      // The main account is never delivered twice, so that there is always something to analyse.
      iban: fc.constantFrom(
        ...(isMain ? ["FR7630006000011234567890189"] : ["FR1420041010050500013M02606", "GB78ALBN38515740464862"]),
      ),
    },
    { requiredKeys: ["type", "currency", "balance", "transactions", "usage", "balanceDate"] },
  );
  // Without ids nothing is merged, so that what is in the body is what is analysed.
  return shape.hasIds === false ? account.map(({ iban: _, ...rest }) => rest) : account;
}

/** Amounts of whole cents, in units of currency. */
function cents(least: number, most: number): fc.Arbitrary<number> {
  return fc.integer({ min: least, max: most }).map((amount) => (amount === 0 ? 0 : amount / 100));
}

const ANY_TEXT = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("VIREMENT", "PRLV SEPA 8841", "ACHAT", "SO 221B", "éàü ßœ ŒÐ", "X", "42") },
  {
    weight: 1,
    arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ""),
  },
);

const LIFELIKE_LINE = fc.constantFrom(...LIFELIKE_TEXTS).chain(({ text, sign, leastCents, mostCents }) =>
  fc.record({
    description: fc.oneof(
      { weight: 4, arbitrary: fc.constant(text) },
      fc.nat(99_999).map((reference) => `${text} ${reference}`),
    ),
    amount: cents(leastCents, mostCents).map((amount) => amount * sign),
  }),
);

/** A line of three months: several of one text are what one description hides. */
const MONTHLY_LINE: fc.Arbitrary<readonly BodyRow[]> = fc
  .record({
    text: fc.constantFrom(
      "PRLV SEPA COFIDIS MENSUALITE",
      "VIR SEPA EMIS M HUGO BERNARD",
      "VIR SEPA RECU MME LEA MARTIN",
    ),
    amount: cents(10_000, 60_000),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ text, amount, day }) =>
    [-91, -61, -30].map((offset) => rowOn(offset + day, text, text.includes("RECU") ? amount : -amount)),
  );

const RANDOM_LINE = fc.record({ description: ANY_TEXT, amount: cents(-400_000, 400_000) });

/** Rows with lifelike texts for the most part, some announced, some without a day of debit, some with an id seen before. */
export function rows({ daysBefore = 200, daysAfter = 12, hasIds = true }: BodyShape): fc.Arbitrary<BodyRow> {
  const line = fc.oneof({ weight: 6, arbitrary: LIFELIKE_LINE }, RANDOM_LINE);
  const day = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -95, max: 0 }) },
    fc.integer({ min: -daysBefore, max: daysAfter }),
  );
  const facts = fc.record({
    isComing: fc.oneof({ weight: 12, arbitrary: fc.constant(false) }, fc.constant(true)),
    lag: fc.constantFrom(0, 0, 1, 2),
    dated: fc.constantFrom("both", "both", "both", "debited", "booked"),
    id: fc.option(fc.integer({ min: 1, max: 12 }), { freq: hasIds ? 2 : 1_000_000 }),
  });
  return fc.tuple(line, day, facts).map(([{ description, amount }, offset, { isComing, lag, dated, id }]) => ({
    description,
    amount,
    dates: {
      ...(dated === "booked" ? {} : { debitedAt: dayAt(offset) }),
      ...(dated === "debited" ? {} : { bookedAt: dated === "booked" ? dayAt(offset) : dayAt(offset - lag) }),
    },
    ...(isComing ? { isComing } : {}),
    ...(id === null || !hasIds ? {} : { aggregator: { id: `row ${id}` } }),
  }));
}

/** The day that counts for a row: debited, else booked. */
export function dayOf({ dates }: { readonly dates: BodyRow["dates"] }): string {
  return (dates.debitedAt ?? dates.bookedAt ?? "").slice(0, 10);
}

/** A body of `fixtures/bodies`, such as that of `fr-steady-family`. */
export function bodyOfHousehold(name: string): Body {
  return JSON.parse(readFileSync(new URL(`../../fixtures/bodies/${name}.native.json`, import.meta.url), "utf8"));
}

/** A body with its accounts and rows in another order, told by a list of numbers. */
export function shuffled(body: Body, keys: readonly number[]): Body {
  const accountsOfBody = body.accounts.map((account) => ({
    ...account,
    transactions: reorder(account.transactions, keys),
  }));
  return { ...body, accounts: reorder(accountsOfBody, keys) };
}

function reorder<Item>(items: readonly Item[], keys: readonly number[]): readonly Item[] {
  const keyOf = (place: number): number => keys[place % Math.max(1, keys.length)] ?? 0;
  return items
    .map((item, place) => ({ item, place, key: keyOf(place) }))
    .sort((left, right) => left.key - right.key || right.place - left.place)
    .map(({ item }) => item);
}
