import { fold } from "../base/text.js";
import { withoutDays } from "../base/written-days.js";
import { KnownTexts } from "../lexicon/known-texts.js";
import { LEAST_DIGITS_OF_CONTRACT } from "../lexicon/paid-lender.js";

/** Digits of the shortest number of a contract. */
const LEAST_DIGITS = 4;
/** Ends of cards' numbers, and sort codes of British banks. */
const DIGITS_OF_CARD_OR_SORT_CODE = [4, 6];
/** Contracts of one lender often begin with the same digits: with so many that other numbers seldom do. */
const DIGITS_OF_LEAD = 3;
/** Words before a contract's number; before a payment's own stands another (`REF`, `TEL`, `KENMERK`). */
const CONTRACT = /^(?:CONTRA(?:T|CT|TO)|DOSSIER|AGREEMENT|PRET|PRESTAMO|LENING|POLI(?:CE|CY|S|ZA))$/;

/** A number of a text, which may be a contract's: groups of digits beside each other are one. */
interface TextNumber {
  readonly words: readonly string[];
  readonly digits: string;
  /** Its groups, each by how many digits it has and whether it has letters. */
  readonly form: string;
  /** The word in front of it. */
  readonly mark: string;
}

/** Tells the contracts of payments to one payee apart by their numbers. Each text is read once. */
export class ContractNumbers {
  readonly #known = new KnownTexts<readonly TextNumber[]>();

  /**
   * Whether two texts name two contracts: they share no number, and both hold one of as many digits, which the line of the
   * first one repeats: written alike, or else called a contract's in both or with the same first digits. One that may be a
   * card's or a sort code stands behind the same word in both. Numbers that are written alike and share but their bank and branch
   * are two, where the line repeats the first one whole.
   * @param line - Texts of other payments of the first one's line: what differs among them is the number of a payment.
   */
  areOther(first: string, second: string, line: readonly string[]): boolean {
    const [ones, others] = [this.#numbersIn(first), this.#numbersIn(second)];
    const isRepeatedWhole = (one: TextNumber): boolean =>
      line.some((text) => this.#numbersIn(text).some(({ digits }) => digits === one.digits));
    const isShared = (one: TextNumber, other: TextNumber): boolean =>
      areSame(one, other) && (one.digits === other.digits || one.form !== other.form || !isRepeatedWhole(one));
    if (ones.some((one) => others.some((other) => isShared(one, other)))) return false;
    const isRepeated = (one: TextNumber): boolean =>
      line.length === 0 || line.some((text) => this.#numbersIn(text).some((other) => areSame(one, other)));
    return ones.some((one) => others.some((other) => areAlike(one, other)) && isRepeated(one));
  }

  #numbersIn(text: string): readonly TextNumber[] {
    return this.#known.of(text, (part) => readNumbers(fold(part)));
  }
}

function readNumbers(folded: string): readonly TextNumber[] {
  const numbers: TextNumber[] = [];
  let mark = "";
  let words: string[] = [];
  // What is no word ends a number, as a day within a reference does.
  for (const word of [...withoutDays(folded).split(" "), ""]) {
    if (/\d/.test(word)) {
      words.push(word);
      continue;
    }
    const digits = words.join("").replace(/\D/g, "");
    if (digits.length >= LEAST_DIGITS) numbers.push({ words, digits, form: words.map(formOf).join(" "), mark });
    mark = word;
    words = [];
  }
  return numbers;
}

function formOf(word: string): string {
  return `${word.replace(/\D/g, "").length}${/[^\d]/.test(word) ? "A" : ""}`;
}

/** Whether two numbers are one, or share a group that is long enough to be a contract's. */
function areSame(one: TextNumber, other: TextNumber): boolean {
  const isLong = (word: string): boolean => word.replace(/\D/g, "").length >= LEAST_DIGITS_OF_CONTRACT;
  return one.digits === other.digits || one.words.some((word) => isLong(word) && other.words.includes(word));
}

/** Whether two numbers may be two contracts': `40188273HP` and `51188299PCP`, or `40188273HP` and `4019 9112 HP`. */
function areAlike(one: TextNumber, other: TextNumber): boolean {
  if (one.digits.length !== other.digits.length) return false;
  const mayBeCard = DIGITS_OF_CARD_OR_SORT_CODE.includes(one.digits.length);
  if (mayBeCard && (one.mark === "" || one.mark !== other.mark)) return false;
  const leadOf = ({ digits }: TextNumber): string => digits.slice(0, DIGITS_OF_LEAD);
  const areCalled = CONTRACT.test(one.mark) && CONTRACT.test(other.mark);
  return one.form === other.form || areCalled || leadOf(one) === leadOf(other);
}
