import { describe, expect, it } from "vitest";
import { findIncomes } from "../../../src/passes/incomes.js";
import { account, categoryOf, type Facts, factsOf, type Line, linksOf, rowOf } from "../facts.js";

type Market = "FR" | "GB" | "ES" | "NL" | "BE";

const of = (lines: readonly Line[], market: Market = "FR"): Facts =>
  factsOf([account(lines, { currency: market === "GB" ? "GBP" : "EUR" })], { project: { market } });

describe("what came in and was taken back", () => {
  it.each<readonly [Market, string, string]>([
    ["FR", "REMISE CHEQUE 1234567", "CHEQUE REMIS IMPAYE 1234567 SANS PROVISION"],
    ["FR", "REMISE CHEQUES BORDEREAU 7654321", "Rejet remise chèque 1234567"],
    ["FR", "REMISE CHEQUE 1234567", "RETOUR CHEQUE IMPAYE 1234567"],
    ["FR", "VIR SEPA RECU /DE ZUBRO INDUSTRIE SAS /MOTIF SALAIRE", "ANNULATION VIR SEPA RECU /DE ZUBRO INDUSTRIE SAS"],
    ["FR", "VIR SEPA RECU /DE ZUBRO INDUSTRIE SAS /MOTIF SALAIRE", "RAPPEL VIR SEPA RECU ZUBRO INDUSTRIE SAS"],
    ["FR", "VIR SEPA RECU /DE ZUBRO INDUSTRIE SAS /MOTIF SALAIRE", "VIREMENT RECU ANNULE"],
    ["FR", "VIR SEPA RECU /DE ZUBRO SAS /MOTIF SALAIRE", "VIR SEPA EMIS /BEN ZUBRO SAS /MOTIF RESTITUTION TROP PERCU"],
    ["FR", "REMISE CHEQUE 1234567", "CHEQUE 7654321 IMPAYE"],
    ["FR", "REMISE CHEQUES 12", "REMISE CHQ N 12 IMPAYEE"],
    ["GB", "CHEQUE DEPOSIT 100123", "CHEQUE 100234 UNPAID"],
    ["ES", "INGRESO CHEQUE 1234567", "DEVOLUCION DE CHEQUES"],
    // By a way that is not told, where it says that it is one.
    ["FR", "TALON 1234567", "CHEQUE REMIS IMPAYE 1234567"],
    ["GB", "CHEQUE DEPOSIT 100123", "UNPAID CHEQUE DEPOSITED"],
    ["GB", "BANK CREDIT ZUBRO LTD SALARY", "BACS RECALL ZUBRO LTD"],
    ["ES", "INGRESO CHEQUE 1234567", "DEVOLUCION CHEQUE INGRESADO"],
    ["ES", "TRANSFERENCIA DE ZUBRO SL", "ANULACION TRANSFERENCIA RECIBIDA ZUBRO SL"],
    ["NL", "Overboeking van Zubro BV", "Terugboeking overboeking Zubro BV"],
    ["BE", "VIREMENT DE ZUBRO SPRL", "RETOUR VIREMENT ZUBRO SPRL"],
    // A date, the operation, the label of a field or, in Britain, a name may stand before the bank's words.
    ["FR", "VIR SEPA RECU /DE ZUBRO SAS /MOTIF SALAIRE", "DEBIT ANNULATION VIR SEPA RECU ZUBRO SAS"],
    ["FR", "VIR SEPA RECU /DE ZUBRO SAS /MOTIF SALAIRE", "OPERATION ANNULEE RAPPEL VIR ZUBRO SAS"],
    ["ES", "TRANSFERENCIA DE ZUBRO SL NOMINA", "10/06 ANULACION TRANSFERENCIA RECIBIDA ZUBRO SL"],
    ["ES", "TRANSFERENCIA DE ZUBRO SL NOMINA", "CARGO POR DEVOLUCION TRANSFERENCIA ZUBRO SL"],
    ["NL", "Overboeking van Zubro BV salaris", "SEPA Terugboeking overboeking Zubro BV"],
    [
      "NL",
      "Naam: Zubro BV Omschrijving: salaris mei",
      "Naam: Zubro BV Omschrijving: terugboeking overboeking salaris mei",
    ],
    [
      "NL",
      "/TRTP/SEPA OVERBOEKING/NAME/ZUBRO BV/REMI/SALARIS MEI",
      "/TRTP/STORNO OVERBOEKING/NAME/ZUBRO BV/REMI/SALARIS MEI",
    ],
    ["GB", "BANK CREDIT ZUBRO LTD SALARY", "ZUBRO LTD BACS RECALL"],
    ["GB", "ZUBRO LTD SALARY BGC", "ZUBRO LTD SALARY REVERSAL BGC 100612"],
    ["GB", "ZUBRO LTD SALARY BGC", "ZUBRO LTD BACS RECALL 14JUN26"],
    ["GB", "ZUBRO LTD SALARY BGC", "ZUBRO LTD BACS RECALL 14 JUN 26"],
    ["GB", "ZUBRO LTD SALARY BGC", "14 JUN RECALL BACS ZUBRO LTD"],
    ["GB", "ZUBRO LTD SALARY BGC", "ZUBRO LTD BGC RETURN"],
    ["ES", "NOMINA ZUBRO SL", "10 JUN ANULACION TRANSFERENCIA RECIBIDA ZUBRO SL"],
  ])("in %s leaves the totals with its debit: %s, %s", (market, credit, debit) => {
    const facts = of(
      [
        ["2026-06-05", credit, 800],
        ["2026-06-10", debit, -800],
      ],
      market,
    );
    expect(linksOf(facts)).toEqual([`refundOf: ${debit}, ${credit}`, `refundedOn: ${credit}, ${debit}`]);
    expect([credit, debit].map((text) => facts.counting.isRefunded[rowOf(facts, text)])).toEqual([1, 1]);
    expect(findIncomes(facts).total).toBe(0);
    expect(categoryOf(facts, rowOf(facts, debit))).not.toMatch(/^REJECTION_/);
  });

  it.each<readonly [string, Line, Line]>([
    ["later than a month", ["2026-05-05", "REMISE CHEQUE 12", 80], ["2026-06-05", "CHEQUE REMIS IMPAYE 12", -80]],
    ["before it came", ["2026-06-05", "REMISE CHEQUE 12", 80], ["2026-06-04", "CHEQUE REMIS IMPAYE 12", -80]],
    ["of another amount", ["2026-06-05", "REMISE CHEQUE 12", 80], ["2026-06-08", "CHEQUE REMIS IMPAYE 12", -81]],
    ["a cheque for a transfer", ["2026-06-05", "VIR RECU ZUBRO", 80], ["2026-06-08", "CHEQUE REMIS IMPAYE 12", -80]],
    ["of somebody else", ["2026-06-05", "VIR RECU ZUBRO", 80], ["2026-06-08", "ANNULATION VIR RECU WRTP", -80]],
    ["given to somebody else", ["2026-06-05", "VIR RECU ZUBRO", 80], ["2026-06-08", "VIR WRTP TROP PERCU", -80]],
    ["a cheque for rent", ["2026-06-05", "LOYER STUDIO ZUBRO", 80], ["2026-06-08", "CHEQUE REJETE 12", -80]],
    ["collected", ["2026-06-05", "VIR CAF", 80], ["2026-06-08", "PRLV SEPA CAF TROP PERCU", -80]],
    ["a bailiff's", ["2026-06-05", "VIR MME ZUBRO", 80], ["2026-06-08", "VIR SCP HUISSIER ZUBRO INDU", -80]],
    ["a reminder", ["2026-06-05", "VIR MME ZUBRO", 80], ["2026-06-08", "VIR /BEN MME ZUBRO RAPPEL VIREMENT", -80]],
    ["a remark", ["2026-06-05", "VIR MME ZUBRO", 80], ["2026-06-08", "VIR /BEN MME ZUBRO /MOTIF RAPPEL VIREMENT", -80]],
    ["a fee", ["2026-06-05", "REMISE CHEQUE 12", 20], ["2026-06-08", "FRAIS CHEQUE REMIS IMPAYE", -20]],
    ["collected of who paid", ["2026-06-05", "VIR RECU ZUBRO", 80], ["2026-06-08", "PRLV SEPA ZUBRO TROP PERCU", -80]],
    ["a fee for it", ["2026-06-05", "VIR RECU ZUBRO FRAIS", 80], ["2026-06-08", "RETOUR VIREMENT FRAIS", -80]],
    [
      "a fee that it gave back",
      ["2026-06-05", "REMBOURSEMENT FRAIS BANCAIRES", 80],
      ["2026-06-08", "VIREMENT RECU ANNULE", -80],
    ],
    ["a debit that came back", ["2026-06-05", "REJET VIREMENT", 80], ["2026-06-08", "VIREMENT RECU ANNULE", -80]],
    ["given to nobody", ["2026-06-05", "VIR RECU ZUBRO", 80], ["2026-06-08", "VIR TROP PERCU", -80]],
    ["a transfer for cash", ["2026-06-05", "VERSEMENT ESPECES", 80], ["2026-06-08", "VIREMENT RECU ANNULE", -80]],
    [
      "a cheque for a transfer that speaks of one",
      ["2026-06-05", "VIR RECU ZUBRO CHEQUE CADEAU", 80],
      ["2026-06-08", "CHEQUE REMIS IMPAYE 12", -80],
    ],
    ["no words of it", ["2026-06-05", "VIR RECU ZUBRO", 80], ["2026-06-08", "VIR EMIS ZUBRO", -80]],
  ])("is none: %s", (_, credit, debit) => {
    expect(linksOf(of([credit, debit]))).toEqual([]);
  });

  it("is none on another account", () => {
    const facts = factsOf([
      account([["2026-06-05", "REMISE CHEQUE 12", 80]]),
      account([["2026-06-08", "CHEQUE REMIS IMPAYE 12", -80]], { name: "Autre" }),
    ]);
    expect(linksOf(facts)).toEqual([]);
  });

  it("is none for what a person named Ann is sent", () => {
    const facts = of(
      [
        ["2026-06-05", "JAMES HOLT HOLIDAY SHARE FPI", 800],
        ["2026-06-10", "ANN TRANSFER FPO", -800],
      ],
      "GB",
    );
    expect(linksOf(facts)).toEqual([]);
  });

  it("is none for a tax return", () => {
    const facts = of(
      [
        ["2026-06-05", "HOLT ACCOUNTANTS LTD FPI", 800],
        ["2026-06-10", "HOLT ACCOUNTANTS LTD TAX RETURN BACS", -800],
      ],
      "GB",
    );
    expect(linksOf(facts)).toEqual([]);
  });

  it("is none for what a person is sent, however the remark speaks of a return", () => {
    const facts = of(
      [
        ["2026-06-05", "JAMES HOLT FPI", 800],
        ["2026-06-10", "JAMES HOLT BACS RETURNED FORM FPO", -800],
      ],
      "GB",
    );
    expect(linksOf(facts)).toEqual([]);
  });

  it("is the nearest of several, one for each debit", () => {
    const wage = "VIR SEPA RECU /DE ZUBRO SAS /MOTIF SALAIRE";
    const facts = of([
      ["2026-05-28", wage, 2200],
      ["2026-05-29", `${wage} BIS`, 2200],
      ["2026-06-03", "RAPPEL VIR SEPA RECU ZUBRO SAS", -2200],
    ]);
    expect(linksOf(facts)).toHaveLength(2);
    expect(facts.links.rowOf("refundedOn", rowOf(facts, `${wage} BIS`))).not.toBe(-1);
    expect(findIncomes(facts).total).toBe(22_000_000);
  });

  it("counts where its debit lies outside the window", () => {
    const facts = factsOf([
      account([
        ["2026-06-25", "REMISE CHEQUE 12", 80],
        ["2026-07-02", "CHEQUE REMIS IMPAYE 12", -80],
      ]),
    ]);
    expect(findIncomes(facts).total).toBe(800_000);
  });
});
