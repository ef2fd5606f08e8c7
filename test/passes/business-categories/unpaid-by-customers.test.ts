import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import type { ClientRule } from "../../../src/model/client-rule.js";
import type { Market } from "../../../src/model/market.js";
import { account, type Line, NOW } from "../facts.js";

type Usage = "BUSINESS" | "CONSUMER";

/** Enough suppliers for an analysis: 2400 of expenses. */
const TRADE: readonly Line[] = ["04", "05", "06"].flatMap((month) =>
  Array.from({ length: 8 }, (_, at): Line => [`2026-${month}-${11 + at}`, "ZUBROWAL FOURNITURES", -100]),
);

function analysisOf(
  lines: readonly Line[],
  market: Market = "FR",
  usage: Usage = "BUSINESS",
  lexicon: readonly ClientRule[] = [],
) {
  const currency = market === "GB" ? "GBP" : "EUR";
  const owned = account([...TRADE, ...lines], { usage: usage === "BUSINESS" ? "PROFESSIONAL" : "PERSONAL", currency });
  const { accounts, creditInsights, essentials } = analyze(
    { accounts: [owned] },
    { now: NOW, usage, project: { market, lexicon } },
  );
  const categoryOf = (text: string): string | undefined =>
    accounts[0]!.transactions.find(({ description }) => description === text)!.enrichments.category;
  const { incomes, expenses } = creditInsights!;
  return { incomes: incomes.totalAmount, expenses: expenses.totalAmount, essentials: essentials!, categoryOf };
}

const returnOf = (text: string, ...settings: [Market?, Usage?, (readonly ClientRule[])?]): string | undefined =>
  analysisOf([["2026-06-12", text, -150]], ...settings).categoryOf(text);

describe("what a business's customers did not pay of what it collects", () => {
  it.each<readonly [Market, string, string]>([
    ["FR", "REMISE LCR 0004512 DU 05/06", "IMPAYE LCR 0004512 ZUBRO SARL"],
    ["FR", "REMISE EFFETS A L'ENCAISSEMENT BORDEREAU 12", "RETOUR LCR IMPAYEE ZUBRO"],
    ["FR", "REMISE LCR", "EFFET IMPAYE ZUBRO SARL"],
    ["FR", "REMISE PRELEVEMENTS SEPA 33 OPERATIONS", "IMPAYE PRELEVEMENT EMIS ZUBRO"],
    ["FR", "REMISE DE PRELEVEMENTS", "REJET SUR REMISE DE PRELEVEMENTS 0417"],
    ["FR", "REMISE CHEQUES 3 CHQ", "CHEQUE REMIS IMPAYE 1234567"],
    ["ES", "REMESA EFECTOS 00412", "DEVOLUCION EFECTO 00412 ZUBRO SL"],
    ["ES", "ABONO REMESA RECIBOS", "DEVOLUCION RECIBOS EMITIDOS"],
    ["ES", "ABONO REMESA ADEUDOS SEPA CORE 00418", "DEVOLUCION RECIBO REMESA 00418 ZUBROWAL A"],
    ["ES", "ABONO REMESA ADEUDOS SEPA CORE 00418", "DEVOL. ADEUDO SEPA EMITIDO CDAD PROP AV VICTOR GALLEGO 8"],
    ["ES", "ABONO REMESA ADEUDOS SEPA CORE 00418", "DEVOLUCION RECIBO REMESA 00418 FARMACIA ZUBRO"],
    ["NL", "Incassobatch 77 posten", "Storno incasso J Zubrowal"],
    ["NL", "Incassobatch 77 posten", "/TRTP/SEPA Incasso storno/NAME/J ZUBROWAL"],
    ["BE", "DOMICILIERING INVORDERING 12 OPDRACHTEN", "DOMICILIERING INVORDERING ONBETAALD ZUBRO"],
    ["BE", "ENCAISSEMENT DOMICILIATIONS", "RETOUR ENCAISSEMENT DOMICILIATION ZUBRO"],
    ["GB", "BACS CREDIT GOCARDLESS DD COLLECTION", "UNPAID DD COLLECTION ZUBRO"],
    ["GB", "BACS CREDIT DD COLLECTION", "DIRECT DEBIT COLLECTION RETURNED ZUBRO"],
    // Numbers between the words, and more than one.
    ["FR", "REMISE LCR", "LCR 0004512 IMPAYEE ZUBRO SARL"],
    ["FR", "REMISE LCR", "EFFET NO 0004512 IMPAYE ZUBRO"],
    ["FR", "REMISE LCR", "EFFET A L'ENCAISSEMENT IMPAYE ZUBRO"],
    ["FR", "REMISE LCR", "LCR/BOR IMPAYE ZUBRO"],
    ["FR", "REMISE DE PRELEVEMENTS", "PRLV SEPA EMIS 00418 REJETE ZUBRO"],
    ["FR", "REMISE DE PRELEVEMENTS", "REJETS PRLV EMIS 3 OPERATIONS"],
    ["ES", "REMESA EFECTOS 00412", "EFECTO 00412 DEVUELTO ZUBRO SL"],
    ["ES", "ABONO REMESA RECIBOS", "DEVOLUCIONES RECIBOS REMESA 418"],
    ["NL", "Incassobatch 77 posten", "Incasso 418 gestorneerd J Zubrowal"],
    ["GB", "BACS CREDIT DD COLLECTION", "DD COLLECTION REF 418 UNPAID"],
    // Customers whose own trade is a debt's, a tax's or a fee's word.
    ["NL", "Incassobatch 77 posten", "Storno incasso Gerechtsdeurwaarders Zubro"],
    ["NL", "Incassobatch 77 posten", "Storno incasso Zubro Lease BV"],
    ["FR", "REMISE LCR", "IMPAYE LCR CREDIT MUTUEL LEASING"],
    ["FR", "REMISE DE PRELEVEMENTS", "REJET PRLV SEPA EMIS LIVRET A ZUBRO"],
    ["ES", "ABONO REMESA RECIBOS", "DEVOL. ADEUDO SEPA EMITIDO AYUNTAMIENTO DE ZAMORA"],
    ["GB", "BACS CREDIT DD COLLECTION", "UNPAID DD COLLECTION LOAN J SMITH"],
    ["ES", "ABONO REMESA RECIBOS", "DEVOLUCION RECIBO REMESA 00418 GASTOS COMUNIDAD PISO 3A"],
    ["ES", "ABONO REMESA RECIBOS", "DEVOL. ADEUDO SEPA EMITIDO CDAD PROP GASTOS"],
    ["NL", "Incassobatch 77 posten", "Storno incasso J Zubrowal VvE kosten juni"],
    ["FR", "REMISE DE PRELEVEMENTS", "REJET PRLV SEPA EMIS ZUBROWAL REGUL CHARGES LOT 12"],
  ])("in %s is no turnover and no expense: %s, %s", (market, collected, back) => {
    const lines: readonly Line[] = [
      ["2026-06-05", collected, 4500],
      ["2026-06-12", back, -150],
    ];
    const { incomes, expenses, categoryOf } = analysisOf(lines, market);
    expect([incomes, expenses]).toEqual([4350, -2400]);
    expect(categoryOf(back)).toBe("REVENUE");
  });

  it.each<readonly [Market, string, string]>([
    ["FR", "what it pays of its own that came back", "PAIEMENT EFFET LCR IMPAYE SFIC"],
    ["FR", "its own bill, presented again", "LCR IMPAYEE REPRESENTEE CYCLES ZUBRO"],
    ["FR", "its own bill", "LCR ECH 300626 CYCLES ZUBRO SAS"],
    ["FR", "a reminder's words behind a name", "VIR SEPA ZUBRO SARL REGLEMENT IMPAYE LCR 0417"],
    ["FR", "a cheque of its own that it makes good", "PROVISION CHEQUE IMPAYE 1234567"],
    ["FR", "what a collector takes", "PRLV SEPA ZUBRO IMPAYE FACTURE"],
    ["FR", "its own bill, made good", "LCR IMPAYEE CYCLES ZUBRO REGULARISATION"],
    ["ES", "an unpaid bill of its own", "RECIBO IMPAGADO AGUAS ZUBRO"],
    ["ES", "an instalment of its own", "DEVOLUCION RECIBO PRESTAMO 0049 418"],
    ["ES", "a deposit that it gives back", "TRANSFERENCIA A ZUBRO DEVOLUCION EFECTO"],
    ["GB", "who collects", "DD COLLECTION AGENCY ZUBRO"],
  ])("in %s is not %s: %s", (market, _, text) => {
    expect(returnOf(text, market)).not.toBe("REVENUE");
  });

  it("is no financing's, which the bank takes back from who borrowed on the bill", () => {
    expect(returnOf("IMPAYE LCR ESCOMPTE 0417")).toBe("OPEX_OTHER");
  });

  it("is no fee for it", () => {
    expect(returnOf("FRAIS IMPAYE LCR 0417")).toBe("FEES_PAYMENT_REJECTION");
    expect(returnOf("COMISION DEVOLUCION RECIBOS REMESA 00418", "ES")).toBe("FEES_BANK_SERVICE");
    expect(returnOf("DEVOLUCION REMESA RECIBOS GASTOS BANCARIOS", "ES")).toBe("OPEX_OTHER");
    expect(returnOf("Storno incasso kosten 3 stuks", "NL")).toBe("OPEX_OTHER");
  });

  it.each<readonly [Market, string]>([
    ["FR", "IMPAYE LCR TVA"],
    ["FR", "CHEQUE REMIS IMPAYE 1234567 COM"],
    ["ES", "DEVOLUCION RECIBOS REMESA 00418 GASTOS CORREO"],
    ["ES", "DEVOLUCION REMESA COM 3,00"],
    ["NL", "Storno incasso tarief 3 x 0,25"],
    ["BE", "DOMICILIERING INVORDERING ONBETAALD PROVISIE"],
    ["GB", "RETURNED CHEQUE DEPOSIT FEE"],
  ])("in %s is no fee that stands beside nobody: %s", (market, text) => {
    expect(returnOf(text, market)).not.toBe("REVENUE");
  });

  it("is what the client's own phrase says", () => {
    const lexicon = [{ id: "own", category: "OTHER_EXPENSE", phrases: ["STORNO INCASSO"], direction: "OUT" }] as const;
    expect(returnOf("Storno incasso J Zubrowal", "NL", "BUSINESS", lexicon)).toBe("OPEX_OTHER");
  });

  it("leaves a supplier of that name what he is: another line, and an expense", () => {
    const { incomes, expenses } = analysisOf([
      ["2026-06-02", "LCR ZUBRO SARL", -300],
      ["2026-06-05", "REMISE LCR", 4500],
      ["2026-06-12", "IMPAYE LCR ZUBRO SARL", -150],
    ]);
    expect([incomes, expenses]).toEqual([4350, -2700]);
  });

  it("leaves a debt without a ratio where more came back than came in", () => {
    const loan = (month: string): Line => [`2026-${month}-05`, "ECH PGE RESILIENCE 07340", -300];
    const { essentials } = analysisOf([loan("04"), loan("05"), loan("06"), ["2026-06-12", "IMPAYE LCR 12", -150]]);
    expect(essentials).toMatchObject({ monthlyRegularIncome: -50, monthlyLoanRepayments: 300 });
    expect(essentials).not.toHaveProperty("debtToIncome");
  });

  it("is a person's expense: nothing tells that he trades", () => {
    expect(returnOf("IMPAYE LCR 0004512 ZUBRO SARL", "FR", "CONSUMER")).toBe("OTHER_EXPENSE");
  });

  it("leaves the totals with its deposit where a cheque of that very amount bounced", () => {
    const { incomes, expenses } = analysisOf([
      ["2026-06-05", "REMISE CHEQUE 1234567", 1500],
      ["2026-06-12", "CHEQUE REMIS IMPAYE 1234567", -1500],
    ]);
    expect([incomes, expenses]).toEqual([0, -2400]);
  });
});
