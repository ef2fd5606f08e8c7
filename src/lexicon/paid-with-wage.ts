import type { Reading } from "./reading.js";

/** Months as payslips print them, in the languages of all markets. */
const MONTHS: ReadonlySet<string> = new Set(
  (
    "JANVIER|FEVRIER|MARS|AVRIL|MAI|JUIN|JUILLET|AOUT|SEPTEMBRE|OCTOBRE|NOVEMBRE|DECEMBRE|" +
    "JANUARI|FEBRUARI|MAART|APRIL|MEI|JUNI|JULI|AUGUSTUS|SEPTEMBER|OKTOBER|NOVEMBER|DECEMBER|" +
    "JANUARY|FEBRUARY|MARCH|MAY|JUNE|JULY|AUGUST|OCTOBER|" +
    "ENERO|FEBRERO|MARZO|ABRIL|MAYO|JUNIO|JULIO|AGOSTO|SEPTIEMBRE|OCTUBRE|NOVIEMBRE|DICIEMBRE|" +
    "JANV|JAN|FEVR|FEV|FEB|MAR|MRT|AVR|APR|ABR|JUN|JUIL|JUL|AUG|AGO|SEPT|SEP|OCT|OKT|NOV|DEC|ENE|DIC"
  ).split("|"),
);

/** Words that join what is paid with a wage to it. */
const JOINERS: ReadonlySet<string> = new Set(
  "+|ET|PLUS|AVEC|DONT|INCLUS|INCLUANT|COMPRIS|EN|MET|INCL|INC|INCLUSIEF|AND|WITH|INCLUDING|INCLUDES|Y|CON|MAS|INCLUYE".split(
    "|",
  ),
);

/** A month as a number has so many digits at most, a year more. */
const MOST_DIGITS_OF_MONTH = 2;

/**
 * Whether something is paid together with the wage that is named before it, so that the whole is the month's wage: the month
 * stands between, or a word that joins the two, as in `SALAIRE JUIN PRIME VACANCES` and `LOON EN VAKANTIEGELD`. Right behind
 * the wage's word it says what alone is paid: `SALARIS VAKANTIEGELD`.
 *
 * @param wageEnd - Behind the wage's words.
 * @param start - The first word of what may be paid with it.
 */
export function isPaidWithWage(reading: Reading, wageEnd: number, start: number): boolean {
  if (start <= wageEnd) return false;
  if (JOINERS.has(reading.textOf(start - 1))) return true;
  for (let index = wageEnd; index < start; index += 1) if (isMonth(reading, index)) return true;
  return false;
}

function isMonth(reading: Reading, index: number): boolean {
  const length = reading.end[index]! - reading.start[index]!;
  if (reading.digits[index] === length) return length <= MOST_DIGITS_OF_MONTH;
  return MONTHS.has(reading.textOf(index));
}
