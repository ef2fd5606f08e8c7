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
