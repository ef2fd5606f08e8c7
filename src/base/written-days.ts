const DAY = "(?:0[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0[1-9]|1[0-2])";
const YEAR = "(?:20)?[12]\\d";
/** A day or month, written in one word or in several, on folded text. */
const CALENDAR = new RegExp(
  `(?<!\\S)(?:${DAY} ?${MONTH} ?${YEAR}|${YEAR} ?${MONTH} ?${DAY}|${MONTH} ?20\\d\\d|20\\d\\d ?${MONTH}|` +
    `${DAY} ?[A-Z]{3} ?${YEAR}|${DAY} ?${MONTH}|20\\d\\d)(?!\\S)`,
  "g",
);
const DAY_IN_DIGITS = new RegExp(`^(?:${DAY}${MONTH}${YEAR}|${YEAR}${MONTH}${DAY}|${MONTH}20\\d\\d|20\\d\\d${MONTH})$`);

/** A folded text with a sign instead of each day and month that it tells. */
export function withoutDays(folded: string): string {
  return folded.replace(CALENDAR, "-");
}

/** Whether digits are a day or month with its year, written in one word: `15062026`, `150626`, `202606`. */
export function isDayInDigits(digits: string): boolean {
  return DAY_IN_DIGITS.test(digits);
}
