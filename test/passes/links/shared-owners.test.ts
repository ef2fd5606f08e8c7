import { describe, expect, it } from "vitest";
import { account, factsOf, linksOf } from "../facts.js";

/** How many links a debit of one account and a credit of another of the same day have. */
function linked(out: string, into: string, owners: readonly [string, string]): number {
  const ofOwner = (owner: string): object => ({ usage: "PROFESSIONAL", owners: [{ name: owner }] });
  const facts = factsOf(
    [
      account([["2026-06-05", out, -3000]], ofOwner(owners[0])),
      account([["2026-06-05", into, 3000]], { name: "Autre", ...ofOwner(owners[1]) }),
    ],
    { usage: "BUSINESS" },
  );
  return linksOf(facts).length;
}

const GARAGE = ["SARL GARAGE MOREL", "SARL GARAGE MOREL"] as const;

describe("a transfer with a purpose between two accounts of a firm", () => {
  it.each([
    ["VIR SEPA SARL GARAGE MOREL SALAIRES", "VIR SEPA SARL GARAGE MOREL SALAIRES"],
    ["VIR SEPA SARL GARAGE MOREL LOYER", "VIR SEPA GARAGE MOREL SARL LOYER"],
    ["VIR SEPA SARL GARAGE MOREL ECHEANCE PRET", "VIR SEPA SARL GARAGE MOREL ECHEANCE PRET"],
    ["VIR SEPA GARAGE MOREL URSSAF", "VIR SEPA GARAGE MOREL URSSAF"],
    ["VIR SEPA SARL GARAGE MOREL LOYER", "VIR SEPA GARAGE MOREL"],
    ["VIR SEPA SARL GARAGE MOREL PRET", "VIR SEPA SARL GARAGE MOREL PRET"],
    ["VIR SEPA SARL GARAGE MOREL DEBLOCAGE PRET", "VIR SEPA SARL GARAGE MOREL DEBLOCAGE PRET"],
    ["VIR SEPA SARL GARAGE MOREL DEBLOCAGE PRET IMMO", "VIR SEPA SARL GARAGE MOREL DEBLOCAGE PRET IMMO"],
  ])("is its own: %s", (out, into) => {
    expect(linked(out, into, GARAGE)).toBe(2);
  });

  it("is its own whatever order and legal form the banks write its name with", () => {
    const text = "VIR SEPA SARL GARAGE MOREL SALAIRES";
    expect(linked(text, text, ["MOREL GARAGE", "SARL GARAGE MOREL"])).toBe(2);
    expect(linked(text, text, ["GARAGE MOREL", "GARAGE MOREL"])).toBe(0);
  });

  it("is its own by one word beside the legal form, and not by that word alone", () => {
    const owners = ["ZUBRO SARL", "ZUBRO SARL"] as const;
    expect(linked("VIR ZUBRO SARL SALAIRES", "VIR ZUBRO SARL SALAIRES", owners)).toBe(2);
    expect(linked("VIR ZUBRO SALAIRES", "VIR ZUBRO SALAIRES", owners)).toBe(0);
  });

  it.each([
    [
      "another firm is named besides",
      "VIR SCI BELLEVUE SARL GARAGE MOREL LOYER",
      "VIR SCI BELLEVUE SARL GARAGE MOREL LOYER",
    ],
    [
      "a landlord and a tenant name it",
      "VIR SEPA BAILLEUR ZUBRO GARAGE MOREL LOYER",
      "VIR SEPA LOCATAIRE GRINDEL GARAGE MOREL",
    ],
    [
      "one text alone names a supplier",
      "VIR SEPA ZUBRO FOURNITURES SARL GARAGE MOREL",
      "VIR SEPA SARL GARAGE MOREL FACTURE 12",
    ],
    ["one text alone names a tenant", "VIR SEPA SARL GARAGE MOREL LOYER", "VIR MME GRINDEL SARL GARAGE MOREL LOYER"],
    ["one text alone names it", "VIR SEPA LOCATAIRE LOYER", "VIR SEPA SARL GARAGE MOREL LOYER"],
    ["a firm is named that owns neither", "VIR SEPA SARL GARAGE DUVAL SALAIRES", "VIR SEPA SARL GARAGE DUVAL SALAIRES"],
  ])("is none where %s", (_, out, into) => {
    expect(linked(out, into, GARAGE)).toBe(0);
  });

  it("is none between accounts of two firms", () => {
    const text = "VIR SEPA SARL GARAGE MOREL LOYER";
    expect(linked(text, text, ["SARL GARAGE MOREL", "SCI MOREL"])).toBe(0);
  });

  it.each([
    ["a bailiff", "VIR INES ZUBRO HUISSIER DE JUSTICE", "VIR DE INES ZUBRO LOYER"],
    ["a loan that is paid out", "VIR INES ZUBRO LOYER", "VIR DE INES ZUBRO DEBLOCAGE PRET PERSONNEL"],
  ])("is none where one side alone speaks of %s", (_, out, into) => {
    expect(linked(out, into, ["ZUBRO INES", "ZUBRO INES"])).toBe(0);
    expect(linked("VIR INES ZUBRO LOYER", "VIR DE INES ZUBRO LOYER", ["ZUBRO INES", "ZUBRO INES"])).toBe(2);
  });

  it("may bear a loan's words where the owner is a firm: a lender names the person that it lends to", () => {
    const text = "VIR SEPA COFIDIS PRET ZUBRO INES";
    expect(linked(text, text, ["ZUBRO INES", "ZUBRO INES"])).toBe(0);
  });
});
