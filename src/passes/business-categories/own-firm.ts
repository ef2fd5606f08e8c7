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

/** The one of some firms that a text names as who pays, and nobody else. */
export function findOwnFirm(lexicon: Lexicon, firms: readonly NameWords[], text: string): NameWords | undefined {
  if (firms.length === 0) return undefined;
  const said = readNameWords(lexicon, text);
  const firm = firms.find((one) => isNamedIn(one, said));
  if (firm === undefined) return undefined;
  lexicon.findNamingWords();
  const { reading, roles, naming } = lexicon;
  const places = Array.from(naming.place.subarray(0, naming.count));
  const isAlone = places.every(
    (place) =>
      isOfFirm(lexicon, firm, place) ||
      (roles.of(reading, place) & ROLE.BANK) !== 0 ||
      SAYS_NOBODY.has(reading.textOf(place)),
  );
  return isAlone && !isInRemark(lexicon, Math.min(...places)) ? firm : undefined;
}

/** Whether a word of the text read last is of a firm's name, or a legal form. */
export function isOfFirm({ reading, roles }: Lexicon, firm: NameWords, place: number): boolean {
  return roles.isLegalForm(reading, place) || firm.names.includes(reading.hash[place]!);
}

/** Whether a place stands behind the mark of a remark: who is named there may be whom the payer pays. */
export function isInRemark({ reading, roles }: Lexicon, place: number): boolean {
  return roles.hold(reading, ROLE.REMARK_MARK, place);
}
