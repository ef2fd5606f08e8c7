import { type Instant, instantOfNumber, instantOfText } from "../base/instant.js";
import { type Money, moneyOfNumber, moneyOfScaled, moneyOfText, roundedQuotient } from "../base/money.js";
import { isObject, type JsonObject } from "../schema/decode.js";
import { decodeReferences } from "./character-references.js";

/** An amount given as a JSON number or a decimal text, in the minor unit's precision; undefined where it is neither. */
export function readMoney(value: unknown, minorDigits: number): Money | undefined {
  if (typeof value === "number") return moneyOfNumber(value, minorDigits);
  return typeof value === "string" ? moneyOfText(value, minorDigits) : undefined;
}

/** An instant given as a date text, a date-time text, or epoch seconds or milliseconds; NaN where it is none of them. */
export function readInstant(value: unknown): Instant {
  if (typeof value === "string") return isEpochText(value) ? instantOfNumber(Number(value)) : instantOfText(value);
  return typeof value === "number" ? instantOfNumber(value) : Number.NaN;
}

/** More characters than an epoch has, with some white space around it. */
const MOST_EPOCH_CHARACTERS = 20;

/** Whether a text is an epoch: nine to thirteen digits. A date is told apart by the dash after its year. */
export function isEpochText(text: string): boolean {
  return text.length <= MOST_EPOCH_CHARACTERS && text[4] !== "-" && /^\s*\d{9,13}\s*$/.test(text);
}

/** The first of two instants that is known; NaN where neither is. */
export function instantOrElse(first: Instant, second: Instant): Instant {
  return Number.isNaN(first) ? second : first;
}

/**
 * An amount given as `{ scale, unscaledValue }`, each a number or a text: `unscaledValue × 10^-scale`. A missing scale
 * is 0; a negative one adds zeros.
 */
export function readScaledMoney(value: unknown, minorDigits: number): Money | undefined {
  if (!isObject(value)) return undefined;
  const unscaled = readId(value["unscaledValue"]);
  const scale = readId(value["scale"]) ?? "0";
  if (unscaled === undefined || !(scale === "2" || /^[+-]?\d{1,3}$/.test(scale))) return undefined;
  return moneyOfScaled(unscaled, Number(scale), minorDigits);
}

/** A text without white space around it; undefined for anything else and for the empty text. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const first = value.charCodeAt(0);
  const last = value.charCodeAt(value.length - 1);
  // Only texts that begin or end with white space (or lie beyond ASCII there) need the slower trim.
  const text = first > 32 && first < 128 && last > 32 && last < 128 ? value : value.trim();
  return text === "" ? undefined : text;
}

/** A text that people read, as {@link readText}, with its HTML character references decoded. Ids and codes keep theirs. */
export function readWords(value: unknown): string | undefined {
  const text = readText(value);
  return text?.includes("&") ? readText(decodeReferences(text)) : text;
}

const AMPERSAND = 38;

/**
 * A text of a row, as {@link readText}; undefined also where all of it are HTML references to white space. Other references
 * stay until all rows are read (`row-texts.ts`): to look for them here would slow the reading of rows by a fifth.
 */
export function readLine(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const first = value.charCodeAt(0);
  const last = value.charCodeAt(value.length - 1);
  // Nearly all texts begin with a letter or digit and end without white space: they are taken as they stand.
  if (first > AMPERSAND && first < 128 && last > 32 && last < 128) return value;
  const text = readText(value);
  return text?.charCodeAt(0) === AMPERSAND && readWords(text) === undefined ? undefined : text;
}

/** An id given as a text or a number, as a text. */
export function readId(value: unknown): string | undefined {
  return typeof value === "number" && Number.isFinite(value) ? String(value) : readText(value);
}

/** An enumeration's text in upper case; undefined where there is none. */
export function readEnum(value: unknown): string | undefined {
  return readText(value)?.toUpperCase();
}

/** The value of a table for an enumeration's text, in any case; the fallback for anything unknown. */
export function readChoice<Value>(value: unknown, table: Readonly<Record<string, Value>>, fallback: Value): Value {
  const key = readEnum(value);
  return key !== undefined && Object.hasOwn(table, key) ? table[key]! : fallback;
}

/** An object, or undefined. */
export function readObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

/** A currency code given as a text or as `{ id }`, in upper case. */
export function readCurrency(value: unknown): string | undefined {
  const code = readEnum(isObject(value) ? value["id"] : value);
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** Whether what a row says of its currency is another than its account's. What is no code says nothing. */
export function isOtherCurrency(value: unknown, currency: string): boolean {
  if (value === undefined || value === currency) return false;
  return (readCurrency(value) ?? currency) !== currency;
}

/** The largest rate that is read: more than any percentage that a bank asks. */
export const LARGEST_RATE = 1000;
const RATE_DECIMALS = 4;
/** One way alone to read a run of digits: with two, a long one that is no number would be tried at each of its places. */
const NUMBER_TEXT = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A percentage or share as a share of four decimals: values above 1 are percentages (providers.md section 1). */
export function readRate(value: unknown): number | undefined {
  const rate = readNumber(value);
  if (rate === undefined || !(rate >= 0 && rate <= LARGEST_RATE)) return undefined;
  return roundedQuotient(rate, rate > 1 ? 100 : 1, RATE_DECIMALS);
}

/** A whole number of months, rounded; undefined where it is negative, none, or no number. */
export function readMonths(value: unknown): number | undefined {
  const months = readNumber(value);
  return months !== undefined && months >= 0 && months <= MOST_MONTHS_OF_LOAN
    ? Math.abs(Math.round(months))
    : undefined;
}

/** A number of a loan's or saving's terms, given as a number or a decimal text. */
function readNumber(value: unknown): number | undefined {
  const text = readText(value);
  const number = text === undefined ? value : NUMBER_TEXT.test(text) ? Number(text) : undefined;
  return typeof number === "number" ? number : undefined;
}

/** Whether a mark is set: as true, or in the ways in which a number or text says so. */
export function readMark(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || (typeof value === "string" && readEnum(value) === "TRUE");
}

/** The longest duration of a loan that is read: a hundred years. */
export const MOST_MONTHS_OF_LOAN = 1200;

/** Distinct names in their order, trimmed and squeezed, compared without case. */
export function distinctNames(names: readonly (string | undefined)[]): readonly string[] {
  const distinct = new Map<string, string>();
  for (const name of names) {
    const squeezed = name?.replace(/\s+/g, " ").trim();
    if (squeezed !== undefined && squeezed !== "" && !distinct.has(squeezed.toUpperCase())) {
      distinct.set(squeezed.toUpperCase(), squeezed);
    }
  }
  return [...distinct.values()];
}

/** A member that is left out where its value is undefined. */
export function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

/** An instant, or undefined where there is none. */
export function definedInstant(value: unknown): number | undefined {
  const instant = readInstant(value);
  return Number.isNaN(instant) ? undefined : instant;
}

/** The objects of an array; none where it is no array. */
export function readObjects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
