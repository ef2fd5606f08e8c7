import {
  CLIENT_STRENGTH,
  type CompiledRule,
  IN,
  MODE_BIT,
  NAME_STRENGTH,
  OPERATION_STRENGTH,
} from "./compiled-rule.js";
import { MISFIT } from "./misfit.js";

// Constants of the module are folded into the code that tests them millions of times; members of an object are not.
const { FITS, WRONG_DIRECTION, WRONG_AMOUNT, WRONG_MODE, NO_COUNTERPARTY, REVERSED } = MISFIT;
const CARD_BIT = MODE_BIT.CARD;
const NO_COUNTERPARTY_BITS = MODE_BIT.CASH | MODE_BIT.CHECK;
const REVERSIBLE_BITS = MODE_BIT.DIRECT_DEBIT | MODE_BIT.CARD;

/**
 * Why a rule does not fit the way, mode and amount of a text, as a {@link MISFIT}. `modeBit` is 0 for a text that shows
 * no mode.
 */
export function misfitOfRule(rule: CompiledRule, direction: number, modeBit: number, absoluteAmount: number): number {
  if ((rule.directions & direction) === 0) return WRONG_DIRECTION;
  if (absoluteAmount < rule.amountFrom || absoluteAmount > rule.amountTo) return WRONG_AMOUNT;
  const isOtherMode = (rule.modes & modeBit) === 0 || (rule.notModes & modeBit) !== 0;
  if (modeBit === 0 ? rule.needsMode : isOtherMode) return WRONG_MODE;
  if (rule.strength === CLIENT_STRENGTH) return FITS;
  // Cash and cheques have no counterparty: a name in their text is a place or a bank.
  const hasNoCounterparty = (modeBit & NO_COUNTERPARTY_BITS) !== 0;
  if (hasNoCounterparty && rule.strength >= NAME_STRENGTH) return NO_COUNTERPARTY;
  // A debit that came in, or a purchase that came back, is not what its name says.
  const isReversed = direction === IN && (modeBit & REVERSIBLE_BITS) !== 0;
  const isRefundOfPurchase = modeBit === CARD_BIT && rule.directions === IN;
  const isExempt = rule.strength === OPERATION_STRENGTH || isRefundOfPurchase;
  return isReversed && !isExempt ? REVERSED : FITS;
}

/** Whether a shop's name holds the words of two trades, of which one says what it is: a bar that is called a garage. */
export function areTwoTrades(one: CompiledRule, other: CompiledRule): boolean {
  return one.isTrade && other.isTrade && one.category !== other.category;
}
