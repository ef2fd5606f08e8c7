import { describe, expect, it } from "vitest";
import { ContractKinds } from "../../../src/passes/links/contract-kinds.js";

describe("the contracts of two texts", () => {
  it.each([
    ["PRLV SEPA SFR MOBILE", "CB SFR SITE INTERNET"],
    ["PRLV SEPA SFR MOBILE", "CB SFR PAIEMENT INTERNET"],
    ["PRLV SEPA ORANGE SA INTERNET", "CARTE 12/06 ORANGE APPLI MOBILE"],
    ["PRLV SEPA ORANGE FIBRE", "VIREMENT PAR APPLICATION MOBILE ORANGE"],
    ["RECIBO ORANGE FIBRA", "COMPRA MOVIL ORANGE"],
    ["Incasso KPN internet", "Overschrijving mobiel KPN"],
  ])("are not told apart by how one is paid: %s, %s", (first, second) => {
    expect(new ContractKinds().areOther(first, second)).toBe(false);
  });

  it.each([
    ["PRLV SEPA SFR MOBILE", "CB SFR INTERNET"],
    ["RECIBO ORANGE FIBRA", "COMPRA ORANGE MOVIL"],
  ])("are told apart by what each is for: %s, %s", (first, second) => {
    expect(new ContractKinds().areOther(first, second)).toBe(true);
  });
});
