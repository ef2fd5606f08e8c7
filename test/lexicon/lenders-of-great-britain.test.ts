import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

const categoryOf = (text: string, amount: number) => readAs("GB", text, amount).category;

describe("a settlement", () => {
  it.each([
    "MOTONOVO FINANCE SETTLEMENT FIGURE FPO",
    "BLACK HORSE LIMITED SETTLEMENT 40188273HP FPO",
    "BLACK HORSE LTD SETTLEMENT CD 4417 DEB",
    "VWFS SETTLEMENT FIGURE BILL PAYMENT",
    "ZOPA BANK SETTLEMENT FPO",
  ])("that a lender of one sum is paid is all that was left: %s", (text) => {
    expect(categoryOf(text, -3120.55)).toBe("LOAN_PREPAYMENT");
  });

  it.each([
    ["MOTONOVO FINANCE 4018 DD", "LOAN_REPAYMENT"],
    ["MOTONOVO FINANCE SETTLEMENT DD", "LOAN_REPAYMENT"],
    ["SHAWBROOK SETTLEMENT PLAN FPO", "LOAN_REPAYMENT"],
    ["ZOPA SETTLEMENT 1 OF 12 FPO", "LOAN_REPAYMENT"],
    ["NOVUNA SETTLEMENT AGREEMENT FPO", "LOAN_REPAYMENT"],
    ["MONEYBARN LTD SETTLEMENT SO", "LOAN_REPAYMENT"],
    ["STANDING ORDER TO ZOPA BANK SETTLEMENT 40188273", "LOAN_REPAYMENT"],
    ["LENDING STREAM SETTLEMENT FPO", "LOAN_REPAYMENT_FAST"],
    ["BARCLAYCARD SETTLEMENT FPO", "LOAN_REPAYMENT_REVOLVING"],
    ["LOWELL PORTFOLIO RE SHAWBROOK SETTLEMENT FPO", "DEBT_COLLECTION"],
    ["P JONES DIVORCE SETTLEMENT FPO", "OTHER_EXPENSE"],
    ["AVIVA SETTLEMENT FPO", "INSURANCE"],
  ])("is no loan paid off in %s", (text, category) => {
    expect(categoryOf(text, -310)).toBe(category);
  });
});

describe("what a lender pays for a loan", () => {
  it.each([
    "BLACK HORSE LIMITED LOAN 5531 BGC",
    "TESCO BANK LOANS BGC",
    "LIVERWOOD CREDIT UNION LTD LOAN FPI",
    "ZOPA BANK LTD LOAN 5531 BGC",
  ])("is lent: %s", (text) => {
    expect(categoryOf(text, 5000)).toBe("LOAN_DRAWDOWN");
  });

  it.each([
    ["BLACK HORSE LTD LOAN REFUND BGC", "REFUND"],
    ["TESCO BANK LOAN PPI REDRESS BGC", "OTHER_ENTRY"],
    ["FPI PAUL SMITH BLACK HORSE LOAN", "OTHER_ENTRY"],
    ["PAUL SMITH CREDIT UNION LOAN FPI", "OTHER_ENTRY"],
    ["STUDENT UNION LOAN FPI", "OTHER_ENTRY"],
    ["TESCO BANK BGC", "OTHER_ENTRY"],
  ])("is told from what comes from others or comes back: %s", (text, category) => {
    expect(categoryOf(text, 250)).toBe(category);
  });
});

describe("what is called Loan", () => {
  it.each([
    ["WORLDPAY (UK) LTD LOAN STREET CAFE", "LEISURE"],
    ["WORLDPAY (UK) LTD LOAN STREET NEWS", "OTHER_EXPENSE"],
    ["DD LOAN ROAD NURSERY", "OTHER_EXPENSE"],
    ["METRO LOAN 004417 DD", "LOAN_REPAYMENT"],
    ["METRO STREET LOAN 004417 DD", "LOAN_REPAYMENT"],
  ])("is a street or inn, and else what is lent: %s", (text, category) => {
    expect(categoryOf(text, -40)).toContain(category);
  });
});
