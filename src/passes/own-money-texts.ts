import { OPERATION_STRENGTH } from "../lexicon/compiled-rule.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { namesPerson } from "../lexicon/named-person.js";
import {
  APP_BANKS,
  HOUSEHOLD_WORDS,
  OWN_MOVE,
  REFERENCE_MARKS,
  SENT_FROM_APP,
  SHARING_WORDS,
} from "../lexicon/own-move-words.js";
import type { TextReader } from "../lexicon/text-reader.js";
import { TOP_UP } from "../lexicon/top-up-words.js";
import { ROLE } from "../lexicon/word-roles.js";
import { categoryFlags } from "../model/category.js";
import { MAY_BE_TRANSFER } from "../model/transaction-type.js";
import type { Classification } from "./classification.js";

const IS_APP_BANK: ReadonlySet<string> = new Set(APP_BANKS.split("|"));
const IS_HOUSEHOLD_WORD: ReadonlySet<string> = new Set(HOUSEHOLD_WORDS.split("|"));
const IS_SHARING_WORD: ReadonlySet<string> = new Set(SHARING_WORDS.split("|"));
const IS_REFERENCE_MARK: ReadonlySet<string> = new Set(REFERENCE_MARKS.split("|"));

const IS_UNEXPLAINED = categoryFlags((category) => category === "OTHER_ENTRY" || category === "OTHER_EXPENSE");

/**
 * Whether nothing tells what a transfer is: a phrase that decided, such as the client's own, knows more than this, but for the
 * bank's words of a top-up.
 */
export function isUntoldTransfer(
  lexicon: Lexicon,
  { textCategory, entry, type }: Classification,
  row: number,
): boolean {
  if (MAY_BE_TRANSFER[type[row]!] === 0 || IS_UNEXPLAINED[textCategory[row]!] === 0) return false;
  return entry[row] === -1 || lexicon.ruleOf(entry[row]!).strength === OPERATION_STRENGTH;
}

/**
 * Whether a text says that the holder pays himself: it names an account of his own or a move between accounts, or him alone, and
 * nobody else.
 *
 * @param findHolder - The places of the words that name him, in the text once it is read.
 */
export function saysOwnMoney(
  reader: TextReader,
  text: string,
  isOutgoing: boolean,
  findHolder: () => ReadonlySet<number>,
): boolean {
  reader.read(text, true, 0, -1);
  const { reading, roles, naming } = reader;
  const ownAccountStart = reader.ownAccounts.start;
  const holder = findHolder();
  const move = OWN_MOVE.exec(text);
  if (ownAccountStart === reading.count && holder.size === 0 && move === null) return false;
  // A firm may bear its owner's name.
  if (roles.hold(reading, ROLE.LEGAL_FORM, reading.count)) return false;
  const holderEnd = holder.size === 0 ? reading.count : Math.max(...holder);
  const remarkStart = remarkBehind(reader, holder.size === 0 ? ownAccountStart : holderEnd);
  if (namesPerson(reading, roles, reading.count, undefined, remarkStart)) return false;
  const said = [move, SENT_FROM_APP.exec(text), TOP_UP.exec(text)].filter((match) => match !== null);
  const isSaid = (place: number): boolean =>
    said.some(({ index, 0: { length } }) => reading.start[place]! >= index && reading.end[place]! <= index + length);
  // What leaves for a mortgage or bills is an obligation, from whichever account it is paid at last.
  const isOfHousehold = (place: number): boolean => {
    const word = reading.textOf(place);
    return place < remarkStart && (IS_SHARING_WORD.has(word) || (!isOutgoing && IS_HOUSEHOLD_WORD.has(word)));
  };
  const isBehindHolder = (place: number): boolean =>
    place > holderEnd && (isBank(reader, place) || isOfHousehold(place));
  reader.findNamingWords();
  const others = Array.from(naming.place.subarray(0, naming.count)).filter(
    (place) => !holder.has(place) && !isSaid(place) && !isBehindHolder(place),
  );
  const remarkEnd = endOfRemark(reader, remarkStart);
  const isRemark = (place: number): boolean => place >= remarkStart && place < remarkEnd;
  // Behind a reference more words than one, not all known, may be a firm's name: it may stand before the payee.
  const reference = isFreeText(reader, remarkStart) ? [] : others.filter(isRemark);
  if (reference.length > 1 && reference.some((place) => isNameLike(reader, place))) return false;
  // Behind an own account stands its bank, or what it is for; a word that no list holds may be somebody's name.
  return others.every((place) => isRemark(place) || (place >= ownAccountStart && !isNameLike(reader, place)));
}

/** Where a remark begins behind a place, by its mark or by that of a reference: who is named before it pays. */
function remarkBehind({ reading, roles }: TextReader, start: number): number {
  let place = start;
  while (place < reading.count && !isRemarkMark(reading.textOf(place), roles.of(reading, place))) place += 1;
  return place;
}

/** Where the remark that begins at a place ends: at the mark of who is paid. */
function endOfRemark({ reading, roles }: TextReader, start: number): number {
  let place = start;
  while (place < reading.count && (roles.of(reading, place) & ROLE.PAYEE_MARK) === 0) place += 1;
  return place;
}

function isRemarkMark(word: string, roles: number): boolean {
  return (roles & ROLE.REMARK_MARK) !== 0 || IS_REFERENCE_MARK.has(word);
}

/** Whether the mark at a place opens the field that whoever is named before it fills in. */
function isFreeText({ reading, roles }: TextReader, start: number): boolean {
  return start < reading.count && (roles.of(reading, start) & ROLE.REMARK_MARK) !== 0;
}

function isNameLike(reader: TextReader, place: number): boolean {
  const { reading, roles } = reader;
  const isName = roles.isNameLike(reading, place) || (roles.of(reading, place) & ROLE.SURNAME) !== 0;
  return isName && !isBank(reader, place);
}

/** Whether a word of the text read last is a bank's name. */
export function isBank({ reading, roles }: TextReader, place: number): boolean {
  return (roles.of(reading, place) & ROLE.BANK) !== 0 || IS_APP_BANK.has(reading.textOf(place));
}
