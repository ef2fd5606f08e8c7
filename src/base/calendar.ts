import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addMonths } from "date-fns/addMonths";

declare const dayBrand: unique symbol;

/** A calendar day: whole days since 1 January 1970. */
export type Day = number & { readonly [dayBrand]: true };

/** A point in time in milliseconds since 1 January 1970 UTC; `NaN` where there is none. */
export type Instant = number;

/** Milliseconds of a day. */
export const DAY_MILLISECONDS = 86_400_000;
const NOON_MILLISECONDS = DAY_MILLISECONDS / 2;
const FIRST_YEAR = 1970;
const LAST_YEAR = 2100;

/** The earliest instant that is read: 1 January 1970. */
export const EARLIEST_INSTANT: Instant = 0;
/** The first instant that is no longer read: 1 January 2101. */
export const END_OF_INSTANTS: Instant = Date.UTC(LAST_YEAR + 1, 0, 1);

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

/** How many days there are that a body can date something by; what is kept for each of them has this length at most. */
const DAY_COUNT = END_OF_INSTANTS / DAY_MILLISECONDS;
/** Civil dates by day, each as year × 512 + month × 32 + day of month; 0 for a day that nobody asked for yet. */
const packedCivils = new Int32Array(DAY_COUNT);

/** The year, month and day of month of a day. */
export function civilOf(day: Day): Civil {
  const packed = packedCivilOf(day);
  return { year: packed >> 9, month: (packed >> 5) & 15, dayOfMonth: packed & 31 };
}

/** The day of month of a day. */
export function dayOfMonthOf(day: Day): number {
  return packedCivilOf(day) & 31;
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

/** Texts of days and of their noons, by day. Arrays of full length: one that grew by leaps would be a slow dictionary. */
const isoDays = new Array<string | undefined>(DAY_COUNT);
const isoNoons = new Array<string | undefined>(DAY_COUNT);

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
  const { year, month } = civilOf(day);
  const place = (year - FIRST_YEAR) * 12 + month - 1;
  const isKept = place >= 0 && place < isoMonths.length;
  const known = isKept ? isoMonths[place] : undefined;
  if (known !== undefined) return known;
  const text = `${year}-${twoDigits(month)}`;
  if (isKept) isoMonths[place] = text;
  return text;
}

/** A running number of months: 12 × year + month, with January as 1. */
export function monthNumberOf(day: Day): number {
  const { year, month } = civilOf(day);
  return year * 12 + month;
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
  return (day - civilOf(day).dayOfMonth + 1) as Day;
}

/** The last day of the month of a day. */
export function lastOfMonth(day: Day): Day {
  const { year, month, dayOfMonth } = civilOf(day);
  return (day - dayOfMonth + daysInMonth(year, month)) as Day;
}

function utcDateOf(day: Day): Date {
  return new UTCDateMini(day * DAY_MILLISECONDS);
}

function dayOfUtcDate(date: Date): Day {
  return Math.floor(date.getTime() / DAY_MILLISECONDS) as Day;
}

/** Noon UTC of a day: the canonical instant of a day that came without a time. */
export function noonOf(day: Day): Instant {
  return day * DAY_MILLISECONDS + NOON_MILLISECONDS;
}

/** Whether an instant is the canonical form of a day without a time. */
export function isNoonUtc(instant: Instant): boolean {
  return instant - Math.floor(instant / DAY_MILLISECONDS) * DAY_MILLISECONDS === NOON_MILLISECONDS;
}

/** ISO 8601 text of an instant with milliseconds, in UTC. */
export function isoInstantOf(instant: Instant): string {
  if (instant < EARLIEST_INSTANT || instant >= END_OF_INSTANTS) return new Date(instant).toISOString();
  const day = Math.floor(instant / DAY_MILLISECONDS) as Day;
  if (!isNoonUtc(instant)) return `${isoDayOf(day)}T${isoTimeOf(instant - day * DAY_MILLISECONDS)}Z`;
  let text = isoNoons[day];
  if (text === undefined) {
    text = `${isoDayOf(day)}T12:00:00.000Z`;
    isoNoons[day] = text;
  }
  return text;
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));

/** `hh:mm:ss.mmm` of the milliseconds of a day. */
function isoTimeOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(milliseconds % 1000).padStart(3, "0");
  return `${TWO_DIGITS[Math.floor(minutes / 60)]}:${TWO_DIGITS[minutes % 60]}:${TWO_DIGITS[seconds % 60]}.${rest}`;
}

const [DASH, COLON, POINT, COMMA, SPACE, LETTER_T, LETTER_Z] = Array.from("-:., TZ", (letter) =>
  letter.charCodeAt(0),
) as [number, number, number, number, number, number, number];

/**
 * Reads a date or date-time text. A day without a time, and a time that is exactly midnight in its own offset, is that
 * day at noon UTC; a date-time without an offset is UTC; fractions beyond the millisecond are cut.
 * @returns NaN for anything that is no date of the years 1970 to 2100, such as `""`, `"0000-00-00"` or 30 February.
 */
export function instantOfText(raw: string): Instant {
  const text = raw.length > 0 && (raw.charCodeAt(0) <= 32 || raw.charCodeAt(raw.length - 1) <= 32) ? raw.trim() : raw;
  if (text.length < 10 || text.length > 40) return Number.NaN;
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2);
  const month = twoDigitsAt(text, 5);
  const dayOfMonth = twoDigitsAt(text, 8);
  if (year < FIRST_YEAR || year > LAST_YEAR || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH)
    return Number.NaN;
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return Number.NaN;
  const day = dayOfCivil(year, month, dayOfMonth);
  return text.length === 10 ? noonOf(day) : instantOfTime(text, day);
}

function instantOfTime(text: string, day: Day): Instant {
  const separator = text.charCodeAt(10);
  if (separator !== LETTER_T && separator !== SPACE && separator !== LETTER_T + 32) return Number.NaN;
  const hour = twoDigitsAt(text, 11);
  const minute = twoDigitsAt(text, 14);
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || text.charCodeAt(13) !== COLON) return Number.NaN;
  let at = 16;
  let second = 0;
  let millisecond = 0;
  if (text.charCodeAt(at) === COLON) {
    second = twoDigitsAt(text, 17);
    if (second < 0 || second > 60) return Number.NaN;
    at = 19;
    const mark = text.charCodeAt(at);
    if (mark === POINT || mark === COMMA) {
      const start = at + 1;
      at = start;
      while (isDigit(text.charCodeAt(at))) {
        if (at < start + 3) millisecond = millisecond * 10 + text.charCodeAt(at) - 48;
        at += 1;
      }
      if (at === start) return Number.NaN;
      for (let missing = start + 3 - at; missing > 0; missing -= 1) millisecond *= 10;
    }
  }
  const offsetMinutes = at + 1 === text.length && text.charCodeAt(at) === LETTER_Z ? 0 : offsetMinutesAt(text, at);
  if (Number.isNaN(offsetMinutes)) return Number.NaN;
  const milliseconds = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
  if (milliseconds === 0) return noonOf(day);
  const instant = day * DAY_MILLISECONDS + milliseconds - offsetMinutes * 60_000;
  return instant >= EARLIEST_INSTANT && instant < END_OF_INSTANTS ? instant : Number.NaN;
}

/** Minutes east of UTC of the offset that starts at a position: none and `Z` are 0; NaN where it is no offset. */
function offsetMinutesAt(text: string, at: number): number {
  if (at === text.length) return 0;
  const sign = text[at];
  if ((sign === "Z" || sign === "z") && at + 1 === text.length) return 0;
  if (sign !== "+" && sign !== "-") return Number.NaN;
  const hours = twoDigitsAt(text, at + 1);
  const hasColon = text[at + 3] === ":";
  const minutes = text.length === at + 3 ? 0 : twoDigitsAt(text, at + (hasColon ? 4 : 3));
  const length = text.length === at + 3 ? at + 3 : at + (hasColon ? 6 : 5);
  if (hours < 0 || hours > 18 || minutes < 0 || minutes > 59 || text.length !== length) return Number.NaN;
  return (sign === "-" ? -1 : 1) * (hours * 60 + minutes);
}

/** How many days a month (1 to 12) has. On the hot path of reading dates and finding rhythms, where a date object a call would cost more than all the rest. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The number of two digits at a position; negative where there are no two: whole numbers stay whole on the hot path. */
function twoDigitsAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const units = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : NO_DIGITS;
}

/** So low that no sum with it looks like a number. */
const NO_DIGITS = -1_000_000;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The least number that is read as milliseconds; smaller ones are seconds. */
const LEAST_MILLISECONDS = 1e11;

/** Reads an epoch number: at least 1e11 is milliseconds, below is seconds. NaN outside the years 1970 to 2100, and for 0. */
export function instantOfNumber(value: number): Instant {
  const instant = Math.abs(value) >= LEAST_MILLISECONDS ? Math.trunc(value) : Math.trunc(value * 1000);
  return instant > EARLIEST_INSTANT && instant < END_OF_INSTANTS ? instant : Number.NaN;
}
