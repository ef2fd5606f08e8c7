import { expect, it } from "vitest";
import { measureEnrichment } from "../../bench/enrichment.mjs";
import { readBody } from "../../src/adapters/read-body.js";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { groupCashFlows } from "../../src/passes/cash-flows.js";
import { settleCategories } from "../../src/passes/categories.js";
import { classify } from "../../src/passes/classification.js";
import { netLinkedPairs } from "../../src/passes/counting.js";
import { linkHistory, linkWindow } from "../../src/passes/links.js";
import { drawWindow } from "../../src/passes/observation-window.js";
import { findReferenceDate } from "../../src/passes/reference-date.js";
import { findRegularities } from "../../src/passes/regularity.js";
import { selectAccounts } from "../../src/passes/scope.js";
import { resolveSettings } from "../../src/schema/settings.js";

it("the bench of the enrichment measures each of its parts", async () => {
  const passes = {
    readBody,
    lexiconOf,
    TextReader,
    groupCashFlows,
    settleCategories,
    classify,
    netLinkedPairs,
    linkHistory,
    linkWindow,
    drawWindow,
    findReferenceDate,
    findRegularities,
    selectAccounts,
    resolveSettings,
  };
  const { rows, ...times } = await measureEnrichment({ rows: 60, rounds: 1, passes });
  expect(rows).toBe(60);
  expect(Object.keys(times)).toEqual(["parse", "texts", "links", "flows"]);
  for (const time of Object.values(times)) expect(time).toBeGreaterThan(0);
});
