import type { LexiconRule, Mode } from "../rule.js";
import { sensitiveRules } from "../sensitive-rules.js";

const SOURCE = "general knowledge of Belgian unions, faiths and parties";

const NOT_CASH: readonly Mode[] = ["CASH", "CHECK"];

/** What dues and membership are called, in both languages. */
const DUES =
  "COTISATION|COTIS|MEMBRE|ADHESION|PARTI|DON|LIDGELD|LIDMAATSCHAP|BIJDRAGE|PARTIJ|GIFT|AFDELING|SECTION|DOMICILIATION|" +
  "DOMICILIERING";

/** Union, religion and politics in Belgian texts, besides what French and Dutch ones share with them. */
export const SENSITIVE: readonly LexiconRule[] = [
  ...sensitiveRules({
    id: "be.sensitive.union",
    phrases:
      "FGTB|ABVV|CGSLB|ACLVB|SETCA|BBTK|CSC ALIMENTATION|CSC TRANSCOM|ACV PULS|ACV METEA|CGSP|ACOD|SYNDICALE BIJDRAGE|" +
      "SYNDICALE PREMIE|PRIME SYNDICALE|VAKBONDSPREMIE|LIDGELD VAKBOND",
    notModes: NOT_CASH,
    examplesOut: ["DOMICILIATION FGTB CENTRE", "DOMICILIERING ABVV LEDENBIJDRAGE", "OVERSCHRIJVING SYNDICALE BIJDRAGE"],
    examplesIn: ["VIREMENT PRIME SYNDICALE 2025"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "be.sensitive.union.short",
    phrases: "CSC|ACV|CNE|LBC",
    modes: ["DIRECT_DEBIT", "TRANSFER"],
    without: "CSC COMPUTER|CSC CONSULTING",
    examplesOut: ["DOMICILIATION CSC", "DOMICILIERING ACV"],
    examplesIn: ["VIREMENT CNE REMISE"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "be.sensitive.religion",
    phrases: "FABRIQUE D EGLISE|KERKFABRIEK|KERKRAAD|EXECUTIF DES MUSULMANS|MOSLIMEXECUTIEVE|GRIFFIE DIOCESE",
    notModes: NOT_CASH,
    examplesOut: ["VIREMENT FABRIQUE D EGLISE SAINT PIERRE", "OVERSCHRIJVING KERKRAAD SINT JOZEF"],
    examplesIn: ["VIREMENT DE FABRIQUE D EGLISE NOTRE DAME"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "be.sensitive.politics",
    phrases:
      "MOUVEMENT REFORMATEUR|LES ENGAGES|NIEUW VLAAMSE ALLIANTIE|VLAAMS BELANG|OPEN VLD|PTB PVDA|PVDA PTB|" +
      "PARTI DU TRAVAIL DE BELGIQUE|PARTIJ VAN DE ARBEID VAN BELGIE",
    notModes: NOT_CASH,
    examplesOut: ["DOMICILIATION MOUVEMENT REFORMATEUR", "DOMICILIERING VLAAMS BELANG"],
    examplesIn: ["OVERSCHRIJVING VAN OPEN VLD"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "be.sensitive.politics.short",
    phrases: "N VA|CD V|ECOLO|GROEN|VOORUIT|DEFI|PTB",
    notModes: NOT_CASH,
    with: DUES,
    without: "SPORT|CLUB|CAFE|TUIN|GAND|GENT",
    examplesOut: ["DOMICILIATION ECOLO", "DOMICILIERING N-VA LIDGELD"],
    examplesIn: ["OVERSCHRIJVING VAN VOORUIT AFDELING AALST"],
    source: SOURCE,
  }),
];
