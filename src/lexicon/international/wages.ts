import { LEGAL_FORMS } from "../person-words.js";
import type { LexiconRule } from "../rule.js";
import { NOT_AN_INVOICE } from "./incomes.js";

const SOURCE = "general knowledge of employers and of payroll texts in Europe";

const NOT_A_TRANSFER = ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"] as const;

const MONTHS =
  "JANVIER|FEVRIER|MARS|AVRIL|MAI|JUIN|JUILLET|AOUT|SEPTEMBRE|OCTOBRE|NOVEMBRE|DECEMBRE|" +
  "JANUARY|FEBRUARY|MARCH|APRIL|MAY|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|" +
  "JAN|FEB|MAR|APR|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC|" +
  "ENERO|FEBRERO|MARZO|ABRIL|MAYO|JUNIO|JULIO|AGOSTO|SEPTIEMBRE|OCTUBRE|NOVIEMBRE|DICIEMBRE|" +
  "JANUARI|FEBRUARI|MAART|MRT|MEI|JUNI|JULI|AUGUSTUS|OKTOBER";

/** A remark that laughs at itself says nothing of what is paid. */
export const JOKES = "MDR|LOL|PTDR|JAJA|JAJAJA|HAHA|HAHAHA|LMAO|XD";

/** Wages whose texts hold no word for wages. */
export const WAGES: readonly LexiconRule[] = [
  {
    // The month alone as what it is for: a small company's wage. All else that companies pay is said.
    id: "xx.wage.month-of-company",
    category: "WAGE",
    direction: "IN",
    strength: "HINT",
    phrases: MONTHS,
    notModes: NOT_A_TRANSFER,
    with: `${LEGAL_FORMS}|S L|S A|B V|N V|S R L|SA|S A S|S A R L`,
    without: `${NOT_AN_INVOICE}|BONUS|PROMO|PROMOTION|PARRAINAGE|COOPERATIVE|GERANCE`,
    amountFrom: 300,
    examples: [
      "VIREMENT DE SARL MENUISERIE DU LAC REFERENCE : AVRIL 24",
      "Transferencia De Talleres Aranda S.l., Concepto Marzo.",
    ],
    source: SOURCE,
  },
  {
    // They clean, guard, cook and carry for others, and sell nothing to a person that could be given back.
    id: "xx.wage.service-employers",
    category: "WAGE",
    direction: "IN",
    strength: "KIND",
    phrases:
      "ONET SERVICES|ONET|GSF|SAMSIC|ATALIAN|ELIOR|SODEXO|COMPASS GROUP|ISS FACILITY|ISS FACILITIES|SECURITAS|G4S|MITIE|SERCO|" +
      "OCS GROUP|CHURCHILL CONTRACT|CLECE|EULEN|ILUNION|FERROSER|LIMPIEZAS|PROSEGUR|VEBEGO|GOM SCHOONHOUDEN|HAGO|CSU BV|" +
      "FACILICOM|TRIGION|DHL SUPPLY CHAIN|GXO LOGISTICS|XPO LOGISTICS|GEODIS|ID LOGISTICS|KUEHNE NAGEL|DACHSER|TELEPERFORMANCE|" +
      "CONCENTRIX|FOUNDEVER|SITEL|SNCF VOYAGEURS SA|SNCF RESEAU|RATP EPIC|KEOLIS|TRANSDEV|ARRIVA|STAGECOACH",
    notModes: NOT_A_TRANSFER,
    without:
      "REMBOURSEMENT|REMB|REFUND|DEVOLUCION|REEMBOLSO|TERUGBETALING|RETOUR|INDEMNISATION|COMPENSATION|DELAY REPAY|FACTURE",
    amountFrom: 150,
    examples: ["VIR SEPA RECU /DE ONET SERVICES /MOTIF 0447-12", "TRANSF. A SU FAVOR - 00440012-CLECE S.A."],
    source: SOURCE,
  },
  {
    // A shop for food gives back cents, and by card.
    id: "xx.wage.food-shops",
    category: "WAGE",
    direction: "IN",
    strength: "KIND",
    phrases:
      "TESCO STORES|SAINSBURYS SUPERMARKETS|ASDA STORES|WM MORRISON|MORRISONS|WAITROSE|ALDI STORES|LIDL|COOP GROUP|ICELAND FOODS|" +
      "MERCADONA|CONSUM S COOP|CARREFOUR|AUCHAN|INTERMARCHE|ALBERT HEIJN|JUMBO SUPERMARKTEN|PLUS RETAIL|DELHAIZE LE LION|COLRUYT|" +
      "ALDI|MCDONALDS|MCDONALD S|KFC|BURGER KING|STARBUCKS|PRET A MANGER|GREGGS|J D WETHERSPOON|NANDOS",
    notModes: NOT_A_TRANSFER,
    without:
      "REMBOURSEMENT|REMB|REFUND|DEVOLUCION|REEMBOLSO|TERUGBETALING|RETOUR|CARREFOUR BANQUE|BANQUE|BANK|FINANCE|FINANCIERA|VOYAGES|" +
      "BONUS|CASHBACK|DIVIDEND|PEC VAC|VAKANTIEGELD|PENSION|PENSIONS|EXPENSES|FACTURE|INVOICE",
    amountFrom: 150,
    examples: ["TESCO STORES LTD 8812345 BGC", "NAME/ALBERT HEIJN BV/REMI/0447123 PERIODE 03"],
    source: SOURCE,
  },
];
