import { describe, expect, it } from "vitest";
import { readTexts } from "../../src/cli/corpus.js";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { MISFIT } from "../../src/lexicon/misfit.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import type { Market } from "../../src/model/market.js";
import { readAs } from "./read-as.js";

/** The category that a text of money in is read as. */
function categoryOf(market: Market, text: string): string {
  const labelled = { market, line: 1, text, amount: 2290, category: "WAGE", accepted: [], type: "CREDIT" } as const;
  return readTexts(market, [labelled])[0]!.readCategory;
}

const FR = (purpose: string) => ["FR", `VIR SEPA RECU /DE ATELIERS DU LAC SAS /MOTIF ${purpose}`] as const;
const NL = (purpose: string) => ["NL", `SEPA Overboeking De Polder BV ${purpose}`] as const;
const BE = (purpose: string) => ["BE", `OVERSCHRIJVING VAN DE SCHELDE NV ${purpose}`] as const;

describe("a wage that carries something else", () => {
  it.each([
    FR("SALAIRE JUIN + PRIME VACANCES"),
    FR("SALAIRE JUIN 13EME MOIS"),
    FR("PAIE 11/2026 ET 13E MOIS"),
    FR("SALAIRE 12/2026 + PRIME DE FIN D ANNEE"),
    FR("PAIE JUILLET DONT INTERESSEMENT"),
    FR("SALAIRE AVEC PRIME EXCEPTIONNELLE"),
    FR("SALAIRE JUIN + NOTE DE FRAIS"),
    FR("SALAIRE ET REMBOURSEMENT FRAIS"),
    BE("LOON 05-2026 + DUBBEL VAKANTIEGELD"),
    BE("loon juni 2026 en onkosten"),
    ["BE", "VIREMENT DE FORGES DU LAC SA SALAIRE JUIN ET PECULE DE VACANCES"],
    NL("SALARIS MEI 2026 EN VAKANTIEGELD"),
    NL("loon en vakantiegeld"),
    ["GB", "BRINDLEY & HOLT LTD SALARY MAY INC BONUS BGC"],
    ["GB", "BRINDLEY & HOLT LTD SALARY AND EXPENSES BGC"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA JUNIO Y BONUS ANUAL"],
    // The month's number stands with its year, and more than one thing may be paid with the wage.
    NL("SALARIS 2026-05 VAKANTIEGELD"),
    FR("SALAIRE DU MOIS DE JUIN 26 PRIME VACANCES 13EME MOIS"),
    ["FR", "VIR SEPA RECU /DE ACME SERVICE PAIE /MOTIF SALAIRE JUIN + PRIME VACANCES"],
    // So does one that the word for a month or for a period stands before.
    NL("SALARIS PERIODE 5 VAKANTIETOESLAG"),
    NL("NETTO LOON PERIODE 13 VAKANTIETOESLAG"),
    NL("salaris maand 05 vakantiegeld"),
    BE("WEDDE MAAND 05 DUBBEL VAKANTIEGELD"),
    FR("SALAIRE MOIS 05 PRIME VACANCES"),
    FR("SALAIRE MOIS 05 2026 PRIME VACANCES"),
    ["GB", "BRINDLEY & HOLT LTD SALARY MONTH 02 BONUS BGC"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA MES 06 BONUS ANUAL"],
    // Who pays may stand between, where nobody is named before.
    ["FR", "VIR SALAIRE DUPONT SA JUIN PRIME VACANCES"],
    ["FR", "VIR SEPA SALAIRE ATELIERS DU LAC 06 2026 NOTE DE FRAIS"],
    ["ES", "TRANSFERENCIA NOMINA TALLERES ARANDA SL JUNIO BONUS ANUAL"],
    // Words for wages that touch are one: nobody is named before the second.
    ["FR", "VIR PAIE SALAIRE DUPONT SA JUIN PRIME VACANCES"],
    ["NL", "LOON SALARIS ZUBRO BV MEI VAKANTIEGELD"],
    // What is joined may stand first.
    FR("PRIME VACANCES + SALAIRE JUIN"),
    FR("13EME MOIS ET SALAIRE DECEMBRE"),
    FR("NOTE DE FRAIS ET SALAIRE JUIN"),
    NL("VAKANTIEGELD EN SALARIS MEI"),
    NL("declaratie en salaris juni"),
    BE("eindejaarspremie en loon december"),
    BE("dubbel vakantiegeld en loon mei"),
    ["BE", "VIREMENT DE FORGES DU LAC SA PECULE VACANCES ET SALAIRE MAI"],
    ["GB", "BRINDLEY & HOLT LTD SALARY & EXPENSES BGC"],
    ["GB", "BRINDLEY & HOLT LTD BONUS & SALARY BGC"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA E INCENTIVOS"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL BONUS ANUAL Y NOMINA JUNIO"],
  ] as const)("%s: %s is a wage", (market, text) => {
    expect(categoryOf(market, text)).toBe("WAGE");
  });

  it.each([
    FR("SALAIRE JUIN APRES ACOMPTE"),
    FR("SALAIRE JUIN MOINS ACOMPTE SUR SALAIRE"),
    FR("SOLDE PAIE APRES ACOMPTE JUIN"),
    FR("SALAIRE 06 2026 (ACOMPTE DEDUIT)"),
    FR("SALAIRE JUIN DEDUCTION AVANCE"),
    BE("loon juni 2026 min voorschot"),
    NL("salaris juni voorschot verrekend"),
    ["GB", "BRINDLEY & HOLT LTD SALARY JUN LESS ADVANCE BGC"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA JUNIO DESCONTADO ANTICIPO"],
    FR("SALAIRE JUIN APRES DEDUCTION DE L ACOMPTE"),
    FR("SALAIRE JUIN ACOMPTE 500 DEDUIT"),
    FR("SALAIRE JUIN APRES ACOMPTE + PRIME VACANCES"),
    FR("SALAIRE JUIN + NOTE DE FRAIS MOINS ACOMPTE"),
    NL("salaris juni na aftrek van salarisvoorschot"),
    NL("loon voorschot verrekend"),
    ["GB", "BRINDLEY & HOLT LTD WAGES NET OF PAY ADVANCE BGC"],
    ["GB", "ADVANCE AUTO LTD SALARY LESS ADVANCE"],
  ] as const)("%s: %s is a wage, of which an advance is taken off", (market, text) => {
    expect(categoryOf(market, text)).toBe("WAGE");
  });
});

describe("what an employer pays by itself", () => {
  it.each([
    [...FR("PRIME SALAIRE JUIN"), "WAGE_BONUS"],
    [...FR("SALAIRE 13EME MOIS DECEMBRE"), "WAGE_BONUS"],
    [...FR("SALAIRE PRIME VACANCES"), "WAGE_BONUS"],
    [...FR("PRIME VACANCES SALAIRE JUIN"), "WAGE_BONUS"],
    // Any other number may be a week, a run or a district, and another field may speak of something else.
    [...NL("LOON WEEK 12 RESERVERING VAKANTIEGELD"), "WAGE_BONUS"],
    [...NL("weekloon 22 vakantiegeld"), "WAGE_BONUS"],
    [...NL("LOON PERIODE 22 VAKANTIEGELD"), "WAGE_BONUS"],
    [...FR("SALAIRE DUPONT JUIN PRIME VACANCES"), "WAGE_BONUS"],
    // Somebody is named before the wage, so that the second name tells nothing of who pays.
    [...FR("SALAIRE DUPONT SA JUIN PRIME VACANCES"), "WAGE_BONUS"],
    ["FR", "VIR KRALJ SALAIRE ZUBRO SA JUIN PRIME VACANCES", "WAGE_BONUS"],
    ["FR", "VIR SALAIRE DUPONT SA PRIME VACANCES JUIN", "WAGE_BONUS"],
    // A bonus with expenses, whichever stands first.
    ["FR", "VIR SALAIRE PRIME VACANCES JUIN NOTE DE FRAIS", "WAGE_BONUS"],
    ["FR", "VIR SALAIRE ACME PRIME EXCEPTIONNELLE NOTE DE FRAIS JUIN", "WAGE_BONUS"],
    [...FR("SALAIRE PRIME VACANCES NOTE DE FRAIS"), "WAGE_BONUS"],
    [...FR("SALAIRE INTERESSEMENT NOTE DE FRAIS"), "WAGE_BONUS"],
    [...FR("SALAIRE NOTE DE FRAIS PRIME VACANCES"), "WAGE_BONUS"],
    [...FR("SALAIRE NOTE DE FRAIS JUIN PRIME VACANCES"), "WAGE_BONUS"],
    [...FR("SALAIRE NOTE DE FRAIS FRAIS KILOMETRIQUES PRIME VACANCES"), "WAGE_BONUS"],
    [...FR("SALAIRE NOTE DE FRAIS FRAIS KILOMETRIQUES"), "REFUND_EXPENSE_REPORT"],
    [...FR("PRIME VACANCES NOTE DE FRAIS"), "REFUND_EXPENSE_REPORT"],
    [...NL("salaris vakantiegeld reiskosten"), "WAGE_BONUS"],
    [...NL("salaris vakantiegeld mei reiskosten"), "WAGE_BONUS"],
    [...NL("salaris reiskosten"), "REFUND_EXPENSE_REPORT"],
    [...BE("loon vakantiegeld onkosten"), "WAGE_BONUS"],
    [...BE("loon onkosten vakantiegeld"), "WAGE_BONUS"],
    ["BE", "VIREMENT DE FORGES DU LAC SA SALAIRE PECULE DE VACANCES NOTE DE FRAIS", "WAGE_BONUS"],
    ["BE", "VIREMENT DE FORGES DU LAC SA SALAIRE NOTE DE FRAIS PECULE DE VACANCES", "WAGE_BONUS"],
    ["BE", "VIREMENT DE FORGES DU LAC SA SALAIRE NOTE DE FRAIS REMBOURSEMENT FRAIS PECULE DE VACANCES", "WAGE_BONUS"],
    ["GB", "BRINDLEY & HOLT LTD WAGES MILEAGE EXPENSES CHRISTMAS BONUS BGC", "WAGE_BONUS"],
    ["GB", "ZUBRO LTD SALARY BONUS PAYMENT EXPENSES BGC", "WAGE_BONUS"],
    ["GB", "ZUBRO LTD SALARY BONUS PAYMENT MAY EXPENSES BGC", "WAGE_BONUS"],
    ["GB", "ZUBRO LTD SALARY EXPENSES BGC", "REFUND_EXPENSE_REPORT"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA BONUS GASTOS DE VIAJE", "WAGE_BONUS"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA GASTOS DE VIAJE BONUS ANUAL", "WAGE_BONUS"],
    [...NL("Salaris Reiskosten Vakantiegeld"), "WAGE_BONUS"],
    [...NL("SALARIS REISKOSTEN MEI VAKANTIEGELD"), "WAGE_BONUS"],
    ["GB", "ZUBRO LTD SALARY EXPENSES BONUS PAYMENT BGC", "WAGE_BONUS"],
    // Behind who pays may stand the date of the payment, a reference, or a month that is his name.
    ["FR", "VIR SALAIRE ACME SAS 05/07/2026 PRIME VACANCES", "WAGE_BONUS"],
    ["FR", "VIR SALAIRE ACME SAS 30/06 12:30 PRIME VACANCES", "WAGE_BONUS"],
    ["FR", "VIR SALAIRE DUPONT SA REF 5 17 PRIME VACANCES", "WAGE_BONUS"],
    ["FR", "VIR SALAIRE CAFE MARS PRIME VACANCES", "WAGE_BONUS"],
    ["FR", "VIR SALAIRE ACME SAS 05/07/2026 NOTE DE FRAIS", "REFUND_EXPENSE_REPORT"],
    ["NL", "SALARIS ACME BV 24-05-2026 VAKANTIEGELD", "WAGE_BONUS"],
    ["NL", "SALARIS BAKKERIJ JAN VAKANTIEGELD", "WAGE_BONUS"],
    ["NL", "SALARIS ACME BV 28-06-2026 REISKOSTEN", "REFUND_EXPENSE_REPORT"],
    ["BE", "SALAIRE ACME SA 24/05/2026 PECULE DE VACANCES", "WAGE_BONUS"],
    ["GB", "SALARY ACME LTD 05 JUL 26 EXPENSES", "REFUND_EXPENSE_REPORT"],
    [...FR("SALAIRE N 12 NOTE DE FRAIS"), "REFUND_EXPENSE_REPORT"],
    ["FR", "VIR SEPA RECU /DE ACME SERVICE PAIE 69 LYON /MOTIF NOTE DE FRAIS 05", "REFUND_EXPENSE_REPORT"],
    ["FR", "VIR SEPA RECU /DE CABINET PAYE /MOTIF JUIN NOTE DE FRAIS", "REFUND_EXPENSE_REPORT"],
    ["FR", "VIR SEPA RECU /DE SARL PAIE CONSEIL /MOTIF FORMATION ET NOTE DE FRAIS", "REFUND_EXPENSE_REPORT"],
    ["GB", "BRINDLEY & HOLT LTD PAYROLL 12 EXPENSES BGC", "REFUND_EXPENSE_REPORT"],
    ["GB", "BRINDLEY & HOLT LTD PAYROLL MAY BALL EXPENSES BGC", "REFUND_EXPENSE_REPORT"],
    [...NL("SALARIS VAKANTIEGELD MEI 2026"), "WAGE_BONUS"],
    [...NL("VAKANTIEGELD 2026"), "WAGE_BONUS"],
    // A cooperative that pays artists, by its name: no word for wages.
    ["BE", "OVERSCHRIJVING VAN AMPLO 12/2026 EINDEJAARSPREMIE", "WAGE_BONUS"],
    // A surname.
    ["BE", "OVERSCHRIJVING VAN MEVR LOON 05 VAKANTIEGELD", "WAGE_BONUS"],
    ["BE", "OVERSCHRIJVING VAN MEVR LOON 05-2026 VAKANTIEGELD", "WAGE_BONUS"],
    ["BE", "OVERSCHRIJVING VAN MEVR LOON MEI VAKANTIEGELD", "WAGE_BONUS"],
    ["GB", "BRINDLEY & HOLT LTD SALARY BONUS BGC", "WAGE_BONUS"],
    ["ES", "TRANSFERENCIA DE TALLERES ARANDA SL NOMINA BONUS", "WAGE_BONUS"],
    // Whichever side the payer stands on: a 13th month begins nobody's name.
    ["NL", "SALARISBETALING VAKANTIEGELD DE POLDER BV", "WAGE_BONUS"],
    ["FR", "VIR SALAIRE 13E MOIS ACME SARL", "WAGE_BONUS"],
    ["ES", "ABONO NOMINA BONUS ACME SL", "WAGE_BONUS"],
    ["ES", "ABONO NOMINA INCENTIVOS SERVICIOS SL", "WAGE"],
    [...FR("NOTE DE FRAIS SALAIRE"), "REFUND_EXPENSE_REPORT"],
    [...FR("AVANCE SUR SALAIRE"), "WAGE_SALARY_ADVANCE"],
    [...FR("ACOMPTE SALAIRE JUIN"), "WAGE_ADVANCE_PAYMENT"],
    [...FR("SALAIRE JUIN ACOMPTE"), "WAGE_ADVANCE_PAYMENT"],
    ["GB", "ADVANCE AUTO LTD SALARY ADVANCE", "WAGE_SALARY_ADVANCE"],
    [...BE("VOORSCHOT LOON JUNI"), "WAGE_ADVANCE_PAYMENT"],
    ["GB", "BRINDLEY & HOLT LTD SALARY ADVANCE JUN BGC", "WAGE_SALARY_ADVANCE"],
  ] as const)("%s: %s is %s", (market, text, category) => {
    expect(categoryOf(market, text)).toBe(category);
  });

  it.each([
    ["FR", "VIR SEPA RECU /DE MR MARTIN PAUL /MOTIF SOLDE VOITURE MOINS ACOMPTE DEJA PAYE"],
    ["FR", "VIR SEPA RECU /DE MME LEROY /MOTIF SOLDE TRAVAUX ACOMPTE DEDUIT PAYE"],
    ["FR", "VIR SEPA RECU /DE CABINET PAYE NOTAIRE /MOTIF SOLDE DEDUCTION ACOMPTE"],
    ["FR", "VIR SEPA RECU /DE SARL PAIE ET GESTION /MOTIF FACTURE 221 ACOMPTE DEDUIT"],
    ["GB", "MR D BELL DEPOSIT LESS ADVANCE PAY"],
    ["NL", "J VAN LOON verrekening voorschot vakantie"],
    ["NL", "Woningstichting Loon op Zand verrekening voorschot servicekosten"],
    ["ES", "TRANSFERENCIA DE JUAN PEREZ COCHE MENOS ANTICIPO SUELDO"],
  ] as const)("%s: %s is no wage", (market, text) => {
    expect(categoryOf(market, text)).not.toBe("WAGE");
  });

  it("stays what a client's own rule says, beside a wage too", () => {
    const bonus = { id: "ours", category: "WAGE_BONUS", direction: "IN", phrases: ["PRIME VACANCES"] } as const;
    const reader = new TextReader(lexiconOf("FR", [bonus]));
    reader.read("VIR SEPA RECU SALAIRE JUIN + PRIME VACANCES", true, 2290_0000, -1);
    expect(reader.lexicon.ruleOf(reader.winner).id).toBe("ours");
  });
});

it.each([
  ["ZUBRO SALAIRE JUIN DONT PRIME VACANCES", "ZUBRO SALAIRE JUIN"],
  ["ZUBRO SALAIRE JUIN + NOTE DE FRAIS", "ZUBRO SALAIRE JUIN"],
  ["ZUBRO SALAIRE JUIN AVEC PRIME EXCEPTIONNELLE", "ZUBRO SALAIRE JUIN"],
])("names no line, nor does the word that joins it: %s", (text, plain) => {
  const [carrying, alone] = [text, plain].map((one) => readAs("FR", `VIR ${one}`, 2290));
  expect(carrying).toEqual(alone);
});

it("is known of a text that carries it, and of no other", () => {
  const reader = new TextReader(lexiconOf("FR", []));
  const isThereIn = (text: string): boolean => {
    reader.read(text, true, 2290_0000, -1);
    return reader.wage.isThere;
  };
  const texts = ["SALAIRE JUIN + PRIME VACANCES", "SALAIRE MOINS ACOMPTE JUIN", "SALAIRE JUIN", "PRIME VACANCES"];
  expect(texts.map((text) => isThereIn(`VIR ZUBRO ${text}`))).toEqual([true, true, false, false]);
});

it("says so of an advance that is taken off", () => {
  const reader = new TextReader(lexiconOf("FR", []));
  reader.read("VIR SEPA RECU SALAIRE MOINS ACOMPTE JUIN", true, 2290_0000, -1);
  const found = reader.explain(true, 2290_0000, -1);
  expect(found.find(({ rule }) => rule.id === "fr.wage.advance.months")?.misfit).toBe(MISFIT.PAID_WITH_WAGE);
  expect(found.find(({ rule }) => rule.id === "fr.wage.words")?.misfit).toBe(MISFIT.FITS);
});

it("is said of a phrase that is part of a wage", () => {
  const reader = new TextReader(lexiconOf("FR", []));
  reader.read("VIR SEPA RECU SALAIRE JUIN + PRIME VACANCES", true, 2290_0000, -1);
  const bonus = reader.explain(true, 2290_0000, -1).find(({ rule }) => rule.id === "fr.wage.bonus");
  expect(bonus?.misfit).toBe(MISFIT.PAID_WITH_WAGE);
});

it.each([
  ["NL", "De Polder BV SALARISBETALING VAKANTIEGELD"],
  ["NL", "De Polder BV SALARIS BETALING VAKANTIEGELD"],
  ["NL", "De Polder BV SALARIS VAKANTIEGELD"],
  ["NL", "De Polder BV VAKANTIEGELD SALARISBETALING MEI"],
] as const)("is paid alone where nothing joins it, however long the word for wages is, in %s: %s", (market, text) => {
  expect(categoryOf(market, text)).toBe("WAGE_BONUS");
});

it.each([
  // A payer's name, at whatever place.
  ["GB", "BNS NUCLEAR SERVICES LTD SALARY 4417 BGC"],
  ["GB", "BNS LTD PAYROLL 004417 BACS"],
  ["ES", "TRANSFERENCIA DE BONUS TRACK EVENTOS SL NOMINA MAYO"],
  ["BE", "VIREMENT DE RJV ARCHITECTES SRL COMMUNICATION: SALAIRE MAI"],
  ["NL", "Naam: STICHTING TIJDSPAARFONDS Omschrijving: SALARISBETALING MEI"],
  // Said to be no part of it.
  ["NL", "De Polder BV SALARISBETALING EXCL. VAKANTIETOESLAG"],
  ["NL", "De Polder BV SALARIS (MEI) EXCL VAKANTIEGELD"],
  ["NL", "De Polder BV SALARIS ZONDER VAKANTIEGELD"],
  ["BE", "OVERSCHRIJVING VAN BOUW BV MEDEDELING: LOON MEI EXCL VAKANTIEGELD"],
  ["BE", "VIREMENT DE BRASSERIE SRL COMMUNICATION: SALAIRE DECEMBRE SANS PECULE"],
  ["FR", "VIR SALAIRE HORS PART VARIABLE MAI"],
  ["FR", "VIR SALAIRE SANS PRIME ANNUELLE MAI"],
  // Expenses beside both: the order of the three decides nothing.
  ["GB", "HALDEN LTD BNS MONTHLY SALARY EXPENSES BGC"],
  ["GB", "HALDEN LTD EXPENSES BNS MONTHLY SALARY BGC"],
  ["ES", "BONUS ABONO NOMINA DIETAS"],
  ["ES", "DIETAS BONUS ABONO NOMINA"],
] as const)("makes no bonus of a wage, in %s: %s", (market, text) => {
  expect(categoryOf(market, text)).toBe("WAGE");
});

it.each([
  ["GB", "WILLIAM HILL BONUS PAYMENT BGC", "GAMBLING_GAIN"],
  ["GB", "HALIFAX SWITCH BONUS PAYMENT BGC", "OTHER_ENTRY"],
  ["ES", "TRANSFERENCIA JUNTA DE ANDALUCIA INCENTIVO AUTOCONSUMO", "OTHER_ENTRY"],
  ["BE", "VIREMENT SFPD PECULE DE VACANCES", "RETIREMENT_PENSION"],
  ["FR", "VIR GMF REMBOURSEMENT PRIME ANNUELLE", "REFUND_INSURANCE"],
] as const)("is no employer's of whom else pays one, in %s: %s", (market, text, category) => {
  expect(categoryOf(market, text)).toBe(category);
});
