import { compareTexts } from "../base/collections.js";
import { type Instant, noonOf } from "../base/instant.js";
import { timeZoneOnDemand } from "../base/time-zone.js";
import type { Account } from "../model/account.js";
import type { RejectionReason } from "../model/rejection.js";
import { isObject, type JsonObject } from "../schema/decode.js";
import type { RawRows } from "./raw-rows.js";
import {
  instantOrElse,
  isEpochText,
  readCurrency,
  readEnum,
  readId,
  readInstant,
  readLine,
  readMoney,
  readObject,
  readText,
} from "./readers.js";
import type { RowLayout } from "./rows.js";

/** Operations that never settled. */
const DROPPED_STATUSES: ReadonlySet<string> = new Set(["EXPIRED", "CANCELLED", "REJECTED"]);
/** Operations that are announced. */
const COMING_ORIGINS: ReadonlySet<string> = new Set(["UPCOMING", "SCHEDULED", "RECURRING"]);

/** The provider gives whole days as epochs at midnight in this zone, whatever the project's (providers.md section 3.1). */
const DAYS_ZONE = timeZoneOnDemand("Europe/Paris");

/** Reads a row in any of the three shapes (providers.md section 3.4). */
function adaptRow(raw: JsonObject, account: Account, number: number, rows: RawRows): RejectionReason | undefined {
  const status = readEnum(raw["status"]);
  if (status !== undefined && DROPPED_STATUSES.has(status)) return "GONE";
  const amount = readMoney(amountOf(raw), account.minorDigits);
  if (amount === undefined) return "NO_AMOUNT";
  const description = descriptionOf(raw);
  if (description === undefined) return "NO_TEXT";
  const origin = readEnum(raw["origin"]);
  const isPending = status === "PENDING";
  const isCard = account.type === "CREDIT_CARD";
  const booking = readDay(raw["booking_date"]);
  let debitedAt = booking;
  let bookedAt = readDay(raw["transaction_date"]);
  // Most rows have both of these days; each further look at a row takes its time.
  if (Number.isNaN(debitedAt) || Number.isNaN(bookedAt)) {
    const date = readDay(raw["date"]);
    if (Number.isNaN(debitedAt)) debitedAt = instantOrElse(readDay(raw["value_date"]), date);
    if (Number.isNaN(bookedAt)) bookedAt = instantOrElse(date, booking);
  }
  if (Number.isNaN(bookedAt)) bookedAt = instantOrElse(debitedAt, scrapedAt(raw));
  if (Number.isNaN(bookedAt)) return "NO_DATE";
  // Only a card's row may be without a day of debit; one that is announced has none yet (providers.md section 3.4).
  if (isCard && isPending) debitedAt = Number.NaN;
  else if (!isCard) debitedAt = instantOrElse(debitedAt, bookedAt);
  const notes = readLine(raw["notes"]);
  rows.add(
    number,
    amount,
    debitedAt,
    bookedAt,
    description,
    isPending || (origin !== undefined && COMING_ORIGINS.has(origin)),
    readId(raw["id"]),
    readText(raw["type"]),
    readId(raw["category_id"]),
    notes === description || notes?.replaceAll("\n", " ") === description ? undefined : notes,
  );
  return undefined;
}

/** How the rows of PROVIDER_C and PROVIDER_F are read. */
export const ROWS_OF_C: RowLayout = {
  layout: "PROVIDER_C",
  adaptRow,
  objects: ["source", "enrichments"],
  texts: ["remittance_information"],
};

/** Dates that say when the provider made the row, for rows that have no other. */
function scrapedAt(raw: JsonObject): Instant {
  return instantOrElse(readDay(readObject(raw["enrichments"])?.["date"]), readDay(raw["import_date"]));
}

/**
 * The currency that most rows bear, of several the one with the earlier code: for an account without one of its own. That of
 * the first row would hang on the order of the rows, and one purchase abroad would decide for all.
 */
export function currencyOfRows(rows: readonly unknown[]): string | undefined {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const raw = readObject(row);
    const amount = readObject(raw?.["transaction_amount"]) ?? readObject(raw?.["amount"]);
    const currency = readCurrency(raw?.["currency"]) ?? readCurrency(amount?.["currency"]);
    if (currency !== undefined) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([left, ofLeft], [right, ofRight]) => ofRight - ofLeft || compareTexts(left, right));
  return most?.[0];
}

function amountOf(raw: JsonObject): unknown {
  const amount = raw["amount"];
  if (isObject(amount)) return amount["amount"];
  return amount ?? readObject(raw["transaction_amount"])?.["amount"];
}

/** The bank's own text before the provider's cleaned label. */
function descriptionOf(raw: JsonObject): string | undefined {
  const remittance = raw["remittance_information"];
  const joined = Array.isArray(remittance)
    ? remittance.length === 1
      ? readLine(remittance[0])
      : readText(
          remittance
            .map(readLine)
            .filter((line) => line !== undefined)
            .join(" "),
        )
    : readLine(remittance);
  return (
    joined ??
    readLine(readObject(raw["source"])?.["label"]) ??
    readLine(raw["notes"]) ??
    readLine(readObject(raw["enrichments"])?.["display_label"]) ??
    readLine(raw["label"]) ??
    readId(raw["check_number"])
  );
}

/** A date of a row: an epoch at midnight in Paris is that day, without a time. */
export function readDay(value: unknown): Instant {
  const instant = readInstant(value);
  if (Number.isNaN(instant) || (typeof value === "string" && !isEpochText(value))) return instant;
  return DAYS_ZONE.isMidnight(instant) ? noonOf(DAYS_ZONE.dayOf(instant)) : instant;
}
