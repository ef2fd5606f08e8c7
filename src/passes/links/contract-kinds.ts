import { fold } from "../../base/text.js";
import { KnownTexts } from "../../lexicon/known-texts.js";

/** Words in front of a way to pay and behind it (`PAIEMENT MOBILE`, `VIA INTERNET`, `MOBIEL BANKIEREN`): no line of an operator. */
const PAID_BY =
  "(?<!\\b(?:PAIEMENT|PAYMENT|PAY|PAGO|COMPRA|BETALING|VIR|VIREMENT|OVERSCHRIJVING|VIA|PAR|POR|SITE|WEB|APP|APPLI|APPLICATION|KBC|ING|BELFIUS|BANCONTACT) )";
const PAYS = "(?! (?:BANKIEREN|BANKING|PAYMENT|PYMT|PAIEMENT|BETALING)\\b)";

/** Words of contracts that one payee may have beside each other, by what each is for. */
const CLASHING: readonly (readonly string[])[] = [
  [
    "AUTO|AUTOVERZEKERING|VOITURE|CAR|COCHE|WAGEN",
    "MOTO|MOTOS|SCOOTER|MOTORBIKE|MOTORCYCLE|MOTORVERZEKERING",
    // `VAN` is part of Dutch names too.
    "VAN(?= INSURANCE| COVER| POLICY|$)|FURGONETA|CAMIONNETTE|BESTELAUTO|BESTELWAGEN",
  ],
  [
    "ELEC|ELECTRICITE|ELECTRICITY|ELECTRIC|ELECTRICIDAD|LUZ|STROOM|ELEKTRICITEIT",
    "GAZ|GAS",
    "BOILER|CHAUDIERE|CALDERA|CV KETEL",
    "EAU|WATER|AGUA",
  ],
  [
    "FLAT|APARTMENT|HOUSE|APPARTEMENT|APPART|APPT|STUDIO|MAISON|PISO|VIVIENDA|WONING|HUIS",
    "GARAGE|GARAJE|PARKING|TRASTERO|GARAGEBOX|PARKEERPLAATS",
  ],
  [
    `FIBRE|FIBRA|FIBER|GLASVEZEL|ADSL|BROADBAND|HAUTDEBIT|${PAID_BY}INTERNET${PAYS}|LIVEBOX|FREEBOX|BBOX|FIXE|FIJO|LANDLINE|THUIS`,
    `${PAID_BY}(?:MOBILES?|MOBIEL|MOVIL|MOVILES)${PAYS}`,
  ],
];

/** The words of each kind, and for each list of kinds that clash which bits are theirs. */
const KINDS = CLASHING.flat().map((words) => new RegExp(`\\b(?:${words})\\b`));
const MASKS = CLASHING.map((kinds, at) => ((1 << kinds.length) - 1) << CLASHING.slice(0, at).flat().length);

/** Tells the contracts of payments to one payee apart by what they are for. Each text is read once. */
export class ContractKinds {
  readonly #known = new KnownTexts<number>();

  /** Whether each of two texts says that it is for what the other does not, of such as clash: `AUTO` and `MOTO`. */
  areOther(first: string, second: string): boolean {
    const [one, other] = [this.#kindsIn(first), this.#kindsIn(second)];
    return MASKS.some((mask) => (one & ~other & mask) !== 0 && (other & ~one & mask) !== 0);
  }

  /** The kinds that a text names, a bit each. */
  #kindsIn(text: string): number {
    return this.#known.of(text, (part) => {
      const folded = fold(part);
      return KINDS.reduce((bits, words, kind) => (words.test(folded) ? bits | (1 << kind) : bits), 0);
    });
  }
}
