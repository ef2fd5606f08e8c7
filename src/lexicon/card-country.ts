import type { Reading } from "./reading.js";

const LEAST_WORDS = 2;
/** Codes of countries, as the field of a card's merchant ends: name, town, country. `UK` ends web addresses. */
const CODES: ReadonlySet<string> = new Set(
  "GB|GBR|FR|FRA|ES|ESP|NL|NLD|BE|BEL|IE|IRL|LU|LUX|DE|DEU|IT|ITA|PT|PRT|US|USA".split("|"),
);

/** Whether a text ends with the code of a country, as networks of cards write their merchants: `SHELL 1234 LEEDS GB`. */
export function endsWithCountry(reading: Reading): boolean {
  return reading.count >= LEAST_WORDS && CODES.has(reading.textOf(reading.count - 1));
}
