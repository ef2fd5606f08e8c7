import type { Lexicon } from "../../lexicon/lexicon.js";
import { APP_BANKS, HOUSEHOLD_WORDS, SHARING_WORDS } from "../../lexicon/own-move-words.js";
import { ROLE } from "../../lexicon/word-roles.js";
import { isNamedIn, type NameWords, readNameWords } from "../firm-names.js";

/** What may stand beside a firm that pays itself: its bank, and what it calls what it pays in. */
const SAYS_NOBODY: ReadonlySet<string> = new Set([APP_BANKS, HOUSEHOLD_WORDS, SHARING_WORDS].join("|").split("|"));

/** The names of the firms among owners: those with a legal form. */
export function firmsAmong(lexicon: Lexicon, owners: readonly string[]): readonly NameWords[] {
  return owners.map((owner) => readNameWords(lexicon, owner)).filter(({ legalForms }) => legalForms > 0);
}

/** Whether a text names one of some firms as who pays, and nobody else. */
export function namesOwnFirm(lexicon: Lexicon, firms: readonly NameWords[], text: string): boolean {
  if (firms.length === 0) return false;
  const said = readNameWords(lexicon, text);
  const firm = firms.find((one) => isNamedIn(one, said));
  if (firm === undefined) return false;
  lexicon.findNamingWords();
  const { reading, roles, naming } = lexicon;
  const places = Array.from(naming.place.subarray(0, naming.count));
  // A remark alone names whom the payer pays.
  if (roles.hold(reading, ROLE.REMARK_MARK, Math.min(...places))) return false;
  return places.every((place) => {
    const isOfFirm = roles.isLegalForm(reading, place) || firm.names.includes(reading.hash[place]!);
    return isOfFirm || (roles.of(reading, place) & ROLE.BANK) !== 0 || SAYS_NOBODY.has(reading.textOf(place));
  });
}
