import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("an insurance that a French bank sells itself", () => {
  it.each([
    ["AUTOMOBILE AA31884027 RMS26125224810337GI", "INSURANCE_AUTO"],
    ["HABITATION BQ31884027 RMS26125224810337GI", "INSURANCE_HOME"],
    ["SANTE BQ31884027 RMS26125224810337GI", "INSURANCE_HEALTH"],
    ["PREVOYANCE BQ31884027 RMS26125224810337GI", "INSURANCE"],
  ])("is told by its kind and the number of the payment: %s", (text, category) => {
    expect(readAs("FR", text, -58.73).category).toBe(category);
  });

  it("is one budget line, whatever the number", () => {
    expect(readAs("FR", "AUTOMOBILE AA31884027 RMS26125224810337GI", -58.73).labelRoot).toBe("AUTOMOBILE");
  });

  it.each([
    ["PAIEMENT CB AUTOMOBILE CLUB RMS2612", "TRANSPORT"],
    ["PRLV SEPA TAXE HABITATION DGFIP", "HOUSING_TAX"],
    ["PRET HABITATION RMS2612", "LOAN_REPAYMENT"],
    ["VIR SANTE PAUL DURAND", "OTHER_EXPENSE"],
    ["PRLV SEPA RMS AUTO", "OTHER_EXPENSE"],
    ["LOYER HABITATION BQ31884027 RMS26125224810337GI", "RENT"],
  ])("is not %s", (text, category) => {
    expect(readAs("FR", text, -58.73).category).toMatch(category);
  });

  it("leaves the name of a firm alone", () => {
    expect(readAs("FR", "PRLV SEPA RMS", -58.73).labelRoot).toBe("RMS");
  });
});
