import { minorDigitsOf } from "../base/money.js";
import {
  ACCOUNT_OWNERSHIPS,
  type Account,
  type AccountDetails,
  type AccountOwnership,
  type AccountType,
  type AccountUsage,
  type Bank,
  type LoanDetails,
  type LoanType,
  type SavingsDetails,
} from "../model/account.js";
import type { JsonObject } from "../schema/decode.js";
import { balanceDateOf } from "./balance-date.js";
import type { Collector } from "./collector.js";
import { readList } from "./containers.js";
import { countryOfIban, readIban } from "./iban.js";
import { addAmountIssue, addCurrencyIssue, checkNativeAccount } from "./native-checks.js";
import { adaptDailyBalances } from "./native-daily-balances.js";
import { adaptNativeTransactions } from "./native-rows.js";
import {
  definedInstant,
  distinctNames,
  optional,
  readChoice,
  readCurrency,
  readEnum,
  readId,
  readInstant,
  readMoney,
  readMonths,
  readObject,
  readObjects,
  readRate,
  readText,
  readWords,
} from "./readers.js";

const TYPES: Readonly<Record<string, AccountType>> = {
  CHECKING: "CHECKING",
  SAVINGS: "SAVINGS",
  LOAN: "LOAN",
  CREDIT_CARD: "CREDIT_CARD",
};

const USAGES: Readonly<Record<string, AccountUsage>> = { PROFESSIONAL: "PROFESSIONAL", PERSONAL: "PERSONAL" };

const LOAN_TYPES: Readonly<Record<string, LoanType>> = {
  REVOLVING: "REVOLVING",
  PERSONAL: "PERSONAL",
  MORTGAGE: "MORTGAGE",
};

/** The number that rows of a refused account bear: nothing is computed from them. */
const NO_ACCOUNT = -1;

/**
 * Reads an account of a NATIVE body (interface, "Account input"; providers.md section 7.1). The native format is the
 * client's own, so what cannot be read is an issue and refuses the body.
 */
export function adaptNativeAccount(raw: JsonObject, path: string, collector: Collector): undefined {
  const currency = readCurrency(raw["currency"]);
  if (currency === undefined) addCurrencyIssue(raw["currency"], `${path}/currency`, collector.issues);
  const minorDigits = minorDigitsOf(currency ?? "EUR");
  const balance = readMoney(raw["balance"], minorDigits);
  if (balance === undefined) addAmountIssue(raw["balance"], `${path}/balance`, collector.issues);
  const transactions = readList(raw, "transactions", path, collector.issues);
  checkNativeAccount(raw, path, minorDigits, collector.issues);
  if (currency === undefined || balance === undefined || transactions === undefined) {
    // The body is refused; its rows are looked at all the same, so that all issues are reported together.
    if (transactions !== undefined) {
      const refused = { number: NO_ACCOUNT, currency: currency ?? "EUR", minorDigits, isChecking: false };
      adaptNativeTransactions(transactions, `${path}/transactions`, refused, collector);
    }
    adaptDailyBalances(raw, path, NO_ACCOUNT, minorDigits, collector);
    return undefined;
  }
  const iban = readIban(raw["iban"]);
  const accountNumber = readId(raw["number"]);
  const account: Account = {
    type: readChoice<AccountType>(raw["type"], TYPES, "UNKNOWN"),
    usage: readChoice<AccountUsage>(raw["usage"], USAGES, "UNKNOWN"),
    ...optional("ownership", readOwnership(raw["ownership"])),
    currency,
    minorDigits,
    balance,
    ...balanceDateOf(readInstant(raw["balanceDate"]), collector),
    ...optional("iban", iban),
    ...optional("bic", readText(raw["bic"])),
    ...optional("number", accountNumber),
    ...optional("name", readWords(raw["name"]) ?? accountNumber),
    ...optional("bank", readBank(raw["bank"])),
    ...optional("country", readEnum(raw["country"]) ?? countryOfIban(iban)),
    ...optional("coming", readMoney(raw["coming"], minorDigits)),
    ...optional("details", readDetails(readObject(raw["details"]), minorDigits)),
    ...optional("aggregator", readAggregator(raw["aggregator"])),
    owners: readOwners(raw["owners"]),
    isComputed: true,
  };
  const number = collector.addAccount(account, "NATIVE", raw, transactions.length);
  const isChecking = account.type === "CHECKING";
  const ofRows = { number, currency, minorDigits, isChecking };
  adaptNativeTransactions(transactions, `${path}/transactions`, ofRows, collector);
  adaptDailyBalances(raw, path, number, minorDigits, collector);
  return undefined;
}

function readOwnership(value: unknown): AccountOwnership | undefined {
  const text = readEnum(value);
  if (text === undefined) return undefined;
  return (ACCOUNT_OWNERSHIPS as readonly string[]).includes(text) ? (text as AccountOwnership) : "OTHER";
}

function readBank(value: unknown): Bank | undefined {
  const raw = readObject(value);
  if (raw === undefined) return undefined;
  return {
    ...optional("id", readId(raw["id"])),
    ...optional("name", readWords(raw["name"])),
    ...optional("logoUrl", readText(raw["logoUrl"])),
    ...optional("country", readText(raw["country"])),
  };
}

function readAggregator(value: unknown): Account["aggregator"] {
  const raw = readObject(value);
  if (raw === undefined) return undefined;
  return {
    ...optional("id", readId(raw["id"])),
    ...optional("type", readText(raw["type"])),
    ...optional("category", readWords(raw["category"])),
  };
}

function readOwners(value: unknown): readonly string[] {
  return distinctNames(readObjects(value).map((owner) => readWords(owner["name"])));
}

function readDetails(raw: JsonObject | undefined, minorDigits: number): AccountDetails | undefined {
  const savings = readObject(raw?.["savings"]);
  const loan = readObject(raw?.["loan"]);
  if (savings === undefined && loan === undefined) return undefined;
  return {
    ...optional("savings", savings && readSavings(savings, minorDigits)),
    ...optional("loan", loan && readLoan(loan, minorDigits)),
  };
}

function readSavings(raw: JsonObject, minorDigits: number): SavingsDetails {
  const type = readEnum(raw["type"]);
  return {
    type: type === "SHORT_TERM" || type === "LONG_TERM" ? type : "UNKNOWN",
    ...optional("openedAt", definedInstant(raw["openedAt"])),
    ...optional("maximumAmount", readMoney(raw["maximumAmount"], minorDigits)),
    ...optional("interestRate", readRate(raw["interestRate"])),
  };
}

function readLoan(raw: JsonObject, minorDigits: number): LoanDetails {
  return {
    type: readChoice<LoanType>(raw["type"], LOAN_TYPES, "OTHER"),
    ...optional("amount", readMoney(raw["amount"], minorDigits)),
    ...optional("startDate", definedInstant(raw["startDate"])),
    ...optional("endDate", definedInstant(raw["endDate"])),
    ...optional("durationMonths", readMonths(raw["duration"])),
    ...optional("insuranceLabel", readWords(raw["insuranceLabel"])),
    ...optional("payment", readMoney(raw["payment"], minorDigits)),
    ...optional("remainingCapital", readMoney(raw["remainingCapital"], minorDigits)),
    ...optional("interestRate", readRate(raw["interestRate"])),
  };
}
