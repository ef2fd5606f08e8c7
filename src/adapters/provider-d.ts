import type { Instant } from "../base/instant.js";
import { type Money, minorDigitsOf } from "../base/money.js";
import type { Account, AccountType, AccountUsage, Bank } from "../model/account.js";
import type { RejectionReason } from "../model/rejection.js";
import { isObject, type JsonObject } from "../schema/decode.js";
import { type AccountVerification, verifiedAccount } from "./account-verification.js";
import { balanceDateOf } from "./balance-date.js";
import type { Collector } from "./collector.js";
import { readList, refuseArrays } from "./containers.js";
import { countryOfIban, readIban } from "./iban.js";
import type { RawRows } from "./raw-rows.js";
import {
  instantOrElse,
  optional,
  readChoice,
  readCurrency,
  readEnum,
  readId,
  readInstant,
  readLine,
  readObject,
  readScaledMoney,
  readText,
  readWords,
} from "./readers.js";
import { addAccountWithRows, type RowLayout } from "./rows.js";

const TYPES: Readonly<Record<string, AccountType>> = {
  CHECKING: "CHECKING",
  SAVINGS: "SAVINGS",
  INVESTMENT: "SAVINGS",
  PENSION: "SAVINGS",
  CREDIT_CARD: "CREDIT_CARD",
  LOAN: "LOAN",
  MORTGAGE: "LOAN",
};

const USAGES: Readonly<Record<string, AccountUsage>> = { PERSONAL: "PERSONAL", BUSINESS: "PROFESSIONAL" };

/** The members of an account that are objects. */
const OBJECTS = [
  "balances",
  ...["booked", "available"].flatMap((name) => [
    `balances.${name}`,
    `balances.${name}.amount`,
    `balances.${name}.amount.value`,
  ]),
  "dates",
  "identifiers",
  "identifiers.iban",
  "identifiers.financialInstitution",
  "identifiers.sortCode",
  "identifiers.pan",
];

const ROWS: RowLayout = {
  layout: "PROVIDER_D",
  adaptRow,
  objects: ["descriptions", "dates", "merchantInformation", "types", "categories"],
  texts: [],
};

/**
 * Reads one account of PROVIDER_D_V2 (providers.md section 4). `verification` is the body's account verification check:
 * it knows the owners, the ownership and the bank's name.
 */
export function adaptProviderDAccount(
  raw: JsonObject,
  path: string,
  verification: AccountVerification,
  collector: Collector,
): RejectionReason | undefined {
  refuseArrays(raw, OBJECTS, path, collector.issues);
  const rows = readList(raw, "transactions", path, collector.issues);
  if (rows === undefined) return undefined;
  const known = balanceOf(readObject(raw["balances"]));
  if (known === undefined) return "NO_BALANCE";
  if (known.currency === undefined) return "NO_CURRENCY";
  const identifiers = readObject(raw["identifiers"]);
  const international = readObject(identifiers?.["iban"]);
  const id = readId(raw["id"]);
  const iban = readIban(international?.["iban"]);
  const number = numberOf(identifiers);
  const verified = verifiedAccount(verification, id, iban, number);
  const account: Account = {
    type: readChoice<AccountType>(raw["type"], TYPES, "UNKNOWN"),
    usage: readChoice<AccountUsage>(raw["customerSegment"], USAGES, "UNKNOWN"),
    ...optional("ownership", verified?.ownership),
    currency: known.currency,
    minorDigits: minorDigitsOf(known.currency),
    balance: known.balance,
    ...balanceDateOf(readInstant(readObject(raw["dates"])?.["lastRefreshed"]), collector),
    ...optional("iban", iban),
    ...optional("bic", readText(international?.["bic"])),
    ...optional("number", number),
    ...optional("name", readWords(raw["name"]) ?? number),
    ...optional("bank", bankOf(raw, verified?.bankName)),
    ...optional("country", countryOfIban(iban)),
    aggregator: { ...optional("id", id), ...optional("type", readText(raw["type"])) },
    owners: verified?.owners ?? [],
    isComputed: true,
  };
  addAccountWithRows(account, raw, rows, ROWS, path, collector);
  return undefined;
}

interface KnownBalance {
  readonly balance: Money;
  readonly currency: string | undefined;
}

/** The booked balance, else the available one; the first that can be read. */
function balanceOf(balances: JsonObject | undefined): KnownBalance | undefined {
  for (const name of ["booked", "available"]) {
    const amount = readObject(readObject(balances?.[name])?.["amount"]);
    const currency = readCurrency(amount?.["currencyCode"]);
    const balance = readScaledMoney(amount?.["value"], minorDigitsOf(currency ?? "EUR"));
    if (balance !== undefined) return { balance, currency };
  }
  return undefined;
}

function numberOf(identifiers: JsonObject | undefined): string | undefined {
  return (
    readId(readObject(identifiers?.["financialInstitution"])?.["accountNumber"]) ??
    readId(readObject(identifiers?.["sortCode"])?.["accountNumber"]) ??
    readId(readObject(identifiers?.["pan"])?.["masked"])
  );
}

function bankOf(raw: JsonObject, verifiedName: string | undefined): Bank | undefined {
  const id = readId(raw["financialInstitutionId"]);
  const name = verifiedName ?? id;
  return name === undefined ? undefined : { ...optional("id", id), name };
}

function adaptRow(raw: JsonObject, account: Account, number: number, rows: RawRows): RejectionReason | undefined {
  const { dates, types, amount: scaled } = raw;
  const amount = isObject(scaled) ? readScaledMoney(scaled["value"], account.minorDigits) : undefined;
  if (amount === undefined) return "NO_AMOUNT";
  const description = descriptionOf(raw);
  if (description === undefined) return "NO_TEXT";
  const isComing = readEnum(raw["status"]) === "PENDING";
  const booked = isObject(dates) ? readInstant(dates["booked"]) : Number.NaN;
  let debitedAt = Number.isNaN(booked) ? settledAt(raw, dates) : booked;
  let bookedAt = readInstant(raw["transactionDateTime"]);
  if (Number.isNaN(bookedAt) && isObject(dates)) bookedAt = readInstant(dates["transaction"]);
  bookedAt = instantOrElse(bookedAt, debitedAt);
  if (Number.isNaN(bookedAt)) return "NO_DATE";
  // Only a card's row may be without a day of debit; elsewhere an announced row's is the day that is expected.
  if (account.type !== "CREDIT_CARD") debitedAt = instantOrElse(debitedAt, bookedAt);
  else if (isComing) debitedAt = Number.NaN;
  rows.add(
    number,
    amount,
    debitedAt,
    bookedAt,
    description,
    isComing,
    readId(raw["id"]),
    isObject(types) ? readText(types["type"]) : undefined,
    categoryOf(raw["categories"]),
    undefined,
  );
  return undefined;
}

/** The dates of a row that has no plain day of booking. */
function settledAt(raw: JsonObject, dates: unknown): Instant {
  const booked = readInstant(raw["bookedDateTime"]);
  const value = isObject(dates) ? readInstant(dates["value"]) : Number.NaN;
  return instantOrElse(instantOrElse(booked, value), readInstant(raw["valueDateTime"]));
}

function descriptionOf(raw: JsonObject): string | undefined {
  const { descriptions, merchantInformation } = raw;
  return (
    (isObject(descriptions) ? (readLine(descriptions["original"]) ?? readLine(descriptions["display"])) : undefined) ??
    (isObject(merchantInformation) ? readLine(merchantInformation["merchantName"]) : undefined) ??
    readId(raw["reference"])
  );
}

function categoryOf(categories: unknown): string | undefined {
  const category = isObject(categories) ? categories["pfm"] : undefined;
  return isObject(category) ? (readText(category["name"]) ?? readId(category["id"])) : undefined;
}
