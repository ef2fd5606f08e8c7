import { describe, expect, it } from "vitest";
import { type ReadText, readCorpus, readTexts } from "../../src/cli/corpus.js";
import { evaluate } from "../../src/cli/evaluation.js";
import { type Category, familyOf } from "../../src/model/category.js";
import { MARKETS } from "../../src/model/market.js";

const read = (category: Category, readCategory: Category, accepted: readonly Category[] = []): ReadText => ({
  market: "FR",
  line: 1,
  text: "SAMPLE",
  amount: -1,
  category,
  accepted,
  type: "CARD",
  readCategory,
  readType: "CARD",
  rule: undefined,
  labelRoot: "SAMPLE",
});

describe("the evaluation", () => {
  it("counts precision, recall and F1 of a category", () => {
    const { categories, macroF1 } = evaluate([
      read("RENT", "RENT"),
      read("RENT", "OTHER_EXPENSE"),
      read("POWER", "RENT"),
      read("OTHER_EXPENSE", "OTHER_EXPENSE"),
    ]);
    const rent = categories.find(({ category }) => category === "RENT");
    expect(rent).toMatchObject({ texts: 2, read: 2, right: 1, precision: 0.5, recall: 0.5, f1: 0.5 });
    // Rent 1/2, power 0, other expense 2/3.
    expect(macroF1).toBeCloseTo((1 / 2 + 0 + 2 / 3) / 3, 12);
  });

  it("takes an accepted category for right, and tells no answer from a wrong one", () => {
    const evaluation = evaluate([
      read("LOAN_REPAYMENT", "LOAN_REPAYMENT_PERSONAL", ["LOAN_REPAYMENT_PERSONAL"]),
      read("RENT", "POWER"),
      read("RENT", "OTHER_EXPENSE"),
    ]);
    expect(evaluation).toMatchObject({ texts: 3, shareRight: 1 / 3, shareAnswered: 2 / 3, rightWhereAnswered: 1 / 2 });
    expect(evaluation.misses.map(({ readCategory }) => readCategory)).toEqual(["POWER", "OTHER_EXPENSE"]);
    expect(evaluation.confusions).toContainEqual({ expected: "RENT", read: "POWER", texts: 1 });
  });
});

/** A wrong answer in these costs a person a credit: they must be all but sure. */
const RISKS: readonly Category[] = [
  "GAMBLING",
  "DEBT_COLLECTION",
  "BAILIFF",
  "LOAN_REPAYMENT_FAST",
  "REJECTION_PAYMENT",
  "REJECTION_LOAN_REPAYMENT",
  "REJECTION_CHECK",
  "PROVISION_DIRECT_DEBT_RECOVERY",
  "PROVISION_ACCOUNT_SEIZURE",
  "PROVISION_PREVENTIVE_SEIZURE",
];

describe("the labelled corpus", () => {
  const evaluations = MARKETS.map((market) => {
    const texts = readTexts(market, readCorpus(market));
    return { market, texts, evaluation: evaluate(texts) };
  });
  const whole = evaluate(evaluations.flatMap(({ texts }) => texts));

  it("holds at least 1,500 texts, 600 of them French", () => {
    expect(whole.texts).toBeGreaterThanOrEqual(1500);
    expect(evaluations.find(({ market }) => market === "FR")?.evaluation.texts).toBeGreaterThanOrEqual(600);
  });

  it.each(evaluations)("of $market is read with a macro F1 of 0.95 and is right where answered", ({ evaluation }) => {
    expect(evaluation.macroF1).toBeGreaterThanOrEqual(0.95);
    expect(evaluation.rightWhereAnswered).toBeGreaterThanOrEqual(0.98);
    expect(evaluation.typeRightWhereTold).toBeGreaterThanOrEqual(0.93);
  });

  it("as a whole has no weak category of income, credit or risk", () => {
    const weak = whole.categories.filter(({ category, f1, texts }) => {
      const isWatched = ["INCOME", "CREDIT"].includes(familyOf(category)) || RISKS.includes(category);
      return isWatched && texts > 0 && f1 < 0.85;
    });
    expect(weak).toEqual([]);
  });

  it("as a whole raises no risk without ground", () => {
    const hasty = whole.categories.filter(({ category, precision }) => RISKS.includes(category) && precision < 0.98);
    expect(hasty).toEqual([]);
  });
});
