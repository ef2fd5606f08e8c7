import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("the last wage of a French contract of work", () => {
  it.each([
    "VIR SEPA MACIF FIN DE CONTRAT CDD CONGES",
    "VIR SEPA MAIRIE D ORANGE FIN DE CONTRAT CDD",
    "VIR SEPA FREE SARL FIN DE CONTRAT DE CDD",
    "VIR MUTUELLE DES MOTARDS FIN DE CONTRAT PRECARITE",
    "VIR SEPA ENGIE FIN CONTRAT INDEMNITE DE PREAVIS",
  ])("is one whoever pays, where words of work stand right behind: %s", (text) => {
    expect(readAs("FR", text, 1900).category).toBe("WAGE");
  });

  it.each([
    "VIR SEPA RECU ACME FIN DE CONTRAT CP",
    "VIR SEPA RECU ACME FIN DE CONTRAT SOLDE CP",
    "VIR SEPA RECU ACME FIN DE CONTRAT PREAVIS",
    "VIR SEPA RECU ACME FIN DE CONTRAT CDI",
  ])("is one where the payer is no supplier: %s", (text) => {
    expect(readAs("FR", text, 900).category).toBe("WAGE");
  });

  it.each([
    "VIR SEPA EDF FIN DE CONTRAT CP 69003",
    "VIR SEPA ORANGE FIN DE CONTRAT CDI 22",
    "VIR SEPA FREE FIN DE CONTRAT PREAVIS",
    "VIR SEPA DUPONT ENERGIE FIN DE CONTRAT CP 69003 LYON",
    "VIR SEPA GAZ DU LAC FIN DE CONTRAT CP 69003",
    "VIR SEPA ACME FIN DE CONTRAT SUITE PREAVIS",
    "VIR SEPA MACIF FIN DE CONTRAT REMBOURSEMENT",
    "VIR SEPA EDF FIN DE CONTRAT HEURES CREUSES",
  ])("is not what suppliers pay back: %s", (text) => {
    expect(readAs("FR", text, 90).category).not.toBe("WAGE");
  });
});
