/** Why a rule whose phrase is in a text fits all the same, or does not: places in {@link MISFITS}. */
export const MISFIT = {
  FITS: 0,
  WRONG_DIRECTION: 1,
  WRONG_AMOUNT: 2,
  WRONG_MODE: 3,
  NO_COUNTERPARTY: 4,
  REVERSED: 5,
  REMARK: 6,
  COMPANION_MISSING: 7,
  COMPANION_EXCLUDES: 8,
  SURNAME: 9,
  MONEY_BACK: 10,
  NO_PERSON: 11,
  OWN_ACCOUNT: 12,
  PAID_WITH_WAGE: 13,
} as const;

/** The reasons in words. */
export const MISFITS = [
  "fits",
  "money moved the other way",
  "the amount is out of its bounds",
  "the mode is not one of its own",
  "cash and cheques have no counterparty",
  "a debit or a purchase that came back",
  "a remark between persons raises no risk",
  "none of the words that it needs is there",
  "a word is there that excludes it",
  "a title or an initial before it makes it a surname",
  "the text says that a lender gives money back",
  "no person is named",
  "it goes to an account of one's own, or comes from there",
  "it is paid with the wage that is named beside it, or taken off it",
] as const;
