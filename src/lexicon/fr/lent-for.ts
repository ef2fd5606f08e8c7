import type { LexiconRule } from "../rule.js";
import {
  CAR_LENDERS,
  LENDERS,
  PERSONAL_LENDERS,
  PERSONAL_WORDS,
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
  "BANQUE|BANK|CAISSE|FINANCE|FINANCEMENT|FINANCEMENTS|FINANCIAL|CREDIT AGRICOLE|CREDIT MUTUEL|CREDIT LYONNAIS|CREDIT DU NORD";

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
    without: `${PAID_BACK}|${LENDERS}|${CAR_LENDERS}|${PERSONAL_LENDERS}|${REAL_ESTATE_LENDERS}`,
    // No instalment of such a loan is as large; a seller may be paid a smaller one.
    amountFrom: 3000,
    examples: ["VIR SEPA GARAGE DU LAC CREDIT AUTO", "VIR SEPA CUISINELLA PRET TRAVAUX"],
    source: "general knowledge of French lenders, lessors and collection",
  },
];
