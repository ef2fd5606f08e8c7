import { describe, expect, it } from "vitest";
import { findLoans } from "../../../src/passes/loans.js";
import { slowness } from "../../slowness.js";
import { account, dayOf, type Facts, factsOf, type Line } from "../facts.js";

const TEXT = "PRLV SEPA COFIDIS ECHEANCE DOSSIER 28812345";
const INSTALMENTS: readonly Line[] = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, TEXT, -400]);
const BACK: Line = ["2026-06-08", "REJET PRLV SEPA COFIDIS PROVISION INSUFFISANTE", 400];

const personal = ([day, , amount]: Line): Line => [day, "PRLV SEPA COFIDIS PRET PERSONNEL", amount];
const of = (...more: readonly Line[]): Facts => factsOf([account([...INSTALMENTS, BACK, ...more])]);
const isRetry = ({ ledger, allLinks }: Facts, day: string): boolean =>
  allLinks.isRetry(ledger.day.lastIndexOf(dayOf(day)));

describe("an instalment of a loan that came back", () => {
  it.each<readonly [string, string, number]>([
    ["by transfer", "VIR SEPA COFIDIS REGULARISATION DOSSIER 28812345", -400],
    ["by card", "PAIEMENT CB COFIDIS REGULARISATION", -400],
    ["with the lender's fee", TEXT, -420],
    ["by transfer with the lender's fee", "VIR SEPA COFIDIS REGULARISATION", -440],
  ])("is made good %s, and owed once", (_, text, amount) => {
    const facts = of(["2026-06-20", text, amount]);
    expect(isRetry(facts, "2026-06-20")).toBe(true);
    expect(findLoans(facts).repayments.flows).toHaveLength(1);
    expect(facts.counting.isRetried.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  it.each<readonly [string, string, string, string]>([
    [
      "a rent",
      "PRLV SEPA FONCIA LYON LOYER",
      "REJET PRLV SEPA FONCIA LYON",
      "VIR SEPA FONCIA LYON LOYER JUIN ET FRAIS",
    ],
    ["a bill", "PRLV SEPA EDF CLIENTS", "REJET PRLV SEPA EDF CLIENTS", "CB EDF CLIENTS"],
    ["an insurance", "PRLV SEPA MACIF", "REJET PRLV SEPA MACIF", "VIR SEPA MACIF"],
  ])("is made good with a fee where it is %s", (_, text, back, paid) => {
    const debits = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, text, -400]);
    const facts = factsOf([account([...debits, ["2026-06-08", back, 400], ["2026-06-20", paid, -415]])]);
    expect(isRetry(facts, "2026-06-20")).toBe(true);
  });

  it("is not made good by another contract's payment, though it is to the same payee", () => {
    const debits = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, "PRLV SEPA ORANGE MOBILE", -400]);
    const others = ["04-20", "05-20", "06-20"].map((day): Line => [`2026-${day}`, "PRLV SEPA ORANGE INTERNET", -415]);
    const facts = factsOf([account([...debits, ...others, ["2026-06-08", "REJET PRLV SEPA ORANGE MOBILE", 400]])]);
    expect(isRetry(facts, "2026-06-20")).toBe(false);
  });

  it.each<readonly [string, readonly Line[]]>([
    ["a larger sum", [["2026-06-20", TEXT, -441]]],
    ["a smaller sum", [["2026-06-20", TEXT, -399]]],
    ["another lender", [["2026-06-20", "VIR SEPA SOFINCO REGULARISATION", -400]]],
    ["a payment before it came back", [["2026-06-07", "VIR SEPA COFIDIS REGULARISATION", -400]]],
    [
      "another loan's instalment",
      ["04-20", "05-20", "06-20"].map((day): Line => [`2026-${day}`, "VIR SEPA COFIDIS PRET AUTO", -420]),
    ],
    ["the first instalment of another contract", [["2026-06-20", "PRLV SEPA COFIDIS ECHEANCE DOSSIER 39999999", -420]]],
    [
      "an instalment of a loan whose amount varies",
      ["04-20", "05-20", "06-20"].map((day, at): Line => [`2026-${day}`, "VIR SEPA COFIDIS PRET AUTO", at - 420]),
    ],
    [
      "an instalment of a loan whose amount varies, under the same words",
      ["04-20", "05-20", "06-20"].map((day, at): Line => [`2026-${day}`, "PRLV SEPA COFIDIS ECHEANCE", at - 420]),
    ],
  ])("is not made good by %s", (_, lines) => {
    expect(isRetry(of(...lines), lines.at(-1)![0])).toBe(false);
  });

  it.each<readonly [string, string]>([
    ["under its own text", TEXT],
    ["under the same words in another order", "ECHEANCE COFIDIS DOSSIER 28812345"],
  ])("is made good with the lender's fee %s, whatever it was paid by before", (_, text) => {
    for (const months of [1, 2, 5]) {
      const earlier = Array.from({ length: months }, (__, at): Line => [`2026-0${5 - at}-05`, TEXT, -390]);
      const lines: readonly Line[] = [...earlier, ["2026-06-05", TEXT, -400], BACK, ["2026-06-16", text, -420]];
      const facts = factsOf([account(lines)]);
      expect(isRetry(facts, "2026-06-16")).toBe(true);
      expect(findLoans(facts).repayments.flows).toHaveLength(1);
    }
  });

  it.each([
    ["a card", "BLACK HORSE LIMITED CD 4417 DEB", true],
    [
      "the bank's number of the payment, a sort code and a day",
      "BLACK HORSE LTD 500000001171830098 309842 10 28JUN26 FPO",
      true,
    ],
    ["its own contract", "BLACK HORSE LTD 40188273HP 28JUN26 FPO", true],
    ["another contract", "BLACK HORSE LTD 40199112HP FPO", false],
    ["another contract beside a card", "BLACK HORSE LTD 40199112HP CD 4417 DEB", false],
  ])("is made good by a payment that bears the number of %s: %s", (_, text, isMadeGood) => {
    const name = "BLACK HORSE LIMITED 40188273HP";
    const lines: readonly Line[] = [
      ...["04-15", "05-15", "06-15"].map((day): Line => [`2026-${day}`, `${name} DD`, -248.61]),
      ["2026-06-17", `UNPAID DD ${name}`, 248.61],
      ["2026-06-28", text, -260.61],
    ];
    const facts = factsOf([account(lines)], { project: { market: "GB", currency: "EUR" } });
    expect(isRetry(facts, "2026-06-28")).toBe(isMadeGood);
  });

  it("is not made good by what is paid for a loan of another kind", () => {
    const back: Line = ["2026-06-08", "REJET PRLV SEPA COFIDIS PRET PERSONNEL", 400];
    const second: Line = ["2026-06-20", "PRLV SEPA COFIDIS CREDIT RENOUVELABLE", -410];
    const facts = factsOf([account([...INSTALMENTS.map(personal), back, second])]);
    expect(facts.links.rowOf("rejectedOn", facts.ledger.day.indexOf(dayOf("2026-06-05")))).not.toBe(-1);
    expect(isRetry(facts, "2026-06-20")).toBe(false);
  });

  it("is made good by one payment only", () => {
    const facts = of(["2026-06-20", "VIR SEPA COFIDIS A", -400], ["2026-06-22", "VIR SEPA COFIDIS B", -410]);
    expect(["2026-06-20", "2026-06-22"].map((day) => isRetry(facts, day))).toEqual([true, false]);
  });

  it("is looked for in proportion to the number of rows", () => {
    const lines = Array.from({ length: 6000 }, (_, at): readonly Line[] => [
      ["2026-06-05", `PRLV SEPA COFIDIS ECHEANCE ${at}`, -50],
      ["2026-06-08", "REJET PRLV SEPA COFIDIS", 50],
      ["2026-06-19", `VIR SEPA SOFINCO ${at}`, -52],
    ]).flat();
    const start = performance.now();
    factsOf([account(lines)]);
    expect(performance.now() - start).toBeLessThan(5000 * slowness());
  });
});
