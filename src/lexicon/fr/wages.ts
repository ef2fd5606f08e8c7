import { AGENCY_NAMES } from "../international/agencies.js";
import { INVOICE_PAYERS, NOT_AN_INVOICE, SUPPLIERS } from "../international/incomes.js";
import { BOOKMAKERS, NO_EMPLOYER, NO_WAGE } from "../international/wages.js";
import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import { LEAST_SEVERANCE, MOST_LAST_WAGE } from "../settlements.js";
import { FRENCH_MONTHS } from "../wage-words.js";

const SOURCE = "general knowledge of French wages, benefits and pensions";

const WAGE_WORDS =
  "SALAIRE|SALAIRES|VIR SALAIRE|VIREMENT SALAIRE|VIR SALAIRES|PAIE|PAIES|VIR PAIE|VIREMENT PAIE|PAIE DU MOIS|" +
  "PAYE DU MOIS|SURSALAIRE|RAPPEL SURSALAIRE|" +
  "VIR PAYE|VIREMENT PAYE|VIR SEPA PAYE|PAYE MOIS|BULLETIN DE PAIE|BULLETIN PAIE|NET A PAYER|APPOINTEMENTS|" +
  "REMUNERATION MENSUELLE|" +
  "SOLDE MENSUELLE|SOLDE MILITAIRE|SOLDE ARMEE|TRAITEMENT MENSUEL|SOLDE DE TRAITEMENT|TRAITEMENT FONCTION PUBLIQUE|WAGES|PAYROLL|SALARY";

const CONTRACT_ENDS = "FIN DE CONTRAT|FIN CONTRAT";
/** What is paid out at the end of a contract of work, and of no other. */
const PAID_AT_END =
  "CONGES|INDEMNITE PREAVIS|INDEMNITE DE PREAVIS|PECULE|SALAIRE|PAIE|INDEMNITE COMPENSATRICE|PRECARITE|STC";
/** What is given back as a contract of rent ends. */
const SECURITIES = "DEPOT DE GARANTIE|CAUTION|BAIL";
/** Who hires out what is paid by the hour. */
const HIRERS = "LOCATION|LOA|LLD";
/** Who supplies, rents or lends gives money back as his contract ends, which is told in words that work and such contracts share. */
const NO_WORK = `ENERGIE|ENERGIES|ELECTRICITE|GAZ|EAU|EAUX|TELECOM|TELECOMS|ALARME|ABONNEMENT|DG|${HIRERS}`;

const LAST_WAGES = "SOLDE DE TOUT COMPTE|SOLDE TOUT COMPTE";

/** Signs that a wage text is only an advance of the wage. */
const ADVANCE_SIGNS = "ACOMPTE|ACOMPTES|ACPTE|ACPT|AVANCE|AVANCES|AV SUR SALAIRE";

/** Services that pay part of a wage in the employer's place. */
const ADVANCE_SERVICES = "STAIRWAGE|ROSALY";

/** What shows that a word for a bonus is of the state, or that a bonus was given back. */
const NO_PRIME = `CAF|AAH|PRIME EXCEPTIONNELLE ETAT|REMBOURSEMENT PRIME|REMB PRIME|TROP PERCU|RISTOURNE|${BOOKMAKERS}`;

/** What shows that a wage is less what the employer hands on to who has seized it. */
export const LESS_SEIZURE =
  "APRES SAISIE|APRES SAISIES|NET DE SAISIE|NET SAISIE|MOINS SAISIE|HORS SAISIE|DEDUCTION SAISIE|SAISIE DEDUITE|SAISIES DEDUITES|" +
  "RETENUE SAISIE|APRES SATD|APRES SAISIE SUR SALAIRE|APRES RETENUE SAISIE";

/** What an owner lends the company, in its books. */
const OWNER_ACCOUNTS = pairsOf(
  "COMPTE COURANT|CPTE COURANT|CPT COURANT|C/C|CTE COURANT",
  "ASSOCIE|ASSOCIEE|D ASSOCIE|ASSOCIES|GERANT|GERANTE",
);

/** Part of the wage of a month, paid before its end. */
const ADVANCE_MONTHS = pairsOf("ACOMPTE|ACPTE", FRENCH_MONTHS);

/** Wages and fees of the self-employed in France. */
export const WAGES: readonly LexiconRule[] = [
  {
    id: "fr.wage.garnished",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SALAIRE|SALAIRES|PAIE|PAYE|REMUNERATION|TRAITEMENT",
    with: LESS_SEIZURE,
    without: "REMBOURSEMENT|REMBT|TROP PRELEVE|TROP SAISI|RESTITUTION|HUISSIER|DGFIP|TRESORERIE|MAINLEVEE",
    isWageWord: true,
    examples: ["VIREMENT EN VOTRE FAVEUR ATELIERS DU LAC SALAIRE APRES SAISIE"],
    source: SOURCE,
  },
  {
    // Those who work across the border are paid in German too.
    id: "fr.wage.german",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SALAER|LOHN|LOHNZAHLUNG|MONATSLOHN|GEHALT|GEHALTSZAHLUNG",
    modes: ["TRANSFER"],
    with: "AG|GMBH|KG|CHF|SPITAL|KLINIK|KANTON|STADT",
    isWageWord: true,
    examples: ["VIR ZUBRO SCHWEIZ AG BASEL SALAER 04/2026 CHF COURS 0,94"],
    source: SOURCE,
  },
  {
    id: "fr.expenses.german",
    category: "REFUND_EXPENSE_REPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SPESEN|SPESENABRECHNUNG|REISESPESEN",
    modes: ["TRANSFER"],
    with: "AG|GMBH|KG|CHF|SPITAL|KLINIK|KANTON|STADT",
    examples: ["VIR ZUBRO SCHWEIZ AG SPESEN DEPLACEMENT ZUERICH"],
    source: SOURCE,
  },
  {
    // What the employer adds to the daily allowances of one who is ill.
    id: "fr.wage.sick",
    category: "WAGE",
    direction: "IN",
    // Who insures against it is known by name.
    strength: "HINT",
    phrases:
      "COMPLEMENT MALADIE|COMPLEMENT EMPLOYEUR|COMPLEMENT ARRET MALADIE|COMPLEMENT DE SALAIRE|COMPLEMENT SALAIRE",
    notModes: ["CARD", "CASH", "CHECK"],
    without: "CPAM|MSA|MUTUELLE|PREVOYANCE|ASSURANCE|ASSURANCES|MALAKOFF|AG2R|HARMONIE|REMBOURSEMENT",
    examples: ["VIREMENT ATELIERS DU LAC COMPLEMENT MALADIE"],
    source: SOURCE,
  },
  {
    id: "fr.wage.words",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: WAGE_WORDS,
    without: `${NO_WAGE}|MR SALAIRE|MME SALAIRE|MLLE SALAIRE|MLE SALAIRE|MONSIEUR SALAIRE|MADAME SALAIRE|MR PAIE|MME PAIE|MLLE PAIE|MLE PAIE|MONSIEUR PAIE|MADAME PAIE|MR PAYE|MME PAYE|MLLE PAYE|MLE PAYE|MONSIEUR PAYE|MADAME PAYE|${ADVANCE_SIGNS}|SAISIE|REMBOURSEMENT SALAIRE`,
    notModes: ["CASH", "CHECK"],
    isWageWord: true,
    examples: [
      "VIR SEPA RECU /DE ATELIERS DU LAC /MOTIF SALAIRE 03",
      "VIREMENT PAIE DE JUIN ATELIERS DU LAC",
      "SALAIRE MARS",
      "VIR SEPA RECU /DE ATELIERS DU LAC /MOTIF SALAIRE 06 APRES ACOMPTE",
      "VIREMENT ATELIERS DU LAC PAIE JUIN AVANCE DEDUITE",
    ],
    source: SOURCE,
  },
  {
    id: "fr.wage.words.transfer",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SALAIRE+PRIME|SALAIRE+PRIMES|" + "SAL|PAYE|REMUNERATION|REMUNERATIONS|REMUN",
    modes: ["TRANSFER"],
    without: `${NO_WAGE}|MR PAYE|MME PAYE|MLLE PAYE|MLE PAYE|MONSIEUR PAYE|MADAME PAYE|MR SAL|MME SAL|MLLE SAL|MLE SAL|MONSIEUR SAL|MADAME SAL|${ADVANCE_SIGNS}|REMUNERATION NETTE|LIVRET|PARTS SOCIALES|CREDITEUR|FORMATION|SAISIE|REMBOURSEMENT|PAYE PAR|PAS PAYE|FRANCE TRAVAIL|POLE EMPLOI`,
    isWageWord: true,
    examples: ["VIR SAL 0323 ATELIERS DU LAC", "VIREMENT ATELIERS DU LAC REMUNERATION MARS"],
    source: SOURCE,
  },
  {
    id: "fr.wage.public",
    category: "WAGE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "PAIERIE DEPARTEMENTALE|PAIERIE REGIONALE|PAIERIE GENERALE|PAIERIE GENERALE DU TRESOR|" +
      "MINISTERE DES ARMEES|MIN DES ARMEES|" +
      "MINISTERE EDUCATION NATIONALE|MINISTERE DE L EDUCATION NATIONALE|MIN EDUCATION NATIONALE|" +
      "MINISTERE DE L INTERIEUR|" +
      "MINISTERE DE LA JUSTICE|MINISTERE DE LA DEFENSE|CENTRE EXPERT RESSOURCES HUMAINES SOLDE|" +
      "ARMEE DE TERRE SOLDE|" +
      "GENDARMERIE NATIONALE|SERVICE LIAISON REMUNERATIONS",
    modes: ["TRANSFER"],
    amountFrom: 300,
    without:
      "JURY|ASSISES|RSA|SECOURS|PRESTATION|PRESTATIONS|" +
      "PENSION|PENSIONS|RETRAITE|RETRAITES|BOURSE|BOURSES|AIDE|REMBOURSEMENT|REMB|FRAIS|SUBVENTION|" +
      "ALLOCATION|APA|PCH|INDEMNITE",
    examples: ["VIR SEPA RECU PAIERIE DEPARTEMENTALE DU LOT"],
    source: SOURCE,
  },
  {
    id: "fr.wage.public.signs",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "TRAITEMENT ET INDEMNITES|TRAITEMENT|TRAITEMENTS|SOLDE",
    modes: ["TRANSFER"],
    with:
      "EDUCATION NATIONALE|MIN EDUC NAT|" +
      "CDG|CENTRE DE GESTION|SDIS|PREFECTURE|SYNDICAT MIXTE|MAIRIE|VILLE DE|COMMUNE|COMMUNE DE|METROPOLE|COMMUNAUTE DE COMMUNES|COMMUNAUTE D AGGLOMERATION|CONSEIL DEPARTEMENTAL|CONSEIL REGIONAL|CHU|CHR|CENTRE HOSPITALIER|HOPITAL|HOPITAUX|EHPAD|CCAS|UNIVERSITE|SPW|SPF|FEDERATION WALLONIE BRUXELLES|DRFIP|DDFIP|DGFIP|MINISTERE|TRESORERIE|PAIERIE|RECTORAT|ACADEMIE|ARMEES|ARMEE|MARINE|GENDARMERIE|" +
      "FONCTION PUBLIQUE",
    without: "REMB|HONORAIRES|SOINS|MEDICAL|IMPOT|IMPOTS|SOLDE IMPOT|SOLDE IR|PENSION|REMBOURSEMENT|BOURSE",
    examples: ["VIR SEPA RECU DRFIP TRAITEMENT 03"],
    source: SOURCE,
  },
  {
    id: "fr.wage.household",
    category: "WAGE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "URSSAF SERVICE PAJEMPLOI|URSSAF PAJEMPLOI|" +
      "CESU|CESU+|CNCESU|URSSAF CESU|CESU URSSAF|CHEQUE EMPLOI SERVICE|CHEQUE EMPLOI SERVICE UNIVERSEL|" +
      "PAJEMPLOI+|PAJEMPLOI PLUS|GUSO|CONGES SPECTACLES|AUDIENS CONGES SPECTACLES",
    without: "REMBOURSEMENT|REMB|AVANCE IMMEDIATE|AIDE|CMG",
    notModes: ["CARD"],
    examples: ["VIR SEPA RECU URSSAF CESU", "VIR CESU MME MARCHAND"],
    source: SOURCE,
  },
  {
    id: "fr.wage.special",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "INDEMNITE ELU|INDEMNITES ELU|INDEMNITE DE FONCTION|INDEMNITES DE FONCTION|INDEMNITES ELUS|" +
      "INDEMNITES STAGE|" +
      "INDEMNITE DE STAGE|" +
      "INDEMNITE STAGE|INDEMNITES DE STAGE|" +
      "GRATIFICATION STAGE|GRATIFICATION DE STAGE|GRATIFICATION STAGIAIRE|CONGES PAYES|" +
      "INDEMNITES CONGES PAYES|ICCP|VACATIONS|" +
      "PAIEMENT VACATION|PAIEMENT VACATIONS|CACHET SPECTACLE|CACHETS SPECTACLE|PORTAGE SALARIAL|" +
      "COMMISSION VRP|COMMISSIONS VRP|INDEMNITE DE NUIT|INDEMNITES DE NUIT|NUITS DIM FERIES|" +
      "DIMANCHES ET FERIES|RAPPEL INDEMN NUITS",
    // Nights and vacations that were called off are given back.
    without: "REMBOURSEMENT|ANNULEE|ANNULEES|AIRBNB|SNCF CONNECT|NUIT HOTEL|NUIT D HOTEL|NUITS D HOTEL|VACATIONS HOTEL",
    examples: ["VIREMENT GRATIFICATION DE STAGE MAI"],
    source: SOURCE,
  },
  {
    id: "fr.wage.last",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: LAST_WAGES,
    amountTo: MOST_LAST_WAGE,
    without: "REMBOURSEMENT",
    examples: ["VIR SEPA RECU ATELIERS DU LAC SOLDE DE TOUT COMPTE"],
    source: SOURCE,
  },
  {
    id: "fr.wage.last.severance",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: LAST_WAGES,
    amountFrom: LEAST_SEVERANCE,
    without: "REMBOURSEMENT",
    isPaidOnce: true,
    examples: ["VIR SEPA RECU ATELIERS DU LAC SOLDE DE TOUT COMPTE"],
    source: SOURCE,
  },
  {
    id: "fr.wage.severance",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "INDEMNITE DE LICENCIEMENT|INDEMNITES DE LICENCIEMENT|INDEMNITE LICENCIEMENT|INDEMNITES LICENCIEMENT|" +
      "INDEMNITE RUPTURE CONVENTIONNELLE|INDEMNITE DE RUPTURE CONVENTIONNELLE|RUPTURE CONVENTIONNELLE|" +
      "INDEMNITE DE DEPART A LA RETRAITE|INDEMNITE DEPART RETRAITE|INDEMNITE DEPART A LA RETRAITE|" +
      "INDEMNITE DE DEPART EN RETRAITE|INDEMNITE FIN DE CARRIERE|INDEMNITE DE FIN DE CARRIERE|INDEMNITES FIN DE CARRIERE",
    without: "REMBOURSEMENT",
    isPaidOnce: true,
    examples: [
      "VIR SEPA RECU ATELIERS DU LAC INDEMNITE DE LICENCIEMENT",
      "VIR ATELIERS DU LAC RUPTURE CONVENTIONNELLE",
    ],
    source: SOURCE,
  },
  {
    // A contract for power ends too: what is paid out right behind says that it was one of work, whoever pays.
    id: "fr.wage.contract-end",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: pairsOf(CONTRACT_ENDS, `CDD|DE CDD|${PAID_AT_END}`),
    modes: ["TRANSFER"],
    without: "REMBOURSEMENT",
    examples: ["VIR SEPA MAIRIE D ORANGE FIN DE CONTRAT CDD"],
    source: SOURCE,
  },
  {
    id: "fr.wage.contract-end.signs",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: CONTRACT_ENDS,
    modes: ["TRANSFER"],
    with: `JOURS FERIES|CDD|CDI|${PAID_AT_END}`,
    without: `REMBOURSEMENT|MUTUELLE|${SECURITIES}|${SUPPLIERS}`,
    examples: ["VIR SEPA RECU ATELIERS DU LAC FIN DE CONTRAT SOLDE CONGES"],
    source: SOURCE,
  },
  {
    id: "fr.wage.contract-end.hours",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: CONTRACT_ENDS,
    modes: ["TRANSFER"],
    with: "HEURES",
    without: `REMBOURSEMENT|MUTUELLE|HEURES CREUSES|HEURES PLEINES|${HIRERS}|${SECURITIES}|${SUPPLIERS}`,
    examples: ["VIR SEPA RECU ATELIERS DU LAC FIN DE CONTRAT HEURES SUP"],
    source: SOURCE,
  },
  {
    // Days off that were not taken, but for a postcode, which is told so too.
    id: "fr.wage.contract-end.short",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: `CP|${pairsOf(CONTRACT_ENDS, "PREAVIS")}`,
    modes: ["TRANSFER"],
    with: CONTRACT_ENDS,
    isNoPostcode: true,
    without: `REMBOURSEMENT|MUTUELLE|${SECURITIES}|${NO_WORK}|${SUPPLIERS}`,
    examples: ["VIR SEPA RECU ATELIERS DU LAC FIN DE CONTRAT SOLDE CP"],
    source: SOURCE,
  },
  {
    id: "fr.wage.bonus",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "PRIME EXCEPTIONNELLE|PRIME ANNUELLE|PRIME SEMESTRIELLE|PRIME TRIMESTRIELLE|PRIME DE PARTAGE|" +
      "PRIME PARTAGE VALEUR|" +
      "PRIME DE PARTAGE DE LA VALEUR|PRIME MACRON|PRIME PEPA|PRIME PPV|PRIME VACANCES|PRIME DE VACANCES|" +
      "PRIME FIN D ANNEE|PRIME DE FIN D ANNEE|" +
      "PRIME OBJECTIF|PRIME OBJECTIFS|PRIME SUR OBJECTIFS|PRIME D OBJECTIFS|PRIME PERFORMANCE|" +
      "PRIME DE PERFORMANCE|PRIME COOPTATION|" +
      "PRIME DE COOPTATION|PRIME COMMERCIALE|PRIME INTERESSEMENT|PRIME D INTERESSEMENT|PRIME PARTICIPATION|" +
      "PRIME DE PARTICIPATION|" +
      "PRIME BILAN|PRIME DE BILAN|PRIME ANCIENNETE|PRIME SALAIRE|13EME MOIS|13E MOIS|13 EME MOIS|" +
      "TREIZIEME MOIS|14EME MOIS|" +
      "SALAIRE 13EME MOIS|INTERESSEMENT|PARTICIPATION AUX BENEFICES|PARTICIPATION BENEFICES|" +
      "PARTICIPATION SALARIALE|" +
      "INTERESSEMENT ET PARTICIPATION|BONUS LTI|BONUS STI|BONUS SUR OBJECTIFS|BONUS OBJECTIFS|BONUS PERFORMANCE|" +
      "PART VARIABLE|REMUNERATION VARIABLE",
    without: NO_PRIME,
    examples: [
      "VIR SEPA RECU ATELIERS DU LAC 13EME MOIS",
      "VIREMENT ATELIERS DU LAC PRIME EXCEPTIONNELLE",
      "VIR INTERESSEMENT 2022",
    ],
    source: SOURCE,
  },
  {
    // Who pays customers calls it so too.
    id: "fr.wage.bonus.yearly",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "BONUS ANNUEL|BONUS ANNUAL|BONUS VARIABLE",
    without: `${NO_PRIME}|${NO_EMPLOYER}`,
    examples: ["VIR SEPA RECU ATELIERS DU LAC BONUS ANNUEL 2025"],
    source: SOURCE,
  },
  {
    id: "fr.wage.advance.salary",
    category: "WAGE_SALARY_ADVANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "AVANCE SALAIRE|AVANCE SUR SALAIRE|AVANCE DE SALAIRE|AVANCE PAIE|AVANCE SUR PAIE|AVANCES SUR SALAIRES|" +
      "AV SUR SALAIRE|" +
      `AVANCE SUR REMUNERATION|AVANCE REMUNERATION|${ADVANCE_SERVICES}`,
    examples: ["VIREMENT ATELIERS DU LAC AVANCE SUR SALAIRE"],
    source: SOURCE,
  },
  {
    id: "fr.wage.advance.words",
    category: "WAGE_ADVANCE_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "ACOMPTE SALAIRE|ACOMPTE SUR SALAIRE|ACOMPTE DE SALAIRE|ACOMPTE PAIE|ACOMPTE SUR PAIE|ACOMPTE PAYE|" +
      "ACOMPTE SUR PAYE|" +
      "ACPTE SALAIRE|ACPT SALAIRE|ACOMPTES SALAIRES|ACOMPTE REMUNERATION|ACOMPTE SUR REMUNERATION|ACOMPTE MENSUEL",
    examples: ["VIR ATELIERS DU LAC ACOMPTE SUR SALAIRE", "VIREMENT ACOMPTE PAIE MARS"],
    source: SOURCE,
  },
  {
    // The month is that of the payslip; a tenant's or a customer's advance says what it is for.
    id: "fr.wage.advance.months",
    category: "WAGE_ADVANCE_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: ADVANCE_MONTHS,
    modes: ["TRANSFER"],
    without:
      "IMPOT|IMPOTS|SCPI|REMBOURSEMENT|COMMANDE|LOYER|DEVIS|FACTURE|CHANTIER|TRAVAUX|MARIAGE|VACANCES|DIVIDENDE|DIVIDENDES|HONORAIRES",
    examples: ["VIR SEPA RECU SARL LE CHALET DES CIMES ACOMPTE AVRIL"],
    source: SOURCE,
  },
  {
    id: "fr.wage.advance.signs",
    category: "WAGE_ADVANCE_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SALAIRE|SALAIRES|PAIE|PAIES|VIR PAYE|VIREMENT PAYE|SAL",
    with: ADVANCE_SIGNS,
    // Services that lend on a wage say so themselves.
    without: `${NO_WAGE}|${ADVANCE_SERVICES}|SAISIE|REMBOURSEMENT SALAIRE`,
    examples: [
      "VIR SALAIRE ATELIERS DU LAC ACOMPTE 15/03",
      "VIR SEPA RECU /DE ATELIERS DU LAC /MOTIF SALAIRE JUIN 2026 AVANCE",
    ],
    source: SOURCE,
  },
  {
    // Employers that name the payslip and its month.
    id: "fr.wage.payslip",
    category: "WAGE",
    direction: "IN",
    strength: "KIND",
    phrases: "BULLETIN",
    modes: ["TRANSFER"],
    without: "REMBOURSEMENT|ABONNEMENT|MUNICIPAL|PAROISSIAL|METEO|ADHESION",
    examples: ["VIR SEPA RECU ATELIERS DU LAC BULLETIN 03-2026"],
    source: SOURCE,
  },
  {
    // Agencies of temporary work pay by the week, and part of it before.
    id: "fr.wage.advance.agencies",
    category: "WAGE_ADVANCE_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "ACOMPTE|ACOMPTES|ACPTE|ACPT",
    modes: ["TRANSFER"],
    with: `${AGENCY_NAMES}|INTERIM|INTERIMAIRE|TRAVAIL TEMPORAIRE|CRIT|ADEQUAT|RESSOURCES HUMAINES|RECRUTEMENT|STAFFING`,
    without: "IMPOT|IMPOTS|SCPI|REMBOURSEMENT|COMMANDE|LOYER|DEVIS",
    examples: [
      "VIR SEPA RECU ATELIERS DU LAC INTERIM ACPTE S12",
      "VIR INST AXXIS RESSOURCES SANTE ROCHE Y ACOMPTE 04/26 GAUTRON E",
    ],
    source: SOURCE,
  },
  {
    id: "fr.freelance.payouts",
    category: "FREELANCE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "MALT COMMUNITY|MALT PAIEMENT|UBER PAYMENTS BV|UBER PAYMENTS|DELIVEROO FRANCE|UBER EATS PAIEMENT|UBER EATS PAYOUT",
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    without: "REMBOURSEMENT|REMB|REFUND",
    examples: ["UBER PAYMENTS BV - Uber Eats paiement K7PQ22"],
    source: SOURCE,
  },
  {
    id: "fr.freelance.takings",
    category: "FREELANCE",
    direction: "IN",
    strength: "OPERATION",
    phrases:
      "REMCB|REM CB|REMISE CB|REMISES CB|REMISE CARTE|REMISE CARTES|REMISE CARTES BANCAIRES|REMISE DE CARTES|" +
      "REMISE MONETIQUE|REM MONETIQUE|REMISE TPE|REM CARTE|REM CARTES|TELECOLLECTE|ENCAISSEMENT CB|" +
      "ENCAISSEMENTS CB|ENCAISSEMENT CARTE|ENCAISSEMENTS CARTES",
    examples: ["REMCB 4417022 CARTE DU 1203 TPE 3310", "REMISE CARTES BANCAIRES 44170 DU 120326", "REMISE CB 0044"],
    source: SOURCE,
  },
  {
    // Only a company pays its owners a share, or gives them back what they brought in.
    id: "fr.business.dividends",
    category: "NON_OPERATING_OTHER",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "DIVIDENDES|DIVIDENDE|VERSEMENT DIVIDENDES|DISTRIBUTION DIVIDENDES|ACOMPTE DIVIDENDES|ACOMPTE SUR DIVIDENDES|" +
      "REMBOURSEMENT COMPTE COURANT ASSOCIE|REMBOURSEMENT CCA|REMBT COMPTE COURANT ASSOCIE|REMB COMPTE COURANT ASSOCIE",
    modes: ["TRANSFER"],
    examples: ["VIR SEPA MME ZUBRO ANNE DIVIDENDES 2025"],
    source: SOURCE,
  },
  {
    // Only a company's account takes what its owner brings in.
    id: "fr.business.shareholder",
    category: "NON_OPERATING_SHAREHOLDER_INCOMING",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "APPORT COMPTE COURANT|APPORT COMPTE COURANT ASSOCIE|APPORT EN COMPTE COURANT|APPORT CCA|APPORT C C A|APPORT EN CCA|" +
      `${pairsOf("APPORT|APPORT EN|APPORTS|APPORT SUR", "CPTE COURANT|CPT COURANT|CTE COURANT|CPTE CT|C/C ASSOCIE")}|` +
      "APPORT PERSONNEL|APPORT ASSOCIE|APPORT ASSOCIEE|APPORT ASSOCIES|APPORT GERANT|APPORT GERANTE|APPORT EN CAPITAL|AUGMENTATION DE CAPITAL|" +
      `AVANCE ASSOCIE|AVANCE GERANT|AVANCE CCA|${OWNER_ACCOUNTS}`,
    without:
      "REMBOURSEMENT|REMBT|REMB|REMBOURS|RBT|RBST|RETOUR|SALAIRE|PAIE|PAYE|REMUNERATION|PRET|DEBLOCAGE|DIVIDENDES",
    examples: ["VIR MME ZUBRO ANNE APPORT COMPTE COURANT ASSOCIE", "VIR SEPA RECU APPORT CCA M ZUBRO"],
    source: SOURCE,
  },
  {
    id: "fr.freelance.platforms",
    category: "FREELANCE",
    direction: "IN",
    strength: "NAME",
    phrases:
      "MALT|UBER BV|UBER B V|" +
      "UBER PORTIER|PORTIER EATS|" +
      "UBER EATS|UBER FRANCE|UBER PAYMENTS|DELIVEROO|DELIVEROO FRANCE|STUART DELIVERY|HEETCH|BOLT OPERATIONS|" +
      "BOLT OPERATIONS OU|FREE NOW|" +
      "DOCTOLIB PAIEMENTS|SUPERPROF|" +
      "ACADOMIA INDEPENDANT|STUDENT POP|STUDENTPOP|YOOJO|ALLOVOISINS|FRIZBIZ",
    modes: ["TRANSFER"],
    without: "REMBOURSEMENT|REMB|REFUND",
    examples: ["VIR SEPA RECU MALT 2026-118", "VIREMENT RECU UBER BV"],
    source: SOURCE,
  },
  {
    id: "fr.freelance.words",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "HONORAIRES|HONORAIRE|DROITS D AUTEUR|DROITS AUTEUR|NOTE AUTEUR|NOTE DROITS AUTEUR|SACEM|SACD|SCAM DROITS|" +
      "NOTE D HONORAIRES|NOTE HONORAIRES",
    without: "REMBOURSEMENT|REMB|AVOIR|TROP PERCU",
    notModes: ["CARD", "CASH"],
    examples: ["VIR SEPA RECU ATELIERS DU LAC HONORAIRES MARS", "VIREMENT SACEM REPARTITION"],
    source: SOURCE,
  },
  {
    // What a company pays for work; offices pay benefits by the same word.
    id: "fr.freelance.services",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "REGLEMENT PRESTATION|REGLT PRESTATION|RGLT PRESTATION|PRESTATION DE SERVICE|PRESTATION DE SERVICES|" +
      "PRESTATION INFORMATIQUE|PRESTATION DEV|PRESTATION CONSEIL|PRESTATION FREELANCE",
    modes: ["TRANSFER"],
    with: INVOICE_PAYERS,
    without: "REMBOURSEMENT|REMB|AVOIR|TROP PERCU|CAF|CPAM|MSA|CARSAT|MUTUELLE|SANTE|ASSURANCE|ASSURANCES|CESU",
    examples: ["VIR SEPA RECU /DE AGENCE DU LAC SARL /MOTIF REGLEMENT PRESTATION DEV FAC-2026-019"],
    source: SOURCE,
  },
  {
    id: "fr.freelance.invoices",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "FACT|FAC|FACTURE N|FACT N|NOTE D AUTEUR|PIGE|PIGES",
    modes: ["TRANSFER"],
    with: INVOICE_PAYERS,
    without: NOT_AN_INVOICE,
    examples: [
      "VIR SEPA RECU /DE AGENCE DU LAC SAS /MOTIF FACT F2026-03",
      "VIR SEPA RECU /DE AGENCE DU LAC SARL /MOTIF FAC-2026-019",
    ],
    source: SOURCE,
  },
];
