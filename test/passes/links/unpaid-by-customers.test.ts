import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import type { Market } from "../../../src/model/market.js";
import { account, type Line, NOW } from "../facts.js";

/** Enough suppliers for an analysis: 2400 of expenses. */
const TRADE: readonly Line[] = ["04", "05", "06"].flatMap((month) =>
  Array.from({ length: 8 }, (_, at): Line => [`2026-${month}-${11 + at}`, "ZUBROWAL FOURNITURES", -100]),
);

/** What a business turns over and spends that collected 4500 a month, and what its rows become, by their days. */
function outcomeOf(lines: readonly Line[], market: Market = "FR", others: readonly object[] = []) {
  const collected = ["04", "05", "06"].map((month): Line => [`2026-${month}-05`, "REMISE LCR", 4500]);
  const currency = market === "GB" ? "GBP" : "EUR";
  const owned = account([...TRADE, ...collected, ...lines], { usage: "PROFESSIONAL", currency });
  const result = analyze({ accounts: [owned, ...others] }, { now: NOW, usage: "BUSINESS", project: { market } });
  const { incomes, expenses } = result.creditInsights!;
  const enrichmentsOf = (text: string) =>
    result.accounts.flatMap(({ transactions }) => transactions).find(({ description }) => description === text)!
      .enrichments;
  return { totals: [incomes.totalAmount, expenses.totalAmount], enrichmentsOf };
}

describe("what a business's customer did not pay", () => {
  it.each<readonly [Market, string, string]>([
    ["FR", "IMPAYE LCR 0004512 ZUBRO SARL", "VIR SEPA ZUBRO SARL LCR REJETEE"],
    ["FR", "IMPAYE LCR 0004512 ZUBRO SARL", "REMISE CHEQUE IMPAYE LCR ZUBRO"],
    ["FR", "CHEQUE REMIS IMPAYE 1234567 ZUBRO", "VIR ZUBRO CHEQUE IMPAYE"],
    ["ES", "DEVOLUCION RECIBO REMESA 418 GARCIA", "TRANSFERENCIA DE GARCIA RECIBO DEVUELTO"],
    ["NL", "Storno incasso J Zubrowal", "Storno incasso J Zubrowal"],
    ["BE", "DOMICILIERING INVORDERING ONBETAALD ZUBRO", "OVERSCHRIJVING ZUBRO ONBETAALDE DOMICILIERING"],
    ["GB", "UNPAID DD COLLECTION J SMITH", "J SMITH UNPAID DD"],
  ])("in %s is no own debit that came back where he pays it later: %s, %s", (market, back, paid) => {
    const lines: readonly Line[] = [
      ["2026-05-12", back, -1500],
      ["2026-05-20", paid, 1500],
    ];
    const { totals, enrichmentsOf } = outcomeOf(lines, market);
    expect(totals).toEqual([13_500, -2400]);
    expect(enrichmentsOf(back).relatedTransactions).toHaveProperty("refundedOn");
    expect(enrichmentsOf(back).relatedTransactions).not.toHaveProperty("rejectedOn");
  });

  it("is paid by a REFUND, within 15 days", () => {
    const back: Line = ["2026-05-05", "IMPAYE LCR ZUBRO SARL", -1500];
    const paidOn = (day: string): Line => [day, "VIR SEPA ZUBRO SARL LCR REJETEE", 1500];
    const soon = outcomeOf([back, paidOn("2026-05-20")]);
    expect(soon.enrichmentsOf("VIR SEPA ZUBRO SARL LCR REJETEE")).toMatchObject({
      category: "REFUND",
      rule: "link.refund:REJECTION_PAYMENT",
    });
    const late = outcomeOf([back, paidOn("2026-05-21")]);
    expect(late.enrichmentsOf("VIR SEPA ZUBRO SARL LCR REJETEE").category).toBe("REJECTION_PAYMENT");
  });

  it("is paid by turnover, with no link, where the customer says nothing of it", () => {
    const paid = "VIR SEPA ZUBRO SARL FACTURE 12";
    const { totals, enrichmentsOf } = outcomeOf([
      ["2026-05-05", "IMPAYE LCR ZUBRO SARL", -1500],
      ["2026-05-12", paid, 1500],
    ]);
    expect(totals).toEqual([13_500, -2400]);
    expect(enrichmentsOf(paid).category).toBe("REVENUE");
    expect(enrichmentsOf(paid).relatedTransactions).toEqual({});
  });

  it.each(["REJET PRLV SEPA EDF", "REJET PRELEVEMENT", "PRLV REJETE"])(
    "is not what comes back of the business's own debit of that amount: %s",
    (rejection) => {
      const { totals, enrichmentsOf } = outcomeOf([
        ["2026-05-10", "PRLV SEPA EDF ENTREPRISES", -150],
        ["2026-05-11", "REJET PRLV SEPA EMIS ZUBRO", -150],
        ["2026-05-13", rejection, 150],
      ]);
      expect(totals).toEqual([13_350, -2400]);
      expect(enrichmentsOf("PRLV SEPA EDF ENTREPRISES").relatedTransactions).toHaveProperty("rejectedOn");
      expect(enrichmentsOf(rejection).category).toBe("REJECTION_PAYMENT");
    },
  );

  it("does not take what came back of the business's own debit of that amount, whatever word they share", () => {
    const { enrichmentsOf } = outcomeOf([
      ["2026-05-10", "PRLV SEPA BPIFRANCE ECHEANCE PRET LYON", -1000],
      ["2026-05-11", "IMPAYE LCR BOULANGERIE LYON", -1000],
      ["2026-05-12", "REJET PRLV SEPA BPIFRANCE ECHEANCE PRET LYON", 1000],
    ]);
    expect(enrichmentsOf("REJET PRLV SEPA BPIFRANCE ECHEANCE PRET LYON").category).toBe("REJECTION_LOAN_REPAYMENT");
    expect(enrichmentsOf("IMPAYE LCR BOULANGERIE LYON").category).toBe("REVENUE");
  });

  it("is not another's who is named: the rejection is one of an own debit that the data lack", () => {
    const { totals } = outcomeOf([
      ["2026-05-11", "IMPAYE LCR 0004512 ZUBRO SARL", -1500],
      ["2026-05-13", "REJET LCR QWERT SA", 1500],
    ]);
    expect(totals).toEqual([12_000, -2400]);
  });

  it("is paid on the account that collected it, and on no other", () => {
    const paid: Line = ["2026-05-20", "VIR SEPA ZUBRO SARL LCR REJETEE", 1500];
    const another = account([paid], { usage: "PROFESSIONAL", name: "Autre" });
    const { enrichmentsOf } = outcomeOf([["2026-05-12", "IMPAYE LCR ZUBRO SARL", -1500]], "FR", [another]);
    expect(enrichmentsOf(paid[1]).category).toBe("REJECTION_PAYMENT");
  });

  const ownBill: readonly Line[] = [
    ["2026-05-11", "LCR ECH 110526 QWERT SA 0088", -1500],
    ["2026-05-12", "REJET LCR QWERT SA 0088", 1500],
  ];

  it("is none of it where an own bill that came back is paid under such words", () => {
    const paid: Line = ["2026-05-20", "EFFET IMPAYE QWERT SA 0088", -1500];
    const { totals, enrichmentsOf } = outcomeOf([...ownBill, paid]);
    expect(totals).toEqual([13_500, -3900]);
    expect(enrichmentsOf(paid[1])).toMatchObject({ category: "OPEX_OTHER", rule: "link.retry:REVENUE" });
  });

  it("is that of a customer whose name is another than the own bill's", () => {
    const { totals } = outcomeOf([...ownBill, ["2026-05-20", "EFFET IMPAYE ZUBRO SARL", -1500]]);
    expect(totals).toEqual([12_000, -2400]);
  });
});
