import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";
import { BARS, HEALTH_INSURERS, INSURERS, SHORT_HEALTH_INSURERS } from "./insurers.js";

const SOURCE = "general knowledge of French landlords, suppliers, insurers and taxes";

/** Insurers of vehicles. */
const AUTO_INSURERS =
  "FLITTER|OPTEVEN|CARGARANTIE|CAR GARANTIE|MAXANCE|GARANTIE MOTO|AVANSSUR|" +
  "DIRECT ASSURANCE|L OLIVIER ASSURANCE|LOLIVIER ASSURANCE|L OLIVIER ASSURANCE AUTO|OLIVIER ASSURANCE|" +
  "EUROFIL|EURO ASSURANCE|IDMACIF|AMAGUIZ|AMALINE ASSURANCES|AMALINE|ASSUREO|" +
  "ACTIVE ASSURANCES|ORNIKAR ASSURANCE|ORNIKAR ASSURANCES|FRIDAY ASSURANCE|MUTUELLE DES MOTARDS|" +
  "ASSURANCE MUTUELLE DES MOTARDS|AMDM|AMV ASSURANCE|AMV ASSURANCES|APRIL MOTO|NETVOX|NETVOX ASSURANCES|" +
  "ASSURONLINE|" +
  "ASSURPEOPLE|ASSURBONPLAN|MALUSSIMA|AUTO MALUS|MAIF VAM|EURODOMMAGES|ASSU 2000|ASSU2000|" +
  "ALLO ASSURANCE AUTO|AUTOFIRST|" +
  "CALYPSO ASSURANCES|CARREFOUR ASSURANCE AUTO|EUROMAF AUTO|L EQUITE AUTO|MATMUT AUTO|MACIF AUTO|MAAF AUTO|" +
  "GMF AUTO|" +
  "MMA AUTO|AXA AUTO|ALLIANZ AUTO|GROUPAMA AUTO|PACIFICA AUTO|ACM AUTO|SOGESSUR AUTO|CARDIF AUTO|MAIF AUTO";

const AUTO_SIGNS =
  "AUTO|AUTOMOBILE|AUTOMOBILES|MOTO|SCOOTER|VEHICULE|VEHICULES|VOITURE|2 ROUES|DEUX ROUES|CYCLO|CONTRAT AUTO|" +
  "TROTTINETTE|CAMPING CAR|VAM";

/** Insurers of homes. */
const HOME_INSURERS =
  "LUKO|LUKO COVER|LUKO COVER SAS|GETLUKO|COVERD|APPENIN|LA PARISIENNE ASSURANCES|MAIF RAQVAM|MATMUT HABITATION|" +
  "MACIF HABITATION|MAAF HABITATION|GMF HABITATION|MMA HABITATION|AXA HABITATION|ALLIANZ HABITATION|" +
  "GROUPAMA HABITATION|" +
  "PACIFICA HABITATION|ACM HABITATION|SOGESSUR HABITATION|CARDIF HABITATION|LBP HABITATION|BPCE HABITATION|" +
  "LEOCARE HABITATION|AMAGUIZ HABITATION|HELLOASSURANCE|HOMESERVE|HOME SERVE";

const HOME_SIGNS = "HABITATION|LOGEMENT|MRH|MULTIRISQUE HABITATION|APPARTEMENT|MAISON|PNO|RAQVAM|HAB";

const HEALTH_SIGNS = "SANTE|MUTUELLE|COMPLEMENTAIRE|COMPLEMENTAIRE SANTE|FRAIS MEDICAUX";

const LOAN_SIGNS = "EMPRUNTEUR|EMPRUNTEURS|PRET|PRETS|PRIME ADE|DECES INVALIDITE";

/** An instalment, or what insures it. */
export const INSTALMENTS_OF_INSURANCE = pairsOf("ECH PRET|ECHEANCE PRET", "ASS|ASSURANCE");

/** What a loan's insurance costs a month at most: the same words beside more are of an instalment with its insurance. */
const MOST_LOAN_INSURANCE = 200;

/** The least that is an instalment with its insurance, to the cent. */
export const LEAST_INSURED_INSTALMENT = MOST_LOAN_INSURANCE + 0.01;

/**
 * An instalment that says of its insurance that it is part of it, or what else is: `ET` right behind the insurance's word, as what
 * is insured holds it too (`ASSURANCE DECES ET INVALIDITE`).
 */
const WHOLE_INSTALMENTS =
  "COMPRISE|COMPRISES|COMPRIS|INCLUSE|INCLUSES|INCLUS|INCL|PRINCIPAL|AMORTI|AMORTISSEMENT|INTERETS|INTERET|INT|" +
  pairsOf("ASS|ASSURANCE", "COMP|INC|ET CAPITAL|ET CAP|ET FRAIS|CAP IN");

/** Insurers of loans alone, and brokers of such insurance. */
const LOAN_INSURERS =
  "ZEN UP|ZENUP|NAOASSUR|" +
  "SECURIMUT|MULTI IMPACT|MAGNOLIA FR|CBP FRANCE|CBP SOLUTIONS|GENWORTH|KEREIS|KEREIS FRANCE|CACI VIE|" +
  "SERENITRIP PRET";

/** Who takes the premium of several months, or that it is one: an insurer lends nothing. */
export const INSURERS_OF_INSTALMENTS =
  `${INSURERS}|${HEALTH_INSURERS}|${LOAN_INSURERS}|PREDICA|SURAVENIR|APRIL|GAN|ACM|CBP|` +
  "ANNUELLE|ANNUEL|EMPRUNTEUR|EMPRUNTEURS";

/** Banks that bear an insurer's name. */
const BANKS_OF_INSURERS = "AXA BANQUE|ALLIANZ BANQUE|GROUPAMA BANQUE|MACIF BANQUE|GENERALI BANQUE";

/** Words of what is repaid that tell what is insured: `CAP VIE`. */
const INSURED =
  "CAPITAL DECES|CAPITAL RESTANT|CAPITAL GARANTI|CAPITAL ASSURE|HORS CAPITAL|CAP VIE|CAP DECES|IN FINE|IN INVALIDITE";

/** What stands in front of the payment's number, which has at least so many digits. By itself it is a firm's name. */
export const BANK_INSURANCE_PREFIX = "RMS00000000";

const OF_BANK = {
  direction: "OUT",
  strength: "PURPOSE",
  with: BANK_INSURANCE_PREFIX,
  without: `${LOAN_SIGNS}|LOYER|LOYERS`,
  notModes: ["CARD", "CASH", "CHECK", "TRANSFER"],
  source: SOURCE,
} as const;

/** How banks print the insurances that they sell themselves: the kind, the contract, and a number behind RMS. */
const OF_BANKS: readonly LexiconRule[] = [
  {
    ...OF_BANK,
    id: "fr.insurance.bank.auto",
    category: "INSURANCE_AUTO",
    phrases: "AUTOMOBILE|AUTOMOBILES|AUTO|MOTO|2 ROUES|DEUX ROUES",
    examples: ["AUTOMOBILE AA31884027 RMS26125224810337GI"],
  },
  {
    ...OF_BANK,
    id: "fr.insurance.bank.home",
    category: "INSURANCE_HOME",
    phrases: "HABITATION",
    examples: ["HABITATION BQ31884027 RMS26125224810337GI"],
  },
  {
    ...OF_BANK,
    id: "fr.insurance.bank.health",
    category: "INSURANCE_HEALTH",
    phrases: "SANTE|COMPLEMENTAIRE SANTE|FRAIS DE SANTE",
    examples: ["SANTE BQ31884027 RMS26125224810337GI"],
  },
  {
    ...OF_BANK,
    id: "fr.insurance.bank.other",
    category: "INSURANCE",
    phrases: "PREVOYANCE|ACCIDENT|ACCIDENTS|ACCIDENTS DE LA VIE|PROTECTION JURIDIQUE|PROTECTION|OBSEQUES|ASSURANCE",
    examples: ["PREVOYANCE BQ31884027 RMS26125224810337GI"],
  },
];

/** Insurances of households in France. */
export const INSURANCE: readonly LexiconRule[] = [
  {
    id: "fr.insurance.health",
    category: "INSURANCE_HEALTH",
    direction: "OUT",
    strength: "NAME",
    phrases: HEALTH_INSURERS,
    notModes: ["CASH"],
    examples: ["PRLV SEPA HARMONIE MUTUELLE COTISATION 03", "PRELEVEMENT MGEN REF 2", "PRLV SEPA AESIO MUTUELLE"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.health.short",
    category: "INSURANCE_HEALTH",
    direction: "OUT",
    strength: "NAME",
    phrases: `${SHORT_HEALTH_INSURERS}|CIPRES|CFE|ADEP|MEP`,
    modes: ["DIRECT_DEBIT"],
    without: "DGFIP|IMPOT|IMPOTS|HABITATION|AUTO",
    examples: ["PRLV SEPA EOVI REF 00A1", "PRELEVEMENT MNT COTISATION"],
    source: SOURCE,
  },
  {
    // A given name too: first in the payee's field, or beside a word of insurance.
    id: "fr.insurance.health.given-names",
    category: "INSURANCE_HEALTH",
    direction: "OUT",
    strength: "NAME",
    phrases: "ALAN",
    modes: ["DIRECT_DEBIT"],
    with:
      "PRLV ALAN|PRLV SEPA ALAN|PRELEVEMENT ALAN|PRELEVEMENT SEPA ALAN|PRELEVEMENT DE ALAN|EN FAVEUR DE ALAN|ALAN SA|MDT ALAN|" +
      "COTISATION|COTISATIONS|SANTE|MUTUELLE|ASSURANCE|ASSURANCES|INSURANCE|PREVOYANCE|ADHESION",
    examples: ["PRLV SEPA ALAN REF 00A1", "PRELEVEMENT EUROPEEN ALAN COTISATION 4417"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.health.words",
    category: "INSURANCE_HEALTH",
    direction: "OUT",
    strength: "KIND",
    phrases:
      "MUTUELLE|MUTUELLES|MUTUELLE SANTE|COTISATION MUTUELLE|COTISATION SANTE|COMPLEMENTAIRE SANTE|" +
      "ASSURANCE SANTE|" +
      "ASSURANCES SANTE|ASS SANTE|PREVOYANCE SANTE|SANTE PREVOYANCE|SURCOMPLEMENTAIRE",
    notModes: ["CASH", "CHECK"],
    without: `${BARS}|HABITATION|OPTIQUE|OPTICIEN|OPTICIENS|PHARMACIE|DENTAIRE|AUDITION`,
    examples: ["PRLV SEPA MUTUELLE DU LAC REF 3", "PRELEVEMENT COMPLEMENTAIRE SANTE 04"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.health.signs",
    category: "INSURANCE_HEALTH",
    direction: "OUT",
    strength: "NAME",
    phrases: INSURERS,
    with: HEALTH_SIGNS,
    without: `${AUTO_SIGNS}|${HOME_SIGNS}|${LOAN_SIGNS}|MUTUELLE DE POITIERS|MUTUELLE POITIERS|MUTUELLE ASSURANCE EDUCATION`,
    notModes: ["CASH"],
    examples: ["PRLV SEPA AXA FRANCE COMPLEMENTAIRE SANTE", "PRELEVEMENT SWISSLIFE CONTRAT SANTE 22"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.auto",
    category: "INSURANCE_AUTO",
    direction: "OUT",
    strength: "NAME",
    phrases: AUTO_INSURERS,
    without: HOME_SIGNS,
    notModes: ["CASH"],
    examples: ["PRLV SEPA DIRECT ASSURANCE REF 1", "PRELEVEMENT MUTUELLE DES MOTARDS"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.auto.short",
    category: "INSURANCE_AUTO",
    direction: "OUT",
    strength: "NAME",
    phrases: "AMV|FRIDAY|ALTIMA|L EQUITE",
    modes: ["DIRECT_DEBIT"],
    without: HOME_SIGNS,
    examples: ["PRLV SEPA AMV REF 8"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.auto.signs",
    category: "INSURANCE_AUTO",
    direction: "OUT",
    strength: "NAME",
    phrases: INSURERS,
    with: AUTO_SIGNS,
    without: `${HOME_SIGNS}|${LOAN_SIGNS}|PRELEVEMENT AUTO`,
    notModes: ["CASH"],
    examples: ["PRLV SEPA MAIF CONTRAT AUTO 221", "PRELEVEMENT MACIF VEHICULE AB123CD"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.auto.words",
    category: "INSURANCE_AUTO",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "ASSURANCE AUTO|ASSURANCES AUTO|ASSUR AUTO|ASS AUTO|ASSURANCE AUTOMOBILE|ASSURANCE VOITURE|ASSURANCE MOTO|" +
      "ASSURANCE SCOOTER|ASSURANCE VEHICULE|ASSURANCE 2 ROUES|ASSURANCE DEUX ROUES|ASSURANCE CAMPING CAR|" +
      "ASSURANCE TROTTINETTE",
    examples: ["PRLV SEPA COURTIER DU LAC ASSURANCE AUTO", "VIR ASSURANCE VOITURE"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.home",
    category: "INSURANCE_HOME",
    direction: "OUT",
    strength: "NAME",
    phrases: HOME_INSURERS,
    notModes: ["CASH"],
    examples: ["PRLV SEPA LUKO REF 8", "PRELEVEMENT MATMUT HABITATION"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.home.signs",
    category: "INSURANCE_HOME",
    direction: "OUT",
    strength: "NAME",
    phrases: `${INSURERS}|${AUTO_INSURERS}`,
    with: HOME_SIGNS,
    without: LOAN_SIGNS,
    notModes: ["CASH"],
    examples: ["PRLV SEPA MAIF REF 8 LOGEMENT", "PRELEVEMENT AXA FRANCE IARD MRH 11"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.home.words",
    category: "INSURANCE_HOME",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "ASSURANCE HABITATION|ASSURANCES HABITATION|ASSUR HABITATION|ASS HABITATION|ASSURANCE HAB|" +
      "ASSURANCE LOGEMENT|" +
      "ASSURANCE MAISON|ASSURANCE APPARTEMENT|MULTIRISQUE HABITATION|MULTIRISQUES HABITATION|" +
      "HABITATION ASSURANCE|" +
      "ASSURANCE PNO|ASSURANCE LOCATAIRE|ASSURANCE MRH|CONTRAT HABITATION",
    examples: ["PRLV SEPA COURTIER DU LAC ASSURANCE HABITATION", "PRELEVEMENT MULTIRISQUE HABITATION 4"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.home.kind",
    category: "INSURANCE_HOME",
    direction: "OUT",
    strength: "KIND",
    phrases: "MRH",
    modes: ["DIRECT_DEBIT"],
    examples: ["PRLV SEPA MRH BANQUE DU LAC"],
    source: SOURCE,
  },
  {
    // How a bank prints the contract that it sells itself.
    id: "fr.insurance.home.hint",
    category: "INSURANCE_HOME",
    direction: "OUT",
    strength: "HINT",
    phrases: "HABITATION",
    notModes: ["DIRECT_DEBIT", "CARD", "CASH", "CHECK", "TRANSFER"],
    amountTo: 150,
    without: "TAXE|TAXES|PRET|CREDIT|LOYER|TH|DGFIP|IMPOT|IMPOTS",
    examples: ["HABITATION BR4417002"],
    source: SOURCE,
  },
  ...OF_BANKS,
  {
    id: "fr.insurance.loan.words",
    category: "INSURANCE_LOAN",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "COTIS ADI|COTIS ADI PRET|COTISATION ADI|ADI PRET|CACI NON VIE|CACI VIE|CACI LIFE|CACI NON LIFE|ASSU CNP PRET|ASSU PRET|ASSU CAAE PRET|ASSURANCE CNP PRET|ASSU PRET HABITAT|CAAE PRET|CNP PRET|" +
      "ASSURANCE EMPRUNTEUR|ASSURANCE EMPRUNTEURS|ASSURANCE DE PRET|ASSURANCE PRET|ASSURANCES PRET|" +
      "ASS EMPRUNTEUR|ASS PRET|ASSU PRET ETUDIANT|ASSU PRET PERSO|ASSU PRET PERSONNEL|ASSU PRET IMMO|ASSU PRET AUTO|" +
      "ASSU PRET CONSO|ASSU PRET TRAVAUX|ASSURANCE PRET ETUDIANT|ASSURANCE PRET PERSO|ASSURANCE PRET PERSONNEL|" +
      "ASSURANCE PRET AUTO|ASSURANCE PRET CONSO|ASSURANCE PRET TRAVAUX|" +
      "ASSUR PRET|ASSUR EMPRUNTEUR|ASSURANCE CREDIT|ASSURANCE PRET IMMO|ASSURANCE PRET IMMOBILIER|" +
      "ASSURANCE PRET HABITAT|COTISATION ASSURANCE PRET|COTIS ASSURANCE PRET|COTIS ASS PRET|" +
      "COTISATION EMPRUNTEUR|" +
      "ASSURANCE DECES INVALIDITE|ASSURANCE GROUPE PRET|ASSURANCE DU PRET",
    without: "ASSURANCE CREDIT MUTUEL",
    examples: [
      "PRLV SEPA COTISATION ASSURANCE PRET 0012",
      "PRLV SEPA CNP ASSURANCES ASSU PRET ETUDIANT",
      "ASSURANCE EMPRUNTEUR CONTRAT 9",
    ],
    source: SOURCE,
  },
  {
    // Of a quarter or a year.
    id: "fr.insurance.loan.instalments.insurers",
    category: "INSURANCE_LOAN",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: INSTALMENTS_OF_INSURANCE,
    notModes: ["CARD", "CASH", "CHECK"],
    amountFrom: LEAST_INSURED_INSTALMENT,
    with: INSURERS_OF_INSTALMENTS,
    without: `${WHOLE_INSTALMENTS}|${BANKS_OF_INSURERS}`,
    examples: ["PRLV SEPA CNP ASSURANCES ECH PRET ASSURANCE DECES"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.loan.instalments",
    category: "INSURANCE_LOAN",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: INSTALMENTS_OF_INSURANCE,
    notModes: ["CARD", "CASH", "CHECK"],
    amountTo: MOST_LOAN_INSURANCE,
    without: `${WHOLE_INSTALMENTS}|CAPITAL|CAP|IN`,
    examples: ["ECH PRET ASS 055012233"],
    source: SOURCE,
  },
  {
    // The capital is what is insured here.
    id: "fr.insurance.loan.instalments.capital",
    category: "INSURANCE_LOAN",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: INSTALMENTS_OF_INSURANCE,
    notModes: ["CARD", "CASH", "CHECK"],
    amountTo: MOST_LOAN_INSURANCE,
    with: INSURED,
    without: WHOLE_INSTALMENTS,
    examples: ["ECHEANCE PRET ASSURANCE CAPITAL RESTANT DU"],
    source: SOURCE,
  },
  {
    // In a transfer a company that insures nothing may bear the letters.
    id: "fr.insurance.loan.instalments.word",
    category: "INSURANCE_LOAN",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "PRET ASS",
    notModes: ["TRANSFER", "CARD", "CASH", "CHECK"],
    amountTo: MOST_LOAN_INSURANCE,
    without: WHOLE_INSTALMENTS,
    examples: ["PRET ASS 12345678"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.loan.kind",
    category: "INSURANCE_LOAN",
    direction: "OUT",
    strength: "KIND",
    phrases: "EMPRUNTEUR|EMPRUNTEURS",
    modes: ["DIRECT_DEBIT"],
    examples: ["PRLV SEPA COURTIER DU LAC EMPRUNTEUR 118"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.loan.names",
    category: "INSURANCE_LOAN",
    direction: "OUT",
    strength: "NAME",
    phrases: LOAN_INSURERS,
    examples: ["PRLV SEPA CBP FRANCE REF 9", "PRELEVEMENT SECURIMUT"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.loan.signs",
    category: "INSURANCE_LOAN",
    direction: "OUT",
    strength: "NAME",
    phrases: INSURERS,
    with: LOAN_SIGNS,
    without: "ASSURANCES DU CREDIT MUTUEL|ASSURANCES CREDIT MUTUEL|CREDIT AGRICOLE ASSURANCES|CREDIT MUTUEL",
    notModes: ["CASH"],
    examples: ["PRLV SEPA CNP ASSURANCES EMPRUNTEUR 22", "PRELEVEMENT CARDIF REF 8 PRET 11"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.names",
    category: "INSURANCE",
    direction: "OUT",
    strength: "NAME",
    phrases:
      "ABEILLE ASSURANCES|ABEILLE IARD|ABEILLE VIE|FILASSISTANCE|AUXIA|ASSURLAND|ZEPHIR ASSURANCES|" +
      "ULTRASSUR|VERSPIEREN|GRAS SAVOYE|WILLIS TOWERS|SIACI SAINT HONORE|PREDICA PREVOYANCE|" +
      INSURERS,
    without: `${AUTO_SIGNS}|${HOME_SIGNS}|${HEALTH_SIGNS}|${LOAN_SIGNS}`,
    notModes: ["CASH"],
    examples: ["PRLV SEPA ALLIANZ IARD REF 8", "PRELEVEMENT GMF ASSURANCES", "PRLV SEPA MMA IARD PREVOYANCE"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.poitiers",
    category: "INSURANCE",
    direction: "OUT",
    strength: "NAME",
    phrases:
      "MUTUELLE DE POITIERS|MUTUELLE DE POITIERS ASSURANCES|MUTUELLE POITIERS|MUTUELLE ASSURANCE EDUCATION|" +
      "MAPA MUTUELLE|MAPA ASSURANCES",
    without: `${AUTO_SIGNS}|${HOME_SIGNS}`,
    examples: ["PRLV SEPA MUTUELLE DE POITIERS REF 1", "PRLV SEPA MAPA MUTUELLE D ASSURANCE MULTI BOULANGER"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.short",
    category: "INSURANCE",
    direction: "OUT",
    strength: "NAME",
    phrases:
      "HELVETIA|ABEILLE|PREVOIR|ZEPHIR|SIACI|LMG|" +
      "GAN|ACM|MAE|APRIL|AREAS|MIF|AG2R|SPB|CBP|TULIP|NEAT|MAGNOLIA|IMA|LBPP|" +
      "ZURICH INSURANCE|ZURICH ASSURANCE|ZURICH ASSURANCES|ERGO INSURANCE|ERGO ASSURANCE|ERGO ASSURANCES",
    modes: ["DIRECT_DEBIT"],
    // In Dutch texts, which Belgium reads too, April is a month.
    without: `${AUTO_SIGNS}|${HOME_SIGNS}|${HEALTH_SIGNS}|${LOAN_SIGNS}|DOMICILIERING|INCASSO|SCHULDEISER|MEDEDELING|OMSCHRIJVING`,
    examples: ["PRLV SEPA GAN REF 5", "PRELEVEMENT ACM REF 0045"],
    source: SOURCE,
  },
  {
    id: "fr.insurance.words",
    category: "INSURANCE",
    direction: "OUT",
    strength: "KIND",
    phrases:
      "ASSURANCE|ASSURANCES|ASSUR|COTISATION ASSURANCE|COTISATIONS ASSURANCES|PRIME ASSURANCE|" +
      "PRIME D ASSURANCE|PREVOYANCE|" +
      "GARANTIE ACCIDENTS DE LA VIE|GARANTIE ACCIDENT DE LA VIE|ACCIDENTS DE LA VIE|GAV|ASSURANCE DECES|OBSEQUES|PROJET OBSEQUES|CONVENTION OBSEQUES|CONTRAT OBSEQUES|" +
      "ASSURANCE OBSEQUES|PROTECTION JURIDIQUE|RESPONSABILITE CIVILE|ASSURANCE SCOLAIRE|RC PRO|ASSURANCE MOBILE|" +
      "ASSURANCE SMARTPHONE|ASSURANCE TELEPHONE|ASSURANCE VOYAGE|ASSURANCE CHIEN|ASSURANCE CHAT|" +
      "ASSURANCE ANIMAUX|COURTAGE ASSURANCE",
    notModes: ["CASH", "CHECK"],
    without: `${BARS}|ASSURANCE VIE|ASSURANCE MALADIE|ASSURANCE RETRAITE|ASSURANCE CHOMAGE`,
    examples: ["PRLV SEPA CABINET DU LAC ASSURANCES REF 3", "PRELEVEMENT PROTECTION JURIDIQUE 12"],
    source: SOURCE,
  },
];
