import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("what somebody who is ill is paid for each day", () => {
  it.each([
    "VIR AG2R PREVOYANCE INDEMNITES JOURNALIERES",
    "VIR SEPA MALAKOFF HUMANIS INDEMNITES JOURNALIERES",
    "VIR AXA FRANCE VIE INDEMNITES JOURNALIERES",
    "VIR HARMONIE MUTUELLE INDEMNITES JOURNALIERES",
    "VIR APICIL PREVOYANCE INDEM JOURNALIERES",
    "VIR APRIL INDEMNITE JOURNALIERE",
    "VIR PREVOYANCE INCAPACITE DE TRAVAIL",
    "VIR CPAM 69 INDEMNITES JOURNALIERES",
    "VIR AG2R PREVOYANCE IJ",
  ])("is an allowance, whoever pays: %s", (text) => {
    expect(readAs("FR", text, 1180).category).toBe("ALLOWANCE_HEALTH");
  });

  it.each([
    ["VIR HARMONIE MUTUELLE INDEMNITES JOURNALIERES HOSPITALISATION", "REFUND_INSURANCE"],
    ["VIR AG2R PREVOYANCE REMBOURSEMENT", "REFUND_INSURANCE"],
    ["VIR ACME SALAIRE ET INDEMNITES JOURNALIERES", "WAGE"],
  ])("is not what an insurer makes good, nor a wage: %s", (text, category) => {
    expect(readAs("FR", text, 1180).category).toBe(category);
  });
});
