import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { CATEGORIES, type Category } from "../../src/model/category.js";
import { MARKETS, type Market } from "../../src/model/market.js";
import { readAs } from "./read-as.js";

/** What banks do for each kind of seizure: they keep back, charge, release and give a charge back. */
const SEIZURE_CATEGORIES = CATEGORIES.filter((category) =>
  /^(PROVISION|FEES|RELEASE|REFUND)_(DIRECT_DEBT_RECOVERY|ACCOUNT_SEIZURE|PREVENTIVE_SEIZURE)/.test(category),
);

describe("seizures", () => {
  it.each(MARKETS)("are told from each other, with what banks charge for them and give back, in %s", (market) => {
    const known = new Set(lexiconOf(market, []).book.rules.map(({ category }) => CATEGORIES[category]));
    expect(SEIZURE_CATEGORIES).toHaveLength(12);
    expect(SEIZURE_CATEGORIES.filter((category) => !known.has(category))).toEqual([]);
  });

  it.each<[Market, string, number, Category]>([
    ["GB", "CHARGES REFUND , ARRESTMENT FEE GOODWILL", 25, "REFUND_ACCOUNT_SEIZURE_FEES"],
    ["GB", "ARRESTMENT ON THE DEPENDENCE , STIRLING PARK LLP", -300, "PROVISION_PREVENTIVE_SEIZURE"],
    ["GB", "ARRESTMENT ADMINISTRATION FEE", -25, "FEES_ACCOUNT_SEIZURE"],
    ["GB", "REFUND OF CHARGES 14MAR", 25, "REFUND_BANK_SERVICE_FEES"],
    ["ES", "Comision Por Tramitacion De Embargo", -30, "FEES_ACCOUNT_SEIZURE"],
    ["ES", "COM TRAMITACION EMBARGO TGSS", -30, "FEES_DIRECT_DEBT_RECOVERY"],
    ["ES", "DEVOLUCION COMISION EMBARGO AEAT", 30, "REFUND_DIRECT_DEBT_RECOVERY_FEES"],
    ["ES", "LEVANTAMIENTO EMBARGO PREVENTIVO JUZGADO 4", 300, "RELEASE_PREVENTIVE_SEIZURE"],
    ["NL", "Dossierkosten derdenbeslag", -61, "FEES_ACCOUNT_SEIZURE"],
    ["NL", "Terugbetaling kosten herinneringsbrief", 7.5, "REFUND_BANK_INCIDENT_FEES"],
    ["NL", "Terugbetaling kosten betaalpas", 7.5, "REFUND_BANK_SERVICE_FEES"],
    ["BE", "Dossierkosten derdenbeslag", -61, "FEES_ACCOUNT_SEIZURE"],
    ["BE", "Bewarend beslag onder derden Gerechtsdeurwaarders dossier 26-3657", -389, "PROVISION_PREVENTIVE_SEIZURE"],
    ["BE", "Dossierkosten bewarend beslag", -90, "FEES_PREVENTIVE_SEIZURE"],
    ["BE", "Opheffing bewarend beslag dossier 26-3657", 389, "RELEASE_PREVENTIVE_SEIZURE"],
    ["BE", "Terugbetaling dossierkosten bewarend beslag", 90, "REFUND_PREVENTIVE_SEIZURE_FEES"],
    ["BE", "SAISIE SIMPLIFIEE SPF FINANCES 88123", -389, "PROVISION_DIRECT_DEBT_RECOVERY"],
  ])("%s: %s", (market, text, amount, category) => {
    expect(readAs(market, text, amount)).toMatchObject({ category });
  });
});
