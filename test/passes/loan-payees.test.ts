import { describe, expect, it } from "vitest";
import { payeesOfLoans } from "../../src/passes/loan-payees.js";
import { account, factsOf, type Line } from "./facts.js";

/** The texts of those whom a payment of a loan, told by its text, is made to as its payee's own payments are. */
function payeeOf(asked: string, texts: readonly string[], given: readonly object[] = []): readonly string[] {
  const lines = [...texts, asked].map((text, at): Line => [`2026-05-${String(at + 1).padStart(2, "0")}`, text, -300]);
  const { ledger, classification } = factsOf([account(lines), ...given]);
  const { description } = ledger;
  const payments = [...description.keys()];
  const payee = payeesOfLoans(ledger, classification, payments);
  const row = description.indexOf(asked);
  return description.filter((_, other) => other !== row && payee(other) === payee(row));
}

const PART = "PLV PARTIEL ECH 28812345";

describe("whom a payment is made to that tells a loan's number alone", () => {
  it("is who takes money under that number, be it once", () => {
    const one = "PRLV SEPA COFIDIS ECHEANCE DOSSIER 28812345";
    expect(payeeOf(PART, [one])).toEqual([one]);
    expect(payeeOf(PART, [one, `${one} BIS`, "PRLV SEPA SOFINCO DOSSIER 81234567"])).toEqual([one, `${one} BIS`]);
  });

  it("is not told where two lenders take money under it, in either order", () => {
    const [one, other] = ["PRLV SEPA COFIDIS DOSSIER 28812345", "PRLV SEPA SOFINCO DOSSIER 28812345"];
    expect(payeeOf(PART, [one, other])).toEqual([]);
    expect(payeeOf(PART, [other, one])).toEqual([]);
    expect(payeeOf(PART, [one, other, `${one} BIS`])).toEqual([]);
  });

  it("is not told by another account's loans", () => {
    const other = account([["2026-05-01", "PRLV SEPA COFIDIS DOSSIER 28812345", -300]], { name: "Autre" });
    expect(payeeOf(PART, [], [other])).toEqual([]);
  });
});

describe("whom a client pays himself", () => {
  it("is who takes money for that lender under another name, be it once", () => {
    expect(payeeOf("CB CETELEM", ["PRLV SEPA BNP PARIBAS PERSONAL FINANCE 40012345678"])).toHaveLength(1);
  });

  it("is whom he names where money is taken under two names of that lender", () => {
    const taken = ["PRLV SEPA BNP PARIBAS PERSONAL FINANCE 40012345678", "PRLV SEPA COFINOGA 2809876543"];
    expect(payeeOf("CB CETELEM", [...taken, "CARTE 03/05 CETELEM"])).toEqual(["CARTE 03/05 CETELEM"]);
    expect(payeeOf("CB CETELEM", [...taken, "PRLV SEPA CETELEM 40012345678"])).toEqual([
      "PRLV SEPA CETELEM 40012345678",
    ]);
  });
});
