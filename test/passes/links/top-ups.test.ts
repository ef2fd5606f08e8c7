import { describe, expect, it } from "vitest";
import { account, factsOf, linksOf } from "../facts.js";

const DEBIT = "CB ZUBROPAY**4821* DUBLIN";
const CREDIT = "Apple Pay Top-Up by *4821";

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

  it("is no refund of a card, whichever card both name", () => {
    expect(linked(DEBIT, "AVOIR CARTE *4821")).toBe(0);
  });

  it("is none where a purchase tells what was bought with the card that both name", () => {
    expect(linked("CB RESTAURANT DU LAC *4821", CREDIT)).toBe(0);
  });

  it("is none where the money left otherwise than by card", () => {
    expect(linked("PRLV ZUBROPAY *4821", CREDIT)).toBe(0);
  });
});
