import { isObject, kindOf } from "../schema/decode.js";
import type { Collector } from "./collector.js";
import { addAmountIssue } from "./native-checks.js";
import { readInstant, readMoney } from "./readers.js";

/** How many daily balances an account may have: more than ten years of them, twice what is ever rebuilt. */
export const MOST_DAILY_BALANCES = 4000;

/**
 * Reads the `dailyBalances` of a native account (interface, "Account input"): what the balance was at the end of days.
 * They change no figure; the balances that are rebuilt from the transactions are checked against them.
 */
export function adaptDailyBalances(
  value: unknown,
  path: string,
  account: number,
  minorDigits: number,
  { issues, statedBalances, zone }: Collector,
): void {
  if (value === undefined || value === null) return;
  if (!Array.isArray(value)) {
    issues.add("INVALID_TYPE", path, `expected an array, found ${kindOf(value)}`);
    return;
  }
  if (value.length > MOST_DAILY_BALANCES) {
    issues.add("OUT_OF_RANGE", path, `expected at most ${MOST_DAILY_BALANCES} days, found ${value.length}`);
    return;
  }
  value.forEach((entry: unknown, index) => {
    const at = `${path}/${index}`;
    if (!isObject(entry)) {
      issues.add("INVALID_TYPE", at, `expected an object, found ${kindOf(entry)}`);
      return;
    }
    const date = readInstant(entry["date"]);
    const balance = readMoney(entry["balance"], minorDigits);
    if (Number.isNaN(date))
      issues.add("INVALID_DATE", `${at}/date`, "expected an ISO 8601 date of the years 1970 to 2100");
    if (balance === undefined) addAmountIssue(entry["balance"], `${at}/balance`, issues);
    if (!Number.isNaN(date) && balance !== undefined) statedBalances.push({ account, balance, day: zone.dayOf(date) });
  });
}
