import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import { BARS } from "./insurers.js";
import {
  CAR_LENDERS,
  LENDERS,
  PERSONAL_LENDERS,
  PERSONAL_WORDS,
  REAL_ESTATE_INSTALMENTS,
  REAL_ESTATE_LENDERS,
  REAL_ESTATE_WORDS,
} from "./lenders.js";

/** Who is paid what was lent for a house: a notary, and a company that builds and sells it. */
export const SELLERS_OF_HOUSES =
  "NOTAIRE|NOTAIRES|NOTARIAL|NOTARIALE|SCCV|SCI CONSTRUCTION VENTE|APPEL DE FONDS|APPELS DE FONDS|APPEL FONDS";

/** Trades and chains that sell what people borrow for. */
const SELLERS =
  "GARAGE|GARAGES|CONCESSION|CONCESSIONNAIRE|AUTOMOBILES|AUTOS|CARROSSERIE|MOTOS|CAMPING CARS|CARAVANES|" +
  "CUISINES|CUISINISTE|CUISINELLA|MOBALPA|IXINA|SCHMIDT|LAPEYRE|LEROY MERLIN|CONSTRUCTIONS|CONSTRUCTEUR|MACONNERIE|CHARPENTE|" +
  "CHARPENTES|TOITURE|TOITURES|COUVREUR|MENUISERIE|MENUISERIES|PISCINES|PLOMBERIE|PAYSAGISTE|VERANDAS";

const PAID_BACK =
  "REMBOURSEMENT|REMB|REMBT|RBT|RBST|ECHEANCE|ECHEANCES|ECH|MENSUALITE|MENSUALITES|SOLDE|RACHAT|ANTICIPE|RETARD|IMPAYE|" +
  "VIR PERMANENT|VIREMENT PERMANENT|VRT PERMANENT|FINANCE|FINANCEMENT|FINANCEMENTS|FINANCIAL";

/** Banks by their names, and words that end these. */
const BANKS =
  "BANQUE|BANQUES|BANK|CREDIT AGRICOLE|CRCAM|CREDIT MUTUEL|CIC|CREDIT LYONNAIS|LCL|CREDIT DU NORD|SOCIETE GENERALE|" +
  "STE GENERALE|SOC GENERALE|SG|BNP|BNPP|PARIBAS|BNPPARIBAS|POPULAIRE|POSTALE|CAISSE D EPARGNE|CAISSE EPARGNE|BPCE|BRED|CASDEN|" +
  "HSBC|CCF|CREDIT COOPERATIF|CREDIT MARITIME|CREDIT FONCIER|ARKEA|CMB|CMSO|BOURSORAMA|BOURSOBANK|FORTUNEO|MONABANQ|BFORBANK|" +
  "MILLEIS|NATIXIS";

/**
 * A bank that is paid: it stands right before the loan's words, or behind the word for a transfer, with its region behind. Elsewhere
 * it is who lent (`NOTAIRE PRET IMMO CIC`), a street (`GARAGE DE LA POSTE`) or a shop's initials (`SG TOITURE`).
 */
const PAID_BANKS = `${pairsOf(BANKS, "PRET|PRETS|CREDIT|ECHEANCE|ECH|REMBOURSEMENT|PTZ|ECO")}|${pairsOf(
  "VIR|VIREMENT|SEPA|EMIS|VERS|PRLV|PRELEVEMENT",
  "BANQUE|CREDIT AGRICOLE|CRCAM|CAISSE REGIONALE|CREDIT MUTUEL|CAISSE D EPARGNE|CAISSE EPARGNE",
)}`;

const SOURCE = "general knowledge of French lenders, lessors and collection";

/** The most that is an instalment where a seller of houses and a bank are named, in euros. */
const MOST_INSTALMENT = 10_000;
/** Less than a sum that was lent for goods or works: no instalment of such a loan is as large. A seller may be paid less. */
const LEAST_PRICE = 3000;
/** From here on it is one whichever bank is named beside the seller. */
const LEAST_PRICE_BESIDE_BANK = 5000;

const GOODS = `${PERSONAL_WORDS}|PRET TRAVAUX|CREDIT TRAVAUX|FINANCEMENT AUTO`;
const NOT_HANDED_ON = `${PAID_BACK}|${LENDERS}|${CAR_LENDERS}|${PERSONAL_LENDERS}|${REAL_ESTATE_LENDERS}`;

/** Sums that were lent, and go on to what they were lent for. */
export const LENT_FOR: readonly LexiconRule[] = [
  {
    id: "fr.lent-for.goods",
    category: "OTHER_EXPENSE",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: `${GOODS}|${REAL_ESTATE_WORDS}`,
    modes: ["TRANSFER"],
    with: SELLERS,
    without: `${PAID_BANKS}|${NOT_HANDED_ON}`,
    amountFrom: LEAST_PRICE,
    examples: ["VIR SEPA GARAGE DU LAC CREDIT AUTO", "VIR SEPA CUISINELLA PRET TRAVAUX"],
    source: SOURCE,
  },
  {
    id: "fr.lent-for.goods.bank",
    category: "OTHER_EXPENSE",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: GOODS,
    modes: ["TRANSFER"],
    with: SELLERS,
    without: NOT_HANDED_ON,
    amountFrom: LEAST_PRICE_BESIDE_BANK,
    examples: ["VIR SEPA CUISINELLA CIC PRET TRAVAUX"],
    source: SOURCE,
  },
  {
    // Whoever sold the house: a bank that is paid takes its instalment.
    id: "fr.loan.home.words.banks",
    category: "LOAN_REPAYMENT_REAL_ESTATE",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: REAL_ESTATE_INSTALMENTS,
    notModes: ["CARD", "CHECK"],
    with: PAID_BANKS,
    without: `${BARS}|ASSURANCE|ASSURANCES|ASS|FRAIS|HONORAIRES|GARANTIE|CAUTION|APPORT`,
    isInWords: true,
    amountTo: MOST_INSTALMENT,
    examples: ["VIR SEPA CIC PRET IMMO NOTAIRE"],
    source: SOURCE,
  },
];
