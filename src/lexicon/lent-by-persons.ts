import type { CompiledRule } from "./compiled-rule.js";
import { isLoneName, namesPerson } from "./named-person.js";
import type { ReadText } from "./read-text.js";
import { ROLE } from "./word-roles.js";

const { LENDER, BANK, PAYOUT, AT_ONCE, STANDING } = ROLE;

/** One name is enough to doubt that a lender pays out. */
const NAMES_OF_DOUBT = 1;

/**
 * Whether words of a loan stand behind somebody's name, before any bank or lender. People bear names of all origins, so that no
 * list of them may decide who owes: any word that no list holds may be a name. Two of them are a person's. One is that of a lender
 * that no list holds, but in a transfer as persons pay each other: at once, or for one word that ends the text and by no
 * standing order.
 *
 * @param start - The first word of the loan's phrase, which reaches up to but not with `end`.
 */
export function isLentByPerson(
  { reading, roles, loans }: ReadText,
  rule: CompiledRule,
  start: number,
  end: number,
  isTransfer: boolean,
): boolean {
  const isPaidOut = isTransfer && rule.isLoanDrawdown;
  if (isPaidOut && roles.hold(reading, PAYOUT, reading.count)) return false;
  if (roles.hold(reading, LENDER, start)) return false;
  let before = Math.min(start, loans.lenderStart);
  for (let index = 0; index < before; index += 1) if ((roles.of(reading, index) & BANK) !== 0) before = index;
  if (namesPerson(reading, roles, before, isPaidOut ? NAMES_OF_DOUBT : undefined)) return true;
  const isBareWord = end - start === 1 && end === reading.count && !roles.hold(reading, STANDING, start);
  const isBetweenPersons =
    isTransfer && !roles.hold(reading, LENDER, end) && (isBareWord || roles.hold(reading, AT_ONCE, start));
  return isBetweenPersons && isLoneName(reading, roles, start);
}
