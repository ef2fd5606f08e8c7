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
  OPTIONAL_INSTANT,
  objectOf,
  optionally,
  PRESENT,
  TEXT,
  textSuchAs,
  WORDS,
} from "../schema/json-schema.js";

const VALUE: JsonSchema = { anyOf: [AMOUNT, objectOf({ value: AMOUNT }, { currency: optionally(CURRENCY) })] };
const VALUE_WITH_CURRENCY = objectOf({ value: AMOUNT, currency: CURRENCY });

/** A transaction of PROVIDER_E. */
export const PROVIDER_E_ROW: JsonSchema = objectOf(
  { amount: VALUE },
  {
    id: LABEL,
    type: TEXT,
    state: textSuchAs("Booked", "Pending", "Reserved", "Scheduled"),
    originalText: TEXT,
    text: TEXT,
    date: OPTIONAL_INSTANT,
    creationTime: OPTIONAL_INSTANT,
    details: optionally(objectOf({}, { valueDate: OPTIONAL_INSTANT, executionDate: OPTIONAL_INSTANT })),
    category: { anyOf: [objectOf({}, { id: LABEL }), LABEL] },
    balance: { anyOf: [VALUE, NOTHING] },
  },
  anyMember(["originalText", WORDS], ["text", WORDS]),
  anyMember(
    ["date", INSTANT],
    ["creationTime", INSTANT],
    ["details.valueDate", INSTANT],
    ["details.executionDate", INSTANT],
  ),
);

const BALANCE_NAMES = ["bookedBalance", "availableBalance"];
/** Names of the older variant. */
const OLD_BALANCE_NAMES = ["booked", "available"];

const NUMBER = objectOf(
  {},
  {
    iban: TEXT,
    bban: LABEL,
    bbanType: TEXT,
    bbanParsed: optionally(objectOf({}, { accountNumber: LABEL })),
    card: LABEL,
  },
);

/** The rule that a balance is there, with its own currency or beside that of the account. */
function balanceRule(names: readonly string[]): JsonSchema {
  const balances = (schema: JsonSchema): JsonSchema => ({
    ...objectOf(
      {},
      Object.fromEntries([...BALANCE_NAMES, ...OLD_BALANCE_NAMES].map((name) => [name, optionally(schema)])),
    ),
    ...anyMember(...names.map((name) => [name, PRESENT] as const)),
  });
  return { anyOf: [balances(VALUE_WITH_CURRENCY), { ...objectOf({ currency: CURRENCY }), allOf: [balances(VALUE)] }] };
}

/**
 * An account of PROVIDER_E with its transactions. `isMixed`: it stands among accounts of other layouts, so its balance must
 * have a name of this one's own.
 */
export function providerEAccountOf(row: JsonSchema, isMixed: boolean): JsonSchema {
  return objectOf(
    {},
    {
      id: LABEL,
      name: TEXT,
      owner: TEXT,
      type: textSuchAs("Consumption", "Savings", "CreditCard", "Loan"),
      accountUsage: textSuchAs("Personal", "Business"),
      psuRole: textSuchAs("AccountHolder"),
      currency: optionally(CURRENCY),
      bookedBalanceDate: OPTIONAL_INSTANT,
      availableBalanceDate: OPTIONAL_INSTANT,
      lastSynchronized: OPTIONAL_INSTANT,
      pendingAmount: { anyOf: [VALUE, NOTHING] },
      number: optionally(NUMBER),
      providerId: LABEL,
      accountProvider: optionally(objectOf({}, { id: LABEL, name: TEXT })),
      isOrphaned: FLAG,
      isComputed: FLAG,
      transactions: listOf(row),
    },
    balanceRule(isMixed ? BALANCE_NAMES : [...BALANCE_NAMES, ...OLD_BALANCE_NAMES]),
  );
}
