import { isObject, type JsonObject, kindOf, pointer } from "../schema/decode.js";
import type { Collector } from "./collector.js";
import { readId, readInstant, readLine, readMoney, readText } from "./readers.js";

/** What reading a row needs of its account. */
interface RowAccount {
  readonly number: number;
  readonly minorDigits: number;
  readonly isChecking: boolean;
}

/** Reads the transactions of an account; what cannot be read is an issue. */
export function adaptNativeTransactions(
  rows: readonly unknown[],
  path: string,
  account: RowAccount,
  collector: Collector,
): void {
  for (let index = 0; index < rows.length; index += 1) {
    const raw = rows[index];
    if (isObject(raw)) adaptNativeTransaction(raw, path, index, account, collector);
    else collector.issues.add("INVALID_TYPE", pointer(path, index), `expected an object, found ${kindOf(raw)}`);
  }
}

function adaptNativeTransaction(
  raw: JsonObject,
  path: string,
  index: number,
  account: RowAccount,
  collector: Collector,
): void {
  const { dates, aggregator } = raw;
  const description = readLine(raw["description"]);
  const amount = readMoney(raw["amount"], account.minorDigits);
  const debited = isObject(dates) ? dates["debitedAt"] : undefined;
  const booked = isObject(dates) ? dates["bookedAt"] : undefined;
  const debitedAt = readInstant(debited);
  // Most rows are booked when they are debited: equal texts are read once.
  const bookedAt = booked === debited ? debitedAt : readInstant(booked);
  const isDated = !Number.isNaN(debitedAt) || !Number.isNaN(bookedAt);
  if (description === undefined || amount === undefined || !isDated) {
    const at = pointer(path, index);
    if (description === undefined)
      collector.issues.add(
        "EMPTY_DESCRIPTION",
        `${at}/description`,
        `expected a text that is not empty, found ${kindOf(raw["description"])}`,
      );
    if (amount === undefined)
      collector.issues.add(
        "INVALID_AMOUNT",
        `${at}/amount`,
        `expected a finite number of at most one thousand million, found ${kindOf(raw["amount"])}`,
      );
    if (!isDated)
      collector.issues.add(
        "INVALID_DATE",
        `${at}/dates`,
        "expected debitedAt or bookedAt, an ISO 8601 date of the years 1970 to 2100",
      );
    return;
  }
  const reference = isObject(aggregator) ? aggregator : undefined;
  const isComing = raw["isComing"] === true;
  collector.rows.add(
    account.number,
    amount,
    // What a checking account has booked is debited; a card's row may be without a day of debit (providers.md section 1).
    account.isChecking && !isComing && Number.isNaN(debitedAt) ? bookedAt : debitedAt,
    bookedAt,
    description,
    isComing,
    readId(reference?.["id"]) ?? readId(raw["id"]),
    readText(reference?.["type"]),
    readText(reference?.["category"]),
    readLine(raw["comment"]),
  );
}
