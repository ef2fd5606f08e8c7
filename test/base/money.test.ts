import { Decimal } from "decimal.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorDigitsOf, moneyOfNumber, moneyOfScaled, moneyOfText, roundedQuotient } from "../../src/base/money.js";

const Exact = Decimal.clone({ precision: 80, toExpNeg: -100, toExpPos: 100 });
const RUNS = { numRuns: 1500 };

/** What a decimal text is worth, in ten-thousandths, by the words of the rule: exact, then half away from zero. */
function statedMoney(text: string, minorDigits: number): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 60 || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(trimmed)) return undefined;
  const value = new Exact(trimmed);
  if (value.abs().greaterThan(1e9)) return undefined;
  // Adding 0 takes the sign from a zero.
  return value.toDecimalPlaces(minorDigits, Decimal.ROUND_HALF_UP).times(10_000).toNumber() + 0;
}

const minorDigits = fc.constantFrom(2, 2, 2, 0, 3);
const digitsUpTo = (most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(..."0123456789059"), maxLength: most });

const decimalTexts = fc
  .tuple(
    fc.constantFrom("", " ", "\u00a0\n"),
    fc.constantFrom("", "", "-", "+"),
    fc.oneof({ weight: 4, arbitrary: digitsUpTo(8) }, digitsUpTo(13), digitsUpTo(40)),
    fc.oneof(
      { weight: 3, arbitrary: digitsUpTo(3).map((digits) => `.${digits}`) },
      fc.constant(""),
      digitsUpTo(25).map((digits) => `.${digits}`),
    ),
    fc.oneof(
      { weight: 8, arbitrary: fc.constant("") },
      fc.constantFrom("e2", "E-3", "e+11", "e-400", "e999", "e1000", "e"),
    ),
    fc.constantFrom("", "", " "),
  )
  .map((parts) => parts.join(""));

describe("an amount as a text", () => {
  it("is exact, rounded half away from zero to the minor unit", () => {
    fc.assert(
      fc.property(decimalTexts, minorDigits, (text, digits) => {
        const money = moneyOfText(text, digits);
        expect(money).toBe(statedMoney(text, digits));
        expect(Object.is(money, -0)).toBe(false);
      }),
      RUNS,
    );
  });

  it("is nothing where it is no decimal", () => {
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."019.,-+eE xX_'"), maxLength: 12 }),
      fc.string({ unit: "binary", maxLength: 8 }),
    );
    fc.assert(
      fc.property(texts, minorDigits, (text, digits) => {
        expect(moneyOfText(text, digits)).toBe(statedMoney(text, digits));
      }),
      RUNS,
    );
  });

  it.each([
    ["-99.99", 2, -999_900],
    ["100", 2, 1_000_000],
    ["+5", 2, 50_000],
    ["5.", 2, 50_000],
    [".5", 2, 5_000],
    ["50.555", 2, 505_600],
    ["-50.555", 2, -505_600],
    ["50.5549", 2, 505_500],
    ["50.55499999", 2, 505_500],
    ["-0.004", 2, 0],
    ["-0", 2, 0],
    ["0.5", 0, 10_000],
    ["-1.5", 0, -20_000],
    ["1.2345", 3, 12_350],
    ["1e3", 2, 10_000_000],
    ["1000000000", 2, 10_000_000_000_000],
    ["0000000000000000000001.5", 2, 15_000],
    ["\u00a07 ", 2, 70_000],
  ])("%s with %i digits is %i ten-thousandths", (text, digits, money) => {
    expect(moneyOfText(text, digits)).toBe(money);
  });

  it.each([
    "",
    " ",
    "-",
    ".",
    "-.",
    "1,5",
    "1 000",
    "0x10",
    "NaN",
    "Infinity",
    "--5",
    "5-",
    "1..2",
    "1.2.3",
    "e5",
    "1e",
    "1000000000.01",
    "1e10",
    "9".repeat(61),
  ])("%j is none", (text) => {
    expect(moneyOfText(text, 2)).toBeUndefined();
  });
});

describe("an amount as an unscaled integer and a scale", () => {
  it("is exact, rounded half away from zero to the minor unit", () => {
    const unscaled = fc
      .tuple(fc.constantFrom("", "-", "+"), fc.oneof({ weight: 4, arbitrary: digitsUpTo(13) }, digitsUpTo(52)))
      .map((parts) => parts.join(""));
    const scales = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) },
      fc.integer({ min: -52, max: 52 }),
    );
    fc.assert(
      fc.property(unscaled, scales, minorDigits, (text, scale, digits) => {
        const isInteger = /^[+-]?\d{1,50}$/.test(text) && Math.abs(scale) <= 50;
        const value = isInteger ? new Exact(text).times(new Exact(10).pow(-scale)) : undefined;
        const money = moneyOfScaled(text, scale, digits);
        expect(money).toBe(value === undefined || value.abs().greaterThan(1e9) ? undefined : rounded(value, digits));
        expect(Object.is(money, -0)).toBe(false);
      }),
      RUNS,
    );
  });

  it.each([
    ["", 2],
    ["-", 2],
    ["1.5", 2],
    [" 1", 2],
    ["1e3", 2],
    ["1", 0.5],
    ["1", Number.NaN],
    ["1", 51],
    ["1", -10],
  ])("%j with scale %d is none", (unscaled, scale) => {
    expect(moneyOfScaled(unscaled, scale, 2)).toBeUndefined();
  });
});

describe("an amount as a number", () => {
  it("is what its shortest text says", () => {
    const numbers = fc.oneof(
      fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 1000),
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map((cents) => cents / 100),
      fc.double({ min: -1.1e9, max: 1.1e9, noNaN: true }),
      fc.double(),
    );
    fc.assert(
      fc.property(numbers, minorDigits, (value, digits) => {
        const stated = Math.abs(value) <= 1e9 ? rounded(new Exact(value), digits) : undefined;
        const money = moneyOfNumber(value, digits);
        expect(money).toBe(stated);
        expect(Object.is(money, -0)).toBe(false);
      }),
      RUNS,
    );
  });

  it("of dust is rounded on its text", () => {
    expect(moneyOfNumber(0.1 + 0.2, 2)).toBe(3000);
    expect(moneyOfNumber(50.555, 2)).toBe(505_600);
    expect(moneyOfNumber(1.005, 2)).toBe(10_100);
    expect(moneyOfNumber(-0, 2)).toBe(0);
  });
});

function rounded(value: Decimal, digits: number): number {
  return value.toDecimalPlaces(digits, Decimal.ROUND_HALF_UP).times(10_000).toNumber() + 0;
}

describe("the digits of a currency's minor unit", () => {
  it.each([
    ["EUR", 2],
    ["JPY", 0],
    ["KWD", 3],
    ["LYD", 3],
    ["IQD", 3],
    ["BIF", 0],
    ["GNF", 0],
    ["RWF", 0],
    ["toString", 2],
  ])("of %s are %i", (currency, digits) => {
    expect(minorDigitsOf(currency)).toBe(digits);
  });
});

describe("quotients", () => {
  const divisor = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: -400, max: -1 }));
  const dividend = fc.oneof(
    fc.maxSafeInteger(),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    // Halves of the last decimal, and what lies next to them.
    fc
      .tuple(fc.integer({ min: -1e8, max: 1e8 }), fc.constantFrom(0, 1e-9, -1e-9, 1e-7, -1e-7))
      .map(([halves, away]) => halves / 20_000 + away),
  );

  it("are rounded half-even from the exact value", () => {
    fc.assert(
      fc.property(dividend, divisor, fc.integer({ min: 0, max: 4 }), (top, bottom, decimals) => {
        const exact = new Exact(top).div(bottom).toDecimalPlaces(decimals, Decimal.ROUND_HALF_EVEN).toNumber() + 0;
        expect(roundedQuotient(top, bottom, decimals)).toBe(exact);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(dividend, (value) => {
        const exact = new Exact(value).toDecimalPlaces(4, Decimal.ROUND_HALF_EVEN).toNumber() + 0;
        expect(roundedQuotient(value, 1, 4)).toBe(exact);
      }),
      RUNS,
    );
  });

  it("by nothing are nothing", () => {
    expect(roundedQuotient(5, 0, 2)).toBe(0);
    expect(Object.is(roundedQuotient(-0.001, 1, 2), 0)).toBe(true);
  });
});
