import { isTitle } from "../../lexicon/person-marks.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { ROLE } from "../../lexicon/word-roles.js";
import { personsOfOwner } from "../owner-names.js";
import { LEAST_WORDS_OF_NAME } from "../owner-words.js";

/** Whether an owner is called by two names, one a given name or behind a title: others are firms and names of accounts. */
export function isPersonTold(reader: TextReader, owner: string): boolean {
  const { reading, roles } = reader;
  reader.readWords(owner);
  if (roles.hold(reading, ROLE.LEGAL_FORM, reading.count)) return false;
  return personsOfOwner(owner).some((person) => {
    reader.readWords(person);
    let names = 0;
    let isPerson = false;
    for (let place = 0; place < reading.count; place += 1) {
      isPerson ||= isTitle(reading, roles, place) || roles.isGivenName(reading, place);
      const isName = (roles.of(reading, place) & (ROLE.TITLE | ROLE.PARTICLE)) === 0;
      if (isName && roles.isSignificant(reading, place)) names += 1;
    }
    return isPerson && names >= LEAST_WORDS_OF_NAME;
  });
}
