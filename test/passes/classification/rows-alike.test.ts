import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../../src/lexicon/markets.js";
import { TextReader } from "../../../src/lexicon/text-reader.js";
import { RowsAlike } from "../../../src/passes/classification/rows-alike.js";
import { account, categoryOf, factsOf, type Line } from "../facts.js";

const NO_HINT = -1;

/** Which row says what each row of some texts says, as a pass asks for it; -1 where a row is read for itself. */
function firstsOf(lines: readonly Line[], hints: readonly number[] = []): readonly number[] {
  const { ledger } = factsOf([account(lines)]);
  const reader = new TextReader(lexiconOf("FR", []));
  const alike = new RowsAlike(ledger, reader);
  return ledger.description.map((text, row) => {
    const kind = alike.kindOf(row, hints[row] ?? NO_HINT);
    const first = alike.firstOf(kind);
    if (first !== -1) return first;
    const amount = ledger.amount[row]!;
    reader.read(text, amount >= 0, Math.abs(amount), NO_HINT);
    alike.add(kind, row);
    return -1;
  });
}

const onDays = (...lines: readonly (readonly [string, number])[]): readonly Line[] =>
  lines.map(([text, amount], at): Line => [`2026-05-${10 + at}`, text, amount]);

describe("rows whose texts differ in digits alone", () => {
  it("are read once", () => {
    expect(firstsOf(onDays(["CB 12/03 ZUBRO", -5], ["CB 13/03 ZUBRO", -5], ["CB 14/03 ZUBRO", -7]))).toEqual([
      -1, 0, 0,
    ]);
  });

  it("are read once a direction, and once a hint", () => {
    const lines = onDays(["ZUBRO 1", -5], ["ZUBRO 2", 5], ["ZUBRO 3", -5], ["ZUBRO 4", 5]);
    expect(firstsOf(lines)).toEqual([-1, -1, 0, 1]);
    expect(firstsOf(lines, [0, 0, 1, 1])).toEqual([-1, -1, -1, -1]);
  });

  it("are read each for itself where a phrase holds digits, as a shop's name does", () => {
    expect(firstsOf(onDays(["CB 4 MURS NANTES", -5], ["CB 5 MURS NANTES", -5]))).toEqual([-1, -1]);
  });

  it("are read as what comes in where the amount is nothing", () => {
    const text = "ZUBRO QWERT";
    const facts = factsOf([account(onDays([text, -5], [text, 0], [text, 5]))]);
    expect([0, 1, 2].map((row) => categoryOf(facts, row))).toEqual(["OTHER_EXPENSE", "OTHER_ENTRY", "OTHER_ENTRY"]);
  });
});
