import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a brand that is known worldwide", () => {
  it.each([
    ["FR", "CARTE 12/03 TAG HEUER PARIS", "SHOPPING"],
    ["FR", "CARTE 12/03 VOLVO LYON SUD", "TRANSPORT"],
    ["GB", "CARD PAYMENT TO WESTIN DUBLIN ON 12 MAR", "LEISURE"],
    ["ES", "COMPRA TARJ. 5402XXXXXXXX1234 BIRKENSTOCK-MADRID", "SHOPPING"],
    ["NL", "KEMPINSKI Betaalautomaat 12:31 pas 012", "LEISURE"],
    ["BE", "PAIEMENT PAR CARTE BANCAIRE 12/03 HARLEY DAVIDSON GENT", "TRANSPORT"],
  ] as const)("is read on a card in %s: %s is %s", (market, text, category) => {
    expect(readAs(market, text, -142).category).toBe(category);
  });

  it.each([
    ["FR", "VIR SEPA M RENAULT PAUL", "a surname"],
    ["GB", "CARD PAYMENT TO TOYOTA FINANCE ON 12 MAR", "a lender"],
    ["GB", "CARD PAYMENT TO VOLVO ARENA ON 12 MAR", "a hall"],
    ["NL", "SEPA Incasso algemeen doorlopend Naam: VOLVO CAR Machtiging: 123456", "no card"],
  ] as const)("is no garage in %s where %s is %s", (market, text, _is) => {
    expect(readAs(market, text, -142).category).not.toBe("TRANSPORT");
  });
});

describe("a chain of one market", () => {
  it.each([
    ["FR", "CARTE 12/03 FESTIVAL DES PAINS ANNECY", "GROCERY"],
    ["FR", "CARTE 12/03 VELOSTAN'LIB NANCY", "TRANSPORT"],
    ["GB", "BAIRSTOW EVES STANDING ORDER", "RENT"],
    ["GB", "CARD PAYMENT TO JUST EAT CYCLES LONDON ON 12 MAR", "TRANSPORT"],
    ["ES", "COMPRA TARJ. 5402XXXXXXXX1234 BILBAOBIZI-BILBAO", "TRANSPORT"],
    ["NL", "BEVER UTRECHT Betaalautomaat 12:31 pas 012", "SPORT"],
  ] as const)("is read in %s: %s is %s", (market, text, category) => {
    expect(readAs(market, text, -142).category).toBe(category);
  });
});
