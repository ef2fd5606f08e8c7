import { fold } from "../../base/text.js";
import { LENDERS } from "../../lexicon/fr/lenders.js";
import { KnownTexts } from "../../lexicon/known-texts.js";

/** Names of one lender each: that of the company, which collects, and those under which it lends and is paid by card. */
const NAMES_OF_LENDERS: readonly string[] = [
  "CETELEM|COFINOGA|BNPPPF|BNPP? (?:PARIBAS )?(?:PF|PERSONAL FIN(?:ANCE)?)",
  "SOFINCO|VIAXEL|CACF|(?:CA|CREDIT AGRICOLE) (?:CONSUMER|PERSONAL)(?: FIN(?:ANCE)?)?",
  "FLOA|BANQUE (?:DU GROUPE )?CASINO",
  "ONEY|BANQUE ACCORD",
  "YOUNITED|PRET D ?UNION",
  "DIAC|RCI BAN(?:K|QUE)|MOBILIZE F(?:INANCIAL|S)",
];
const OF_SEVERAL_NAMES = NAMES_OF_LENDERS.map((names) => new RegExp(`\\b(?:${names})\\b`));
const BY_NAME = new RegExp(`\\b(?:${LENDERS})\\b`);
const NONE = "";

/**
 * Tells lenders by their names: two texts may say too much of a loan besides to share half of their words, or call one lender by
 * two names, none of which holds a word of the other. Each text is read once.
 */
export class LenderNames {
  readonly #known = new KnownTexts<string>();

  /** Whether two texts name one such lender. */
  areOfOne(first: string, second: string): boolean {
    const lender = this.#lenderIn(first);
    return lender !== NONE && lender === this.#lenderIn(second);
  }

  #lenderIn(text: string): string {
    return this.#known.of(text, (part) => {
      const folded = fold(part);
      const ofSeveral = OF_SEVERAL_NAMES.find((names) => names.test(folded));
      return ofSeveral?.source ?? BY_NAME.exec(folded)?.[0] ?? NONE;
    });
  }
}
