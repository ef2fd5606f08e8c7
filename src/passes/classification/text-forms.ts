import { MODES } from "../../lexicon/compiled-rule.js";
import type { Mode } from "../../lexicon/rule.js";

/** How a bank begins its texts, which tells how money moved where no word does. */
interface TextForm {
  readonly form: RegExp;
  readonly mode: Mode;
  /** Whether it tells so of money that comes in, too. */
  readonly isEither: boolean;
}

const FORMS: readonly TextForm[] = [
  // NatWest: a card's last digits and the day, before the merchant (`7214 14MAR26 , GREGGS PLC , READING GB`).
  { form: /^\d{4} \d{2}[A-Z]{3}\d{2}\b/, mode: "CARD", isEither: false },
  // Bankinter. What comes in under the first is received (`RECIB/NOMINA`), by whatever way.
  { form: /^RECIB\//, mode: "DIRECT_DEBIT", isEither: false },
  { form: /^TRANS ?\//, mode: "TRANSFER", isEither: true },
  // Credit Mutuel and CIC: what is paid in at a machine, by the number of its receipt.
  { form: /^VRST REF\d/, mode: "CASH", isEither: true },
  // Triodos: a transfer's code before the account that it goes to or comes from.
  { form: /^OV .*\b[A-Z]{2}\d{2}[A-Z]{4}\d{7,}\b/, mode: "TRANSFER", isEither: true },
];

/** The mode that a text's beginning tells, as its position in the list of modes; -1 for none. */
export function modeOfForm(text: string, amount: number): number {
  const told = FORMS.find(({ form, isEither }) => (isEither || amount < 0) && form.test(text));
  return told === undefined ? -1 : MODES.indexOf(told.mode);
}
