import { describe, expect, it } from "vitest";
import { categoryNumberOf } from "../../src/model/category.js";
import { LINK_NAMES } from "../../src/passes/links.js";
import { account, categoryOf, type Facts, factsOf, type Line, rowOf } from "./facts.js";

/** Every link of the whole history as `name: text of the row, text of the other side`. */
function linksOf(facts: Facts): readonly string[] {
  const { ledger, allLinks } = facts;
  return LINK_NAMES.flatMap((name) =>
    [...allLinks[name]].flatMap((other, row) =>
      other === -1 ? [] : [`${name}: ${ledger.description[row]}, ${ledger.description[other]}`],
    ),
  ).sort();
}
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
    expect(categoryOf(facts, rowOf(facts, "REJET IMPAYE"))).toBe("REJECTION_CHECK");
  });

  it("is followed by its retry, before the next instalment is due", () => {
    const retry = (day: string): Line => [day, "PRLV SEPA EDF CLIENTS 2", -50];
    const facts = factsOf([account([debit, back, retry("2026-06-12")])]);
    expect(facts.allLinks.retryOf[rowOf(facts, "PRLV SEPA EDF CLIENTS 2")]).toBe(rowOf(facts, "PRLV SEPA EDF CLIENTS"));
    expect(facts.allLinks.retriedOn[rowOf(facts, "PRLV SEPA EDF CLIENTS")]).toBe(
      rowOf(facts, "PRLV SEPA EDF CLIENTS 2"),
    );
    const next = factsOf([account([debit, back, retry("2026-06-29")])]);
    expect(next.allLinks.retryOf[rowOf(next, "PRLV SEPA EDF CLIENTS 2")]).toBe(-1);
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
    expect(facts.allLinks.refundOf[rowOf(facts, "REMBOURSEMENT COMMISSION INTERVENTION")]).toBe(
      rowOf(facts, "COMMISSION INTERVENTION"),
    );
    expect(facts.counting.isRefunded[rowOf(facts, "COMMISSION INTERVENTION")]).toBe(1);
    expect(facts.counting.isReturn[rowOf(facts, "REMBOURSEMENT COMMISSION INTERVENTION")]).toBe(1);
  });
});

describe("an own transfer", () => {
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
    const sides = (debit: string, credit: string, given = {}): Facts =>
      factsOf([
        account([["2026-06-05", debit, -640]]),
        account([["2026-06-06", credit, 640]], { name: "Compte joint", ...given }),
      ]);
    const facts = sides("VIR SEPA ANNE ZUBRO LOYER", "VIR DE ANNE ZUBRO LOYER");
    expect(linksOf(facts).join()).toContain("transferredOn: VIR SEPA ANNE ZUBRO LOYER");
    expect(facts.counting.isMoved[rowOf(facts, "VIR SEPA ANNE ZUBRO LOYER")]).toBe(1);
    expect(categoryOf(facts, rowOf(facts, "VIR SEPA ANNE ZUBRO LOYER"))).toBe("OTHER_EXPENSE");
    expect(categoryOf(facts, rowOf(facts, "VIR DE ANNE ZUBRO LOYER"))).toBe("OTHER_ENTRY");
    expect(facts.categories.ofFlow).toEqual(Uint8Array.from([OTHER_EXPENSE, OTHER_ENTRY]));
    // One word, or a year, stands in many texts; a loan's account is owed to another.
    expect(linksOf(sides("VIR SEPA MARTIN LOYER 06/2026", "VIR DE DUPONT LOYER 06/2026"))).toEqual([]);
    expect(linksOf(sides("VIR SEPA PRET AUTO ZUBRO", "VIR PRET AUTO ZUBRO", { type: "LOAN" }))).toEqual([]);
    expect(linksOf(sides("FRAIS REJET ZUBRO ANNE", "VIR DE ZUBRO ANNE"))).toEqual([]);
  });

  it("reaches no account that is left out", () => {
    const foreign = account([into("2026-06-05")], { type: "SAVINGS", name: "Livret", currency: "USD" });
    expect(linksOf(factsOf([account([out]), foreign]))).toEqual([]);
  });
});

describe("a top-up of an own account by card", () => {
  const ZUBRO = { name: "Autre banque" };

  it("is an own transfer where both texts name the card", () => {
    const facts = factsOf([
      account([["2026-05-06", "CB ZUBROPAY**4821* DUBLIN 06/05/26", -80]]),
      account([["2026-05-06", "Apple Pay Top-Up by *4821", 80]], ZUBRO),
    ]);
    expect(linksOf(facts).join()).toContain("transferOf");
  });

  it("is none where they share no word, and where a shop's kind tells what was bought", () => {
    const none = (debit: string, credit: string): readonly string[] =>
      linksOf(factsOf([account([["2026-05-06", debit, -80]]), account([["2026-05-06", credit, 80]], ZUBRO)]));
    expect(none("CB ZUBROPAY DUBLIN", "Top-Up by *4821")).toEqual([]);
    expect(none("CB RESTAURANT DU LAC 4821", "VIR DE ANNE 4821")).toEqual([]);
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
    expect(facts.links.rejectionOf[back]).toBe(-1);
    expect(facts.allLinks.rejectionOf[back]).toBe(rowOf(facts, "PRLV SEPA EDF CLIENTS"));
    expect([facts.counting.isReturn[back], facts.counting.isRejected[rowOf(facts, "PRLV SEPA EDF CLIENTS")]]).toEqual([
      0, 0,
    ]);
  });
});
