import {
  anyMember,
  CURRENCY_CODE,
  FLAG,
  INSTANT,
  type JsonSchema,
  LABEL,
  listOf,
  type Members,
  OPTIONAL_INSTANT,
  objectOf,
  optionally,
  PRESENT,
  SOME_LABEL,
  TEXT,
  textSuchAs,
  WORDS,
} from "../schema/json-schema.js";

/** An amount as `unscaledValue × 10^-scale`, each a whole number or its text. */
const SCALED = objectOf(
  {
    unscaledValue: {
      anyOf: [
        { type: "string", pattern: "^\\s*[+-]?\\d{1,50}\\s*$" },
        { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      ],
    },
  },
  {
    scale: {
      anyOf: [
        { type: "string", pattern: "^\\s*[+-]?[0-4]?\\d\\s*$" },
        { type: "integer", minimum: -50, maximum: 50 },
        { type: "null", description: "0" },
      ],
    },
  },
);

const DESCRIPTIONS = objectOf({}, { original: TEXT, display: TEXT });
const DATES = objectOf({}, { booked: OPTIONAL_INSTANT, value: OPTIONAL_INSTANT, transaction: OPTIONAL_INSTANT });

/** A transaction of PROVIDER_D. */
export const PROVIDER_D_ROW: JsonSchema = objectOf(
  { amount: objectOf({ value: SCALED }, { currencyCode: TEXT }) },
  {
    id: LABEL,
    status: textSuchAs("BOOKED", "PENDING", "UNDEFINED"),
    descriptions: optionally(DESCRIPTIONS),
    merchantInformation: optionally(objectOf({}, { merchantName: TEXT })),
    reference: LABEL,
    dates: optionally(DATES),
    bookedDateTime: OPTIONAL_INSTANT,
    valueDateTime: OPTIONAL_INSTANT,
    transactionDateTime: OPTIONAL_INSTANT,
    types: optionally(objectOf({}, { type: TEXT })),
    categories: optionally(objectOf({}, { pfm: optionally(objectOf({}, { id: LABEL, name: TEXT })) })),
  },
  anyMember(
    ["descriptions.original", WORDS],
    ["descriptions.display", WORDS],
    ["merchantInformation.merchantName", WORDS],
    ["reference", SOME_LABEL],
  ),
  anyMember(
    ["dates.booked", INSTANT],
    ["dates.value", INSTANT],
    ["dates.transaction", INSTANT],
    ["bookedDateTime", INSTANT],
    ["valueDateTime", INSTANT],
    ["transactionDateTime", INSTANT],
  ),
);

const BALANCE = objectOf({
  amount: objectOf({ value: SCALED, currencyCode: CURRENCY_CODE }),
});

const BALANCES: JsonSchema = {
  ...objectOf({}, { booked: optionally(BALANCE), available: optionally(BALANCE) }),
  ...anyMember(["booked", PRESENT], ["available", PRESENT]),
};

const IDENTIFIERS = objectOf(
  {},
  {
    iban: optionally(objectOf({}, { iban: TEXT, bic: TEXT })),
    financialInstitution: optionally(objectOf({}, { accountNumber: LABEL })),
    sortCode: optionally(objectOf({}, { accountNumber: LABEL })),
    pan: optionally(objectOf({}, { masked: LABEL })),
  },
);

/** An account of PROVIDER_D with its transactions. */
export function providerDAccountOf(row: JsonSchema): JsonSchema {
  return objectOf(
    { balances: BALANCES },
    {
      id: LABEL,
      financialInstitutionId: LABEL,
      name: TEXT,
      type: textSuchAs("CHECKING", "SAVINGS", "CREDIT_CARD", "LOAN", "INVESTMENT", "MORTGAGE", "PENSION"),
      customerSegment: textSuchAs("PERSONAL", "BUSINESS"),
      dates: optionally(objectOf({}, { lastRefreshed: OPTIONAL_INSTANT })),
      identifiers: optionally(IDENTIFIERS),
      isComputed: FLAG,
      transactions: listOf(row),
    },
  );
}

const PARTY = objectOf(
  {},
  {
    role: textSuchAs("HOLDER", "AUTHORIZED_USER", "OTHER", "UNKNOWN"),
    identity: optionally(objectOf({}, { name: TEXT })),
  },
);

const VERIFIED_ACCOUNT = objectOf(
  {},
  {
    id: LABEL,
    iban: TEXT,
    accountIdentifiers: optionally(objectOf({}, { iban: optionally(objectOf({}, { iban: TEXT })) })),
    accountNumber: LABEL,
    holderName: TEXT,
    parties: listOf(PARTY),
  },
);

/** What a body of this provider may say of its accounts beside them. */
export const PROVIDER_D_EVIDENCE: Members = {
  accountVerificationCheck: optionally(
    objectOf(
      {},
      {
        userDataByProvider: listOf(
          objectOf(
            {},
            {
              financialInstitutionName: TEXT,
              identity: optionally(objectOf({}, { name: TEXT })),
              accounts: listOf(VERIFIED_ACCOUNT),
            },
          ),
        ),
      },
    ),
  ),
};
