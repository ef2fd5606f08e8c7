import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of Dutch collectors and bailiffs";

const COLLECTORS =
  "INTRUM|INTRUM NEDERLAND|COLLACTIVE|EOS NEDERLAND|EOS INCASSO|LINDORFF|VESTING FINANCE|HOIST FINANCE|" +
  "DIRECT PAY SERVICES|DIRECT PAY|ALEKTUM|ALEKTUM CAPITAL|ALEKTUM CAPITAL II|COEO|COEO INCASSO|BOS INCASSO|FLANDERIJN INCASSO|INCASSOPARTNERS|EB INCASSO|" +
  "NOVA INCASSO|NATIONAAL INCASSO BUREAU|NATIONAAL INCASSO|BLEEKER INCASSO|ATRADIUS COLLECTIONS|CREDITREFORM|" +
  "PAIR FINANCE|ULTIMOO|ULTIMOO INCASSO|INVORDERINGSBEDRIJF|HET INVORDERINGSBEDRIJF|JURIDISCH INCASSO BUREAU|" +
  "CANNOCK CHASE|CANNOCK CHASE INCASSO|DE BRUIJN INCASSO|STRAETUS|STRAETUS INCASSO|DEBITUM INCASSO|DEBITUM|TROY INCASSO|" +
  "VAN LITH INCASSO|TWENTE INCASSO|INCASSO UNIE|INKASSO UNIE|RIVERTY INCASSO|DAS INCASSO|" +
  "VESTING INCASSO|TRUST KREDIET BEHEER|TRUST KREDIETBEHEER|" +
  "CREDIFIN|INCASSOKAMER|DE INCASSOKAMER|JURESTA|MIRUS INCASSO|PAYT INCASSO|WEBCASSO|EDR CREDIT|SOLVEON|" +
  "TESQUA|INFOSCORE|DEBTT|INCASSO DOSSIER";

const BAILIFFS =
  "GGN|GGN MASTERING CREDIT|" +
  "FLANDERIJN|FLANDERIJN EN VAN ECK|LAVG|LAVG GERECHTSDEURWAARDERS|SYNCASSO|BOSVELD GERECHTSDEURWAARDERS|" +
  "BOSVELD INCASSO|AGIN TIMMERMANS|AGIN OTTEN|VAN DER VELDE VAN HAL|VAN DER VELDE EN VAN HAL|HAFKAMP|JONGEJAN WISSEBORN|" +
  "YARDS DEURWAARDERS|YARDS DEURWAARDERSDIENSTEN|DE KLERK VIS|JANSSEN JANSSEN DEURWAARDERS|WIGGERS VAN DEN BEDEM|" +
  "WOUTERS EN RUITERS|SNIJDER INCASSO EN GERECHTSDEURWAARDERS|" +
  "AGIN PRANGER|SWIER CS|CAZANDER|VAN ARKEL GERECHTSDEURWAARDERS|GERECHTSDEURW";

/** Who recovers for others: it is their trade that tells then. */
const COLLECTORS_AND_BAILIFFS =
  "DEURWAARDER|DEURWAARDERS|GERECHTSDEURWAARDER|GERECHTSDEURWAARDERS|" +
  "INCASSOBUREAU|INTRUM|EOS|LINDORFF|HOIST|VESTING FINANCE|COEO|GGN|LAVG|SYNCASSO|FLANDERIJN|BOSVELD|ULTIMOO|COLLACTIVE|ALEKTUM|CREDIFIN|PAIR FINANCE";

/** How the names of other collectors end. */
const ENDS_OF_COLLECTORS = "INCASSO BV|INCASSO B V|INCASSO NV|INCASSO N V|INCASSO DIENSTEN|INCASSO SERVICES";

/** Words that end collectors' names and are in lists for another reason: towns, regions, surnames of shops, and their trade. */
const LAST_WORDS_OF_COLLECTORS =
  "AMSTERDAM|APELDOORN|ASSEN|EINDHOVEN|GRONINGEN|HAAG|MAASTRICHT|ROTTERDAM|UTRECHT|ZWOLLE|BRABANT|FRIESLAND|HOLLAND|LIMBURG|" +
  "VELUWE|ZEELAND|BROEK|BRUIJN|HAAN|HOF|KLEIN|LAAN|MARTENS|TIMMERMANS|VELDE|CENTRAAL|JURIDISCH|PARTNERS|ADVOCATEN";

/** What a direct debit is for, or how often it comes, and no other list holds: the bank's word stands behind it, and no name's. */
const DUES_OF_DEBITS =
  "VOORSCHOTNOTA|MAANDPREMIE|JAARLIJKSE|WEKELIJKSE|HERHAALDE|TELEVISIE|GLASVEZEL|SCHOOLGELD|OUDERBIJDRAGE|LEDENBIJDRAGE|" +
  "COLLEGEGELD|LESGELD|CURSUSGELD";

/** Debts that are recovered and collected in the Netherlands. */
export const DEBTS: readonly LexiconRule[] = [
  {
    id: "nl.debt.recovery",
    category: "DEBT_RECOVERY",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "TERUGVORDERING|TERUGVORDERING TOESLAG|TERUGBETALING TOESLAG|TERUGBETALING TOESLAGEN|" +
      "TERUGBETALING UITKERING|UWV TERUGVORDERING|BELASTINGDIENST INVORDERING|DWANGBEVEL|LBIO INCASSO|" +
      "BELASTINGDIENST DWANGBEVEL|TERUGBETALING ZORGTOESLAG|TERUGBETALING HUURTOESLAG|" +
      "TOESLAGEN TERUGBETALING|TOESLAGEN TERUGVORDERING|TERUGBETALING KINDEROPVANGTOESLAG|" +
      "TERUGBETALING KINDGEBONDEN BUDGET|AFLOSSING BIJSTAND|WANBETALERSREGELING|CAK WANBETALERS",
    without: COLLECTORS_AND_BAILIFFS,
    examples: ["OVERBOEKING BELASTINGDIENST TERUGBETALING TOESLAG", "TERUGVORDERING DOSSIER 4417 UWV"],
    source: SOURCE,
  },
  {
    // What the tax office, a supplier or an insurer lets one pay in parts is what it is for.
    id: "nl.debt.recovery.plan",
    category: "DEBT_RECOVERY",
    direction: "OUT",
    strength: "KIND",
    phrases: "BETALINGSREGELING",
    examples: ["BETALINGSREGELING 88123"],
    source: SOURCE,
  },
  {
    // The payer's own words, beside which a name that a list holds tells more all the same.
    id: "nl.debt.recovery.plan.transfer",
    category: "DEBT_RECOVERY",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "BETALINGSREGELING",
    modes: ["TRANSFER"],
    without: `BELASTINGDIENST|${COLLECTORS_AND_BAILIFFS}`,
    examples: ["OVERBOEKING BETALINGSREGELING 88123", "Overboeking Naam: Halder BV Omschrijving: betalingsregeling"],
    source: SOURCE,
  },
  {
    // Fines, benefits and loans of the state, and what a file is kept of, are recovered so.
    id: "nl.debt.recovery.plan.offices",
    category: "DEBT_RECOVERY",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "BETALINGSREGELING",
    with:
      "CJIB|UWV|SVB|DUO|CAK|GEMEENTE|TOESLAG|TOESLAGEN|DOSSIER|DOSSIERNUMMER|DOSSIERNR|" +
      "ACHTERSTAND|SCHULD|VORDERING",
    without: COLLECTORS_AND_BAILIFFS,
    examples: [
      "BETALINGSREGELING DOSSIER 4417 CJIB",
      "Naam: CJIB Omschrijving: betalingsregeling CJIB 4 0118 termijn 3 van 8",
    ],
    source: SOURCE,
  },
  {
    id: "nl.debt.collectors",
    category: "DEBT_COLLECTION",
    direction: "OUT",
    strength: "NAME",
    phrases: COLLECTORS,
    examples: ["SEPA Overboeking Intrum Nederland dossier 88123", "IDEAL COEO INCASSO BV 4417"],
    source: SOURCE,
  },
  {
    // A collector that no list holds: whose bill it was stands behind its name.
    id: "nl.debt.collectors.forms",
    category: "DEBT_COLLECTION",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "INCASSODIENSTEN|INCASSO EN GERECHTSDEURWAARDERS",
    without: COLLECTORS,
    examples: ["SEPA Overboeking Bergmans Incassodiensten dossier 4417 Vodafone"],
    source: SOURCE,
  },
  {
    // In a direct debit `INCASSO` is the bank's word, before a payee whose name begins with its form: `SEPA INCASSO NV NUON`.
    id: "nl.debt.collectors.forms.short",
    category: "DEBT_COLLECTION",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: ENDS_OF_COLLECTORS,
    notModes: ["DIRECT_DEBIT"],
    without: COLLECTORS,
    examples: ["SEPA Overboeking Bergmans Incasso B.V. dossier 4417 Vodafone", "SEPA Overboeking Direct Incasso BV"],
    source: SOURCE,
  },
  {
    id: "nl.debt.collectors.forms.ideal",
    category: "DEBT_COLLECTION",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: ENDS_OF_COLLECTORS,
    // No direct debit is paid so, whatever the word seems to show; but a payee's name may begin with it.
    with: "IDEAL",
    without: `${COLLECTORS}|${pairsOf(ENDS_OF_COLLECTORS, "IDEAL")}`,
    examples: ["IDEAL Bergmans Incasso BV dossier 4417"],
    source: SOURCE,
  },
  {
    // The word itself looks like a direct debit where no other way is told.
    id: "nl.debt.collectors.forms.named",
    category: "DEBT_COLLECTION",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: ENDS_OF_COLLECTORS,
    modes: ["DIRECT_DEBIT"],
    endsName: true,
    beside: LAST_WORDS_OF_COLLECTORS,
    without: `${COLLECTORS}|${pairsOf(DUES_OF_DEBITS, "INCASSO")}`,
    examples: ["Bergmans Incasso B.V. dossier 4417", "Naam: Rotterdam Incasso BV", "SEPA INCASSO BERGMANS INCASSO BV"],
    source: SOURCE,
  },
  {
    id: "nl.debt.counselling",
    category: "DEBT_COLLECTION",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "SCHULDHULPVERLENING|SCHULDREGELING|SCHULDSANERING|SCHULDBEMIDDELING|SCHULDENREGELING|WSNP|MINNELIJK TRAJECT|" +
      "PLANGROEP|KREDIETBANK SCHULDHULP|INCASSOZAAK|INCASSODOSSIER|INCASSOBUREAU|" +
      "SCHULDHULP",
    examples: ["OVERBOEKING PLANGROEP SCHULDREGELING 4417"],
    source: SOURCE,
  },
  {
    id: "nl.bailiff.names",
    category: "BAILIFF",
    direction: "OUT",
    strength: "NAME",
    phrases: BAILIFFS,
    examples: ["SEPA OVERBOEKING GGN MASTERING CREDIT DOSSIER 88123", "SEPA Overboeking LAVG dossier 4417"],
    source: SOURCE,
  },
  {
    id: "nl.bailiff.words",
    category: "BAILIFF",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "DEURWAARDERS|GERECHTSDEURWAARDER|GERECHTSDEURWAARDERS|DEURWAARDERSKANTOOR|DEURWAARDERSDIENSTEN|" +
      "GERECHTSDEURWAARDERSKANTOOR|DEURWAARDERSKANTOREN",
    examples: ["IDEAL Smit Gerechtsdeurwaarders 4417", "OVERBOEKING DEURWAARDERSKANTOOR DE WIT DOSSIER 88123"],
    source: SOURCE,
  },
  {
    id: "nl.bailiff.word",
    category: "BAILIFF",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "DEURWAARDER",
    // A surname too: only with a word of the trade.
    with:
      "DOSSIER|DOSSIERNUMMER|DOSSIERNR|ZAAK|ZAAKNUMMER|ZAAKNR|BETALINGSREGELING|REGELING|TERMIJN|KANTOOR|KENMERK|BV|" +
      "BESLAG|SCHULD|VORDERING|INCASSO",
    examples: ["OVERBOEKING DEURWAARDER PIETERSE DOSSIER 4417"],
    source: SOURCE,
  },
];
