import type { TextReader } from "../../lexicon/text-reader.js";
import { isNamedIn, type NameWords, readNameWords } from "../firm-names.js";

/** What a firm among owners is called, and its legal forms. */
export interface OwnFirm extends NameWords {
  readonly forms: readonly string[];
}

/** Forms that are written in several ways, or in two languages. */
const FORM_ALIKE: ReadonlyMap<string, string> = new Map([
  ["LIMITED", "LTD"],
  ["EURL", "SARL"],
  ["SASU", "SAS"],
  ["SLU", "SL"],
  ["BV", "SRL"],
  ["BVBA", "SRL"],
  ["SPRL", "SRL"],
]);
/** They say that somebody is a firm, and not of which form. */
const SAYS_NO_FORM: ReadonlySet<string> = new Set(["STE", "SOCIETE", "ETS"]);

/** The names of the firms among owners: those with a legal form. */
export function firmsAmong(reader: TextReader, owners: readonly string[]): readonly OwnFirm[] {
  const firms = owners.map((owner) => ({ ...readNameWords(reader, owner), forms: formsIn(reader) }));
  return firms.filter(({ legalForms }) => legalForms > 0);
}

/** The one of some firms that a text holds all words of, and no other form: `SCI MOREL` and `SARL MOREL` are two firms. */
export function findOwnFirm(reader: TextReader, firms: readonly OwnFirm[], text: string): OwnFirm | undefined {
  if (firms.length === 0) return undefined;
  const said = readNameWords(reader, text);
  const forms = formsIn(reader);
  return firms.find((firm) => isNamedIn(firm, said) && forms.every((form) => firm.forms.includes(form)));
}

/** Whether a word of the text read last is of a firm's name, or a legal form. */
export function isOfFirm({ reading, roles }: TextReader, firm: NameWords, place: number): boolean {
  return roles.isLegalForm(reading, place) || firm.names.includes(reading.hash[place]!);
}

/** The legal forms in the text read last. */
function formsIn({ reading, roles }: TextReader): readonly string[] {
  const forms: string[] = [];
  for (let place = 0; place < reading.count; place += 1) {
    const word = reading.textOf(place);
    if (roles.isLegalForm(reading, place) && !SAYS_NO_FORM.has(word)) forms.push(FORM_ALIKE.get(word) ?? word);
  }
  return forms;
}
