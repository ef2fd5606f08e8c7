import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a bonus", () => {
  it.each([
    ["NL", "HOLLAND CASINO VAKANTIEGELD"],
    ["NL", "HOLLAND CASINO 13E MAAND"],
    ["GB", "WILLIAM HILL ORGANIZATION LTD STAFF BONUS BGC"],
    ["GB", "FIRST SWITCH ELECTRICAL LTD STAFF BONUS BGC"],
    ["FR", "CASINO DE DEAUVILLE 13EME MOIS"],
    ["FR", "VIR SEPA RECU CASINO SUPERMARCHES INTERESSEMENT"],
    ["BE", "CASINO DE SPA 13EME MOIS"],
    ["ES", "TRANSFERENCIA DE AYUNTAMIENTO DE ALCORCON PLUS PRODUCTIVIDAD"],
    ["ES", "TRANSFERENCIA DE AYUNTAMIENTO DE ALCORCON GRATIFICACION POLICIA LOCAL"],
  ] as const)("in %s is what only staff is paid, whoever pays: %s", (market, text) => {
    expect(readAs(market, text, 900).category).toBe("WAGE_BONUS");
  });

  it.each([
    ["NL", "HOLLAND CASINO BONUSUITKERING"],
    ["NL", "UNIBET KERSTBONUS"],
    ["GB", "BET365 PERFORMANCE BONUS"],
    ["ES", "SPORTIUM GRATIFICACION"],
    ["FR", "BETCLIC PRIME EXCEPTIONNELLE"],
    ["GB", "WILLIAM HILL ANNUAL BONUS BGC"],
    ["GB", "LLOYDS SWITCH BONUS PAYMENT"],
    ["FR", "VIR WINAMAX BONUS ANNUEL"],
    ["ES", "TRANSFERENCIA DE CODERE BONUS"],
    ["ES", "TRANSFERENCIA JUNTA DE ANDALUCIA INCENTIVO AUTOCONSUMO"],
  ] as const)("in %s is none of who pays customers so: %s", (market, text) => {
    expect(readAs(market, text, 900).category).not.toBe("WAGE_BONUS");
  });
});

describe("what work is paid besides the wage", () => {
  it.each([
    ["VIR SEPA RECU HOTEL DU PARC GRATIFICATION DE STAGE MAI", "WAGE"],
    ["VIR SEPA RECU MAIRIE HOTEL DE VILLE INDEMNITE DE FONCTION", "WAGE"],
    ["VIR CHU DE NANTES INDEMNITES DE NUIT GARDE", "WAGE"],
    ["VIR SNCF CONNECT INDEMNITE DE NUIT HOTEL RETARD", "OTHER_ENTRY"],
    ["VIR HOTEL INDEMNITE DE NUIT ANNULEE", "OTHER_ENTRY"],
  ])("is told from nights that were called off: %s is %s", (text, category) => {
    expect(readAs("FR", text, 320).category).toBe(category);
  });
});

describe("the account of a shareholder in the company's books", () => {
  it.each([
    ["VIR SARL ZUBRO RBT COMPTE COURANT ASSOCIE", "REFUND"],
    ["VIR SARL ZUBRO SALAIRE GERANT COMPTE COURANT ASSOCIE", "WAGE"],
    ["VIR SARL ZUBRO REMUNERATION GERANT C/C ASSOCIE", "WAGE"],
  ])("is no matter where the text says what is paid: %s is %s", (text, category) => {
    expect(readAs("FR", text, 2500).category).toBe(category);
  });
});

describe("a periodic contribution in Belgium", () => {
  it.each([
    ["REDEVANCE TRIMESTRIELLE COMFORT PACK 01/26-03/26", "FEES_BANK_SERVICE"],
    ["DRIEMAANDELIJKSE BIJDRAGE ZICHTREKENING", "FEES_BANK_SERVICE"],
    ["Xerius sociaal verzekeringsfonds driemaandelijkse bijdrage 2026/2", "PRO_TAX"],
    ["CM MUTUALITEIT DRIEMAANDELIJKSE BIJDRAGE", "INSURANCE_HEALTH"],
    ["SWDE REDEVANCE TRIMESTRIELLE EAU", "POWER"],
    ["PROXIMUS REDEVANCE PACK FLEX", "TELECOM"],
  ])("is the bank's where nobody else is named: %s is %s", (text, category) => {
    expect(readAs("BE", text, -45).category).toBe(category);
  });
});

describe("a grant that an office takes back", () => {
  it.each([
    ["PRLV SEPA CROUS TROP PERCU BOURSE 2025", "OTHER_EXPENSE"],
    ["PRLV SEPA CROUS DE GRENOBLE REF 8", "RENT"],
    ["PRLV SEPA BOURSE DE L IMMOBILIER BORDEAUX", "RENT"],
  ])("is no rent: %s is %s", (text, category) => {
    expect(readAs("FR", text, -200).category).toBe(category);
  });
});
