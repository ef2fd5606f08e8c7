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
    // By card, as agents take it.
    ["GB", "CARD PAYMENT TO OPENRENT LTD HOLDING DEPOSIT"],
    ["GB", "CARD PAYMENT TO LEADERS LTD TENANCY DEPOSIT ON 03 JUN"],
    ["GB", "FOXTONS TENANCY DEPOSIT VISA"],
    ["GB", "SPAREROOM HOLDING DEPOSIT CD 4417"],
    ["GB", "STUDENT ACCOMMODATION DEPOSIT CD 4417"],
    ["ES", "PAGO TARJETA SPOTAHOME FIANZA ALQUILER"],
    ["ES", "COMPRA TARJETA FIANZA VIVIENDA INMOBILIARIA DEL LAGO"],
    ["FR", "CB NEXITY STUDEA DEPOT DE GARANTIE"],
    ["NL", "BEA Holland2Stay borgsom"],
    ["BE", "BANCONTACT GARANTIE LOCATIVE KORFINE"],
    // By who is paid, where the text says no more.
    ["GB", "FPO FOXTONS DEPOSIT"],
    ["GB", "NORTHGATE LETTINGS LTD DEPOSIT STO"],
    ["GB", "UNITE STUDENTS BOOKING DEPOSIT CD 4417"],
    ["GB", "FPO J SMITH LANDLORD DEPOSIT"],
    ["ES", "TRANSFERENCIA INMOBILIARIA DEL LAGO FIANZA"],
    ["ES", "TRANSFERENCIA SPOTAHOME FIANZA"],
    ["FR", "VIR FONCIA CAUTION"],
    ["NL", "SEPA Overboeking Vesteda borg"],
    ["BE", "OVERSCHRIJVING WOONHAVEN WAARBORG"],
    // In names and addresses stand what is hired and who hires it out.
    ["GB", "VAN DEN BERG LETTINGS TENANCY DEPOSIT FPO"],
    ["GB", "FPO ENTERPRISE LETTINGS RENTAL DEPOSIT"],
    ["GB", "FASTER PAYMENT AVIS LETTINGS TENANCY DEPOSIT"],
    ["GB", "FPO MRS JONES TENANCY DEPOSIT 2 MILL COTTAGES"],
    ["GB", "FPO ROSE COTTAGE RENT DEPOSIT"],
    ["ES", "TRANSFERENCIA A JUAN MOTO FIANZA ALQUILER"],
    ["ES", "TRANSFERENCIA FIANZA ALQUILER PISO CALLE LA MOTO 3"],
    ["FR", "VIR NEXITY DEPOT DE GARANTIE PARKING VOITURE"],
    ["NL", "SEPA Overboeking J. Bus waarborgsom kamer"],
    ["NL", "SEPA Overboeking Vesteda borgsom woning en auto staanplaats"],
    ["BE", "OVERSCHRIJVING WOONHAVEN HUURWAARBORG AUTOSTANDPLAATS"],
    // Beside what is let, and how many rents it is.
    ["ES", "BIZUM A ANA FIANZA ALQUILER HABITACION"],
    ["ES", "TRANSFERENCIA A MARIA RUIZ FIANZA ALQUILER VIVIENDA"],
    ["ES", "TRANSFERENCIA FIANZA ALQUILER GARAJE COCHE"],
    ["ES", "TRANSFERENCIA INMOBILIARIA DEL LAGO UN MES DE FIANZA"],
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
    ["GB", "CARD PAYMENT TO OPENRENT FIRST MONTHS RENT AND DEPOSIT"],
    ["GB", "FPO FOXTONS DEPOSIT AND FIRST MONTH"],
    ["ES", "TRANSFERENCIA INMOBILIARIA DEL LAGO FIANZA Y PRIMER MES"],
    ["FR", "VIR FONCIA CAUTION ET PREMIER MOIS"],
    ["FR", "VIR FONCIA LOYER ET CAUTION"],
    ["NL", "SEPA Overboeking Vesteda borg en eerste maand"],
    ["BE", "OVERSCHRIJVING WOONHAVEN WAARBORG EN EERSTE MAAND"],
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
    ["GB", "CARD PAYMENT TO ENTERPRISE RENT A CAR DEPOSIT"],
    ["GB", "CARD PAYMENT TO NORTHGATE VAN HIRE HOLDING DEPOSIT"],
    ["ES", "COMPRA TARJETA FIANZA ALQUILER DE COCHES GOLDCAR"],
    ["ES", "FIANZA ALQUILER DE VEHICULO HERTZ"],
    ["FR", "CB SIXT DEPOT DE GARANTIE"],
    ["NL", "SIXT BORGSOM HUURAUTO"],
  ])("in %s is none of a car's: %s", (market, text) => {
    expect(readAs(market, text, -300).category).toBe("TRANSPORT");
  });

  it.each<readonly [Market, string]>([
    ["GB", "FPO HOLIDAY LETS RENTAL DEPOSIT"],
    ["GB", "HOLIDAY RENTAL DEPOSIT FPO"],
    ["GB", "FPO SYKES COTTAGES DAMAGE DEPOSIT"],
    ["GB", "CARD PAYMENT DAMAGE DEPOSIT AIRBNB"],
    ["GB", "FPO AVIS RENT DEPOSIT"],
    ["GB", "FPO VEHICLE RENTAL DEPOSIT"],
    ["GB", "TOOL RENTAL DEPOSIT CD 4417"],
    ["ES", "TRANSFERENCIA FIANZA ALQUILER APARTAMENTO VACACIONAL"],
    ["ES", "TRANSFERENCIA FIANZA ALQUILER DE FURGONETA"],
    ["ES", "TRANSFERENCIA A PEDRO RUIZ FIANZA ALQUILER CASA RURAL"],
    ["NL", "OVERBOEKING WAARBORGSOM VAKANTIEWONING ROOMPOT"],
    ["NL", "OVERBOEKING HUUR VAKANTIEWONING TEXEL"],
    ["NL", "OVERBOEKING BORG HUUR BUSJE"],
    ["FR", "VIR GITE DES PINS DEPOT DE GARANTIE"],
  ])("in %s is no rent where it is left for a while: %s", (market, text) => {
    expect(["OTHER_EXPENSE", "LEISURE"]).toContain(readAs(market, text, -300).category);
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
