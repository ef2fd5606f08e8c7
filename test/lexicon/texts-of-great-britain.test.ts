import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

const categoryOf = (text: string, amount: number) => readAs("GB", text, amount).category;

describe("a text in Welsh", () => {
  it.each([
    ["Inward Payment CYLCH MEITHRIN GLAN YR AFON CYFLOG", 436.15, "WAGE"],
    ["BACS CYNGOR GLAN YR AFON CYFLOGAU", 1436.15, "WAGE"],
    ["Inward Payment PENSIWN GLAN YR AFON", 436, "RETIREMENT_PENSION"],
    ["STANDING ORDER RHENT MRS EVANS", -550, "RENT"],
    ["DIRECT DEBIT TRETH Y CYNGOR GLAN YR AFON", -140, "HOUSING_TAX"],
    ["DIRECT DEBIT CYNGOR SIR GLAN YR AFON", -140, "HOUSING_TAX"],
    ["FPI CYNGOR GLAN YR AFON", 300, "OTHER_ENTRY"],
    ["CARD PAYMENT TO CYNGOR GLAN YR AFON PARKING", -3, "TRANSPORT"],
  ])("is read as one in English: %s, %d is %s", (text, amount, category) => {
    expect(categoryOf(text, amount)).toBe(category);
  });
});

describe("a grant for school", () => {
  it.each([
    "Inward Payment RCTCBC SCHOOL ESSENTIALS GRANT",
    "BGC SCHOOL CLOTHING GRANT",
    "BACS CARDIFF COUNCIL PDG",
    "WELSH GOVERNMENT EMA",
  ])("is the state's: %s", (text) => {
    expect(categoryOf(text, 250)).toBe("STATE_SUBSIDY");
  });

  it.each(["FPI EMA JONES", "FPI EMA SMITH COLLEGE TRIP", "FPI JANE SCHOOL CLOTHING"])(
    "is none that a person pays: %s",
    (text) => {
      expect(categoryOf(text, 30)).toBe("OTHER_ENTRY");
    },
  );
});

describe("a club", () => {
  it.each([
    ["Standing Order ABERWEN RFC MINI & JUNIOR", "SPORT"],
    ["STO WHITBY AFC", "SPORT"],
    ["STANDING ORDER HALDEN CRICKET CLUB", "SPORT"],
    ["STANDING ORDER AFC FINANCE LTD", "OTHER_EXPENSE"],
    ["STANDING ORDER MR A F C JONES", "OTHER_EXPENSE"],
    ["STANDING ORDER HALDEN CC", "OTHER_EXPENSE"],
    ["FPO J SMITH", "OTHER_EXPENSE"],
  ])("is a sport's where a member pays by standing order: %s is %s", (text, category) => {
    expect(categoryOf(text, -8)).toBe(category);
  });
});

describe("goods on credit over years", () => {
  it.each(["Direct Debit SNAP FINANCE LTD SNP118204", "DD PAYL8R", "DD DUOLOAN", "DD ETIKA FINANCE"])(
    "are a loan's: %s",
    (text) => {
      expect(categoryOf(text, -38.5)).toBe("LOAN_REPAYMENT");
    },
  );

  it("stay owed where the instalment comes back", () => {
    const text = "Direct Debit Returned Unpaid SNAP FINANCE LTD SNP118204";
    expect(categoryOf(text, 38.5)).toBe("REJECTION_LOAN_REPAYMENT");
  });

  it.each([
    ["DIVIDEBUY LTD DD", "SPLIT_PAYMENT"],
    ["CARD PAYMENT TO ETIKA CAFE", "LEISURE"],
    ["DD SNAP FITNESS", "SPORT"],
  ])("are told from purchases in parts and others: %s is %s", (text, category) => {
    expect(categoryOf(text, -38.5)).toBe(category);
  });
});

describe("a lease of a firm", () => {
  it.each([
    "ACORN LEASING LTD DD",
    "DE LAGE LANDEN LEASING DD",
    "DD FINANCE LEASE 4417",
    "NORTHERN ASSET FINANCE LTD DD",
  ])("is told by who collects: %s", (text) => {
    expect(categoryOf(text, -310)).toBe("LEASING");
  });

  it.each([
    ["FPI ACORN LEASING LTD SALARY", 2000, "WAGE"],
    ["DD ACORN LEASING INSURANCE SERVICES", -31, "INSURANCE"],
  ])("is none in %s", (text, amount, category) => {
    expect(categoryOf(text, amount)).toBe(category);
  });
});

describe("a fee for cash", () => {
  it.each(["Fee: Post Office cash deposit", "CASH HANDLING FEE", "CASH DEPOSIT FEE"])(
    "is the bank's, and no cash: %s",
    (text) => {
      expect(readAs("GB", text, -2.5)).toMatchObject({ category: "FEES_BANK_SERVICE", type: "DEBIT" });
    },
  );

  it("is none where cash was taken out or paid in", () => {
    expect(readAs("GB", "LNK ZUBRO CASH WITHDRAWAL FEE 1.75", -101.75).type).toBe("CASH_WITHDRAWAL");
    expect(readAs("GB", "Post Office cash deposit", 250).type).toBe("CASH_DEPOSIT");
  });
});
