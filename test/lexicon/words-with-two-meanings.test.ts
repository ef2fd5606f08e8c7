import { describe, expect, it } from "vitest";
import { LEXICONS_OF_MARKET } from "../../src/lexicon/markets.js";
import { MARKETS } from "../../src/model/market.js";
import { readAs } from "./read-as.js";

describe("a word that is a bank's, a firm's and anybody's", () => {
  it.each([
    // VERSEMENT: cash only behind a machine's receipt.
    ["FR", "VRST COFIDIS", -450, "LOAN_REPAYMENT"],
    ["FR", "VRST SALAIRE", 1850, "WAGE"],
    ["FR", "VRST LIVRET A", -250, "BANKBOOK_SAVING"],
    ["FR", "VIR SEPA FRANCE TRAVAIL RAPPEL INDEMN", 850, "ALLOWANCE_UNEMPLOYMENT"],
    ["FR", "VIR MAIF RAPPEL INDEMN DEGAT DES EAUX", 850, "REFUND_INSURANCE"],
    ["FR", "VIR BOOKING INDEMNITE NUITS", 318, "OTHER_ENTRY"],
    ["FR", "PRLV SEPA UBS ZURICH", -35, "OTHER_EXPENSE"],
    ["FR", "PRLV SEPA CABINET ERGO DUPONT", -35, "OTHER_EXPENSE"],
    ["BE", "EUROPESE DOMICILIERING SCHULDEISER ERGO", -35, "INSURANCE"],
    ["FR", "DEBIT CARTE X4417 DIFFERE MARS 2026", -310, "DEFERRED_TOTAL_PAYMENT"],
    ["FR", "DEBIT CARTE X4417 CARREFOUR DIFFERE", -31, "GROCERY"],
    ["FR", "FRAIS SAISIE-ARRET CONSERVATOIRE REF 26/0417", -85, "FEES_PREVENTIVE_SEIZURE"],
    ["FR", "PRLV SEPA CARDIF ASSURANCE VIE LIB/PRIME ADE PRET 61447188", -46.18, "INSURANCE_LOAN"],
    ["FR", "PRLV SEPA CARDIF ASSURANCE VIE LIB/VERSEMENT LIBRE", -46.18, "SHARE_SAVING"],
    ["ES", "DEVOLUCION COMISION TRAMITACION EMBARGO", 30, "REFUND_ACCOUNT_SEIZURE_FEES"],
    ["ES", "RECIBO LOXAM ALQUILER SA", -391.18, "OTHER_EXPENSE"],
    ["ES", "TRANSFERENCIA A FAVOR DE ELECTRICIDAD HERMANOS MARIN CB FRA 2026/07", -1452, "OTHER_EXPENSE"],
    ["NL", "CCV Nederland BV Incasso Betaalautomaten huur kwartaal", -119.6, "OTHER_EXPENSE"],
    ["NL", "grenke Finance N.V. Incasso Huurnota 2e kw contract 044-71882", -412.8, "LEASING"],
    [
      "NL",
      "SEPA iDEAL Naam: Riverty GmbH Omschrijving: Achteraf betalen bol incl aanmaningskosten",
      -62.19,
      "SPLIT_PAYMENT",
    ],
    ["BE", "DOMICILIATION GRENKELEASING SA LOYER 03/2026", -164.56, "LEASING"],
    ["BE", "VIREMENT SPF FINANCES RECOUVREMENT IMPOT PERSONNES PHYSIQUES PLAN DE PAIEMENT", -90, "PERSO_TAX"],
    ["BE", "REDEVANCE TRIMESTRIELLE PACK BUSINESS", -44.85, "FEES_BANK_SERVICE"],
    ["GB", "CHARGES 29MAY A/C 44718217", -17.1, "FEES_BANK_SERVICE"],
    // Who pays a pension or lends through the wage knows the staff's number, too.
    ["GB", "NHS PENSIONS EMP 771820 BGC", 250, "RETIREMENT_PENSION"],
    ["GB", "SALARY FINANCE EMP 123456", 1000, "LOAN_DRAWDOWN"],
    ["GB", "POLICE CREDIT UNION STAFF NO 123456", 500, "OTHER_ENTRY"],
    ["GB", "HALDEN REDUNDANCY EMP NO 771820 BGC", 8000, "WAGE_BONUS"],
    ["GB", "COMPUTERSHARE SAYE EMP NO 1234567", 3000, "OTHER_ENTRY"],
    // Agents' names are persons', butchers' and remarks.
    ["GB", "FPO J SMITH GOOD LUCK WITH YOUR MOVE", -45, "OTHER_EXPENSE"],
    ["GB", "FPO WILLIAM H BROWN", -60, "OTHER_EXPENSE"],
    ["GB", "FOX & SONS BUTCHERS CD 4417", -35, "GROCERY"],
    ["ES", "BIZUM A JUAN PEREZ RE: MAX VETERINARIO", -40, "OTHER_EXPENSE"],
    ["GB", "SALVATION ARMY HOUSING ASSOCIATION", -900, "RENT"],
    ["GB", "MARSTONS HOLDINGS LTD EPPING CD 4417", -320, "OTHER_EXPENSE"],
    // A card's number outweighs no direct debit.
    ["GB", "DD BLACK HORSE CD 1234", -450, "LOAN_REPAYMENT"],
    ["GB", "DD LOWELL CD 1234", -500, "DEBT_COLLECTION"],
    ["BE", "CARTE X4001 12/07 GOOSSENS APOTHEEK", -25, "HEALTH"],
    ["ES", "COMPRA TARJ. 5402XXXXXXXX1234 DR QUEROL-MADRID", -40, "HEALTH"],
    ["FR", "CARTE 12/03 CARTIER OPTIQUE LYON", -90, "HEALTH"],
    ["FR", "CARTE 12/03 UTOPIA PHARMACIE LYON", -20, "HEALTH"],
    ["GB", "CARD PAYMENT TO AFC BOURNEMOUTH ON 12 MAR", -40, "SPORT"],
    ["BE", "CARTE X4001 12/07 GEMEENTE BEVER", -40, "OTHER_EXPENSE"],
    ["FR", "CB RENNES ALMA KRYS", -90, "HEALTH"],
    ["FR", "VIR CIMM IMMOBILIER SEQUESTRE COMPROMIS", -7000, "OTHER_EXPENSE"],
    ["FR", "CB ECOLE JULES GUESDE", -30, "OTHER_EXPENSE"],
    ["GB", "DIRECT DEBIT FC CARPETS", -30, "OTHER_EXPENSE"],
    ["GB", "CARD PAYMENT TO VAUXHALL CITY FARM ON 12 MAR", -30, "OTHER_EXPENSE"],
    ["ES", "TRANSFERENCIA DE INQUILINO ALQUILER HIJO", 400, "RENTAL_INCOME"],
    ["NL", "Naam: De Vries Beheer BV Omschrijving: Aflossing lening DGA", -1000, "LOAN_REPAYMENT"],
  ] as const)("is read by what stands beside it in %s: %s, %d is %s", (market, text, amount, category) => {
    expect(readAs(market, text, amount).category).toBe(category);
  });
});

it.each(MARKETS)("the rules of %s have names that a client can store", (market) => {
  const ids = LEXICONS_OF_MARKET[market].flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids.filter((id) => !/^[a-z]{2}(?:\.[a-z0-9-]+)+$/.test(id))).toEqual([]);
});
