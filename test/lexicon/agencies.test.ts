import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("an advance that an agency of temporary work pays", () => {
  it.each([
    ["FR", "VIR INST AXXIS RESSOURCES SANTE ROCHE Y ACOMPTE 04/26 GAUTRON E"],
    ["FR", "VIR SEPA RECU DOMINO RH ACOMPTE S18"],
    ["BE", "VIREMENT DAOUST TITRES SERVICES ACOMPTE MAI"],
  ] as const)("in %s is part of the wage: %s", (market, text) => {
    expect(readAs(market, text, 150).category).toBe("WAGE_ADVANCE_PAYMENT");
  });

  it.each([
    ["VIR SEPA RECU AXXIS RESSOURCES SEMAINE 18", "WAGE"],
    ["VIR SEPA RECU M PAUL DURAND ACOMPTE 04/26", "OTHER_ENTRY"],
    ["VIR SEPA RECU EDF ACOMPTE 04/26", "OTHER_ENTRY"],
    ["VIR SEPA RECU MANPOWER REMBOURSEMENT ACOMPTE", "OTHER_ENTRY"],
  ])("is told from %s", (text, category) => {
    expect(readAs("FR", text, 150).category).toBe(category);
  });
});
