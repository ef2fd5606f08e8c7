import type { Instant } from "../base/instant.js";
import { type Money, minorDigitsOf } from "../base/money.js";
import type { Account, AccountDetails, AccountType, AccountUsage, Bank, LoanType } from "../model/account.js";
import type { RejectionReason } from "../model/rejection.js";
import { isObject, type JsonObject } from "../schema/decode.js";
import { type AccountOwnerships, ownershipOfAccount, roleOf } from "./account-ownerships.js";
import { balanceDateOf } from "./balance-date.js";
import type { Collector } from "./collector.js";
import { healthOfProviderA, healthOfProviderAAccount } from "./connection-health.js";
import { readList, refuseArrays } from "./containers.js";
import { countryOfIban, readIban } from "./iban.js";
import type { RawRows } from "./raw-rows.js";
import {
  definedInstant,
  distinctNames,
  instantOrElse,
  optional,
  readChoice,
  readCurrency,
  readEnum,
  readId,
  readInstant,
  readLine,
  readMark,
  readMoney,
  readMonths,
  readObject,
  readRate,
  readText,
  readWords,
} from "./readers.js";
import { type AccountHealth, adaptAccountsOf, addAccountWithRows, type RowLayout } from "./rows.js";

/** Account types; per, livret_a and the other named books are our choice, the rest is the service's own table. */
const TYPES: Readonly<Record<string, AccountType>> = {
  CHECKING: "CHECKING",
  JOINT: "CHECKING",
  CARD: "CREDIT_CARD",
  LOAN: "LOAN",
  SAVINGS: "SAVINGS",
  DEPOSIT: "SAVINGS",
  MARKET: "SAVINGS",
  LIFEINSURANCE: "SAVINGS",
  PEE: "SAVINGS",
  PERCO: "SAVINGS",
  ARTICLE83: "SAVINGS",
  RSP: "SAVINGS",
  PEA: "SAVINGS",
  CAPITALISATION: "SAVINGS",
  PERP: "SAVINGS",
  MADELIN: "SAVINGS",
  PER: "SAVINGS",
  LIVRET_A: "SAVINGS",
  LIVRET_B: "SAVINGS",
  LDDS: "SAVINGS",
  CEL: "SAVINGS",
  CSL: "SAVINGS",
  PEL: "SAVINGS",
  CAT: "SAVINGS",
  CROWDLENDING: "SAVINGS",
  REAL_ESTATE: "SAVINGS",
};

const USAGES: Readonly<Record<string, AccountUsage>> = { PRIV: "PERSONAL", ORGA: "PROFESSIONAL", ASSO: "PROFESSIONAL" };

const LOAN_TYPES: Readonly<Record<string, LoanType>> = {
  MORTGAGE: "MORTGAGE",
  CONSUMERCREDIT: "PERSONAL",
  REVOLVINGCREDIT: "REVOLVING",
};

const ROWS: RowLayout = { layout: "PROVIDER_A", adaptRow, objects: [], texts: [] };

/**
 * Reads one connection of PROVIDER_A_V2_0 or PROVIDER_B_V2_1 (providers.md section 2). `ownerships` are the body's
 * account ownerships; they win over what the account itself says.
 */
export function adaptProviderAConnection(
  connection: JsonObject,
  path: string,
  ownerships: AccountOwnerships,
  collector: Collector,
): void {
  refuseArrays(connection, ["connector", "information", "information.owner"], path, collector.issues);
  const health = connection["active"] === false ? undefined : healthOfProviderA(connection);
  const source = sourceOf(connection);
  adaptAccountsOf(connection, path, collector, health, healthOfAccount, (account, at) =>
    adaptAccount(account, at, source, ownerships, collector),
  );
}

/** What a connection says once for all of its accounts. */
interface Source {
  readonly bank: Bank;
  readonly owners: readonly string[];
  /** NaN where it does not say. */
  readonly updatedAt: Instant;
  readonly isActive: boolean;
}

function sourceOf(connection: JsonObject): Source {
  return {
    bank: bankOf(connection),
    owners: ownersOf(connection),
    updatedAt: readInstant(connection["last_update"]),
    isActive: connection["active"] !== false,
  };
}

const healthOfAccount: AccountHealth = (account, connection) =>
  isGone(account) ? undefined : healthOfProviderAAccount(account, connection);

/** Whether the bank no longer lists an account, or the user has not activated it: nothing is expected of it. */
function isGone(account: JsonObject): boolean {
  return isFlagged(account["disabled"]) || isFlagged(account["deleted"]);
}

function adaptAccount(
  raw: JsonObject,
  path: string,
  source: Source,
  ownerships: AccountOwnerships,
  collector: Collector,
): RejectionReason | undefined {
  refuseArrays(raw, ["loan"], path, collector.issues);
  const rows = readList(raw, "transactions", path, collector.issues);
  if (rows === undefined) return undefined;
  const currency = readCurrency(raw["currency"]);
  if (currency === undefined) return "NO_CURRENCY";
  const minorDigits = minorDigitsOf(currency);
  const balance = readMoney(raw["balance"], minorDigits);
  if (balance === undefined) return "NO_BALANCE";
  const type = readChoice<AccountType>(raw["type"], TYPES, "UNKNOWN");
  const iban = readIban(raw["iban"]);
  const number = readId(raw["number"]);
  const ownership = ownershipOfAccount(ownerships, readId(raw["id"]), iban);
  const account: Account = {
    type,
    usage: readChoice<AccountUsage>(readEnum(raw["usage"]) ?? ownership?.usage, USAGES, "UNKNOWN"),
    ...optional("ownership", roleOf(ownership, raw["ownership"])),
    currency,
    minorDigits,
    balance,
    ...balanceDateOf(instantOrElse(readInstant(raw["last_update"]), source.updatedAt), collector),
    ...optional("iban", iban),
    ...optional("bic", readText(raw["bic"])),
    ...optional("number", number),
    ...optional("name", readWords(raw["name"]) ?? readWords(raw["original_name"]) ?? number),
    ...optional("bank", bankOfAccount(source.bank, raw)),
    ...optional("country", countryOfIban(iban)),
    ...optional("coming", readMoney(raw["coming"], minorDigits)),
    ...optional("details", detailsOf(type, readObject(raw["loan"]), balance, minorDigits)),
    ...optional("aggregator", aggregatorOf(raw)),
    owners: ownership !== undefined && ownership.holders.length > 0 ? ownership.holders : source.owners,
    // The service's own connector leaves the connections out that the user has switched off.
    isComputed: source.isActive && !isGone(raw),
  };
  addAccountWithRows(account, raw, rows, ROWS, path, collector);
  return undefined;
}

/** A mark that is a date or set; false, null and other texts are none. */
function isFlagged(value: unknown): boolean {
  return readMark(value) || !Number.isNaN(readInstant(value));
}

function aggregatorOf(raw: JsonObject): Account["aggregator"] {
  return { ...optional("id", readId(raw["id"])), ...optional("type", readText(raw["type"])) };
}

function bankOf(connection: JsonObject): Bank {
  const connector = readObject(connection["connector"]);
  // `id_connector` is the connector's own id: a bank has one id whether or not its connector is sent with it.
  const id = readId(connector?.["id"]) ?? readId(connection["id_connector"]) ?? readText(connection["connector_uuid"]);
  // All accounts of the connection bear the same one.
  return Object.freeze({
    ...optional("id", id),
    ...optional("name", readWords(connector?.["name"])),
    ...optional("logoUrl", readText(connector?.["logoUrl"])),
  });
}

/** The connection's bank, with the id that the account has for it where the connection has none. */
function bankOfAccount(bank: Bank, account: JsonObject): Bank | undefined {
  if (bank.id !== undefined) return bank;
  const id = readId(account["id_source"]);
  if (id !== undefined) return { id, ...bank };
  return Object.keys(bank).length === 0 ? undefined : bank;
}

function ownersOf(connection: JsonObject): readonly string[] {
  const owner = readObject(readObject(connection["information"])?.["owner"]);
  if (owner === undefined) return [];
  const first = readWords(owner["first_name"]) ?? readWords(owner["firstname"]);
  const last = readWords(owner["last_name"]) ?? readWords(owner["lastname"]);
  return distinctNames([
    readWords(owner["name"]) ?? readText([first, last].join(" ")) ?? readWords(owner["company_name"]),
  ]);
}

function detailsOf(
  type: AccountType,
  loan: JsonObject | undefined,
  balance: Money,
  minorDigits: number,
): AccountDetails | undefined {
  if (type === "SAVINGS") return { savings: { type: "UNKNOWN" } };
  if (type !== "LOAN" || loan === undefined) return undefined;
  return {
    loan: {
      type: readChoice<LoanType>(loan["type"], LOAN_TYPES, "OTHER"),
      ...optional("amount", readMoney(loan["total_amount"], minorDigits)),
      ...optional("startDate", definedInstant(loan["subscription_date"])),
      ...optional("endDate", definedInstant(loan["maturity_date"])),
      ...optional("durationMonths", readMonths(loan["duration"]) || undefined),
      ...optional("payment", readMoney(loan["next_payment_amount"], minorDigits)),
      remainingCapital: Math.abs(balance) as Money,
      ...optional("interestRate", readRate(loan["rate"])),
      ...optional("insuranceLabel", readWords(loan["insurance_label"])),
    },
  };
}

function adaptRow(raw: JsonObject, account: Account, number: number, rows: RawRows): RejectionReason | undefined {
  if (isFlagged(raw["deleted"])) return "GONE";
  const amount = readMoney(raw["value"], account.minorDigits);
  if (amount === undefined) return "NO_AMOUNT";
  const description =
    readLine(raw["original_wording"]) ?? readLine(raw["wording"]) ?? readLine(raw["simplified_wording"]);
  if (description === undefined) return "NO_TEXT";
  const isComing = readMark(raw["coming"]);
  const date = readInstant(raw["date"]);
  const realised = readInstant(raw["rdate"]);
  let debitedAt = date;
  let bookedAt = instantOrElse(realised, date);
  if (Number.isNaN(date)) {
    const settled = instantOrElse(readInstant(raw["vdate"]), readInstant(raw["bdate"]));
    // A card account's row without a debit date keeps none; a checking account must have one (providers.md section 1).
    if (account.type !== "CREDIT_CARD" && !isComing) debitedAt = instantOrElse(settled, realised);
    bookedAt = instantOrElse(realised, settled);
  }
  if (Number.isNaN(debitedAt) && Number.isNaN(bookedAt)) return "NO_DATE";
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
    readText(isObject(category) ? category["name"] : category),
    readLine(raw["comment"]),
  );
  return undefined;
}
