import { isIban, remainderBy97 } from "../base/iban-check.js";
import { readText } from "./readers.js";

/**
 * The national account number inside an IBAN, by country: n digits, a letters, c either (ISO 13616 registry). Only
 * countries listed here are rebuilt: a number of another form must not become an IBAN that nobody gave.
 */
const NATIONAL_NUMBERS: Readonly<Record<string, RegExp>> = {
  AT: /^\d{16}$/,
  BE: /^\d{12}$/,
  DE: /^\d{18}$/,
  DK: /^\d{14}$/,
  EE: /^\d{16}$/,
  ES: /^\d{20}$/,
  FI: /^\d{14}$/,
  FR: /^\d{10}[A-Z0-9]{11}\d{2}$/,
  GB: /^[A-Z]{4}\d{14}$/,
  IE: /^[A-Z]{4}\d{14}$/,
  IT: /^[A-Z]\d{10}[A-Z0-9]{12}$/,
  LT: /^\d{16}$/,
  LU: /^\d{3}[A-Z0-9]{13}$/,
  LV: /^[A-Z]{4}[A-Z0-9]{13}$/,
  NL: /^[A-Z]{4}\d{10}$/,
  NO: /^\d{11}$/,
  PL: /^\d{24}$/,
  PT: /^\d{21}$/,
  SE: /^\d{20}$/,
};

/** An IBAN without spaces, in upper case; undefined where the text does not look like one. */
export function readIban(value: unknown): string | undefined {
  const iban = readText(value)?.replace(/\s+/g, "").toUpperCase();
  return iban !== undefined && /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban) ? iban : undefined;
}

/** The country of an account: the first two letters of its IBAN, where its check digits hold. */
export function countryOfIban(iban: string | undefined): string | undefined {
  return iban !== undefined && isIban(iban) ? iban.slice(0, 2) : undefined;
}

/**
 * The IBAN of a national account number, with its check digits (ISO 13616, ISO 7064 mod 97-10).
 * @returns undefined where the number has not the form of that country's.
 */
export function ibanOfNationalNumber(
  country: string | undefined,
  nationalNumber: string | undefined,
): string | undefined {
  if (country === undefined || nationalNumber === undefined || !Object.hasOwn(NATIONAL_NUMBERS, country))
    return undefined;
  const number = nationalNumber.replace(/[\s-]+/g, "").toUpperCase();
  if (!NATIONAL_NUMBERS[country]!.test(number)) return undefined;
  const checkDigits = 98 - remainderBy97(`${number}${country}00`);
  return `${country}${String(checkDigits).padStart(2, "0")}${number}`;
}
