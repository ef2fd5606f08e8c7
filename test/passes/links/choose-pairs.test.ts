import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import { type Candidate, chooseBest } from "../../../src/passes/links/choose-pairs.js";
import { account, factsOf, type Line, linksOf, rowOf } from "../facts.js";

type Given = Partial<Candidate> & Pick<Candidate, "credit" | "debit">;

/** Which debit each credit takes, as `credit debit`, where texts say the same. */
function chosen(...ofEachCredit: readonly (readonly Given[])[]): readonly string[] {
  const plain = { sharedWords: 0, toldBy: 0, daysBefore: 0 };
  const candidates = ofEachCredit.map((given) => given.map((one): Candidate => ({ ...plain, ...one })));
  return [...chooseBest(candidates, () => 0)].map(({ credit, debit }) => `${credit} ${debit}`).toSorted();
}

describe("a credit that makes room for another", () => {
  const wanted: Given = { credit: 2, debit: 10, daysBefore: 4 };
  const taken: Given = { credit: 1, debit: 10, toldBy: 2 };

  it("moves on to the best debit that is left: the one that names its account, before a nearer one", () => {
    const near: Given = { credit: 1, debit: 11, daysBefore: 1 };
    const named: Given = { credit: 1, debit: 12, daysBefore: 3, toldBy: 1 };
    for (const left of [
      [near, named],
      [named, near],
    ])
      expect(chosen([taken, ...left], [wanted])).toEqual(["1 12", "2 10"]);
  });

  it("moves on to the nearer of two that are left and say as much", () => {
    const left: readonly Given[] = [
      { credit: 1, debit: 11, daysBefore: 3 },
      { credit: 1, debit: 12, daysBefore: 1 },
    ];
    expect(chosen([taken, ...left], [wanted])).toEqual(["1 12", "2 10"]);
    expect(chosen([taken, ...left.toReversed()], [wanted])).toEqual(["1 12", "2 10"]);
  });

  it("keeps its debit where the other shares fewer words with that", () => {
    const facts = factsOf([
      account([
        ["2026-06-01", "VIR VERS ZUBRO", -500],
        ["2026-06-04", "VIR VERS ZUBRO BIS", -500],
      ]),
      account(
        [
          ["2026-06-03", "VIR DE ZUBRO", 500],
          ["2026-06-08", "VIR RECU", 500],
        ],
        { name: "Autre banque" },
      ),
    ]);
    expect(linksOf(facts)).toEqual([
      "transferOf: VIR DE ZUBRO, VIR VERS ZUBRO BIS",
      "transferredOn: VIR VERS ZUBRO BIS, VIR DE ZUBRO",
    ]);
  });
});

describe("of debits of one amount and day", () => {
  const into = (lines: readonly Line[]): object => account(lines, { name: "Autre banque" });

  it.each(["NANTES", "LYON"])("a refund takes the one that shares most words: of %s", (town) => {
    const purchases = ["LYON", "NANTES"].map((place): Line => ["2026-06-04", `CARTE ZUBRO ${place}`, -50]);
    const facts = factsOf([account([...purchases, ["2026-06-09", `AVOIR CARTE ZUBRO ${town}`, 50]])]);
    const refunded = facts.allLinks.rowOf("refundOf", rowOf(facts, `AVOIR CARTE ZUBRO ${town}`));
    expect(facts.ledger.description[refunded]).toBe(`CARTE ZUBRO ${town}`);
  });

  it("a credit takes the last where nothing tells them apart, so that the first stays what it was", () => {
    const out: Line = ["2026-06-04", "VIR VERS COMPTE B", -500];
    const facts = factsOf([account([out, out]), into([["2026-06-05", "VIR DE COMPTE A", 500]])]);
    const debits = [...facts.ledger.day.keys()].filter((row) => facts.ledger.description[row] === out[1]);
    expect(debits.map((row) => facts.allLinks.transferOf(row) !== -1)).toEqual([false, true]);
  });
});

describe("of two equal totals of a card", () => {
  it.each([
    ["2026-04-28", "2026-05-28"],
    ["2026-05-28", "2026-04-28"],
  ])("that of the reset's day is reset, whichever names the card: %s without its name", (plain, named) => {
    const facts = factsOf([
      account([
        [plain, "DEBIT MENSUEL CARTE BANCAIRE DIFFERE", -90],
        [named, "DEBIT MENSUEL CARTE ZUBRO DIFFERE", -90],
      ]),
      account([["2026-05-28", "RELEVE DIFFERE CARTE", 90]], { type: "CREDIT_CARD", name: "Carte Zubro" }),
    ]);
    const paid = facts.allLinks.rowOf("resetOf", rowOf(facts, "RELEVE DIFFERE CARTE"));
    expect(isoDayOf(facts.ledger.day[paid] as Day)).toBe("2026-05-28");
  });
});

describe("how many debits of one amount are weighed for a credit", () => {
  it("is 24, the nearest: a refund finds no purchase behind more of them", () => {
    const linked = (numberOfOthers: number): number => {
      const others = Array.from(
        { length: numberOfOthers },
        (): Line => ["2026-05-20", "CARTE BOULANGERIE VELMORINE", -5],
      );
      const parking: Line = ["2026-05-01", "CARTE PARKING ZUBRO NANTES", -5];
      return linksOf(factsOf([account([parking, ...others, ["2026-06-01", "AVOIR CARTE PARKING ZUBRO NANTES", 5]])]))
        .length;
    };
    expect([23, 24].map(linked)).toEqual([2, 0]);
  });
});
