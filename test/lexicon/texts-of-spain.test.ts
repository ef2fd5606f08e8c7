import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a Spanish public body", () => {
  it.each([
    ["RECIBO AYTO ZUBRO AGUA BASURA ALCANTARILLADO 2T26", -51.09, "POWER"],
    ["RECIBO AYUNTAMIENTO DE ZUBRO AGUA Y BASURA", -51.09, "POWER"],
    ["RECIBO AYTO ZUBRO BASURA 2026", -21, "PERSO_TAX"],
    ["TRANSFERENCIA RECIBIDA GOBIERNO DE ARAGON SUBV ARTESANIA 2026", 650, "STATE_SUBSIDY"],
    ["TRANSFERENCIA DE HACIENDA 0417", 300, "PERSO_TAX_REFUND"],
    // What one moves to have it ready for the taxes.
    ["TRANSFERENCIA INMEDIATA RECIBIDA ZUBRO INES para hacienda", 300, "OTHER_ENTRY"],
  ])("is told from what is set by for it, and by what it supplies: %s, %d is %s", (text, amount, category) => {
    expect(readAs("ES", text, amount).category).toBe(category);
  });
});
