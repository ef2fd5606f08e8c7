import { describe, expect, it } from "vitest";
import { measure } from "../../bench/measure.mjs";
import { BODY_SHAPES } from "../../fixtures/bodies.mjs";
import { analyze } from "../../src/analyze.js";

describe("the bench", () => {
  it.each(BODY_SHAPES)("measures a computed analysis of 200 rows, shape %s", async (shape) => {
    const figures = await measure({ rows: 200, rounds: 1, shape, engine: { analyze }, warmUpRows: 0 });
    expect(figures.outcome).toBe("COMPLETED");
    expect(figures.parseMilliseconds).toBeGreaterThan(0);
    expect(figures.analyseMilliseconds).toBeGreaterThan(0);
  });

  it("measures a business's analysis too", async () => {
    const measured: unknown[] = [];
    const engine = { analyze: (body: unknown, options?: object) => measured.push(options) && analyze(body, options) };
    const figures = await measure({ rows: 200, rounds: 1, usage: "BUSINESS", engine: engine as never, warmUpRows: 0 });
    expect(figures).toMatchObject({ usage: "BUSINESS", outcome: "COMPLETED" });
    expect(measured[0]).toMatchObject({ usage: "BUSINESS" });
  });
});
