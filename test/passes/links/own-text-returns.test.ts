import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../../src/model/category.js";
import { REFINEMENTS } from "../../../src/passes/refinements.js";
import { account, categoryOf, factsOf, type Line, linksOf } from "../facts.js";
import { type Market, returnedIn } from "./returned-in.js";

describe("a debit that comes back under its own text", () => {
  const twice = (text: string, day = "2026-05-07"): readonly Line[] => [
    ["2026-05-02", text, -60],
    [day, text, 60],
  ];
  const creditIn = (lines: readonly Line[], market: Market = "FR"): string => {
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
    ["ES", "LINEA DIRECTA ASEG", "REJECTION_PAYMENT"],
    ["ES", "GANA ENERGIA", "REJECTION_PAYMENT"],
    ["ES", "R/ TGSS. COTIZACION 005 R.E.AUTONOMOS", "REJECTION_PAYMENT"],
    ["BE", "TELENET BV", "REJECTION_PAYMENT"],
    ["FR", "EDF CLIENTS PARTICULIERS", "REJECTION_PAYMENT"],
    ["ES", "CUOTA PRESTAMO HIPOTECARIO 0182 1234", "REJECTION_LOAN_REPAYMENT"],
    ["ES", "CUOTA PRESTAMO PERSONAL 0417", "REJECTION_LOAN_REPAYMENT"],
    ["NL", "AFLOSSING HYPOTHEEK 88123", "REJECTION_LOAN_REPAYMENT"],
    ["NL", "DUO HOOFDREKENING TERMIJN 201404 SF 044718", "REJECTION_LOAN_REPAYMENT"],
    ["BE", "AFLOSSING WOONKREDIET 726-1234567-88", "REJECTION_LOAN_REPAYMENT"],
    ["GB", "PERSONAL LOAN REPAYMENT 4417", "REJECTION_LOAN_REPAYMENT"],
    ["FR", "REMBOURSEMENT PRET 00012345", "REJECTION_LOAN_REPAYMENT"],
    ["BE", "Terugbetaling woonkrediet 4217-60388-51", "REJECTION_LOAN_REPAYMENT"],
    ["BE", "REMBOURSEMENT CREDIT HYPOTHECAIRE 071-0449182-33 CAPITAL ET INTERETS", "REJECTION_LOAN_REPAYMENT"],
    ["BE", "KREDIET 726-4418305-12", "REJECTION_LOAN_REPAYMENT"],
    ["NL", "LENING 726-4418305-12", "REJECTION_LOAN_REPAYMENT"],
    ["NL", "BETALING LENING 726-4418305-12", "REJECTION_LOAN_REPAYMENT"],
    ["GB", "KEATES LETTINGS 14 MARGILL CL RENT", "REJECTION_PAYMENT"],
    ["NL", "Gruno Verhuur en Beheer huur Moesstraat 61a", "REJECTION_PAYMENT"],
    ["FR", "LOYER FONCIA", "REJECTION_PAYMENT"],
    ["ES", "ALQUILER PISO LOPEZ", "REJECTION_PAYMENT"],
    ["FR", "LOYER STUDIO MARTIN", "REJECTION_PAYMENT"],
    ["FR", "LOYER APPT 44719", "REJECTION_PAYMENT"],
    ["FR", "LOYER CROUS MEUBLE", "REJECTION_PAYMENT"],
    ["GB", "HOUSING ASSOCIATION RENT", "REJECTION_PAYMENT"],
    ["GB", "COUNCIL RENT", "REJECTION_PAYMENT"],
    ["FR", "CHARGES COPROPRIETE", "REJECTION_PAYMENT"],
    ["ES", "IMPUESTOS AEAT MODELO 303", "REJECTION_PAYMENT"],
    ["NL", "Belastingdienst Loonheffingen", "REJECTION_PAYMENT"],
    ["FR", "HABITATION BR4471902 RMS26187833188814GI", "REJECTION_PAYMENT"],
    ["FR", "IMPOT REVENU", "REJECTION_PAYMENT"],
    ["FR", "LOYER 4471902", "REJECTION_PAYMENT"],
    ["FR", "ARVAL SERVICE LEASE 44719", "REJECTION_PAYMENT"],
    ["FR", "DIAC LOYER 44719", "REJECTION_PAYMENT"],
    ["GB", "LEX AUTOLEASE 4417", "REJECTION_PAYMENT"],
    ["ES", "ALD AUTOMOTIVE RENTING", "REJECTION_PAYMENT"],
    ["NL", "VAN MOSSEL AUTOLEASE", "REJECTION_PAYMENT"],
    ["FR", "EDF", "REJECTION_PAYMENT"],
    ["FR", "PRLV SEPA CAF", "REJECTION_PAYMENT"],
    ["FR", "REMBOURSEMENT FINFROG 00123", "REJECTION_LOAN_REPAYMENT"],
    ["BE", "TERUGBETALING KREDIETOPENING 4417", "REJECTION_LOAN_REPAYMENT"],
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
    ["an instalment", "ECHEANCE PRET 00123456", "transfer", "OTHER_ENTRY"],
    ["a bill", "EDF CLIENTS PARTICULIERS", "transfer", "OTHER_ENTRY"],
    ["what is repaid to who lends fast", "REMBOURSEMENT FINFROG 00123", "order", "REFUND"],
  ])("is none of %s that left by another way: %s by %s", (_, text, type, category) => {
    const given = account(twice(text)) as { readonly transactions: readonly object[] };
    const [debit, credit] = given.transactions;
    const facts = factsOf([{ ...given, transactions: [{ ...debit, aggregator: { type } }, credit] }]);
    expect(facts.links.rowOf("rejectedOn", 0)).toBe(-1);
    expect(categoryOf(facts, 1)).toBe(category);
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
      "is a cheque of another number behind one that both have, which was paid in",
      [
        ["2026-05-02", "CHEQUE 05 1234567", -60],
        ["2026-05-07", "CHEQUE 05 7654321", 60],
      ],
    ],
    ["is a cheque without a number", twice("CHEQUE")],
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

  it("is interest, or a refund, where it is of no instalment, or does not say it in the instalment's words", () => {
    expect(creditIn(twice("PRLV SEPA INTERETS ZUBRO"))).toBe("INTEREST");
    const lines: readonly Line[] = [
      ["2026-05-02", "REMBOURSEMENT PRET KRALJ 00012345", -60],
      ["2026-05-07", "REMBOURSEMENT KRALJ PRET 00012345", 60],
    ];
    expect(creditIn(lines)).toBe("REFUND");
  });

  it("may come back on its day", () => {
    expect(creditIn(twice("PRLV SEPA EDF CLIENTS", "2026-05-02"))).toBe("REJECTION_PAYMENT");
  });

  it("is a rejection of a shop's direct debit too, and a refund of what was bought there", () => {
    expect(creditIn(twice("PRLV SEPA NETFLIX"))).toBe("REJECTION_PAYMENT");
    expect(creditIn(twice("NETFLIX"))).toBe("REFUND");
    expect(creditIn(twice("KLARNA*BOL.COM STOCKHOLM"), "BE")).toBe("REFUND");
    expect(creditIn(twice("SEQURA *ZUBRO FRACCIONA TU PAGO"), "ES")).toBe("REFUND");
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
      "Recibo Zubro Gym Nº Recibo 3311 998 KZZVXCD",
      "REJECTION_PAYMENT",
    ],
    ["another payee behind a number", "Recibo 3311 ZUBRO", "Recibo 3311 QWERT", "OTHER_ENTRY"],
    [
      "another payee behind a code",
      "Recibo Nº 3311 204 BCDKQLP ZUBRO",
      "Recibo Nº 3311 998 KZZVXCD QWERT",
      "OTHER_ENTRY",
    ],
  ])("in Spain with %s is told by its words", (_, paid, back, category) => {
    const lines: readonly Line[] = [
      ["2026-05-02", paid, -60],
      ["2026-05-05", back, 60],
    ];
    expect(creditIn(lines, "ES")).toBe(category);
  });

  it.each<readonly [Market, string, string]>([
    ["FR", "ECHEANCE PRET 4417 KRALJ", "ECHEANCE PRET 5521 ZUBRO"],
    ["FR", "ECHEANCE PRET 4417 KRALJ", "ECHEANCE PRET 5521 KRALJ"],
    ["FR", "PRLV SEPA 05/07 KRALJ ASSURANCE", "PRLV SEPA 05/07 ZUBRO ASSURANCE"],
    ["ES", "RECIBO LUZ 4417 KRALJ", "RECIBO LUZ 5521 ZUBRO X"],
    ["ES", "RECIBO 07/2026 KRALJ GIMNASIO", "RECIBO 07/2026 ZUBRO GIMNASIO"],
    ["ES", "Recibo Cofidis Nº Recibo 0049 6105 235 WHVVPWS", "Recibo Cofidis Nº Recibo 0049 6105 236 QWVVPWS"],
  ])("in %s is %s, though a debit like it lies nearer: %s", (market, text, nearer) => {
    const own = twice(text);
    expect(returnedIn([own[0]!, ["2026-05-03", nearer, -60], own[1]!], market)).toEqual([text]);
  });

  it.each<readonly [Market, string, string]>([
    ["FR", "ECHEANCE 4417 ZUBRO PRET", "4417 KRALJ PRET"],
    ["FR", "PRET 4417 ZUBRO", "PRET 5521 KRALJ"],
    ["FR", "PRLV SEPA 05/07 ZUBRO ASSURANCE", "PRLV SEPA 05/07 KRALJ ASSURANCE"],
    ["ES", "PRESTAMO 4417 ZUBRO", "PRESTAMO 5521 KRALJ"],
    ["NL", "LENING 4417 ZUBRO", "LENING 5521 KRALJ"],
  ])("in %s is not what another payee behind a number is paid: %s, %s", (market, paid, back) => {
    const lines: readonly Line[] = [
      ["2026-05-02", paid, -200],
      ["2026-05-07", back, 200],
    ];
    expect(returnedIn(lines, market)).toEqual([]);
  });

  it.each<readonly [string, "GB" | "FR", string, string, string]>([
    ["a rejection", "GB", "ZOPA BANK LIMITED 40188 DD", "ZOPA BANK LIMITED 40188", "REJECTION_LOAN_REPAYMENT"],
    ["a rejection", "GB", "SANTANDER CONSUMER DD", "SANTANDER CONSUMER", "REJECTION_LOAN_REPAYMENT"],
    ["a rejection", "GB", "TESCO BANK DD", "TESCO BANK", "REJECTION_LOAN_REPAYMENT"],
    ["a rejection", "GB", "LIVERWOOD CREDIT UNION DD", "LIVERWOOD CREDIT UNION", "REJECTION_LOAN_REPAYMENT"],
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

  it("is a benefit where nothing was paid under the same words", () => {
    const lines: readonly Line[] = [
      ["2026-05-02", "TGSS COTIZACION 005 R.E.AUTONOMOS", -60],
      ["2026-05-07", "TGSS PRESTACION", 60],
    ];
    expect(creditIn(lines, "ES")).toMatch(/^ALLOWANCE/);
  });

  it("is a loan where it comes by transfer, or lends the sum again", () => {
    expect(creditIn(twice("TRANSFERENCIA DE BANCO ZUBRO PRESTAMO PERSONAL"), "ES")).toBe("LOAN_DRAWDOWN_PERSONAL");
    expect(creditIn(twice("OPNAME KREDIETOPENING 4417"), "BE")).toBe("LOAN_DRAWDOWN_REVOLVING");
    expect(creditIn(twice("FINFROG 00123"))).toBe("LOAN_DRAWDOWN");
  });

  it.each([
    ["PRLV SEPA ZUBRO", "OTHER_ENTRY", "ZUBRO", []],
    ["PRLV SEPA ZUBRO", "LOAN_DRAWDOWN", "ZUBRO", []],
    ["REMBOURSEMENT PRET 00012345", "REFUND", "REMBOURSEMENT PRET", ["refundOf", "refundedOn"]],
  ] as const)("is what the client says: %s is %s", (text, category, phrase, links) => {
    const lexicon = [{ id: "me", category, direction: "IN", phrases: [phrase] }] as const;
    const facts = factsOf([account(twice(text))], { project: { lexicon } });
    expect(linksOf(facts).map((link) => link.split(":")[0])).toEqual(links);
    expect(
      categoryOf(
        facts,
        facts.ledger.amount.findIndex((amount) => amount > 0),
      ),
    ).toBe(category);
  });

  it.each([
    ["a tenant's rent", "LOYER ZUBRO 44719", "RENTAL_INCOME"],
    ["a tax that is given back", "IMPOT REVENU ZUBRO", "PERSO_TAX_REFUND"],
  ] as const)("is %s where the client says that what was paid is another bill", (_, text, category) => {
    const lexicon = [{ id: "me", category: "TELECOM", direction: "OUT", phrases: ["ZUBRO"] }] as const;
    const facts = factsOf([account(twice(text))], { project: { lexicon } });
    expect(linksOf(facts)).toEqual([]);
    expect(categoryOf(facts, 1)).toBe(category);
  });
});
