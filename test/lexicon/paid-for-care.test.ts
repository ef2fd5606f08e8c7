import { describe, expect, it } from "vitest";
import type { Market } from "../../src/model/market.js";
import { readAs } from "./read-as.js";

describe("what is paid for care", () => {
  it.each<readonly [market: Market, text: string, category: string]>([
    // The number of a nurse, and who invoices for her.
    ["BE", "VIREMENT EUROPEEN DE ZUBRO SC BUREAU DE TARIFICATION DECOMPTE 2026/02 INAMI 4-11111-22", "FREELANCE"],
    ["BE", "OVERSCHRIJVING VAN TARIFERINGSDIENST ZUBRO RIZIV 4-11111-22", "FREELANCE"],
    ["BE", "VIREMENT EUROPEEN DE MUTUALITE CHRETIENNE LIEGE HONOR INFIRMIERS 02/2026", "FREELANCE"],
    ["BE", "VIREMENT EUROPEEN DE SOLIDARIS PREST INF 02/2026", "FREELANCE"],
    ["BE", "VIREMENT EUROPEEN DE SOLIDARIS 02/2026", "ALLOWANCE_HEALTH"],
    ["BE", "VIREMENT EUROPEEN DE SOLIDARIS REMBOURSEMENT PREST INF", "OTHER_ENTRY"],
    ["BE", "VIREMENT INAMI ACCORD SOCIAL 2026", "ALLOWANCE_HEALTH"],
    // A hospital pays its staff a treatment, and gives its patients' back.
    ["BE", "VIREMENT EUROPEEN DE CLINIQUE DES TILLEULS ASBL TRAITEMENT 02/2026", "WAGE"],
    ["BE", "VIREMENT EUROPEEN DE CLINIQUE DES TILLEULS REMBOURSEMENT TRAITEMENT", "OTHER_ENTRY"],
    ["BE", "VIREMENT EUROPEEN DE ZUBRO INES TRAITEMENT CLINIQUE VETERINAIRE", "OTHER_ENTRY"],
    ["BE", "VIREMENT EUROPEEN DE BUREAU DE TARIFICATION ZUBRO SALAIRE 02/2026", "WAGE"],
    // Health insurers by their letters.
    ["FR", "VIR SEPA M N T REMBOURSEMENT OPTIQUE LEA 0526", "REFUND_INSURANCE"],
    ["FR", "VIR SEPA MNT PRESTATIONS INVALIDITE 0526", "OTHER_ENTRY"],
    ["FR", "VIR SEPA ECA SARL PRESTATION MAI", "OTHER_ENTRY"],
    ["FR", "VIR SEPA MNT SALAIRE REMBOURSEMENT TRAIN", "WAGE"],
  ])("is told in %s by what stands beside the fund: %s is %s", (market, text, category) => {
    expect(readAs(market, text, 120).category).toBe(category);
  });
});
