import { isObject, type JsonObject, kindOf } from "../schema/decode.js";
import type { Collector } from "./collector.js";
import { readList } from "./containers.js";
import { addAmountIssue } from "./native-checks.js";
import { readInstant, readMoney } from "./readers.js";

/** How many daily balances an account may have: more than ten years of them, twice what is ever rebuilt. */
export const MOST_DAILY_BALANCES = 4000;

/**
 * Reads the `dailyBalances` of a native account (interface, "Account input"): what the balance was at the end of days.
 * They change no figure; the balances that are rebuilt from the transactions are checked against them.
 */
export function adaptDailyBalances(
  raw: JsonObject,
  path: string,
  account: number,
  minorDigits: number,
  { issues, statedBalances, zone }: Collector,
): void {
  const entries = readList(raw, "dailyBalances", path, issues) ?? [];
  const ofList = `${path}/dailyBalances`;
  if (entries.length > MOST_DAILY_BALANCES) {
    issues.add("OUT_OF_RANGE", ofList, `expected at most ${MOST_DAILY_BALANCES} days, found ${entries.length}`);
    return;
  }
  entries.forEach((entry, index) => {
    const at = `${ofList}/${index}`;
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
