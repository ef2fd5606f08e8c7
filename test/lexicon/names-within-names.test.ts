import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a known name inside a longer one", () => {
  it.each([
    ["ES", "RECIBO QUILOSA SELENA IBERIA FRA 4554890", "OTHER_EXPENSE"],
    ["ES", "COMPRA TARJ. 4977 IBERIA MADRID", "TRANSPORT"],
    ["ES", "COMPRA PAYPAL *IBERIA", "TRANSPORT"],
    ["GB", "Direct Debit to HOWDEN JOINERY LTD Ref: 0D4417820", "OTHER_EXPENSE"],
    ["GB", "HOWDEN DIRECT DEBIT", "INSURANCE"],
    ["GB", "Direct Debit to CALDERDALE MBC NNDR Ref: 70044178", "PRO_TAX"],
    ["FR", "PRLV SEPA MAPA MUTUELLE D ASSURANCE MULTI BOULANGER", "INSURANCE"],
    ["FR", "PRLV SEPA MUTUELLE DU LAC REF 3", "INSURANCE_HEALTH"],
  ] as const)("is not all of it in %s: %s is %s", (market, text, category) => {
    expect(readAs(market, text, -142).category).toBe(category);
  });
});
