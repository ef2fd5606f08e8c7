import { describe, expect, it } from "vitest";
import type { Category } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";
import { account, categoryOf, factsOf, rowOf } from "../passes/facts.js";

/** What a credit of 50 is read as. */
function categoryIn(market: Market, text: string): Category {
  const currency = market === "GB" ? "GBP" : "EUR";
  const facts = factsOf([account([["2026-06-05", text, 50]], { currency })], { project: { market } });
  return categoryOf(facts, rowOf(facts, text));
}

describe("a payment that came back for no lack of money", () => {
  it.each<readonly [Market, string]>([
    ["FR", "CONTESTATION PRLV SEPA BASIC FIT FRANCE"],
    ["FR", "REMBOURSEMENT PRELEVEMENT CONTESTE BASIC FIT FRANCE"],
    ["FR", "REMB PRLV NON AUTORISE BASIC FIT FRANCE"],
    ["FR", "RETOUR VIR SEPA M PAUL DURAND COORDONNEES BANCAIRES INEXPLOITABLES"],
    ["FR", "VIREMENT REJETE DUBOIS COMPTE CLOS"],
    ["GB", "DIRECT DEBIT INDEMNITY LAKESIDE GYM"],
    ["ES", "RECIBO DEVUELTO NO AUTORIZADO GIMNASIO FENIX"],
    ["ES", "TRANSFERENCIA RECHAZADA IBAN INCORRECTO"],
    ["NL", "Melding onterechte incasso Sportschool Zubro"],
    ["BE", "REMBOURSEMENT DOMICILIATION CONTESTEE SALLE DU LAC"],
    // A lender keeps savings too, and a person is lent to.
    ["FR", "RETOUR VIR SEPA CETELEM LIVRET COMPTE CLOTURE"],
    ["FR", "RETOUR VIR SEPA M PAUL DURAND PRET COORDONNEES BANCAIRES INEXPLOITABLES"],
    ["FR", "RETOUR VIR SEPA M PAUL DURAND COMPTE CLOTURE LOA"],
    ["ES", "TRANSFERENCIA DEVUELTA IBAN INCORRECTO MARIA RUIZ PRESTAMO"],
    ["ES", "TRANSFERENCIA DEVUELTA CUENTA CANCELADA WIZINK"],
    // A bank that insures is no lender for its name alone.
    ["GB", "DIRECT DEBIT INDEMNITY M&S BANK INSURANCE"],
    ["FR", "CONTESTATION PRLV SEPA LEASEPLAN ASSURANCE AUTO"],
  ])("in %s is a refund: %s", (market, text) => {
    expect(categoryIn(market, text)).toBe("REFUND");
  });

  it.each<readonly [Market, string]>([
    ["FR", "REMBOURSEMENT PRLV SEPA BASIC FIT FRANCE"],
    ["FR", "CONTESTATION PRLV SEPA COFIDIS"],
    ["FR", "CONTESTATION PRLV SEPA LEASEPLAN LOYER LLD"],
    ["FR", "RETOUR VIR PRET COFIDIS COMPTE CLOTURE"],
    ["ES", "TRANSFERENCIA DEVUELTA CUENTA CANCELADA COFIDIS CUOTA PRESTAMO"],
    ["GB", "DD INDEMNITY CLAIM ZOPA"],
    ["GB", "DD INDEMNITY CLAIM KLARNA"],
    ["ES", "DEVOLUCION RECIBO NO CONFORME COFIDIS"],
    ["BE", "REMBOURSEMENT DOMICILIATION COFIDIS CONTESTEE"],
    ["NL", "TERUGBOEKING ONTERECHTE INCASSO FREO"],
    ["FR", "CONTESTATION PRLV ECHEANCE PRET 28812345"],
    ["FR", "REJET PRLV SEPA EDF COMPTE CLOTURE"],
    ["GB", "DD INDEMNITY ZUBRO FINANCE LOAN"],
    ["ES", "DEVOLUCION RECIBO GIMNASIO FENIX"],
    ["NL", "Terugboeking incasso op verzoek MD06 Vitens"],
    ["BE", "REMBOURSEMENT DOMICILIATION SALLE DU LAC"],
  ])("in %s is a rejection all the same where it may lack, or is owed: %s", (market, text) => {
    expect(categoryIn(market, text)).toMatch(/^REJECTION_/);
  });
});

describe("a French supplier's credit note", () => {
  it.each([
    "VIR SEPA METRO FRANCE AVOIR 42207718-0618",
    "VIREMENT EN VOTRE FAVEUR POINT P BRETAGNE AVOIR 260618447",
    "VIR SEPA RECU /DE MATERIAUX DU LAC /MOTIF AVOIR SUR FACTURE 618",
  ])("is a refund: %s", (text) => {
    expect(categoryIn("FR", text)).toBe("REFUND");
  });

  it.each([
    "VIR SEPA RECU /DE PAUL DURAND /MOTIF POUR T AVOIR AIDE",
    "VIR SEPA RECU /DE PAUL DURAND /MOTIF MERCI DE M AVOIR PRETE",
    "VIR SEPA RECU /DE PAUL DURAND /MOTIF SANS AVOIR FAIT EXPRES",
    "VIR SEPA RECU /DE NOTAIRE MARTIN AVOIRS SUCCESSION",
  ])("is not what people write: %s", (text) => {
    expect(categoryIn("FR", text)).toBe("OTHER_ENTRY");
  });
});
