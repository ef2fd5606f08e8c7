import type { Lexicon } from "../../lexicon/lexicon.js";
import { LEAST_DIGITS_OF_CONTRACT } from "../../lexicon/paid-lender.js";

/** Days and the sort codes of British banks are written so. */
const DAY_OR_SORT_CODE = /^\d{6}$/;

/**
 * Whether two texts of one payee name two contracts: he writes the numbers of both alike, and no number of the one text is in
 * the other. What a bank adds, such as the number of a payment or the end of a card's, is written otherwise.
 */
export function areContractsOther(lexicon: Lexicon, left: string, right: string): boolean {
  const [ones, others] = [numbersIn(lexicon, left), numbersIn(lexicon, right)];
  if (ones.some((one) => others.includes(one))) return false;
  const shapes = others.map(shapeOf);
  return ones.some((one) => shapes.includes(shapeOf(one)));
}

/** The words of a text that may be the number of a contract. */
function numbersIn(lexicon: Lexicon, text: string): readonly string[] {
  lexicon.readWords(text);
  const { reading, roles } = lexicon;
  const numbers: string[] = [];
  for (let index = 0; index < reading.count; index += 1) {
    if (reading.digits[index]! < LEAST_DIGITS_OF_CONTRACT || roles.isSignificant(reading, index)) continue;
    const word = reading.textOf(index);
    if (!DAY_OR_SORT_CODE.test(word)) numbers.push(word);
  }
  return numbers;
}

/** How a number is written, whatever its digits and letters are. */
function shapeOf(word: string): string {
  return word.replace(/\d/g, "0").replace(/[A-Z]/g, "A");
}
