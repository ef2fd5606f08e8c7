import { describe, expect, it } from "vitest";
import { measureCharacteristics } from "../../src/passes/credit-characteristics.js";
import { findIncomes } from "../../src/passes/incomes.js";
import { findRisks } from "../../src/passes/risks.js";
import { account, factsOf, type Line } from "./facts.js";
import { creditValues, EARNED } from "./scored.js";

describe("what is due and what is spent", () => {
  const loan: Line = ["2026-05-05", "PRLV SEPA COFIDIS PRET PERSONNEL", -910];
  const shop: Line = ["2026-05-12", "CB CARREFOUR MARKET", -1820];

  it("are shares of the income: 910 for a loan, and 910 + 1820 in all, of 9100", () => {
    expect(creditValues([EARNED, loan, shop])).toMatchObject({ DEBT_RATIO: 0.1, RESIDUAL_INCOME: 0.7 });
  });

  it("are the same where the loan's debit came back unpaid: it is still owed", () => {
    const back: Line = ["2026-05-08", "REJET PRLV", 910];
    expect(creditValues([EARNED, loan, back, shop])).toMatchObject({
      DEBT_RATIO: 0.1,
      RESIDUAL_INCOME: 0.7,
      REJECTIONS: 0.989,
    });
  });

  it("leave out a move to savings that came back: it would have been no spending either", () => {
    const saved: Line = ["2026-05-05", "VIR SEPA LIVRET A EPARGNE", -910];
    const back: Line = ["2026-05-07", "REJET VIREMENT LIVRET A", 910];
    const values = creditValues([EARNED, shop, saved, back]);
    expect(values).toMatchObject({ RESIDUAL_INCOME: 0.8, REJECTIONS: 0.989 });
  });

  it("leave out what was refunded", () => {
    const refund: Line = ["2026-05-20", "REMBOURSEMENT MENSUALITE COFIDIS", 910];
    expect(creditValues([EARNED, loan, refund, shop])).toMatchObject({ DEBT_RATIO: 0, RESIDUAL_INCOME: 0.8 });
  });

  it("leave out what moved between own accounts", () => {
    // Such rows bear no such category when an analysis hands them on; the sums do not lean on that.
    const facts = factsOf([account([EARNED, loan, ["2026-05-06", "PRLV FINFROG", -91], ["2026-05-07", "AGIOS", -9]])]);
    const isMoved = Uint8Array.from(facts.ledger.description, (text) => (text === EARNED[1] ? 0 : 1));
    const needs = { ...facts, project: facts.settings.project, counting: { ...facts.counting, isMoved } };
    const { values } = measureCharacteristics({ ...needs, incomes: findIncomes(needs), risks: findRisks(needs) });
    for (const name of ["DEBT_RATIO", "FAST_CREDIT", "INCIDENT_FEES"] as const)
      expect(values[name].value, name).toBe(0);
    expect(values.RESIDUAL_INCOME.value).toBe(1);
  });

  it("leave out what a loan pays out, which is no expense and no less of one", () => {
    const paidOut: Line = ["2026-05-04", "VIR COFIDIS DEBLOCAGE PRET PERSONNEL", 2000];
    expect(creditValues([EARNED, paidOut, loan, shop])).toMatchObject({ DEBT_RATIO: 0.1, RESIDUAL_INCOME: 0.7 });
  });

  it("are none where nothing is", () => {
    expect(creditValues([EARNED])).toMatchObject({ DEBT_RATIO: 0, GAMBLING_RATIO: 0, RESIDUAL_INCOME: 1 });
  });

  it("are unknown without an income", () => {
    expect(Object.keys(creditValues([["2026-04-01", "CB LIBRAIRIE", -1], loan, shop]))).toEqual([
      "OVERDRAFT_DAYS",
      "REJECTIONS",
      "INCIDENT_FEES",
      "SEIZURES_AND_COLLECTIONS",
      "FAST_CREDIT",
      "INCOME_REGULARITY",
      "INCOME_LEVEL",
    ]);
  });
});

describe("a fee that was refunded", () => {
  it("is no incident and no seizure", () => {
    const fee: Line = ["2026-05-11", "FRAIS SAISIE ATTRIBUTION", -90];
    const back: Line = ["2026-05-20", "REMBT FRAIS SAISIE ATTRIBUTION", 90];
    const counts = { INCIDENT_FEES: 0.989, SEIZURES_AND_COLLECTIONS: 0.989 };
    expect(creditValues([EARNED, fee])).toMatchObject(counts);
    expect(creditValues([EARNED, fee, back])).toMatchObject({ INCIDENT_FEES: 0, SEIZURES_AND_COLLECTIONS: 0 });
  });
});
