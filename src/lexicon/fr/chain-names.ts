import type { LexiconRule } from "../rule.js";

const SOURCE = "general knowledge of French shop signs";

/** Chains, networks and signs of French towns, on cards alone. */
export const CHAIN_NAMES: readonly LexiconRule[] = [
  {
    id: "fr.chain.grocery",
    category: "GROCERY",
    direction: "OUT",
    strength: "NAME",
    phrases:
      "ALIM DE NUIT|LES MICHES|AUX MICHES|COOP FERMIERE|COOPERATIVE FERMIERE|BO FROST|COMPTOIR DES VIGNES|" +
      "ARTISAN BOULANGER|MAITRE BOULANGER",
    modes: ["CARD"],
    examples: ["CARTE X4001 12/07 ALIM DE NUIT"],
    source: SOURCE,
  },
  {
    id: "fr.chain.leisure",
    category: "LEISURE",
    direction: "OUT",
    strength: "NAME",
    phrases:
      "GARGOTE|RHUMERIE|TROQUET|RELAIS ROUTIER|PETIT TRAIN|MARIONNETTE|MARIONNETTES|MINI GOLF|MINIGOLF|CALICEO|" +
      "LES CHAMPS LIBRES",
    modes: ["CARD"],
    examples: ["CARTE X4001 12/07 GARGOTE"],
    source: SOURCE,
  },
  {
    id: "fr.chain.shopping",
    category: "SHOPPING",
    direction: "OUT",
    strength: "NAME",
    phrases: "CHAPELLERIE|COUTELLERIE|ENCADREUR|ENCADREMENT|BOUQUINISTE|TOM AND CO|TOM CO",
    modes: ["CARD"],
    examples: ["CARTE X4001 12/07 CHAPELLERIE"],
    source: SOURCE,
  },
  {
    id: "fr.chain.sport",
    category: "SPORT",
    direction: "OUT",
    strength: "NAME",
    phrases: "AQUAPOLIS|REM MECA|REMONTEES MECA",
    modes: ["CARD"],
    examples: ["CARTE X4001 12/07 AQUAPOLIS"],
    source: SOURCE,
  },
  {
    id: "fr.chain.tobacco",
    category: "TOBACCO",
    direction: "OUT",
    strength: "NAME",
    phrases: "TAB JOURNAUX|TABAC JOURNAUX",
    modes: ["CARD"],
    examples: ["CARTE X4001 12/07 TAB JOURNAUX"],
    source: SOURCE,
  },
  {
    id: "fr.chain.transport",
    category: "TRANSPORT",
    direction: "OUT",
    strength: "NAME",
    phrases: "V LILLE|ZOU REGION SUD|LIO TRAIN|LIO OCCITANIE|BAC DE L ILE",
    modes: ["CARD"],
    examples: ["CARTE X4001 12/07 V LILLE"],
    source: SOURCE,
  },
  {
    id: "fr.chain.multimedia",
    category: "MULTIMEDIA",
    direction: "OUT",
    strength: "NAME",
    phrases: "BD MANGA|MANGAS",
    modes: ["CARD"],
    examples: ["CARTE X4001 12/07 BD MANGA"],
    source: SOURCE,
  },
];
