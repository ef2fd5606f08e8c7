import type { Instant } from "../base/instant.js";
import { type Money, minorDigitsOf } from "../base/money.js";
import type {
  Account,
  AccountDetails,
  AccountType,
  AccountUsage,
  Bank,
  LoanType,
  SavingsType,
} from "../model/account.js";
import type { RejectionReason } from "../model/rejection.js";
import type { JsonObject } from "../schema/decode.js";
import { balanceDateOf } from "./balance-date.js";
import type { Collector } from "./collector.js";
import { healthOfProviderC, healthOfProviderCAccount } from "./connection-health.js";
import { readList, refuseArrays, visitObjects } from "./containers.js";
import { countryOfIban, readIban } from "./iban.js";
import { type ChannelSuccesses, lastSeenAt, successesOf } from "./provider-c-channels.js";
import { currencyOfRows, ROWS_OF_C, readDay } from "./provider-c-rows.js";
import {
  distinctNames,
  instantOrElse,
  isOtherCurrency,
  optional,
  readChoice,
  readCurrency,
  readEnum,
  readId,
  readInstant,
  readMoney,
  readObject,
  readRate,
  readText,
  readWords,
} from "./readers.js";
import { adaptAccountsOf, addAccountWithRows } from "./rows.js";

const TYPES: Readonly<Record<string, AccountType>> = {
  CHECKINGS: "CHECKING",
  CHECKING: "CHECKING",
  CASH_ACCOUNT: "CHECKING",
  SAVINGS: "SAVINGS",
  SAVING: "SAVINGS",
  LOAN: "LOAN",
  LOANS: "LOAN",
  CREDIT_CARD: "CREDIT_CARD",
  CARD: "CREDIT_CARD",
};

const USAGES: Readonly<Record<string, AccountUsage>> = {
  PERSONAL: "PERSONAL",
  PRIVATE: "PERSONAL",
  PROFESSIONAL: "PROFESSIONAL",
  ORGANISATION: "PROFESSIONAL",
  BUSINESS: "PROFESSIONAL",
};

const LOAN_TYPES: Readonly<Record<string, LoanType>> = {
  MORTGAGE: "MORTGAGE",
  REAL_ESTATE: "MORTGAGE",
  REVOLVING: "REVOLVING",
  PERSONAL: "PERSONAL",
  CONSUMER: "PERSONAL",
  AUTO: "PERSONAL",
};

const SAVINGS_TYPES: Readonly<Record<string, SavingsType>> = { SHORT_TERM: "SHORT_TERM", LONG_TERM: "LONG_TERM" };

/** Accounts that the provider no longer lists or may not show: kept, not computed. */
const GONE_STATUSES: ReadonlySet<string> = new Set(["CLOSED", "NOT_FOUND", "SUSPENDED", "PENDING_CONSENT"]);

/** The members of an account that are objects; a balance may also be a number. */
const OBJECTS = ["owner", "savings", "loan", "loan.next_payment", "balance", "balance.amount"];

/**
 * Reads one connection of PROVIDER_C or PROVIDER_F. Three body shapes are in use under the same format names, so each
 * account is read by its own shape (providers.md section 3).
 */
export function adaptProviderCConnection(connection: JsonObject, path: string, collector: Collector): void {
  visitObjects(connection, "channels", path, collector.issues);
  refuseArrays(connection, ["owner"], path, collector.issues);
  const successes = successesOf(connection);
  const health = healthOfProviderC(connection, successes.latest);
  const source = { successes, bank: bankOf(connection), owners: ownersOf(connection) };
  adaptAccountsOf(connection, path, collector, health, healthOfProviderCAccount, (account, at) =>
    adaptAccount(account, at, source, collector),
  );
}

/** What a connection says once for all of its accounts. */
interface Source {
  readonly successes: ChannelSuccesses;
  readonly bank: Bank | undefined;
  readonly owners: readonly string[];
}

function adaptAccount(
  raw: JsonObject,
  path: string,
  source: Source,
  collector: Collector,
): RejectionReason | undefined {
  visitObjects(raw, "balances", path, collector.issues, (balance, at) =>
    refuseArrays(balance, ["balance_amount"], at, collector.issues),
  );
  refuseArrays(raw, OBJECTS, path, collector.issues);
  const rows = readList(raw, "transactions", path, collector.issues);
  if (rows === undefined) return undefined;
  const known = balanceOf(raw, readCurrency(raw["currency"]), collector);
  const currency = readCurrency(raw["currency"]) ?? readCurrency(known?.currency) ?? currencyOfRows(rows);
  if (currency === undefined) return "NO_CURRENCY";
  const minorDigits = minorDigitsOf(currency);
  const isForeign = isOtherCurrency(known?.currency, currency);
  const balance = isForeign ? undefined : readMoney(known?.amount, minorDigits);
  if (balance === undefined) return "NO_BALANCE";
  const type = readChoice<AccountType>(raw["type"], TYPES, "UNKNOWN");
  const iban = readIban(raw["iban"]);
  const number = readId(raw["account_number"]);
  const owners = ownersOf(raw);
  const dated = instantOrElse(readInstant(known?.date), lastSeenAt(raw, source.successes));
  const account: Account = {
    type,
    usage: readChoice<AccountUsage>(readEnum(raw["usage"]) ?? raw["classification"], USAGES, "UNKNOWN"),
    currency,
    minorDigits,
    balance,
    ...balanceDateOf(dated, collector),
    ...optional("iban", iban),
    ...optional("bic", readText(raw["bic"])),
    ...optional("number", number),
    ...optional("name", readWords(raw["name"]) ?? number),
    ...optional("bank", source.bank),
    ...optional("country", countryOfIban(iban)),
    ...optional("details", detailsOf(type, raw, balance, minorDigits)),
    aggregator: {
      ...optional("id", readId(raw["id"]) ?? readId(raw["account_id"])),
      ...optional("type", readText(raw["type"])),
    },
    owners: owners.length > 0 ? owners : source.owners,
    isComputed: !GONE_STATUSES.has(readEnum(raw["status"]) ?? ""),
  };
  addAccountWithRows(account, raw, rows, ROWS_OF_C, path, collector);
  return undefined;
}

interface KnownBalance {
  readonly amount: unknown;
  readonly currency: unknown;
  readonly date: unknown;
}

/** The balance in each of the three shapes: the newest of a list that can be read, a nested amount, or a number. */
function balanceOf(raw: JsonObject, currency: string | undefined, collector: Collector): KnownBalance | undefined {
  const { balances, balance, balance_date: date } = raw;
  const listed = Array.isArray(balances) ? newestBalance(balances, currency, collector) : undefined;
  if (listed !== undefined) return listed;
  const nested = readObject(readObject(balance)?.["amount"]);
  if (nested !== undefined) return { amount: nested["amount"], currency: nested["currency"], date };
  return { amount: balance, currency: undefined, date };
}

/** Enough to see whether an amount can be read: the currency may be told elsewhere. */
const USUAL_MINOR_DIGITS = 2;

/**
 * The newest balance that can be read; one in another currency than the account's is not the account's. One of a day to
 * come is expected: it stands for the balance only where no other is told.
 */
function newestBalance(
  balances: readonly unknown[],
  currency: string | undefined,
  { zone, now }: Collector,
): KnownBalance | undefined {
  const today = zone.dayOf(now);
  let newest: KnownBalance | undefined;
  let newestAt = Number.NEGATIVE_INFINITY;
  let isNewestExpected = false;
  for (const balance of balances) {
    const amount = readObject(readObject(balance)?.["balance_amount"]);
    // An older balance that can be read is better than none, and than leaving the account out.
    if (amount === undefined || readMoney(amount["amount"], USUAL_MINOR_DIGITS) === undefined) continue;
    if (currency !== undefined && isOtherCurrency(amount["currency"], currency)) continue;
    const date = (balance as JsonObject)["reference_date"];
    const at = readInstant(date);
    const isExpected = !Number.isNaN(at) && zone.dayOf(at) > today;
    const isBetter = isExpected === isNewestExpected ? at > newestAt : isNewestExpected;
    if (newest !== undefined && !isBetter) continue;
    newest = { amount: amount["amount"], currency: amount["currency"], date };
    newestAt = Number.isNaN(at) ? Number.NEGATIVE_INFINITY : at;
    isNewestExpected = isExpected;
  }
  return newest;
}

/** The owner that an account or a connection names. */
function ownersOf(raw: JsonObject): readonly string[] {
  return distinctNames([readWords(readObject(raw["owner"])?.["name"])]);
}

function bankOf(connection: JsonObject): Bank | undefined {
  // All accounts of the connection bear the same one.
  const bank = Object.freeze({
    ...optional("id", readId(connection["provider_id"])),
    ...optional("name", readWords(connection["name"])),
    ...optional("logoUrl", readText(connection["logo_url"]) ?? readText(connection["provider_logo_url"])),
  });
  return Object.keys(bank).length === 0 ? undefined : bank;
}

function detailsOf(
  type: AccountType,
  raw: JsonObject,
  balance: Money,
  minorDigits: number,
): AccountDetails | undefined {
  const savings = readObject(raw["savings"]);
  if (type === "SAVINGS") {
    return {
      savings: {
        type: readChoice<SavingsType>(savings?.["savings_type"], SAVINGS_TYPES, "UNKNOWN"),
        ...optional("openedAt", dayInstant(savings?.["effect_date"])),
        ...optional("interestRate", readRate(savings?.["yield_rate"])),
      },
    };
  }
  const loan = readObject(raw["loan"]);
  if (type !== "LOAN" || loan === undefined) return undefined;
  const startDate = dayInstant(loan["start_date"]);
  const endDate = dayInstant(loan["end_date"]);
  const payment = readMoney(readObject(loan["next_payment"])?.["amount"], minorDigits);
  return {
    loan: {
      type: readChoice<LoanType>(loan["type"], LOAN_TYPES, "OTHER"),
      ...optional("amount", readMoney(loan["initial_balance"], minorDigits)),
      ...optional("startDate", startDate),
      ...optional("endDate", endDate),
      ...optional(
        "durationMonths",
        startDate !== undefined && endDate !== undefined && endDate > startDate
          ? monthsBetween(startDate, endDate)
          : undefined,
      ),
      ...optional("payment", payment === undefined ? undefined : (Math.abs(payment) as Money)),
      remainingCapital: Math.abs(balance) as Money,
      ...optional("interestRate", readRate(loan["interest"])),
    },
  };
}

function dayInstant(value: unknown): Instant | undefined {
  const instant = readDay(value);
  return Number.isNaN(instant) ? undefined : instant;
}

const MEAN_MONTH_MILLISECONDS = (365.25 * 86_400_000) / 12;

function monthsBetween(start: Instant, end: Instant): number {
  return Math.round((end - start) / MEAN_MONTH_MILLISECONDS);
}
