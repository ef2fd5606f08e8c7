import { describe, expect, it } from "vitest";
import { account, factsOf, linksOf } from "../facts.js";

/** Both name the card, and neither says that it is a top-up. */
const DEBIT = "CARTE X4821 ZUBROPAY";
const CREDIT = "ZUBROPAY *4821";

/** How many links a debit of 80 and a credit of 80 on another account have. */
function linked(debit: string, credit: string, ofDebit = {}, ofCredit = {}): number {
  const own = account([["2026-05-02", "VIR SALAIRE", 1500]], { name: "Principal" });
  return linksOf(
    factsOf([
      own,
      account([["2026-05-06", debit, -80]], ofDebit),
      account([["2026-05-06", credit, 80]], { name: "Autre banque", ...ofCredit }),
    ]),
  ).length;
}

describe("a top-up by card", () => {
  it("goes from an own account to an own account", () => {
    expect(linked(DEBIT, CREDIT)).toBe(2);
    for (const given of [{ ownership: "ATTORNEY" }, { usage: "PROFESSIONAL" }]) {
      expect(linked(DEBIT, CREDIT, given)).toBe(0);
      expect(linked(DEBIT, CREDIT, {}, given)).toBe(0);
    }
  });

  it.each(["AVOIR CARTE *4821", "SALAIRE *4821"])(
    "is nothing that says what it is, whichever card both name: %s",
    (credit) => {
      expect(linked(DEBIT, credit)).toBe(0);
    },
  );

  it("is none where a purchase tells what was bought with the card that both name", () => {
    expect(linked("CB RESTAURANT DU LAC X4821", CREDIT)).toBe(0);
  });

  it("is none where the money left otherwise than by card", () => {
    expect(linked("PRLV ZUBROPAY X4821", CREDIT)).toBe(0);
  });
});

describe("what the provider calls a card's credit", () => {
  it("is given back by a shop, whatever of that amount leaves another account", () => {
    const row = { description: "ZUBRO QWERT", amount: 80, dates: { debitedAt: "2026-05-06" } };
    const linkedAs = (type: string): number =>
      linksOf(
        factsOf([
          account([["2026-05-06", "VIR EMIS KRALJ", -80]]),
          account([], { name: "Autre", transactions: [{ ...row, aggregator: { type } }] }),
        ]),
      ).length;
    expect(["transfer", "card"].map(linkedAs)).toEqual([2, 0]);
  });
});
