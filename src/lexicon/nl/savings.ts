import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of Dutch bank tariffs and statements";

/** Savings accounts by name. */
const SAVINGS_BOOKS =
  "ORANJE SPAARREKENING|BONUS SPAARREKENING|INTERNETSPAREN|INTERNET SPAREN|DIRECT SPAREN|ABN AMRO SPAREN|DOELSPAREN|" +
  "RABO SPAARREKENING|RABOSPAARREKENING|RABO DOELSPAREN|RABO INTERNETSPAREN|ASN SPAARREKENING|ASN IDEAALSPAREN|KNAB SPAREN|" +
  "KNAB FLEXIBEL SPAREN|SNS SPAREN|SPAARDEPOSITO|DEPOSITOREKENING|KINDERSPAARREKENING|ZILVERVLOOT|VRIJ SPAREN|" +
  "KLIMAATSPAARREKENING|OHRA SPAAR|CENTRAAL BEHEER SPAREN|RENTEVAST SPAREN|NIBC SPAREN|MONEYOU SPAREN|" +
  "KINDERSPAREN|MAXISPAREN|KINDERREKENING SPAREN";

/** Brokers, funds, crypto exchanges and private pensions. */
const SHARE_ACCOUNTS =
  "MEESMAN|MEESMAN INDEXBELEGGEN|BRAND NEW DAY|" +
  "PEAKS BV|PEAKS B V|PEAKS BELEGGEN|SAXO|BINCKBANK|BINCK|EVI VAN LANSCHOT|NN BELEGGEN|ING BELEGGEN|" +
  "RABO BELEGGEN|CENTRAAL BEHEER BELEGGEN|BITONIC|BTCDIRECT|BTC DIRECT|" +
  "LYNX BV|LYNX B V|SEMMIE|FITVERMOGEN|BELEGGINGSREKENING|PENSIOENSPAREN|" +
  "LIJFRENTE INLEG|LIJFRENTEPREMIE|LIJFRENTEREKENING|" +
  "ZELF BELEGGEN|PENSIOENBELEGGEN|ANYCOIN|ANYCOIN DIRECT|" +
  "SATOS BITCOIN|ROBECO|ZONNEPANELENDELEN|LENDAHAND|COLLIN CROWDFUND";

/** How a firm's account is called that nothing but taxes is paid from, and what it gets back from there. */
const BLOCKED_ACCOUNT = "G REKENING|G-REKENING|GREKENING|G REK|G-REK";
const RELEASED =
  "DEBLOKKERING|DEBLOKKEREN|GEDEBLOKKEERD|DEBLOKKERING G REKENING|DEBLOKKERING G REK|VRIJGAVE G REKENING|VRIJGAVE G REK";

/** Savings, shares and what comes back from them, of Dutch households. */
export const SAVINGS: readonly LexiconRule[] = [
  {
    id: "nl.saving.words",
    category: "SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "SPAREN|SPAARREKENING|NAAR SPAARREKENING|NAAR SPAREN|SPAAROPDRACHT|SPAARGELD|SPAARPOT|SPAARPOTJE|SPAARDOEL|" +
      "AFRONDING SPAREN|AUTOMATISCH SPAREN|SPAARBEDRAG|SPAARPLAN|OVERSCHRIJVING SPAARREKENING|SPAARBOEKJE|SPAARREK",
    notModes: ["CARD", "DIRECT_DEBIT"],
    examples: ["OVERBOEKING NAAR SPAARREKENING 88123", "PERIODIEKE OVERBOEKING SPAREN VAKANTIE"],
    source: SOURCE,
  },
  {
    id: "nl.saving.books",
    category: "BANKBOOK_SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: SAVINGS_BOOKS,
    notModes: ["CARD"],
    examples: ["Naar Oranje Spaarrekening H12345678", "OVERBOEKING KLIMAATSPAARREKENING"],
    source: SOURCE,
  },
  {
    id: "nl.interest.savings",
    category: "INTEREST",
    direction: "IN",
    strength: "OPERATION",
    phrases: "RENTE",
    with: "SPAARREKENING|SPAREN|SPAARTEGOED|SPAARGELD",
    without: "LENING|HYPOTHEEK|KREDIET|OPNAME",
    examples: ["Rente 2023 spaarrekening"],
    source: SOURCE,
  },
  {
    id: "nl.saving.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      `${SAVINGS_BOOKS}|VAN SPAARREKENING|SPAARREKENING|SPAREN|OPNAME SPAREN|OPNAME SPAARREKENING|SPAARGELD|SPAARPOT|` +
      "OPNAME SPAARGELD|SPAARPOTJE|SPAARBOEKJE|SPAARREK",
    // Interest is printed with its year between the two words.
    without: "RENTE|CREDITRENTE|SPAARRENTE",
    examples: [
      "Van Oranje Spaarrekening H12345678",
      "OVERBOEKING VAN SPAARREKENING 88123",
      "SEPA OVERBOEKING NAAM K VISSER OMSCHRIJVING SPAREN VAKANTIEGELD",
    ],
    source: SOURCE,
  },
  {
    // A firm's blocked account for taxes, which others pay into: what the tax office lets it take out again is its own.
    id: "nl.saving.blocked",
    category: "SAVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: RELEASED,
    with: BLOCKED_ACCOUNT,
    // A part of what is owed, which a customer pays there.
    without: "FACTUUR|FACTUURNR|FACT|NOTA",
    examples: ["HALDER DAKWERKEN BV DEBLOKKERING G-REKENING BESCH. BELASTINGDIENST"],
    source: SOURCE,
  },
  {
    id: "nl.saving.blocked.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases: RELEASED,
    with: BLOCKED_ACCOUNT,
    // A part of what is owed, which a customer pays there.
    without: "FACTUUR|FACTUURNR|FACT|NOTA",
    examples: ["HALDER DAKWERKEN BV DEBLOKKERING G-REKENING", "DEBLOKKERING G-REK 88123"],
    source: SOURCE,
  },
  {
    id: "nl.saving.shares",
    category: "SHARE_SAVING",
    direction: "OUT",
    strength: "NAME",
    phrases: SHARE_ACCOUNTS,
    notModes: ["CASH"],
    examples: ["SEPA OVERBOEKING BINCKBANK INLEG", "SEPA iDEAL Meesman Indexbeleggen 4417"],
    source: SOURCE,
  },
  {
    id: "nl.saving.shares.back",
    category: "DISSAVING",
    direction: "IN",
    strength: "NAME",
    phrases: SHARE_ACCOUNTS,
    examples: ["SEPA OVERBOEKING BINCKBANK OPNAME", "MEESMAN INDEXBELEGGEN UITBETALING"],
    source: SOURCE,
  },
];
