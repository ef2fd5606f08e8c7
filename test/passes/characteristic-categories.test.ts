import { beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES, type Category, familyOf } from "../../src/model/category.js";
import { directionOf } from "../../src/model/correction.js";
import type { Line } from "./facts.js";
import { creditValues, EARNED } from "./scored.js";

/** The categories of a person's analysis. */
const OF_PERSONS = CATEGORIES.filter((category) => familyOf(category) !== "BUSINESS");

/** A word for each category, and the client's own rules that read them. */
const wordOf = (category: Category): string => `ZX${category.replaceAll("_", "")}`;
const RULES = OF_PERSONS.map((category) => {
  return { id: category, category, direction: "ANY", phrases: [wordOf(category)] } as const;
});

/** What 910 is worth in each characteristic, by its category: a debit unless money of the category comes in. */
const values = new Map<Category, Readonly<Record<string, number>>>();

beforeAll(() => {
  for (const category of OF_PERSONS) {
    const line: Line = ["2026-05-12", wordOf(category), directionOf(category) === "IN" ? 910 : -910];
    values.set(category, creditValues([EARNED, line], { project: { lexicon: RULES } }));
  }
});

/** The categories whose row has a value in a characteristic. */
function categoriesIn(characteristic: string, value: number): readonly Category[] {
  const seen = OF_PERSONS.filter((category) => values.get(category)![characteristic] !== 0);
  for (const category of seen) expect(values.get(category)![characteristic], category).toBe(value);
  return seen;
}

describe("what counts as", () => {
  // One in 91 days is 90 / 91 = 0.989 in 90.
  it.each<readonly [string, readonly Category[]]>([
    ["REJECTIONS", ["REJECTION_PAYMENT", "REJECTION_LOAN_REPAYMENT", "REJECTION_CHECK"]],
    [
      "INCIDENT_FEES",
      [
        "FEES_OVERDRAFT",
        "FEES_INTERVENTION",
        "FEES_INCIDENT",
        "FEES_PAYMENT_REJECTION",
        "FEES_CHECK_REJECTION",
        "FEES_DIRECT_DEBT_RECOVERY",
        "FEES_ACCOUNT_SEIZURE",
        "FEES_PREVENTIVE_SEIZURE",
      ],
    ],
    [
      "SEIZURES_AND_COLLECTIONS",
      [
        "FEES_DIRECT_DEBT_RECOVERY",
        "PROVISION_DIRECT_DEBT_RECOVERY",
        "FEES_ACCOUNT_SEIZURE",
        "PROVISION_ACCOUNT_SEIZURE",
        "FEES_PREVENTIVE_SEIZURE",
        "PROVISION_PREVENTIVE_SEIZURE",
        "DEBT_RECOVERY",
        "DEBT_COLLECTION",
        "BAILIFF",
      ],
    ],
    ["FAST_CREDIT", ["LOAN_REPAYMENT_FAST", "WAGE_SALARY_ADVANCE"]],
  ])("%s", (characteristic, categories) => {
    expect([...categoriesIn(characteristic, 0.989)].sort()).toEqual([...categories].sort());
  });

  // 910 of 9100.
  it.each<readonly [string, readonly Category[]]>([
    ["GAMBLING_RATIO", ["GAMBLING"]],
    [
      "DEBT_RATIO",
      [
        "LOAN_REPAYMENT",
        "LOAN_REPAYMENT_REAL_ESTATE",
        "LOAN_REPAYMENT_PERSONAL",
        "LOAN_REPAYMENT_REVOLVING",
        "LOAN_REPAYMENT_FAST",
        "SPLIT_PAYMENT",
        "LEASING",
      ],
    ],
  ])("%s", (characteristic, categories) => {
    expect(categoriesIn(characteristic, 0.1)).toEqual(categories);
  });
});
