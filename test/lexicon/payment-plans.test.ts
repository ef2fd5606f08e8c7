import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a Dutch payment plan", () => {
  it.each([
    ["BELASTINGDIENST BETALINGSREGELING", "PERSO_TAX"],
    ["Overboeking Naam: Belastingdienst Omschrijving: betalingsregeling IB 2024", "PERSO_TAX"],
    ["SEPA INCASSO VATTENFALL BETALINGSREGELING", "POWER"],
    ["SEPA INCASSO ZIGGO BETALINGSREGELING", "TELECOM"],
    ["SEPA INCASSO VGZ BETALINGSREGELING EIGEN RISICO", "INSURANCE_HEALTH"],
  ])("is what it is for where the tax office or a supplier lets one pay in parts: %s is %s", (text, category) => {
    expect(readAs("NL", text, -85).category).toBe(category);
  });

  it.each([
    ["BETALINGSREGELING DOSSIER 4417 CJIB", "DEBT_RECOVERY"],
    ["Naam: CJIB Omschrijving: 4100 betalingsregeling CJIB 4 0118 2204 termijn 3 van 8", "DEBT_RECOVERY"],
    ["BELASTINGDIENST TOESLAGEN BETALINGSREGELING", "DEBT_RECOVERY"],
    ["GEMEENTE UTRECHT BETALINGSREGELING", "DEBT_RECOVERY"],
    ["Overboeking Naam: Halder BV Omschrijving: betalingsregeling", "DEBT_RECOVERY"],
    ["SEPA Incasso Halder Tandartsen betalingsregeling termijn 2", "DEBT_RECOVERY"],
    ["FLANDERIJN BETALINGSREGELING", "BAILIFF"],
    ["INTRUM NEDERLAND BETALINGSREGELING", "DEBT_COLLECTION"],
  ])("is a recovery with offices for fines and benefits, and with whom no list holds: %s is %s", (text, category) => {
    expect(readAs("NL", text, -85).category).toBe(category);
  });
});
