/**
 * Folding of bank texts to comparable characters: upper case, no accents, one code for each character, and 0 for
 * whatever separates words. Tables instead of normalize() and regular expressions: folding runs over every character
 * of every transaction.
 */

/** The folded code of a character that separates words. */
export const SEPARATOR = 0;
/** The folded code of a character that is left out without separating (combining marks, zero-width characters). */
export const IGNORED = 1;

const DIGIT_ZERO = 48;
const DIGIT_NINE = 57;

/** How many UTF-16 units the tables hold: Latin with its extensions. */
export const FOLD_TABLE_SIZE = 0x250;
const table = new Uint16Array(FOLD_TABLE_SIZE);
/** Second letters of characters that fold to two, such as the `S` of `ß`. */
const second = new Uint16Array(FOLD_TABLE_SIZE);
/** Folded codes of the first {@link FOLD_TABLE_SIZE} units, for loops that cannot afford a call a character. */
export const FOLD_TABLE: Readonly<Uint16Array> = table;

const LIGATURES: Readonly<Record<string, string>> = {
  ß: "SS",
  æ: "AE",
  Æ: "AE",
  œ: "OE",
  Œ: "OE",
  ø: "O",
  Ø: "O",
  đ: "D",
  Đ: "D",
  ł: "L",
  Ł: "L",
  ð: "D",
  Ð: "D",
  þ: "TH",
  Þ: "TH",
  ı: "I",
  ŀ: "L",
  ŉ: "N",
  ŋ: "N",
  Ŋ: "N",
  ĸ: "K",
  ħ: "H",
  Ħ: "H",
  ĳ: "IJ",
  Ĳ: "IJ",
};

/** Letters joined to one in the texts of PDF files, from this unit on: `ﬀ`, `ﬁ`, `ﬂ`. The first of them is an F. */
const FIRST_LIGATURE = 0xfb00;
const LETTER_F = 0x46;
/** Their second letters. */
const SECOND_OF_LIGATURE = [LETTER_F, 0x49, 0x4c];

for (let code = 0; code < FOLD_TABLE_SIZE; code += 1) {
  const character = String.fromCharCode(code);
  const folded = LIGATURES[character] ?? character.normalize("NFD").replace(/[̀-ͯ]/g, "").toUpperCase();
  const isWord = /^[A-Z0-9]+$/.test(folded) || character === "+";
  table[code] = isWord ? folded.charCodeAt(0) : SEPARATOR;
  if (isWord && folded.length > 1) second[code] = folded.charCodeAt(1);
}
// The apostrophe-like soft hyphen joins what a line break took apart.
table[0xad] = IGNORED;

/** The folded code of a UTF-16 unit: {@link SEPARATOR}, {@link IGNORED}, or the unit of the folded character. */
export function foldedCodeOf(unit: number): number {
  if (unit < FOLD_TABLE_SIZE) return table[unit]!;
  if ((unit >= 0x300 && unit <= 0x36f) || (unit >= 0x200b && unit <= 0x200f) || unit === 0xfeff) return IGNORED;
  // What only says how the sign before it is drawn.
  if (unit >= 0xfe00 && unit <= 0xfe0f) return IGNORED;
  if ((unit >= 0x2000 && unit <= 0x2bff) || unit === 0x3000 || unit === 0xfffd) return SEPARATOR;
  // The halves of pictures, which people write beside words without a space.
  if (unit >= 0xd800 && unit <= 0xdfff) return SEPARATOR;
  return isLigature(unit) ? LETTER_F : unit;
}

/** The second folded letter of a character that folds to two; 0 for all others. */
export function secondFoldedCodeOf(unit: number): number {
  if (unit < FOLD_TABLE_SIZE) return second[unit]!;
  return isLigature(unit) ? SECOND_OF_LIGATURE[unit - FIRST_LIGATURE]! : 0;
}

function isLigature(unit: number): boolean {
  return unit >= FIRST_LIGATURE && unit < FIRST_LIGATURE + SECOND_OF_LIGATURE.length;
}

/** A text folded to words joined by single spaces. For data and messages; the matcher folds as it reads. */
export function fold(text: string): string {
  if (isFoldedWord(text)) return text;
  let folded = "";
  let isPending = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const code = foldedCodeOf(unit);
    if (code === IGNORED) continue;
    if (code === SEPARATOR) {
      isPending = folded.length > 0;
      continue;
    }
    if (isPending) folded += " ";
    isPending = false;
    folded += String.fromCharCode(code);
    const following = secondFoldedCodeOf(unit);
    if (following !== 0) folded += String.fromCharCode(following);
  }
  return folded;
}

/** Whether a text is a word as folding leaves it: most words of banks are. */
function isFoldedWord(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === SEPARATOR || unit >= FOLD_TABLE_SIZE || table[unit] !== unit || second[unit] !== 0) return false;
  }
  return true;
}

/** A text with each digit written 0: what the texts of one merchant share, whatever their dates and references. */
export function shapeOf(text: string): string {
  return text.replace(/[0-9]/g, "0");
}

/** Whether a UTF-16 unit is a digit. */
export function isDigit(unit: number): boolean {
  return unit >= DIGIT_ZERO && unit <= DIGIT_NINE;
}

/** Whether a text holds a digit. */
export function hasDigit(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (isDigit(text.charCodeAt(at))) return true;
  return false;
}

/** Words of a text as it stands, with runs of white space made one space. */
export function squeeze(text: string): string {
  return /\s\s|^\s|\s$|[\t\n\r]/.test(text) ? text.replace(/\s+/g, " ").trim() : text;
}
