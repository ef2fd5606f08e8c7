import type { Instant } from "../base/instant.js";
import { type Money, minorDigitsOf } from "../base/money.js";
import type { Account, AccountOwnership, AccountType, AccountUsage, Bank } from "../model/account.js";
import type { RejectionReason } from "../model/rejection.js";
import { isObject, type JsonObject } from "../schema/decode.js";
import { balanceDateOf } from "./balance-date.js";
import type { Collector } from "./collector.js";
import { readList, refuseArrays } from "./containers.js";
import { countryOfIban, ibanOfNationalNumber, readIban } from "./iban.js";
import type { RawRows } from "./raw-rows.js";
import {
  distinctNames,
  instantOrElse,
  optional,
  readChoice,
  readCurrency,
  readEnum,
  readId,
  readInstant,
  readLine,
  readMoney,
  readObject,
  readText,
  readWords,
} from "./readers.js";
import { addAccountWithRows, type RowLayout } from "./rows.js";

/** Account types by their whole name, then by a part of it: the provider's list is open. */
const TYPES: ReadonlyMap<string, AccountType> = new Map([
  ["CONSUMPTION", "CHECKING"],
  ["CHECKING", "CHECKING"],
  ["CURRENT", "CHECKING"],
  ["PAYMENT", "CHECKING"],
  ["CREDITCARD", "CREDIT_CARD"],
  ["CARD", "CREDIT_CARD"],
  ["CREDIT", "CREDIT_CARD"],
]);
const TYPES_BY_PART: readonly (readonly [string, AccountType])[] = [
  ["SAVING", "SAVINGS"],
  ["INVESTMENT", "SAVINGS"],
  ["PENSION", "SAVINGS"],
  ["DEPOSIT", "SAVINGS"],
  ["CUSTODY", "SAVINGS"],
  ["LOAN", "LOAN"],
  ["MORTGAGE", "LOAN"],
];

const USAGES: Readonly<Record<string, AccountUsage>> = { PERSONAL: "PERSONAL", BUSINESS: "PROFESSIONAL" };

/** States of a row that is announced; the last two are older names. */
const COMING_STATES: ReadonlySet<string | undefined> = new Set(["PENDING", "RESERVED", "SCHEDULED"]);

/** The names of balances, in their order; the two without `Balance` are of the older variant. */
const BALANCES = ["bookedBalance", "booked", "availableBalance", "available"];

/** The members of an account that are objects; amounts may also be numbers. */
const OBJECTS = ["number", "number.bbanParsed", "accountProvider", "pendingAmount", ...BALANCES];

const ROWS: RowLayout = { layout: "PROVIDER_E", adaptRow, objects: ["details", "balance"], texts: [] };

/**
 * Reads one account of PROVIDER_E_OPEN_BANKING, PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2 or PROVIDER_E_OPEN_FINANCE_DATA_V1
 * (providers.md section 5), with the members of the older variant.
 */
export function adaptProviderEAccount(
  raw: JsonObject,
  path: string,
  collector: Collector,
): RejectionReason | undefined {
  refuseArrays(raw, OBJECTS, path, collector.issues);
  const rows = readList(raw, "transactions", path, collector.issues);
  if (rows === undefined) return undefined;
  const known = balanceOf(raw);
  if (known === undefined) return "NO_BALANCE";
  const { balance, currency } = known;
  if (currency === undefined) return "NO_CURRENCY";
  const minorDigits = minorDigitsOf(currency);
  const type = typeOf(raw);
  const { iban, number, countryCode } = numbersOf(readObject(raw["number"]), type);
  const dated = instantOrElse(
    instantOrElse(readInstant(raw["bookedBalanceDate"]), readInstant(raw["availableBalanceDate"])),
    readInstant(raw["lastSynchronized"]),
  );
  const bank = bankOf(raw);
  const account: Account = {
    type,
    usage: readChoice<AccountUsage>(raw["accountUsage"], USAGES, "UNKNOWN"),
    ...optional("ownership", ownershipOf(raw["psuRole"])),
    currency,
    minorDigits,
    balance,
    ...balanceDateOf(dated, collector),
    ...optional("iban", iban),
    ...optional("number", number),
    ...optional("name", readWords(raw["name"]) ?? number),
    ...optional("bank", bank),
    ...optional("country", countryOfIban(iban) ?? countryCode ?? bank?.country),
    ...optional("coming", amountOf(raw["pendingAmount"], minorDigits)),
    aggregator: { ...optional("id", readId(raw["id"])), ...optional("type", readText(raw["type"])) },
    owners: distinctNames((readWords(raw["owner"]) ?? "").split(/ & |;/)),
    isComputed: raw["isOrphaned"] !== true,
  };
  addAccountWithRows(account, raw, rows, ROWS, path, collector);
  return undefined;
}

interface KnownBalance {
  readonly balance: Money;
  readonly currency: string | undefined;
}

/** The booked balance, else the available one; each `{ value, currency }` or, in the older variant, a plain number. */
function balanceOf(raw: JsonObject): KnownBalance | undefined {
  for (const name of BALANCES) {
    const currency = readCurrency(readObject(raw[name])?.["currency"]) ?? readCurrency(raw["currency"]);
    const balance = amountOf(raw[name], minorDigitsOf(currency ?? "EUR"));
    if (balance !== undefined) return { balance, currency };
  }
  return undefined;
}

/** An amount given as `{ value }` or as a plain number or text. */
function amountOf(value: unknown, minorDigits: number): Money | undefined {
  return readMoney(isObject(value) ? value["value"] : value, minorDigits);
}

interface AccountNumbers {
  readonly iban: string | undefined;
  readonly number: string | undefined;
  readonly countryCode: string | undefined;
}

/**
 * The provider may keep the IBAN encrypted; the national number that it gives beside has all of its digits. A card's
 * national number may be that of the account that pays for it, so its own number goes first.
 */
function numbersOf(raw: JsonObject | undefined, type: AccountType): AccountNumbers {
  const country = readEnum(raw?.["bbanType"]);
  const nationalNumber = readId(raw?.["bban"]);
  const cardNumber = readId(raw?.["card"]);
  return {
    iban: readIban(raw?.["iban"]) ?? ibanOfNationalNumber(country, nationalNumber),
    number:
      (type === "CREDIT_CARD" ? cardNumber : undefined) ??
      readId(readObject(raw?.["bbanParsed"])?.["accountNumber"]) ??
      nationalNumber ??
      cardNumber,
    countryCode: country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined,
  };
}

function typeOf(raw: JsonObject): AccountType {
  // The provider's names are single words; others write them apart, or with "account" behind.
  const type = (readEnum(raw["type"]) ?? "").replace(/[^A-Z]/g, "").replace(/ACCOUNT$/, "");
  const known = TYPES.get(type) ?? TYPES_BY_PART.find(([part]) => type.includes(part))?.[1];
  if (known !== undefined) return known;
  const number = readObject(raw["number"]);
  return readId(number?.["card"]) !== undefined && readId(number?.["bban"]) === undefined ? "CREDIT_CARD" : "UNKNOWN";
}

function ownershipOf(role: unknown): AccountOwnership | undefined {
  const text = readEnum(role);
  if (text === undefined) return undefined;
  return text === "ACCOUNTHOLDER" ? "HOLDER" : "OTHER";
}

/** The bank with its country, which begins the provider's id as in `DK_TestBank`. */
function bankOf(raw: JsonObject): Bank | undefined {
  const provider = readObject(raw["accountProvider"]);
  const id = readId(raw["providerId"]) ?? readId(provider?.["id"]);
  const name = readWords(provider?.["name"]) ?? id;
  const country = id !== undefined && /^[A-Z]{2}_/.test(id) ? id.slice(0, 2) : undefined;
  return name === undefined ? undefined : { ...optional("id", id), name, ...optional("country", country) };
}

function adaptRow(raw: JsonObject, account: Account, number: number, rows: RawRows): RejectionReason | undefined {
  const amount = amountOf(raw["amount"], account.minorDigits);
  if (amount === undefined) return "NO_AMOUNT";
  const description = readLine(raw["originalText"]) ?? readLine(raw["text"]);
  if (description === undefined) return "NO_TEXT";
  const isComing = COMING_STATES.has(readEnum(raw["state"]));
  const date = readInstant(raw["date"]);
  const madeAt = instantOrElse(readInstant(raw["creationTime"]), date);
  const bookedAt = Number.isNaN(madeAt) ? detailedAt(raw["details"]) : madeAt;
  if (Number.isNaN(bookedAt)) return "NO_DATE";
  let debitedAt = date;
  // Only a card's row may be without a day of debit; elsewhere an announced row's is the day that is expected.
  if (account.type !== "CREDIT_CARD")
    debitedAt = Number.isNaN(date) ? instantOrElse(detailedAt(raw["details"]), bookedAt) : date;
  else if (isComing) debitedAt = Number.NaN;
  const category = raw["category"];
  rows.add(
    number,
    amount,
    debitedAt,
    bookedAt,
    description,
    isComing,
    readId(raw["id"]),
    readText(raw["type"]),
    readId(isObject(category) ? category["id"] : category),
    undefined,
  );
  const balance = isComing ? undefined : amountOf(raw["balance"], account.minorDigits);
  if (balance !== undefined) rows.addBalanceAfter(balance);
  return undefined;
}

/** The dates that the details of a row may have: of its value, else of its execution. */
function detailedAt(details: unknown): Instant {
  if (!isObject(details)) return Number.NaN;
  return instantOrElse(readInstant(details["valueDate"]), readInstant(details["executionDate"]));
}
