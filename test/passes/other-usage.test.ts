import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);
const DAYS = ["2026-04-05", "2026-05-05", "2026-06-05"];
const OWNERS = { owners: [{ name: "M PAUL MOREL" }] };
const each = (text: string, amount: number, days = DAYS): readonly Line[] => days.map((day) => [day, text, amount]);
const drawn = each("VIR SEPA M PAUL MOREL", 2200);
const paidOut = each("VIR SEPA M PAUL MOREL", -2200);

/** What a trader's 2200 a month on his private account are, beside another account with some lines. */
function readDrawn(other: readonly Line[], given: object = {}, lines = drawn) {
  const own = account([...FILLERS, ...lines], OWNERS);
  const business = account(other, { name: "Pro", usage: "PROFESSIONAL", ...OWNERS, ...given });
  const { creditInsights, essentials, dataQuality } = analyze({ accounts: [own, business] }, { now: NOW });
  return {
    category: creditInsights!.cashFlows.find(({ label }) => label.includes("MOREL"))!.category,
    regular: essentials!.monthlyRegularIncome,
    missing: dataQuality.notes.find(({ code }) => code === "MISSING_OWN_ACCOUNT")?.count,
  };
}

describe("what a trader pays himself out of his business", () => {
  it("is a regular income where the body shows the business account that it leaves, and misses no account", () => {
    expect(readDrawn(paidOut)).toEqual({ category: "REGULAR_INCOME", regular: 2200, missing: undefined });
    const late = each("VIR SEPA M PAUL MOREL", -2200, ["2026-04-02", "2026-05-04", "2026-06-03"]);
    expect(readDrawn(late).category).toBe("REGULAR_INCOME");
  });

  it.each<readonly [string, readonly Line[], object]>([
    ["the body lacks it", [], {}],
    ["it left once only", paidOut.slice(0, 1), {}],
    [
      "it left more than four days away",
      each("VIR SEPA M PAUL MOREL", -2200, ["2026-04-12", "2026-05-12", "2026-06-12"]),
      {},
    ],
    ["another sum left", each("VIR SEPA M PAUL MOREL", -2100), {}],
    ["a shop took the sum", each("CARTE 04/06 LEROY MERLIN", -2200), {}],
    ["the account is left out", paidOut, { isComputed: false }],
    ["the account is another's", paidOut, { ownership: "ATTORNEY" }],
  ])("is none where %s", (_, other, given) => {
    expect(readDrawn(other, given)).toMatchObject({ category: "OTHER_ENTRY", regular: 0 });
  });

  it("is told of each payment for the note, and of all for the income", () => {
    expect(readDrawn(paidOut.slice(0, 2)).missing).toBe(1);
  });

  it("is no obligation where he pays it back, and misses no account", () => {
    const back = each("VIR SEPA M PAUL MOREL", -500);
    const into = each("VIR SEPA M PAUL MOREL", 500);
    expect(readDrawn(into, {}, back)).toEqual({ category: "OTHER_EXPENSE", regular: 0, missing: undefined });
  });
});
