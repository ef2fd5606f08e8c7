/** How long the account numbers of a country are, where they have been issued for long (ISO 13616 registry). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LT: 20,
  LU: 20,
  LV: 21,
  MA: 28,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  TN: 24,
  TR: 26,
};

/** Whether a text is an account number, as {@link isIban}, of a country that is known and as long as its are. */
export function isIbanOfKnownCountry(text: string): boolean {
  const country = text.slice(0, 2);
  return Object.hasOwn(LENGTHS, country) && text.length === LENGTHS[country] && isIban(text);
}

/** Whether a word may be an account number of a known country, whole or its first group of four: its check digits may be made up. */
export function isIbanStart(word: string): boolean {
  const country = word.slice(0, 2);
  const isLong = word.length === 4 || word.length === LENGTHS[country];
  return isLong && Object.hasOwn(LENGTHS, country) && /^[A-Z]{2}\d{2}/.test(word);
}

/** Whether a text in upper case without spaces is an account number whose check digits hold (ISO 13616, ISO 7064 mod 97-10). */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(text) && remainderBy97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** The remainder by 97 of digits and letters, a letter being the two digits 10 (A) to 35 (Z). */
export function remainderBy97(text: string): number {
  let remainder = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    remainder = code < 65 ? (remainder * 10 + code - 48) % 97 : (remainder * 100 + code - 55) % 97;
  }
  return remainder;
}
