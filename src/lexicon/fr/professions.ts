import { type LexiconRule, NOT_A_TRANSFER } from "../rule.js";

const SOURCE = "general knowledge of French employers, funds and offices, and of how they shorten their texts";

const HOSPITAL_ACCOUNTANTS = "TRES HOSP|TRESORERIE HOSPITALIERE|TRES HOSPITALIERE|TRESORERIE HOSP";

/** Accountants of the State and of hospitals, who pay officials. */
const PUBLIC_ACCOUNTANTS = `DRFIP|DDFIP|DGFIP|DIR REG FIN PUB|DIR DEP FIN PUB|${HOSPITAL_ACCOUNTANTS}`;

const MONEY_BACK =
  "IMPOT|IMPOTS|REMBOURSEMENT|REMB|REMBOURST|BOURSE|BOURSES|FRAIS|SECOURS|AIDE|TROP PERCU|PENSION|RETRAITE|SUBVENTION|DEGRVT|DEGREVEMENT|CANTINE|CADASTRE|PARCELLE|TITRE|ANNULATION|JURY|TAXE|INDUE|VENTE|ACTES|RBST|PERDU";

/** What employers, funds and offices write where they write little. */
export const PROFESSIONS: readonly LexiconRule[] = [
  {
    id: "fr.wage.public.short",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "PAY|PAYE|TRAIT|AESH|AED|ASSISTANT EDUCATION|RECT|RECTORAT|LYC|CLG|ACAD|CNSSG|GIE|GENDARMERIE|SGAMI|POLICE NATIONALE|" +
      "ADM PENITENTIAIRE|CHU|CHR|CHRU|CENTRE HOSPITALIER|CTRE HOSP|HOPITAL|HOP|APHP|AP HP",
    modes: ["TRANSFER"],
    with: PUBLIC_ACCOUNTANTS,
    without: MONEY_BACK,
    examples: ["VIREMENT DE TRES HOSP CHU ANGERS REFERENCE : PAY 05", "VIR DRFIP PAYS DE LA LOIRE RECT NANTES 052025"],
    source: SOURCE,
  },
  {
    // Beside another accountant the letters may be a street's.
    id: "fr.wage.hospitals.short",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "CH|CHI|CHIC|CHS|GHT|EPSM",
    modes: ["TRANSFER"],
    with: HOSPITAL_ACCOUNTANTS,
    without: `${MONEY_BACK}|FACTURE|FACTURES|FACT|TAXI|AMBULANCE|AMBULANCES|MANDAT|LOYER|TUTELLE|CURATELLE|SUCCESSION|DEPOT|VALEURS|REGIE`,
    amountFrom: 300,
    amountTo: 8000,
    examples: ["VIR TRES HOSP FORT DE FRANCE CH DESPINOY FEVRIER BELLEROSE MAEVA"],
    source: SOURCE,
  },
  {
    id: "fr.wage.hospitals",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "TRT|TRAIT|TRAITEMENT|PAY|MAT|MATRICULE|PAYE",
    modes: ["TRANSFER"],
    with: "CHU|CHU DE|CHR|CHRU|CENTRE HOSPITALIER|CTRE HOSP|HOPITAL|HOPITAUX|APHP|AP HP|SDIS",
    without: MONEY_BACK,
    examples: ["VIR RECU DE: CHU DE RENNES MOTIF: TRT 03/24 MAT 00128844"],
    source: SOURCE,
  },
  {
    id: "fr.wage.seasons",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "PART DE PECHE|PARTS DE PECHE|SALAIRE A LA PART|PART EQUIPAGE|SAL NET|NET AP SATD|NET APRES SAISIE|NET AP SAISIE",
    modes: ["TRANSFER"],
    examples: ["VIR ARMEMENT PORZ KERLEO PART DE PECHE MAREE 14-27/05"],
    source: SOURCE,
  },
  {
    id: "fr.wage.severance.short",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "STC LICENCIEMENT|LICENCIEMENT",
    modes: ["TRANSFER"],
    without: MONEY_BACK,
    isPaidOnce: true,
    examples: ["VIR ARMEMENT PORZ KERLEO STC LICENCIEMENT"],
    source: SOURCE,
  },
  {
    id: "fr.wage.harvest",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "VENDANGES|VENDANGE",
    modes: ["TRANSFER"],
    with: "SCEA|EARL|GAEC|SCEV|DOMAINE|CHATEAU|VIGNOBLE|VIGNOBLES",
    amountFrom: 100,
    examples: ["VIREMENT SCEA DOMAINE DES TROIS CHENES VENDANGES 09/2024"],
    source: SOURCE,
  },
  {
    id: "fr.freelance.professions",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "FACT VTC|FACTURE VTC|COURSE VTC|COURSES VTC|RETRO REMPLA|REMPLA|REMPLACEMENT SELARL|PIGE|PIGES|PAYE LAIT|PAYE DE LAIT|PAIE LAIT|PAIE DE LAIT|PAIEMENT LAIT|PAIE DU LAIT|RETRO HONO|RETROCESSION HONO|" +
      "RETRO HONORAIRES|APPORTS CEREALES|APPORT RECOLTE|DECOMPTE APPORTS|ACOMPTE RECOLTE|ACOMPTE VENDANGE|ACPTE VENDANGE",
    modes: ["TRANSFER"],
    without: "REMBOURSEMENT|REMBOURSE|REMB|PARTAGE",
    examples: ["VIREMENT EN VOTRE FAVEUR SODIAAL UNION PAYE LAIT 04/25", "VIR LA NOUVELLE REPUBLIQUE PIGES 05/25"],
    source: SOURCE,
  },
  {
    id: "fr.pension.short",
    category: "RETIREMENT_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "RETR|RETRAITES|ARRERAGES|ARRER",
    modes: ["TRANSFER"],
    with: "MSA|CARSAT|CNAV|CGSS|SSI|CAVIMAC|ENIM|CRPCEN|CNIEG",
    without: "COTISATION|COT",
    examples: ["VIR MSA LOIRE-ATL VENDEE XPXREFERENCE RETR 0425"],
    source: SOURCE,
  },
  {
    id: "fr.pension.reversion.short",
    category: "REVERSIONARY_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "PENS REVERS|PENSION REVERS|RETR REVERS|REVERS|PENS REV",
    modes: ["TRANSFER"],
    with: "CNRACL|CARSAT|CNAV|MSA|AGIRC ARRCO|IRCANTEC|SRE|CNBF|SNCF|CAVIMAC|RAFP|DDFIP|DRFIP",
    examples: ["VIREMENT DE CNRACL BORDEAUX PENS REVERS 93F0412"],
    source: SOURCE,
  },
  {
    id: "fr.benefit.invalidity.short",
    category: "ALLOWANCE_DISABILITY",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "PENS INVAL|PENSION INVAL|INVAL CAT|PENS INVAL CAT|AAH+MVA|AAH MVA|AAH+",
    modes: ["TRANSFER"],
    examples: ["VIR SEPA CPAM 31 PENS INVAL CAT 2 03/24", "VIR SEPA RECU /DE CAF DE LA GIRONDE /MOTIF AAH+MVA 0324"],
    source: SOURCE,
  },
  {
    id: "fr.pension.letters",
    category: "RETIREMENT_PENSION",
    direction: "IN",
    strength: "NAME",
    phrases: "C A R S A T|C N A V|A G I R C|I R C A N T E C|C N R A C L",
    notModes: NOT_A_TRANSFER,
    examples: ["C.A.R.S.A.T. SUD EST 202505"],
    source: SOURCE,
  },
  {
    id: "fr.rent.received.agents",
    category: "RENTAL_INCOME",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "ACPTE PROPR|ACOMPTE PROPRIETAIRE|ACPTE PROPRIETAIRE|VERSEMENT PROPRIETAIRE|REGLT PROPRIETAIRE|GERANCE PROPRIETAIRE|CR GERANCE|CR DE GERANCE|" +
      "COMPTE RENDU DE GERANCE|COMPTE RENDU GESTION|CRG|SOLDE DE GERANCE|SOLDE GERANCE|LOYERS ENCAISSES",
    modes: ["TRANSFER"],
    examples: ["VIR CABINET BEDIN GERANCE ACPTE PROPR 05-2025 LOT 14"],
    source: SOURCE,
  },
  {
    id: "fr.health.luxembourg",
    category: "ALLOWANCE_HEALTH",
    direction: "IN",
    strength: "NAME",
    phrases: "CNS LUXEMBOURG|CAISSE NATIONALE SANTE LUXEMBOURG",
    modes: ["TRANSFER"],
    examples: ["VIR CNS LUXEMBOURG DECOMPTE SOINS 118"],
    source: SOURCE,
  },
  {
    id: "fr.tax.farmers",
    category: "PRO_TAX",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "COT|COTIS|COTISATION|COTISATIONS|COT NSA|APPEL COTISATIONS|APPEL PROVISIONNEL",
    modes: ["DIRECT_DEBIT", "TRANSFER"],
    with: "MSA|M S A|MUTUALITE SOCIALE AGRICOLE|ENIM",
    without: "MUTUELLE|PREVOYANCE|SANTE|COMPLEMENTAIRE",
    examples: ["PRLV SEPA MSA SUD AQUITAINE COT NSA 2E APPEL"],
    source: SOURCE,
  },
  {
    // A financier's rent is a lease, of a machine or a car.
    id: "fr.leasing.rents",
    category: "LEASING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "LOYER TRACT|LOYER MATERIEL|LOYER VEHICULE|LOYER CREDIT BAIL|LOYER FINANCIER|AGCO FINANCE|CREDIT BAIL|LIXXBAIL",
    modes: ["DIRECT_DEBIT", "TRANSFER"],
    examples: ["PRLV SEPA AGCO FINANCE SAS LOYER 118844 TRACT"],
    source: SOURCE,
  },
];
