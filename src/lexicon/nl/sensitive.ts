import type { LexiconRule, Mode } from "../rule.js";
import { sensitiveRules } from "../sensitive-rules.js";

const SOURCE = "general knowledge of Dutch unions, faiths and parties";

const NOT_CASH: readonly Mode[] = ["CASH", "CHECK"];
/** A card pays at a shop or a car park that bears the name of the place. */
const NOT_PLACES: readonly Mode[] = ["CARD", "CASH", "CHECK"];

/** Streets, shops and rents that bear such a word. */
const ELSEWHERE =
  "STRAAT|PLEIN|LAAN|PARKEREN|PARKING|CAFE|RESTAURANT|HOTEL|APOTHEEK|BAKKERIJ|SCHOOL|BASISSCHOOL|HUUR|BEGRAAFPLAATS";

/** What dues, gifts and membership are called. */
const DUES =
  "CONTRIBUTIE|LIDMAATSCHAP|LIDMAATSCHAPSGELD|LID|LEDEN|LEDENADMINISTRATIE|VAKBOND|BOND|PARTIJ|GIFT|DONATIE|AFDELING|" +
  "INCASSO|SEPA INCASSO|LIDGELD|BIJDRAGE|STAKINGSKAS|STAKINGSUITKERING";

/** Union, religion and politics in Dutch texts. */
export const SENSITIVE: readonly LexiconRule[] = [
  ...sensitiveRules({
    id: "nl.sensitive.union",
    phrases:
      "VAKBOND|VAKBONDEN|VAKBONDSCONTRIBUTIE|VAKBONDSLIDMAATSCHAP|VAKBONDSBIJDRAGE|CONTRIBUTIE VAKBOND|FNV CONTRIBUTIE|" +
      "FNV BONDGENOTEN|FNV METAAL|FNV BOUW|FNV ZORG|FNV OVERHEID|CNV VAKMENSEN|CNV CONNECTIEF|CNV CONTRIBUTIE|" +
      "FEDERATIE NEDERLANDSE VAKBEWEGING|CHRISTELIJK NATIONAAL VAKVERBOND|ALGEMENE ONDERWIJSBOND|" +
      "NEDERLANDSE POLITIEBOND|NU91|STAKINGSKAS|STAKINGSUITKERING",
    notModes: NOT_CASH,
    without: ELSEWHERE,
    examplesOut: ["SEPA Incasso CNV Vakmensen", "Algemene Onderwijsbond maart", "SEPA Incasso vakbondscontributie"],
    examplesIn: ["SEPA Overboeking FNV Bondgenoten stakingskas"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "nl.sensitive.union.short",
    phrases: "FNV|CNV|AOB|VCP|FNV VAKBOND",
    notModes: NOT_CASH,
    with: DUES,
    without: ELSEWHERE,
    examplesOut: ["SEPA Incasso FNV ledenadministratie", "FNV lidmaatschap 2026"],
    examplesIn: ["Overboeking CNV gift retour"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "nl.sensitive.religion",
    phrases:
      "KERKBIJDRAGE|KERKBALANS|ACTIE KERKBALANS|VRIJWILLIGE BIJDRAGE KERK|BIJDRAGE KERK|KERKELIJKE BIJDRAGE|" +
      "COLLECTE KERK|GIFT KERK|PROTESTANTSE GEMEENTE|PROTESTANTSE KERK|PROTESTANTSE WIJKGEMEENTE|PKN GEMEENTE|" +
      "GEREFORMEERDE KERK|GEREFORMEERDE GEMEENTE|HERVORMDE GEMEENTE|HERVORMDE KERK|CHRISTELIJKE GEREFORMEERDE|" +
      "EVANGELISCHE GEMEENTE|BAPTISTENGEMEENTE|PINKSTERGEMEENTE|VOLLE EVANGELIE GEMEENTE|KERKGENOOTSCHAP|" +
      "ISLAMITISCHE STICHTING|ISLAMITISCH CENTRUM|JOODSE GEMEENTE|TIENDEN KERK|JEHOVAHS GETUIGEN|DIACONIE|GIFT MOSKEE",
    notModes: NOT_CASH,
    without: ELSEWHERE,
    examplesOut: [
      "SEPA Overboeking Protestantse Gemeente Ede kerkbalans",
      "Actie Kerkbalans 2026",
      "Diaconie Hervormde Gemeente",
    ],
    examplesIn: ["SEPA Overboeking Islamitische Stichting"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "nl.sensitive.religion.places",
    phrases: "PAROCHIE|R K PAROCHIE|RK PAROCHIE|BISDOM|AARTSBISDOM|MOSKEE|SYNAGOGE|KERKFABRIEK",
    notModes: NOT_PLACES,
    without: ELSEWHERE,
    examplesOut: ["SEPA Overboeking RK Parochie Sint Jan", "Overboeking moskee Al Noor"],
    examplesIn: ["SEPA Overboeking Bisdom Breda"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "nl.sensitive.politics",
    phrases:
      "PVDA|GROENLINKS|GROENLINKS PVDA|PARTIJ VAN DE ARBEID|PARTIJ VOOR DE DIEREN|SOCIALISTISCHE PARTIJ|CHRISTENUNIE|" +
      "FORUM VOOR DEMOCRATIE|PARTIJ VOOR DE VRIJHEID|VOLKSPARTIJ VOOR VRIJHEID EN DEMOCRATIE|BOERBURGERBEWEGING|" +
      "VOLT NEDERLAND|POLITIEKE PARTIJ|STAATKUNDIG GEREFORMEERDE PARTIJ",
    notModes: NOT_CASH,
    without: ELSEWHERE,
    examplesOut: ["SEPA Incasso PvdA contributie", "Partij voor de Dieren"],
    examplesIn: ["SEPA Overboeking GroenLinks"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "nl.sensitive.politics.short",
    phrases: "VVD|CDA|D66|SGP|PVV|BBB|JA21|SP",
    notModes: NOT_CASH,
    with: DUES,
    without: ELSEWHERE,
    examplesOut: ["SEPA Incasso VVD", "D66 lidmaatschap"],
    examplesIn: ["Overboeking CDA afdeling Zwolle"],
    source: SOURCE,
  }),
];
