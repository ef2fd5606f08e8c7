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
 * What is paid together with the wage that a text names before it, so that the whole is the month's wage: the month stands
 * between, or a word that joins the two, as in `SALAIRE JUIN PRIME VACANCES` and `LOON EN VAKANTIEGELD`. Right behind the
 * wage's word it says what alone is paid: `SALARIS VAKANTIEGELD`.
 */
export class PaidWithWage {
  /** Behind the first word for wages that fits; behind all words where there is none. */
  #wageEnd = 0;
  /** The words of the first thing that is paid with it; none where the two are equal. */
  #start = 0;
  #end = 0;

  /** Begins a text of so many words. */
  begin(wordCount: number): void {
    this.#wageEnd = wordCount;
    this.#start = 0;
    this.#end = 0;
  }

  /** Takes a word for wages, by its end. */
  meetWage(end: number): void {
    this.#wageEnd = Math.min(this.#wageEnd, end);
  }

  /** Takes the words of what may be paid with a wage. */
  meet(reading: Reading, start: number, end: number): void {
    if (this.#start !== this.#end || !this.isPaidWith(reading, start)) return;
    this.#start = start;
    this.#end = end;
  }

  /** Whether what begins at a word is paid with the wage. */
  isPaidWith(reading: Reading, start: number): boolean {
    if (start <= this.#wageEnd) return false;
    if (JOINERS.has(reading.textOf(start - 1))) return true;
    for (let index = this.#wageEnd; index < start; index += 1) if (isMonth(reading, index)) return true;
    return false;
  }

  /** Whether a word is one of those: they name no budget line, for the next wage comes without. */
  holds(index: number): boolean {
    return index >= this.#start && index < this.#end;
  }
}

function isMonth(reading: Reading, index: number): boolean {
  const length = reading.end[index]! - reading.start[index]!;
  if (reading.digits[index] === length) return length <= MOST_DIGITS_OF_MONTH;
  return MONTHS.has(reading.textOf(index));
}
