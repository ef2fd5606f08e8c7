import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type Analysis,
  analyze,
  type CitedTransaction,
  type Explanation,
  explain,
  recompute,
  UnknownFigureError,
} from "../../src/index.js";
import { checkingAccount, rowOn } from "../laws/bodies.js";
import { faultsIn } from "./faults.js";
import { numericPointers } from "./figures.js";
import { analysisOf } from "./households.js";

const NOW = "2026-06-30T12:00:00Z";

/** Three months of a wage and a loan, one instalment of which came back, and a day in overdraft. */
const LIFE = [-85, -55, -25].flatMap((offset) => [
  rowOn(offset, "VIREMENT SALAIRE ACME SAS", 2000),
  rowOn(offset + 5, "PRLV SEPA COFIDIS MENSUALITE PRET", -250),
  ...[6, 7, 8, 9, 10].map((day) => rowOn(offset + day, "CARTE CARREFOUR MARKET", -40)),
]);

function citesOf({ inputs }: Explanation, role: string): readonly unknown[] {
  return inputs.find((group) => group.role === role)?.cites ?? [];
}

/** The transactions that a figure rests on, all the way down. */
function transactionsUnder(analysis: Analysis, pointer: string): ReadonlyMap<string, CitedTransaction> {
  const found = new Map<string, CitedTransaction>();
  for (const cite of explain(analysis, pointer).inputs.flatMap(({ cites }) => cites)) {
    if (cite.kind === "TRANSACTION") found.set(cite.id, cite);
    if (cite.kind !== "FIGURE") continue;
    for (const [id, transaction] of transactionsUnder(analysis, cite.pointer)) found.set(id, transaction);
  }
  return found;
}

describe("explain", () => {
  const analysis = analyze({ accounts: [checkingAccount(LIFE, { balance: 100 })] }, { now: NOW });

  it("tells a monthly amount by total, period and days covered", () => {
    const explanation = explain(analysis, "/creditInsights/incomes/monthlyAmount");
    expect(explanation).toMatchObject({ value: 2000, unit: "EUR", basis: "COMPUTED" });
    expect(explanation.parameters).toEqual([
      { name: "whole months", value: 3, unit: "months", source: "period of 3 months; decisions, section Time, Period" },
      {
        name: "days asked for",
        value: 93,
        unit: "days",
        source: "period of 3 months; decisions, section Time, Period",
      },
    ]);
    expect(citesOf(explanation, "total")).toEqual([
      { kind: "FIGURE", pointer: "/creditInsights/incomes/totalAmount", value: 6000 },
    ]);
    expect(citesOf(explanation, "days covered")).toEqual([
      { kind: "FIGURE", pointer: "/metadata/creditInsights/numberOfDaysInWindow", value: 93 },
    ]);
  });

  it("leads from a ratio down to transactions with category and rule", () => {
    const found = [...transactionsUnder(analysis, "/essentials/debtToIncome").values()];
    expect(found.map(({ amount }) => amount).sort((left, right) => left - right)).toEqual([
      -250, -250, -250, 2000, 2000, 2000,
    ]);
    const loan = found.find(({ amount }) => amount === -250);
    expect(loan?.category).toMatch(/^LOAN_REPAYMENT/);
    expect(loan?.rule).toContain(":");
    expect(loan?.pointer).toMatch(/^\/accounts\/0\/transactions\/\d+\/amount$/);
  });

  it("cites an account's first balance for all days before its history", () => {
    const late = checkingAccount([rowOn(-10, "CARTE CARREFOUR MARKET", -40)], { balance: -50, number: "00012345678" });
    const both = analyze({ accounts: [checkingAccount(LIFE, { balance: 20_000 }), late] }, { now: NOW });
    const explanation = explain(both, "/creditInsights/risks/overdraft/duration");
    const cites = citesOf(explanation, "negative end-of-day balances") as readonly { times?: number }[];
    // The window has 93 days; the balance was -10 until eleven days before its end, and -50 since.
    expect(explanation.value).toBe(93);
    expect(cites.map(({ times = 1 }) => times).sort((left, right) => right - left)[0]).toBe(82);
  });

  it("bounds the value behind a characteristic's points", () => {
    const points = analysis.scores?.creditScore?.points ?? [];
    const place = points.findIndex(({ characteristic }) => characteristic === "REJECTIONS");
    const explanation = explain(analysis, `/scores/creditScore/points/${place}/points`);
    expect(explanation).toMatchObject({ basis: "COMPUTED", value: 110 });
    expect(explanation.parameters.slice(0, 2)).toEqual([
      {
        name: "bin 1 is below",
        value: 0.01,
        unit: "rejected payments, loan repayments and cheques in 90 days",
        source: "the credit scorecard; decisions, section Scores",
      },
      {
        name: "points of bin 1",
        value: 110,
        unit: "points",
        source: "the credit scorecard; decisions, section Scores",
      },
    ]);
    expect(recompute(explanation)).toBe(110);
  });

  it("says the same of a result that went through JSON, and recomputes an explanation that did", () => {
    const copy = JSON.parse(JSON.stringify(analysis)) as Analysis;
    for (const pointer of numericPointers(analysis)) {
      const explanation = explain(analysis, pointer);
      expect(explain(copy, pointer)).toEqual(explanation);
      expect(recompute(JSON.parse(JSON.stringify(explanation)))).toBe(recompute(explanation));
    }
  });

  it("holds for accounts of other currencies and kinds, late rows, and balances that are old or dated ahead", () => {
    const other = { usage: "PERSONAL", transactions: [rowOn(-3, "X", -7), rowOn(4, "Y", 9)] };
    const details = {
      loan: {
        type: "PERSONAL",
        amount: 9000,
        duration: 48,
        payment: 210.5,
        remainingCapital: 4100,
        interestRate: 0.04,
      },
    };
    const accounts = [
      checkingAccount([...LIFE, rowOn(6, "CARTE CARREFOUR MARKET", -12)], { balanceDate: "2026-05-20", number: "1" }),
      { ...other, type: "CHECKING", currency: "JPY", balance: 700, number: "2", balanceDate: "2026-07-09" },
      { ...other, type: "SAVINGS", currency: "KWD", balance: 1.005, number: "3", balanceDate: "2019-02-01" },
      { ...other, type: "LOAN", currency: "EUR", balance: -4100, number: "4", coming: -3, details },
    ];
    const mixed = analyze({ accounts }, { now: NOW, project: { lowActivityThreshold: 2 } });
    expect(mixed.status).toBe("COMPLETED");
    expect(faultsIn(mixed)).toEqual([]);
    const codes = mixed.dataQuality.notes.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["STALE_BALANCE", "FUTURE_ROWS"]));
  });

  it("holds west of Greenwich for an analysis and for rows at midnight there, the day before in the project's zone", () => {
    const transactions = LIFE.map((row, place) => ({
      ...row,
      dates: { debitedAt: Date.UTC(2026, 5, 1 + place) / 1000 },
    }));
    const project = { minimumTransactions: 1, timeZone: "America/New_York" };
    const body = { accounts: [{ ...checkingAccount([], { balance: 100 }), transactions }] };
    const western = analyze(body, { now: "2026-06-30T00:00:00Z", project });
    expect(western.status).toBe("COMPLETED");
    expect(western.metadata!.creditInsights).toMatchObject({
      firstTransactionDate: "2026-06-01T00:00:00.000Z",
      maxWindowDate: "2026-06-29",
    });
    expect(faultsIn(western)).toEqual([]);
  });
});

describe("a flow of the main income", () => {
  it("is explained by the flow of its own employer where another has the same total", () => {
    const wages = ["ZENITH SAS", "BRELAND SA", "ALPHA SARL"].flatMap((employer, place) =>
      [-85, -55, -25].map((offset) => rowOn(offset + place, `VIR SEPA RECU ${employer} SALAIRE`, 1500)),
    );
    const analysis = analyze({ accounts: [checkingAccount(wages)] }, { now: NOW, project: { minimumTransactions: 0 } });
    const { cashFlows } = analysis.essentials!.mainIncome;
    expect(new Set(cashFlows.map(({ employer }) => employer)).size).toBe(3);
    const explained = cashFlows.map((_, place) => {
      const { inputs } = explain(analysis, `/essentials/mainIncome/cashFlows/${place}/monthlyAmount`);
      const [, flow] = /cashFlows\/(\d+)\//.exec(inputs[0]!.cites[0]!.pointer)!;
      return analysis.creditInsights!.cashFlows[Number(flow)]!.transactions[0]!.enrichments.employer?.name;
    });
    expect(explained).toEqual(cashFlows.map(({ employer }) => employer));
  });
});

describe("the formulas of a business's figures", () => {
  const analysis = analysisOf("fr-small-business");

  it.each([
    ["/creditInsights/incomes/totalAmount", "REVENUE"],
    ["/creditInsights/expenses/totalAmount", "OPEX_OTHER"],
    ["/creditInsights/expenses/totalAmount", "NON_OPERATING_LOAN_REPAYMENT"],
    ["/creditInsights/loans/repayments/count", "NON_OPERATING_LOAN_REPAYMENT"],
    ["/creditInsights/loans/drawdowns/count", "NON_OPERATING_NEW_FINANCING"],
    ["/essentials/monthlyLoanRepayments", "NON_OPERATING_LOAN_REPAYMENT"],
    ["/essentials/debtToIncome", "NON_OPERATING_LOAN_REPAYMENT"],
  ])("that of %s names %s", (pointer, category) => {
    expect(explain(analysis, pointer).formula).toMatch(new RegExp(`\\b${category}\\b`));
  });
});

describe("figures of a loan account", () => {
  const loan = { total_amount: 20_000, rate: 3.5, duration: 59.6, next_payment_amount: 300 };
  const account = (given: object): object => ({ currency: { id: "EUR" }, usage: "PRIV", ...given });
  const transactions = Array.from({ length: 30 }, (_, day) => ({
    id: day,
    value: -12,
    original_wording: "CB CARREFOUR",
    date: `2026-06-${String(day + 1).padStart(2, "0")}`,
    type: "card",
  }));
  const accounts = [
    account({ id: 1, number: "123456", type: "checking", balance: 500, transactions }),
    account({ id: 2, number: "777", type: "loan", balance: -12_345.67, transactions: [], loan }),
  ];
  const analysis = analyze({ format: "PROVIDER_A_V2_0", connections: [{ id: 1, accounts }] }, { now: NOW });
  const place = analysis.accounts.findIndex(({ type }) => type === "LOAN");

  it.each([
    ["remainingCapital", 12_345.67, /of a provider's the balance of the account without its sign/],
    ["interestRate", 0.035, /a hundredth of it where it is above 1: a percentage/],
    ["duration", 60, /as the body gave it; where it gave the loan's first and last day alone, from these/],
    ["payment", 300, /without its sign/],
    ["amount", 20_000, /as the body gave it/],
  ])("say how %s is read", (member, value, words) => {
    const explanation = explain(analysis, `/accounts/${place}/details/loan/${member}`);
    expect(explanation).toMatchObject({ value, basis: "GIVEN", rounding: expect.any(String) });
    expect(explanation.formula).toMatch(words);
  });
});

describe("the deprecated copies of the credit insights' indicators", () => {
  const analysis = analysisOf("fr-student");
  const copies = ["lastTransactionGap", "historicalDepth", "monthlyTransactionCount", "totalTransactionCount"];

  it.each([...copies, "calendar/0/nbDays"])("have the unit of the figure that they repeat: %s", (member) => {
    const { unit } = explain(analysis, `/metadata/${member}`);
    expect(unit).toBe(explain(analysis, `/metadata/creditInsights/${member}`).unit);
  });
});

describe("what was left out of a provider's body", () => {
  it("is counted from the rows that are listed, or said not to be in the result", () => {
    const path = new URL("../../fixtures/bodies/es-family.provider-a.json", import.meta.url);
    const body = JSON.parse(readFileSync(path, "utf8")) as {
      connections: { accounts: { transactions: object[] }[] }[];
    };
    const { transactions } = body.connections[0]!.accounts[0]!;
    transactions.push({ id: 1 }, { id: 2, value: "x" }, { ...transactions[0] });
    const analysis = analyze(body, { now: NOW, project: { market: "ES" } });
    expect(faultsIn(analysis)).toEqual([]);
    const rejected = explain(analysis, "/dataQuality/rejectedRowCount");
    expect(rejected).toMatchObject({ value: 2, basis: "COMPUTED" });
    const place = analysis.dataQuality.notes.findIndex(({ code }) => code === "DUPLICATE_ROWS");
    expect(explain(analysis, `/dataQuality/notes/${place}/count`)).toMatchObject({
      value: 1,
      basis: "PARTLY_COMPUTED",
      missing: "which rows they are",
    });
  });
});

describe("a pointer without a figure", () => {
  const analysis = analysisOf("fr-student");

  it.each([
    "",
    "/",
    "essentials/debtToIncome",
    "/essentials",
    "/essentials/analysisId",
    "/essentials/none",
    "/creditInsights/cashFlows/999/totalAmount",
    "/creditInsights/cashFlows/00/totalAmount",
    "/creditInsights/cashFlows/length",
    "/accounts/0/__proto__/balance",
    "/constructor/length",
    "/essentials/debtToIncome/",
    "/essentials/debt~0ToIncome",
  ])("is refused: %j", (pointer) => {
    const attempt = (): Explanation => explain(analysis, pointer);
    expect(attempt).toThrow(UnknownFigureError);
    expect(attempt).toThrow(expect.objectContaining({ name: "UnknownFigureError", pointer }));
  });
});
