import { type LexiconRule, NOT_A_TRANSFER } from "../rule.js";

const SOURCE = "general knowledge of Belgian employers, funds and offices, and of how they shorten their texts";

const MONEY_BACK = "REMBOURSEMENT|TERUGBETALING|RETOUR|LENING|PRET|FACTURE|FACTUUR";

/** What employers, funds and offices write where they write little, in both languages. */
export const PROFESSIONS: readonly LexiconRule[] = [
  {
    id: "be.wage.short",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "TAKEAWAY COM EXPRESS|TAKEAWAY EXPRESS|FLEXI JOB|FLEXIJOB|PRODUCTIONS ASSOCIEES|SMART COOP|AMPLO|TENTOO|ONTHAALOUDER|ACCUEILLANTE|BESOMMING|" +
      "TITRES SERVICES SALAIRE|PRESTATIONS TITRES SERVICES|JOB ETUDIANT|STUDENTENJOB",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|FLEXIBLE|VAKANTIEGELD|PECULE`,
    amountFrom: 100,
    examples: ["VIREMENT DE PRODUCTIONS ASSOCIEES SMART C-2025-11874"],
    source: SOURCE,
  },
  {
    id: "be.wage.severance",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "INDEM RUPTURE|INDEMNITE RUPTURE|INDEMNITE DE RUPTURE|INDEMNITE COMPENSATOIRE DE PREAVIS|INDEMNITE DE PREAVIS|" +
      "INDEMNITE PREAVIS|OPZEGVERGOEDING|OPZEGGINGSVERGOEDING|VERBREKINGSVERGOEDING|VERTREKVERGOEDING",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|HUUR|LOYER|BAIL`,
    isPaidOnce: true,
    examples: [
      "VIREMENT DE PRODUCTIONS ASSOCIEES INDEMNITE DE RUPTURE",
      "OVERSCHRIJVING VAN DE POLDER NV OPZEGVERGOEDING",
    ],
    source: SOURCE,
  },
  {
    id: "be.wage.flexi",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "FLEXI",
    notModes: NOT_A_TRANSFER,
    with: "BV|SRL|NV|BVBA|SPRL|CV|VOF|HORECA|TAVERNE|BRASSERIE",
    without: `${MONEY_BACK}|TELENET|TEVEEL`,
    examples: ["OVERSCHRIJVING VAN BV 'T HOEKSKE flexi mei"],
    source: SOURCE,
  },
  {
    // Who hardly pays a person but their staff.
    id: "be.wage.employers",
    category: "WAGE",
    direction: "IN",
    strength: "KIND",
    phrases:
      "ADMINISTRATION COMMUNALE|GEMEENTEBESTUUR|STADSBESTUUR|STAD GENT|STAD ANTWERPEN|UZ GENT|UZ LEUVEN|UZ BRUSSEL|UZA|AZ SINT JAN|AZ MARIA MIDDELARES|ZIEKENHUIS|CHU LIEGE|CHU UCL|CHRSM|HOPITAUX IRIS|" +
      "CLINIQUES UNIVERSITAIRES|CLINIQUES SAINT LUC|POLICE FEDERALE|FEDERALE POLITIE|ZONE DE POLICE|POLITIEZONE|" +
      "HULPVERLENINGSZONE|ZONE DE SECOURS|DEFENSIE|KULEUVEN|KU LEUVEN|UNIVERSITEIT GENT",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|AMENDE|BOETE|SOINS|ZORG|PRIME|PREMIE|CPAS|OCMW|SUBSIDE|CAUTION|WAARBORG|BEURS|BOURSE`,
    amountFrom: 600,
    examples: ["EUROPESE OVERSCHRIJVING 28-05 OPDRACHTGEVER: UZ GENT REFERTE: P0525 118204"],
    source: SOURCE,
  },
  {
    id: "be.wage.bonus.short",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "PEC VAC|PEC VACANCES|PECULE VAC|PECULE VACANCES|DOUBLE PECULE|SIMPLE PECULE|EJP|EINDEJAARSPREMIE|PFA|PRIME FIN ANNEE|" +
      "PRIME DE FIN D ANNEE|WAARBORG EN SOC FONDS|FONDS SOCIAL ET DE GARANTIE|VERLOFGELD|ECOCHEQUES",
    notModes: NOT_A_TRANSFER,
    examples: ["Virement en euros De: DELHAIZE LE LION SA Communication: PEC VAC SIMPLE+DOUBLE 2025"],
    source: SOURCE,
  },
  {
    id: "be.wage.advance.short",
    category: "WAGE_ADVANCE_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "VOORSCHOT|VOORSCHOT LOON|ACOMPTE SALAIRE|AVANCE SALAIRE",
    notModes: NOT_A_TRANSFER,
    with: "BV|NV|BVBA|VZW|CV|SRL|SA|ASBL|LOON|SALAIRE",
    without: "NOTARIS|ENERGIE|SPF|FOD|ALIMENTATIE|HUUR|LENING|KREDIET|VERZEKERING",
    examples: ["Inkomende overschrijving - HET POETSBUREAU BV - VOORSCHOT 05"],
    source: SOURCE,
  },
  {
    id: "be.state.grants",
    category: "STATE_SUBSIDY",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "ALLOC ET PRETS D ETUDES|ALLOCATIONS ET PRETS D ETUDES|ALLOCATIONS D ETUDES|ALLOCATION D ETUDES|SCHOOLTOESLAG|" +
      "STUDIETOELAGE|SPW AGRICULTURE|SPW AGRICULTURE OPW|ECOREGIMES|ECO REGIMES|PAIEMENT DE BASE|VLIF|BASISPREMIE LANDBOUW",
    notModes: NOT_A_TRANSFER,
    examples: [
      "VIREMENT DE BE16 FWB DIR ALLOC ET PRETS D ETUDES 24-25",
      "SPW AGRICULTURE OPW PB + ECOREGIMES 2024 SOLDE",
    ],
    source: SOURCE,
  },
  {
    id: "be.health.refunds",
    category: "REFUND_INSURANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SOINS DE SANTE|GENEESKUNDIGE VERZORGING|TERUGGAVE ZORGEN|REMBOURSEMENT SOINS|MC 134|MC 128",
    notModes: NOT_A_TRANSFER,
    examples: ["VIREMENT EN EUROS MC 134 COMMUNICATION : SOINS DE SANTE 22/05"],
    source: SOURCE,
  },
  {
    id: "be.benefit.family.funds",
    category: "ALLOWANCE_FAMILY",
    direction: "IN",
    strength: "NAME",
    phrases: "FONS|FONS GROEIPAKKET",
    modes: ["TRANSFER"],
    // A given name too.
    with: "GP|GROEIPAKKET|KINDERBIJSLAG",
    examples: ["OVERSCHRIJVING VAN BE08 0910 2244 1713 FONS 05/2025 GP 447812"],
    source: SOURCE,
  },
  {
    id: "be.freelance.fees",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "ERELOON|ERELOONNOTA|NOTE D HONORAIRES|ETAT D HONORAIRES|PRESTATIONS INDEPENDANT",
    notModes: NOT_A_TRANSFER,
    without: MONEY_BACK,
    examples: ["Overschrijving in uw voordeel - JANSSENS ARCHITECTEN BV - Mededeling: ereloon stage feb"],
    source: SOURCE,
  },
  {
    id: "be.rent.practice",
    category: "RENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "LOCATION CABINET|LOCATION BUREAU|LOCATION LOCAL|LOYER CABINET|HUUR PRAKTIJK|HUUR KABINET|HUUR KANTOOR|HUUR ATELIER",
    modes: ["TRANSFER"],
    examples: ["Virement en euros Vers: SRL CENTRE MEDICAL DES CHARTREUX Communication: LOCATION CABINET 2J/SEM JUIN"],
    source: SOURCE,
  },
  {
    id: "be.tax.turnover",
    category: "PRO_TAX",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "BTW|TVA|PRECOMPTE PROFESSIONNEL|BEDRIJFSVOORHEFFING",
    with: "FOD|SPF|FINANCIEN|FINANCES|FOD FIN|SPF FIN",
    modes: ["TRANSFER", "DIRECT_DEBIT"],
    without: "FACTURE|FACTUUR",
    examples: ["OVERSCHRIJVING NAAR BE22 6792 0030 0047 FOD FIN BTW 0447.812.044 T1"],
    source: SOURCE,
  },
  {
    id: "be.loan.prepayment",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "VERVROEGDE TERUGBETALING|VERVROEGDE AFLOSSING|WEDERBELEGGINGSVERGOEDING|REMBOURSEMENT ANTICIPE CREDIT|INDEMNITE DE REMPLOI",
    notModes: ["CARD", "CASH"],
    examples: ["VERVROEGDE TERUGBETALING KREDIET 726-4471882-10 WEDERBELEGGINGSVERGOEDING INBEGREPEN"],
    source: SOURCE,
  },
];
