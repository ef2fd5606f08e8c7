import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of French bank tariffs and statements";

/** Seizure by the treasury or another authority, at the bank as third-party holder. */
const ADMINISTRATIVE_SEIZURE =
  "OPP ADM|OPP ADMIN|OPP ADMINISTRATIVE|OPPOS ADM|OPPOS ADMINISTRATIVE|AVIS A TIERS DETENT|" +
  "AVIS TIERS DETENT|SAISIE ADM TIERS DETENT|SAISIE ADM A TIERS DET|SAISIE ADMIN A TIERS DETENTEUR|" +
  "ATD|SATD|S A T D|A T D|AVIS A TIERS DETENTEUR|AVIS TIERS DETENTEUR|AVIS A TIERS DET|AVIS TIERS DET|" +
  "TIERS DETENTEUR|" +
  "TIERS DETENT|SAISIE ADMINISTRATIVE|SAISIE ADMINISTRATIVE A TIERS DETENTEUR|" +
  "SAISIE ADMINISTRATIVE TIERS DETENTEUR|" +
  "SAISIE ADM|SAISIE ADMIN|SAISIE ADMINIST|SAISIE ADM TIERS|SAISIE ADM TIERS DET|SAISIE ADM TIERS DETENTEUR|" +
  "SAISIE ADM A TIERS DETENTEUR|SAISIE ADMIN TIERS DETENTEUR|SAISIE ADMINISTRATIVE TIERS DET|" +
  "SAISIE A TIERS DETENTEUR|" +
  "SAISIE TIERS DETENTEUR|SAISIES ADMINISTRATIVES|OPPOSITION ADMINISTRATIVE|OPPOSITION ADM|OPPOSITION ADMIN|" +
  "OPPO ADM|" +
  "OPPO ADMIN|OPPO ADMINISTRATIVE|OPPOSITION TRESOR|OPPOSITION A TIERS DETENTEUR|OPPOSITION TRESOR PUBLIC";

/** Seizure by a bailiff of a creditor with a title. */
const ACCOUNT_SEIZURE =
  "SAISIE ATTRIBUTION|SAISIE ATTRIB|SAISIE ATT|SAISIES ATTRIBUTIONS|SAISIE ATTRIBUTION HUISSIER|SAISIE ARRET|" +
  "SAISIE SUR COMPTE|SAISIE COMPTE|SAISIE DE COMPTE|SAISIE BANCAIRE|SAISIE HUISSIER|SAISIE|SAISIES";

/** Seizure before a title: the sum is kept back only. */
const PREVENTIVE_SEIZURE =
  "SAISIE CONSERVATOIRE|SAISIES CONSERVATOIRES|SAISIE CONSERV|SAISIE CONSERVAT|S CONSERVATOIRE|" +
  "MESURE CONSERVATOIRE|" +
  "SAISIE A TITRE CONSERVATOIRE|CONSERVATOIRE COMPTE";

const FEE_WORDS =
  "FRAIS|FRS|FORFAIT|COMMISSION|COMMISSIONS|COMM|COM|FACTURATION|F OPPOSITION|F SAISIE|F ATD|F SATD|TARIFICATION";

const BLOCK_WORDS =
  "PROVISION|PROVISIONS|BLOCAGE|BLOQUE|BLOCAGES|IMMOBILISATION|SEQUESTRE|CANTONNEMENT|MISE EN RESERVE|RESERVE|" +
  "INDISPONIBILITE|INDISPONIBLE|CONSTITUTION|RETENUE";

/** Seizures of French accounts: provisions, releases and fees. */
export const SEIZURES: readonly LexiconRule[] = [
  {
    id: "fr.seizure.administrative.fees",
    category: "FEES_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ADMINISTRATIVE_SEIZURE,
    with: FEE_WORDS,
    examples: ["FRAIS SAISIE ADM TIERS DETENTEUR 2201", "* FRAIS ATD", "COMMISSION SUR OPPOSITION ADMINISTRATIVE"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.administrative.provision",
    category: "PROVISION_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ADMINISTRATIVE_SEIZURE,
    with: BLOCK_WORDS,
    without: FEE_WORDS,
    examples: ["PROVISION ATD SIP LYON", "IMMOBILISATION SUITE AVIS A TIERS DETENTEUR", "BLOCAGE ATD 00456"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.administrative.blocked",
    category: "PROVISION_DIRECT_DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases:
      "SAISIE ADMINISTRATIVE|SAISIE ADM|SAISIE ADMIN|SAISIE ADM TIERS DET|SAISIE ADMINISTRATIVE TIERS DETENTEUR|" +
      "SAISIE ADMINISTRATIVE A TIERS DETENTEUR|SATD",
    modes: ["BANK"],
    without: `${FEE_WORDS}|${BLOCK_WORDS}|REGLEMENT|PAIEMENT|VERSEMENT|VIREMENT|VIR|EXECUTION`,
    examples: ["SAISIE ADMINISTRATIVE A TIERS DETENTEUR 33211"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.administrative.paid",
    category: "DEBT_RECOVERY",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ADMINISTRATIVE_SEIZURE,
    without: `QUART MONDE|${FEE_WORDS}|${BLOCK_WORDS}`,
    notModes: ["CARD"],
    examples: [
      "VIR REGLEMENT SATD SIP BORDEAUX",
      "OPPOSITION ADMINISTRATIVE TRESORERIE AMENDES",
      "AVIS A TIERS DETENTEUR 118",
    ],
    source: SOURCE,
  },
  {
    id: "fr.seizure.administrative.release",
    category: "RELEASE_DIRECT_DEBT_RECOVERY",
    direction: "IN",
    strength: "OPERATION",
    phrases: ADMINISTRATIVE_SEIZURE,
    without: `QUART MONDE|${FEE_WORDS}`,
    examples: ["MAINLEVEE ATD SIP LYON", "DEBLOCAGE SATD 00456", "ANNULATION PROVISION SAISIE ADM TIERS DET"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.administrative.refund",
    category: "REFUND_DIRECT_DEBT_RECOVERY_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: ADMINISTRATIVE_SEIZURE,
    with: FEE_WORDS,
    examples: ["REMBOURSEMENT FRAIS ATD", "EXTOURNE FRAIS SATD 00456"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.account.fees",
    category: "FEES_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: `${ACCOUNT_SEIZURE}|FRAIS PAIEMENT DIRECT PENSION|FRAIS PAIEMENT DIRECT`,
    with: FEE_WORDS,
    examples: ["FRAIS SAISIE ATTRIBUTION 110 EUR", "* FRAIS DE SAISIE", "COMMISSION SAISIE ARRET"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.account.provision",
    category: "PROVISION_ACCOUNT_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE,
    without: `${FEE_WORDS}|REMUNERATIONS|SALAIRE|IMMOBILIERE|PV DE SAISIE`,
    notModes: ["CARD", "DIRECT_DEBIT", "CHECK"],
    examples: ["SAISIE ATTRIBUTION SCP DURAND", "BLOCAGE SAISIE 4421", "PROVISION SAISIE ATTRIBUTION"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.account.release",
    category: "RELEASE_ACCOUNT_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: `${ACCOUNT_SEIZURE}|SOLDE BANCAIRE INSAISISSABLE|MISE A DISPOSITION SBI`,
    without: FEE_WORDS,
    examples: ["MAINLEVEE SAISIE ATTRIBUTION SCP DURAND", "DEBLOCAGE SAISIE 4421", "SOLDE BANCAIRE INSAISISSABLE"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.account.refund",
    category: "REFUND_ACCOUNT_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: ACCOUNT_SEIZURE,
    with: FEE_WORDS,
    examples: ["REMBOURSEMENT FRAIS SAISIE ATTRIBUTION"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.preventive.fees",
    category: "FEES_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    with: FEE_WORDS,
    examples: ["FRAIS SAISIE CONSERVATOIRE 0991", "* FRAIS DE SAISIE CONSERVATOIRE"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.preventive.provision",
    category: "PROVISION_PREVENTIVE_SEIZURE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    without: FEE_WORDS,
    examples: ["PROVISION SAISIE CONSERVATOIRE", "SAISIE CONSERVATOIRE SELARL DUPRE 11"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.preventive.release",
    category: "RELEASE_PREVENTIVE_SEIZURE",
    direction: "IN",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    without: FEE_WORDS,
    examples: ["MAINLEVEE SAISIE CONSERVATOIRE"],
    source: SOURCE,
  },
  {
    id: "fr.seizure.preventive.refund",
    category: "REFUND_PREVENTIVE_SEIZURE_FEES",
    direction: "IN",
    strength: "OPERATION",
    phrases: PREVENTIVE_SEIZURE,
    with: FEE_WORDS,
    examples: ["REMBOURSEMENT FRAIS SAISIE CONSERVATOIRE"],
    source: SOURCE,
  },
];
