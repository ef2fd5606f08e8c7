import { isObject, type JsonObject, kindOf, pointer } from "../schema/decode.js";
import type { Collector } from "./collector.js";
import { checkNativeRow } from "./native-checks.js";
import { isOtherCurrency, readId, readInstant, readLine, readMoney, readText } from "./readers.js";

/** What reading a row needs of its account. */
interface RowAccount {
  readonly number: number;
  readonly currency: string;
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
  const { dates } = raw;
  const aggregator = raw["aggregator"] ?? undefined;
  const description = readLine(raw["description"]);
  const amount = readMoney(raw["amount"], account.minorDigits);
  const debited = isObject(dates) ? (dates["debitedAt"] ?? undefined) : undefined;
  const booked = isObject(dates) ? (dates["bookedAt"] ?? undefined) : undefined;
  const debitedAt = readInstant(debited);
  // Most rows are booked when they are debited: equal texts are read once.
  const bookedAt = booked === debited ? debitedAt : readInstant(booked);
  const isComing = raw["isComing"] ?? false;
  const isUsual =
    (!Number.isNaN(debitedAt) || (debited === undefined && !Number.isNaN(bookedAt))) &&
    (!Number.isNaN(bookedAt) || booked === undefined) &&
    typeof isComing === "boolean" &&
    (aggregator === undefined || isObject(aggregator));
  if (description === undefined || amount === undefined || !isUsual) {
    // Only a row that is not the usual one is looked at member by member.
    const isSound = checkNativeRow(raw, pointer(path, index), account.minorDigits, collector.issues);
    if (!isSound || description === undefined || amount === undefined) return;
  }
  const reference = isObject(aggregator) ? aggregator : undefined;
  collector.rows.add(
    account.number,
    amount,
    // What a checking account has booked is debited; a card's row may be without a day of debit (providers.md section 1).
    account.isChecking && isComing !== true && Number.isNaN(debitedAt) ? bookedAt : debitedAt,
    bookedAt,
    description,
    isComing === true,
    readId(reference?.["id"]) ?? readId(raw["id"]),
    readText(reference?.["type"]),
    readText(reference?.["category"]),
    readLine(raw["comment"]),
  );
  if (isOtherCurrency(raw["currency"], account.currency)) collector.rows.addOtherCurrency();
}
