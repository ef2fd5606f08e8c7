import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a loan's word behind a company's legal form or a bank", () => {
  it.each([
    ["GB", "HARGREAVES HOLDINGS LTD LOAN"],
    ["GB", "ACME CAPITAL LTD BUSINESS LOAN BGC"],
    ["GB", "FASTER PAYMENT RECEIVED HARGREAVES LIMITED LOAN 0417"],
    ["GB", "FPI BARCLAYS BUSINESS LOAN 441200"],
    ["FR", "VIR HOLDING MARTIN SAS PRET"],
    ["FR", "VIR HOLDING MARTIN SAS PRET INTERCO"],
    ["FR", "VIR SEPA RECU /DE HOLDING MARTIN SAS /MOTIF PRET 4412"],
    ["FR", "VIR SEPA BNP PARIBAS PRET 4412"],
    ["FR", "VIR SEPA INITIATIVE BERRY PRET D'HONNEUR"],
    ["ES", "TRANSFERENCIA DE HOLDING MARTIN SL PRESTAMO"],
    ["NL", "Naam: De Vries Holding BV Omschrijving: lening"],
    ["NL", "De Vries Holding BV zakelijke lening 4412"],
    ["BE", "VIR HOLDING PEETERS BV LENING"],
  ] as const)("is paid out in %s: %s", (market, text) => {
    expect(readAs(market, text, 20_000).category).toBe("LOAN_DRAWDOWN");
  });

  it.each([
    // Who repays what he was lent, or pays for something that is called so.
    ["GB", "HARGREAVES LTD LOAN REPAYMENT", "OTHER_ENTRY"],
    ["GB", "HARGREAVES LTD LOAN PAYMENT 12", "OTHER_ENTRY"],
    ["GB", "HARGREAVES LTD TOOL LOAN", "OTHER_ENTRY"],
    ["GB", "HARGREAVES LTD LOAN EQUIPMENT INV 12", "OTHER_ENTRY"],
    ["GB", "HARGREAVES LTD SALARY LESS LOAN", "OTHER_ENTRY"],
    ["GB", "HARGREAVES LTD LOAN INTEREST", "INTEREST"],
    ["GB", "FPI LAURA HARGREAVES LOAN", "OTHER_ENTRY"],
    ["GB", "FPI LAURA HARGREAVES HSBC LOAN DAVE", "OTHER_ENTRY"],
    ["FR", "VIR MARTIN SAS ECHEANCE PRET", "OTHER_ENTRY"],
    ["FR", "VIR MARTIN SAS PRET DE MATERIEL", "OTHER_ENTRY"],
    ["FR", "VIR SEPA M MARTIN PRET", "OTHER_ENTRY"],
    ["FR", "VIR INST LAURA MARTIN PRET", "OTHER_ENTRY"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL CUOTA PRESTAMO", "OTHER_ENTRY"],
    ["ES", "TRANSFERENCIA DE LAURA MARTIN GIL PRESTAMO", "OTHER_ENTRY"],
    ["NL", "De Polder BV lening verrekend", "OTHER_ENTRY"],
    ["NL", "De Polder BV aflossing lening", "OTHER_ENTRY"],
    ["NL", "Naam: Jansen Omschrijving: lening", "OTHER_ENTRY"],
  ] as const)("is told from what it pays otherwise in %s: %s", (market, text, category) => {
    expect(readAs(market, text, 900).category).toBe(category);
  });
});
