import { describe, expect, it } from "vitest";
import type { Analysis } from "../../../src/index.js";
import { Results } from "../../../src/service/analyses/results.js";
import type { AnalysisRecord } from "../../../src/service/store/records.js";

const record = (id: string, revision = 0) => ({ id, revision }) as AnalysisRecord;

/** Results of one account with some transactions; counts how often each was computed. */
function resultsOf(transactionsOf: Readonly<Record<string, number>>, most: number) {
  const computed: string[] = [];
  const resultOf = (id: string) =>
    ({ id, accounts: [{ transactions: Array.from({ length: transactionsOf[id] ?? 0 }) }] }) as unknown as Analysis;
  const results = new Results(({ id, revision }) => {
    computed.push(`${id}${revision}`);
    return resultOf(id);
  }, most);
  return { results, computed, resultOf };
}

describe("results", () => {
  it("are computed once, and then kept", () => {
    const { results, computed } = resultsOf({ a: 3 }, 10);
    const first = results.of(record("a"));
    expect(results.of(record("a"))).toBe(first);
    expect(computed).toEqual(["a0"]);
  });

  it("that were just computed are not computed again", () => {
    const { results, computed, resultOf } = resultsOf({ a: 3 }, 10);
    const kept = resultOf("a");
    results.keep(record("a"), kept);
    expect(results.of(record("a"))).toBe(kept);
    expect(computed).toEqual([]);
  });

  it("of an earlier revision are computed again", () => {
    const { results, computed } = resultsOf({ a: 3 }, 10);
    results.of(record("a", 1));
    results.of(record("a", 2));
    expect(computed).toEqual(["a1", "a2"]);
  });

  it("give way when they have too many transactions together: first the one not read for longest", () => {
    // Each result counts one more than its transactions.
    const { results, computed } = resultsOf({ a: 3, b: 3, c: 3 }, 8);
    for (const id of ["a", "b", "a", "c"]) results.of(record(id));
    expect(computed).toEqual(["a0", "b0", "c0"]);
    for (const id of ["a", "c"]) results.of(record(id));
    expect(computed).toHaveLength(3);
    results.of(record("b"));
    expect(computed).toEqual(["a0", "b0", "c0", "b0"]);
  });

  it("count once however often they are kept", () => {
    const { results, computed, resultOf } = resultsOf({ a: 3, b: 3 }, 8);
    results.of(record("b"));
    for (const revision of [1, 2, 3, 4]) results.keep(record("a", revision), resultOf("a"));
    results.of(record("b"));
    results.of(record("a", 4));
    expect(computed).toEqual(["b0"]);
  });

  it("larger than all that is kept stay until another is read, so that their pages cost one computation", () => {
    const { results, computed } = resultsOf({ large: 9, a: 3 }, 8);
    for (const id of ["large", "large", "a", "a", "large"]) results.of(record(id));
    expect(computed).toEqual(["large0", "a0", "large0"]);
  });

  it("without transactions count too, so that they cannot fill the memory", () => {
    const { results, computed } = resultsOf({}, 2);
    for (const id of ["a", "b", "c", "a"]) results.of(record(id));
    expect(computed).toEqual(["a0", "b0", "c0", "a0"]);
  });
});
