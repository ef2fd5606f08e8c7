import { INSTALMENT_PROVIDERS } from "../international/credits.js";
import { pairsOf } from "../phrase-pairs.js";
import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of Dutch lenders and leasing companies";

/** A bank's words for paying out a loan. */
const PAYOUTS =
  "UITBETALING|UITBETALING VAN|TERBESCHIKKINGSTELLING|TERBESCHIKKINGSTELLING VAN|BESCHIKBAARSTELLING|VRIJGAVE|VRIJGAVE VAN|" +
  "OPNAME|OPNAME VAN|OPNEMING";

/** What a bank says of a loan besides its number: the contract, and what it is for. */
const SAID_OF_LOANS =
  "CONTRACT|OVEREENKOMST|AUTO|WAGEN|BEDRIJFSWAGEN|BESTELWAGEN|VRACHTWAGEN|VOERTUIG|MOTOR|RENOVATIE|VERBOUWING|ENERGIE|GROENE|STUDIE|WONING|CONSUMPTIEF|PARTICULIER|KANTOOR|" +
  "ZAKELIJK|ZAKELIJKE|ONDERNEMER|ONDERNEMERS|BEDRIJF|BEDRIJFS|INVESTERING|OPNAME";

/** Words for a loan, and for one of a business. */
const PLAIN_WORDS =
  "LENING|KREDIET|ONDERNEMINGSKREDIET|ONDERNEMERSKREDIET|BEDRIJFSKREDIET|BEDRIJFSLENING|INVESTERINGSKREDIET|INVESTERINGSLENING";

/** Mortgage words and mortgage lenders. */
const MORTGAGES =
  "HYPOTHEEK|HYPOTHEKEN|HYPOTHEEKBANK|HYPOTHEEKLENING|HYPOTHEEKRENTE|HYPOTHEEKTERMIJN|HYPOTHEEKBETALING|HYPOTHECAIR|" +
  "HYPOTHECAIRE LENING|OBVION|FLORIUS|MUNT HYPOTHEKEN|BLG WONEN|WESTLANDUTRECHT|WESTLAND UTRECHT|VISTA HYPOTHEKEN|" +
  "MERIUS HYPOTHEKEN|LOT HYPOTHEKEN|BIJBOUWE|TELLIUS HYPOTHEKEN|HYPOTRUST|STATER NV|STATER NEDERLAND|QUION|" +
  "DYNAMIC CREDIT WOONHYPOTHEKEN|SYNTRUS ACHMEA|TULP HYPOTHEKEN|ATTENS HYPOTHEKEN|IQWOON|STARTERSLENING|" +
  "SVN STARTERSLENING|NATIONALE HYPOTHEEK GARANTIE|AEGON HYPOTHEKEN|AEGON HYPOTHEEK|NN HYPOTHEEK|" +
  "CENTRAAL BEHEER HYPOTHEEK|ABN AMRO HYPOTHEKEN|ABN AMRO HYPOTHEKEN GROEP|ING HYPOTHEKEN|RABOBANK HYPOTHEEK|" +
  "AFLOSSING HYPOTHEEK|RENTE HYPOTHEEK|RENTE EN AFLOSSING HYPOTHEEK|WOONFONDS HYPOTHEKEN|WOONFONDS|" +
  "TELLIUS|MERIUS|SYNTRUS|WOONNU|HOLLANDWOONT|CLARIAN WONEN|HYPINVEST|DIREKTBANK|STATER";

/** Lenders that sell personal loans and revolving credit alike. */
const LENDERS =
  "FREO|SANTANDER CONSUMER|SANTANDER CONSUMER FINANCE|FINDIO|BNP PARIBAS PERSONAL FINANCE|BNPPPF|CREDIVANCE|INTERBANK|" +
  "INTERBANK NV|RIBANK|CREDIT AGRICOLE CONSUMER FINANCE NEDERLAND|CREDIT AGRICOLE CONSUMER FINANCE|CA CONSUMER FINANCE|" +
  "CACF NEDERLAND|DEFAM|DEFAM CREDITS|GREENLOANS|ALFAM|ALFAM CONSUMER CREDIT|MONEYOU KREDIET|QANDER|" +
  "QANDER CONSUMER FINANCE|TF BANK|DE NEDERLANDSE KREDIETMAATSCHAPPIJ|DE NEDERLANDSE KREDIETMAATSCHAPPIJ BV|DNK KREDIET|" +
  "NATIONALE NEDERLANDEN KREDIET|LENDER SPENDER|LENDER AND SPENDER|LENDEX|VOORDEELBANK|VOORSCHOTBANK|QREDITS|NEW10|SWISHFUND|BRIDGEFUND|" +
  "DYNAMIC CREDIT|VOLKSWAGEN BANK|STELLANTIS FINANCIAL|FCA BANK|OTTO FINANCE|" +
  "STADSBANK OOST NEDERLAND|STADSBANK VAN LENING|KREDIETBANK NEDERLAND|KREDIETBANK ROTTERDAM|KREDIETBANK LIMBURG|" +
  "GEMEENTELIJKE KREDIETBANK|GKB GRONINGEN|GKB ASSEN|VOLKSKREDIETBANK|FINATA|AUTOLENING|AUTOFINANCIERING|" +
  "VOLKSWAGEN PON FINANCIAL|VOLKSWAGEN PON FINANCIAL SERVICES|RCI FINANCIAL SERVICES|MOBILIZE FINANCIAL SERVICES|" +
  "BMW FINANCIAL SERVICES|MERCEDES BENZ FINANCIAL|TOYOTA LOUWMAN FINANCIAL|LOUWMAN FINANCIAL|PSA FINANCE NEDERLAND|" +
  "STELLANTIS FINANCIAL SERVICES|FORD CREDIT|" +
  "BNP PARIBAS PF|GELDSHOP|YOUNITED|STIMULERINGSLENING|" +
  "AUTO FINANCIERING";

/** Short, small credits, and the firms that stand surety for them. */
const FAST_LENDERS =
  "NOVUM BANK|NOVUM BANK LIMITED|FERRATUM|FERRATUM BANK|SALDODIPJE|SALDODIPJE BV|SALDODIPJE B V|CASHPER|MINILENING|MINI LENING|FLITSKREDIET|FLITSLENING|" +
  "FLEXKREDIET|VIVUS|MULTITUDE BANK|" +
  "LEEN IMMEDIATELY|SNELLENING";

const REVOLVING =
  "DOORLOPEND KREDIET|DOORLOPENDKREDIET|FLEXIBEL KREDIET|WEHKAMP FINANCE|" +
  "OTTO KREDIET|NECKERMANN KREDIET|COMFORT CARD";

/** Credit and charge cards of the Dutch issuer and others. */
const CREDIT_CARDS =
  "INTERNATIONAL CARD SERVICES|INT CARD SERVICES|INT CARD SERVICES BV|ICS CARDS|ICS CREDITCARD|ICS BV|ICS B V|ANWB VISA|" +
  "ANWB CREDITCARD|BIJENKORF CARD|BIJENKORF MASTERCARD|RABOCARD|AMERICAN EXPRESS|CREDITCARD GESPREID BETALEN|ICS VISA|ICS MASTERCARD|ICS VISA CARD|" +
  "VISA WORLD CARD|WORLD CARD ICS|AMEX";

const PERSONAL =
  "PERSOONLIJKE LENING|PERSOONLIJK KREDIET|AFLOSSING PERSOONLIJKE LENING|RENTE EN AFLOSSING PERSOONLIJKE LENING";

/** With the loan too, which would otherwise be the longer phrase. */
const prepaymentsOf = (kinds: string): string =>
  pairsOf(kinds, "AFLOSSING|AFLOSSING HYPOTHEEK|AFLOSSING PERSOONLIJKE LENING");

/** What is paid back of a loan that a text names. */
const LOANS_PAID_OFF = pairsOf(
  "AFLOSSING",
  "LENING|KREDIET|HYPOTHEEK|HYPOTHECAIRE LENING|PERSOONLIJKE LENING|PERSOONLIJK KREDIET",
);

/** What is paid beside a loan. */
const CHARGES = "BOETERENTE|VERGOEDING|KOSTEN|DOSSIERKOSTEN|AFSLUITKOSTEN|VERZEKERING|ENERGIE|FACTUUR";

const LOAN_WORDS =
  "AFLOSSING LENING|AFLOSSING PERSONEELSLENING|PERSONEELSLENING|PERSONEELSKREDIET|TERMIJN LENING|TERMIJNBEDRAG LENING|MAANDTERMIJN LENING|MAANDBEDRAG LENING|LENINGNUMMER|LENING NR|" +
  "LENINGNR|LENING CONTRACT|LENINGOVEREENKOMST|KREDIETOVEREENKOMST|KREDIETNUMMER|TERMIJNBEDRAG KREDIET|" +
  "TERMIJN KREDIET|AFLOSSING KREDIET|RENTE EN AFLOSSING|DUO TERUGBETALING|DUO STUDIESCHULD|DUO LENING|STUDIESCHULD|" +
  "STUDIELENING|DUO HOOFDREKENING|DIENST UITVOERING ONDERWIJS|ENERGIEBESPAARLENING|NATIONAAL WARMTEFONDS";

/** Leasing and hire companies; each needs its full name, for the short ones are everyday words. */
export const LESSORS =
  "PRIVATE LEASE|PRIVATELEASE|FINANCIAL LEASE|OPERATIONAL LEASE|AUTOLEASE|LEASEPLAN|LEASEPLAN NEDERLAND|AYVENS|" +
  "AYVENS NEDERLAND|ALD AUTOMOTIVE|ARVAL|ARVAL BV|ATHLON|ATHLON CAR LEASE|ALPHABET NEDERLAND|ALPHABET LEASE|JUSTLEASE|" +
  "DIRECTLEASE|DIRECT LEASE|ANWB PRIVATE LEASE|MKB LEASE|VAN MOSSEL LEASE|VAN MOSSEL AUTOLEASE|TERBERG LEASING|" +
  "TERBERG BUSINESS LEASE|HILTERMANN LEASE|HILTERMANN|ABN AMRO LEASE|ABN AMRO ASSET BASED FINANCE|DLL LEASING|" +
  "DE LAGE LANDEN|GRENKE|GRENKEFINANCE|GRENKE FINANCE|GRENKELEASING|BNP PARIBAS LEASING SOLUTIONS|XEROX FINANCIAL SERVICES|LEASE A BIKE|LEASYS|KINTO ONE|XLLEASE|WENSINK LEASE|VOLKSWAGEN LEASING|" +
  "MULTILEASE|BUSINESS LEASE|FRIESLAND LEASE|PONPRIVATELEASE|LYNK CO|" +
  "STERNLEASE|STERN LEASE|WITTEBRUG LEASE|PON BIKE";

const INSTALMENTS =
  "IN3|IN3 BV|PAYIN3|CAPAYABLE|SPRAYPAY|SPRAYPAY BV|BILLINK BV|ACHTERAF BETALEN|GESPREID BETALEN|MONDU|" +
  "BETALEN IN 3 TERMIJNEN|BETALEN IN DRIE TERMIJNEN|IN 3 TERMIJNEN|BILLIE GMBH|BOL COM ACHTERAF";

/** Credit and leasing in the Netherlands. */
export const CREDITS: readonly LexiconRule[] = [
  {
    id: "nl.loan.mortgage",
    category: "LOAN_REPAYMENT_REAL_ESTATE",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: MORTGAGES,
    notModes: ["CARD"],
    without: "HYPOTHEEKADVIES|HYPOTHEEKSHOP|HYPOTHEKER|HYPOTHECAIR KREDIET VERZEKERING",
    examples: ["SEPA Incasso algemeen doorlopend Obvion N.V. termijn april", "HYPOTHEEK 4417.22 RENTE EN AFLOSSING"],
    source: SOURCE,
  },
  {
    id: "nl.loan.mortgage.drawdown",
    category: "LOAN_DRAWDOWN_REAL_ESTATE",
    direction: "IN",
    strength: "PURPOSE",
    phrases: MORTGAGES,
    without: "RENTEVERGOEDING|RESTITUTIE|TERUGBETALING",
    examples: ["OVERBOEKING FLORIUS UITBETALING BOUWDEPOT"],
    source: SOURCE,
  },
  {
    id: "nl.loan.personal",
    category: "LOAN_REPAYMENT_PERSONAL",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: PERSONAL,
    examples: ["SEPA INCASSO ABN AMRO PERSOONLIJKE LENING 88123"],
    source: SOURCE,
  },
  {
    id: "nl.loan.personal.drawdown",
    category: "LOAN_DRAWDOWN_PERSONAL",
    direction: "IN",
    strength: "PURPOSE",
    phrases: PERSONAL,
    examples: ["OVERBOEKING ING PERSOONLIJKE LENING UITBETALING"],
    source: SOURCE,
  },
  {
    id: "nl.loan.revolving",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: REVOLVING,
    notModes: ["CARD"],
    // Who collects a debt says for whom.
    without: "ALGEHELE AFLOSSING|NAMENS|INTRUM|DEURWAARDER|DEURWAARDERS|GERECHTSDEURWAARDER|GERECHTSDEURWAARDERS",
    examples: ["SEPA INCASSO DOORLOPEND KREDIET DEFAM", "OVERBOEKING DOORLOPEND KREDIET AFLOSSING"],
    source: SOURCE,
  },
  {
    id: "nl.loan.revolving.drawdown",
    category: "LOAN_DRAWDOWN_REVOLVING",
    direction: "IN",
    strength: "PURPOSE",
    phrases: REVOLVING,
    examples: ["OVERBOEKING OPNAME DOORLOPEND KREDIET"],
    source: SOURCE,
  },
  {
    id: "nl.loan.revolving.names",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "NAME",
    phrases: "TINKA|LACENT|LACENT BV|PRIMELINE",
    notModes: ["CARD"],
    examples: ["SEPA Incasso Tinka maandbedrag"],
    source: SOURCE,
  },
  {
    // The shop that is paid off so is named behind it.
    id: "nl.loan.revolving.payee",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "TINKA B V|TINKA BV|LACENT BV",
    notModes: ["CARD"],
    examples: ["SEPA Incasso Naam: TINKA B.V. Machtiging: TK47731861 Omschrijving: termijn wehkamp rekening"],
    source: SOURCE,
  },
  {
    id: "nl.loan.cards",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "NAME",
    phrases: CREDIT_CARDS,
    notModes: ["CARD"],
    examples: ["SEPA Incasso INT CARD SERVICES BV 88123 kenmerk 4417"],
    source: SOURCE,
  },
  {
    id: "nl.loan.cards.short",
    category: "LOAN_REPAYMENT_REVOLVING",
    direction: "OUT",
    strength: "KIND",
    phrases: "ICS|CREDITCARD",
    modes: ["DIRECT_DEBIT"],
    // In French direct debits ICS is the identifier of the creditor.
    with: "INCASSO",
    examples: ["SEPA INCASSO ICS KENMERK 88123"],
    source: SOURCE,
  },
  {
    id: "nl.loan.fast",
    category: "LOAN_REPAYMENT_FAST",
    direction: "OUT",
    strength: "NAME",
    phrases: FAST_LENDERS,
    examples: ["SEPA iDEAL Saldodipje lening 4417", "IDEAL MINILENING TERUGBETALING 4417"],
    source: SOURCE,
  },
  {
    id: "nl.loan.lenders",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: LENDERS,
    notModes: ["CARD"],
    examples: ["SEPA Incasso FREO termijn 04", "INCASSO QANDER CONSUMER FINANCE 88123"],
    source: SOURCE,
  },
  {
    id: "nl.loan.lenders.drawdown",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "NAME",
    phrases: `${LENDERS}|${FAST_LENDERS}|TINKA|LACENT`,
    examples: ["SEPA OVERBOEKING NAAM LENDER & SPENDER 88123", "FINDIO BV 4417"],
    source: SOURCE,
  },
  {
    id: "nl.loan.words",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "KIND",
    phrases: LOAN_WORDS,
    notModes: ["CARD"],
    examples: ["AFLOSSING LENING 88.12.31", "SEPA INCASSO DUO HOOFDREKENING STUDIESCHULD MEI"],
    source: SOURCE,
  },
  {
    id: "nl.loan.prepayment",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: `${prepaymentsOf("EXTRA|VERVROEGDE|BOETEVRIJE|TUSSENTIJDSE")}|BOETEVRIJ AFLOSSEN`,
    notModes: ["CARD", "CASH"],
    examples: ["Extra aflossing leningdeel 2 nr 1044718823", "Extra aflossing hypotheek ABN AMRO"],
    source: SOURCE,
  },
  {
    // A card or an instalment plan is paid in full each month, too, and what repeats by itself is never the whole.
    id: "nl.loan.prepayment.whole",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: prepaymentsOf("VOLLEDIGE|ALGEHELE|GEHELE"),
    without:
      `${CREDIT_CARDS}|${INSTALMENTS}|${INSTALMENT_PROVIDERS}|CREDITCARD|CREDIT CARD|CREDITCARDREKENING|` +
      "KREDIETKAART|KAART|KAARTNUMMER|KAARTNR|CARD|ICS|VISA|MASTERCARD|TERMIJNBETALING|BESTELLING|ORDER|" +
      "PERIODIEKE OVERBOEKING|PERIODIEKE OVERB|MAANDELIJKS",
    notModes: ["CARD", "CASH"],
    examples: ["Volledige aflossing leningdeel 2 nr 1044718823", "VOLLEDIGE AFLOSSING PERSOONLIJK KREDIET"],
    source: SOURCE,
  },
  {
    // All at once: of a plan of instalments too.
    id: "nl.loan.prepayment.at-once",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "AFLOSSING INEENS|AFLOSSEN INEENS|INEENS AFLOSSEN|INEENS AFGELOST|IN EEN KEER AFGELOST|AFLOSSING IN EEN KEER",
    without: "CREDITCARD|CREDIT CARD|CREDITCARDREKENING|KREDIETKAART|ICS|VISA|MASTERCARD",
    notModes: ["CARD", "CASH"],
    examples: ["Naam: Tinka BV Omschrijving: aflossing ineens klant 6755130"],
    source: SOURCE,
  },
  {
    // The loan's number stands within what is said: AFLOSSING LENING 88 VERVROEGD. Of two rules with one phrase the first id
    // decides: this one's, before those of the kinds of loans.
    id: "nl.loan.early.words",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: LOANS_PAID_OFF,
    notModes: ["CARD", "CASH"],
    with: "VERVROEGD|VERVROEGDE|ALGEHEEL|BOETEVRIJ",
    without: CHARGES,
    examples: ["AFLOSSING LENING 88.12.31 VERVROEGD"],
    source: SOURCE,
  },
  {
    // A word of names too: only where the bank itself says it.
    id: "nl.loan.early.extra",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: LOANS_PAID_OFF,
    notModes: ["CARD", "CASH", "TRANSFER", "DIRECT_DEBIT"],
    with: "EXTRA",
    without: `${CHARGES}|${pairsOf("EXTRA", "BANK|LENEN|LENING|KREDIET|FINANCE|BV|B V|NV|N V")}|BEOBANK EXTRA`,
    examples: ["AFLOSSING LENING 88.12.31 EXTRA"],
    source: SOURCE,
  },
  {
    id: "nl.loan.lenders.settled",
    category: "LOAN_PREPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: `${LENDERS}|${MORTGAGES}`,
    modes: ["TRANSFER"],
    with: `EINDAFREKENING|AFLOSSING TOTAAL|TOTALE AFLOSSING|INLOSSING|${pairsOf("SALDO|RESTANT|RESTANT SALDO|RESTSALDO", "LENING|KREDIET|CONTRACT|HYPOTHEEK")}`,
    without: `${CHARGES}|${CREDIT_CARDS}|${INSTALMENTS}|CREDITCARD|PERIODIEKE OVERBOEKING|PERIODIEKE OVERB|MAANDELIJKS|TERMIJN|TERMIJNEN|ACHTERSTAND`,
    examples: ["SEPA Overboeking Naam: FREO Omschrijving: saldo lening 88123456"],
    source: SOURCE,
  },
  {
    // A telephone that its operator sells on credit: the operator's own name says less.
    id: "nl.loan.goods",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "GOEDERENKREDIET|TOESTELKREDIET|TOESTELLENING|AFLOSSING TOESTEL|AFLOSSING TOESTELKREDIET",
    examples: ["ODIDO NETHERLANDS AFLOSSING GOEDERENKREDIET TOESTEL 4417"],
    source: SOURCE,
  },
  {
    id: "nl.loan.words.single",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "KIND",
    phrases: "LENING|KREDIET|AFLOSSING",
    notModes: ["CARD", "TRANSFER", "CASH"],
    without: "KREDIETBEHEER|SCHULDREGELING",
    with: "INCASSO|TERMIJN|RENTE|CONTRACT|CONTRACTNR|BANK|TERUGBETALING|MAANDBEDRAG|DOORLOPEND|PERSOONLIJKE|DOMICILIERING|FINANCE|AFLOSSING|REMBOURSEMENT|SCHULD|STUDIESCHULD|DUO",
    examples: ["SEPA INCASSO ASN BANK LENING 44.17"],
    source: SOURCE,
  },
  {
    id: "nl.loan.drawdown.paid-out",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "PURPOSE",
    phrases: `${LENDERS}|${FAST_LENDERS}`,
    with: "UITBETALING|UITBETAALD|AANVRAAG|OPNAME",
    examples: ["Naam: FREO Omschrijving: Uitbetaling 7741182"],
    source: SOURCE,
  },
  {
    id: "nl.loan.drawdown.words",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      `${pairsOf(PAYOUTS, "LENING|KREDIET|REKENING COURANT KREDIET|REKENING COURANTKREDIET")}|` +
      "UITBETALING MINILENING|MINILENING UITBETALING|UITBETALING MINI LENING|UITBETALING FLITSKREDIET|UITBETALING FLITSLENING|" +
      "UITBETALING SNELLENING|UITBETALING SALDODIPJE|SALDODIPJE UITBETALING|UITBETALING FERRATUM|FERRATUM UITBETALING|" +
      "UITBETALING CASHPER|CASHPER UITBETALING|LENING UITBETALING|KREDIET UITBETALING|STUDIELENING|DUO LENING|KREDIETOPNAME",
    examples: [
      "OVERBOEKING ASN BANK UITBETALING LENING 4417",
      "Overschrijving Naam: Kortkrediet Omschrijving: uitbetaling minilening 88123",
      "TERBESCHIKKINGSTELLING KREDIET 726-4418305-12",
    ],
    source: SOURCE,
  },
  {
    // The same on a debit: the instalment.
    id: "nl.loan.word",
    category: "LOAN_REPAYMENT",
    direction: "OUT",
    strength: "HINT",
    phrases: PLAIN_WORDS,
    notModes: ["TRANSFER", "CARD", "CASH", "CHECK"],
    standsAlone: true,
    beside: SAID_OF_LOANS,
    examples: ["KREDIET 726-4418305-12"],
    source: SOURCE,
  },
  {
    // With the loan's number right behind, whatever it is for.
    id: "nl.loan.drawdown.deposit",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "PURPOSE",
    phrases: "STORTING KREDIET|STORTING LENING",
    notModes: ["TRANSFER", "CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    standsBeforeContract: true,
    examples: ["STORTING KREDIET 726-4418305-12 KOELCEL"],
    source: SOURCE,
  },
  {
    // What a bank credits under the loan's number alone: beside other words a wage, a friend or a return may be meant.
    id: "nl.loan.drawdown.word",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "HINT",
    phrases: PLAIN_WORDS,
    notModes: ["TRANSFER", "CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    standsAlone: true,
    beside: SAID_OF_LOANS,
    without: "TERMIJN|BETALING",
    examples: ["STORTING LENING KBC 726-4418305-12", "KREDIET 726-4418305-12"],
    source: SOURCE,
  },
  {
    id: "nl.loan.drawdown.word.companies",
    category: "LOAN_DRAWDOWN",
    direction: "IN",
    strength: "HINT",
    phrases: PLAIN_WORDS,
    notModes: ["CARD", "DIRECT_DEBIT", "CASH", "CHECK"],
    standsAlone: true,
    behindCompany: true,
    beside: SAID_OF_LOANS,
    without: "TERMIJN|LENING BETALING|BETALING LENING|FACTUUR|FACTUURNUMMER|FACTUURNR",
    examples: ["Naam: De Vries Holding BV Omschrijving: lening"],
    source: SOURCE,
  },
  {
    id: "nl.split.providers",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "NAME",
    phrases: INSTALMENTS,
    without: "ICS|VISA|MASTERCARD|CREDITCARD|INT CARD SERVICES|INTERNATIONAL CARD SERVICES",
    examples: ["SPRAYPAY TERMIJN 4417"],
    source: SOURCE,
  },
  {
    // The shop that sold it is named too, and often in more words.
    id: "nl.split.order",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases:
      "TERMIJN ORDER|TERMIJN BESTELLING|TERMIJNBETALING ORDER|TERMIJNBETALING BESTELLING|TERMIJNBEDRAG ORDER|" +
      "BETAALTERMIJN ORDER|IN3 VIA MOLLIE|IN3 VIA|IN3 BY|VIA IN3|IN3 B V TERMIJN|IN3 BV TERMIJN|IN3 B V|IN3 TERMIJN|IN3 TERMIJNBETALING|TERMIJN IN3|IN3 BETALING",
    notModes: ["CASH", "CHECK"],
    examples: ["iDEAL Naam: in3 Omschrijving: Termijn order Bol.com 88123", "IDEAL TERMIJN BESTELLING COOLBLUE 2"],
    source: SOURCE,
  },
  {
    // Its name stands in a field of its own, and what is paid in the next.
    id: "nl.split.in3",
    category: "SPLIT_PAYMENT",
    direction: "OUT",
    strength: "PURPOSE",
    phrases: "NAAM IN3",
    with: "TERMIJN|TERMIJNEN|RESTANT|ORDER|BESTELLING",
    notModes: ["CASH", "CHECK"],
    examples: ["SEPA iDEAL IBAN: NL77ABNA0440910011 Naam: IN3 Omschrijving: termijn 06 LEEN BAKKER 55365175"],
    source: SOURCE,
  },
  {
    id: "nl.leasing.names",
    category: "LEASING",
    direction: "OUT",
    strength: "NAME",
    phrases: LESSORS,
    examples: ["SEPA INCASSO JUSTLEASE BV KENTEKEN X-123-YZ", "INCASSO ARVAL BV FACTUUR 88123"],
    source: SOURCE,
  },
  {
    id: "nl.leasing.words",
    category: "LEASING",
    direction: "OUT",
    strength: "KIND",
    phrases: "LEASE|LEASING|LEASEBEDRAG|LEASETERMIJN|LEASECONTRACT|" + "FIETSLEASE|FIETSLEASING|SCOOTERLEASE",
    notModes: ["CARD"],
    examples: ["SEPA INCASSO AUTO DE WIT LEASETERMIJN MAART"],
    source: SOURCE,
  },
];
