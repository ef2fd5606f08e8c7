import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesFilter, readFilter } from "../../../src/service/http/filter.js";
import { Problem } from "../../../src/service/problem.js";
import { slowness, stopwatch } from "../../slowness.js";

const CUSTOMER = {
  id: "c1",
  usage: "CONSUMER",
  createdAt: "2026-03-01T00:00:00.000Z",
  reports: { completedAnalyses: { count: 3 } },
  openBankingInformation: { owners: [{ name: "Ada Byron" }, { name: "Alan Turing" }] },
  tags: ["a", "b"],
  isOpen: true,
};

const matches = (filter: unknown, resource: object = CUSTOMER): boolean =>
  matchesFilter(readFilter(JSON.stringify(filter))!, resource);

function problemOf(text: string): Problem {
  try {
    readFilter(text);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error("the filter was accepted");
}

describe("a filter", () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [{ usage: "CONSUMER" }, true],
    [{ usage: "BUSINESS" }, false],
    [{ usage: { $eq: "CONSUMER" } }, true],
    [{ usage: { $ne: "CONSUMER" } }, false],
    [{ usage: { $in: ["BUSINESS", "CONSUMER"] } }, true],
    [{ usage: { $nin: ["BUSINESS"] } }, true],
    [{ createdAt: { $gte: "2026-03", $lt: "2026-04" } }, true],
    [{ createdAt: { $gt: "2026-04" } }, false],
    [{ "reports.completedAnalyses.count": { $gte: 3 } }, true],
    [{ "reports.completedAnalyses.count": { $lte: 2 } }, false],
    [{ "openBankingInformation.owners.name": "Alan Turing" }, true],
    [{ "openBankingInformation.owners.0.name": "Alan Turing" }, false],
    [{ "openBankingInformation.owners": { $elemMatch: { name: "Ada Byron" } } }, true],
    [{ "openBankingInformation.owners": { $elemMatch: { name: "Nobody" } } }, false],
    [{ "openBankingInformation.owners": { $size: 2 } }, true],
    [{ "openBankingInformation.owners.1": { name: "Alan Turing" } }, true],
    [{ tags: ["a", "b"] }, true],
    [{ tags: { $all: ["b", "a"] } }, true],
    [{ tags: { $all: ["b", "c"] } }, false],
    [{ tags: { $elemMatch: { $gt: "a" } } }, true],
    [{ personalDetails: { $exists: false } }, true],
    [{ "reports.completedAnalyses": { $exists: true } }, true],
    [{ personalDetails: null }, true],
    [{ isOpen: true }, true],
    [{ $or: [{ usage: "BUSINESS" }, { id: "c1" }] }, true],
    [{ $and: [{ usage: "BUSINESS" }, { id: "c1" }] }, false],
    [{ $nor: [{ usage: "BUSINESS" }, { id: "c2" }] }, true],
    [{ usage: { $not: { $eq: "BUSINESS" } } }, true],
    [{ toString: { $exists: true } }, false],
  ])("%j gives %j", (filter, isMatch) => {
    expect(matches(filter)).toBe(isMatch);
  });

  it.each([undefined, "", "  "])("is none where the text is %j", (text) => {
    expect(readFilter(text)).toBeUndefined();
  });

  it("does not match a resource that the language cannot look at", () => {
    const odd = { free: { constructor: { name: 5 } } };
    expect(matches({ free: { $gt: 1 } }, odd)).toBe(false);
  });
});

describe("a filter is refused", () => {
  it.each<[string, string]>([
    ["{", "/query/filter"],
    ["[]", "/query/filter"],
    ['"usage"', "/query/filter"],
    ["null", "/query/filter"],
    ['{"$where":"while(true){}"}', "/query/filter/$where"],
    ['{"$expr":{"$eq":[1,1]}}', "/query/filter/$expr"],
    ['{"$jsonSchema":{}}', "/query/filter/$jsonSchema"],
    ['{"usage":{"$where":"1"}}', "/query/filter/usage/$where"],
    ['{"usage":{"$regex":"^(a+)+$"}}', "/query/filter/usage/$regex"],
    ['{"usage":{"$not":{"$regex":"a"}}}', "/query/filter/usage/$not/$regex"],
    ['{"usage":{"$type":"string"}}', "/query/filter/usage/$type"],
    ['{"usage":{"$mod":[2,0]}}', "/query/filter/usage/$mod"],
    ['{"usage":{"$function":{}}}', "/query/filter/usage/$function"],
    ['{"usage":{"$eq":1,"other":2}}', "/query/filter/usage/other"],
    ['{"usage":{"$eq":{"$function":1}}}', "/query/filter/usage/$eq/$function"],
    ['{"usage":{"$in":[{"$regex":"a"}]}}', "/query/filter/usage/$in/0/$regex"],
    ['{"$or":[{"a":1},{"b":{"$where":"1"}}]}', "/query/filter/$or/1/b/$where"],
    ['{"$or":[]}', "/query/filter/$or"],
    ['{"$or":{}}', "/query/filter/$or"],
    ['{"$or":[1]}', "/query/filter/$or/0"],
    ['{"$not":{"a":1}}', "/query/filter/$not"],
    ['{"a":{"$not":"b"}}', "/query/filter/a/$not"],
    ['{"a":{"$in":"b"}}', "/query/filter/a/$in"],
    ['{"a":{"$gt":{}}}', "/query/filter/a/$gt"],
    ['{"a":{"$gt":[1]}}', "/query/filter/a/$gt"],
    ['{"a":{"$exists":1}}', "/query/filter/a/$exists"],
    ['{"a":{"$size":"1"}}', "/query/filter/a/$size"],
    ['{"a":{"$elemMatch":1}}', "/query/filter/a/$elemMatch"],
    ['{"a":{"$elemMatch":{"$where":"1"}}}', "/query/filter/a/$elemMatch/$where"],
    ['{"__proto__":1}', "/query/filter/__proto__"],
    ['{"a.__proto__.b":1}', "/query/filter/a.__proto__.b"],
    ['{"constructor":1}', "/query/filter/constructor"],
    ['{"constructor.name":"Object"}', "/query/filter/constructor.name"],
    ['{"a":{"prototype":1}}', "/query/filter/a/prototype"],
    ['{"a":{"__proto__":{"b":1}}}', "/query/filter/a/__proto__"],
    ['{"a.b.c.d.e.f.g.h.i.j.k":1}', "/query/filter/a.b.c.d.e.f.g.h.i.j.k"],
    ['{"a/b":{"$where":1}}', "/query/filter/a~1b/$where"],
    [`{"a":"${"x".repeat(2000)}"}`, "/query/filter"],
    [JSON.stringify({ a: { $in: Array(101).fill(1) } }), "/query/filter/a/$in"],
  ])("%s at %s", (text, path) => {
    const { status, issues } = problemOf(text);
    expect(status).toBe(400);
    expect(issues.map((issue) => issue.path)).toEqual([path]);
  });

  it("past eight levels", () => {
    const nest = (levels: number): unknown => (levels === 0 ? { a: 1 } : { $or: [nest(levels - 1)] });
    expect(readFilter(JSON.stringify(nest(6)))).toBeDefined();
    expect(problemOf(JSON.stringify(nest(8))).status).toBe(400);
    expect(problemOf(`{"a":${"[".repeat(900)}${"]".repeat(900)}}`).status).toBe(400);
  });

  it("past two hundred conditions and values", () => {
    const wide = Object.fromEntries(Array.from({ length: 199 }, (_, index) => [`${index}`, 0]));
    expect(readFilter(JSON.stringify(wide))).toBeDefined();
    expect(problemOf(JSON.stringify({ ...wide, last: 0 })).status).toBe(400);
  });
});

const MOST_MILLISECONDS = 1000;

describe("a hostile filter", () => {
  it.each([
    ['{"$where":"while(true){}"}'],
    ['{"text":{"$regex":"^(a+)+$"}}'],
    ['{"list.999999999.a":{"$exists":true}}'],
    [JSON.stringify({ $or: Array(60).fill({ "list.0.a": { $exists: true } }) }).slice(0, 2000)],
    [JSON.stringify({ list: { $nin: Array(100).fill(1) }, text: { $nin: Array(90).fill(1) } })],
    [JSON.stringify({ "list.999.a": { $exists: true }, "list.999.b": { $exists: true } })],
  ])("%s does not block the process", (text) => {
    const taken = stopwatch();
    const resource = { text: `${"a".repeat(5000)}!`, list: Array(1000).fill({ a: 1 }) };
    try {
      const filter = readFilter(text)!;
      for (let round = 0; round < 100; round += 1) matchesFilter(filter, resource);
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
    }
    expect(taken()).toBeLessThan(MOST_MILLISECONDS * slowness());
  });
});

const OPERATORS = ["$eq", "$ne", "$gt", "$lte", "$in", "$nin", "$and", "$or", "$nor", "$not", "$exists", "$all"];
const MORE_OPERATORS = ["$elemMatch", "$size", "$where", "$expr", "$regex", "$function", "$", "$$ROOT", "$options"];
const NAMES = ["a", "a.b", "a.0", "", ".", "__proto__", "constructor", "toString", "a..b", "length"];

const anyFilter = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1, -1.5, "a", "", "$a"),
    fc.array(tie("node"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...OPERATORS, ...MORE_OPERATORS, ...NAMES), tie("node"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).node;

const anyResource = fc.object({
  key: fc.constantFrom("a", "b", "0", "toString", "constructor", "name"),
  maxDepth: 4,
  values: [fc.integer(), fc.string(), fc.boolean(), fc.constant(null)],
});

function answerOf(text: string, resource: object): unknown {
  try {
    const filter = readFilter(text);
    return filter === undefined ? true : matchesFilter(filter, resource);
  } catch (error) {
    return error;
  }
}

describe("any filter on any resource", () => {
  const isProblemOrBoolean = (answer: unknown): boolean =>
    typeof answer === "boolean" || (answer instanceof Problem && answer.status === 400);

  it("is a boolean or a 400 that names the place", () => {
    fc.assert(
      fc.property(anyFilter, anyResource, (filter, resource) => {
        const answer = answerOf(JSON.stringify(filter), resource);
        expect(isProblemOrBoolean(answer)).toBe(true);
        if (answer instanceof Problem) expect(answer.issues[0]!.path).toMatch(/^\/query\/filter/);
      }),
      { numRuns: 2000 },
    );
  });

  it("is so for texts of any kind", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), anyResource, (text, resource) =>
        isProblemOrBoolean(answerOf(text, resource)),
      ),
    );
  });

  it("leaves the resource and the prototypes as they are", () => {
    fc.assert(
      fc.property(anyFilter, anyResource, (filter, resource) => {
        const before = JSON.stringify(resource);
        answerOf(JSON.stringify(filter), resource);
        expect(JSON.stringify(resource)).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});
