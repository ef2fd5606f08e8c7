import {
  DAY_COUNT,
  DAY_MILLISECONDS,
  type Day,
  dayOfCivil,
  daysInMonth,
  FIRST_YEAR,
  isoDayOf,
  LAST_YEAR,
} from "./calendar.js";
import { isDigit } from "./text.js";

/** A point in time in milliseconds since 1 January 1970 UTC; `NaN` where there is none. */
export type Instant = number;

/** The earliest instant that is read: 1 January 1970. */
export const EARLIEST_INSTANT: Instant = 0;
/** The first instant that is no longer read: 1 January 2101. */
export const END_OF_INSTANTS: Instant = DAY_COUNT * DAY_MILLISECONDS;

const NOON_MILLISECONDS = DAY_MILLISECONDS / 2;
/** The least number that is read as milliseconds; smaller ones are seconds. */
export const LEAST_MILLISECONDS = 1e11;

const [DASH, COLON, POINT, COMMA, SPACE, LETTER_T, LETTER_Z] = Array.from("-:., TZ", (letter) =>
  letter.charCodeAt(0),
) as [number, number, number, number, number, number, number];
/** So low that no sum with it looks like a number. */
const NO_DIGITS = -1_000_000;
const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));
/** Texts of noons, by day: the instants of days without a time. */
const isoNoons = new Array<string | undefined>(DAY_COUNT);

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

/** `hh:mm:ss.mmm` of the milliseconds of a day. */
function isoTimeOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(milliseconds % 1000).padStart(3, "0");
  return `${TWO_DIGITS[Math.floor(minutes / 60)]}:${TWO_DIGITS[minutes % 60]}:${TWO_DIGITS[seconds % 60]}.${rest}`;
}

/**
 * Reads a date or date-time text. A day without a time, and a time that is exactly midnight in its own offset, is that
 * day at noon UTC; a date-time without an offset is UTC; fractions beyond the millisecond are cut.
 * @returns NaN for anything that is no date of the years 1970 to 2100, such as `""`, `"0000-00-00"` or 30 February.
 */
export function instantOfText(raw: string): Instant {
  return readInstantText(raw, true);
}

/**
 * Reads a date or date-time text as {@link instantOfText}, but for midnight, which is a time as any other: for what tells a
 * point in time and no day of a bank, such as the time of an analysis or what a result writes.
 */
export function exactInstantOfText(raw: string): Instant {
  return readInstantText(raw, false);
}

function readInstantText(raw: string, isMidnightDay: boolean): Instant {
  const first = raw.charCodeAt(0);
  const last = raw.charCodeAt(raw.length - 1);
  // Only texts that begin or end with white space (or lie beyond ASCII there) need the slower trim.
  const text = first > SPACE && first < 128 && last > SPACE && last < 128 ? raw : raw.trim();
  if (text.length < 10 || text.length > 40) return Number.NaN;
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2);
  const month = twoDigitsAt(text, 5);
  const dayOfMonth = twoDigitsAt(text, 8);
  if (year < FIRST_YEAR || year > LAST_YEAR || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH)
    return Number.NaN;
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return Number.NaN;
  const day = dayOfCivil(year, month, dayOfMonth);
  return text.length === 10 ? noonOf(day) : instantOfTime(text, day, isMidnightDay);
}

function instantOfTime(text: string, day: Day, isMidnightDay: boolean): Instant {
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
  // 24:00 is the end of a day, and nothing is later.
  if (milliseconds > DAY_MILLISECONDS) return Number.NaN;
  if (milliseconds === 0 && isMidnightDay) return noonOf(day);
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

/** The number of two digits at a position; negative where there are no two: whole numbers stay whole on the hot path. */
function twoDigitsAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const units = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : NO_DIGITS;
}

/** Reads an epoch number: at least 1e11 is milliseconds, below is seconds. NaN outside the years 1970 to 2100, and for 0. */
export function instantOfNumber(value: number): Instant {
  const instant = Math.abs(value) >= LEAST_MILLISECONDS ? Math.trunc(value) : Math.trunc(value * 1000);
  return instant > EARLIEST_INSTANT && instant < END_OF_INSTANTS ? instant : Number.NaN;
}
