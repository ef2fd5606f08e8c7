import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import type { Market } from "../../src/model/market.js";
import { account, type Line, NOW } from "./facts.js";

/** The category of the fee among some lines, and the red flags that they raise. */
function feeOf(fee: Line, lines: readonly Line[], market: Market = "FR"): readonly (string | undefined)[] {
  const currency = market === "GB" ? "GBP" : "EUR";
  const owned = account([["2026-04-05", "ZUBROWAL", 2000], ...lines, fee], { currency });
  const { accounts, essentials } = analyze(
    { accounts: [owned] },
    { now: NOW, project: { market, minimumTransactions: 0 } },
  );
  const { enrichments } = accounts[0]!.transactions.find(({ description }) => description === fee[1])!;
  return [enrichments.category, ...essentials!.redFlags];
}

describe("what a bank charges for a cheque that bounced", () => {
  it.each<readonly [Market, string, string]>([
    ["FR", "FRAIS REMISE CHEQUE IMPAYE 4412", "REMISE CHEQUE 4412"],
    ["FR", "FRAIS CHQ IMPAYE REM DU 040626", "REM CHQ REF 4412"],
    ["FR", "FRAIS CHEQUE IMPAYE REMIS", "REMISE CHEQUE 4412"],
    ["GB", "FEE UNPAID CHEQUE PAID IN", "CHEQUE DEPOSIT 000123"],
    ["GB", "RETURNED CHEQUE FEE DEPOSIT 000123", "CHEQUE DEPOSIT 000123"],
    ["ES", "COMISION DEVOLUCION CHEQUE INGRESADO", "INGRESO CHEQUE 4412"],
  ])("in %s is the bank's price where it was paid in: %s", (market, fee, deposit) => {
    expect(feeOf(["2026-06-12", fee, -14.4], [["2026-06-04", deposit, 165]], market)).toEqual(["FEES_BANK_SERVICE"]);
  });

  it.each<readonly [Market, string, string]>([
    ["FR", "F RETOUR CHQ IMPAYE 0312844", "CHQ IMPAYE 0312844 REM DU 040626 PROVISION INSUFFISANTE"],
    ["FR", "FRAIS SUR CHEQUE IMPAYE RETOURNE", "CHEQUE IMPAYE REMIS LE 20/04 SANS PROVISION"],
    ["GB", "UNPAID CHEQUE FEE", "UNPAID CHEQUE PAID IN 000123"],
    ["ES", "COMISION CHEQUE DEVUELTO 0417", "DEVOLUCION CHEQUE 0417"],
  ])("in %s is so on the day when one is taken back: %s", (market, fee, back) => {
    expect(feeOf(["2026-06-12", fee, -14.4], [["2026-06-12", back, -165]], market)).toEqual(["FEES_BANK_SERVICE"]);
  });

  it.each<readonly [Market, string, Line]>([
    // On another day, or of another cheque.
    ["FR", "F RETOUR CHQ IMPAYE 0312844", ["2026-06-10", "CHQ IMPAYE 0312844 REM DU 040626", -165]],
    ["FR", "FRAIS REJET CHEQUE 0004471", ["2026-06-12", "CHQ IMPAYE 0312844 REM DU 040626", -165]],
    // What only who wrote it is told, whatever else bounced on that day.
    ["FR", "FRAIS LETTRE INFO PREALABLE CHEQUE SANS PROVISION", ["2026-06-12", "CHQ IMPAYE 0312844", -165]],
    ["FR", "FRAIS LETTRE MURCEF", ["2026-06-12", "CHQ IMPAYE 0312844", -165]],
    ["GB", "UNPAID CHEQUE FEE", ["2026-06-11", "UNPAID CHEQUE PAID IN 000123", -165]],
  ])("in %s raises the flag of a bad cheque else: %s", (market, fee, line) => {
    const [category, ...flags] = feeOf(["2026-06-12", fee, -14.4], [line], market);
    expect(flags).toEqual(category === "FEES_CHECK_REJECTION" ? ["FEES_CHECK_REJECTION"] : []);
    expect(category).not.toBe("FEES_BANK_SERVICE");
  });

  it("raises it where one of the holder's own bounced on that day too", () => {
    const lines: readonly Line[] = [
      ["2026-06-10", "CHEQUE 0004471", -80],
      ["2026-06-12", "REJET CHEQUE 0004471 SANS PROVISION", 80],
      ["2026-06-12", "CHQ IMPAYE 0312844 REM DU 040626", -165],
    ];
    expect(feeOf(["2026-06-12", "FRAIS REJET CHEQUE", -50], lines)[0]).toBe("FEES_CHECK_REJECTION");
    expect(feeOf(["2026-06-12", "F RETOUR CHQ IMPAYE 0312844", -14.4], lines)[0]).toBe("FEES_BANK_SERVICE");
  });

  it("explains one fee without a number for each that is taken back", () => {
    const lines: readonly Line[] = [
      ["2026-06-12", "UNPAID CHEQUE PAID IN 000123", -165],
      ["2026-06-12", "UNPAID CHEQUE FEE", -14],
    ];
    const own: Line = ["2026-06-12", "RETURNED CHEQUE FEE", -14];
    expect(feeOf(own, lines, "GB").slice(1)).toEqual(["FEES_CHECK_REJECTION"]);
  });

  it("is what a client's own rule says", () => {
    const rule = {
      id: "own",
      category: "FEES_CHECK_REJECTION" as const,
      direction: "OUT" as const,
      phrases: ["ZUBRO"],
    };
    const owned = account([["2026-06-12", "ZUBRO CHEQUE REMIS IMPAYE", -14]]);
    const project = { market: "FR" as const, minimumTransactions: 0, lexicon: [rule] };
    const { accounts } = analyze({ accounts: [owned] }, { now: NOW, project });
    expect(accounts[0]!.transactions[0]!.enrichments.category).toBe("FEES_CHECK_REJECTION");
  });
});
