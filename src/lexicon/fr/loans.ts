import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import { INSTALMENTS_OF_INSURANCE, INSURERS_OF_INSTALMENTS, LEAST_INSURED_INSTALMENT } from "./insurance.js";
import { BARS } from "./insurers.js";
import {
  CAR_LENDERS,
  FAST_LENDERS,
  LENDERS,
  PERSONAL_INSTALMENTS,
  PERSONAL_LENDERS,
  REAL_ESTATE_INSTALMENTS,
  REAL_ESTATE_LENDERS,
  RECEIVABLES,
  REVOLVING_PRODUCTS,
  REVOLVING_WORDS,
} from "./lenders.js";
import { SELLERS_OF_HOUSES } from "./lent-for.js";

const SOURCE = "general knowledge of French lenders, lessors and collection";

/** What insures the rest of a loan. */
const INSURANCE_OF_REST = pairsOf("ASSURANCE|ASSURANCES|ASS", "SOLDE|CLOTURE");

const FAST_WORDS = "MINI CREDIT|MINI PRET|MICRO CREDIT EXPRESS|MINICREDIT|MINIPRET|PRET EXPRESS PAIEMENT";

/** Cards of shops: a credit only where the shop's name is not that of a purchase. */
const STORE_CARDS =
  "CARTE PASS|CARTE CASINO|CARTE CDISCOUNT|CARTE FNAC|CARTE DARTY|CARTE BUT|CARTE CONFORAMA|" +
  "CARTE GALERIES LAFAYETTE|" +
  "CARTE PRINTEMPS|CARTE LEROY MERLIN|CARTE CASTORAMA|CARTE AUCHAN|CARTE ONEY|CARTE CORA|CARTE LECLERC|" +
  "CARTE IKEA|" +
  "CARTE BOULANGER|CARTE MASTERCARD|CARTE FLOA|CARTE AMAZON|CARTE ALINEA|CARTE DECATHLON|CARTE BRICORAMA|" +
  "CARTE ACCORD|CARTE SOFINCO|CARTE CETELEM|CARTE COFINOGA|CARTE NORAUTO|CARTE ELECTRO DEPOT|CARTE MONOPRIX";

const LOAN_WORDS =
  // Of an unpaid instalment too: the words of a rejection tell that it was a loan's.
  "ECHEANCE PRET IMPAYEE|ECHEANCE PRET REJETEE|" +
  "ECHEANCE EMPRUNT|ECH EMPRUNT|ECHEANCE D EMPRUNT|REMBOURSEMENT EMPRUNT|REMBOURSEMENT D EMPRUNT|EMPRUNT ECHEANCE|MENSUALITE EMPRUNT|AMORTISSEMENT EMPRUNT|ECHEANCE PRET|ECHEANCE DE PRET|ECHEANCES PRET|ECHEANCEPRET|ECH PRET|ECHE PRET|ECH DE PRET|ECH PRETS|" +
  "ECH PRET CAP IN|ECH PRET CAP|PRET ECHEANCE|PRET ECH|MENSUALITE PRET|MENSUALITE DE PRET|MENSUALITE CREDIT|" +
  "REMBOURSEMENT PRET|REMBOURSEMENT DE PRET|REMBOURSEMENT DU PRET|REMB PRET|REMBT PRET|RBT PRET|RBST PRET|" +
  "REMBST PRET|" +
  "REMBOURSEMENT CREDIT|REMBOURSEMENT DE CREDIT|REMB CREDIT|RBT CREDIT|AMORTISSEMENT PRET|ECHEANCE CREDIT|" +
  "ECHEANCE DE CREDIT|ECH CREDIT|ECH CRED|CREDIT ECHEANCE|CREDIT CONSO|CREDIT CONSOMMATION|" +
  "CREDIT A LA CONSOMMATION|" +
  "REGROUPEMENT DE CREDITS|REGROUPEMENT DE CREDIT|REGROUPEMENT CREDITS|RACHAT DE CREDIT|RACHAT DE CREDITS|" +
  "RACHAT CREDIT|RACHAT DE PRET|PRELEVEMENT PRET|PRLV PRET|PRLV CREDIT|INTERETS PRET|INTERETS DE PRET|" +
  "EUROCOMPTE PRET|" +
  "PRET TRAVAUX|CREDIT TRAVAUX|PRET EMPLOYEUR|PRET SOCIAL|REPRISE PRET|MICROCREDIT|MICRO CREDIT|ECHEANCE IMPAYEE PRET|" +
  "REGUL ECHEANCE PRET|REGULARISATION PRET|MENSUALITE IMPAYEE|ECHEANCE IMPAYEE|ARRIERES PRET|" +
  "ECHEANCE FINANCEMENT|" +
  "FINANCEMENT AUTO|LOAN REPAYMENT";

/** An instalment of which a bank takes itself what there is money for. */
const PARTS_OF_INSTALMENTS = pairsOf("PLV PARTIEL|PRLV PARTIEL|PRELEVEMENT PARTIEL", "ECH|ECHEANCE");
/**
 * An instalment that is paid in part, or later as it came back: other bills are called so too, by who transfers money for them and by
 * who takes them, so that nothing but a contract's number may stand beside, right behind: an invoice's is named before.
 */
const MADE_GOOD = pairsOf("RBT IMPAYE|REMBT IMPAYE|RB IMP|PAIEMENT PARTIEL", "ECH|ECHEANCE");

/** Repayments of loans of each kind in France. */
export const LOANS: readonly LexiconRule[] = [
  {
    id: "fr.loan.receivables",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: RECEIVABLES,
    with: "REMBOURSEMENT|REMBT|REMB|RBT|ECHEANCE|ECH",
    without: "FRAIS|COMMISSION|COMMISSIONS|INTERETS",
    examples: ["REMBT CREANCES DAILLY 2026-007"],
    source: SOURCE,
  },
  {
    id: "fr.loan.lenders",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: LENDERS,
    examples: ["PRLV SEPA COFIDIS ECH 05/03 ID EMETTEUR/FR00ZZZ999999", "PRELEVEMENT CA CONSUMER FINANCE REF 1178"],
    source: SOURCE,
  },
  {
    id: "fr.loan.lenders.cars",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: CAR_LENDERS,
    without: "LOCATION|LOYER|LOYERS|LOA|LLD|LEASING|LEASE|CREDIT BAIL",
    examples: ["PRLV SEPA DIAC REF 8812", "PRELEVEMENT VOLKSWAGEN BANK GMBH"],
    source: SOURCE,
  },
  {
    id: "fr.loan.lenders.short",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: "CASDEN|CASDEN BANQUE POPULAIRE|CGL|CGLE|EDEL|ADIE|S2P|LCL CREDIT|TF BANK|ACTION LOGEMENT SERVICES",
    modes: ["DIRECT_DEBIT"],
    without: "ASSURANCE|ASSURANCES|LOYER|COTISATION",
    examples: ["PRLV SEPA CASDEN BANQUE POPULAIRE", "PRELEVEMENT CGL REF 10023"],
    source: SOURCE,
  },
  {
    id: "fr.loan.lenders.personal",
    category: "LOAN_REPAYMENT_PERSONAL",
    direction: "OUT",
    strength: "NAME",
    phrases: PERSONAL_LENDERS,
    examples: ["PRLV SEPA YOUNITED CREDIT REF 22-1", "PRELEVEMENT SOGEFINANCEMENT 0099"],
    source: SOURCE,
  },
  {
    id: "fr.loan.lenders.fast",
    category: "LOAN_REPAYMENT_FAST",
    direction: "OUT",
    strength: "NAME",
    phrases: FAST_LENDERS,
    examples: ["CARTE X1234 FINFROG PARIS", "PRLV SEPA NOVUM BANK LIMITED CASHPER"],
    source: SOURCE,
  },
  {
    id: "fr.loan.words.fast",
    category: "LOAN_REPAYMENT_FAST",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: FAST_WORDS,
    notModes: ["TRANSFER"],
    examples: ["PRLV SEPA ECHEANCE MINI CREDIT 118"],
    source: SOURCE,
  },
  {
    id: "fr.loan.lenders.bling",
    category: "LOAN_REPAYMENT_FAST",
    direction: "OUT",
    strength: "NAME",
    phrases: "BLING",
    modes: ["DIRECT_DEBIT", "CARD"],
    without: "BIJOUTERIE|BIJOUX|BLING BLING|BOUTIQUE",
    examples: ["PRLV SEPA BLING REF AX11"],
    source: SOURCE,
  },
  {
    id: "fr.loan.revolving.products",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "NAME",
    phrases: REVOLVING_PRODUCTS,
    examples: ["PRLV SEPA COFINOGA ECHEANCE", "PRELEVEMENT DE ADVANZIA BANK REF 77", "PRLV CARTE AURORE CETELEM"],
    source: SOURCE,
  },
  {
    id: "fr.loan.revolving.cards",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: `${STORE_CARDS}|PLURIEL|AMERICAN EXPRESS|AMERICAN EXPRESS CARTE FRANCE|AMEX`,
    modes: ["DIRECT_DEBIT"],
    without: "PASS NAVIGO|NAVIGO|CARTE PASS NAVIGO|JEUNE|VOYAGES",
    examples: [
      "PRLV SEPA CARTE PASS 0711",
      "PRELEVEMENT BANQUE CASINO PRLV CARTE CASINO",
      "PRLV SEPA AMERICAN EXPRESS",
    ],
    source: SOURCE,
  },
  {
    id: "fr.loan.revolving.words",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: REVOLVING_WORDS,
    notModes: ["CARD"],
    without: INSURANCE_OF_REST,
    examples: ["PRLV SEPA SOFINCO CREDIT RENOUVELABLE 441", "ECHEANCE RESERVE D'ARGENT 08/23"],
    source: SOURCE,
  },
  {
    id: "fr.loan.personal.words",
    category: "LOAN_REPAYMENT_PERSONAL",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: PERSONAL_INSTALMENTS,
    without: `${INSURANCE_OF_REST}|${SELLERS_OF_HOUSES}`,
    examples: ["ECHEANCE PRET PERSONNEL 00123", "PRLV SEPA CETELEM PRET PERSONNEL 4412"],
    source: SOURCE,
  },
  {
    id: "fr.loan.home.words",
    category: "LOAN_REPAYMENT_REAL_ESTATE",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: REAL_ESTATE_INSTALMENTS,
    notModes: ["CARD"],
    without: `${BARS}|${INSURANCE_OF_REST}|${SELLERS_OF_HOUSES}`,
    examples: ["ECHEANCE PRET IMMOBILIER 00441", "PRLV ECH PRET HABITAT 2201", "ECHEANCE PTZ 12/23"],
    source: SOURCE,
  },
  {
    id: "fr.loan.home.lenders",
    category: "LOAN_REPAYMENT_REAL_ESTATE",
    direction: "OUT",
    strength: "NAME",
    phrases: REAL_ESTATE_LENDERS,
    examples: ["PRLV SEPA CREDIT FONCIER DE FRANCE"],
    source: SOURCE,
  },
  {
    id: "fr.loan.words",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: `ECHPRET|ECHPRET CAP+IN|ECH PRET CAP+IN|ECHEANCEPRET|PGE RESILIENCE|ECH PGE|ECHEANCE PGE|PRET PGE|PRET GARANTI PAR L ETAT|${LOAN_WORDS}`,
    // A lender's name, or the kind of loan, says more than the word for an instalment.
    without: `${LENDERS}|${CAR_LENDERS}|${PERSONAL_LENDERS}|${FAST_LENDERS}|${REVOLVING_PRODUCTS}|${REAL_ESTATE_LENDERS}|ANTICIPE|${SELLERS_OF_HOUSES}`,
    examples: ["ECHEANCE PRET 0321900", "PRLV ECH PRET CAP+IN 12/06", "REMBOURSEMENT DE PRET 10044"],
    source: SOURCE,
  },
  {
    // What follows the insurance's word is insured, or what was bought: `ASSURANCE MAISON`.
    id: "fr.loan.words.insured",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: INSTALMENTS_OF_INSURANCE,
    notModes: ["CARD", "CASH", "CHECK"],
    amountFrom: LEAST_INSURED_INSTALMENT,
    without: INSURERS_OF_INSTALMENTS,
    isInWords: true,
    examples: ["ECHEANCE PRET ASSURANCE MAISON"],
    source: SOURCE,
  },
  {
    // Of whatever else a text names, that is paid in part.
    id: "fr.loan.parts",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "HINT",
    phrases: PARTS_OF_INSTALMENTS,
    examples: ["PLV PARTIEL ECH 10278 06041 00020345602"],
    source: SOURCE,
  },
  {
    id: "fr.loan.parts.made-good",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "HINT",
    phrases: MADE_GOOD,
    notModes: ["TRANSFER", "CARD"],
    standsAlone: true,
    // It may come back again.
    beside: "REJET|REJ|REJETE|REJETEE|IMPAYE|IMPAYEE|DEFAUT|PROVISION|PROV|SOLDE|INSUFFISANTE|INSUFFISANT|INSUFF",
    standsBeforeContract: true,
    namesNobody: true,
    examples: ["RBT IMPAYE ECH 10278 06041 00020345602"],
    source: SOURCE,
  },
  {
    id: "fr.loan.word",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "KIND",
    phrases: "PRET|PRETS",
    notModes: ["TRANSFER", "CARD", "CASH", "CHECK"],
    without: "PRET A PORTER|PRET A MANGER|PORTER|FRAIS|ASSURANCE",
    examples: ["PRLV BANQUE DU NORD PRET 0045121", "PRET 884213 12/09"],
    source: SOURCE,
  },
  {
    id: "fr.loan.lenders.transfer",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: `${LENDERS}|${CAR_LENDERS}`,
    isName: true,
    // In a transfer, one word is a counterparty only where the rest of the text agrees.
    modes: ["TRANSFER"],
    with:
      "ECHEANCE|ECHEANCES|MENSUALITE|MENSUALITES|REMBOURSEMENT|REMB|RETARD|IMPAYE|ARRIERE|ARRIERES|" +
      "REGULARISATION|DOSSIER|CONTRAT|CREDIT",
    without: "LOL|MDR|PTDR|HAHA|HIHI|HAHAHA|BLAGUE|LOCATION|LOYER|LOYERS|LOA|LLD|LEASING|ANTICIPE|SALAIRE|3X|4X",
    examples: ["VIR COFIDIS REMBOURSEMENT DOSSIER 8812", "VIREMENT SOFINCO RETARD MARS"],
    source: SOURCE,
  },
];
