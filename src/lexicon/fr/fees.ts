import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import {
  CHECK_REJECTION_FEES,
  INCIDENT_FEES,
  INTERVENTION_FEES,
  OVERDRAFT_FEES,
  PAYMENT_REJECTION_FEES,
  REJECT_WORDS,
  REJECTIONS,
  SERVICE_FEES,
} from "./bank-words.js";

const SOURCE = "general knowledge of French bank tariffs and statements";

const CHECK_WORDS = "CHEQUE|CHEQUES|CHQ|CHQS|CHEQ|CHQUE";

/** Claims that the bank lends on or buys: what they cost is the price of that, and no overdraft. */
const CLAIMS = "DAILLY|CESSION|MOBILISATION|MCNE|ESCOMPTE|AFFACTURAGE";

const SERVICE_NAMES =
  "REVOLUT PREMIUM|REVOLUT METAL|REVOLUT PLUS|REVOLUT ULTRA|N26 YOU|N26 METAL|ABONNEMENT N26|ABONNEMENT METAL N26|ABONNEMENT SMART N26|ABONNEMENT YOU N26|N26 SMART|N26 GO|NICKEL CHROME|" +
  "COTISATION NICKEL|COMPTE NICKEL|FPE NICKEL|FINANCIERE DES PAIEMENTS ELECTRONIQUES|LYDIA PLUS|SUMERIA PLUS|" +
  "ORANGE BANK FRAIS|HELIOS BANQUE|GREEN GOT|ONLYONE|BUNQ EASY|SOBRIO|AFFINEA|FREQUENCE LIBRE|NORPLUS|" +
  "BOUQUET FREEDOM|ULTIM METAL|BOURSO ULTIM|" +
  "QONTO|QUIETIS|SHINE COMPTE PRO|WISE FEE|TRANSFERWISE FRAIS";

/** Fees of French banks. */
export const FEES: readonly LexiconRule[] = [
  {
    id: "fr.fee.intervention",
    category: "FEES_INTERVENTION",
    direction: "OUT",
    strength: "OPERATION",
    phrases: INTERVENTION_FEES,
    examples: ["COMMISSION D'INTERVENTION 12/06", "* COMM. INTERVENTION", "F COMMISSION D'INTERVENTION 8,00"],
    source: SOURCE,
  },
  {
    id: "fr.fee.incident",
    category: "FEES_INCIDENT",
    direction: "OUT",
    strength: "OPERATION",
    phrases: INCIDENT_FEES,
    examples: ["FRAIS INCIDENTS BANCAIRES 06/23", "FRAIS IRREGULARITES ET INCIDENTS"],
    source: SOURCE,
  },
  {
    // A supplier's reminder costs too: only what the bank itself charges.
    id: "fr.fee.reminder",
    category: "FEES_INCIDENT",
    direction: "OUT",
    strength: "OPERATION",
    phrases:
      "FRAIS LETTRE DE RAPPEL|FRAIS LETTRE RAPPEL|FRAIS DE RAPPEL|FRAIS RAPPEL|FRAIS MISE EN DEMEURE|" +
      "FRAIS DE MISE EN DEMEURE|FRAIS DE LETTRE DE RELANCE|FRAIS LETTRE DE RELANCE|FRAIS LETTRE RELANCE|" +
      "FRAIS DE RELANCE|FRAIS RELANCE",
    modes: ["BANK"],
    examples: ["FRAIS LETTRE DE RAPPEL 03/25", "FRAIS MISE EN DEMEURE DOSSIER 8812"],
    source: SOURCE,
  },
  {
    id: "fr.fee.rejection.payment",
    category: "FEES_PAYMENT_REJECTION",
    direction: "OUT",
    strength: "OPERATION",
    phrases: PAYMENT_REJECTION_FEES,
    without: CHECK_WORDS,
    examples: ["FRAIS REJET PRLV 20,00", "F FRAIS PRELEVEMENT IMPAYE 45,10 EUR", "* FRAIS DE REJET DE PRELEVEMENT"],
    source: SOURCE,
  },
  {
    id: "fr.fee.rejection.payment.signs",
    category: "FEES_PAYMENT_REJECTION",
    direction: "OUT",
    strength: "OPERATION",
    phrases: "FRAIS|FRS|COMMISSION|COMM|FORFAIT",
    modes: ["BANK"],
    with: REJECT_WORDS,
    without: `${CHECK_WORDS}|COMMISSION D INTERVENTION|COMM INTERVENTION|FRAIS D INTERVENTION`,
    examples: ["FRAIS 1 OPERATION NON EXECUTEE INSUFFISANCE PROVISION", "FRS PREL IMP EDF"],
    source: SOURCE,
  },
  {
    id: "fr.fee.rejection.check",
    category: "FEES_CHECK_REJECTION",
    direction: "OUT",
    strength: "OPERATION",
    phrases: CHECK_REJECTION_FEES,
    examples: ["FRAIS CHEQUE IMPAYE N 1100229", "FRAIS LETTRE MURCEF", "LETTRE D'INFORMATION PREALABLE 30/03"],
    source: SOURCE,
  },
  {
    id: "fr.fee.rejection.check.signs",
    category: "FEES_CHECK_REJECTION",
    direction: "OUT",
    strength: "OPERATION",
    phrases: CHECK_WORDS,
    with:
      "COM IMPAYE|COM IMPAYES|COMMISSION IMPAYE|FRAIS REJET|FRAIS DE REJET|FRAIS IMPAYE|FRS REJET|COMMISSION REJET|COMMISSION DE REJET|FORFAIT REJET|" +
      "FRAIS FORFAIT",
    examples: ["FRAIS DE REJET 2 CHEQUES"],
    source: SOURCE,
  },
  {
    id: "fr.fee.rejection.check.words",
    category: "FEES_CHECK_REJECTION",
    direction: "OUT",
    strength: "OPERATION",
    phrases:
      "REJET CHEQUE|REJET CHQ|REJET DE CHEQUE|REJ CHQ|REJ CHEQUE|CHEQUE REJETE|CHQ REJETE|CHEQUE IMPAYE|" +
      "CHQ IMPAYE|" +
      "CHEQUE SANS PROVISION|RETOUR CHEQUE",
    with: "FRAIS|FRS|COMMISSION|COMM|FORFAIT",
    examples: ["REJET CHEQUE 1100229 FRAIS"],
    source: SOURCE,
  },
  {
    id: "fr.fee.rejection.payment.words",
    category: "FEES_PAYMENT_REJECTION",
    direction: "OUT",
    strength: "OPERATION",
    phrases: REJECTIONS,
    modes: ["BANK"],
    with: "FRAIS|FRS|COMMISSION|COMM|FORFAIT",
    without: CHECK_WORDS,
    examples: ["REJET PRLV SEPA EDF FRAIS 20 EUR"],
    source: SOURCE,
  },
  {
    id: "fr.fee.claims",
    category: "FEES_BANK_SERVICE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: "INTERETS|INTERET|AGIOS",
    notModes: ["CARD", "DIRECT_DEBIT", "TRANSFER"],
    with: CLAIMS,
    examples: ["INTERETS CESSION DAILLY 2026-007", "AGIOS ESCOMPTE EFFETS 4412"],
    source: SOURCE,
  },
  {
    id: "fr.fee.overdraft",
    category: "FEES_OVERDRAFT",
    direction: "OUT",
    strength: "OPERATION",
    phrases: `LETTRE INFORMATION COMPTE DEBITEUR|LETTRE D INFO COMPTE DEBITEUR|COURRIER COMPTE DEBITEUR|LETTRE DE COMPTE DEBITEUR|${OVERDRAFT_FEES}`,
    notModes: ["CARD", "DIRECT_DEBIT", "TRANSFER"],
    examples: ["INTERETS DEBITEURS AU 30/06", "AGIOS DU 01/01 AU 31/03", "* COMMISSION DE PLUS FORT DECOUVERT"],
    source: SOURCE,
  },
  {
    id: "fr.fee.overdraft.debited",
    category: "FEES_OVERDRAFT",
    direction: "OUT",
    strength: "OPERATION",
    phrases:
      "PRELEVEMENT INTERETS DEBITEURS|PRLV INTERETS DEBITEURS|PRELEVEMENT AGIOS|PRLV AGIOS|PRELEVEMENT INT DEBITEURS|" +
      "PRELEVEMENT DES INTERETS DEBITEURS|PRELEVEMENT COMMISSION DECOUVERT",
    examples: ["PRELEVEMENT INTERETS DEBITEURS", "PRLV AGIOS 2E TRIMESTRE"],
    source: SOURCE,
  },
  {
    id: "fr.fee.overdraft.word",
    category: "FEES_OVERDRAFT",
    direction: "OUT",
    strength: "KIND",
    phrases: "DECOUVERT|INTERETS|INTERET|INT DEBIT",
    modes: ["BANK"],
    without: `PRET|PRETS|CREDIT|RETARD|${CLAIMS}`,
    examples: ["DECOUVERT 2EME TRIMESTRE", "INTERETS TRIMESTRE 2"],
    source: SOURCE,
  },
  {
    id: "fr.fee.service",
    category: "FEES_BANK_SERVICE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: `FACT SGT|COMCB|${SERVICE_FEES}`,
    without: `VIR VERS|VIREMENT VERS|VIR VERS COMPTE|${REJECT_WORDS}|SAISIE|ATD|SATD|OPPOSITION ADMINISTRATIVE`,
    examples: [
      "COTISATION CARTE VISA PREMIER 0123",
      "FRAIS DE TENUE DE COMPTE 1ER TRIM",
      "F COTIS EUROCOMPTE CONFORT",
      "COMCB41245 NB0002 TPE318840102",
    ],
    source: SOURCE,
  },
  {
    // What a bank takes for changing a loan: the loan's own words tell an instalment elsewhere.
    id: "fr.fee.loan",
    category: "FEES_BANK_SERVICE",
    direction: "OUT",
    strength: "OPERATION",
    phrases: pairsOf(
      "FRAIS|FRAIS DE|FRAIS POUR|FRS|COMMISSION|COMMISSION DE|COMM|PENALITE|PENALITES|PENALITE DE|PENALITES DE|INDEMNITE|INDEMNITES|INDEMNITE DE|INDEMNITES DE",
      "REPORT|REPORT ECHEANCE|SUSPENSION ECHEANCE|MODULATION|MODULATION ECHEANCE|AVENANT|REAMENAGEMENT|RENEGOCIATION|SOLDE|CLOTURE|" +
        "RETARD|RETARD ECHEANCE|RBT ANT|RBT ANTICIPE|REMB ANT|REMB ANTICIPE|REMBOURSEMENT ANTICIPE|REMBOURSEMENT TOTAL|REMBOURSEMENT PARTIEL",
    ),
    with: "PRET|PRETS|CREDIT|EMPRUNT|ECHEANCE|ECH|ECHEANCES",
    notModes: ["CARD", "DIRECT_DEBIT", "TRANSFER", "CASH", "CHECK"],
    without: REJECT_WORDS,
    examples: [
      "FRAIS REPORT ECHEANCE PRET 0045",
      "COMMISSION CLOTURE PRET AUTO",
      "PENALITES RETARD ECHEANCE PRET 0045",
    ],
    source: SOURCE,
  },
  {
    id: "fr.fee.service.names",
    category: "FEES_BANK_SERVICE",
    direction: "OUT",
    strength: "NAME",
    phrases: SERVICE_NAMES,
    // Money that goes to one's account there.
    notModes: ["TRANSFER"],
    examples: ["REVOLUT PREMIUM MENSUEL", "PRLV SEPA FINANCIERE DES PAIEMENTS ELECTRONIQUES"],
    source: SOURCE,
  },
  {
    id: "fr.fee.service.word",
    category: "FEES_BANK_SERVICE",
    direction: "OUT",
    strength: "KIND",
    phrases: "COTISATION|COTISATIONS|COTIS|COMMISSION|COMMISSIONS|CONVENTION",
    modes: ["BANK"],
    without:
      "FOOT|FOOTBALL|RUGBY|JUDO|KARATE|TENNIS|DANSE|GYM|AMICALE|COPROPRIETE|COPRO|" +
      "MUTUELLE|ASSURANCE|ASSURANCES|SANTE|PREVOYANCE|SYNDICAT|SYNDICALE|CLUB|ASSOCIATION|LICENCE|URSSAF|" +
      "RETRAITE|SPORT|CLUB|RFC|RSC|RUSC|KVC|JUDO CLUB|ECOLE|ECOLE DES JEUNES|JEUNES|SCOUTS|SCOUT|PATRO|GUIDES|ASBL|LICENCES|" +
      "SOCIALES|ORDRE|CFDT|CGT|STAGE",
    examples: ["COTISATION TRIMESTRIELLE", "COTIS PREMIUM 04/23", "CONVENTION 00123"],
    source: SOURCE,
  },
  {
    id: "fr.fee.word",
    category: "FEES_BANK_SERVICE",
    direction: "OUT",
    strength: "HINT",
    phrases: "FRAIS|FRS",
    modes: ["BANK"],
    without:
      "SCOLARITE|SCOLAIRES|NOTAIRE|INSCRIPTION|PORT|LIVRAISON|GARDE|DENTAIRES|VETERINAIRE|AVOCAT|GRAND|" +
      "MEDICAUX|D ICI|HUISSIER|NOTE DE FRAIS|NOTES DE FRAIS",
    examples: ["FRAIS ATTESTATION 03/23"],
    source: SOURCE,
  },
];
