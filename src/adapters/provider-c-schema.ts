import {
  AMOUNT,
  anyMember,
  CURRENCY,
  FLAG,
  INSTANT,
  type JsonSchema,
  LABEL,
  listOf,
  NOTHING,
  OPTIONAL_AMOUNT,
  OPTIONAL_INSTANT,
  objectOf,
  optionally,
  PRESENT,
  SOME_LABEL,
  TEXT,
  textSuchAs,
  WORDS,
} from "../schema/json-schema.js";
import { OPTIONAL_RATE } from "./terms-schema.js";

const MONEY = objectOf({ amount: AMOUNT }, { currency: optionally(CURRENCY) });
const MONEY_WITH_CURRENCY = objectOf({ amount: AMOUNT, currency: CURRENCY });

const SOURCE = objectOf({}, { label: TEXT });
const ENRICHMENTS = objectOf({}, { display_label: TEXT, date: OPTIONAL_INSTANT });
const LINES: JsonSchema = { type: "array", contains: WORDS };

/** A transaction of PROVIDER_C or PROVIDER_F in any of the three shapes. */
export const PROVIDER_C_ROW: JsonSchema = objectOf(
  {},
  {
    id: LABEL,
    type: TEXT,
    status: textSuchAs("BOOKED", "PENDING", "EXPIRED", "CANCELLED"),
    origin: textSuchAs("UPCOMING", "SCHEDULED", "RECURRING"),
    amount: { anyOf: [AMOUNT, MONEY, NOTHING] },
    transaction_amount: optionally(MONEY),
    currency: optionally(CURRENCY),
    remittance_information: { anyOf: [listOf(TEXT), TEXT] },
    source: optionally(SOURCE),
    notes: TEXT,
    enrichments: optionally(ENRICHMENTS),
    label: TEXT,
    check_number: LABEL,
    booking_date: OPTIONAL_INSTANT,
    value_date: OPTIONAL_INSTANT,
    date: OPTIONAL_INSTANT,
    transaction_date: OPTIONAL_INSTANT,
    import_date: OPTIONAL_INSTANT,
    category_id: LABEL,
  },
  anyMember(["amount", PRESENT], ["transaction_amount", PRESENT]),
  anyMember(
    ["remittance_information", { anyOf: [LINES, WORDS] }],
    ["source.label", WORDS],
    ["notes", WORDS],
    ["enrichments.display_label", WORDS],
    ["label", WORDS],
    ["check_number", SOME_LABEL],
  ),
  anyMember(
    ["booking_date", INSTANT],
    ["value_date", INSTANT],
    ["date", INSTANT],
    ["transaction_date", INSTANT],
    ["enrichments.date", INSTANT],
    ["import_date", INSTANT],
  ),
);

const LOAN = objectOf(
  {},
  {
    type: textSuchAs("mortgage", "personal", "revolving"),
    initial_balance: OPTIONAL_AMOUNT,
    start_date: OPTIONAL_INSTANT,
    end_date: OPTIONAL_INSTANT,
    next_payment: optionally(objectOf({}, { amount: OPTIONAL_AMOUNT })),
    interest: OPTIONAL_RATE,
  },
);

const balanceOf = (money: JsonSchema): JsonSchema =>
  objectOf({ balance_amount: money }, { reference_date: OPTIONAL_INSTANT });
const balancesOf = (money: JsonSchema): JsonSchema => ({ type: "array", minItems: 1, items: balanceOf(money) });

const SAVINGS = objectOf(
  {},
  { savings_type: textSuchAs("SHORT_TERM", "LONG_TERM"), effect_date: OPTIONAL_INSTANT, yield_rate: OPTIONAL_RATE },
);

/** The balance and the currency: a number, a nested amount or a list, with the currency there or beside it. */
const BALANCE: JsonSchema = {
  anyOf: [
    objectOf({ balance: { anyOf: [AMOUNT, objectOf({ amount: MONEY })] }, currency: CURRENCY }, { balances: NOTHING }),
    objectOf({ balance: objectOf({ amount: MONEY_WITH_CURRENCY }) }, { balances: NOTHING }),
    objectOf({ balances: balancesOf(MONEY), currency: CURRENCY }),
    objectOf({ balances: balancesOf(MONEY_WITH_CURRENCY) }),
  ],
};

const OWNER = optionally(objectOf({}, { name: TEXT }));

/** An account of PROVIDER_C or PROVIDER_F with its transactions, in any of the three shapes. */
export function providerCAccountOf(row: JsonSchema): JsonSchema {
  return objectOf(
    {},
    {
      id: LABEL,
      account_id: LABEL,
      type: textSuchAs("CHECKINGS", "CASH_ACCOUNT", "SAVINGS", "LOAN", "CREDIT_CARD"),
      usage: textSuchAs("PERSONAL", "PRIVATE", "PROFESSIONAL", "ORGANISATION"),
      classification: textSuchAs("PERSONAL", "BUSINESS"),
      status: textSuchAs("ACTIVE", "CLOSED", "NOT_FOUND", "SUSPENDED", "PENDING_CONSENT"),
      currency: optionally(CURRENCY),
      balance_date: OPTIONAL_INSTANT,
      last_channel_definition_id: LABEL,
      account_number: LABEL,
      iban: TEXT,
      bic: TEXT,
      name: TEXT,
      owner: OWNER,
      savings: optionally(SAVINGS),
      loan: optionally(LOAN),
      isComputed: FLAG,
      transactions: listOf(row),
    },
    BALANCE,
  );
}

const CHANNEL = objectOf(
  {},
  {
    channel_definition_id: LABEL,
    status: textSuchAs("SUCCESS", "EMPTY", "FAILED"),
    error_reason: TEXT,
    channel_definition_unavailable: FLAG,
    last_success_date: OPTIONAL_INSTANT,
  },
);

/** A connection of PROVIDER_C or PROVIDER_F with its accounts. */
export function providerCConnectionOf(account: JsonSchema): JsonSchema {
  return objectOf(
    {},
    {
      provider_id: LABEL,
      name: TEXT,
      logo_url: TEXT,
      provider_logo_url: TEXT,
      owner: OWNER,
      id: LABEL,
      status: textSuchAs("SUCCESS", "PARTIAL_SUCCESS", "FAILED", "CLOSED"),
      channels: listOf(CHANNEL),
      accounts: listOf(account),
    },
  );
}
