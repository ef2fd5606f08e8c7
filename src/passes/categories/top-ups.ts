import { APP_BANKS } from "../../lexicon/own-move-words.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { CARD_WORDS, TOP_UP } from "../../lexicon/top-up-words.js";
import { ROLE } from "../../lexicon/word-roles.js";

const NAMES_NOBODY: ReadonlySet<string> = new Set([...APP_BANKS.split("|"), ...CARD_WORDS.split("|")]);

/**
 * Whether a text says that an account was topped up, and names nobody else than a card and a bank: who does so by his own card
 * earns nothing. Anybody else who is named may pay him.
 */
export function saysTopUp(reader: TextReader, text: string): boolean {
  const said = TOP_UP.exec(text);
  if (said === null) return false;
  reader.read(text, true, 0, -1);
  reader.findNamingWords();
  const { reading, roles, naming } = reader;
  const end = said.index + said[0].length;
  return naming.place.subarray(0, naming.count).every((place) => {
    const isSaid = reading.start[place]! >= said.index && reading.end[place]! <= end;
    return isSaid || (roles.of(reading, place) & ROLE.BANK) !== 0 || NAMES_NOBODY.has(reading.textOf(place));
  });
}
