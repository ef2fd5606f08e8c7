import { describe, expect, it } from "vitest";
import type { Market } from "../../../src/model/market.js";
import { account, factsOf } from "../facts.js";

function isForeign(market: Market, text: string, amount = -50): boolean {
  const { ledger, classification } = factsOf([account([["2026-06-05", text, amount]])], { project: { market } });
  return classification.isForeign[ledger.description.indexOf(text)] === 1;
}

describe("a transfer", () => {
  it.each<readonly [market: Market, text: string]>([
    ["FR", "VIR SEPA DE89370400440532013000 HANS"],
    ["FR", "VIR SEPA DE89 3704 0044 0532 0130 00 HANS"],
    // The shortest and the longest that are known.
    ["FR", "VIR SEPA NO9386011117947 OLA"],
    ["FR", "VIR SEPA NO93 8601 1117 947 OLA"],
    ["FR", "VIR SEPA MT84MALT011000012345MTLCAST001S MARIA"],
    ["FR", "VIR SEPA MT84 MALT 0110 0001 2345 MTLC AST0 01S MARIA"],
    ["FR", "VIR VERS ESPAGNE"],
    ["FR", "VIR SEPA VERS L ALLEMAGNE"],
    ["FR", "VIREMENT ETRANGER SWIFT USD"],
    ["GB", "FASTER PAYMENT TO GERMANY"],
    ["FR", "VIREMENT INTERNATIONAL 4417 HANS MEIER"],
    ["FR", "VIREMENT VERS L ETRANGER HANS MEIER"],
    ["GB", "INTERNATIONAL TRANSFER SMITH"],
    ["ES", "TRANSFERENCIA INTERNACIONAL EMITIDA"],
    ["ES", "TRANSFERENCIA AL EXTRANJERO"],
    ["NL", "INTERNATIONALE OVERBOEKING NAAM: H MEIER"],
    ["NL", "SEPA Overboeking naar Polen"],
    ["BE", "VIREMENT VERS FR76 3000 6000 0112 3456 7890 189 MARIE"],
  ])("in %s shows another country: %s", (market, text) => {
    expect(isForeign(market, text)).toBe(true);
  });

  it.each<readonly [market: Market, text: string]>([
    ["FR", "VIR SEPA FR7630006000011234567890189 MARIE"],
    ["FR", "VIR SEPA FR76 3000 6000 0112 3456 7890 189 MARIE"],
    // What no account number can be, by its check digits.
    ["FR", "VIR SEPA DE88370400440532013000 HANS"],
    ["FR", "VIR SEPA DE88 3704 0044 0532 0130 00 HANS"],
    // Groups of an account number have four letters and digits.
    ["FR", "VIR SEPA DE89 3704 00 440532013000 HANS"],
    ["FR", "VIR SEPA DE89 3704 0044 0532 01 3000 HANS"],
    ["FR", "VIR SEPA VERS LA FRANCE"],
    ["ES", "TRANSFERENCIA A ESPANA"],
    ["NL", "SEPA Overboeking naar Nederland"],
    ["FR", "VIR FRANCE TRAVAIL"],
    ["FR", "VIR SEPA FR12ZZZ123456 MARIE"],
    ["FR", "VIR MME ESPAGNE LUCIE"],
    ["FR", "VIR REF DE89 LOYER MARS"],
    ["FR", "VIR INV AB12 2026 0044 0012 0001"],
    ["FR", "VIR CAF PAYS DE LA LOIRE"],
    ["FR", "VIR MARIE ESPAGNE"],
    ["FR", "VIR VACANCES PORTUGAL"],
    ["GB", "FASTER PAYMENT JOHN IRELAND"],
    ["GB", "FASTER PAYMENT T SWIFT RENT"],
    ["GB", "FASTER PAYMENT CHRISTMAS TURKEY"],
    ["GB", "TRANSFER AMNESTY INTERNATIONAL"],
    ["GB", "TRANSFER INTERNATIONAL SCHOOL FEES"],
    ["GB", "FASTER PAYMENT AMNESTY INTERNATIONAL PAYMENT"],
    ["GB", "FASTER PAYMENT TO CHINA GARDEN"],
    ["ES", "TRANSFERENCIA FRA FV26 0001 0002 0003"],
    ["ES", "TRANSFERENCIA DIARIO EL PAIS SL"],
    ["ES", "TRANSFERENCIA ALQUILER AVDA PORTUGAL 12"],
    ["FR", "CARTE HOTEL MADRID ESPAGNE"],
    ["GB", "TRANSFER TO JORDAN SMITH"],
    ["NL", "SEPA Overboeking Naam: J de Vries Nederland"],
  ])("in %s, or a purchase, does not: %s", (market, text) => {
    expect(isForeign(market, text)).toBe(false);
  });
});

describe("transfers of one shape", () => {
  it.each([
    [["VIR SEPA DE88370400440532013000 HANS", "VIR SEPA DE89370400440532013000 HANS"]],
    [["VIR SEPA DE88 3704 0044 0532 0130 00 HANS", "VIR SEPA DE89 3704 0044 0532 0130 00 HANS"]],
  ])("show another country each by its own number: %s", (texts) => {
    const lines = texts.map((text, at) => [`2026-06-0${at + 1}`, text, -50] as const);
    expect([...factsOf([account(lines)]).classification.isForeign]).toEqual([0, 1]);
  });
});
