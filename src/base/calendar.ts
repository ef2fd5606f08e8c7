import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addMonths } from "date-fns/addMonths";

declare const dayBrand: unique symbol;

/** A calendar day: whole days since 1 January 1970. */
export type Day = number & { readonly [dayBrand]: true };

/** Milliseconds of a day. */
export const DAY_MILLISECONDS = 86_400_000;
/** The first year whose days are read. */
export const FIRST_YEAR = 1970;
/** The last year whose days are read. */
export const LAST_YEAR = 2100;

/** Days before each month of a common year. */
const DAYS_BEFORE_MONTH = Int32Array.of(0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334);

/** The day of a year, month (1 to 12) and day of month. */
export function dayOfCivil(year: number, month: number, dayOfMonth: number): Day {
  const before = year - 1;
  const leapDays = ((before / 4) | 0) - ((before / 100) | 0) + ((before / 400) | 0);
  const daysBeforeYear = before * 365 + leapDays - 719_162;
  const leapDay = month > 2 && isLeap(year) ? 1 : 0;
  return (daysBeforeYear + DAYS_BEFORE_MONTH[month]! + leapDay + dayOfMonth - 1) as Day;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Year, month (1 to 12) and day of month of a day. */
export interface Civil {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
}

/** How many days those years have: what is kept for each of them has this length at most. */
export const DAY_COUNT = Date.UTC(LAST_YEAR + 1, 0, 1) / DAY_MILLISECONDS;
/** Civil dates by day, each as year × 512 + month × 32 + day of month; 0 for a day that nobody asked for yet. */
const packedCivils = new Int32Array(DAY_COUNT);

/** The year, month and day of month of a day. */
export function civilOf(day: Day): Civil {
  const packed = packedCivilOf(day);
  return { year: yearIn(packed), month: monthIn(packed), dayOfMonth: dayOfMonthIn(packed) };
}

/** The day of month of a day. */
export function dayOfMonthOf(day: Day): number {
  return dayOfMonthIn(packedCivilOf(day));
}

function yearIn(packed: number): number {
  return packed >> 9;
}

function monthIn(packed: number): number {
  return (packed >> 5) & 15;
}

function dayOfMonthIn(packed: number): number {
  return packed & 31;
}

/** A day's civil date as one number, kept: rhythms, months and texts of days ask for the same days again and again. */
function packedCivilOf(day: Day): number {
  const known = packedCivils[day];
  if (known !== undefined && known !== 0) return known;
  const packed = computeCivil(day);
  if (day >= 0 && day < DAY_COUNT) packedCivils[day] = packed;
  return packed;
}

function computeCivil(day: Day): number {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return year * 512 + month * 32 + dayOfMonth;
}

/** Texts of days, by day. An array of full length: one that grew by leaps would be a slow dictionary. */
const isoDays = new Array<string | undefined>(DAY_COUNT);

/** `YYYY-MM-DD`. */
export function isoDayOf(day: Day): string {
  const isKept = day >= 0 && day < DAY_COUNT;
  const known = isKept ? isoDays[day] : undefined;
  if (known !== undefined) return known;
  const { year, month, dayOfMonth } = civilOf(day);
  const text = `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
  if (isKept) isoDays[day] = text;
  return text;
}

/** Texts of months, by 12 × year + month since 1970. */
const isoMonths = new Array<string | undefined>((LAST_YEAR + 1 - FIRST_YEAR) * 12);

/** `YYYY-MM`. */
export function isoMonthOf(day: Day): string {
  const packed = packedCivilOf(day);
  const [year, month] = [yearIn(packed), monthIn(packed)];
  const place = (year - FIRST_YEAR) * 12 + month - 1;
  const isKept = place >= 0 && place < isoMonths.length;
  const known = isKept ? isoMonths[place] : undefined;
  if (known !== undefined) return known;
  const text = `${year}-${twoDigits(month)}`;
  if (isKept) isoMonths[place] = text;
  return text;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** ISO weekday of a day: Monday 1 to Sunday 7. */
export function isoWeekdayOf(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The day some months later (or earlier), clamped to the month's last day. */
export function plusMonths(day: Day, months: number): Day {
  return dayOfUtcDate(addMonths(utcDateOf(day), months));
}

/** The first day of the month of a day. */
export function firstOfMonth(day: Day): Day {
  return (day - dayOfMonthOf(day) + 1) as Day;
}

/** The last day of the month of a day. */
export function lastOfMonth(day: Day): Day {
  const packed = packedCivilOf(day);
  return (day - dayOfMonthIn(packed) + daysInMonth(yearIn(packed), monthIn(packed))) as Day;
}

function utcDateOf(day: Day): Date {
  return new UTCDateMini(day * DAY_MILLISECONDS);
}

function dayOfUtcDate(date: Date): Day {
  return Math.floor(date.getTime() / DAY_MILLISECONDS) as Day;
}

/**
 * How many days a month (1 to 12) has. On the hot path of reading dates and finding rhythms, where a date object a call would
 * cost more than all the rest.
 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
