import { expect, it } from "vitest";
import { ownersOf } from "../../src/passes/owner-names.js";

it("of an account's owners the first twenty are asked of, each once for all accounts", () => {
  const owners = Array.from({ length: 30 }, (_, at) => `ZUBRO ${at}`);
  expect(ownersOf([{ owners }, { owners: ["ZUBRO 3", "KWEPSEL"] }])).toEqual([...owners.slice(0, 20), "KWEPSEL"]);
});
