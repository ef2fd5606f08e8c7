import { describe, expect, it } from "vitest";
import {
  definedInstant,
  distinctNames,
  instantOrElse,
  isEpochText,
  optional,
  readChoice,
  readCurrency,
  readEnum,
  readId,
  readInstant,
  readLine,
  readMoney,
  readMonths,
  readObject,
  readObjects,
  readRate,
  readScaledMoney,
  readText,
  readWords,
} from "../../src/adapters/readers.js";

const SECONDS = 1_787_293_800;
const INSTANT = SECONDS * 1000;

describe("an amount", () => {
  it.each([
    [12.5, 125_000],
    ["12.5", 125_000],
    [" -12.505 ", -125_100],
    [Number.NaN, undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [[12.5], undefined],
    [{ value: 12.5 }, undefined],
  ])("of %j is %j", (value, money) => {
    expect(readMoney(value, 2)).toBe(money);
  });

  it.each([
    [{ unscaledValue: "1250", scale: "2" }, 125_000],
    [{ unscaledValue: -1250, scale: 2 }, -125_000],
    [{ unscaledValue: "+1250", scale: "+2" }, 125_000],
    [{ unscaledValue: " 1250 ", scale: " 2 " }, 125_000],
    [{ unscaledValue: "1250" }, 12_500_000],
    [{ unscaledValue: "1250", scale: null }, 12_500_000],
    [{ unscaledValue: "12", scale: "-2" }, 12_000_000],
    [{ unscaledValue: "1250000", scale: "005" }, 125_000],
    [{ unscaledValue: "1250", scale: "0002" }, undefined],
    [{ unscaledValue: "1250", scale: "2.0" }, undefined],
    [{ unscaledValue: "1250", scale: "x2" }, undefined],
    [{ unscaledValue: "1250", scale: "2x" }, undefined],
    [{ unscaledValue: "1250", scale: 51 }, undefined],
    [{ unscaledValue: "12.5", scale: "2" }, undefined],
    [{ unscaledValue: "", scale: "2" }, undefined],
    [{ scale: "2" }, undefined],
    [null, undefined],
    ["1250", undefined],
    [[], undefined],
  ])("scaled as %j is %j", (value, money) => {
    expect(readScaledMoney(value, 2)).toBe(money);
  });
});

describe("an instant", () => {
  it.each([
    ["2026-08-14", Date.parse("2026-08-14T12:00:00Z")],
    [SECONDS, INSTANT],
    [INSTANT, INSTANT],
    [String(SECONDS), INSTANT],
    [String(INSTANT), INSTANT],
    ["99999999", Number.NaN],
    ["2026", Number.NaN],
    [null, Number.NaN],
    [{}, Number.NaN],
    [true, Number.NaN],
  ])("of %j is %d", (value, instant) => {
    expect(readInstant(value)).toBe(instant);
    expect(definedInstant(value)).toBe(Number.isNaN(instant) ? undefined : instant);
  });

  it.each([
    ["123456789", true],
    ["1234567890123", true],
    ["12345678", false],
    ["12345678901234", false],
    [" 1786658400 ", true],
    [" 2026-08-14 ", false],
    ["2026-08-14", false],
    ["x123456789", false],
    ["123456789x", false],
    ["-123456789", false],
    ["1234-56789", false],
    ["", false],
  ])("may be an epoch's digits: %j, %j", (text, isEpoch) => {
    expect(isEpochText(text)).toBe(isEpoch);
  });

  it("is the first that is known", () => {
    expect([instantOrElse(1, 2), instantOrElse(Number.NaN, 2), instantOrElse(Number.NaN, Number.NaN)]).toEqual([
      1,
      2,
      Number.NaN,
    ]);
  });
});

describe("a text", () => {
  it.each([
    ["x", "x"],
    ["~", "~"],
    ["!", "!"],
    [" x y\n", "x y"],
    ["x ", "x"],
    [" x", "x"],
    ["\u00a0x\u00a0", "x"],
    ["x\u00a0", "x"],
    ["é", "é"],
    ["éx\u2003", "éx"],
    ["", undefined],
    [" \t", undefined],
    [3, undefined],
    [null, undefined],
    [["x"], undefined],
  ])("of %j is %j", (value, text) => {
    expect(readText(value)).toBe(text);
  });

  it.each([
    ["H&amp;M", "H&M"],
    [" &nbsp;H&M&#32; ", "H&M"],
    ["&nbsp;", undefined],
    ["x", "x"],
    ["", undefined],
    [3, undefined],
  ])("that people read, of %j, is %j", (value, text) => {
    expect(readWords(value)).toBe(text);
  });

  it.each([
    ["H&amp;M", "H&amp;M"],
    [" &amp;Co ", "&amp;Co"],
    ["&nbsp;H&M&#32;", "&nbsp;H&M&#32;"],
    ["&nbsp; &#32;", undefined],
    ["\u00a0&nbsp;", undefined],
    ["&", "&"],
    ["&;", "&;"],
    ["# 5", "# 5"],
    ["'x'", "'x'"],
    ["x ", "x"],
    ["x\u00a0", "x"],
    ["éx", "éx"],
    [" ", undefined],
    ["", undefined],
    [3, undefined],
    [null, undefined],
  ])("of a row, of %j, is %j until it is decoded", (value, text) => {
    expect(readLine(value)).toBe(text);
  });

  it.each([
    ["x", "x"],
    [3, "3"],
    [0, "0"],
    [" 7 ", "7"],
    ["", undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [true, undefined],
  ])("as an id of %j is %j", (value, text) => {
    expect(readId(value)).toBe(text);
  });

  it("of an enumeration is in upper case", () => {
    expect([readEnum(" Checking "), readEnum(""), readEnum(3)]).toEqual(["CHECKING", undefined, undefined]);
  });

  it("stands for its value in a table, and never for the language's own members", () => {
    const table = { ONE: 1 };
    const values = ["one", " ONE", "two", "toString", "constructor", null, 1].map((value) =>
      readChoice(value, table, 0),
    );
    expect(values).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });
});

describe("a currency", () => {
  it.each([
    ["EUR", "EUR"],
    [" eur ", "EUR"],
    [{ id: "gbp" }, "GBP"],
    ["EURO", undefined],
    ["EU", undefined],
    ["E1R", undefined],
    ["1EUR", undefined],
    [{ id: null }, undefined],
    [{}, undefined],
    [["EUR"], undefined],
    [978, undefined],
    [null, undefined],
  ])("of %j is %j", (value, currency) => {
    expect(readCurrency(value)).toBe(currency);
  });
});

describe("a rate", () => {
  it.each([
    [0.03, 0.03],
    [3, 0.03],
    ["1.25", 0.0125],
    [1, 1],
    [0, 0],
    [1000, 10],
    [1000.1, undefined],
    [1.1, 0.011],
    ["1.15", 0.0115],
    [2.3, 0.023],
    ["", undefined],
    [" ", undefined],
    ["0x10", undefined],
    [-0, 0],
    ["-0", 0],
    [Number.POSITIVE_INFINITY, undefined],
    [-0.1, undefined],
    ["x", undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [true, undefined],
  ])("of %j is %j", (value, rate) => {
    expect(readRate(value)).toBe(rate);
  });
});

describe("a number of months", () => {
  it.each([
    [240, 240],
    [12.4, 12],
    [0, 0],
    [-0, 0],
    [1200, 1200],
    [1201, undefined],
    [-1, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [Number.NaN, undefined],
    ["240", 240],
    [" 12.4 ", 12],
    ["1201", undefined],
    ["0x10", undefined],
    ["", undefined],
  ])("of %j is %j", (value, months) => {
    expect(readMonths(value)).toBe(months);
  });
});

describe("names, objects and members", () => {
  it("are distinct without regard to case and spaces, the first one kept", () => {
    expect(distinctNames(["  Anne   Roy ", "ANNE ROY", undefined, "", " ", "Paul\tRoy"])).toEqual([
      "Anne Roy",
      "Paul Roy",
    ]);
  });

  it("are objects alone", () => {
    expect([readObject({ a: 1 }), readObject([]), readObject(null), readObject("x")]).toEqual([
      { a: 1 },
      undefined,
      undefined,
      undefined,
    ]);
    expect(readObjects([{ a: 1 }, null, [], "x", {}])).toEqual([{ a: 1 }, {}]);
    expect([readObjects({}), readObjects(null)]).toEqual([[], []]);
  });

  it("are left out where there is nothing", () => {
    expect([optional("a", undefined), optional("a", 0), optional("a", false)]).toEqual([{}, { a: 0 }, { a: false }]);
  });
});
