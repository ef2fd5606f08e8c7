import { isObject, kindOf } from "../schema/decode.js";
import { IssueList } from "../schema/issues.js";

/** Refuses what is no analysis, and two that do not count in one currency: their differences would say nothing. */
export function checkComparable(before: unknown, after: unknown): void {
  const issues = new IssueList();
  const earlier = currencyOf(before, "/before", issues);
  const later = currencyOf(after, "/after", issues);
  issues.throwIfAny();
  if (earlier !== later) {
    issues.add("INVALID_VALUE", "/after/settings/project/currency", "expected the currency of the earlier analysis");
  }
  issues.throwIfAny();
}

/** The currency of an analysis: that it states one, and has an id, is what tells it from other values. */
function currencyOf(analysis: unknown, path: string, issues: IssueList): unknown {
  const currency = memberOf(memberOf(memberOf(analysis, "settings"), "project"), "currency");
  if (typeof currency === "string" && typeof memberOf(analysis, "id") === "string") return currency;
  const found = isObject(analysis) ? "an object of another shape" : kindOf(analysis);
  issues.add("INVALID_TYPE", path, `expected an analysis as analyze() gives it, found ${found}`);
  return undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
