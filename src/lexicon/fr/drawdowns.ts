import type { LexiconRule } from "../rule.js";
import {
  CAR_LENDERS,
  FAST_LENDERS,
  LENDERS,
  PERSONAL_LENDERS,
  PERSONAL_WORDS,
  REAL_ESTATE_LENDERS,
  REAL_ESTATE_WORDS,
  RECEIVABLES,
  REVOLVING_PRODUCTS,
  REVOLVING_WORDS,
} from "./lenders.js";

const SOURCE = "general knowledge of French lenders, lessors and collection";

const DRAWDOWN_WORDS =
  "DEBLOCAGE PRET|DEBLOCAGE DE PRET|DEBLOCAGE DU PRET|DEBLOCAGE CREDIT|DEBLOCAGE DE CREDIT|DEBLOCAGE DE FONDS|" +
  "DEBLOCAGE FONDS|DEBLOC PRET|MISE A DISPO PRET|MISE A DISPOSITION PRET|MISE A DISPOSITION DU PRET|" +
  "MISE A DISPOSITION CREDIT|MISE A DISPOSITION DE FONDS|MISE A DISPOSITION DES FONDS|VERSEMENT PRET|" +
  "VERSEMENT DU PRET|VERSEMENT DE PRET|VERSEMENT CREDIT|VERSEMENT DE CREDIT|VERST PRET|" +
  "REALISATION PRET|REALISATION DE PRET|REALISATION CREDIT|REALISATION DE CREDIT|REALIS PRET|OCTROI PRET|" +
  "PRET ACCORDE|FONDS PRET|FINANCEMENT PRET|FINANCEMENT CREDIT|FINANCEMENT DE VOTRE PROJET|" +
  "AVANCE DE TRESORERIE";

/** Words for a loan of a business, besides `PRET`. */
const LOANS_OF_BUSINESSES =
  "CREDIT PROFESSIONNEL|CREDIT PRO|CREDIT D INVESTISSEMENT|CREDIT INVESTISSEMENT|CREDIT D EQUIPEMENT|CREDIT EQUIPEMENT";

/** What a bank says of a loan besides its number: whom and what it is for, the scheme. */
const SAID_OF_LOANS =
  "PRO|PROFESSIONNEL|ENTREPRISE|ENTREPRISES|INVESTISSEMENT|EQUIPEMENT|MATERIEL|TRESORERIE|PGE|GARANTI|ETAT|RESILIENCE|CREATION|REPRISE|" +
  "REBOND|INNOVATION|CROISSANCE|INTERCO|INTRAGROUPE|AMORTISSABLE|FIXE|VEHICULE|ETUDES|ETUDIANT|TRAVAUX|CONSO|CONSOMMATION|AGENCE";

/** What repays a loan, costs besides, or is called so. */
const NO_PAYOUT =
  "ECH|ECHEANCE|ECHEANCES|MENSUALITE|PAIEMENT|REGLEMENT|FACTURE|FACT|FAC|ACHAT|SOLDE|PRET A|PRET DE|ANNULATION|FRAIS|ASSURANCE";

/** An instalment that is named before its loan comes back; behind it, it tells what a loan is paid out for. */
const INSTALMENT_WORDS = ["ECHEANCE", "ECHEANCES", "ECH", "MENSUALITE", "MENSUALITES"]
  .flatMap((instalment) => ["PRET", "DE PRET", "DU PRET", "CREDIT", "DE CREDIT"].map((loan) => `${instalment} ${loan}`))
  .join("|");

/** Loans of each kind paid out in France. */
export const DRAWDOWNS: readonly LexiconRule[] = [
  {
    id: "fr.drawdown.lenders.transfer",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "PURPOSE",
    phrases: `${LENDERS}|${CAR_LENDERS}|${FAST_LENDERS}`,
    modes: ["TRANSFER"],
    with:
      "SA|DEBLOCAGE|FINANCEMENT|PRET|CREDIT|FONDS|VERSEMENT|UTILISATION|DOSSIER|CONTRAT|MISE A DISPOSITION|" +
      "DEMANDE",
    without: "SALAIRE|PAIE|REMBOURSEMENT|REMB|TROP PERCU|NOTE DE FRAIS|PRIME|INTERESSEMENT",
    examples: ["VIR SEPA RECU /DE COFIDIS SA /MOTIF DEBLOCAGE", "VIREMENT CETELEM FINANCEMENT CUISINE"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.lenders",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "NAME",
    phrases: `${LENDERS}|${CAR_LENDERS}|${FAST_LENDERS}`,
    without: "PRIME|BIENVENUE|PARRAINAGE|CASHBACK",
    examples: ["VIREMENT COFIDIS", "VIREMENT EN VOTRE FAVEUR CARREFOUR BANQUE REF 11"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.lenders.personal",
    category: "LOAN_DRAWDOWN_PERSONAL",
    direction: "IN",
    strength: "NAME",
    phrases: PERSONAL_LENDERS,
    examples: ["VIREMENT RECU YOUNITED CREDIT"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.words",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "MICROCREDIT|PRET ADIE|ADIE PRET|VERSEMENT MINI CREDIT|VERSEMENT MINI PRET|VERSEMENT MINICREDIT|" +
      "DEBLOCAGE MINI CREDIT|DEBLOCAGE MINI PRET|VERSEMENT MICRO CREDIT|" +
      "DECAISSEMENT PRET|DECAISSEMENT DE PRET|DECAISSEMENT DU PRET|DECAISSEMENT CREDIT|PRET D HONNEUR|PRET HONNEUR|" +
      DRAWDOWN_WORDS,
    // They pay out what a house was sold for.
    without: "NOTAIRE|NOTAIRES|OFFICE NOTARIAL|ETUDE NOTARIALE",
    examples: ["DEBLOCAGE PRET 00123", "VIR MISE A DISPOSITION DE FONDS DOSSIER 12", "REALISATION DE PRET 5512"],
    source: SOURCE,
  },
  {
    // What a bank credits under the loan's number alone: beside other words a wage, a friend or a return may be meant.
    id: "fr.drawdown.word",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "HINT",
    phrases: `PRET|PRETS|EMPRUNT|${LOANS_OF_BUSINESSES}`,
    notModes: ["TRANSFER", "CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    standsAlone: true,
    beside: SAID_OF_LOANS,
    without: NO_PAYOUT,
    examples: ["PRET 441200", "PRET PGE 441200", "BELFIUS CREDIT PROFESSIONNEL"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.word.companies",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "HINT",
    phrases: "PRET|PRETS",
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    standsAlone: true,
    behindCompany: true,
    beside: SAID_OF_LOANS,
    without: NO_PAYOUT,
    examples: ["VIR HOLDING MARTIN SAS PRET INTERCO", "VIR SEPA BNP PARIBAS PRET 4412"],
    source: SOURCE,
  },
  {
    // The public bank lends, grants and insures: only what it calls a loan is one.
    id: "fr.drawdown.public-bank",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "BPIFRANCE|BPI FRANCE|BPIFRANCE FINANCEMENT",
    modes: ["TRANSFER"],
    with: "PRET|DEBLOCAGE|AVANCE REMBOURSABLE|AVANCE RECUPERABLE",
    without: "SUBVENTION|REMBOURSEMENT|REMB|TROP PERCU|ANNULATION|FACTURE",
    examples: ["VIR BPIFRANCE PRET REBOND"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.receivables",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "PURPOSE",
    phrases: `${RECEIVABLES}|ESCOMPTE EFFETS|ESCOMPTE D EFFETS|EFFETS ESCOMPTES|REMISE ESCOMPTE|REMISE A L ESCOMPTE`,
    examples: ["MOBILISATION CREANCES DAILLY 2026-007", "MCNE 118204", "REMISE ESCOMPTE 3 EFFETS"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.personal",
    category: "LOAN_DRAWDOWN_PERSONAL",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      `${PERSONAL_WORDS}|DEBLOCAGE PRET PERSONNEL|VERSEMENT PRET PERSONNEL|REALISATION PRET PERSONNEL|` +
      "DEBLOCAGE PRET PERSO|VERSEMENT PRET PERSO|DEBLOCAGE PRET AUTO|DEBLOCAGE PRET ETUDIANT|" +
      "MISE A DISPOSITION PRET PERSONNEL",
    without: `REMBOURSEMENT|REMB|TROP PERCU|ANNULATION|${INSTALMENT_WORDS}`,
    examples: ["VIR SEPA RECU CETELEM PRET PERSONNEL", "DEBLOCAGE PRET PERSONNEL 4455"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.revolving",
    category: "LOAN_DRAWDOWN_REVOLVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases: `CARTE PASS UTILISATION|UTILISATION CARTE PASS|${REVOLVING_WORDS}|FINANCEMENT CARTE PASS|CARTE PASS FINANCEMENT`,
    without: INSTALMENT_WORDS,
    examples: ["VIREMENT SOFINCO CREDIT RENOUVELABLE", "VIR UTILISATION RESERVE 300 EUR"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.revolving.products",
    category: "LOAN_DRAWDOWN_REVOLVING",
    direction: "IN",
    strength: "NAME",
    phrases: REVOLVING_PRODUCTS,
    examples: ["VIREMENT RECU COFINOGA"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.home",
    category: "LOAN_DRAWDOWN_REAL_ESTATE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      `${REAL_ESTATE_WORDS}|DEBLOCAGE PRET IMMOBILIER|DEBLOCAGE PRET IMMO|DEBLOCAGE PRET HABITAT|VERSEMENT PRET IMMOBILIER|` +
      "VERSEMENT PRET IMMO|VERSEMENT PRET HABITAT|REALISATION PRET IMMOBILIER|REALISATION PRET IMMO|" +
      "REALISATION PRET HABITAT|DEBLOCAGE PTZ|DEBLOCAGE CREDIT IMMOBILIER",
    without: INSTALMENT_WORDS,
    examples: ["DEBLOCAGE PRET IMMOBILIER 1122", "REALISATION PRET HABITAT 0033"],
    source: SOURCE,
  },
  {
    id: "fr.drawdown.home.lenders",
    category: "LOAN_DRAWDOWN_REAL_ESTATE",
    direction: "IN",
    strength: "NAME",
    phrases: REAL_ESTATE_LENDERS,
    // The guarantee's fund gives its share back.
    without: "RESTIT|RESTITUTION|FMG|REMBOURSEMENT|REMB",
    examples: ["VIR RECU CREDIT FONCIER DE FRANCE"],
    source: SOURCE,
  },
];
