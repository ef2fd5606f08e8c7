import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import { account, type Line, NOW } from "../facts.js";

const TEXT = "PRLV SEPA COFIDIS 28947100412";
const due = (day: string, amount = -600, text = TEXT): Line => [`2026-${day}`, text, amount];
const WHOLE = [due("04-06"), due("05-06"), due("06-05")];
const BACK: Line = ["2026-05-08", "REJET PRLV SEPA COFIDIS 28947100412 PROVISION INSUFFISANTE", 600];

/** The days of the instalments that the scores leave out, as what makes them good is owed instead. */
const leftOut = (lines: readonly Line[]): readonly string[] => {
  const { accounts, scores } = analyze(
    { accounts: [account(lines)] },
    { now: NOW, project: { market: "FR", minimumTransactions: 0 } },
  );
  return accounts[0]!.transactions.flatMap(({ id, dates }) =>
    scores!.leftOut.retried.includes(id) ? [dates.debitedAt!.slice(5, 10)] : [],
  );
};

describe("an instalment that came back and was made good in parts", () => {
  it.each([
    ["by card", ["CARTE 14/05 COFIDIS", "CARTE 21/05 COFIDIS"], [-300, -300]],
    ["by transfer", ["VIR SEPA COFIDIS 28947100412", "VIR SEPA COFIDIS 28947100412"], [-250, -350]],
    ["by direct debit", [TEXT, TEXT], [-300, -300]],
    ["with a fee", [TEXT, TEXT], [-300, -360]],
    ["in three parts", [TEXT, TEXT, TEXT], [-200, -200, -200]],
  ] as const)("is owed once, paid %s", (_, texts, amounts) => {
    const parts = texts.map((text, at) => due(`05-${15 + 4 * at}`, amounts[at]!, text));
    expect(leftOut([...WHOLE, BACK, ...parts])).toEqual(["05-06"]);
  });

  it.each<readonly [string, readonly Line[]]>([
    ["less is paid", [due("05-15", -300), due("05-22", -299)]],
    ["more is paid than a fee", [due("05-15", -300), due("05-22", -361)]],
    ["the rest comes with the next", [due("05-15", -300), due("06-03", -300)]],
    ["another lender is paid", [due("05-15", -300, "PRLV SEPA CETELEM 1"), due("05-22", -300, "PRLV SEPA CETELEM 1")]],
    ["such payments come at other times", [due("04-15", -300), due("05-15", -300), due("05-22", -300)]],
  ])("is owed besides where %s", (_, parts) => {
    expect(leftOut([...WHOLE, BACK, ...parts])).toEqual([]);
  });
});
