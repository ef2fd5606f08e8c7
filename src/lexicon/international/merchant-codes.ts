import type { Category } from "../../model/category.js";
import type { LexiconRule } from "../rule.js";

const SOURCE = "merchant category codes of ISO 18245, as banks print them behind a card payment";

/** Codes of shops and services by what is bought there, but for those that tell nothing of it. */
const CODES: readonly (readonly [category: Category, name: string, codes: string])[] = [
  ["GROCERY", "grocery", "5411|5422|5441|5451|5462|5499|5921"],
  ["LEISURE", "leisure", "4722|5811|5812|5813|5814|7011|7032|7033|7829|7832|7922|7929|7932|7933|7991|7996|7998|7999"],
  [
    "TRANSPORT",
    "transport",
    "4111|4112|4121|4131|4511|4784|4789|5533|5541|5542|5552|7512|7523|7531|7534|7538|7542|7549",
  ],
  ["HEALTH", "health", "0742|5912|5975|5976|8011|8021|8031|8041|8042|8043|8049|8050|8062|8071|8099"],
  [
    "SHOPPING",
    "shopping",
    "5200|5211|5231|5251|5261|5310|5311|5331|5399|5611|5621|5631|5641|5651|5661|5691|5697|5698|5699|5712|5713|5714|5719|" +
      "5722|5732|5733|5734|5931|5942|5943|5944|5945|5946|5947|5948|5949|5977|5992|5995|5999|7230",
  ],
  ["SPORT", "sport", "5655|5940|5941|7941|7997"],
  ["MULTIMEDIA", "multimedia", "5735|5815|5816|5817|5818"],
  ["TELECOM", "telecom", "4812|4814"],
  ["POWER", "power", "4900"],
  ["TOBACCO", "tobacco", "5993"],
  ["GAMBLING", "gambling", "7800|7801|7802|7995|9406"],
];

/** What a bank tells of a merchant by its code: it says the trade where no known name does. */
export const MERCHANT_CODES: readonly LexiconRule[] = CODES.map(([category, name, codes]) => {
  const numbers = codes.split("|");
  return {
    id: `xx.code.${name}`,
    category,
    direction: "OUT",
    strength: "KIND",
    phrases: numbers.map((code) => `MCC ${code}`).join("|"),
    modes: ["CARD"],
    examples: [`ZUBRO >ZUTPHEN 25.04.2026 18U54 KV005 KJMZ5Z MCC:${numbers[0]} Betaalpas NLNEDERLAND`],
    source: SOURCE,
  };
});
