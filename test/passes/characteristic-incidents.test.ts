import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";
import { creditValues, EARNED, scoresOf, valuesOf } from "./scored.js";

/** What a row is worth in each characteristic, beside an income of 9100 in 91 days. */
const valuesWith = (...lines: readonly Line[]) => creditValues([EARNED, ...lines]);
/** So many events in 91 days, in 90: to four decimals. */
const inQuarter = (count: number): number => Math.round((count * 90 * 10_000) / 91) / 10_000;

describe("seizures and collections", () => {
  const seizure: Line = ["2026-05-02", "PROVISION SAISIE ATTRIBUTION", -500];
  const fee: Line = ["2026-05-02", "FRAIS SAISIE ATTRIBUTION", -90];
  const release: Line = ["2026-05-20", "MAINLEVEE SAISIE ATTRIBUTION", 500];
  const refund: Line = ["2026-06-01", "REMBT FRAIS SAISIE ATTRIBUTION", 60];
  const count = (...lines: readonly Line[]): number => valuesWith(...lines)["SEIZURES_AND_COLLECTIONS"]!;

  it("are one with the fee for them, and no more with their release", () => {
    const steps = [seizure, fee, release, refund];
    expect(steps.map((_, at) => count(...steps.slice(0, at + 1)))).toEqual(Array(4).fill(inQuarter(1)));
  });

  it("are seen where a bank shows the fee alone, and where fees are more than seizures", () => {
    expect(count(fee)).toBe(inQuarter(1));
    expect(count(seizure, fee, ["2026-06-12", "FRAIS SAISIE ATTRIBUTION", -91])).toBe(inQuarter(2));
  });

  it("are no release and no refund of a fee", () => {
    expect(count(release, refund)).toBe(0);
  });

  it("of different kinds are several", () => {
    expect(count(seizure, ["2026-05-04", "PROVISION ATD SIP LYON", -300], ["2026-05-06", "PRLV INTRUM", -20])).toBe(
      inQuarter(3),
    );
  });
});

describe("a debit that comes back", () => {
  it.each([
    ["a collector's", "PRLV SEPA INTRUM JUSTITIA", "SEIZURES_AND_COLLECTIONS"],
    ["a bookmaker's", "PRLV WINAMAX", "GAMBLING_RATIO"],
    ["a payday lender's", "PRLV FINFROG", "FAST_CREDIT"],
    ["a lender's", "PRLV SEPA COFIDIS PRET PERSONNEL", "DEBT_RATIO"],
  ])("is held against %s like one that is paid", (_, text, characteristic) => {
    const paid: Line = ["2026-05-12", text, -91];
    const values = valuesWith(paid, ["2026-05-14", "REJET PRLV SEPA", 91]);
    expect(values[characteristic]).toBeGreaterThan(0);
    expect(values[characteristic]).toBe(valuesWith(paid)[characteristic]);
  });

  it("is owed once however often it is presented", () => {
    const instalment = (day: string): Line => [day, "PRLV SEPA COFIDIS PRET PERSONNEL", -91];
    const back = (day: string): Line => [day, "REJET PRLV SEPA COFIDIS", 91];
    const paid = [instalment("2026-05-05")];
    const retried = [...paid, back("2026-05-08"), instalment("2026-05-12")];
    const twice = [...retried, back("2026-05-15"), instalment("2026-05-19")];
    for (const name of ["DEBT_RATIO", "RESIDUAL_INCOME"]) {
      const value = valuesWith(...paid)[name];
      expect([valuesWith(...retried)[name], valuesWith(...twice)[name]], name).toEqual([value, value]);
    }
  });

  it("raises a collector's red flag", () => {
    const lines: readonly Line[] = [
      EARNED,
      ["2026-05-12", "PRLV SEPA INTRUM JUSTITIA", -91],
      ["2026-05-14", "REJET PRLV SEPA", 91],
    ];
    const { essentials } = analyze({ accounts: [account(lines)] }, { now: NOW, project: { minimumTransactions: 0 } });
    expect(essentials!.redFlags).toEqual(["DEBT_COLLECTION"]);
  });
});

describe("one incident in a long window", () => {
  it.each([
    ["REJECTIONS", "REJET CHEQUE 123", 60],
    ["INCIDENT_FEES", "COMMISSION INTERVENTION", -8],
    ["SEIZURES_AND_COLLECTIONS", "PROVISION SAISIE ATTRIBUTION", -500],
    ["FAST_CREDIT", "PRLV FINFROG", -52],
  ])("costs points: %s", (name, text, amount) => {
    const start: Line = ["2024-06-30", "CB LIBRAIRIE", -1];
    const lines: readonly Line[] = [start, EARNED, ["2026-05-12", text, amount]];
    const { points } = scoresOf([account(lines)], { project: { scoreDays: 730 } }).creditScore!;
    const row = points.find(({ characteristic }) => characteristic === name)!;
    expect(row.points).toBeLessThan(row.mostPoints);
    expect(valuesOf(points)[name]).toBe(Math.round((90 * 10_000) / 731) / 10_000);
  });
});
