import type { Lexicon } from "./lexicon.js";
import { ROLE } from "./word-roles.js";

/** Whether a text names a company by its legal form. */
export function namesCompany(lexicon: Lexicon, text: string): boolean {
  lexicon.readWords(text);
  return lexicon.roles.hold(lexicon.reading, ROLE.LEGAL_FORM, lexicon.reading.count);
}
