import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of payment in instalments in Europe";

/** Who lets customers of shops pay in instalments, or later; separated by `|`. */
export const INSTALMENT_PROVIDERS =
  "KLARNA|KLARNA BANK|KLARNA BANK AB|KLARNA AB|KLARNA FINANCIAL|SCALAPAY|SCALAPAY SRL|CLEARPAY|" +
  "CLEARPAY FINANCE|CLEARPAY CO UK|AFTERPAY|AFTERPAY COM|RIVERTY|RIVERTY GMBH|SEQURA|SEQURA WORLDWIDE|" +
  "HEIDIPAY|HEYLIGHT|PAYPAL PYMT IN 3|PAYPAL PAYMENT IN 3|PAYPAL PAY IN 3|PLEDG|ZILCH|ZILCH TECHNOLOGY|LAYBUY|SPLITIT|SEZZLE|RATEPAY|BILLINK|APLAZAME|GETALMA|" +
  "GETALMA EU|ALMA SAS|ALMA PAY|ALMAPAY|ALMA 2X|ALMA 3X|ALMA 4X|ALMA 10X|ALMA 12X|ALMA PAYMENT|ALMA PAYMENTS|ALMA ECHEANCE|" +
  "ALMA PAIEMENT|ALMA FRANCE";

/** In how many parts Alma lets a purchase be paid. */
const COUNTS_OF_PARTS = [2, 3, 4, 10, 12];

/** How Alma tells which of how many parts is paid, right behind its name: `ALMA 2/10`. A day and month look alike. */
export const PARTS_OF_ALMA = COUNTS_OF_PARTS.flatMap((parts) =>
  Array.from({ length: parts }, (_, index) => `ALMA ${index + 1} ${parts}`),
).join("|");

/** Shops that let a purchase be paid so. */
export const SHOPS_OF_ALMA =
  "BACK MARKET|BACKMARKET|MANOMANO|DECATHLON|CULTURA|BOULANGER|CDISCOUNT|RUE DU COMMERCE|LDLC|LEROY MERLIN|CASTORAMA|" +
  "CONFORAMA|MAISONS DU MONDE|GROSBILL|TEDIBER|ALLTRICKS|SEZANE";

/** Shops that stand in places called Alma, too: only right behind the service's name. */
const SHOPS_BEHIND_ALMA = pairsOf(
  "ALMA",
  "CYCLABLE|GO SPORT|INTERSPORT|LA REDOUTE|VEEPEE|SHOWROOMPRIVE|TRUFFAUT|ALINEA|BOBOCHIC|MICROMANIA|FNAC|DARTY|NORAUTO|FEU VERT|MIDAS|SPEEDY|OPTICAL CENTER|AFFLELOU|KRYS|IKEA|BUT|ELECTRO DEPOT|UBALDI|MATERIEL NET|VELOBECANE|MOTOBLOUZ",
);

/** Trades of shops that are called Alma themselves: behind the name they are the seller's, as `ALMA*BOUTIQUE DU MATELAS`. */
const TRADES = "RESTO|BRASSERIE|ZAPATERIA|PELUQUERIA|COIFFURE|PANADERIA|BOULANGERIE|BOUTIQUE|TIENDA|MODA";

/** Payment in instalments by providers that serve several countries. */
export const CREDITS: readonly LexiconRule[] = [
  {
    id: "xx.split.providers",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: INSTALMENT_PROVIDERS,
    notModes: ["CASH", "CHECK"],
    examples: ["PRLV SEPA KLARNA BANK AB", "PRLV SEPA SCALAPAY SRL 4417"],
    source: SOURCE,
  },
  {
    // The shop's name stands behind the provider's, often in more words: each shop is a plan of its own.
    id: "xx.split.providers.shop",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: INSTALMENT_PROVIDERS,
    notModes: ["TRANSFER", "DIRECT_DEBIT", "CASH", "CHECK", "BANK"],
    examples: ["CB KLARNA STOCKHOLM", "KLARNA*JD SPORTS KLARNA.COM", "CARTE X1234 SCALAPAY MILANO"],
    source: SOURCE,
  },
  {
    id: "xx.split.alma",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: "ALMA",
    modes: ["CARD", "DIRECT_DEBIT"],
    with: "PAYPLUG|PAIEMENT|2X|3X|4X|10X|12X|PRLV|PRELEVEMENT|ECHEANCE|ECHEANCES|COMMERCE ELECTRONIQUE|PARIS|SAS|FRACTIONNE",
    without:
      "L ALMA|DE ALMA|PONT|PLACE|ALMA MATER|RESTAURANT|RESTAURANTE|HOTEL|PHARMACIE|FARMACIA|CAFE|BAR|CLINICA|" +
      "TRAITEUR|BRASSERIE|BOULANGERIE|COIFFURE|GARAGE|PIZZERIA|KEBAB|TABAC|EPICERIE",
    examples: ["PRLV SEPA ALMA REF 8812", "CB ALMA PARIS FACT 120923"],
    source: SOURCE,
  },
  {
    // The shop stands behind the service's name, and which instalment it is.
    id: "xx.split.alma.shop",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "ALMA",
    modes: ["CARD"],
    with: `${PARTS_OF_ALMA}|${SHOPS_OF_ALMA}|1 2|2 2|1 3|2 3|3 3|1 4|2 4|3 4|4 4|2X|3X|4X|10X|12X`,
    without:
      "L ALMA|DE ALMA|PONT|PLACE|RESTAURANT|RESTAURANTE|HOTEL|PHARMACIE|FARMACIA|CAFE|BAR|CLINICA|" +
      pairsOf(TRADES, "ALMA"),
    examples: [
      "PAIEMENT CB 0509 ALMA*MANOMANO 2/3 PARIS CARTE 5516",
      "CARTE 18/06/26 ALMA *BACK MARKET 4 CB*7719",
      "PAIEMENT PAR CARTE X0417 ALMA*DECATHLON 4X PARIS 06/05",
    ],
    source: SOURCE,
  },
  {
    id: "xx.split.alma.behind",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: SHOPS_BEHIND_ALMA,
    modes: ["CARD"],
    // A shopping centre, a bridge and a square.
    without: "L ALMA|DE ALMA|PONT|PLACE|RENNES|CC|CCIAL|CIAL|CENTRE",
    examples: ["CARTE 23/05/26 ALMA*CYCLABLE TOULOUS CB*2207"],
    source: SOURCE,
  },
  {
    id: "xx.split.paypal",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "PAYPAL PAGO 3 PLAZOS|PAYPAL PAGO EN 3 PLAZOS|PAYPAL PAGA EN 3 PLAZOS|PAYPAL 3 PLAZOS|PAYPAL 4X|PAYPAL 3X|PAYPAL IN 3|PAYPAL IN 4|PAYPAL PAY IN 3|PAYPAL PAY IN 4|PAYPAL PAYIN3|" +
      "PAYPAL PAYIN4|PAIEMENT EN 4X PAYPAL|PAYPAL PAIEMENT EN 4X|PAYPAL PAIEMENT 4X|PAYPAL 4 FOIS|" +
      "PAYPAL PAYLATER|PAYPAL PAY LATER|PAYPAL PLAZOS|PAYPAL PAGA EN 3|PAYPAL PAGA EN 3 PLAZOS|" +
      `${pairsOf("PAYPAL EUROPE|PAYPAL EUROPE SARL|PAYPAL EUROPE S A R L", "3X|4X|EN 3X|EN 4X")}|` +
      "PAYPAL EN 3 PLAZOS|PAYPAL IN 3 TERMIJNEN|PAYPAL RATENZAHLUNG|PP 4X|PAY IN 3 PAYPAL|PAY IN 4 PAYPAL",
    examples: [
      "PRLV SEPA PAYPAL 4X EUROPE SARL",
      "PAYPAL PAY IN 3 CD 8812",
      "PRLV SEPA PAYPAL EUROPE 4X PAIEMENT 2/4 1029388",
    ],
    source: SOURCE,
  },
  {
    id: "xx.split.words",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "PAY IN 3|PAY IN 4|PAY IN THREE|PAY LATER INSTALMENT|BUY NOW PAY LATER|BNPL|AMAZON PAY LATER|" +
      "REVOLUT PAY LATER",
    notModes: ["TRANSFER", "CASH", "CHECK"],
    examples: ["BNPL INSTALMENT 2 OF 3 NORDSHOP", "CARD PAYMENT SHOPWELL PAY IN 3"],
    source: SOURCE,
  },
];
