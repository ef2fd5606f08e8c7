import { account, factsOf, type Line } from "../facts.js";

export type Market = "FR" | "GB" | "ES" | "NL" | "BE";

/** The texts of the debits that come back. */
export function returnedIn(lines: readonly Line[], market: Market = "FR"): readonly string[] {
  const { ledger, allLinks } = factsOf([account(lines)], { project: { market, currency: "EUR" } });
  return ledger.description.filter(
    (_, row) => allLinks.rowOf("rejectedOn", row) !== -1 || allLinks.rowOf("refundedOn", row) !== -1,
  );
}
