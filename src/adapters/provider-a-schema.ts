import {
  AMOUNT,
  anyMember,
  CURRENCY,
  FLAG,
  INSTANT,
  type JsonSchema,
  LABEL,
  listOf,
  MARK,
  type Members,
  OPTIONAL_AMOUNT,
  OPTIONAL_INSTANT,
  objectOf,
  optionally,
  STATED_ERROR,
  TEXT,
  textSuchAs,
  WORDS,
} from "../schema/json-schema.js";
import { OPTIONAL_MONTHS, OPTIONAL_RATE } from "./terms-schema.js";

/** A transaction of PROVIDER_A or PROVIDER_B. */
export const PROVIDER_A_ROW: JsonSchema = objectOf(
  { value: AMOUNT },
  {
    id: LABEL,
    type: TEXT,
    original_wording: TEXT,
    wording: TEXT,
    simplified_wording: TEXT,
    date: OPTIONAL_INSTANT,
    rdate: OPTIONAL_INSTANT,
    vdate: OPTIONAL_INSTANT,
    bdate: OPTIONAL_INSTANT,
    coming: FLAG,
    deleted: MARK,
    category: { anyOf: [objectOf({}, { name: TEXT }), TEXT] },
    comment: TEXT,
  },
  anyMember(["original_wording", WORDS], ["wording", WORDS], ["simplified_wording", WORDS]),
  anyMember(["date", INSTANT], ["rdate", INSTANT], ["vdate", INSTANT], ["bdate", INSTANT]),
);

const LOAN = objectOf(
  {},
  {
    type: textSuchAs("mortgage", "consumercredit", "revolvingcredit"),
    total_amount: OPTIONAL_AMOUNT,
    subscription_date: OPTIONAL_INSTANT,
    maturity_date: OPTIONAL_INSTANT,
    duration: OPTIONAL_MONTHS,
    next_payment_amount: OPTIONAL_AMOUNT,
    rate: OPTIONAL_RATE,
    insurance_label: TEXT,
  },
);

/** An account of PROVIDER_A or PROVIDER_B with its transactions. */
export function providerAAccountOf(row: JsonSchema): JsonSchema {
  return objectOf(
    { currency: CURRENCY, balance: AMOUNT },
    {
      id: LABEL,
      id_source: LABEL,
      type: textSuchAs("checking", "savings", "card", "loan"),
      usage: textSuchAs("PRIV", "ORGA", "ASSO"),
      ownership: textSuchAs("owner", "co-owner", "attorney"),
      iban: TEXT,
      bic: TEXT,
      number: LABEL,
      name: TEXT,
      original_name: TEXT,
      coming: OPTIONAL_AMOUNT,
      error: STATED_ERROR,
      last_update: OPTIONAL_INSTANT,
      disabled: MARK,
      deleted: MARK,
      loan: optionally(LOAN),
      isComputed: FLAG,
      transactions: listOf(row),
    },
  );
}

const OWNER_NAMES = ["name", "first_name", "last_name", "firstname", "lastname", "company_name"];

/** A connection of PROVIDER_A or PROVIDER_B with its accounts. */
export function providerAConnectionOf(account: JsonSchema): JsonSchema {
  const owner = objectOf({}, Object.fromEntries(OWNER_NAMES.map((name) => [name, TEXT])));
  return objectOf(
    {},
    {
      connector: optionally(objectOf({}, { id: LABEL, name: TEXT, logoUrl: TEXT })),
      connector_uuid: TEXT,
      id_connector: LABEL,
      information: optionally(objectOf({}, { owner: optionally(owner) })),
      id: LABEL,
      state: textSuchAs("wrongpass", "SCARequired", "websiteUnavailable", "validating"),
      error_message: TEXT,
      error: STATED_ERROR,
      last_update: OPTIONAL_INSTANT,
      active: FLAG,
      accounts: listOf(account),
    },
  );
}

const PARTY = objectOf(
  {},
  {
    role: textSuchAs("holder", "co_holder", "attorney"),
    identity: optionally(objectOf({}, { is_user: FLAG, full_name: TEXT })),
  },
);

/** What a body of this provider may say of its accounts beside them. */
export const PROVIDER_A_EVIDENCE: Members = {
  accountOwnerships: listOf(
    objectOf(
      {},
      {
        id_account: LABEL,
        usage: textSuchAs("PRIV", "ORGA", "ASSO"),
        parties: listOf(PARTY),
        identifications: listOf(objectOf({}, { scheme_name: TEXT, identification: LABEL })),
      },
    ),
  ),
};
