import { describe, expect, it } from "vitest";
import { account, dayOf, type Facts, factsOf, type Line, rowOf } from "../facts.js";

const TEXT = "PRLV SEPA COFIDIS ECHEANCE DOSSIER 28812345";
const INSTALMENTS: readonly Line[] = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, TEXT, -400]);
const BACK: Line = ["2026-06-08", "REJET PRLV SEPA COFIDIS PROVISION INSUFFISANTE", 400];

const of = (...more: readonly Line[]): Facts => factsOf([account([...INSTALMENTS, BACK, ...more])]);
const isRetry = ({ ledger, allLinks }: Facts, day: string): boolean =>
  allLinks.isRetry(ledger.day.lastIndexOf(dayOf(day)));

/** Whether the last of three debits, which came back, is made good by another payment with a fee. */
const isMadeGood = (text: string, paid: string): boolean => {
  const due = ["04", "05", "06"].map((month): Line => [`2026-${month}-05`, text, -62]);
  const facts = factsOf([account([...due, ["2026-06-07", `REJET ${text}`, 62], ["2026-06-20", paid, -64]])]);
  expect(facts.allLinks.rowOf("rejectedOn", rowOf(facts, text, "2026-06-05"))).not.toBe(-1);
  return isRetry(facts, "2026-06-20");
};

describe("a debit that came back", () => {
  it.each<readonly [string, string, string]>([
    ["what no contract asks for", "PRLV SEPA NETFLIX", "CB NETFLIX"],
    ["an insurance of the lender's", "PRLV SEPA COFIDIS ECHEANCE", "VIR SEPA COFIDIS ASSURANCE EMPRUNTEUR"],
    ["a loan of the lender's where it is an insurance", "PRLV SEPA COFIDIS ASSURANCE", "VIR SEPA COFIDIS"],
    ["a loan of another kind by transfer", "PRLV SEPA CETELEM PRET PERSONNEL", "VIR SEPA CETELEM CREDIT RENOUVELABLE"],
  ])("is not made good by %s", (_, text, paid) => {
    expect(isMadeGood(text, paid)).toBe(false);
  });

  it("is made good by what is paid for a loan of which no kind is told, and the other way round", () => {
    expect(isMadeGood("PRLV SEPA CETELEM PRET PERSONNEL", "VIR SEPA CETELEM REGULARISATION")).toBe(true);
    expect(isMadeGood("PRLV SEPA COFIDIS ECHEANCE", "VIR SEPA COFIDIS PRET PERSONNEL")).toBe(true);
  });

  it("is made good by its own amount, whatever way it is paid", () => {
    const due = ["04-05", "05-05", "06-05"].map((day): Line => [`2026-${day}`, "PRLV SEPA EDF CLIENTS", -62]);
    const back: Line = ["2026-06-07", "REJET PRLV SEPA EDF CLIENTS", 62];
    expect(isRetry(factsOf([account([...due, back, ["2026-06-20", "CB EDF PARIS", -62]])]), "2026-06-20")).toBe(true);
  });

  it("is made good by what came back itself, and not by what was given back", () => {
    const returned = of(["2026-06-12", TEXT, -420], ["2026-06-15", BACK[1], 420]);
    expect(isRetry(returned, "2026-06-12")).toBe(true);
    const regularised = "VIR SEPA COFIDIS REGULARISATION";
    const refunded = of(["2026-06-12", regularised, -420], ["2026-06-20", "REMBOURSEMENT MENSUALITE COFIDIS", 420]);
    expect(refunded.allLinks.rowOf("refundedOn", rowOf(refunded, regularised))).not.toBe(-1);
    expect(isRetry(refunded, "2026-06-12")).toBe(false);
  });

  it("is made good by what is paid to its lender, however much is said of the loan", () => {
    expect(isMadeGood("PRLV SEPA COFIDIS PRET PERSONNEL", "VIR SEPA COFIDIS REGULARISATION")).toBe(true);
    expect(isMadeGood("PRLV SEPA FRANFINANCE PRET PERSONNEL TRAVAUX", "VIR FRANFINANCE")).toBe(true);
    expect(isMadeGood("PRLV SEPA COFIDIS PRET PERSONNEL", "VIR SEPA FRANFINANCE")).toBe(false);
    expect(isMadeGood("PRLV SEPA ZUBRO PRET PERSONNEL", "VIR SEPA KRALJ PRET PERSONNEL")).toBe(false);
  });

  it("is made good by a payment that calls the loan by another name", () => {
    expect(isMadeGood("PRLV SEPA COFIDIS PRET AUTO", "VIR SEPA COFIDIS PRET MOTO")).toBe(true);
  });

  it("is not made good by what is announced", () => {
    const { transactions, ...given } = account([...INSTALMENTS, BACK]) as { readonly transactions: readonly object[] };
    const announced = {
      description: "VIR SEPA COFIDIS REGULARISATION",
      amount: -410,
      dates: { debitedAt: "2026-06-20" },
    };
    const isRetryOf = (isComing: boolean): boolean =>
      isRetry(factsOf([{ ...given, transactions: [...transactions, { ...announced, isComing }] }]), "2026-06-20");
    expect([isRetryOf(false), isRetryOf(true)]).toEqual([true, false]);
  });

  it("is made good on the day of its return, and 26 days after it was due", () => {
    const later = (day: string): boolean => {
      const back: Line = ["2026-05-08", BACK[1], 400];
      const paid: Line = [day, "VIR SEPA COFIDIS REGULARISATION", -410];
      const facts = factsOf([account([...INSTALMENTS, back, paid])]);
      return facts.allLinks.isRetry(rowOf(facts, paid[1]));
    };
    expect(["2026-05-07", "2026-05-08", "2026-05-31", "2026-06-01"].map(later)).toEqual([false, true, true, false]);
  });

  it("is not made good by the next of a line all of which came back", () => {
    const days = ["04-06", "04-20", "05-04", "05-18", "06-01"];
    const lines = days.flatMap((day): readonly Line[] => [
      [`2026-${day}`, TEXT, -400],
      [`2026-${day.slice(0, 3)}${String(Number(day.slice(3)) + 2).padStart(2, "0")}`, BACK[1], 400],
    ]);
    const facts = factsOf([account(lines)]);
    expect(days.map((day) => isRetry(facts, `2026-${day}`))).toEqual(days.map(() => false));
  });

  it("is not made good within the window by what is paid behind it", () => {
    const paid: Line = ["2026-07-01", "VIR SEPA COFIDIS REGULARISATION", -410];
    const facts = of(paid);
    const row = rowOf(facts, paid[1]);
    expect([facts.links.isRetry(row), facts.allLinks.isRetry(row)]).toEqual([false, true]);
  });

  it("is made good behind any number of other payments, and by none behind 24 of them that follow it", () => {
    const rentsOn = (day: string, count: number): readonly Line[] =>
      Array.from({ length: count }, (): Line => [day, "PRLV SEPA FONCIA LOYER", -600]);
    const isFoundBehind = (before: number, after: number): boolean => {
      const paid: Line = ["2026-06-20", "VIR SEPA COFIDIS REGULARISATION", -410];
      return isRetry(of(...rentsOn("2026-05-20", before), ...rentsOn("2026-06-12", after), paid), "2026-06-20");
    };
    expect([isFoundBehind(30, 0), isFoundBehind(30, 23), isFoundBehind(0, 24)]).toEqual([true, true, false]);
  });
});
