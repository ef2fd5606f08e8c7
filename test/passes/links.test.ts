import { describe, expect, it } from "vitest";
import { CATEGORIES, categoryNumberOf } from "../../src/model/category.js";
import type { AnalyzeOptions } from "../../src/schema/options.js";
import { account, categoryOf, type Facts, factsOf, type Line, linksOf, rowOf } from "./facts.js";

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const savings = (lines: readonly Line[]): object => account(lines, { type: "SAVINGS", name: "Livret" });
const card = (lines: readonly Line[]): object => account(lines, { type: "CREDIT_CARD", name: "Carte" });

describe("a rejection", () => {
  const debit: Line = ["2026-06-02", "PRLV SEPA EDF CLIENTS", -50];
  const back: Line = ["2026-06-05", "REJET PRLV EDF", 50];
  const linked = [
    "rejectedOn: PRLV SEPA EDF CLIENTS, REJET PRLV EDF",
    "rejectionOf: REJET PRLV EDF, PRLV SEPA EDF CLIENTS",
  ];

  it("is the debit's exact opposite on the same account, within 15 days after it", () => {
    expect(linksOf(factsOf([account([debit, back])]))).toEqual(linked);
    const late = (day: string): Line => [day, "REJET PRLV EDF", 50];
    expect(linksOf(factsOf([account([debit, late("2026-06-17")])]))).toEqual(linked);
    expect(linksOf(factsOf([account([debit, late("2026-06-18")])]))).toEqual([]);
    expect(linksOf(factsOf([account([debit, late("2026-06-01")])]))).toEqual([]);
    expect(linksOf(factsOf([account([debit, ["2026-06-05", "REJET PRLV EDF", 50.01]])]))).toEqual([]);
    expect(linksOf(factsOf([account([debit]), account([back], { name: "Autre" })]))).toEqual([]);
  });

  it("takes the debit that shares its words where several fit", () => {
    const other: Line = ["2026-06-04", "PRLV SEPA ORANGE", -50];
    expect(linksOf(factsOf([account([debit, other, back])]))).toEqual(linked);
  });

  it("tells a loan's instalment and a cheque by what came back", () => {
    const facts = factsOf([
      account([
        ["2026-06-02", "PRLV SEPA COFIDIS PRET PERSONNEL", -150],
        ["2026-06-04", "REJET PRLV", 150],
        ["2026-06-08", "CHEQUE 1234567", -60],
        ["2026-06-10", "REJET IMPAYE", 60],
      ]),
    ]);
    expect(categoryOf(facts, rowOf(facts, "REJET PRLV"))).toBe("REJECTION_LOAN_REPAYMENT");
    // The flow of such returns is what they are.
    const flow = facts.cashFlows.flowOfRow[rowOf(facts, "REJET PRLV")]!;
    expect(CATEGORIES[facts.categories.ofFlow[flow]!]).toBe("REJECTION_LOAN_REPAYMENT");
    expect(categoryOf(facts, rowOf(facts, "REJET IMPAYE"))).toBe("REJECTION_CHECK");
  });

  it("is followed by its retry, before the next instalment is due", () => {
    const retry = (day: string): Line => [day, "PRLV SEPA EDF CLIENTS 2", -50];
    const facts = factsOf([account([debit, back, retry("2026-06-12")])]);
    expect(facts.allLinks.rowOf("retryOf", rowOf(facts, "PRLV SEPA EDF CLIENTS 2"))).toBe(
      rowOf(facts, "PRLV SEPA EDF CLIENTS"),
    );
    expect(facts.allLinks.rowOf("retriedOn", rowOf(facts, "PRLV SEPA EDF CLIENTS"))).toBe(
      rowOf(facts, "PRLV SEPA EDF CLIENTS 2"),
    );
    const next = factsOf([account([debit, back, retry("2026-06-29")])]);
    expect(next.allLinks.rowOf("retryOf", rowOf(next, "PRLV SEPA EDF CLIENTS 2"))).toBe(-1);
  });
});

describe("a refund", () => {
  const purchase: Line = ["2026-05-02", "CARTE AMAZON EU SARL", -40];
  const refund = (text: string, day = "2026-06-20"): Line => [day, text, 40];

  it("is a purchase's exact opposite with a word in common, within 60 days", () => {
    const text = "AVOIR CARTE AMAZON EU SARL";
    const linked = [`refundOf: ${text}, CARTE AMAZON EU SARL`, `refundedOn: CARTE AMAZON EU SARL, ${text}`];
    expect(linksOf(factsOf([account([purchase, refund(text)])]))).toEqual(linked);
    expect(linksOf(factsOf([account([["2026-04-20", "CARTE AMAZON EU SARL", -40], refund(text)])]))).toEqual([]);
    expect(linksOf(factsOf([account([purchase, refund("AVOIR CARTE ZALANDO")])]))).toEqual([]);
  });

  it("of a bank fee needs a fee", () => {
    const fee: Line = ["2026-06-01", "COMMISSION INTERVENTION", -8];
    const back: Line = ["2026-06-11", "REMBOURSEMENT COMMISSION INTERVENTION", 8];
    const facts = factsOf([account([fee, back])]);
    expect(facts.allLinks.rowOf("refundOf", rowOf(facts, "REMBOURSEMENT COMMISSION INTERVENTION"))).toBe(
      rowOf(facts, "COMMISSION INTERVENTION"),
    );
    expect(facts.counting.isRefunded[rowOf(facts, "COMMISSION INTERVENTION")]).toBe(1);
    expect(facts.counting.isReturn[rowOf(facts, "REMBOURSEMENT COMMISSION INTERVENTION")]).toBe(1);
  });

  it("is what a shop gives back by its name alone, of exactly what was paid there", () => {
    const paid: Line = ["2026-06-02", "IKEA", -163];
    const facts = factsOf([account([paid, ["2026-06-12", "Ikea", 163]])]);
    expect(linksOf(facts)).toEqual(["refundOf: Ikea, IKEA", "refundedOn: IKEA, Ikea"]);
    expect(categoryOf(facts, rowOf(facts, "Ikea"))).toBe("REFUND");
    expect(facts.counting.isReturn[rowOf(facts, "Ikea")]).toBe(1);
    // Of another amount it may be a wage; between persons it is what it was.
    expect(linksOf(factsOf([account([paid, ["2026-06-12", "Ikea", 162]])]))).toEqual([]);
    expect(
      linksOf(
        factsOf([
          account([
            ["2026-06-02", "Zubro Ines", -20],
            ["2026-06-12", "Ines Zubro", 20],
          ]),
        ]),
      ),
    ).toEqual([]);
  });
});

describe("an own transfer", () => {
  const purposed = (debit: string, credit: string, given = {}, options: AnalyzeOptions = {}): Facts =>
    factsOf(
      [
        account([["2026-06-05", debit, -640]], given),
        account([["2026-06-06", credit, 640]], { name: "Compte joint", ...given }),
      ],
      options,
    );
  const out: Line = ["2026-06-05", "VIR EMIS EPARGNE", -200];
  const into = (day: string, amount = 200): Line => [day, "VIREMENT RECU", amount];

  it("is exact and at most four days apart, either side first", () => {
    for (const day of ["2026-06-01", "2026-06-05", "2026-06-09"]) {
      const facts = factsOf([account([["2026-04-01", "CB LIBRAIRIE", -3], out]), savings([into(day)])]);
      expect(linksOf(facts)).toEqual([
        "transferOf: VIREMENT RECU, VIR EMIS EPARGNE",
        "transferredOn: VIR EMIS EPARGNE, VIREMENT RECU",
      ]);
      expect(facts.counting.isMoved[rowOf(facts, "VIR EMIS EPARGNE")]).toBe(1);
    }
    expect(linksOf(factsOf([account([out]), savings([into("2026-06-10")])]))).toEqual([]);
    expect(linksOf(factsOf([account([out]), savings([into("2026-06-05", 199.99)])]))).toEqual([]);
  });

  it("goes between two accounts, one to one", () => {
    expect(linksOf(factsOf([account([out, into("2026-06-05")])]))).toEqual([]);
    const twice = factsOf([account([out]), savings([into("2026-06-05"), ["2026-06-06", "VIREMENT RECU 2", 200]])]);
    expect(linksOf(twice)).toHaveLength(2);
  });

  it("is none where the text says what the money is for, or by card", () => {
    expect(
      linksOf(factsOf([account([["2026-06-05", "VIR SEPA LOYER MARTIN", -200]]), savings([into("2026-06-05")])])),
    ).toEqual([]);
    expect(
      linksOf(factsOf([account([["2026-06-05", "CARTE RESTAURANT", -200]]), savings([into("2026-06-05")])])),
    ).toEqual([]);
  });

  it("is none where a savings account is told of, and the other side is none, on another day", () => {
    const saved = (day: string, credit: string): Facts =>
      factsOf([
        account([["2026-06-05", "VIREMENT POUR LIVRET A 0124", -30]]),
        account([[day, credit, 30]], { name: "Compte joint" }),
      ]);
    expect(linksOf(saved("2026-06-08", "VIR DE MME ZUBRO POUR LES PETITS"))).toEqual([]);
    expect(linksOf(saved("2026-06-05", "VIR DE MME ZUBRO"))).toHaveLength(2);
    expect(linksOf(saved("2026-06-08", "VIREMENT RECU LIVRET A 0124"))).toHaveLength(2);
  });

  it("may bear a purpose that both sides repeat with the name", () => {
    const facts = purposed("VIR SEPA ANNE ZUBRO LOYER", "VIR DE ANNE ZUBRO LOYER");
    expect(linksOf(facts).join()).toContain("transferredOn: VIR SEPA ANNE ZUBRO LOYER");
    expect(facts.counting.isMoved[rowOf(facts, "VIR SEPA ANNE ZUBRO LOYER")]).toBe(1);
    expect(categoryOf(facts, rowOf(facts, "VIR SEPA ANNE ZUBRO LOYER"))).toBe("OTHER_EXPENSE");
    expect(categoryOf(facts, rowOf(facts, "VIR DE ANNE ZUBRO LOYER"))).toBe("OTHER_ENTRY");
    expect(facts.categories.ofFlow).toEqual(Uint8Array.from([OTHER_EXPENSE, OTHER_ENTRY]));
  });

  it("may bear a supplier's name beside the person's, which both sides repeat", () => {
    expect(linksOf(purposed("VIR SEPA ANNE ZUBRO REF ENGIE", "VIR DE ANNE ZUBRO MOTIF ENGIE"))).toHaveLength(2);
    const dutch = { project: { market: "NL" } } as const;
    const own = (person: string): number =>
      linksOf(purposed(`Overboeking Naam: ${person} eneco`, `Overboeking Naam: ${person} ENECO`, {}, dutch)).length;
    expect(["D de Vries", "J van den Zubro", "Daan de Vries"].map(own)).toEqual([2, 2, 2]);
  });

  it.each([
    ["a name that pays its supplier", "VIR ENGIE ANNE ZUBRO", "VIR DE ANNE ZUBRO"],
    ["a supplier's name", "VIR ENGIE CONTRAT DUPONT", "VIR DE ENGIE CONTRAT"],
    ["one word and a year", "VIR SEPA MARTIN LOYER 06/2026", "VIR DE DUPONT LOYER 06/2026"],
    ["the words of a purpose", "VIR AGENCE DU LAC LOYER APPARTEMENT", "VIR DE MARTIN LOYER APPARTEMENT"],
    ["a date", "VIR SEPA MARTIN LOYER 04062026", "VIR DE DUPONT LOYER 04062026"],
    ["alimony", "VIR SEPA PENSION ALIMENTAIRE DUPONT", "VIR RECU PENSION ALIMENTAIRE MARTIN"],
    ["an operator's name", "VIR WINAMAX FRANCE PARIS SPORTIFS", "VIR WINAMAX FRANCE PARIS SPORTIFS"],
    ["a collector's name", "VIR INTRUM JUSTITIA DOSSIER 123456", "VIR INTRUM JUSTITIA DOSSIER 123456"],
    ["a lender's name", "CREDIT AGRICOLE CONSUMER FINANCE", "VIR CREDIT AGRICOLE CONSUMER FINANCE PRET"],
    ["a company's name", "VIR SCI BELLERIVO ZUBROVKA LOYER", "VIR RECU SCI BELLERIVO ZUBROVKA LOYER"],
    ["a wage", "VIR VERS ANNE ZUBRO LOYER", "VIR SALAIRE ACMEX MME ANNE ZUBRO"],
    ["a refund", "VIR BELLERIVO ZUBROVKA LOYER", "VIR RECU BELLERIVO ZUBROVKA REGULARISATION CHARGES LOYER"],
    ["a fee", "FRAIS REJET ZUBRO ANNE", "VIR DE ZUBRO ANNE"],
  ])("bears no purpose that shares %s alone", (_, debit, credit) => {
    expect(linksOf(purposed(debit, credit))).toEqual([]);
  });

  it("takes the side that bears the same name before one of the same amount", () => {
    const facts = factsOf([
      account([["2026-06-05", "VIR SEPA ANNE ZUBRO", -640]]),
      account([["2026-06-08", "VIR DE ANNE ZUBRO LOYER", 640]], { name: "Compte joint" }),
      account([["2026-06-06", "VIR DE TIERS", 640]], { name: "Autre" }),
    ]);
    expect(linksOf(facts).join()).toContain("transferredOn: VIR SEPA ANNE ZUBRO, VIR DE ANNE ZUBRO LOYER");
  });

  it("outside the window is what it is, and lends its category to none beside it", () => {
    const months = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];
    const facts = factsOf([
      account(months.map((month): Line => [`${month}-05`, "VIR SEPA ANNE ZUBRO LOYER", -640])),
      account(
        months.slice(3).map((month): Line => [`${month}-05`, "VIR DE ANNE ZUBRO LOYER", 640]),
        { name: "Compte joint" },
      ),
    ]);
    expect(categoryOf(facts, rowOf(facts, "VIR SEPA ANNE ZUBRO LOYER", "2026-06-05"))).toBe("OTHER_EXPENSE");
    const unpaired = rowOf(facts, "VIR SEPA ANNE ZUBRO LOYER", "2026-02-05");
    expect(categoryOf(facts, unpaired)).toBe("RENT");
    expect(facts.categories.refinement[unpaired]).toBe(0);
  });

  it("of a business is an internal transfer, whatever it is for", () => {
    const facts = purposed(
      "VIR SEPA ANNE ZUBRO LOYER",
      "VIR DE ANNE ZUBRO LOYER",
      { usage: "PROFESSIONAL" },
      {
        usage: "BUSINESS",
      },
    );
    expect(categoryOf(facts, rowOf(facts, "VIR SEPA ANNE ZUBRO LOYER"))).toBe("INTERNAL_TRANSFER");
    expect(categoryOf(facts, rowOf(facts, "VIR DE ANNE ZUBRO LOYER"))).toBe("INTERNAL_TRANSFER");
  });

  it("reaches no account that is left out", () => {
    const foreign = account([into("2026-06-05")], { type: "SAVINGS", name: "Livret", currency: "USD" });
    expect(linksOf(factsOf([account([out]), foreign]))).toEqual([]);
  });
});

describe("a deferred card's total", () => {
  const total: Line = ["2026-05-28", "DEBIT MENSUEL CARTE BANCAIRE DIFFERE", -90];
  const reset: Line = ["2026-05-28", "RELEVE DIFFERE CARTE", 90];

  it("is linked to its reset on the card account, and is not counted beside the purchases", () => {
    const facts = factsOf([account([total]), card([["2026-05-10", "FACTURE CARTE DECATHLON", -90], reset])]);
    expect(linksOf(facts)).toEqual([
      "resetOf: RELEVE DIFFERE CARTE, DEBIT MENSUEL CARTE BANCAIRE DIFFERE",
      "resetOn: DEBIT MENSUEL CARTE BANCAIRE DIFFERE, RELEVE DIFFERE CARTE",
    ]);
    expect(facts.counting.isMoved[rowOf(facts, "DEBIT MENSUEL CARTE BANCAIRE DIFFERE")]).toBe(1);
    expect(facts.counting.isMoved[rowOf(facts, "FACTURE CARTE DECATHLON")]).toBe(0);
  });

  it("may be a debit that says nothing of a card, within the days of an own transfer", () => {
    const purchase: Line = ["2026-05-10", "FACTURE CARTE DECATHLON", -90];
    const linked = (day: string, text: string): number =>
      linksOf(factsOf([account([[day, text, -90]]), card([purchase, reset])])).length;
    for (const text of ["PRLV RELEVE ZUBRO", "VIR SEPA ZUBRO", "ZUBRO CARD"]) {
      expect(linked("2026-05-24", text)).toBe(2);
      expect(linked("2026-05-23", text)).toBe(0);
    }
    expect(linked("2026-05-28", "RETRAIT DAB PARIS")).toBe(0);
    expect(linked("2026-05-28", "CHEQUE 1234567")).toBe(0);
  });

  it("is what says so, before what lies nearer and does not", () => {
    const early: Line = ["2026-05-20", total[1], -90];
    const facts = factsOf([account([early, ["2026-05-28", "VIR SEPA ZUBRO", -90]]), card([reset])]);
    expect(facts.allLinks.rowOf("resetOf", rowOf(facts, reset[1]))).toBe(rowOf(facts, total[1]));
  });

  it("stands alone without a card account, and counts", () => {
    const facts = factsOf([account([total])]);
    expect(linksOf(facts)).toEqual([]);
    expect(facts.counting.isMoved[rowOf(facts, "DEBIT MENSUEL CARTE BANCAIRE DIFFERE")]).toBe(0);
  });
});

describe("links and the window", () => {
  it("of rows outside it are shown, and touch no figure", () => {
    const facts = factsOf([
      account([
        ["2026-03-27", "PRLV SEPA EDF CLIENTS", -50],
        ["2026-04-02", "REJET PRLV EDF", 50],
      ]),
    ]);
    const back = rowOf(facts, "REJET PRLV EDF");
    expect(facts.links.rowOf("rejectionOf", back)).toBe(-1);
    expect(facts.allLinks.rowOf("rejectionOf", back)).toBe(rowOf(facts, "PRLV SEPA EDF CLIENTS"));
    expect([facts.counting.isReturn[back], facts.counting.isRejected[rowOf(facts, "PRLV SEPA EDF CLIENTS")]]).toEqual([
      0, 0,
    ]);
  });
});
