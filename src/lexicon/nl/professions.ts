import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of Dutch employers, funds and offices, and of how they shorten their texts";

const NOT_A_TRANSFER = ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"] as const;
const MONEY_BACK = "RETOUR|TERUGBETALING|RESTITUTIE|TERUGGAVE|SPAREN|TIKKIE|LENING";

/** What employers, funds and offices write where they write little. */
export const PROFESSIONS: readonly LexiconRule[] = [
  {
    id: "nl.wage.short",
    category: "WAGE",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      "SAL|BEZOLDIGING|BEZ|SAL MND|SALMND|NETTO SAL|SALARISSPECIFICATIE|ONTHAALOUDER|BESOMMING|GAGE|PERSNR|PERS NR|" +
      "PERSONEELSNR|PERSONEELSNUMMER|LOONNR|PERS",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|VOORSCHOT|PENSIOEN|VAKANTIEGELD|VG|EJU|DECLARATIE|DECL`,
    examples: ["Politie Nederland SAL.MRT 25/00441822", "Takeaway Express NL BV per. 04 pers 88204"],
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
      "MIN BZK|MIN VAN DEFENSIE|MINISTERIE VAN DEFENSIE|RIJKSWATERSTAAT|DIENST JUSTITIELE INRICHTINGEN|BRANDWEER|" +
      "STG OPENB PRIM ONDERWIJS|OPENBAAR PRIMAIR ONDERWIJS|PRIMAIR ONDERWIJS|VOORTGEZET ONDERWIJS|SCHOLENGROEP",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|BOETE|DECLARATIE|DECL|PENSIOEN|SCHADE|FACTUUR`,
    examples: ["Naam: AMSTERDAM UMC Omschrijving: 0004418 PER 03/2025", "NAME/MIN BZK P-DIREKT/REMI/44182 04-2025"],
    source: SOURCE,
  },
  {
    id: "nl.wage.bonus.short",
    category: "WAGE_BONUS",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "EJU|VG|VAK GELD|VAK TOESLAG|VAKANTIETOESL|13E MND|EINDEJAARSUITK|EJP|EINDEJAARSPREMIE",
    notModes: NOT_A_TRANSFER,
    without: `${MONEY_BACK}|INCL VG|INCL`,
    examples: ["JUMBO SUPERMARKTEN BV VG 2025 pers.nr 44182", "NAME/CORDAAN GROEP/REMI/EJU 2024 118204"],
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
    id: "nl.pension.short",
    category: "RETIREMENT_PENSION",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "PENS|OUDERDOMSPENS|AOW PENS",
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
    phrases: "OB|BTW|OMZETBELASTING|LOONHEFFINGEN|LH",
    with: "BELASTINGDIENST",
    examples: ["Naam: BELASTINGDIENST Omschrijving: 118204418B01.2510 OB"],
    source: SOURCE,
  },
];
