import { isIbanStart } from "../../base/iban-check.js";
import { BROUGHT_IN_WORDS, NUMBER_MARKS, REFERENCE_MARKS, TRANSFER_PRINT } from "../../lexicon/own-move-words.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { WAGE_MONTHS } from "../../lexicon/wage-words.js";
import { ROLE } from "../../lexicon/word-roles.js";
import { isBank } from "../own-money-texts.js";

const IS_TRANSFER_PRINT: ReadonlySet<string> = new Set(TRANSFER_PRINT.split("|"));
const IS_NUMBER_MARK: ReadonlySet<string> = new Set([...NUMBER_MARKS.split("|"), ...REFERENCE_MARKS.split("|")]);
const IS_BROUGHT_IN: ReadonlySet<string> = new Set(BROUGHT_IN_WORDS.split("|"));
/** What stands before the word for a bank, and tells none alone: `CREDIT MUTUEL`. */
const CREDIT = "CREDIT";
/** The one number that may be letters alone. */
const BANK_CODE = "BIC";
/** What British banks number transfers by, and what programs make up: letters between digits, twice. */
const NUMBER_OF_TRANSFER = /^RP\d{7,}$|\d[A-Z]+\d+[A-Z]+\d/;
const BETWEEN_NAMES = ROLE.TITLE | ROLE.PARTICLE | ROLE.REMARK_MARK;

/**
 * Whether the text read last names somebody as who pays, and says nothing beside his name but how a transfer came, numbers and
 * references, and behind the name his bank or that he brings money in. Any other word says what the money is: a shop's takings,
 * or what a customer pays for; and a bank before the name pays them out.
 */
export function isNamedAlone(reader: TextReader, isOfName: (place: number) => boolean): boolean {
  const { reading, roles } = reader;
  let name = 0;
  while (name < reading.count && !isOfName(name)) name += 1;
  // Who is named in a remark may be whom the payer pays.
  if (name === reading.count || roles.hold(reading, ROLE.REMARK_MARK, name)) return false;
  let isNumbered = false;
  for (let place = 0; place < reading.count; place += 1) {
    const word = reading.textOf(place);
    if (place > name && isOfBank(reader, place)) continue;
    if (reading.digits[place]! > 0 || reading.isMasked(place)) {
      if (place > name && !isNumbered && !isNumberOfTransfer(word)) return false;
      continue;
    }
    if (isNumbered && reading.textOf(place - 1) === BANK_CODE) continue;
    isNumbered = IS_NUMBER_MARK.has(word);
    if (isNumbered || isOfName(place) || (roles.of(reading, place) & BETWEEN_NAMES) !== 0) continue;
    if (isPrinted(reader, place) || WAGE_MONTHS.has(word)) continue;
    if (place < name || !IS_BROUGHT_IN.has(word)) return false;
  }
  return true;
}

/**
 * Whether a word with digits behind the name is no customer's: letters before digits are as often his (`INV44`), but for an
 * account's number, one that was made unreadable, and what banks number transfers by.
 */
function isNumberOfTransfer(word: string): boolean {
  return /^[\dX]/.test(word) || isIbanStart(word) || NUMBER_OF_TRANSFER.test(word);
}

/** Whether a word is what banks print of a transfer, alone or with the one before it or behind it. */
function isPrinted({ reading }: TextReader, place: number): boolean {
  const word = reading.textOf(place);
  if (IS_TRANSFER_PRINT.has(word)) return true;
  if (place > 0 && IS_TRANSFER_PRINT.has(`${reading.textOf(place - 1)} ${word}`)) return true;
  return place + 1 < reading.count && IS_TRANSFER_PRINT.has(`${word} ${reading.textOf(place + 1)}`);
}

/** Whether a word is a bank's name, or begins one. */
function isOfBank(reader: TextReader, place: number): boolean {
  if (reader.reading.textOf(place) !== CREDIT) return isBank(reader, place);
  return place + 1 < reader.reading.count && isBank(reader, place + 1);
}
