/** Small bodies to spoil, one a provider. Each has one account; `given` replaces its members. */

/** An IBAN that checks out. */
export const IBAN = "FR7630006000011234567890189";

/** A PROVIDER_A account. */
export function accountOfA(given: object = {}): object {
  return {
    id: 801,
    type: "checking",
    usage: "PRIV",
    iban: IBAN,
    balance: 902.1,
    last_update: "2026-08-21 06:30:00",
    currency: { id: "EUR" },
    transactions: [],
    ...given,
  };
}

/** A PROVIDER_A transaction. */
export function rowOfA(given: object = {}): object {
  return {
    id: 1,
    date: "2026-08-14",
    rdate: "2026-08-12",
    value: -12.5,
    original_wording: "CARTE LIBRAIRIE",
    ...given,
  };
}

/** A PROVIDER_A body of one connection. */
export function bodyOfA(account: unknown, connection: object = {}, given: object = {}): object {
  const accounts = Array.isArray(account) ? account : [account];
  return {
    format: "PROVIDER_A_V2_0",
    connections: [{ connector: { id: 12, name: "Banque du Lac" }, accounts, ...connection }],
    ...given,
  };
}

/** A PROVIDER_C account of the account API. */
export function accountOfC(given: object = {}): object {
  return {
    id: "c1",
    account_number: "12345678901",
    iban: IBAN,
    currency: "EUR",
    type: "CHECKINGS",
    usage: "PERSONAL",
    balance: 902.1,
    balance_date: 1_787_293_800,
    transactions: [],
    ...given,
  };
}

/** A PROVIDER_C transaction. */
export function rowOfC(given: object = {}): object {
  return {
    id: "t1",
    status: "BOOKED",
    amount: -12.5,
    booking_date: "2026-08-14",
    remittance_information: ["CARTE LIBRAIRIE"],
    ...given,
  };
}

/** A PROVIDER_C body of one connection. */
export function bodyOfC(account: unknown, connection: object = {}): object {
  const accounts = Array.isArray(account) ? account : [account];
  return {
    format: "PROVIDER_C_ACCOUNT_API_V2",
    connections: [{ provider_id: "771", name: "Banque du Lac", accounts, ...connection }],
  };
}

/** A PROVIDER_D body of one account, with one transaction of an amount. */
export function bodyOfD(value: unknown, given: object = {}): object {
  const amount = (of: unknown): object => ({ amount: { currencyCode: "EUR", value: of } });
  const row = {
    id: "t1",
    status: "BOOKED",
    ...amount(value),
    dates: { booked: "2026-08-14" },
    descriptions: { original: "CARTE" },
  };
  const balances = { booked: amount({ unscaledValue: "90210", scale: "2" }) };
  const account = { id: "d1", type: "CHECKING", customerSegment: "PERSONAL", balances, transactions: [row], ...given };
  return { format: "PROVIDER_D_V2", accounts: [account] };
}

/** A PROVIDER_E body of one account. */
export function bodyOfE(given: object = {}): object {
  const account = {
    id: "e1",
    type: "Consumption",
    accountUsage: "Personal",
    bookedBalance: { value: 902.1, currency: "EUR" },
    bookedBalanceDate: "2026-08-21T06:30:00Z",
    transactions: [],
    ...given,
  };
  return { format: "PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2", accounts: [account] };
}

/** A PROVIDER_E transaction. */
export function rowOfE(given: object = {}): object {
  return {
    id: "1",
    date: "2026-08-14",
    originalText: "CARTE LIBRAIRIE",
    amount: { value: -12.5, currency: "EUR" },
    state: "Booked",
    ...given,
  };
}

/** A NATIVE body of one account. */
export function nativeBody(given: object = {}): object {
  const account = {
    name: "Courant",
    type: "CHECKING",
    usage: "PERSONAL",
    currency: "EUR",
    balance: 902.1,
    balanceDate: "2026-08-21",
    ...given,
  };
  return { format: "NATIVE", accounts: [account] };
}

/** A NATIVE transaction. */
export function nativeRow(given: object = {}): object {
  return { description: "CARTE LIBRAIRIE", amount: -12.5, dates: { debitedAt: "2026-08-14" }, ...given };
}
