import { NOT_AN_INVOICE } from "../international/incomes.js";
import { type LexiconRule, NOT_A_TRANSFER } from "../rule.js";

const SOURCE = "general knowledge of Dutch employers, funds and offices, and of how they shorten their texts";

const MONEY_BACK = "RETOUR|TERUGBETALING|RESTITUTIE|TERUGGAVE|SPAREN|TIKKIE|LENING";

const SALARIES_OF_MONTHS = "JAN|FEB|MRT|APR|MEI|JUN|JUL|AUG|SEP|OKT|NOV|DEC|2024|2025|2026|2027"
  .split("|")
  .map((month) => `SAL ${month}`)
  .join("|");

/** What employers, funds and offices write where they write little. */
export const PROFESSIONS: readonly LexiconRule[] = [
  {
    id: "nl.wage.short",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      `${SALARIES_OF_MONTHS}|BEZOLDIGING|SAL MND|SALMND|NETTO SAL|` +
      "SALARISSPECIFICATIE|ONTHAALOUDER|BESOMMING|GAGE|PERSNR|PERS NR|" +
      "PERSONEELSNR|PERSONEELSNUMMER|LOONNR",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|VOORSCHOT|PENSIOEN|VAKANTIEGELD|VG|EJU|DECLARATIE|DECL`,
    examples: ["Politie Nederland SAL.MRT 25/00441822"],
    source: SOURCE,
  },
  {
    // Who hardly pays a person but their staff.
    id: "nl.wage.employers",
    category: "WAGE",
    direction: "IN",
    strength: "KIND",
    phrases:
      "UMC|LUMC|UMCG|UMCU|MUMC|RADBOUDUMC|ERASMUS MC|AMSTERDAM UMC|ZIEKENHUIS|POLITIE|DEFENSIE|DEFENSIE DCHR|P DIREKT|" +
      "MIN BZK|MIN VAN DEFENSIE|MINISTERIE VAN DEFENSIE|DIENST JUSTITIELE INRICHTINGEN|BRANDWEER|" +
      "STG OPENB PRIM ONDERWIJS|OPENBAAR PRIMAIR ONDERWIJS|PRIMAIR ONDERWIJS|VOORTGEZET ONDERWIJS|SCHOLENGROEP",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|PROEFPERSOON|BOETE|DECLARATIE|DECL|PENSIOEN|SCHADE|FACTUUR`,
    amountFrom: 600,
    examples: ["Naam: AMSTERDAM UMC Omschrijving: 0004418 PER 03/2025", "NAME/MIN BZK P-DIREKT/REMI/44182 04-2025"],
    source: SOURCE,
  },
  {
    id: "nl.wage.bonus.short",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "EJU|VAK GELD|VAK TOESLAG|VAKANTIETOESL|13E MND|EINDEJAARSUITK|EJP|EINDEJAARSPREMIE",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|INCL VG|INCL`,
    with: "BV|B V|NV|N V|STICHTING|STG|PERS NR|PERSNR|GROEP|MINISTERIE|UMC",
    amountFrom: 150,
    examples: ["NAME/CORDAAN GROEP/REMI/EJU 2024 118204"],
    source: SOURCE,
  },
  {
    id: "nl.expenses.short",
    category: "REFUND_EXPENSE_REPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "DECL|DECL KM|DECL REIS|DECL REISKOSTEN|KM VERGOEDING|REISK|REISKSTN",
    notModes: NOT_A_TRANSFER,
    without: "ZORG|ZORGVERZEKERAAR|ZILVEREN KRUIS|VGZ|CZ|MENZIS|POLIS|SCHADE",
    examples: ["Naam: ARCADIS NEDERLAND BV Omschrijving: DECL KM/MAALT 03"],
    source: SOURCE,
  },
  {
    id: "nl.freelance.childminder",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "VERGOEDING OPVANG|GASTOUDERVERGOEDING|GASTOUDER|VERGOEDING GASTOUDER",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|KINDEROPVANGTOESLAG|TOESLAG`,
    examples: ["St Derdengelden ViaViela vergoeding opvang mrt 2 kdn"],
    source: SOURCE,
  },
  {
    id: "nl.freelance.royalties",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "MUZIEKRECHTEN|NABURIGE RECHTEN|REPARTITIE|STICHTING NORMA|VERENIGING BUMA|BUMA STEMRA|STEMRA|SENA REPARTITIE|PICTORIGHT",
    notModes: NOT_A_TRANSFER,
    without: MONEY_BACK,
    examples: ["Naam: Vereniging Buma Omschrijving: UITKERING MUZIEKRECHTEN Q1 REL 041"],
    source: SOURCE,
  },
  {
    id: "nl.freelance.fees",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "HONORARIUM|INV|FACT",
    notModes: NOT_A_TRANSFER,
    with: "STG|STICHTING|VERENIGING|THEATER|BV|NV|VOF",
    without: `${NOT_AN_INVOICE}|GECREDITEERD|CREDIT`,
    examples: [
      "Naam: Stg Theater aan de Werf Omschrijving: honorarium regie",
      "Naam: Soundcircus Audio BV Omschrijving: inv 2026-009 VO spot",
    ],
    source: SOURCE,
  },
  {
    id: "nl.freelance.settlements",
    category: "FREELANCE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "SETTLEMENT|AFREKENING PIN|PIN AFREKENING|MERCH|DRIVER PAYMENT|UITBETALING PINTRANSACTIES",
    notModes: ["DIRECT_DEBIT", "CASH", "CHECK"],
    with: "MOLLIE|ADYEN|BUCKAROO|MULTISAFEPAY|CCV|CCV GROUP|SUMUP|WORLDLINE|UBER PORTIER|UBER|RABO SMART PAY|PAY NL",
    examples: [
      "Stg Mollie Payments Omschrijving: settlement 1184471.2403.02",
      "NAME/UBER PORTIER B.V./REMI/DRIVER PAYMENT 11-17 MAR",
    ],
    source: SOURCE,
  },
  {
    id: "nl.wage.advance.company",
    category: "WAGE_ADVANCE_PAYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "VOORSCHOT",
    notModes: NOT_A_TRANSFER,
    with: "BV|B V|NV|VOF|V O F|CV|STICHTING",
    without: `${MONEY_BACK}|SCHADE|BIJSTAND|UITKERING|NALATENSCHAP|NOTARISKANTOOR|ENERGIE|HUUR|NOTARIS|TOESLAG|BELASTINGDIENST|KREDIET|VERZEKERING|VERZEKERINGEN|PGB`,
    amountTo: 1500,
    examples: ["Kwekerij Westland BV Omschrijving: voorschot juni"],
    source: SOURCE,
  },
  {
    id: "nl.benefit.unemployment.code",
    category: "ALLOWANCE_UNEMPLOYMENT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "WW",
    notModes: NOT_A_TRANSFER,
    with: "UWV",
    examples: ["Naam: UWV Omschrijving: WW 26-02/24-03 SPEC 44712"],
    source: SOURCE,
  },
  {
    id: "nl.tax.refund.turnover",
    category: "PRO_TAX_REFUND",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "OB TERUGGAAF|TERUGGAAF OB|OB|BTW|TERUGGAAF BTW",
    notModes: NOT_A_TRANSFER,
    with: "BELASTINGDIENST|BELASTINGDIENST APELDOORN",
    examples: ["Belastingdienst Apeldoorn Omschrijving: OB teruggaaf 4e kw"],
    source: SOURCE,
  },
  {
    id: "nl.pension.short",
    category: "RETIREMENT_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "PENS|OUDERDOMSPENS|AOW PENS",
    with: "PENSIOENFONDS|PENSIOENDIENST|FEDERALE PENSIOENDIENST|PFZW|ABP|PMT|PME|BPF|SVB|BPL|STICHTING",
    notModes: NOT_A_TRANSFER,
    without: "NABEST PENS|NABESTAANDEN PENS|NABESTAANDENPENS|PREMIE|PARTNER PENS|WEZEN PENS",
    examples: ["FEDERALE PENSIOENDIENST BE68679200418820 PENS 04/2025"],
    source: SOURCE,
  },
  {
    id: "nl.pension.survivors.short",
    category: "REVERSIONARY_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "NABEST PENS|NABESTAANDEN PENS|NABESTAANDENPENS|PARTNER PENS|WEZEN PENS|NP PENS|WEDUWENPENS",
    notModes: NOT_A_TRANSFER,
    examples: ["PMT nabest. pens. 4418/P 0425"],
    source: SOURCE,
  },
  {
    id: "nl.benefit.disability.signs",
    category: "ALLOWANCE_DISABILITY",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "WAJ|WAJONG|WIA|IVA|WGA|WAO|WAZ|AO UITK|AO UITKERING|AOV UITKERING|AOV UITK",
    with: "UWV|MOVIR|AOV|AO|VERZEKERINGEN|DE AMERSFOORTSE|ASR|POLIS",
    notModes: NOT_A_TRANSFER,
    without: "PREMIE",
    examples: ["UWV 0118204418 WAJ 03.25", "Movir NV AO-uitk. polis 44182 periode 3"],
    source: SOURCE,
  },
  {
    id: "nl.benefit.income-support.short",
    category: "ALLOWANCE_INCOME_SUPPORT",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "PW UITK|PW UITKERING|UITK PW|P WET|PARTICIPATIEWET|IOAW|IOAZ|BBZ UITK",
    notModes: NOT_A_TRANSFER,
    examples: ["GEM UTRECHT W&I PW-UITK 04-2025"],
    source: SOURCE,
  },
  {
    id: "nl.benefit.family.short",
    category: "ALLOWANCE_FAMILY",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "KGB|KOT|KINDGEB",
    with: "BELASTINGDIENST|TOESLAGEN|DIENST TOESLAGEN",
    notModes: NOT_A_TRANSFER,
    examples: ["BELASTINGDIENST KGB 2025 NR 1182.04.418"],
    source: SOURCE,
  },
  {
    id: "nl.tax.turnover",
    category: "PRO_TAX",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "OB|BTW|OMZETBELASTING|LOONHEFFINGEN|LH|VPB",
    with: "BELASTINGDIENST",
    examples: ["Naam: BELASTINGDIENST Omschrijving: 118204418B01.2510 OB"],
    source: SOURCE,
  },
  {
    // What a director and his company lent each other.
    id: "nl.loan.director",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "AFLOSSING LENING DGA|AFLOSSING GELDLENING DGA|TERUGBETALING LENING DGA",
    notModes: ["CARD", "CASH"],
    examples: ["Naam: A Zubrowkin Omschrijving: aflossing lening DGA"],
    source: SOURCE,
  },
  {
    // Only a company pays its owners a share; what a sole trader draws is no cost of his trade.
    id: "nl.business.dividends",
    category: "NON_OPERATING_OTHER",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "DIVIDENDUITKERING|UITKERING DIVIDEND|INTERIM DIVIDEND|DIVIDEND|PRIVEOPNAME|PRIVE OPNAME|PRIVE ONTTREKKING|" +
      "PRIVEONTTREKKING|REKENING COURANT OPNAME DGA|AFLOSSING RC DGA|AFLOSSING REKENING COURANT DGA",
    notModes: ["CARD", "CASH"],
    without: "BELASTINGDIENST",
    examples: [
      "Naam: A Zubrowkin Holding BV Omschrijving: dividend 2025",
      "Naam: A Zubrowkin Omschrijving: prive opname",
    ],
    source: SOURCE,
  },
  {
    // Only a company's account takes what its owner brings in.
    id: "nl.business.shareholder",
    category: "NON_OPERATING_SHAREHOLDER_INCOMING",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "STORTING DGA|RC DGA|REKENING COURANT DGA|REKENING COURANT DIRECTIE|REKENING COURANT AANDEELHOUDER|" +
      "REKENING COURANT ZAAKVOERDER|REKENING COURANT BESTUURDER|LENING DGA|GELDLENING DGA|INBRENG REKENING COURANT|INBRENG R C|INBRENG ZAAKVOERDER|INBRENG BESTUURDER|INBRENG VENNOOT|KAPITAALSTORTING|KAPITAALINBRENG|" +
      "STORTING KAPITAAL|STORTING AANDELENKAPITAAL|AGIOSTORTING|PRIVESTORTING|PRIVE STORTING|STORTING PRIVE|" +
      "STORTING REKENING COURANT|STORTING IN REKENING COURANT|STORTING RC|REKENING COURANT STORTING|RC STORTING|" +
      "REKENING COURANT HOLDING|RC HOLDING|REKENING COURANT VENNOOT",
    without: "KREDIET|RENTE|CONTANT|CONTANTE|SEALBAG|GELDAUTOMAAT|BELASTINGDIENST",
    examples: ["Naam: A Zubrowkin Omschrijving: RC DGA", "Naam: A Zubrowkin Omschrijving: privestorting"],
    source: SOURCE,
  },
];
