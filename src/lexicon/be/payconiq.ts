import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of small Belgian shops";

/**
 * What small shops take by the code on their counter: a transfer, in which the names of shops are told by their kind. In
 * other transfers such a word may be a remark.
 */
export const PAYCONIQ: readonly LexiconRule[] = [
  {
    id: "be.payconiq.grocery",
    category: "GROCERY",
    direction: "OUT",
    strength: "KIND",
    phrases:
      "BAKKERIJ|SLAGERIJ|BEENHOUWERIJ|KEURSLAGER|HOEVE|HOEVEWINKEL|BOERDERIJ|GROENTEN|FRUIT|" +
      "DRANKEN|TRAITEUR|BOULANGERIE|BOUCHERIE|PATISSERIE|FERME|EPICERIE|FROMAGERIE|POISSONNERIE|MARAICHER|PRIMEUR|" +
      "CHOCOLATERIE|NACHTWINKEL|NIGHT SHOP|SUPERMARKT|WIJNHANDEL|MARCHE BIO",
    modes: ["TRANSFER"],
    with: "PAYCONIQ",
    without: "PAYCONIQ NAAR|PAYCONIQ VERS|PAYCONIQ AAN|PAYCONIQ A",
    examples: ["Payconiq BAKKERIJ DE KORENBLOEM AALST", "PAYCONIQ BOULANGERIE DU LAC"],
    source: SOURCE,
  },
  {
    id: "be.payconiq.leisure",
    category: "LEISURE",
    direction: "OUT",
    strength: "KIND",
    phrases:
      "RESTAURANT|RESTO|TAVERNE|BRASSERIE|CAFE|BISTRO|BISTROT|FRITUUR|FRITERIE|FRITURE|FRIETHUIS|FRIETKOT|SNACK|SNACKBAR|" +
      "PIZZERIA|PITA|IJSSALON|IJSHOEVE|GLACIER|TEAROOM|TEA ROOM|KOFFIEBAR|KOFFIEHUIS|LUNCHROOM|EETCAFE|HERBERG|ESTAMINET|" +
      "BUVETTE|FOODTRUCK|FOOD TRUCK|KANTINE|CAFETARIA|CREPERIE|ZOMERBAR|FEESTZAAL|THEATER|MUSEUM|MUSEE|SANDWICHERIE",
    modes: ["TRANSFER"],
    with: "PAYCONIQ",
    without: "PAYCONIQ NAAR|PAYCONIQ VERS|PAYCONIQ AAN|PAYCONIQ A",
    examples: ["Payconiq by Bancontact BRASSERIE DE MARKT", "PAYCONIQ FRITUUR DE ZOMER"],
    source: SOURCE,
  },
  {
    id: "be.payconiq.shopping",
    category: "SHOPPING",
    direction: "OUT",
    strength: "KIND",
    phrases:
      "KAPPER|COIFFURE|COIFFEUR|BLOEMEN|BLOEMIST|FLEURISTE|FLEURS|BOEKHANDEL|LIBRAIRIE|SCHOONHEIDSSALON|" +
      "INSTITUT DE BEAUTE|BOETIEK|BOUTIQUE|JUWELIER|BIJOUTERIE|CADEAUSHOP|TUINCENTRUM|KRINGWINKEL|DAGBLADHANDEL",
    modes: ["TRANSFER"],
    with: "PAYCONIQ",
    without: "PAYCONIQ NAAR|PAYCONIQ VERS|PAYCONIQ AAN|PAYCONIQ A",
    examples: ["Payconiq KAPPER HAARLOK GENT", "PAYCONIQ FLEURISTE DU PARC"],
    source: SOURCE,
  },
];
