import { FIRST_YEAR, LAST_YEAR } from "../base/calendar.js";
import { type JsonObject, kindOf } from "../schema/decode.js";
import type { IssueList } from "../schema/issues.js";
import { refuseOtherThanObjects } from "./containers.js";
import { checkKinds } from "./native-kinds.js";
import { isEpochText, readInstant, readLine, readMoney, readObject } from "./readers.js";

/**
 * Notes an issue for each member of a native account that is there and cannot be read: the native format is the client's
 * own, and figures that leave it out without a word are others than the client means. Lists, and what an account needs, are
 * looked at where they are read.
 */
export function checkNativeAccount(raw: JsonObject, path: string, minorDigits: number, issues: IssueList): void {
  const objects = ["bank", "details", "details.savings", "details.loan", "aggregator"];
  refuseOtherThanObjects(raw, objects, path, issues);
  checkKinds(raw, path, issues);
  checkFlag(raw["isComputed"], `${path}/isComputed`, issues);
  checkDate(raw["balanceDate"], `${path}/balanceDate`, issues);
  checkAmount(raw["coming"], `${path}/coming`, minorDigits, issues);
  const details = readObject(raw["details"]);
  const savings = readObject(details?.["savings"]);
  const loan = readObject(details?.["loan"]);
  checkDate(savings?.["openedAt"], `${path}/details/savings/openedAt`, issues);
  checkAmount(savings?.["maximumAmount"], `${path}/details/savings/maximumAmount`, minorDigits, issues);
  for (const name of ["startDate", "endDate"]) checkDate(loan?.[name], `${path}/details/loan/${name}`, issues);
  for (const name of ["amount", "payment", "remainingCapital"])
    checkAmount(loan?.[name], `${path}/details/loan/${name}`, minorDigits, issues);
}

/**
 * Notes an issue for each member of a native transaction that it needs and has not, or that cannot be read.
 * @returns whether there is none.
 */
export function checkNativeRow(raw: JsonObject, path: string, minorDigits: number, issues: IssueList): boolean {
  const countBefore = issues.count;
  const { description, amount } = raw;
  if (readLine(description) === undefined)
    issues.add(
      "EMPTY_DESCRIPTION",
      `${path}/description`,
      `expected a text that is not empty, found ${kindOf(description)}`,
    );
  if (readMoney(amount, minorDigits) === undefined) addAmountIssue(amount, `${path}/amount`, issues);
  checkDates(raw, path, issues);
  checkFlag(raw["isComing"], `${path}/isComing`, issues);
  refuseOtherThanObjects(raw, ["aggregator"], path, issues);
  return issues.count === countBefore;
}

function checkDates(raw: JsonObject, path: string, issues: IssueList): void {
  const countBefore = issues.count;
  refuseOtherThanObjects(raw, ["dates"], path, issues);
  const dates = readObject(raw["dates"]);
  for (const name of ["debitedAt", "bookedAt"]) checkDate(dates?.[name], `${path}/dates/${name}`, issues);
  const isDated = !Number.isNaN(readInstant(dates?.["debitedAt"])) || !Number.isNaN(readInstant(dates?.["bookedAt"]));
  // One issue is enough: a date that cannot be read is not missing as well.
  if (!isDated && issues.count === countBefore)
    issues.add("INVALID_DATE", `${path}/dates`, `expected debitedAt or bookedAt, ${A_DATE}`);
}

function checkFlag(value: unknown, path: string, issues: IssueList): void {
  if (value !== undefined && value !== null && typeof value !== "boolean")
    issues.add("INVALID_TYPE", path, `expected true or false, found ${kindOf(value)}`);
}

const A_DATE = `an ISO 8601 date of the years ${FIRST_YEAR} to ${LAST_YEAR}`;

function checkDate(value: unknown, path: string, issues: IssueList): void {
  if (Number.isNaN(readInstant(value)) && !isMissingDate(value))
    issues.add("INVALID_DATE", path, `expected ${A_DATE}, found ${kindOf(value)}`);
}

/** Whether a value that is no date says that there is none (decisions section 2): empty, `0000-00-00`, beyond the years. */
function isMissingDate(value: unknown): boolean {
  if (typeof value !== "string") return value === undefined || value === null || typeof value === "number";
  const text = value.trim();
  const year = /^(\d{4})-\d\d-\d\d/.exec(text)?.[1];
  if (year !== undefined) return Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR;
  return text === "" || text === "0" || text === "Invalid Date" || isEpochText(text);
}

function checkAmount(value: unknown, path: string, minorDigits: number, issues: IssueList): void {
  if (!isMissing(value) && readMoney(value, minorDigits) === undefined) addAmountIssue(value, path, issues);
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** Notes that an amount cannot be read. */
export function addAmountIssue(value: unknown, path: string, issues: IssueList): void {
  const expected = 'expected a finite number or decimal text such as "-12.50" of at most one thousand million';
  issues.add("INVALID_AMOUNT", path, `${expected}, found ${kindOf(value)}`);
}

/** Notes that a currency is missing, or no code. */
export function addCurrencyIssue(value: unknown, path: string, issues: IssueList): void {
  const code = isMissing(value) ? "MISSING" : "INVALID_VALUE";
  issues.add(code, path, `expected a currency code such as EUR, found ${kindOf(value)}`);
}
