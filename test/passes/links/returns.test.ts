import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import { account, categoryOf, type Facts, factsOf, type Line, linksOf, rowOf } from "../facts.js";
import { returnedIn } from "./returned-in.js";

describe("a rejection", () => {
  const bill: Line = ["2026-05-02", "PRLV SEPA EDF CLIENTS", -60];
  const rejection = (text: string): Line => ["2026-05-07", text, 60];

  it.each([
    ["cash", "RETRAIT DAB PARIS"],
    ["a purchase by card", "CARTE 03/05 LE BISTROT"],
    ["a cheque", "CHEQUE 1234567"],
    ["a transfer", "VIR SEPA ZUBRO"],
    ["the bank's fee for it", "FRAIS REJET PRELEVEMENT"],
  ])("of a direct debit passes over %s, however near", (_, text) => {
    const other: Line = ["2026-05-06", text, -60];
    expect(returnedIn([bill, other, rejection("REJET PRELEVEMENT")])).toEqual([bill[1]]);
    expect(returnedIn([other, rejection("REJET PRELEVEMENT")])).toEqual([]);
  });

  it.each([
    ["FR", "REJET CHEQUE IMPAYE", "CHEQUE 1234567", "PRLV SEPA QWERT"],
    ["FR", "REJET VIREMENT", "VIR SEPA ZUBRO", "PRLV SEPA QWERT"],
    ["FR", "PRLV REJETE", "PRLV SEPA ZUBRO", "CHEQUE 1234567"],
    ["GB", "RETURNED STANDING ORDER", "STANDING ORDER ZUBRO", "DIRECT DEBIT QWERT"],
    ["GB", "UNPAID DD", "DIRECT DEBIT ZUBRO", "CARD PAYMENT QWERT"],
    ["ES", "DEVOLUCION RECIBO", "RECIBO ZUBRO", "TRANSFERENCIA A QWERT"],
    ["NL", "STORNO INCASSO SALDO ONTOEREIKEND", "INCASSO ZUBRO", "OVERBOEKING QWERT"],
    ["BE", "GEWEIGERDE DOMICILIERING", "DOMICILIERING ZUBRO", "OVERSCHRIJVING QWERT"],
  ] as const)("in %s that says %s is of what left that way", (market, text, debit, other) => {
    const rows: readonly Line[] = [["2026-05-02", debit, -60], ["2026-05-06", other, -60], rejection(text)];
    expect(returnedIn(rows, market)).toEqual([debit]);
  });

  it.each(["REJET PRELEVEMENT", "REJET CHEQUE IMPAYE", "REJET VIREMENT", "REJET PAIEMENT CB", "REJET IMPAYE"])(
    "that says %s may be of what left by a way not told",
    (text) => {
      expect(returnedIn([["2026-05-02", "ZUBRO QWERT", -60], rejection(text)])).toEqual(["ZUBRO QWERT"]);
    },
  );

  it("that says no way is of what can come back, and of no card or cash", () => {
    const back = rejection("REJET IMPAYE");
    for (const text of ["PRLV SEPA EDF CLIENTS", "CHEQUE 1234567", "VIR SEPA ZUBRO", "ECH PRET ZUBRO"])
      expect(returnedIn([["2026-05-02", text, -60], ["2026-05-06", "CARTE 03/05 LE BISTROT", -60], back])).toEqual([
        text,
      ]);
    expect(returnedIn([["2026-05-06", "RETRAIT DAB PARIS", -60], back])).toEqual([]);
  });

  it("that a client's rule calls a cheque's is of a cheque, or of what left by a way not told", () => {
    const lexicon = [
      { id: "ours", category: "REJECTION_CHECK" as const, direction: "IN" as const, phrases: ["REJET IMPAYE"] },
    ];
    const returnOf = (text: string): boolean => {
      const facts = factsOf([account([["2026-05-02", text, -60], rejection("REJET IMPAYE")])], {
        project: { lexicon },
      });
      return facts.links.rowOf("rejectedOn", rowOf(facts, text)) !== -1;
    };
    expect(["CHEQUE 1234567", "ZUBRO QWERT", "PRLV SEPA EDF CLIENTS"].map(returnOf)).toEqual([true, true, false]);
  });

  it("of a loan's instalment stays one beside cash of the same amount", () => {
    const facts = factsOf([
      account([
        ["2026-05-05", "PRLV SEPA COFIDIS", -60],
        ["2026-05-06", "RETRAIT DAB PARIS", -60],
        ["2026-05-07", "REJET DE PRELEVEMENT", 60],
      ]),
    ]);
    expect(categoryOf(facts, rowOf(facts, "REJET DE PRELEVEMENT"))).toBe("REJECTION_LOAN_REPAYMENT");
  });
});

describe("a transfer that could not be paid out", () => {
  const rent = "VIR PERMANENT LOYER ZUBRO";
  const back: Line = ["2026-05-10", "VIREMENT RETOURNE MOTIF COMPTE CLOS", 690];

  it("is of the transfer of its amount in the days before, whoever it was for", () => {
    const rents = ["2026-03-08", "2026-04-08", "2026-05-08"].map((day): Line => [day, rent, -690]);
    const facts = factsOf([account([...rents, back])]);
    const linked = [...facts.ledger.day.keys()].filter((row) => facts.allLinks.rowOf("refundedOn", row) !== -1);
    expect(linked.map((row) => isoDayOf(facts.ledger.day[row]! as Day))).toEqual(["2026-05-08"]);
  });

  it("is of one of weeks before where the return names it", () => {
    const named: Line = ["2026-05-30", "VIREMENT RETOURNE LOYER ZUBRO MOTIF COMPTE CLOS", 690];
    expect(returnedIn([["2026-05-08", rent, -690], named])).toEqual([rent]);
    expect(returnedIn([["2026-03-30", rent, -690], named])).toEqual([]);
    const longer = "VIR SEPA ZUBRO KRALJ QWERT";
    expect(returnedIn([["2026-05-08", longer, -690], named])).toEqual([longer]);
    expect(returnedIn([["2026-05-08", "PRLV SEPA ZUBRO", -690], named])).toEqual([]);
    const agency = "VIREMENT RETOURNE LOYER FONCIA MOTIF COMPTE CLOS";
    expect(
      returnedIn([
        ["2026-05-08", "VIR SEPA LOYER FONCIA", -690],
        ["2026-05-30", agency, 690],
      ]),
    ).toHaveLength(1);
    expect(
      returnedIn([
        ["2026-05-08", "VIR SEPA LOYER", -690],
        ["2026-05-30", agency, 690],
      ]),
    ).toEqual([]);
    const near: Line = ["2026-05-26", "VIR SEPA GARAGE MARTIN", -690];
    expect(returnedIn([["2026-05-08", rent, -690], near, named])).toEqual([rent]);
    for (const other of [
      "VIR SEPA LOYER FONCIA",
      "VIR SEPA LOYER KRALJ",
      "VIR SEPA CLOS DES LILAS",
      "VIR SEPA COMPTE KRALJ",
    ])
      expect(returnedIn([["2026-05-08", other, -690], named])).toEqual([]);
  });

  it.each(["FONCIA", "MARTIN"])(
    "is of one of weeks before that says no more than whom the return names: %s",
    (name) => {
      const named: Line = ["2026-05-30", `VIREMENT RETOURNE ${name} MOTIF COMPTE CLOS`, 690];
      const paid = `VIR SEPA ${name}`;
      expect(returnedIn([["2026-05-08", paid, -690], named])).toEqual([paid]);
      expect(returnedIn([["2026-05-08", "VIR SEPA LEROY", -690], named])).toEqual([]);
      expect(returnedIn([["2026-05-08", "VIR SEPA", -690], named])).toEqual([]);
    },
  );

  it("may be of what left by a way not told", () => {
    const named: Line = ["2026-05-10", "VIREMENT RETOURNE ZUBRO QWERT MOTIF COMPTE CLOS", 690];
    expect(returnedIn([["2026-05-08", "ZUBRO QWERT", -690], named])).toEqual(["ZUBRO QWERT"]);
  });

  it("is of no direct debit, of none of weeks before, and of one of several only by their words", () => {
    expect(returnedIn([["2026-05-08", "PRLV SEPA ZUBRO", -690], back])).toEqual([]);
    expect(returnedIn([["2026-04-24", rent, -690], back])).toEqual([]);
    expect(returnedIn([["2026-04-25", rent, -690], back])).toEqual([rent]);
    const other: Line = ["2026-05-09", "VIR SEPA KRALJ", -690];
    const one: Line = ["2026-05-08", "VIR SEPA ZUBRO", -690];
    expect(returnedIn([one, other, back])).toEqual([]);
    expect(returnedIn([one, other, [back[0], `${back[1]} ZUBRO`, 690]])).toEqual([one[1]]);
  });
});

describe("a refund", () => {
  it.each([
    ["an insurer", "PRLV SEPA MAIF ASSURANCE", "REMBOURSEMENT MAIF ASSURANCE"],
    ["an employer", "CARTE SNCF ZUBRO", "REMBOURSEMENT NOTE DE FRAIS SNCF ZUBRO"],
  ])("by %s is of what was paid, and needs no fee", (_, paid, back) => {
    expect(
      returnedIn([
        ["2026-05-06", paid, -80],
        ["2026-05-16", back, 80],
      ]),
    ).toEqual([paid]);
  });

  it("is of no cash, whatever word they share", () => {
    const refund: Line = ["2026-05-06", "REMBOURSEMENT CARTE ZUBRO NANTES", 80];
    const purchase: Line = ["2026-04-20", "CARTE ZUBRO NANTES", -80];
    const cash: Line = ["2026-05-04", "RETRAIT DAB NANTES", -80];
    expect(returnedIn([cash, refund])).toEqual([]);
    expect(returnedIn([purchase, cash, refund])).toEqual([purchase[1]]);
    const transferred: Line = ["2026-05-06", "VIR RECU REMBOURSEMENT NANTES", 80];
    expect(returnedIn([cash, transferred])).toEqual([]);
  });
});

describe("a refund of fees by the bank", () => {
  const fee: Line = ["2026-05-05", "COMMISSION D'INTERVENTION", -8];
  const back: Line = ["2026-05-09", "REMBOURSEMENT FRAIS BANCAIRES", 8];
  const feesOf = (facts: Facts): number =>
    facts.ledger.description.filter((_, row) => facts.counting.isRefunded[row] === 1).length;

  it("is of the one fee of that amount, by whatever name", () => {
    const facts = factsOf([account([fee, back])]);
    expect(linksOf(facts)).toEqual([`refundOf: ${back[1]}, ${fee[1]}`, `refundedOn: ${fee[1]}, ${back[1]}`]);
    expect(feesOf(facts)).toBe(1);
  });

  it("needs a shared word where several fees have that amount", () => {
    const other: Line = ["2026-05-06", "COMMISSION D'INTERVENTION", -8];
    const named: Line = ["2026-05-04", "FRAIS BANCAIRES ZUBRO", -8];
    expect(returnedIn([fee, other, back])).toEqual([]);
    expect(returnedIn([fee, named, ["2026-05-09", "REMBOURSEMENT FRAIS BANCAIRES ZUBRO", 8]])).toEqual([named[1]]);
  });

  it("is of no fee of another amount, account or time, and of nothing but a fee", () => {
    expect(returnedIn([["2026-05-05", fee[1], -8.5], back])).toEqual([]);
    expect(returnedIn([["2026-05-10", fee[1], -8], back])).toEqual([]);
    expect(returnedIn([["2026-05-05", "CARTE LE BISTROT", -8], back])).toEqual([]);
    expect(linksOf(factsOf([account([fee]), account([back], { name: "Autre" })]))).toEqual([]);
  });
});

describe("what a bank says that it cancels", () => {
  it.each([
    ["FR", "ECHEANCE PRET IMMO 00123", "ANNULATION ECHEANCE PRET IMMO 00123"],
    ["FR", "ECHEANCE PRET PERSONNEL", "EXTOURNE ECHEANCE PRET PERSONNEL"],
    ["FR", "VIR SALAIRE NOUNOU", "ANNULATION VIR SALAIRE NOUNOU"],
    ["FR", "VIR LOYER DUPONT", "ANNULATION VIR LOYER DUPONT"],
    ["FR", "VIREMENT PENSION ALIMENTAIRE", "ANNUL VIREMENT PENSION ALIMENTAIRE"],
    ["ES", "CUOTA PRESTAMO 123", "ANULACION CUOTA PRESTAMO 123"],
    ["NL", "AFLOSSING LENING", "CORRECTIE AFLOSSING LENING"],
    ["BE", "AFLOSSING LENING", "ANNULATIE AFLOSSING LENING"],
    ["BE", "MENSUALITE PRET", "ANNULATION MENSUALITE PRET"],
  ] as const)("in %s, %s, comes back as %s, whatever it was for", (market, paid, cancelled) => {
    const lines: readonly Line[] = [
      ["2026-05-05", paid, -900],
      ["2026-05-07", cancelled, 900],
    ];
    const facts = factsOf([account(lines)], { project: { market, currency: "EUR" } });
    expect(categoryOf(facts, rowOf(facts, cancelled))).toBe("REFUND");
    expect(facts.links.rowOf("refundOf", rowOf(facts, cancelled))).toBe(rowOf(facts, paid));
  });

  it("pays out no loan where it speaks of an instalment", () => {
    const facts = factsOf([account([["2026-05-07", "ECHEANCE PRET IMMO 00123", 900]])]);
    expect(categoryOf(facts, 0)).toBe("OTHER_ENTRY");
  });

  it("stays a rejection where it says that it was refused", () => {
    const facts = factsOf([account([["2026-05-07", "ANNULATION VIR PERMANENT REJETE", 900]])]);
    expect(categoryOf(facts, 0)).toBe("REJECTION_PAYMENT");
  });
});
