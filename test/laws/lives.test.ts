import { describe, expect, it } from "vitest";
import { type AnalysedLife, analyseLife, LIFE_NAMES } from "./lives.js";

const LIVES = LIFE_NAMES.map((name) => ({ name, ...analyseLife(name) }));

/** The share of some things for which something holds. */
function shareOf<Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): number {
  return things.filter(holds).length / things.length;
}

const labelled = LIVES.flatMap((life) => life.labels.map((label) => ({ life, label, row: life.rowOf(label.at) })));

describe("the lives, all together", () => {
  it("are seventy-five, with every transaction labelled", () => {
    expect(LIVES).toHaveLength(75);
    expect(labelled.every(({ row }) => row !== undefined)).toBe(true);
    expect(labelled.length).toBe(LIVES.flatMap(({ body }) => body.accounts.flatMap((one) => one.transactions)).length);
  });

  it("have acceptable categories and types in nearly all transactions", () => {
    const isAcceptable = shareOf(labelled, ({ label, row: { enrichments } }) =>
      [label.category, ...(label.accepted ?? [])].includes(enrichments.category),
    );
    const isTyped = shareOf(labelled, ({ label, row: { enrichments } }) =>
      [label.type, ...(label.acceptedTypes ?? [])].includes(enrichments.type),
    );
    expect(isAcceptable).toBeGreaterThanOrEqual(0.985);
    expect(isTyped).toBeGreaterThanOrEqual(0.985);
  });

  it("have their transactions in the flows that they belong to", () => {
    const pairs = LIVES.flatMap((life) => pairsOf(life));
    const found = pairs.filter(([isOne, isSeen]) => isOne && isSeen).length;
    expect(found / pairs.filter(([, isSeen]) => isSeen).length).toBeGreaterThanOrEqual(0.99);
    expect(found / pairs.filter(([isOne]) => isOne).length).toBeGreaterThanOrEqual(0.97);
  });

  it("have the links that a reader sees", () => {
    const links = labelled.flatMap(({ life, label, row }) =>
      Object.entries(label.links ?? {}).map(([kind, at]) => ({ kind, other: life.rowOf(at).id, row })),
    );
    expect(links.length).toBeGreaterThan(200);
    const isFound = shareOf(links, ({ kind, other, row }) => {
      return (row.enrichments.relatedTransactions as Readonly<Record<string, string>>)[kind] === other;
    });
    expect(isFound).toBeGreaterThanOrEqual(0.97);
  });
});

/** For each pair of transactions that have a flow: whether it is one, and whether it is seen as one. */
function pairsOf({ labels, rowOf }: AnalysedLife): readonly (readonly [isOne: boolean, isSeen: boolean])[] {
  const rows = labels.filter(({ flow }) => flow !== undefined).map((label) => [label.flow, rowOf(label.at)] as const);
  return rows.flatMap(([flow, row], at) =>
    rows.slice(0, at).map(([otherFlow, other]) => {
      return [flow === otherFlow, row.enrichments.groupId === other.enrichments.groupId] as const;
    }),
  );
}

describe.each(LIVES)("the life of $name", ({ analysis, facts, labels, rowOf }) => {
  const { creditInsights, essentials } = analysis;

  it("has the regular flows of its reader, with their due days", () => {
    for (const { flow, periodicity, dueDay } of facts.regularFlows) {
      if (facts.missed?.includes(flow)) continue;
      const ids = new Set(labels.filter((label) => label.flow === flow).map(({ at }) => rowOf(at).enrichments.groupId));
      const seen = creditInsights!.cashFlows.filter(({ transactions }) =>
        ids.has(transactions[0]!.enrichments.groupId),
      );
      const regular = seen.find(({ regularity }) => regularity?.periodicity === periodicity);
      expect(regular, flow).toBeDefined();
      if (dueDay === undefined) continue;
      const apart = (day: number): number => Math.min(Math.abs(day - dueDay), 30 - Math.abs(day - dueDay));
      expect(Math.min(...regular!.regularity!.dueDays.map(apart)), flow).toBeLessThanOrEqual(3);
    }
  });

  it("has the figures of its reader", () => {
    const figures = essentials as unknown as Readonly<Record<string, number>>;
    for (const [name, value] of Object.entries(facts.essentials ?? {})) {
      if (facts.missed?.includes(name)) continue;
      const slack = Math.max(Math.abs(value) * 0.01, name === "debtToIncome" ? 0.01 : 1);
      expect(Math.abs(figures[name]! - value), name).toBeLessThanOrEqual(slack);
    }
    const { risks, loans } = creditInsights!;
    if (facts.loanCount !== undefined) expect(loans.repayments.count).toBe(facts.loanCount);
    if (facts.lowestBalance !== undefined)
      expect(risks.overdraft.minimumBalanceReached).toBeCloseTo(facts.lowestBalance, 2);
    if (facts.overdraftDays !== undefined)
      expect(Math.abs(risks.overdraft.duration - facts.overdraftDays)).toBeLessThanOrEqual(1);
    if (facts.gamblingTotal !== undefined) expect(risks.gambling.totalAmount).toBeCloseTo(facts.gamblingTotal, 2);
  });

  it("has the red flags of its reader", () => {
    if (facts.redFlags === undefined) return;
    const flags = new Set<string>(essentials!.redFlags);
    expect([...flags]).toEqual(expect.arrayContaining([...facts.redFlags]));
    const known = new Set([...facts.redFlags, ...(facts.acceptedRedFlags ?? [])]);
    expect([...flags].filter((flag) => !known.has(flag))).toEqual([]);
  });
});
