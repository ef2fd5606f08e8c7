import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { validate } from "../../../src/service/http/validate.js";
import type { Problem } from "../../../src/service/problem.js";

function problemOf(check: () => unknown): Problem | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error as Problem;
  }
}

describe("what is wrong with a part of a request", () => {
  it("is told all at once, by its place", () => {
    const problem = problemOf(() => validate(z.object({ a: z.string(), b: z.number() }), { a: 1 }, "/query"));
    expect(problem).toMatchObject({ code: "BAD_REQUEST", message: "the query is not valid" });
    expect(problem?.issues.map(({ path }) => path)).toEqual(["/query/a", "/query/b"]);
  });

  it("is counted past a hundred", () => {
    const problem = problemOf(() => validate(z.array(z.string()), Array(103).fill(1), ""));
    expect(problem?.message).toBe("the body is not valid (and 3 more issues)");
    expect(problem?.issues).toHaveLength(100);
  });
});
