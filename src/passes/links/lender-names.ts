import { fold } from "../../base/text.js";
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
const LENDERS = NAMES_OF_LENDERS.map((names) => new RegExp(`\\b(?:${names})\\b`));
const NONE = -1;

/** Tells lenders who are called by several names, none of which holds a word of the other. Each text is read once. */
export class LenderNames {
  readonly #known = new KnownTexts<number>();

  /** Whether two texts name one such lender. */
  areOfOne(first: string, second: string): boolean {
    const lender = this.#lenderIn(first);
    return lender !== NONE && lender === this.#lenderIn(second);
  }

  #lenderIn(text: string): number {
    return this.#known.of(text, (part) => {
      const folded = fold(part);
      return LENDERS.findIndex((names) => names.test(folded));
    });
  }
}
