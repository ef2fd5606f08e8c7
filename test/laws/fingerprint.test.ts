import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Analysis, analyze } from "../../src/index.js";

const NOW = "2026-06-30T12:00:00Z";
/** Texts that say little: what the provider calls a row decides. */
const TEXTS = ["CARTE VISA PREMIER", "ECHEANCE 0417", "DUPONT", "VERSEMENT"];
const RAW_TYPES = [undefined, "summary_card", "card", "order", "transfer", "check", "withdrawal", "unheard of", ""];

interface Row {
  readonly day: number;
  readonly month: number;
  readonly text: string;
  readonly amount: number;
}

const row = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 4, max: 6 }),
  text: fc.constantFrom(...TEXTS),
  amount: fc.constantFrom(-400, -35.5, 35.5, 1900),
  type: fc.constantFrom(...RAW_TYPES),
});

function analysisOf(rows: readonly Row[], types: readonly (string | undefined)[]): Analysis {
  const transactions = rows.map(({ day, month, text, amount }, at) => ({
    description: text,
    amount,
    currency: "EUR",
    dates: { debitedAt: `2026-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` },
    ...(types[at] !== undefined && { aggregator: { type: types[at] } }),
  }));
  const checking = {
    type: "CHECKING",
    usage: "PERSONAL",
    currency: "EUR",
    balance: 500,
    balanceDate: NOW,
    transactions,
  };
  return analyze({ accounts: [checking] }, { now: NOW });
}

/** All figures and categories of a result, without its names and what it merely repeats of the body. */
function figuresOf({ status, creditInsights, scores, essentials }: Analysis): string {
  return JSON.stringify({ status, creditInsights, scores, essentials }, (name, value: unknown) =>
    name === "aggregator" || name === "analysisId" ? undefined : value,
  );
}

it("analyses of one fingerprint have the same figures, whatever the provider calls the rows", () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 12, maxLength: 24 }),
      fc.array(fc.constantFrom(...RAW_TYPES), { minLength: 24, maxLength: 24 }),
      (rows, others) => {
        const one = analysisOf(
          rows,
          rows.map(({ type }) => type),
        );
        const other = analysisOf(rows, others);
        if (one.fingerprint.input === other.fingerprint.input) expect(figuresOf(other)).toBe(figuresOf(one));
      },
    ),
    { numRuns: 60 },
  );
});

it("a card's total and a direct debit are two inputs", () => {
  const rows = ["2026-04-15", "2026-05-15", "2026-06-15"].map((date) => ({
    day: Number(date.slice(8)),
    month: Number(date.slice(5, 7)),
    text: "CARTE VISA PREMIER",
    amount: -400,
    type: undefined,
  }));
  const [total, order] = ["summary_card", "order"].map((type) =>
    analysisOf(
      rows,
      rows.map(() => type),
    ),
  );
  expect(total!.fingerprint.input).not.toBe(order!.fingerprint.input);
  expect(total!.id).not.toBe(order!.id);
});

it("what the provider's type does not tell leaves the fingerprint as it is", () => {
  const rows = [{ day: 3, month: 5, text: "DUPONT", amount: -35.5, type: undefined }];
  const inputs = [undefined, "unheard of", ""].map((type) => analysisOf(rows, [type]).fingerprint.input);
  expect(new Set(inputs).size).toBe(1);
});
