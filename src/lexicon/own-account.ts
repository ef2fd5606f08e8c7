import { followsPerson, isFirst } from "./person-marks.js";
import type { ReadText } from "./read-text.js";
import { ROLE } from "./word-roles.js";

const BANK_OR_LENDER = ROLE.BANK | ROLE.LENDER;

/** Letters of a savings book that companies bear too (`LDD`). */
const MOST_LETTERS_OF_COMPANY = 3;

/**
 * Whether money goes to an account of the holder's own, or comes from there, so that a purpose tells what it will be spent on.
 * The account is then named before the purpose, and no bank before it; or a transfer names nobody before the purpose. Behind
 * both it is the account that a bank debits: `LCL ECHEANCE PRET COMPTE COURANT`.
 *
 * @param start - The first word of the purpose.
 */
export function movesOwnMoney(
  { reading, roles, loans, ownAccounts }: ReadText,
  start: number,
  isTransfer: boolean,
): boolean {
  const ownAccountStart = ownAccounts.start;
  const isNamed = ownAccountStart < reading.count;
  if (ownAccountStart > start) return isNamed && isTransfer && isFirst(reading, roles, start);
  return loans.lenderStart > ownAccountStart && !roles.hold(reading, BANK_OR_LENDER, ownAccountStart);
}

/**
 * Whether money comes from a savings book, which is named first: a purpose behind it tells what the money was saved for, or will
 * be spent on. A company may bear the book's letters where they are few: its legal form, its country or another word of its name
 * tells so (`LDD TRANSPORTS`), but for a person's.
 *
 * @param start - The first word of the purpose.
 * @param isSure - Whether a person must be told by a title: companies bear given names too (`LDD MARTIN MENUISERIE`).
 */
export function comesFromSavings({ reading, roles, ownAccounts }: ReadText, start: number, isSure = false): boolean {
  const { bookStart, bookEnd } = ownAccounts;
  if (bookStart >= start || !isFirst(reading, roles, bookStart)) return false;
  if (roles.hold(reading, ROLE.LEGAL_FORM, reading.count)) return false;
  const letters = reading.end[bookStart]! - reading.start[bookStart]!;
  const mayBeCompany = bookEnd - bookStart === 1 && letters <= MOST_LETTERS_OF_COMPANY;
  if (!mayBeCompany) return true;
  for (let index = bookEnd; index < start; index += 1)
    if ((roles.of(reading, index) & ROLE.COUNTRY) !== 0) return false;
  if (isFirst(reading, roles, start, bookEnd) || (roles.of(reading, bookEnd) & ROLE.TITLE) !== 0) return true;
  return !isSure && followsPerson(reading, roles, start, true);
}
