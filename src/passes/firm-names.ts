import type { TextReader } from "../lexicon/text-reader.js";
import { ROLE } from "../lexicon/word-roles.js";
import { LEAST_WORDS_OF_NAME } from "./owner-words.js";

/** What a text or an owner is called: the words that say something, as hashes, and how many legal forms stand among them. */
export interface NameWords {
  readonly names: readonly number[];
  readonly legalForms: number;
}

/** Whether a text holds an owner's name, in any order: two words of it or more, or one beside a legal form, and no other firm's. */
export function isNamedIn(owner: NameWords, text: NameWords): boolean {
  if (owner.names.length === 0 || text.legalForms > owner.legalForms) return false;
  if (owner.names.length < LEAST_WORDS_OF_NAME && text.legalForms === 0) return false;
  return owner.names.every((word) => text.names.includes(word));
}

/** A legal form with dots, `S.A.R.L.`, which is read as letters else. */
const DOTTED_FORM = /\b(?:[a-z]\.){2,5}/gi;

/** Reads what a text or an owner is called. */
export function readNameWords(reader: TextReader, text: string): NameWords {
  reader.readWords(text.includes(".") ? text.replace(DOTTED_FORM, withoutDots) : text);
  const { reading, roles } = reader;
  const names: number[] = [];
  let legalForms = 0;
  for (let place = 0; place < reading.count; place += 1) {
    const word = reading.hash[place]!;
    if (roles.isLegalForm(reading, place)) legalForms += 1;
    else if ((roles.of(reading, place) & (ROLE.TITLE | ROLE.PARTICLE)) !== 0) continue;
    else if (roles.isSignificant(reading, place) && !names.includes(word)) names.push(word);
  }
  return { names, legalForms };
}

function withoutDots(form: string): string {
  return form.replaceAll(".", "");
}
