import { describe, expect, it } from "vitest";
import { InvalidBodyError, type Issue } from "../../src/model/issue.js";
import { Decoder, isObject, kindOf, member, pointer } from "../../src/schema/decode.js";
import { IssueList } from "../../src/schema/issues.js";

/** What one reading of an object gives: the value and the issues. */
function decode<Value>(object: object, readOne: (decoder: Decoder) => Value, code?: "INVALID_OPTION") {
  const issues = new IssueList();
  const value = readOne(new Decoder(object as Record<string, unknown>, "/at", issues, code));
  try {
    issues.throwIfAny();
    return { value, issues: [] };
  } catch (error) {
    return { value, issues: (error as InvalidBodyError).issues };
  }
}

const issue = (code: Issue["code"], message: string, path = "/at/it"): Issue => ({ code, path, message });

describe("a value's kind", () => {
  it.each<[string, unknown]>([
    ["nothing", null],
    ["nothing", undefined],
    ["an array", []],
    ["an object", {}],
    ["an empty text", ""],
    ["a text", "x"],
    ["a number", 1],
    ["a boolean", true],
    ["a symbol", Symbol("x")],
  ])("is %s", (kind, value) => {
    expect(kindOf(value)).toBe(kind);
  });

  it("is an object's for objects alone", () => {
    expect([{}, Object.create(null), [], null, "{}", 3].map(isObject)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("a place", () => {
  it("is a JSON Pointer", () => {
    expect(pointer(pointer("", "a/b~c"), 3)).toBe("/a~1b~0c/3");
  });

  it("that is null is as one that is absent", () => {
    expect([member({ it: null }, "it"), member({}, "it"), member({ it: 0 }, "it")]).toEqual([undefined, undefined, 0]);
  });
});

describe("a member", () => {
  const readers: Readonly<Record<string, (decoder: Decoder) => unknown>> = {
    boolean: (decoder) => decoder.boolean("it"),
    integer: (decoder) => decoder.integer("it", 1, 9),
    number: (decoder) => decoder.number("it", 0, 1),
    text: (decoder) => decoder.text("it"),
    choice: (decoder) => decoder.choice("it", ["A", "B"]),
    child: (decoder) => decoder.child("it")?.object,
    array: (decoder) => decoder.array("it"),
  };

  it.each(Object.keys(readers))("that is absent is nothing: %s", (name) => {
    for (const object of [{}, { it: null }])
      expect(decode(object, readers[name]!)).toEqual({ value: undefined, issues: [] });
  });

  it.each<[string, unknown, unknown]>([
    ["boolean", false, false],
    ["integer", 1, 1],
    ["integer", 9, 9],
    ["number", 0, 0],
    ["number", 1, 1],
    ["number", 0.5, 0.5],
    ["text", " x ", "x"],
    ["text", " ", undefined],
    ["choice", "B", "B"],
    ["child", { a: 1 }, { a: 1 }],
    ["array", [1], [1]],
  ])("as %s may be %j", (name, it, value) => {
    expect(decode({ it }, readers[name]!)).toEqual({ value, issues: [] });
  });

  it.each<[string, unknown, Issue]>([
    ["boolean", "true", issue("INVALID_TYPE", "expected true or false, found a text")],
    ["integer", "1", issue("INVALID_TYPE", "expected a whole number, found a text")],
    ["integer", 0, issue("OUT_OF_RANGE", "expected a whole number from 1 to 9")],
    ["integer", 10, issue("OUT_OF_RANGE", "expected a whole number from 1 to 9")],
    ["integer", 1.5, issue("OUT_OF_RANGE", "expected a whole number from 1 to 9")],
    ["number", true, issue("INVALID_TYPE", "expected a number, found a boolean")],
    ["number", -0.1, issue("OUT_OF_RANGE", "expected a number from 0 to 1")],
    ["number", 1.1, issue("OUT_OF_RANGE", "expected a number from 0 to 1")],
    ["number", Number.NaN, issue("OUT_OF_RANGE", "expected a number from 0 to 1")],
    ["text", 3, issue("INVALID_TYPE", "expected a text, found a number")],
    ["choice", "C", issue("INVALID_VALUE", "expected one of A, B, found a text")],
    ["choice", 1, issue("INVALID_VALUE", "expected one of A, B, found a number")],
    ["child", [], issue("INVALID_TYPE", "expected an object, found an array")],
    ["array", {}, issue("INVALID_TYPE", "expected an array, found an object")],
  ])("as %s may not be %j", (name, it, expected) => {
    expect(decode({ it }, readers[name]!)).toEqual({ value: undefined, issues: [expected] });
  });

  it("of a member has its place, and the code that was given", () => {
    const { issues } = decode({ it: { deep: 3 } }, (decoder) => decoder.child("it")?.text("deep"), "INVALID_OPTION");
    expect(issues).toEqual([issue("INVALID_OPTION", "expected a text, found a number", "/at/it/deep")]);
  });
});

describe("the issues of a body", () => {
  it("are nothing where there is none", () => {
    expect(() => new IssueList().throwIfAny()).not.toThrow();
  });

  it("are listed up to a hundred, and counted beyond", () => {
    const issues = new IssueList();
    for (let at = 0; at < 103; at += 1) issues.add("MISSING", `/${at}`, "expected it");
    try {
      issues.throwIfAny();
      expect.unreachable();
    } catch (error) {
      const { issues: listed, unlistedIssueCount, message } = error as InvalidBodyError;
      expect(error).toBeInstanceOf(InvalidBodyError);
      expect([listed.length, listed[99]?.path, unlistedIssueCount]).toEqual([100, "/99", 3]);
      expect(message).toBe("Invalid body at /0: expected it (and 102 more)");
    }
  });
});
