import { describe, expect, it } from "vitest";
import { findRisks } from "../../src/passes/risks.js";
import { account, type Facts, factsOf, type Line, rowOf } from "./facts.js";

/** The risks of some facts that have transactions: their total in units of currency, and their texts. */
function risksIn(facts: Facts): object {
  const { overdraftDays, lowestBalance, ...risks } = findRisks(facts);
  return Object.fromEntries(
    Object.entries(risks)
      .filter(([, { rows }]) => rows.length > 0)
      .map(([name, { total, rows }]) => [name, [total / 10_000, ...rows.map((row) => facts.ledger.description[row]!)]]),
  );
}
const risksOf = (...lines: readonly Line[]): object => risksIn(factsOf([account(lines)]));

describe("the risk", () => {
  it.each([
    ["interventionFees", "COMMISSION INTERVENTION", -8],
    ["overdraftFees", "AGIOS", -8],
    ["directRecoveryOfDebt", "* FRAIS ATD", -90],
    ["directRecoveryOfDebt", "PROVISION ATD SIP LYON", -300],
    ["directRecoveryOfDebt", "MAINLEVEE ATD", 300],
    ["directRecoveryOfDebt", "REMBT FRAIS ATD", 90],
    ["directRecoveryOfDebt", "ATD SIP LYON", -300],
    ["bankAccountSeizure", "FRAIS SAISIE ATTRIBUTION", -90],
    ["bankAccountSeizure", "PROVISION SAISIE ATTRIBUTION", -300],
    ["bankAccountSeizure", "MAINLEVEE SAISIE ATTRIBUTION", 300],
    ["bankAccountSeizure", "REMBT FRAIS SAISIE ATTRIBUTION", 90],
    ["bankAccountSeizure", "FRAIS SAISIE CONSERVATOIRE", -90],
    ["bankAccountSeizure", "PROVISION SAISIE CONSERVATOIRE", -300],
    ["bankAccountSeizure", "MAINLEVEE SAISIE CONSERVATOIRE", 300],
    ["bankAccountSeizure", "REMBT FRAIS SAISIE CONSERVATOIRE", 90],
    ["wageAdvance", "VIR AVANCE SUR SALAIRE ACME", 300],
    ["wageAdvance", "VIR ACOMPTE SALAIRE ACME", 300],
    ["debtCollection", "PRLV INTRUM JUSTITIA", -45],
    ["bailiff", "VIR SCP MARTIN HUISSIER DE JUSTICE", -120],
    ["gambling", "PRLV WINAMAX", -20],
    ["paymentRejections", "REJET PRLV EDF", 50],
    ["checkRejections", "REJET CHEQUE 123", 60],
  ])("%s is shown by %s, and no other risk is", (name, text, amount) => {
    expect(risksOf(["2026-05-11", text, amount])).toEqual({ [name]: [amount, text] });
  });

  it("of none of them is shown by a purchase, a wage, a tax or the price of the account", () => {
    const lines: readonly Line[] = [
      ["2026-05-11", "CB CARREFOUR MARKET", -50],
      ["2026-05-12", "VIREMENT SALAIRE ACME", 2000],
      ["2026-05-13", "PRLV DGFIP IMPOT REVENU", -120],
      ["2026-05-14", "COTISATION CARTE VISA", -5],
    ];
    expect(risksOf(...lines)).toEqual({});
  });

  it("of several transactions has them in the order of their days, whatever their categories", () => {
    const provision: Line = ["2026-05-11", "PROVISION SAISIE ATTRIBUTION", -300];
    const fee: Line = ["2026-05-20", "FRAIS SAISIE ATTRIBUTION", -90];
    const release: Line = ["2026-06-11", "MAINLEVEE SAISIE ATTRIBUTION", 200];
    expect(risksOf(release, fee, provision)).toEqual({
      bankAccountSeizure: [-190, provision[1], fee[1], release[1]],
    });
  });
});

describe("the incidents, net of reversals", () => {
  it("leave out a fee with its refund: they cancel", () => {
    const fee: Line = ["2026-05-11", "FRAIS SAISIE ATTRIBUTION", -90];
    expect(risksOf(fee, ["2026-05-20", "REMBT FRAIS SAISIE ATTRIBUTION", 90])).toEqual({});
  });

  it("leave out a debit that came back, whose rejection is the incident", () => {
    const rejected: Line = ["2026-05-13", "REJET PRLV", 20];
    const incident = { paymentRejections: [20, "REJET PRLV"] };
    expect(risksOf(["2026-05-11", "PRLV WINAMAX", -20], rejected)).toEqual(incident);
    expect(risksOf(["2026-05-11", "PRLV SEPA COFIDIS PRET PERSONNEL", -20], rejected)).toEqual(incident);
  });

  it("leave out what links moved between own accounts", () => {
    // Such rows bear no such category when an analysis hands them on; the risks do not lean on that.
    const facts = factsOf([account([["2026-05-11", "PRLV WINAMAX", -20]])]);
    const isMoved = new Uint8Array(facts.ledger.size);
    isMoved[rowOf(facts, "PRLV WINAMAX")] = 1;
    expect(risksIn({ ...facts, counting: { ...facts.counting, isMoved } })).toEqual({});
  });
});

describe("the overdraft", () => {
  /** A first transaction that opens the window on 30 March. */
  const first: Line = ["2026-03-30", "CB LIBRAIRIE", -1];
  const overdraftOf = (...accounts: readonly object[]): readonly number[] => {
    const { overdraftDays, lowestBalance } = findRisks(factsOf(accounts));
    return [overdraftDays, lowestBalance / 10_000];
  };
  const paidOn = (day: string, balance: number, given: object = {}): object =>
    account([first, [day, "CB LIBRAIRIE", -30]], { balance, ...given });

  it("lasts the days that end below 0, the last day of the window among them", () => {
    expect(overdraftOf(paidOn("2026-06-28", -10))).toEqual([3, -10]);
    expect(overdraftOf(paidOn("2026-06-30", -10))).toEqual([1, -10]);
  });

  it("is none at 0, and none on a day that goes below 0 and ends above it", () => {
    expect(overdraftOf(paidOn("2026-06-28", 0))).toEqual([0, 0]);
    const lines: readonly Line[] = [first, ["2026-06-15", "CB LIBRAIRIE", -500], ["2026-06-15", "VIREMENT", 490]];
    expect(overdraftOf(account(lines, { balance: 10 }))).toEqual([0, 0]);
  });

  it("adds up the days of all checking accounts, and takes the lowest balance of any", () => {
    const other = paidOn("2026-06-29", -25.5, { name: "Autre" });
    expect(overdraftOf(paidOn("2026-06-28", -10), other)).toEqual([5, -25.5]);
    expect(overdraftOf(other, paidOn("2026-06-28", -10))).toEqual([5, -25.5]);
  });

  it("is not what is owed on a card", () => {
    expect(overdraftOf(paidOn("2026-06-28", 5), paidOn("2026-06-28", -200, { type: "CREDIT_CARD" }))).toEqual([0, 0]);
  });
});
