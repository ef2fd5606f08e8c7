import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../../src/model/category.js";
import { REFINEMENTS } from "../../../src/passes/categories.js";
import { account, categoryOf, type Facts, factsOf, type Line, linksOf, rowOf } from "../facts.js";

/** The texts of the debits that come back. */
function returnedIn(lines: readonly Line[], market: "FR" | "GB" | "ES" | "NL" | "BE" = "FR"): readonly string[] {
  const facts = factsOf([account(lines)], { project: { market, currency: "EUR" } });
  return facts.ledger.description.filter(
    (_, row) => facts.allLinks.rowOf("rejectedOn", row) !== -1 || facts.allLinks.rowOf("refundedOn", row) !== -1,
  );
}

describe("a rejection", () => {
  const bill: Line = ["2026-05-02", "PRLV SEPA EDF CLIENTS", -60];
  const rejection = (text: string): Line => ["2026-05-07", text, 60];

  it.each([
    ["cash", "RETRAIT DAB PARIS"],
    ["a purchase by card", "CARTE 03/05 LE BISTROT"],
    ["a cheque", "CHEQUE 1234567"],
    ["a transfer", "VIR SEPA ZUBRO"],
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

  it("that says no way is of what can come back, and of no card or cash", () => {
    const back = rejection("REJET IMPAYE");
    for (const text of ["PRLV SEPA EDF CLIENTS", "CHEQUE 1234567", "VIR SEPA ZUBRO", "ECH PRET ZUBRO"])
      expect(returnedIn([["2026-05-02", text, -60], ["2026-05-06", "CARTE 03/05 LE BISTROT", -60], back])).toEqual([
        text,
      ]);
    expect(returnedIn([["2026-05-06", "RETRAIT DAB PARIS", -60], back])).toEqual([]);
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

describe("a refund", () => {
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

describe("a debit that comes back under its own text", () => {
  const twice = (text: string, day = "2026-05-07"): readonly Line[] => [
    ["2026-05-02", text, -60],
    [day, text, 60],
  ];
  const creditIn = (lines: readonly Line[], market: "FR" | "GB" | "ES" | "NL" | "BE" = "FR"): string => {
    const facts = factsOf([account(lines)], { project: { market, currency: "EUR" } });
    const row = facts.ledger.amount.findIndex((amount) => amount > 0);
    return categoryOf(facts, row);
  };

  it.each([
    ["FR", "PRLV SEPA COFIDIS CREDIT 123", "REJECTION_LOAN_REPAYMENT"],
    ["FR", "ECHEANCE PRET 00123456", "REJECTION_LOAN_REPAYMENT"],
    ["FR", "PRLV SEPA EDF CLIENTS", "REJECTION_PAYMENT"],
    ["FR", "CHEQUE 1234567", "REJECTION_CHECK"],
    ["GB", "DIRECT DEBIT ZOPA LOAN", "REJECTION_LOAN_REPAYMENT"],
    ["GB", "BRITISH GAS DD", "REJECTION_PAYMENT"],
    ["ES", "RECIBO COFIDIS PRESTAMO", "REJECTION_LOAN_REPAYMENT"],
    ["NL", "SEPA Incasso algemeen doorlopend VATTENFALL", "REJECTION_PAYMENT"],
    ["BE", "DOMICILIERING ENGIE", "REJECTION_PAYMENT"],
  ] as const)("in %s as %s is a rejection", (market, text, category) => {
    expect(returnedIn(twice(text), market)).toEqual([text]);
    expect(creditIn(twice(text), market)).toBe(category);
  });

  it("is told as such in its rule, and is what its flow is", () => {
    const facts = factsOf([account(twice("PRLV SEPA COFIDIS CREDIT 123"))]);
    const row = facts.ledger.amount.findIndex((amount) => amount > 0);
    expect(REFINEMENTS[facts.categories.refinement[row]!]).toBe("link.rejection");
    expect(CATEGORIES[facts.categories.ofFlow[facts.cashFlows.flowOfRow[row]!]!]).toBe("REJECTION_LOAN_REPAYMENT");
  });

  it("is known by the provider's type where the text says nothing", () => {
    const typed = (type: string): string => {
      const given = account(twice("ZXQV ENERGIE")) as { transactions: object[] };
      const transactions = given.transactions.map((row) => ({ ...row, aggregator: { type } }));
      const facts = factsOf([{ ...given, transactions }]);
      return categoryOf(
        facts,
        facts.ledger.amount.findIndex((amount) => amount > 0),
      );
    };
    expect(typed("order")).toBe("REJECTION_PAYMENT");
    expect(typed("transfer")).toBe("OTHER_ENTRY");
  });

  it.each([
    ["comes after 15 days", twice("PRLV SEPA EDF CLIENTS", "2026-05-18")],
    [
      "is of another payee",
      [
        ["2026-05-02", "PRLV SEPA ZUBRO", -60],
        ["2026-05-07", "PRLV SEPA QWERT", 60],
      ],
    ],
    ["is a transfer, which anybody may send back", twice("VIR SEPA ZUBRO")],
    ["says nothing of how it left", twice("ZUBRO QWERT")],
    [
      "is a cheque of another number, which was paid in",
      [
        ["2026-05-02", "CHEQUE 1234567", -60],
        ["2026-05-07", "CHEQUE 7654321", 60],
      ],
    ],
    [
      "is a cheque of somebody of that name, which was paid in",
      [
        ["2026-05-02", "CHEQUE 5550001 ZUBRO AGENCE 30004", -60],
        ["2026-05-07", "CHEQUE 7771234 ZUBRO AGENCE 30004", 60],
      ],
    ],
    [
      "names nobody, and bears another number",
      [
        ["2026-05-02", "PRLV SEPA 12345678", -60],
        ["2026-05-07", "PRLV SEPA 99887766", 60],
      ],
    ],
  ] as const satisfies readonly (readonly [string, readonly Line[]])[])("is none where it %s", (_, lines) => {
    expect(returnedIn(lines)).toEqual([]);
    expect(creditIn(lines)).toBe("OTHER_ENTRY");
  });

  it("is a rejection of a shop's direct debit too, and a refund of what was bought there", () => {
    expect(creditIn(twice("PRLV SEPA NETFLIX"))).toBe("REJECTION_PAYMENT");
    expect(creditIn(twice("NETFLIX"))).toBe("REFUND");
  });

  const receipt = "Recibo Cofidis S.a. Sucursal En España Nº Recibo 0049 6105";

  it.each<readonly [string, string, string, string]>([
    [
      "another code",
      `${receipt} 235 WHVVPWS Ref. Mandato RF99120045`,
      `${receipt} 236 QWVVPWS`,
      "REJECTION_LOAN_REPAYMENT",
    ],
    [
      "another code of a gym's",
      "Recibo Zubro Gym Nº Recibo 3311 204 BCDKQLP",
      "Recibo Zubro Gym Nº Recibo 3311 998 KZZAXCD",
      "REJECTION_PAYMENT",
    ],
    ["another payee behind a number", "Recibo 3311 ZUBRO", "Recibo 3311 QWERT", "OTHER_ENTRY"],
    [
      "another payee behind a code",
      "Recibo Nº 3311 204 BCDKQLP ZUBRO",
      "Recibo Nº 3311 998 KZZAXCD QWERT",
      "OTHER_ENTRY",
    ],
  ])("in Spain with %s is told by its words", (_, paid, back, category) => {
    const lines: readonly Line[] = [
      ["2026-05-02", paid, -60],
      ["2026-05-05", back, 60],
    ];
    expect(creditIn(lines, "ES")).toBe(category);
  });

  it.each<readonly [string, "GB" | "FR", string, string, string]>([
    ["a rejection", "GB", "ZOPA BANK LIMITED 40188 DD", "ZOPA BANK LIMITED 40188", "REJECTION_LOAN_REPAYMENT"],
    ["a rejection", "FR", "PRLV SEPA COFIDIS 28812345", "COFIDIS 28812345", "REJECTION_LOAN_REPAYMENT"],
    ["a loan by transfer", "GB", "ZOPA BANK LIMITED 40188 DD", "ZOPA BANK LIMITED 40188 BGC", "LOAN_DRAWDOWN"],
    ["a loan of who lends again", "GB", "LENDING STREAM 4401 DD", "LENDING STREAM 4401", "LOAN_DRAWDOWN"],
    ["a loan of another lender", "GB", "ZOPA BANK LIMITED 40188 DD", "NOVUNA 40188", "LOAN_DRAWDOWN"],
  ])("is %s in %s where %s comes back as the lender's %s", (_, market, paid, back, category) => {
    const lines: readonly Line[] = [
      ["2026-05-02", paid, -60],
      ["2026-05-05", back, 60],
    ];
    expect(creditIn(lines, market)).toMatch(category);
    expect(returnedIn(lines, market)).toHaveLength(category.startsWith("REJECTION") ? 1 : 0);
  });

  it("is none of what somebody collects, returned and collected again", () => {
    const text = "PRLV SEPA COTISATION ZUBRO QWERT";
    const signs = [45, -45, 45];
    const lines = signs.map((amount, at): Line => [`2026-05-0${2 + 3 * at}`, text, amount]);
    expect(returnedIn(lines)).toEqual([]);
  });

  it("is what the client says", () => {
    const lexicon = [{ id: "me", category: "OTHER_ENTRY", direction: "IN", phrases: ["ZUBRO"] }] as const;
    const facts = factsOf([account(twice("PRLV SEPA ZUBRO"))], { project: { lexicon } });
    expect(linksOf(facts)).toEqual([]);
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
