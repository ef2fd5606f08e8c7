import { expect, it } from "vitest";
import { measureAdapters } from "../../bench/adapters.mjs";
import { FORMAT_NAMES } from "../../fixtures/formats.mjs";
import { adaptBody } from "../../src/adapters/adapter.js";
import { buildLedger } from "../../src/adapters/build-ledger.js";
import { Collector } from "../../src/adapters/collector.js";
import { IssueList } from "../../src/schema/issues.js";
import { resolveSettings } from "../../src/schema/settings.js";

it("the bench of the adapters measures every layout", async () => {
  const reader = { adaptBody, buildLedger, Collector, IssueList, resolveSettings };
  const readings = await measureAdapters({ rows: 60, rounds: 1, reader });
  expect(readings.map(({ layout }) => layout)).toEqual([...FORMAT_NAMES, "native, long rows"]);
  for (const { readMilliseconds } of readings) expect(readMilliseconds).toBeGreaterThan(0);
});
