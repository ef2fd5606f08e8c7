import { describe, expect, it } from "vitest";
import { ESSENTIAL_CATEGORIES } from "../../src/model/essential-categories.js";
import { SOURCES } from "../source-files.js";

describe("the categories of the essentials", () => {
  it("are those of decisions section 9", () => {
    const lists = Object.entries(ESSENTIAL_CATEGORIES).map(([name, categories]) => [name, [...categories].join(" ")]);
    // A business calls its incomes, its expenses and its repayments by names of their own.
    const main = "WAGE RETIREMENT_PENSION REVERSIONARY_PENSION REVENUE";
    const allowances = ["", "_FAMILY", "_HOUSING", "_UNEMPLOYMENT", "_HEALTH", "_INCOME_SUPPORT", "_DISABILITY"];
    const repayments = ["", "_REAL_ESTATE", "_PERSONAL", "_REVOLVING", "_FAST"].map((kind) => `LOAN_REPAYMENT${kind}`);
    expect(Object.fromEntries(lists)).toEqual({
      mainIncome: main,
      regularIncome: [main, ...allowances.map((kind) => `ALLOWANCE${kind}`), "REGULAR_INCOME", "FREELANCE"].join(" "),
      expenses: "RENT REGULAR_EXPENSE PAID_ALIMONY OPEX_OTHER",
      monthlyTaxes: "HOUSING_TAX INCOME_TAX PERSO_TAX",
      loanRepayments: [...repayments, "NON_OPERATING_LOAN_REPAYMENT", "SPLIT_PAYMENT"].join(" "),
    });
  });

  it("are listed once: the passes and the explanations read one table", () => {
    const listing = SOURCES.filter(({ text }) => text.includes('"REVERSIONARY_PENSION"')).map(({ path }) => path);
    expect(listing.filter((path) => !path.startsWith("src/lexicon/"))).toEqual([
      "src/model/category.ts",
      "src/model/essential-categories.ts",
    ]);
  });
});
