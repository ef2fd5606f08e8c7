import { payoutsOf } from "../international/gambling.js";
import type { LexiconRule } from "../rule.js";
import { VENUES } from "./venue-words.js";

const SOURCE = "general knowledge of operators licensed in the Netherlands";

/** Lotteries, casinos and online operators; their credits are gains. */
const OPERATORS =
  "NEDERLANDSE LOTERIJ|STAATSLOTERIJ|LOTTO NL|NEDERLANDSE LOTTO|TOTO SPORT|TOTO CASINO|TOTO ONLINE|TOTO NL|" +
  "TOTO BV|TOTO B V|TOTO SPORTWEDDENSCHAPPEN|NAAM TOTO|NAME TOTO|KRASLOTEN|KRASLOT|POSTCODE LOTERIJ|POSTCODELOTERIJ|" +
  "NATIONALE POSTCODE LOTERIJ|VRIENDENLOTERIJ|VRIENDEN LOTERIJ|BANKGIRO LOTERIJ|BANKGIROLOTERIJ|MILJOENENSPEL|" +
  "HOLLAND CASINO|HOLLANDCASINO|JACKS CASINO|JACK'S CASINO|JACKS NL|JACKS ONLINE|JOI GAMING|JVH GAMING|" +
  "FAIR PLAY CASINO|FAIRPLAY CASINO|FAIR PLAY ONLINE|BETCITY|BETCITY NL|BINGOAL|CIRCUS NL|711 NL|711 BV|711 B V|711 CASINO|" +
  "KANSINO|BETNATION|ONE CASINO|ONECASINO|STAR CASINO|SCOOORE|RUNNERZ|TONYBET|HARDROCK CASINO|" +
  "COMEON NL|COMEON SPORTSBOOK|VBET NL|FLASH CASINO|FLASH CASINOS|MERKUR CASINO|HOMMERSON CASINO|" +
  "LEOVEGAS NL|AMUSEMENTSCENTER|GOKKAST|GOKKASTEN|NAAM UNIBET|NAAM BET365|NAAM LEOVEGAS|" +
  "COMEON|BET MGM|HOMMERSON|HOLLAND CASINO ONLINE|BETENT BV|BETENT B V|OPTDECK SERVICE|PLAY NORTH|BINGOAL NEDERLAND";

/** Operators that pay out by transfer. */
const PAYING_OPERATORS =
  "BETCITY|TOTO|HOLLAND CASINO|JACKS|JACKS NL|BINGOAL|CIRCUS|711|KANSINO|BETNATION|VBET|TONYBET|COMEON|FAIR PLAY|ONECASINO|" +
  "STAATSLOTERIJ|NEDERLANDSE LOTERIJ|LOTTO";

/** Gambling and what it pays back, Netherlands. */
export const GAMBLING: readonly LexiconRule[] = [
  {
    id: "nl.gambling.operators",
    category: "GAMBLING",
    direction: "OUT",
    strength: "NAME",
    phrases: OPERATORS,
    notModes: ["CASH"],
    examples: [
      "SEPA Incasso algemeen doorlopend Nationale Postcode Loterij",
      "BEA, Betaalpas HOLLAND CASINO UTRECHT,PAS021",
      "SEPA iDEAL Naam: TOTO Omschrijving storting",
    ],
    source: SOURCE,
  },
  {
    id: "nl.gambling.gain.operators",
    category: "GAMBLING_GAIN",
    direction: "IN",
    strength: "NAME",
    phrases: OPERATORS,
    examples: ["SEPA Overboeking Nederlandse Loterij B.V. uitbetaling", "BETCITY 88123"],
    source: SOURCE,
  },
  {
    id: "nl.gambling.gain.words",
    category: "GAMBLING_GAIN",
    direction: "IN",
    strength: "PURPOSE",
    phrases:
      `${payoutsOf(PAYING_OPERATORS, "UITBETALING|WITHDRAWAL|WINST")}|` +
      "PRIJZENGELD LOTERIJ|LOTERIJPRIJS|PRIJS STAATSLOTERIJ|PRIJS LOTERIJ|UITBETALING PRIJS LOTERIJ",
    examples: [
      "OVERBOEKING PRIJS STAATSLOTERIJ TREKKING MEI",
      "Overschrijving Naam: Betent B.V. Omschrijving: Uitbetaling BetCity 88123",
    ],
    source: SOURCE,
  },
  {
    // A sponsor's name too: of an arena, a cycling team, a park.
    id: "nl.gambling.lotto",
    category: "GAMBLING",
    direction: "OUT",
    strength: "NAME",
    phrases: "LOTTO",
    notModes: ["CASH", "CHECK"],
    without: VENUES,
    examples: ["BEA, Betaalpas LOTTO VERKOOPPUNT EDE,PAS021"],
    source: SOURCE,
  },
  {
    id: "nl.gambling.lotto.gain",
    category: "GAMBLING_GAIN",
    direction: "IN",
    strength: "NAME",
    phrases: "LOTTO",
    without: VENUES,
    examples: ["LOTTO PRIJS 4417"],
    source: SOURCE,
  },
  {
    id: "nl.gambling.short-names",
    category: "GAMBLING",
    direction: "OUT",
    strength: "NAME",
    phrases: "TOTO|JACKS|NAAM 711|IDEAL 711|INCASSO 711|JACK S|FAIR PLAY|MERKUR|LUCKY DAY",
    with: "BETAALAUTOMAAT|BETAALPAS|PASNR|IDEAL|SEPA INCASSO",
    without: `${VENUES}|AFRICA`,
    modes: ["CARD", "DIRECT_DEBIT"],
    examples: ["SEPA INCASSO TOTO SPEELTEGOED", "BETAALAUTOMAAT 21:14 JACKS ALMERE PASNR 012"],
    source: SOURCE,
  },
  {
    id: "nl.gambling.words",
    category: "GAMBLING",
    direction: "OUT",
    strength: "KIND",
    phrases:
      "LOTERIJ|LOTEN|CASINO|CASINOS|SPEELAUTOMATEN|SPEELAUTOMATENHAL|SPEELHAL|GOKHAL|WEDKANTOOR|SPORTWEDDENSCHAPPEN",
    notModes: ["TRANSFER", "CASH", "CHECK"],
    // French texts are read by these rules too in Belgium: there CASINO can be a supermarket.
    without:
      "AVOND|AVONDJE|FEESTJE|HAHA|VERJAARDAG|CARTE|CB|PAIEMENT|ACHAT|PRLV|PRELEVEMENT|SUPERMARCHE|CASINO SHOP|PETIT CASINO|GEANT CASINO|BANQUE CASINO|VZW|ASBL|" +
      `LOTEN VAN BOMEN|${VENUES}`,
    examples: ["BETAALAUTOMAAT 22:40 GOLDEN PALM CASINO BREDA PASNR 012", "SEPA INCASSO GROTE CLUBACTIE LOTEN"],
    source: SOURCE,
  },
];
