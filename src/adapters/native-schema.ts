import { ACCOUNT_OWNERSHIPS, ACCOUNT_TYPES, ACCOUNT_USAGES, LOAN_TYPES, SAVINGS_TYPES } from "../model/account.js";
import {
  AMOUNT,
  anyMember,
  CURRENCY,
  FLAG,
  INSTANT,
  type JsonSchema,
  LABEL,
  listOf,
  OPTIONAL_AMOUNT,
  OPTIONAL_INSTANT,
  objectOf,
  optionally,
  TEXT,
  textSuchAs,
  WORDS,
} from "../schema/json-schema.js";
import { MOST_DAILY_BALANCES } from "./native-daily-balances.js";
import { OPTIONAL_MONTHS, OPTIONAL_RATE } from "./terms-schema.js";

const REFERENCE = optionally(objectOf({}, { id: LABEL, type: TEXT, category: TEXT }));

const DATES: JsonSchema = {
  ...objectOf({}, { debitedAt: OPTIONAL_INSTANT, bookedAt: OPTIONAL_INSTANT }),
  ...anyMember(["debitedAt", INSTANT], ["bookedAt", INSTANT]),
};

/** A transaction of a native account. */
export const NATIVE_ROW: JsonSchema = objectOf(
  { description: WORDS, amount: AMOUNT, dates: DATES },
  { id: LABEL, currency: optionally(CURRENCY), isComing: FLAG, aggregator: REFERENCE, comment: TEXT },
);

const SAVINGS = objectOf(
  {},
  {
    type: textSuchAs(...SAVINGS_TYPES),
    openedAt: OPTIONAL_INSTANT,
    maximumAmount: OPTIONAL_AMOUNT,
    interestRate: OPTIONAL_RATE,
  },
);

const LOAN = objectOf(
  {},
  {
    type: textSuchAs(...LOAN_TYPES),
    amount: OPTIONAL_AMOUNT,
    startDate: OPTIONAL_INSTANT,
    endDate: OPTIONAL_INSTANT,
    duration: OPTIONAL_MONTHS,
    insuranceLabel: TEXT,
    payment: OPTIONAL_AMOUNT,
    remainingCapital: OPTIONAL_AMOUNT,
    interestRate: OPTIONAL_RATE,
  },
);

/** What the balance was at the end of days. */
const DAILY_BALANCES: JsonSchema = {
  ...listOf(objectOf({ date: INSTANT, balance: AMOUNT })),
  maxItems: MOST_DAILY_BALANCES,
};

/** A native account with its transactions, which are the definition `nativeRow`. */
export function nativeAccountOf(row: JsonSchema): JsonSchema {
  return objectOf(
    { currency: CURRENCY, balance: AMOUNT },
    {
      type: textSuchAs(...ACCOUNT_TYPES),
      usage: textSuchAs(...ACCOUNT_USAGES),
      ownership: textSuchAs(...ACCOUNT_OWNERSHIPS),
      balanceDate: OPTIONAL_INSTANT,
      iban: TEXT,
      bic: TEXT,
      number: LABEL,
      name: TEXT,
      bank: optionally(objectOf({}, { id: LABEL, name: TEXT, logoUrl: TEXT, country: TEXT })),
      country: TEXT,
      coming: OPTIONAL_AMOUNT,
      details: optionally(objectOf({}, { savings: optionally(SAVINGS), loan: optionally(LOAN) })),
      aggregator: REFERENCE,
      owners: listOf(objectOf({}, { name: TEXT })),
      isComputed: FLAG,
      transactions: listOf(row),
      dailyBalances: DAILY_BALANCES,
    },
  );
}
