import { isDayInDigits } from "../base/written-days.js";
import { LEAST_DIGITS_OF_CONTRACT } from "../lexicon/paid-lender.js";
import { MOST_CHARACTERS_READ } from "../lexicon/reading.js";
import type { Ledger } from "../model/ledger.js";

/**
 * Groups of digits with a space between, of which the last tell the loans of an account apart (`18421 204471 02`): none of a
 * date, and none behind letters, as those of an IBAN are.
 */
const NUMBER = /(?<![A-Z\d]|\d[/.]\d\d[/.])\d+(?: \d+)*(?!\d*[/.:]|[A-Z\d])/gi;
/** The account that pays may stand in the texts of all its loans. */
const ACCOUNT = /\bIBAN\b/i;
const ZEROS = /\b0+/g;

/** Rows by the numbers of their texts; those without any are left out. */
export function rowsByNumbers(
  { description }: Ledger,
  rows: readonly number[],
): ReadonlyMap<string, readonly number[]> {
  const rowsOf = new Map<string, number[]>();
  for (const row of rows) {
    const numbers = numbersIn(description[row]!);
    const known = rowsOf.get(numbers);
    if (known !== undefined) known.push(row);
    else if (numbers !== "") rowsOf.set(numbers, [row]);
  }
  return rowsOf;
}

/** The numbers that stand in the texts of all of some rows, and no others do; empty where some text has others, or none has any. */
export function sharedNumbersOf({ description }: Ledger, rows: readonly number[]): string {
  const first = numbersIn(description[rows[0]!]!);
  return rows.every((row) => numbersIn(description[row]!) === first) ? first : "";
}

/** The numbers of a text that may be a contract's, without leading zeros, which not every text of a contract has. */
function numbersIn(description: string): string {
  const text = description.slice(0, MOST_CHARACTERS_READ);
  if (ACCOUNT.test(text)) return "";
  const isLong = (group: string): boolean => group.length >= LEAST_DIGITS_OF_CONTRACT;
  const numbers = (text.match(NUMBER) ?? []).map((number) => withoutDayAtEnds(number).replace(ZEROS, ""));
  return numbers.filter((number) => number.split(" ").some(isLong)).join("-");
}

/** Groups of digits without a day before or behind them; between them it is one of the number's own. */
function withoutDayAtEnds(number: string): string {
  const groups = number.split(" ");
  const from = isDayInDigits(groups[0]!) ? 1 : 0;
  const end = groups.length - (isDayInDigits(groups.at(-1)!) ? 1 : 0);
  return groups.slice(from, end).join(" ");
}
