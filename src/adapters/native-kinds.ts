import { type JsonObject, kindOf } from "../schema/decode.js";
import type { IssueList } from "../schema/issues.js";
import { memberAt, visitObjects } from "./containers.js";
import { LARGEST_RATE, MOST_MONTHS_OF_LOAN, readRate } from "./readers.js";

/** The members of a native account that are texts, enumerations among them. */
const TEXTS = [
  "type",
  "usage",
  "ownership",
  "iban",
  "bic",
  "name",
  "country",
  "bank.name",
  "bank.logoUrl",
  "bank.country",
  "aggregator.type",
  "aggregator.category",
  "details.savings.type",
  "details.loan.type",
  "details.loan.insuranceLabel",
];

/** Those that are texts or numbers. */
const LABELS = ["number", "bank.id", "aggregator.id"];

/**
 * Notes an issue for each text, id, rate and duration of a native account that is of another kind. A text that an
 * enumeration does not know is none: it is unknown (providers.md section 1).
 */
export function checkKinds(raw: JsonObject, path: string, issues: IssueList): void {
  for (const name of TEXTS) checkText(memberAt(raw, name), pathOf(path, name), issues);
  for (const name of LABELS) {
    const value = memberAt(raw, name);
    if (typeof value !== "number") checkText(value, pathOf(path, name), issues);
  }
  visitObjects(raw, "owners", path, issues, (owner, at) => checkText(owner["name"], `${at}/name`, issues));
  for (const name of ["details.savings.interestRate", "details.loan.interestRate"])
    checkRate(memberAt(raw, name), pathOf(path, name), issues);
  checkDuration(memberAt(raw, "details.loan.duration"), pathOf(path, "details.loan.duration"), issues);
}

function pathOf(path: string, name: string): string {
  return `${path}/${name.replaceAll(".", "/")}`;
}

function checkText(value: unknown, path: string, issues: IssueList): void {
  if (value !== undefined && value !== null && typeof value !== "string")
    issues.add("INVALID_TYPE", path, `expected a text, found ${kindOf(value)}`);
}

function checkRate(value: unknown, path: string, issues: IssueList): void {
  const isMissing = value === undefined || value === null || (typeof value === "string" && value.trim() === "");
  if (!isMissing && readRate(value) === undefined)
    issues.add(
      "INVALID_VALUE",
      path,
      `expected a share or percentage from 0 to ${LARGEST_RATE}, found ${kindOf(value)}`,
    );
}

function checkDuration(value: unknown, path: string, issues: IssueList): void {
  if (value === undefined || value === null) return;
  if (typeof value !== "number") issues.add("INVALID_TYPE", path, `expected a number, found ${kindOf(value)}`);
  else if (!(value >= 0 && value <= MOST_MONTHS_OF_LOAN))
    issues.add("OUT_OF_RANGE", path, `expected a number of months from 0 to ${MOST_MONTHS_OF_LOAN}`);
}
