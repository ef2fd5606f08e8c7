import { describe, expect, it } from "vitest";
import { compare } from "../../src/index.js";
import { type AnalysedLife, analyseLife, incomesReadOtherwise, LIFE_NAMES } from "./lives.js";

const LIVES = LIFE_NAMES.map((name) => ({ name, ...analyseLife(name) }));

/** The share of some things for which something holds. */
function shareOf<Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): number {
  return things.filter(holds).length / things.length;
}

const labelled = LIVES.flatMap((life) => life.labels.map((label) => ({ life, label, row: life.rowOf(label.at) })));

describe("the lives, all together", () => {
  it("are two hundred and ninety-four, with every transaction labelled", () => {
    expect(LIVES).toHaveLength(294);
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

/** A figure of the engine beside the reader's, and how far the two may lie apart. */
interface Figure {
  readonly name: string;
  readonly said: number | undefined;
  readonly expected: number | undefined;
  readonly slack: number;
}

describe.each(LIVES)("the life of $name", (life) => {
  const { analysis, facts, labels, rowOf } = life;
  const { creditInsights, essentials } = analysis;

  it("differs in nothing from itself", () => {
    const nothing = { newFlows: [], stoppedFlows: [], changedFlows: [], lateFlows: [], figures: [] };
    expect(compare(analysis, { ...analysis, id: "again" })).toEqual(nothing);
  });

  const missedOf = (names: readonly string[]): readonly string[] =>
    names.filter((name) => facts.missed?.includes(name) ?? false);

  it("has the regular flows of its reader, with their due days, and none that it is said to miss", () => {
    const isSeen = ({ flow, periodicity, dueDay }: (typeof facts.regularFlows)[number]): boolean => {
      const ids = new Set(labels.filter((label) => label.flow === flow).map(({ at }) => rowOf(at).enrichments.groupId));
      const regular = creditInsights!.cashFlows
        .filter(({ transactions }) => ids.has(transactions[0]!.enrichments.groupId))
        .find(({ regularity }) => regularity?.periodicity === periodicity);
      if (regular === undefined || dueDay === undefined) return regular !== undefined;
      const apart = (day: number): number => Math.min(Math.abs(day - dueDay), 30 - Math.abs(day - dueDay));
      return Math.min(...regular.regularity!.dueDays.map(apart)) <= 3;
    };
    const unseen = facts.regularFlows.filter((one) => !isSeen(one)).map(({ flow }) => flow);
    expect(unseen).toEqual(missedOf(facts.regularFlows.map(({ flow }) => flow)));
  });

  it("has the figures of its reader, and none that it is said to miss", () => {
    const { incomes, risks, loans } = creditInsights!;
    const stated = Object.entries(facts.essentials ?? {}).map(([name, expected]): Figure => {
      const slack = Math.max(Math.abs(expected) * 0.01, name === "debtToIncome" ? 0.01 : 1);
      return { name, said: essentials![name as "debtToIncome"], expected, slack };
    });
    const incomesTotal = incomes.totalAmount - incomesReadOtherwise(life);
    const { minimumBalanceReached, duration } = risks.overdraft;
    const figures: readonly Figure[] = [
      ...stated,
      { name: "incomesTotal", said: incomesTotal, expected: facts.incomesTotal, slack: 0.005 },
      { name: "loanCount", said: loans.repayments.count, expected: facts.loanCount, slack: 0 },
      { name: "lowestBalance", said: minimumBalanceReached, expected: facts.lowestBalance, slack: 0.005 },
      { name: "overdraftDays", said: duration, expected: facts.overdraftDays, slack: 1 },
      { name: "gamblingTotal", said: risks.gambling.totalAmount, expected: facts.gamblingTotal, slack: 0.005 },
    ];
    const isRight = ({ said, expected, slack }: Figure): boolean =>
      expected === undefined || Math.abs(said! - expected) <= slack;
    const wrong = figures.filter((figure) => !isRight(figure));
    const missed = missedOf(figures.map(({ name }) => name));
    const wrongNames = wrong.map(({ name }) => name);
    expect(wrongNames, JSON.stringify(wrong)).toEqual(missed);
  });

  it("has the red flags of its reader", () => {
    if (facts.redFlags === undefined) return;
    const flags = new Set<string>(essentials!.redFlags);
    expect([...flags]).toEqual(expect.arrayContaining([...facts.redFlags]));
    const known = new Set([...facts.redFlags, ...(facts.acceptedRedFlags ?? [])]);
    expect([...flags].filter((flag) => !known.has(flag))).toEqual([]);
  });
});
