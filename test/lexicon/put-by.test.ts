import { describe, expect, it } from "vitest";
import type { Market } from "../../src/model/market.js";
import { account, factsOf, linksOf } from "../passes/facts.js";
import { readAs } from "./read-as.js";

describe("what is put by", () => {
  it.each<readonly [market: Market, text: string, amount: number, category: string]>([
    ["GB", "TO BUSINESS RESERVE", -500, "SAVING"],
    ["GB", "FROM BUSINESS RESERVE", 500, "DISSAVING"],
    ["GB", "TRANSFER TO LIQUIDITY MANAGER", -500, "SAVING"],
    ["GB", "TRANSFER FROM LIQUIDITY MANAGER", 500, "DISSAVING"],
    ["GB", "TRANSFER TO TAX POT", -500, "SAVING"],
    ["GB", "TRANSFER FROM TAX POT", 500, "DISSAVING"],
    ["GB", "TO SPACE VAT", -500, "SAVING"],
    ["GB", "FROM SPACE VAT", 500, "DISSAVING"],
    ["GB", "FPI ZOPA BANK SMART SAVER", 500, "DISSAVING"],
    ["GB", "FPI HALDEN BANK BETTER SAVER", 500, "DISSAVING"],
    ["NL", "Halder Dakwerken B.V. deblokkering G-rekening besch. Belastingdienst", -3200, "SAVING"],
    ["NL", "Halder Dakwerken B.V. deblokkering G-rekening", 3200, "DISSAVING"],
  ])("in %s is no income and no expense: %s, %d is %s", (market, text, amount, category) => {
    expect(readAs(market, text, amount).category).toBe(category);
  });

  it.each<readonly [market: Market, text: string, amount: number, category: string]>([
    ["GB", "FPI ZOPA BANK", 500, "LOAN_DRAWDOWN"],
    ["GB", "FPI SUPER SAVER STORES LTD", 500, "OTHER_ENTRY"],
    ["GB", "FPI SARAH HOLIDAY POT", 50, "OTHER_ENTRY"],
    ["GB", "Pot: school shoes and rent buffer", -60, "SAVING"],
    ["GB", "Pot: Tenby caravan", 180, "DISSAVING"],
    ["GB", "Pot Kettle Black Manchester", -9, "OTHER_EXPENSE"],
    ["GB", "FPI ACME LTD FOR RESERVE ACCOUNT", 500, "OTHER_ENTRY"],
    ["GB", "CD 4417 HOLIDAY SPACE COTTAGES", -20, "OTHER_EXPENSE"],
    // A customer pays a part of the bill there.
    ["NL", "Naam: Jansen Bouw BV Omschrijving: factuur 2026-12 G-rekening", 500, "FREELANCE"],
    ["NL", "Belastingdienst omzetbelasting", -500, "PRO_TAX"],
  ])("in %s is told from what others pay: %s, %d is %s", (market, text, amount, category) => {
    expect(readAs(market, text, amount).category).toBe(category);
  });

  it("links the two accounts of a firm, whatever tax is named", () => {
    const [out, into] = [
      "Halder BV deblokkering G-rekening besch. Belastingdienst",
      "Halder BV deblokkering G-rekening",
    ];
    const given = { usage: "PROFESSIONAL" };
    const facts = factsOf(
      [account([["2026-06-21", into, 3200]], given), account([["2026-06-21", out, -3200]], { ...given, number: "G" })],
      { usage: "BUSINESS", project: { market: "NL", currency: "EUR" } },
    );
    expect(linksOf(facts)).toContain(`transferOf: ${into}, ${out}`);
  });
});

describe("what brokers and exchanges of many countries are paid, and pay", () => {
  it.each([
    ["GB", "COINBASE UK LTD FPO", -100, "SHARE_SAVING"],
    ["GB", "COINBASE UK LTD BGC", 100, "DISSAVING"],
    ["ES", "TRANSFERENCIA A FAVOR DE TRADE REPUBLIC BANK GMBH", -100, "SHARE_SAVING"],
    ["ES", "TRANSFERENCIA DE BITVAVO BV", 100, "DISSAVING"],
    ["NL", "Overboeking naar Bitpanda GmbH", -100, "SHARE_SAVING"],
    ["BE", "VIREMENT A PLUS500CY LTD", -100, "OTHER_EXPENSE"],
    ["BE", "VIREMENT A PLUS500 CY LTD", -100, "SHARE_SAVING"],
    ["FR", "CARTE 12/03 BYBIT", -100, "SHARE_SAVING"],
    ["GB", "RAISIN UK LTD FPI", 100, "DISSAVING"],
    ["GB", "COINBASE UK LTD SALARY BGC", 2100, "WAGE"],
    ["GB", "CMC MARKETS UK PLC PAY BGC", 2100, "WAGE"],
    ["GB", "CARD PAYMENT TO RAISIN BAKERY", -4, "GROCERY"],
  ] as const)("in %s: %s of %d is %s", (market, text, amount, category) => {
    expect(readAs(market, text, amount).category).toBe(category);
  });
});
