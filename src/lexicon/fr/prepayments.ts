import { cutsOf } from "../cut-names.js";
import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import { FRENCH_MONTHS } from "../wage-words.js";
import { SPLIT_SIGNS } from "./instalments.js";
import {
  CAR_LENDERS,
  FAST_LENDERS,
  LENDERS,
  PERSONAL_INSTALMENTS,
  PERSONAL_LENDERS,
  REAL_ESTATE_INSTALMENTS,
  REAL_ESTATE_LENDERS,
  REVOLVING_PRODUCTS,
  REVOLVING_WORDS,
} from "./lenders.js";

const SOURCE = "general knowledge of French lenders, lessors and collection";

const REPAYMENT = "REMBOURSEMENT|REMB|REMBT|REMBST|RBT|RBST";
const SETTLES = "SOLDE|SOLDE DE|SOLDE DU|CLOTURE|CLOTURE DE|CLOTURE DU";

/** What is left of a loan that a text names, whatever kind of loan it goes on to name: `SOLDE PRET PERSONNEL`. */
const SETTLED_LOANS =
  `${pairsOf(SETTLES, "PRET|CREDIT|EMPRUNT")}|` +
  pairsOf(
    pairsOf(REPAYMENT, "TOTAL|TOTAL DE|TOTAL DU|PARTIEL|PARTIEL DE|PARTIEL DU|INTEGRAL|INTEGRAL DE|INTEGRAL DU"),
    "PRET|CREDIT|EMPRUNT",
  );

const EARLY =
  `${pairsOf(REPAYMENT, "ANTICIPE|ANT|ANTIC|ANTICIP|TOTAL ANTICIPE|PARTIEL ANTICIPE")}|SOLDE ANTICIPE|` +
  "RACHAT ANTICIPE|RAT PRET|RAP PRET";

/** The name of a bank, not what it lends: `SOLDE CREDIT AGRICOLE` is money that leaves an account. */
const SETTLED_AT_BANK = pairsOf(
  SETTLES,
  `${cutsOf("CREDIT AGRICOLE", "CREDIT AGR")}|${cutsOf("CREDIT MUTUEL", "CREDIT MUT")}|${cutsOf("CREDIT LYONNAIS", "CREDIT LY")}|` +
    `CREDIT DU NORD|${cutsOf("CREDIT COOPERATIF", "CREDIT COOP")}|${cutsOf("CREDIT INDUSTRIEL", "CREDIT INDUS")}|CREDIT MARITIME|` +
    "CREDIT MUNICIPAL|CREDIT SUISSE|CREDIT D IMPOT|CREDIT IMPOT",
);

/** That part of an instalment is left, or that it is late: no loan ends with it. */
const INSTALMENT_WORDS =
  "ECHEANCE|ECHEANCES|ECH|MENSUALITE|MENSUALITES|RETARD|IMPAYE|IMPAYES|IMPAYEE|ARRIERE|ARRIERES|REGULARISATION";

/** That a payment is taken early for a holiday, or is no loan's. */
const ADVANCED = "LOYER|LOYERS|IMPOT|IMPOTS|COTISATION|FRAIS|COMMISSION|INDEMNITE|FERIE|FERIES|WEEK END|WEEKEND";

/** What is paid beside a loan. */
const CHARGES = "ASSURANCE|ASSURANCES|FRAIS|COMMISSION";

/** What a lender is paid in full each month, by itself, or for goods. */
const OTHER_DUES = `PERMANENT|PERM|CARTE|MASTERCARD|VISA|RELEVE|INSUFFISANT|${pairsOf("SOLDE|SOLDE DE", FRENCH_MONTHS)}`;

/** What is bought at the end of a lease. */
const LEASED = "VEHICULE|VOITURE|LOCATION|LOYER|LOYERS|LOA|LLD|LEASING|OPTION";

/** They buy the loans of others: what is paid to them by such words is the instalment of the new one. */
const REGROUPING_LENDERS = "CREATIS|CREDITLIFT|CFCAL|CFCAL BANQUE|MY MONEY BANK|MYMONEYBANK|MONEY BANK";

/** That a text tells of an instalment, or of no loan, whatever it says is left of one. */
const NOT_SETTLED = `${INSTALMENT_WORDS}|${CHARGES}|${SETTLED_AT_BANK}|${FAST_LENDERS}|${REVOLVING_PRODUCTS}`;

/** The kinds of loans: of two rules with one phrase the first id decides, and those of their instalments come behind. */
const KINDS_OF_LOANS = `${PERSONAL_INSTALMENTS}|${REAL_ESTATE_INSTALMENTS}|${REVOLVING_WORDS}`;

/** Loans that are paid back before their time, in part or whole. */
export const PREPAYMENTS: readonly LexiconRule[] = [
  {
    id: "fr.loan.early.kinds",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: KINDS_OF_LOANS,
    with: EARLY,
    examples: ["RBT ANT PRET PERSONNEL 4412", "PRET IMMOBILIER 00441 REMB ANTICIPE"],
    source: SOURCE,
  },
  {
    id: "fr.loan.early.kinds.word",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: KINDS_OF_LOANS,
    with: "ANTICIPE",
    without: ADVANCED,
    examples: ["REMBOURSEMENT PRET IMMOBILIER 00441 ANTICIPE"],
    source: SOURCE,
  },
  {
    id: "fr.loan.early.kinds.settled",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: KINDS_OF_LOANS,
    with: SETTLED_LOANS,
    without: NOT_SETTLED,
    examples: ["SOLDE PRET IMMOBILIER 00120", "CLOTURE CREDIT RENOUVELABLE 4412"],
    source: SOURCE,
  },
  {
    id: "fr.loan.prepayment",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: EARLY,
    examples: ["REMBOURSEMENT ANTICIPE PRET 00123", "VIR REMB ANTICIPE 4412"],
    source: SOURCE,
  },
  {
    // The loan's number stands within what is said: REMBOURSEMENT PRET 4412 ANTICIPE.
    id: "fr.loan.prepayment.word",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "ANTICIPE",
    with:
      `PRET|PRETS|EMPRUNT|${pairsOf(`${REPAYMENT}|${SETTLES}|ECHEANCE|MENSUALITE`, "CREDIT|DE CREDIT|DU CREDIT")}|${LENDERS}|` +
      `${CAR_LENDERS}|${PERSONAL_LENDERS}|${REAL_ESTATE_LENDERS}`,
    without: ADVANCED,
    examples: ["REMBOURSEMENT PRET N 816004471 ANTICIPE TOTAL", "PRLV SEPA COFIDIS ANTICIPE DOSSIER 28966000417"],
    source: SOURCE,
  },
  {
    id: "fr.loan.prepayment.settled",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: SETTLED_LOANS,
    without: NOT_SETTLED,
    examples: ["SOLDE PRET N 816004471", "REMBOURSEMENT TOTAL DU PRET 00123"],
    source: SOURCE,
  },
  {
    // A lender's name in a transfer, as the rest may stand in the field of a remark.
    id: "fr.loan.lenders.settled",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: `${LENDERS}|${CAR_LENDERS}|${PERSONAL_LENDERS}|${REAL_ESTATE_LENDERS}`,
    modes: ["TRANSFER"],
    with: `SOLDE|CLOTURE|RACHAT|TOTALITE|ANTICIPE|${pairsOf(REPAYMENT, "TOTAL|INTEGRAL")}`,
    without:
      `${INSTALMENT_WORDS}|${CHARGES}|${OTHER_DUES}|${SPLIT_SIGNS}|${LEASED}|${REGROUPING_LENDERS}|` +
      `${pairsOf("CREDIT|CREDITS", FRENCH_MONTHS)}|REGROUPEMENT|MENSUEL|MENSUELLE|LOL|MDR|PTDR|HAHA|BLAGUE|SALAIRE`,
    examples: ["VIR SEPA COFIDIS SOLDE DOSSIER 28966000417723", "VIR SEPA CETELEM RACHAT CREDIT 42188019035001"],
    source: SOURCE,
  },
];
