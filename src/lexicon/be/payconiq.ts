import type { Category } from "../../model/category.js";
import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of small Belgian shops";

/** What a kind of shop is, by the words of its name. */
interface ShopKind {
  readonly topic: string;
  readonly category: Category;
  readonly phrases: string;
  readonly example: string;
}

const SHOP_KINDS: readonly ShopKind[] = [
  {
    topic: "grocery",
    category: "GROCERY",
    phrases:
      "BAKKERIJ|SLAGERIJ|BEENHOUWERIJ|KEURSLAGER|HOEVE|HOEVEWINKEL|BOERDERIJ|GROENTEN|FRUIT|" +
      "DRANKEN|TRAITEUR|BOULANGERIE|BOUCHERIE|PATISSERIE|FERME|EPICERIE|FROMAGERIE|POISSONNERIE|MARAICHER|PRIMEUR|" +
      "CHOCOLATERIE|MARKTKRAAM|KAASKRAAM|KAAS VAN|VISWINKEL|NACHTWINKEL|NIGHT SHOP|SUPERMARKT|WIJNHANDEL|MARCHE BIO",
    example: "BOULANGERIE DU LAC",
  },
  {
    topic: "leisure",
    category: "LEISURE",
    phrases:
      "RESTAURANT|RESTO|TAVERNE|BRASSERIE|CAFE|BISTRO|BISTROT|FRITUUR|FRITERIE|FRITURE|FRIETHUIS|FRIETKOT|SNACK|SNACKBAR|" +
      "PIZZERIA|PITA|IJSSALON|IJSHOEVE|GLACIER|TEAROOM|TEA ROOM|KOFFIEBAR|KOFFIEHUIS|LUNCHROOM|EETCAFE|HERBERG|ESTAMINET|" +
      "HOEVEIJS|PANNENKOEKEN|PANNENKOEKENFEEST|SPAGHETTIAVOND|EETFESTIJN|BUVETTE|FOODTRUCK|FOOD TRUCK|KANTINE|CAFETARIA|CREPERIE|ZOMERBAR|FEESTZAAL|THEATER|MUSEUM|MUSEE|SANDWICHERIE",
    example: "BRASSERIE DE MARKT",
  },
  {
    topic: "shopping",
    category: "SHOPPING",
    phrases:
      "KAPPER|COIFFURE|COIFFEUR|BLOEMEN|BLOEMIST|FLEURISTE|FLEURS|BOEKHANDEL|LIBRAIRIE|SCHOONHEIDSSALON|" +
      "INSTITUT DE BEAUTE|BOETIEK|BOUTIQUE|JUWELIER|BIJOUTERIE|CADEAUSHOP|TUINCENTRUM|KRINGWINKEL|DAGBLADHANDEL",
    example: "KAPPER HAARLOK GENT",
  },
];

/**
 * What small shops take by the code on their counter: a transfer, in which the names of shops are told by their kind. In
 * other transfers such a word may be a remark, and so it may where a text says to whom it goes; but Belfius writes
 * `VIREMENT PAYCONIQ VERS` in front of the payee's account and name, and no remark behind.
 */
export const PAYCONIQ: readonly LexiconRule[] = SHOP_KINDS.flatMap(({ topic, category, phrases, example }) => {
  const shared = {
    category,
    direction: "OUT",
    strength: "KIND",
    phrases,
    modes: ["TRANSFER"],
    source: SOURCE,
  } as const;
  return [
    {
      ...shared,
      id: `be.payconiq.${topic}`,
      with: "PAYCONIQ",
      without: "PAYCONIQ NAAR|PAYCONIQ VERS|PAYCONIQ AAN|PAYCONIQ A",
      examples: [`Payconiq ${example}`],
    },
    {
      ...shared,
      id: `be.payconiq.${topic}.named`,
      with: "VIREMENT PAYCONIQ VERS",
      examples: [`VIREMENT PAYCONIQ VERS BE24 1032 2844 1738 ${example} PAYCONIQ ks9vdzfe`],
    },
  ];
});
