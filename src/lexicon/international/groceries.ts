import type { LexiconRule } from "../rule.js";
import { NOT_CASH, NOT_TRANSFER } from "./shop-signs.js";
import { VENUES } from "./venue-words.js";

const SOURCE = "general knowledge of European card labels";

/** A shop of another kind that stands in the mall or the street of that name. */
export const OTHER_KINDS =
  "PHARMACIE|PARAPHARMACIE|PHARMACY|FARMACIA|APOTHEEK|PARKING|TABAC|OPTIQUE|OPTICA|OPTICIAN|COIFFURE|" +
  "PELUQUERIA|RESTAURANT|RESTAURANTE";

/** Food shops of several countries. */
export const GROCERIES: readonly LexiconRule[] = [
  {
    id: "xx.grocery.chains",
    category: "GROCERY",
    direction: "OUT",
    strength: "NAME",
    phrases:
      "CARREFOUR CITY|CARREFOUR MARKET|CARREFOURMARKET|CARREFOUR EXPRESS|CARREFOUR EXPR|CARREFOUREXPRESS|" +
      "CARREFOUR CONTACT|CARREFOUR DRIVE|CARREFOUR BIO|CARREFOUR HYPER|HYPER CARREFOUR|" +
      "CARREFOUR HYPERMARCHES|LIDL|ALDI|COSTCO|COSTCO WHOLESALE|DELHAIZE|AD DELHAIZE|PROXY DELHAIZE|" +
      "SHOP AND GO DELHAIZE|LOUIS DELHAIZE|ALBERT HEIJN|COLRUYT|MERCADONA|MAKRO|EUROSPAR|INTERSPAR|" +
      "WHOLE FOODS|WHOLEFOODS|7 ELEVEN|7ELEVEN|KAUFLAND|EDEKA|REWE|MIGROS|ESSELUNGA|CONAD|PINGO DOCE|" +
      "CONTINENTE MODELO|COOP FOOD|COOP FOODS|CO OP FOOD|TESCO EXPRESS|TESCO EXTRA|SAINSBURYS LOCAL|WAITROSE PARTNERS",
    notModes: NOT_TRANSFER,
    without: OTHER_KINDS,
    examples: [
      "CB LIDL 1234 FACT 230926",
      "PAIEMENT PAR CARTE CARREFOUR EXPRESS NANTES",
      "PAGO CON TARJETA MERCADONA AVDA SUR",
    ],
    source: SOURCE,
  },
  {
    // On the statements of other countries too: holidays, and life near a border.
    id: "xx.grocery.french",
    category: "GROCERY",
    direction: "OUT",
    strength: "NAME",
    phrases: "E LECLERC|CENTRE E LECLERC|HYPER U|SUPER U|FRANPRIX",
    modes: ["CARD"],
    without: `${OTHER_KINDS}|${VENUES}|BANQUE|MOBILE|STATION|VOYAGES|BRICO|JARDI|AUTO|DAC|ESSENCE`,
    examples: ["BEA, Betaalpas E.LECLERC 0412 SARLAT, Land: FRA", "COMPRA TARJ HYPER U BIARRITZ"],
    source: SOURCE,
  },
  {
    id: "xx.grocery.carrefour",
    category: "GROCERY",
    direction: "OUT",
    strength: "NAME",
    phrases: "CARREFOUR",
    notModes: NOT_TRANSFER,
    without:
      "DU CARREFOUR|LE CARREFOUR|AU CARREFOUR|CARREFOUR BANQUE|CARREFOUR ASSURANCE|CARREFOUR ASSURANCES|PASS|" +
      "PHARMACIE|PARAPHARMACIE|FARMACIA|PARKING|TABAC|OPTIQUE|COIFFURE|RESTAURANT|BOULANGERIE|GARAGE",
    examples: ["FACTURE CARTE DU 080320 CARREFOUR ANTIBES CARTE 4974XXXX", "COMPRA CARREFOUR LEGANES"],
    source: SOURCE,
  },
  {
    id: "xx.grocery.spar",
    category: "GROCERY",
    direction: "OUT",
    strength: "NAME",
    phrases: "SPAR|SPAR SUPERMARCHE|SPAR EXPRESS",
    notModes: NOT_TRANSFER,
    without: OTHER_KINDS,
    examples: ["CB SPAR LA CLUSAZ", "SPAR BRIGHTON CD 1122"],
    source: SOURCE,
  },
  {
    id: "xx.grocery.delivery",
    category: "GROCERY",
    direction: "OUT",
    strength: "NAME",
    phrases:
      "AMAZON FRESH|AMZN FRESH|HELLOFRESH|HELLO FRESH|MARLEY SPOON|TOO GOOD TO GO|TOOGOODTOGO|TGTG|GETIR|" +
      "GOPUFF|GORILLAS|GORILLAS TECHNOLOGIES|FLINK SE|GOFLINK|HUEL|NESPRESSO|LEONIDAS|GODIVA|LINDT|" +
      "LINDT SPRUNGLI",
    notModes: NOT_CASH,
    examples: ["CARTE X1234 HELLOFRESH FRANCE", "TOOGOODTOGO 8812 COPENHAGEN", "PAYPAL *HELLOFRESH"],
    source: SOURCE,
  },
];
