import { describe, expect, it } from "vitest";
import type { Market } from "../../src/model/market.js";
import { account, categoryOf, factsOf, rowOf } from "../passes/facts.js";
import { readAs } from "./read-as.js";

describe("a tenant's deposit", () => {
  it.each<readonly [Market, string]>([
    ["ES", "TRANSFERENCIA A MARIA RUIZ FIANZA ALQUILER"],
    ["ES", "TRANSFERENCIA A MARIA RUIZ CONCEPTO FIANZA"],
    ["GB", "FOXTONS TENANCY DEPOSIT FPO"],
    ["FR", "VIREMENT AGENCE DU LAC DEPOT DE GARANTIE"],
    ["NL", "Overboeking K. de Boer waarborgsom"],
    ["BE", "VIREMENT GARANTIE LOCATIVE"],
    ["BE", "OVERSCHRIJVING HUURWAARBORG KERKSTRAAT"],
    ["NL", "OVERBOEKING BORG HUUR KERKSTRAAT 12"],
    ["GB", "FASTER PAYMENT FOXTONS RENT DEPOSIT"],
  ])("in %s is no rent, which recurs: %s", (market, text) => {
    expect(readAs(market, text, -900).category).toBe("OTHER_EXPENSE");
  });

  it.each<readonly [Market, string]>([
    ["ES", "TRANSFERENCIA A MARIA RUIZ ALQUILER Y FIANZA"],
    ["ES", "FIANZA Y PRIMER MES ALQUILER PISO MARIA RUIZ"],
    ["GB", "FASTER PAYMENT J SMITH RENT AND DEPOSIT"],
    ["GB", "FIRST MONTHS RENT + RENT DEPOSIT J SMITH FPO"],
    ["FR", "VIREMENT AGENCE DU LAC DEPOT DE GARANTIE ET LOYER"],
    ["NL", "Overboeking K. de Boer borgsom en huur juni"],
    ["BE", "VIREMENT LOYER ET GARANTIE LOCATIVE"],
    ["NL", "OVERBOEKING K. de Boer 1e maand huur + borgsom"],
    ["NL", "OVERBOEKING K. de Boer BORGSOM + EERSTE HUUR"],
    ["NL", "OVERBOEKING K. de Boer waarborgsom & huur mei"],
    ["NL", "OVERBOEKING K. de Boer HUUR MEI BORGSOM"],
    ["NL", "OVERBOEKING K. de Boer waarborgsom en 1e maand huur"],
    ["BE", "OVERSCHRIJVING HUURWAARBORG EN EERSTE HUUR"],
    ["BE", "VIREMENT GARANTIE LOCATIVE ET 1ER MOIS"],
    ["GB", "FOXTONS TENANCY DEPOSIT & RENT FPO"],
    ["GB", "FOXTONS RENT DEPOSIT AND JUNE RENT FPO"],
    ["ES", "TRANSFERENCIA A MARIA RUIZ ALQUILER Y FIANZA PISO"],
    ["ES", "TRANSFERENCIA A MARIA RUIZ FIANZA PISO + ALQUILER JUNIO"],
    ["FR", "VIREMENT AGENCE DU LAC DEPOT DE GARANTIE ET PREMIER MOIS"],
  ])("in %s is paid with the rent where that is named too: %s", (market, text) => {
    expect(readAs(market, text, -900).category).toBe("RENT");
  });

  it.each([
    ["CB LOCATION VOITURE DEPOT DE GARANTIE", "TRANSPORT"],
    ["PRLV DIAC LOCATION DEPOT DE GARANTIE", "LEASING"],
    ["CAUTION APPARTEMENT BIARRITZ AIRBNB", "LEISURE"],
  ])("is not what is left for a car or a holiday: %s", (text, category) => {
    expect(readAs("FR", text, -900).category).toBe(category);
  });

  it.each<readonly [Market, string]>([
    ["GB", "CAR RENTAL DEPOSIT AVIS"],
    ["GB", "CARD PAYMENT TO HERTZ RENTAL DEPOSIT"],
    ["ES", "FIANZA ALQUILER VEHICULO EUROPCAR"],
    ["ES", "COMPRA TARJ FIANZA ALQUILER COCHE"],
    ["NL", "SIXT BORGSOM HUURAUTO"],
  ])("in %s is none of a car's: %s", (market, text) => {
    expect(readAs(market, text, -300).category).toBe("TRANSPORT");
  });

  it("paid to the landlord leaves the rents as they are", () => {
    const rent = "TRANSFERENCIA A MARIA RUIZ CONCEPTO ALQUILER";
    const deposit = "TRANSFERENCIA A MARIA RUIZ CONCEPTO FIANZA ALQUILER";
    const lines = ["04", "05", "06"].map((month) => [`2026-${month}-02`, `${rent} ${month}`, -700] as const);
    const facts = factsOf([account([...lines, ["2026-04-01", deposit, -900]])], { project: { market: "ES" } });
    expect(categoryOf(facts, rowOf(facts, deposit))).toBe("OTHER_EXPENSE");
    expect(categoryOf(facts, rowOf(facts, `${rent} 06`))).toBe("RENT");
  });
});
