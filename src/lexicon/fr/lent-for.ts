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

/** Banks by their names, and words of these. */
const BANKS =
  "BANQUE|BANQUES|BANK|CAISSE|CREDIT AGRICOLE|CRCAM|CREDIT MUTUEL|CIC|CREDIT LYONNAIS|LCL|CREDIT DU NORD|SOCIETE GENERALE|" +
  "STE GENERALE|SOC GENERALE|SG|BNP|BNPP|BNPPARIBAS|BPCE|BRED|CASDEN|HSBC|CCF|LA POSTE|CREDIT COOPERATIF|CREDIT MARITIME|" +
  "CREDIT FONCIER|ARKEA|CMB|CMSO|BOURSORAMA|BOURSOBANK|FORTUNEO|ING|MONABANQ|BFORBANK|MILLEIS|NATIXIS";

const SOURCE = "general knowledge of French lenders, lessors and collection";

/** The most that is an instalment where a seller of houses and a bank are named, in euros. */
const MOST_INSTALMENT = 10_000;

/** Sums that were lent, and go on to what they were lent for. */
export const LENT_FOR: readonly LexiconRule[] = [
  {
    id: "fr.lent-for.goods",
    category: "OTHER_EXPENSE",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: `${PERSONAL_WORDS}|${REAL_ESTATE_WORDS}|PRET TRAVAUX|CREDIT TRAVAUX|FINANCEMENT AUTO`,
    modes: ["TRANSFER"],
    with: SELLERS,
    without: `${PAID_BACK}|${BANKS}|${LENDERS}|${CAR_LENDERS}|${PERSONAL_LENDERS}|${REAL_ESTATE_LENDERS}`,
    // No instalment of such a loan is as large; a seller may be paid a smaller one.
    amountFrom: 3000,
    examples: ["VIR SEPA GARAGE DU LAC CREDIT AUTO", "VIR SEPA CUISINELLA PRET TRAVAUX"],
    source: SOURCE,
  },
  {
    // Whoever sold the house: a bank that is named is paid its instalment.
    id: "fr.loan.home.words.banks",
    category: "LOAN_REPAYMENT_REAL_ESTATE",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: REAL_ESTATE_INSTALMENTS,
    notModes: ["CARD"],
    with: BANKS,
    without: `${BARS}|ASSURANCE|ASSURANCES|ASS`,
    amountTo: MOST_INSTALMENT,
    examples: ["VIR SEPA CIC PRET IMMO NOTAIRE"],
    source: SOURCE,
  },
];
