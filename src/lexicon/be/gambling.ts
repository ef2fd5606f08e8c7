import { payoutsOf } from "../international/gambling.js";
import { VENUES } from "../nl/venue-words.js";
import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of operators licensed in Belgium";

/** Lottery, casinos, arcades and online operators; their credits are gains. */
const OPERATORS =
  "LOTERIE NATIONALE|NATIONALE LOTERIJ|LOTERIE NATIONALE NATIONALE LOTERIJ|E LOTTO|ELOTTO|LOTTO BE|JOKER PLUS|WIN FOR LIFE|" +
  "UNIBET BE|BWIN BE|LADBROKES BE|DERBY SA LADBROKES|NAPOLEON GAMES|NAPOLEON SPORTS CASINO|NAPOLEONGAMES|" +
  "GOLDEN PALACE|GOLDENPALACE|GOLDEN PALACE CASINO|CIRCUS BE|CIRCUS BELGIUM|GAMING1|" +
  "BETCENTER|STARCASINO BE|BLITZ BE|CASINO 777|CASINO777|777 BE|CASINO KNOKKE|CASINO DE SPA|CASINO DE NAMUR|" +
  "CASINO OOSTENDE|CASINO DE CHAUDFONTAINE|CASINO BLANKENBERGE|CASINO MIDDELKERKE|CASINO DINANT|GRAND CASINO KNOKKE|" +
  "GRAND CASINO BRUSSELS|GRAND CASINO BRUXELLES|VIAGE BRUSSELS|CASINO VIAGE|PMU BELGE|STANLEYBET|SUPERGAME|" +
  "MAGIC WINS|MAGICWINS|FAMILYGAME|PANACHE SPORTS|EUROTIERCE|TIERCE LADBROKES|" +
  "GOLDENVEGAS|GOLDEN VEGAS|LUCKYGAMES|LUCKY GAMES|KRASBILJET|KRASBILJETTEN|CASINO KURSAAL OOSTENDE|" +
  "BATTLE OF SLOTS";

/** Gambling and what it pays back, Belgium. */
export const GAMBLING: readonly LexiconRule[] = [
  {
    id: "be.gambling.operators",
    category: "GAMBLING",
    direction: "OUT",
    strength: "NAME",
    phrases: OPERATORS,
    notModes: ["CASH"],
    without: VENUES,
    examples: [
      "PAIEMENT BANCONTACT LOTERIE NATIONALE BRUXELLES",
      "BETALING MET DEBETKAART NAPOLEON GAMES MERELBEKE",
      "PAYCONIQ CASINO 777",
    ],
    source: SOURCE,
  },
  {
    id: "be.gambling.gains",
    category: "GAMBLING_GAIN",
    direction: "IN",
    strength: "NAME",
    phrases: OPERATORS,
    examples: ["VIREMENT EUROPEEN CIRCUS BELGIUM SA", "OVERSCHRIJVING VAN NATIONALE LOTERIJ WINST"],
    source: SOURCE,
  },
  {
    id: "be.gambling.gains.transfer",
    category: "GAMBLING_GAIN",
    direction: "IN",
    strength: "PURPOSE",
    phrases: payoutsOf(
      "NAPOLEON|BINGOAL|CIRCUS|CIRCUS BELGIUM|BETFIRST|GOLDEN PALACE|GOLDENPALACE|STARCASINO",
      "UITBETALING|RETRAIT|GAINS|PAYOUT",
    ),
    notModes: ["CARD", "CASH", "CHECK"],
    examples: ["OVERSCHRIJVING VAN TRUSTLY GROUP AB MEDEDELING: NAPOLEON UITBETALING 4417"],
    source: SOURCE,
  },
  {
    // Bancontact is Belgian, and Belgium has no supermarkets of that name.
    id: "be.gambling.words",
    category: "GAMBLING",
    direction: "OUT",
    strength: "KIND",
    phrases: "CASINO|CASINOS|SALLE DE JEUX|SALLES DE JEUX|SPEELHAL|SPEELAUTOMATENHAL|AUTOMATENHAL",
    modes: ["CARD"],
    with: "BANCONTACT|BC",
    without: `${VENUES}|SUPERMARCHE|CASINO SHOP|PETIT CASINO|GEANT CASINO|FRANCE|FRA|HOUTHALEN|SINT NIKLAAS|RUE DU CASINO`,
    examples: ["PAIEMENT BANCONTACT CASINO DU LAC", "BANCONTACT SPEELHAL DE JOKER AALST"],
    source: SOURCE,
  },
  {
    id: "be.gambling.short",
    category: "GAMBLING",
    direction: "OUT",
    strength: "NAME",
    phrases: "VIAGE",
    modes: ["CARD"],
    without: `${VENUES}|AGENCE DE VOYAGE`,
    examples: ["BETALING BANCONTACT VIAGE BRUSSEL"],
    source: SOURCE,
  },
];
