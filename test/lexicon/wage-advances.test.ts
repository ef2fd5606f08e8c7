import { expect, it } from "vitest";
import type { Category } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";
import { readAs } from "./read-as.js";

it.each([
  "VIR SEPA ATELIERS DU LAC SARL SALAIRE JUIN AVANCE",
  "VIR SEPA RECU /DE ATELIERS DU LAC /MOTIF SALAIRE JUIN 2026 AVANCE /REF 12",
  "VIREMENT ATELIERS DU LAC PAIE 06 AVANCE",
  "VIREMENT ATELIERS DU LAC PAIE JUIN 2EME AVANCE",
  "VIR SEPA ATELIERS DU LAC SALAIRE JUIN AVANCE NOEL",
  "SALAIRE AVANCE",
  "SALAIRE JUIN 2026 ACOMPTE",
  "VIR SEPA ATELIERS DU LAC SARL PAIES JUIN ACOMPTE",
  "VIREMENT PAYE JUIN AVANCE ATELIERS DU LAC",
])("part of a wage that is paid before the rest is said behind the wage's word, in either word: %s", (text) => {
  expect(readAs("FR", text, 400).category).toBe("WAGE_ADVANCE_PAYMENT");
});

it.each([
  ["VIR SEPA ATELIERS DU LAC AVANCE SUR SALAIRE JUIN", "WAGE_SALARY_ADVANCE"],
  ["VIR SEPA ROSALY SALAIRE JUIN AVANCE", "WAGE_SALARY_ADVANCE"],
  ["VIR SEPA ATELIERS DU LAC SALAIRE JUIN APRES AVANCE", "WAGE"],
  ["VIREMENT ATELIERS DU LAC PAIE JUIN AVANCE DEDUITE", "WAGE"],
  ["VIR SEPA ATELIERS DU LAC SALAIRE JUIN SOLDE", "WAGE"],
  ["VIR SEPA ATELIERS DU LAC AVANCE FRAIS DEPLACEMENT JUIN", "REFUND_EXPENSE_REPORT"],
  ["VIR SEPA ATELIERS DU LAC AVANCE SUR FRAIS", "OTHER_ENTRY"],
  ["VIR ASSOCIATION DES PARENTS AVANCE SORTIE SCOLAIRE", "OTHER_ENTRY"],
  ["VIR M PETIT PAUL AVANCE", "OTHER_ENTRY"],
  ["VIR MR SALAIRE JEAN AVANCE", "OTHER_ENTRY"],
  ["VIR URSSAF AVANCE IMMEDIATE CREDIT IMPOT", "PERSO_TAX_CREDIT"],
])("what else an advance is stays what it is: %s", (text, category) => {
  expect(readAs("FR", text, 400).category).toBe(category);
});

it.each<[Market, string]>([
  ["GB", "SALARY JUNE ADVANCE"],
  ["GB", "SALARY JUNE IN ADVANCE"],
  ["GB", "BRINDLEY & HOLT LTD SALARY JUNE 2026 ADVANCE BGC"],
  ["GB", "BRINDLEY & HOLT LTD WAGES WK 14 ADVANCE BGC"],
  ["GB", "BRINDLEY & HOLT LTD JUNSAL ADVANCE BGC"],
  ["ES", "NOMINA JUNIO ANTICIPO"],
  ["ES", "NOMINA JUNIO ADELANTO"],
  ["ES", "NOMINA ANTICIPO"],
  ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA JUNIO ANTICIPO"],
  ["NL", "SALARIS JUNI VOORSCHOT"],
  ["NL", "LOON 06 VOORSCHOT"],
  ["NL", "SEPA Overboeking De Polder BV salaris juni voorschot"],
  ["BE", "OVERSCHRIJVING VAN STAD AALST WEDDE JUNI VOORSCHOT"],
])("part of a wage is paid before the rest in other markets, however much it is: %s %s", (market, text) => {
  expect(readAs(market, text, 400).category).toBe("WAGE_ADVANCE_PAYMENT");
  expect(readAs(market, text, 1600).category).toBe("WAGE_ADVANCE_PAYMENT");
});

it.each<[Market, string, Category]>([
  ["GB", "BRINDLEY & HOLT LTD SALARY ADVANCE JUNE BGC", "WAGE_SALARY_ADVANCE"],
  ["GB", "WAGESTREAM LTD SALARY JUNE ADVANCE", "WAGE_SALARY_ADVANCE"],
  ["GB", "SALARY FINANCE ADVANCE FPI", "LOAN_DRAWDOWN"],
  ["GB", "BRINDLEY & HOLT LTD SALARY JUN LESS ADVANCE BGC", "WAGE"],
  ["GB", "BRINDLEY & HOLT LTD SALARY JUN ADVANCE DEDUCTED BGC", "WAGE"],
  ["GB", "BRINDLEY & HOLT LTD EXPENSES ADVANCE", "REFUND_EXPENSE_REPORT"],
  ["GB", "J SMITH ADVANCE FPI", "OTHER_ENTRY"],
  ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL ANTICIPO NOMINA JUNIO", "WAGE_SALARY_ADVANCE"],
  ["ES", "TRANSFERENCIA DE PAYFLOW NOMINA JUNIO ANTICIPO", "WAGE_SALARY_ADVANCE"],
  ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA JUNIO MENOS ANTICIPO", "WAGE"],
  ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL ANTICIPO GASTOS NOMINA", "OTHER_ENTRY"],
  ["ES", "TRANSFERENCIA DE JUAN PEREZ ANTICIPO", "OTHER_ENTRY"],
  ["NL", "LOON WEEK 12 VOORSCHOT VERREKEND", "WAGE"],
  ["NL", "LOON JUNI NA AFTREK VOORSCHOT", "WAGE"],
  ["NL", "SEPA Overboeking De Polder BV voorschot reiskosten", "REFUND_EXPENSE_REPORT"],
  ["NL", "SEPA Overboeking P de Vries voorschot", "OTHER_ENTRY"],
  ["NL", "SEPA Overboeking Naam: M van Loon Omschrijving: voorschot", "OTHER_ENTRY"],
  ["NL", "BELASTINGDIENST VOORSCHOT TOESLAGEN", "ALLOWANCE"],
])("what else an advance is stays what it is in other markets: %s %s", (market, text, category) => {
  expect(readAs(market, text, 400).category).toBe(category);
});

it.each<[Market, string]>([
  ["GB", "ADVANCE STAFF LTD SALARY JUNE"],
  ["GB", "ADVANCE NORTHERN LTD SALARY BGC"],
  ["GB", "ADVANCE DENTAL CARE SALARY BGC"],
  ["GB", "ADVANCE HE WAGES JUNE"],
  ["GB", "OASIS ADVANCE ACADEMY SALARY BGC"],
  ["FR", "VIR SEPA AVANCE SCHOOL SARL SALAIRE"],
  ["FR", "VIR SEPA RECU AVANCE CONSEIL SALAIRE JUIN"],
  ["ES", "TRANSFERENCIA NOMINA JUNIO TALLERES ADELANTO SL"],
])("a payer who bears the word as a name pays a wage: %s %s", (market, text) => {
  expect(readAs(market, text, 1800).category).toBe("WAGE");
});

it.each<[Market, string, Category]>([
  ["GB", "ADVANCE NORTHERN LTD SALARY JUNE ADVANCE BGC", "WAGE_ADVANCE_PAYMENT"],
  ["GB", "BRINDLEY & HOLT LTD ADVANCE JUNE SALARY BGC", "WAGE_ADVANCE_PAYMENT"],
  ["GB", "BRINDLEY & HOLT LTD ADVANCE ON JUNE SALARY", "WAGE_ADVANCE_PAYMENT"],
  ["FR", "VIR SEPA ATELIERS DU LAC AVANCE JUIN SALAIRE", "WAGE_ADVANCE_PAYMENT"],
  ["FR", "VIR SEPA ATELIERS DU LAC AVANCE EXCEPTIONNELLE SALAIRE", "WAGE_ADVANCE_PAYMENT"],
])("what says of which wage it is part stays an advance: %s %s", (market, text, category) => {
  expect(readAs(market, text, 400).category).toBe(category);
});

it.each<[Market, string]>([
  ["NL", "SEPA Overboeking De Polder BV salaris juni verrekend voorschot"],
  ["NL", "LOON WEEK 24 EXCL VOORSCHOT"],
  ["NL", "salaris juni excl. voorschot"],
  ["NL", "SEPA Overboeking De Polder BV salaris juni reeds betaald voorschot"],
  ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA JUNIO DTO ANTICIPO"],
  ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA JUNIO SIN ANTICIPO"],
  ["FR", "VIR SALAIRE ATELIERS DU LAC JUIN REPRISE AVANCE"],
])("the rest of a wage is told from its advance: %s %s", (market, text) => {
  expect(readAs(market, text, 1400).category).toBe("WAGE");
});
