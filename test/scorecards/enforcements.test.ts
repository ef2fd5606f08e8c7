import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category } from "../../src/model/category.js";
import { countEnforcements, isEnforcement, isRelease } from "../../src/scorecards/enforcements.js";

/** What steps of some amounts count, each on a day of its own. */
function countOf(categories: readonly Category[], amounts: readonly number[] = []): number {
  return countEnforcements(categories.map((category, day) => ({ category, day, amount: amounts[day] ?? 500 })));
}

const [BLOCKED, FEE, RELEASED, PAID]: readonly Category[] = [
  "PROVISION_DIRECT_DEBT_RECOVERY",
  "FEES_DIRECT_DEBT_RECOVERY",
  "RELEASE_DIRECT_DEBT_RECOVERY",
  "DEBT_RECOVERY",
];

describe("one enforcement", () => {
  it.each<readonly [string, readonly Category[]]>([
    ["that is paid", [PAID!]],
    ["of which the fee alone is shown", [FEE!]],
    ["that is blocked", [BLOCKED!, FEE!]],
    ["that is blocked and released", [BLOCKED!, RELEASED!]],
    ["that is blocked and then paid", [BLOCKED!, PAID!]],
    ["that is blocked, charged for, released and paid", [BLOCKED!, FEE!, RELEASED!, PAID!]],
    [
      "whose payment is told like what blocks it",
      ["PROVISION_ACCOUNT_SEIZURE", "RELEASE_ACCOUNT_SEIZURE", "PROVISION_ACCOUNT_SEIZURE"],
    ],
    ["of a bailiff", ["BAILIFF"]],
  ])("%s is one", (_, categories) => {
    expect(countOf(categories)).toBe(1);
  });
});

describe("several enforcements", () => {
  it.each<readonly [number, string, readonly Category[]]>([
    [2, "that are paid", [PAID!, PAID!]],
    [2, "that are blocked", [BLOCKED!, BLOCKED!]],
    [2, "that are blocked and released", [BLOCKED!, RELEASED!, BLOCKED!, RELEASED!]],
    [2, "of which one is released", [BLOCKED!, BLOCKED!, RELEASED!]],
    [2, "of which one is released and paid", [BLOCKED!, BLOCKED!, RELEASED!, BLOCKED!]],
    [2, "behind the release of an older one", [RELEASED!, BLOCKED!, BLOCKED!]],
    [2, "with a fee each", [BLOCKED!, FEE!, FEE!, PAID!]],
    [2, "of two kinds", [BLOCKED!, "PROVISION_ACCOUNT_SEIZURE"]],
    [3, "of collectors and a bailiff", ["DEBT_COLLECTION", "BAILIFF", "DEBT_COLLECTION"]],
  ])("are %i: %s", (count, _, categories) => {
    expect(countOf(categories)).toBe(count);
  });
});

describe("the fee for a seizure of which the text tells no more", () => {
  const [ANY_FEE, SEIZED]: readonly Category[] = ["FEES_ACCOUNT_SEIZURE", "PROVISION_ACCOUNT_SEIZURE"];

  it.each<readonly [number, string, readonly Category[]]>([
    [1, "a sum that is blocked for an office", [BLOCKED!, ANY_FEE!]],
    [1, "one that is blocked, released and paid", [BLOCKED!, ANY_FEE!, RELEASED!, PAID!]],
    [2, "two of these", [BLOCKED!, ANY_FEE!, BLOCKED!, ANY_FEE!]],
    [1, "a sum that is blocked to keep it", ["PROVISION_PREVENTIVE_SEIZURE", ANY_FEE!]],
    [2, "an office's and a creditor's sum", [BLOCKED!, SEIZED!, ANY_FEE!]],
    [2, "an office's sum with a fee of its own, and none", [BLOCKED!, FEE!, ANY_FEE!]],
    [2, "one sum, and none", [BLOCKED!, ANY_FEE!, ANY_FEE!]],
    [2, "none", [ANY_FEE!, ANY_FEE!]],
    [2, "no collector's payment", ["DEBT_COLLECTION", ANY_FEE!]],
  ])("with others counts %i where it is for %s", (count, _, categories) => {
    expect(countOf(categories)).toBe(count);
    expect(countOf([...categories].reverse())).toBe(count);
  });
});

describe("the same fee at another time", () => {
  const stepsOn = (days: readonly (readonly [Category, number])[]): number =>
    countEnforcements(days.map(([category, day]) => ({ category, day, amount: 180 })));

  it("is for another seizure", () => {
    expect(
      stepsOn([
        ["DEBT_RECOVERY", 0],
        ["FEES_ACCOUNT_SEIZURE", 31],
      ]),
    ).toBe(1);
    expect(
      stepsOn([
        ["DEBT_RECOVERY", 0],
        ["FEES_ACCOUNT_SEIZURE", 78],
      ]),
    ).toBe(2);
    expect(
      stepsOn([
        ["FEES_ACCOUNT_SEIZURE", 0],
        ["PROVISION_PREVENTIVE_SEIZURE", 40],
      ]),
    ).toBe(2);
  });

  it("is for the one near it, of several", () => {
    const days = [
      ["DEBT_RECOVERY", 0],
      ["FEES_ACCOUNT_SEIZURE", 60],
      ["DEBT_RECOVERY", 62],
      ["DEBT_RECOVERY", 200],
    ] as const;
    expect(stepsOn(days)).toBe(3);
  });
});

describe("a release", () => {
  it("of a part leaves what is blocked again another one", () => {
    const steps = [BLOCKED!, RELEASED!, BLOCKED!];
    expect(countOf(steps, [800, 799, 450])).toBe(2);
    expect(countOf(steps, [800, 800, 450])).toBe(1);
    // Of two that are blocked the smaller one is released.
    expect(countOf([BLOCKED!, ...steps], [450, 800, 450, 450])).toBe(2);
  });

  it("is before what is paid on its day, in whatever order they are told", () => {
    const steps = [
      { category: BLOCKED!, day: 1, amount: 500 },
      { category: BLOCKED!, day: 9, amount: 500 },
      { category: RELEASED!, day: 9, amount: 500 },
    ];
    expect([steps, [...steps].reverse()].map(countEnforcements)).toEqual([1, 1]);
  });

  it("on the day on which the sum was blocked leaves it to be paid", () => {
    const steps = [
      { category: BLOCKED!, day: 4, amount: 500 },
      { category: RELEASED!, day: 4, amount: 500 },
      { category: BLOCKED!, day: 8, amount: 500 },
    ];
    expect([steps, [...steps].reverse()].map(countEnforcements)).toEqual([1, 1]);
  });

  it("of a small sum is none of a large one, nor is a large one its payment", () => {
    const part = [BLOCKED!, BLOCKED!, RELEASED!, BLOCKED!];
    expect(countOf(part, [300, 300, 50, 300])).toBe(3);
    expect(countOf([BLOCKED!, RELEASED!, ...part], [50, 50, 300, 300, 50, 300])).toBe(4);
  });

  it("alone is no enforcement", () => {
    expect(countOf([RELEASED!])).toBe(0);
    expect([RELEASED!, BLOCKED!].map(isEnforcement)).toEqual([false, true]);
    expect([RELEASED!, BLOCKED!].map(isRelease)).toEqual([true, false]);
  });
});

describe("the count of enforcements", () => {
  const step = fc.record({
    category: fc.constantFrom(BLOCKED!, FEE!, RELEASED!, PAID!),
    day: fc.nat(8),
    amount: fc.constantFrom(50, 100, 300, 500),
  });

  it("is the same in whatever order the steps of a day are told", () => {
    const orders = fc
      .array(step, { maxLength: 12 })
      .chain((steps) => fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, { minLength: steps.length })));
    fc.assert(fc.property(orders, ([steps, other]) => countEnforcements(other) === countEnforcements(steps)));
  });

  it("is no smaller for one debit more", () => {
    const debit = step.filter(({ category }) => !isRelease(category));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), debit, (steps, more) => {
        expect(countEnforcements([...steps, more])).toBeGreaterThanOrEqual(countEnforcements(steps));
      }),
      { numRuns: 2000 },
    );
  });
});
