import { describe, expect, it } from "vitest";
import type { Market } from "../../src/model/market.js";
import { readAs } from "./read-as.js";

describe("what a service lends on takings to come", () => {
  it.each<readonly [market: Market, text: string, type: string]>([
    ["FR", "VIR STRIPE CAPITAL AVANCE", "INCOMING_TRANSFER"],
    ["FR", "VIR SUMUP CASH ADVANCE", "INCOMING_TRANSFER"],
    ["FR", "VIR SEPA SUMUP PRET", "INCOMING_TRANSFER"],
    ["FR", "VIR ZETTLE AVANCE", "INCOMING_TRANSFER"],
    ["GB", "SUMUP PAYMENTS LIM , CASH ADVANCE", "CREDIT"],
    ["GB", "PAYPAL WORKING CAPITAL", "CREDIT"],
    ["GB", "WORLDPAY BUSINESS FINANCE", "CREDIT"],
    ["GB", "SQUARE CAPITAL , LOAN", "CREDIT"],
    ["ES", "INGRESO SUMUP ANTICIPO", "CREDIT"],
    ["NL", "Mollie Capital t1234", "CREDIT"],
    ["GB", "SUMUP PAYMENTS LIMITED LOAN 0417", "CREDIT"],
    ["GB", "SUMUP LTD LOAN", "CREDIT"],
    ["GB", "SQUAREUP INTERNATIONAL LTD LOAN", "CREDIT"],
    ["GB", "ZETTLE BY PAYPAL LOAN", "CREDIT"],
    ["GB", "IZETTLE ADVANCE", "CREDIT"],
    ["FR", "VIR SEPA SUMUP EU PAYMENTS UAB PRET", "INCOMING_TRANSFER"],
    ["GB", "ZETTLE BY PAYPAL ADVANCE", "CREDIT"],
    ["GB", "STRIPE PAYMENTS UK LTD STRIPE LOAN", "CREDIT"],
    ["FR", "VIR SUMUP SAS PRET", "INCOMING_TRANSFER"],
    ["FR", "VIR STRIPE FINANCEMENT 0417", "INCOMING_TRANSFER"],
    ["FR", "VIR SEPA SUMUP PAYMENTS LIMITED SUMUP AVANCE 0417", "INCOMING_TRANSFER"],
    ["GB", "ZETTLE UK LTD LOAN", "CREDIT"],
    ["GB", "PAYPAL ZETTLE UK LTD LOAN", "CREDIT"],
    ["GB", "IZETTLE LTD LOAN", "CREDIT"],
    ["GB", "SUM UP LTD LOAN", "CREDIT"],
    ["GB", "SQUARE UP LTD LOAN", "CREDIT"],
    ["GB", "WORLDPAY UK LTD LOAN", "CREDIT"],
    ["FR", "VIR PRET SUMUP", "INCOMING_TRANSFER"],
    ["FR", "VIR AVANCE SUMUP PAYMENTS", "INCOMING_TRANSFER"],
  ])("is a loan in %s, and no cash: %s", (market, text, type) => {
    expect(readAs(market, text, 3000)).toMatchObject({ category: "LOAN_DRAWDOWN", type });
  });

  it.each<readonly [market: Market, text: string, category: string]>([
    ["FR", "VIR STRIPE TECHNOLOGY EUROPE LTD STRIPE P4H8 PAYOUT", "FREELANCE"],
    ["GB", "CR WORLDPAY AP 44712033 MERCH", "FREELANCE"],
    ["GB", "FPI SQUARE MILE CAPITAL LTD INV 22", "FREELANCE"],
    ["GB", "FPI MOLLIE SMITH LOAN", "OTHER_ENTRY"],
    ["GB", "FPI J DAWSON LOAN FOR SUMUP", "FREELANCE"],
    ["GB", "BGC BERKELEY SQUARE CAPITAL PAYROLL", "WAGE"],
    ["GB", "BGC WORLDPAY FINANCE PAYROLL", "WAGE"],
    ["GB", "WORLDPAY BUSINESS FINANCE PAYROLL", "WAGE"],
    ["GB", "BANK GIRO CREDIT REF HANOVER SQUARE CAPITAL LLP", "OTHER_ENTRY"],
    ["NL", "Square Capital BV loon mei", "WAGE"],
    ["ES", "TRANSFERENCIA DE SQUARE CAPITAL SL HABERES MAYO", "WAGE"],
    ["FR", "VIR SQUARE CAPITAL PAIE MAI", "WAGE"],
    // Card takings of the day before.
    ["GB", "WORLDPAY NEXT DAY FUNDING", "FREELANCE"],
    ["GB", "DOJO PAYMENTS NEXT DAY FUNDING", "FREELANCE"],
    // The shop's own name behind the service's.
    ["GB", "SUMUP PAYMENTS LIM , CAPITAL BARBERS PID2212", "FREELANCE"],
    ["GB", "SUMUP PAYMENTS LIMITED ADVANCE TYRES", "FREELANCE"],
    ["GB", "SUMUP ADVANCE TYRES", "FREELANCE"],
    ["GB", "SUMUP LTD PRET A MANGER", "FREELANCE"],
    ["GB", "SUMUP HARDWARE LTD LOAN TOOL HIRE", "FREELANCE"],
    ["GB", "WORLDPAY (UK) LTD LOAN STREET CAFE", "FREELANCE"],
    ["GB", "SUMUP PAYMENTS LOAN INN CRIEFF", "FREELANCE"],
    ["GB", "ACME LTD LOAN CAR HIRE STRIPE", "FREELANCE"],
    ["GB", "JONES PAYMENTS LTD LOAN VIA STRIPE", "FREELANCE"],
    ["GB", "STRIPE PAYMENTS UK LTD BRIGHT LTD LOAN EQUIPMENT", "FREELANCE"],
    ["ES", "STRIPE REFORMAS LOPEZ LTD ANTICIPO", "FREELANCE"],
    ["FR", "VIR SUMUP LTD AVANCE PORTAIL", "FREELANCE"],
    ["FR", "VIR SUMUP AVANCE PORTAIL", "FREELANCE"],
    ["GB", "SUMUP LTD LENDING LIBRARY", "FREELANCE"],
    ["FR", "VIR SEPA KISSKISSBANKBANK STRIPE LTD FINANCEMENT", "FREELANCE"],
    ["NL", "Mollie uitbetaling voorschot verbouwing", "FREELANCE"],
    ["FR", "VIR SEPA STRIPE AVANCE FACTURE 4417", "FREELANCE"],
    ["FR", "VIR SUMUP AVANCE CLIENT", "FREELANCE"],
    ["FR", "VIR SUMUP AVANCE CLIENTS", "FREELANCE"],
    ["FR", "VIR STRIPE AVANCE FACTURES", "FREELANCE"],
    ["FR", "VIR STRIPE AVANCE FACT 44", "FREELANCE"],
    ["GB", "STRIPE ADVANCE DEPOSIT", "FREELANCE"],
    ["FR", "VIR STRIPE AVANCE REMBOURSEMENT", "OTHER_ENTRY"],
    ["FR", "PLANITY AVANCE", "FREELANCE"],
    ["NL", "Mollie uitbetaling voorschot factuur 44", "FREELANCE"],
    ["GB", "STRIPE ADVANCE INVOICE 12", "FREELANCE"],
    ["GB", "STRIPE PAYMENTS UK LTD CAPITAL PLUMBING", "FREELANCE"],
    ["FR", "VIR SEPA SUMUP PAYMENTS LIMITED PRET A PORTER LILY PID88123", "FREELANCE"],
    ["FR", "VIR SEPA STRIPE TECHNOLOGY EUROPE CAPITAL SPORT", "FREELANCE"],
    ["NL", "Mollie uitbetaling Capital Fietsen t1234", "FREELANCE"],
    ["ES", "ABONO SUMUP LIQUIDACION ANTICIPO VENTAS", "FREELANCE"],
  ])("is told from takings, wages, fees and what persons lend in %s: %s", (market, text, category) => {
    expect(readAs(market, text, 300).category).toBe(category);
  });

  it("is told from cash that a machine gives", () => {
    expect(readAs("GB", "CASH ADVANCE 12 HIGH ST", -40).type).toBe("CASH_WITHDRAWAL");
  });
});

describe("a lender to businesses", () => {
  it.each<readonly [market: Market, text: string, amount: number]>([
    ["GB", "DD FUNDING CIRCLE LTD 4417", -500],
    ["GB", "DD 365 BUSINESS FINANCE", -500],
    ["GB", "DD LIBERIS LTD", -80],
    ["NL", "SEPA INCASSO FLORYN BV 4417", -500],
    ["NL", "SEPA INCASSO YEAZ", -500],
    ["FR", "PRLV SEPA SILVR REF 88123", -500],
    ["FR", "PRLV SEPA KARMEN REF 88123", -500],
  ])("in %s is paid back: %s, %d", (market, text, amount) => {
    expect(readAs(market, text, amount).category).toBe("LOAN_REPAYMENT");
  });

  it.each<readonly [market: Market, text: string]>([
    ["GB", "FPI YOULEND LTD 4417"],
    ["GB", "FUNDING CIRCLE LTD BGC"],
    ["NL", "SEPA OVERBOEKING FLORYN BV"],
    ["FR", "VIR SEPA SILVR"],
  ])("in %s lends: %s", (market, text) => {
    expect(readAs(market, text, 20_000).category).toBe("LOAN_DRAWDOWN");
  });

  it.each<readonly [market: Market, text: string, amount: number, category: string]>([
    ["GB", "FPI FUNDING CIRCLE LTD SALARY", 2000, "WAGE"],
    ["GB", "FPI FUNDING CIRCLE INVESTOR WITHDRAWAL", 300, "OTHER_ENTRY"],
    ["GB", "CARD PAYMENT TO SILVR JEWELLERY", -30, "SHOPPING"],
    ["GB", "FPI FROM MR T LIBERIS", 300, "OTHER_ENTRY"],
    ["FR", "VIR KARMEN", 300, "OTHER_ENTRY"],
    ["FR", "CB KARMEN LYON", -30, "OTHER_EXPENSE"],
    ["NL", "SEPA OVERBOEKING FLORYN BV SALARIS MEI", 2300, "WAGE"],
  ])(
    "in %s is told from shops, persons, wages and what it pays others: %s, %d is %s",
    (market, text, amount, category) => {
      expect(readAs(market, text, amount).category).toBe(category);
    },
  );
});

describe("a loan of the French public bank", () => {
  it.each([
    ["VIR BPIFRANCE PRET REBOND", "LOAN_DRAWDOWN"],
    ["VIR BPIFRANCE FINANCEMENT", "OTHER_ENTRY"],
    ["VIR BPIFRANCE SUBVENTION INNOVATION", "STATE_SUBSIDY"],
  ])("is what it calls one: %s is %s", (text, category) => {
    expect(readAs("FR", text, 15_000).category).toBe(category);
  });
});

describe("a Spanish line of credit", () => {
  it.each([
    ["AMORTIZACION POLIZA CREDITO 0081", -4000, "LOAN_REPAYMENT_REVOLVING"],
    ["CARGO POLIZA DE CREDITO 0049 1234", -4000, "LOAN_REPAYMENT_REVOLVING"],
    ["TRASPASO A POLIZA DE CREDITO", -2000, "LOAN_REPAYMENT_REVOLVING"],
    ["DISPOSICION POLIZA CREDITO", 3000, "LOAN_DRAWDOWN_REVOLVING"],
    ["TRASPASO DESDE POLIZA DE CREDITO", 2000, "LOAN_DRAWDOWN_REVOLVING"],
    ["LIQUIDACION INTERESES POLIZA CREDITO 0081", -181.2, "FEES_OVERDRAFT"],
    ["LIQUIDACION CUENTA DE CREDITO", -182, "FEES_OVERDRAFT"],
    ["INTERESES CUENTA CREDITO", -183, "FEES_OVERDRAFT"],
    ["COMISION APERTURA POLIZA CREDITO", -301, "FEES_BANK_SERVICE"],
    ["CORRETAJE POLIZA NOTARIO", -150, "OTHER_EXPENSE"],
    ["CORRETAJE POLIZA 0081", -150, "OTHER_EXPENSE"],
    ["AMORTIZACION E INTERESES POLIZA CREDITO", -450, "LOAN_REPAYMENT_REVOLVING"],
    ["CUOTA LINEA DE CREDITO CAPITAL E INTERESES", -450, "LOAN_REPAYMENT_REVOLVING"],
    ["CANCELACION POLIZA CREDITO VENCIMIENTO LIQUIDACION", -45_000, "LOAN_REPAYMENT_REVOLVING"],
    ["CARGO LINEA CREDITO CAPITAL INTERESES COFIDIS", -450, "LOAN_REPAYMENT_REVOLVING"],
    ["LIQUIDACION LINEA CREDITO COFIDIS", -450, "LOAN_REPAYMENT"],
    ["LIQUIDACION CTA CREDITO CONSUMO 0081", -450, "LOAN_REPAYMENT_PERSONAL"],
    ["LIQUIDACION CUENTA CREDITO HIPOTECARIO", -450, "LOAN_REPAYMENT_REAL_ESTATE"],
    ["RENOVACION POLIZA DE CREDITO", -300, "OTHER_EXPENSE"],
    ["TASACION POLIZA CREDITO", -300, "OTHER_EXPENSE"],
    ["HONORARIOS INTERVENCION POLIZA CREDITO", -300, "OTHER_EXPENSE"],
    ["TIMBRE POLIZA CREDITO", -30, "OTHER_EXPENSE"],
  ])("is drawn, paid back and costs: %s, %d is %s", (text, amount, category) => {
    expect(readAs("ES", text, amount).category).toBe(category);
  });

  it.each([
    ["RECIBO POLIZA CREDITO Y CAUCION", "INSURANCE"],
    ["RECIBO ATRADIUS POLIZA CREDITO 4471", "INSURANCE"],
    ["RECIBO COFACE POLIZA CREDITO 4471", "INSURANCE"],
    ["RECIBO EULER HERMES POLIZA DE CREDITO", "INSURANCE"],
    ["RECIBO GENERALI ESPANA POLIZA CREDITO", "INSURANCE"],
    ["CAIXABANK VIDA POLIZA CREDITO 0081", "INSURANCE"],
    ["RECIBO LEVANTE CORRETAJE SEGURO FAMILIAR", "INSURANCE"],
    ["RECIBO MAPFRE POLIZA 4471", "INSURANCE"],
    ["POLIZA PRESTAMO 80704", "LOAN_REPAYMENT"],
    ["LIQUIDACION CUENTA 0417", "FEES_BANK_SERVICE"],
    ["TRANSFERENCIA A ANA ZUBROWKIN CONCEPTO POLIZA CREDITO", "OTHER_EXPENSE"],
  ])("is told from insurance, loans, accounts and remarks: %s is %s", (text, category) => {
    expect(readAs("ES", text, -150).category).toBe(category);
  });
});
