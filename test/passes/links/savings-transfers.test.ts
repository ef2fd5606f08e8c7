import { describe, expect, it } from "vitest";
import { account, factsOf, linksOf } from "../facts.js";

/** A side of what may be a transfer: its day in June, its text, and what its account is beside a checking account. */
type Side = readonly [day: string, text: string, given?: object];

const SAVINGS = { type: "SAVINGS" };

/** How many links a debit and a credit of one amount on two accounts have, beside an account that is analysed. */
function linked([debitDay, debit, ofDebit]: Side, [creditDay, credit, ofCredit]: Side): number {
  const own = account([["2026-05-02", "VIR SALAIRE", 1500]], { name: "Principal" });
  return linksOf(
    factsOf([
      own,
      account([[`2026-06-${debitDay}`, debit, -30]], { name: "Une", ...ofDebit }),
      account([[`2026-06-${creditDay}`, credit, 30]], { name: "Autre", ...ofCredit }),
    ]),
  ).length;
}

describe("what one text calls savings, and no savings account has", () => {
  it.each(["VIR EPARGNE ZUBRO", "VIR PEL", "VIR PERMANENT ASSURANCE VIE"])(
    "is an own transfer on a day beside, and by chance of one amount on another: %s",
    (text) => {
      expect(linked(["05", text], ["06", "VIR DE MME KRALJ"])).toBe(2);
      expect(linked(["05", text], ["07", "VIR DE MME KRALJ"])).toBe(0);
      expect(linked(["05", text], ["07", "VIR DE MME KRALJ", SAVINGS])).toBe(2);
    },
  );

  it("is so where the text that receives tells of them, too", () => {
    const into: Side = ["08", "VIR DEPUIS LIVRET A"];
    expect(linked(["05", "VIR EMIS ZUBRO"], into)).toBe(0);
    expect(linked(["05", "VIR EMIS ZUBRO", SAVINGS], into)).toBe(2);
  });
});

describe("a savings account", () => {
  it("is paid its interest by the bank, whatever of that amount is saved on that day", () => {
    expect(linked(["05", "VIR LIVRET A ZUBRO"], ["05", "INTERETS LIVRET A ZUBRO", SAVINGS])).toBe(0);
  });

  it("is given back its fees by the bank", () => {
    expect(linked(["05", "VIR LIVRET A ZUBRO"], ["05", "REMBOURSEMENT FRAIS BANCAIRES ZUBRO", SAVINGS])).toBe(0);
  });

  it("pays an office, where the text that receives tells of no savings", () => {
    expect(linked(["05", "VIR URSSAF ZUBRO", SAVINGS], ["05", "VIR RECU ZUBRO"])).toBe(0);
    expect(linked(["05", "VIR URSSAF ZUBRO", SAVINGS], ["05", "VIR LIVRET A ZUBRO"])).toBe(2);
  });

  it("is somebody else's where the holder only acts for him, or it is a business's", () => {
    for (const given of [{ ownership: "ATTORNEY" }, { usage: "PROFESSIONAL" }]) {
      expect(linked(["05", "VIR EMIS EPARGNE"], ["05", "VIREMENT RECU", { ...SAVINGS, ...given }])).toBe(0);
      expect(linked(["05", "VIR EMIS EPARGNE", given], ["05", "VIREMENT RECU", SAVINGS])).toBe(0);
    }
  });
});

describe("a purpose that both texts say with the holder's name", () => {
  it.each([
    ["SAVINGS", 2],
    ["LOAN", 0],
    ["CREDIT_CARD", 0],
  ])("is an own transfer between checking accounts and one of type %s: %d links", (type, links) => {
    const sides: readonly [string, string] = ["VIR SEPA ANNE ZUBRO LOYER", "VIR DE ANNE ZUBRO LOYER"];
    expect(linked(["05", sides[0]], ["06", sides[1]])).toBe(2);
    expect(linked(["05", sides[0]], ["06", sides[1], { type }])).toBe(links);
    expect(linked(["05", sides[0], { type }], ["06", sides[1]])).toBe(links);
  });

  it("is none of an own income whose word the credit alone says, but a wage or a pension", () => {
    expect(linked(["05", "VIR EMIS ZUBRO INES"], ["05", "VIR SEPA ZUBRO INES HONORAIRES"])).toBe(0);
    expect(linked(["05", "VIR EMIS ZUBRO INES HONORAIRES"], ["05", "VIR SEPA ZUBRO INES HONORAIRES"])).toBe(2);
    expect(linked(["05", "VIR EMIS ZUBRO INES"], ["05", "VIR SEPA ZUBRO INES SALAIRE"])).toBe(2);
  });

  it("is no fee, and nothing that a bank cancels", () => {
    expect(linked(["05", "COTISATION CARTE ZUBRO ANNE"], ["05", "VIR DE ZUBRO ANNE"])).toBe(0);
    expect(linked(["05", "VIR ZUBRO INES"], ["05", "ANNULATION VIR ZUBRO INES"])).toBe(0);
    expect(linked(["05", "ANNULATION VIR ZUBRO INES"], ["05", "ANNULATION VIR ZUBRO INES"])).toBe(0);
  });
});

describe("initials alone", () => {
  it.each([
    ["VIR J GARNIER P LEFEVRE LOYER", "VIR DE J FAURE P MARCHAND LOYER"],
    ["VIR M J GARNIER MME P LEFEVRE LOYER", "VIR DE M J FAURE MME P MARCHAND LOYER"],
  ])("are no name that two texts share: %s, %s", (debit, credit) => {
    expect(linked(["05", debit], ["05", credit])).toBe(0);
  });

  it("are part of one that they share", () => {
    expect(linked(["05", "VIR J GARNIER LOYER"], ["05", "VIR DE J GARNIER LOYER"])).toBe(2);
  });
});
