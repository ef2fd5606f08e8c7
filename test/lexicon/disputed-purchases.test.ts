import { describe, expect, it } from "vitest";
import type { Market } from "../../src/model/market.js";
import { account, categoryOf, factsOf, linksOf, rowOf } from "../passes/facts.js";
import { readAs } from "./read-as.js";

describe("a purchase that its payer disputes", () => {
  it.each<readonly [market: Market, text: string]>([
    ["GB", "Disputed Transaction Credit HALDER SHOES"],
    ["GB", "CHARGEBACK HALDER SHOES"],
    ["GB", "DISPUTE REFUND HALDER SHOES"],
    ["FR", "REGUL CONTESTATION CB HALDER SHOES"],
    ["FR", "RETROCESSION OPERATION CONTESTEE"],
    ["FR", "CREDIT LITIGE CB HALDER SHOES"],
    ["ES", "ABONO RECLAMACION TARJETA HALDER SHOES"],
    ["ES", "ABONO OPERACION RECLAMADA HALDER SHOES"],
    ["ES", "CONTRACARGO HALDER SHOES"],
    ["NL", "CHARGEBACK HALDER SHOES"],
    ["NL", "TERUGBOEKING BETWISTE BETALING HALDER SHOES"],
    ["BE", "TERUGBETALING BETWISTE VERRICHTING HALDER SHOES"],
  ])("is refunded by a bank in %s: %s", (market, text) => {
    expect(readAs(market, text, 34.99).category).toBe("REFUND");
  });

  it.each<readonly [market: Market, text: string, category: string]>([
    ["NL", "TERUGBOEKING HALDER GYM", "REJECTION_PAYMENT"],
    ["FR", "RETROCESSION COTISATION CARTE CONTESTEE", "REFUND_BANK_SERVICE_FEES"],
    ["GB", "DIRECT DEBIT RETURNED HALDER GYM", "REJECTION_PAYMENT"],
  ])("is told from debits and fees that come back in %s: %s is %s", (market, text, category) => {
    expect(readAs(market, text, 34.99).category).toBe(category);
  });

  it("is linked with what comes back", () => {
    const [out, into] = [
      "Card Purchase HALDERSHOES.CO SHENZHEN CN 15JUN 4417 NON-STG",
      "Disputed Transaction Credit HALDERSHOES.CO",
    ];
    const facts = factsOf(
      [
        account([
          ["2026-06-16", out, -34.99],
          ["2026-07-08", into, 34.99],
        ]),
      ],
      { project: { market: "GB" } },
    );
    expect(linksOf(facts)).toContain(`refundOf: ${into}, ${out}`);
    expect(categoryOf(facts, rowOf(facts, into))).toBe("REFUND");
  });
});
