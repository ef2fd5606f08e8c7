import { describe, expect, it } from "vitest";
import { type AnalyzeOptions, analyze, type Market } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const TEXTS: readonly [Market, string, readonly [string, string, string]][] = [
  [
    "FR",
    "VIREMENT SALAIRE ACME",
    ["PRLV SEPA BANQUE POPULAIRE PRET IMMO", "REJET PRLV BANQUE POPULAIRE", "PRLV SEPA BANQUE POPULAIRE"],
  ],
  [
    "GB",
    "BGC ACME LTD SALARY",
    ["DIRECT DEBIT SANTANDER MORTGAGE", "UNPAID DIRECT DEBIT SANTANDER", "DIRECT DEBIT SANTANDER"],
  ],
  [
    "NL",
    "SEPA OVERBOEKING SALARIS ACME",
    ["SEPA INCASSO RABOBANK HYPOTHEEK MEI", "STORNERING INCASSO RABOBANK", "SEPA INCASSO RABOBANK"],
  ],
];

function analysisOf(lines: readonly Line[], options: AnalyzeOptions = {}) {
  const { project, usage } = options;
  const given = {
    usage: usage === "BUSINESS" ? "PROFESSIONAL" : "PERSONAL",
    currency: project?.market === "GB" ? "GBP" : "EUR",
  };
  const settled = { now: NOW, ...options, project: { minimumTransactions: 0, ...project } };
  return analyze({ accounts: [account(lines, given)] }, settled);
}

/** What is known of debts and rents, and the points that rest on them. */
function duesOf({ creditInsights, essentials, scores }: ReturnType<typeof analysisOf>) {
  const points = (scores?.creditScore ?? scores?.businessCreditScore)!.points;
  return {
    loans: creditInsights!.loans.repayments.totalAmount,
    count: creditInsights!.loans.repayments.count,
    repayments: essentials!.monthlyLoanRepayments,
    expenses: essentials!.monthlyEssentialExpenses,
    debtToIncome: essentials!.debtToIncome,
    debtRatio: points.find(({ characteristic }) => characteristic === "DEBT_RATIO")!.value,
  };
}

describe("what comes back and is presented again under a text that says less", () => {
  it.each(TEXTS)("is a repayment still, owed once: %s", (market, wage, [text, back, again]) => {
    for (const usage of ["CONSUMER", "BUSINESS"] as const) {
      const due = (lines: readonly Line[]) =>
        duesOf(analysisOf([["2026-04-05", wage, 4000], ...lines], { usage, project: { market } }));
      const paid = due([["2026-06-05", text, -1400]]);
      expect(paid.loans, usage).toBe(-1400);
      const late = due([
        ["2026-06-05", text, -1400],
        ["2026-06-08", back, 1400],
        ["2026-06-15", again, -1400],
      ]);
      expect(late, usage).toEqual(paid);
    }
  });

  it("is a rent still", () => {
    const first: Line = ["2026-06-05", "PRLV SEPA SCI DES TILLEULS LOYER MAI", -700];
    const late: readonly Line[] = [
      first,
      ["2026-06-08", "REJET PRLV SCI DES TILLEULS", 700],
      ["2026-06-15", "PRLV SEPA SCI DES TILLEULS", -700],
    ];
    expect(duesOf(analysisOf(late))).toEqual(duesOf(analysisOf([first])));
  });

  it("makes its own return that of a repayment", () => {
    const [, , [text, back, again]] = TEXTS[0]!;
    const { accounts, essentials } = analysisOf([
      ["2026-06-05", text, -1400],
      ["2026-06-08", back, 1400],
      ["2026-06-15", again, -1400],
      ["2026-06-18", back, 1400],
    ]);
    expect(accounts[0]!.transactions.map(({ enrichments }) => enrichments.category)).toEqual(
      [0, 1].flatMap(() => ["LOAN_REPAYMENT_REAL_ESTATE", "REJECTION_LOAN_REPAYMENT"]),
    );
    expect(essentials!.loanRepaymentRejections).toEqual({ totalRejectedAmount: 2800, count: 2 });
  });

  it("is owed once, however often it is presented and whichever text says what it is", () => {
    const wage: Line = ["2026-04-01", "VIREMENT SALAIRE ACME", 4000];
    const [bare, loan] = ["PRLV SEPA BANQUE POPULAIRE", "PRLV SEPA BANQUE POPULAIRE PRET"];
    const tried = (...texts: readonly string[]): readonly Line[] =>
      texts.flatMap((text, at): readonly Line[] => {
        const day = (days: number): string => new Date(Date.UTC(2026, 3, 5 + at * 5 + days)).toISOString().slice(0, 10);
        const debit: Line = [day(0), text, -1000];
        return at === texts.length - 1 ? [debit] : [debit, [day(3), "REJET PRLV BANQUE POPULAIRE", 1000]];
      });
    const points = (lines: readonly Line[]) =>
      analysisOf([wage, ...lines])
        .scores!.creditScore!.points.filter(({ characteristic }) => /DEBT|RESIDUAL/.test(characteristic))
        .map(({ value }) => value);
    const paid = points(tried(loan));
    expect(paid).toEqual([0.25, 0.75]);
    for (const texts of [
      [loan, bare],
      [bare, loan],
      [loan, bare, bare, bare, bare, bare],
      [bare, bare, loan],
    ])
      expect(points(tried(...texts)), texts.join()).toEqual(paid);
  });

  it("says so, and lies in the line of its first try", () => {
    const [, , [text, back, again]] = TEXTS[0]!;
    const { accounts } = analysisOf([
      ["2026-06-05", text, -1400],
      ["2026-06-08", back, 1400],
      ["2026-06-15", again, -1400],
    ]);
    const [first, , retry] = accounts[0]!.transactions.map(({ enrichments }) => enrichments);
    expect(retry).toMatchObject({ category: "LOAN_REPAYMENT_REAL_ESTATE", rule: "link.retry:OTHER_EXPENSE" });
    expect(retry!.groupId).toBe(first!.groupId);
  });

  it("keeps what its own text says where the first one explains nothing", () => {
    const { accounts, essentials } = analysisOf([
      ["2026-06-05", "PRLV SEPA BANQUE POPULAIRE", -1400],
      ["2026-06-08", "REJET PRLV BANQUE POPULAIRE", 1400],
      ["2026-06-15", "PRLV SEPA BANQUE POPULAIRE PRET", -1400],
    ]);
    const { relatedTransactions, category } = accounts[0]!.transactions[2]!.enrichments;
    expect(relatedTransactions.retryOf).toBeDefined();
    expect(category).toBe("LOAN_REPAYMENT");
    expect(essentials!.monthlyLoanRepayments).toBeGreaterThan(0);
  });
});

describe("an instalment that comes back and is taken with the next one", () => {
  const TEXT = "PRLV SEPA COFIDIS SA 28966000417723";
  const BACK = "REJET PRLV COFIDIS PROVISION INSUFFISANTE";
  const wage: Line = ["2026-04-01", "VIREMENT SALAIRE ACME", 3000];
  const due = (day: string, amount = -240): Line => [`2026-${day}`, TEXT, amount];
  const back = (day: string, amount = 240): Line => [`2026-${day}`, BACK, amount];
  /** The days of what the scores leave out as taken again, and the debt ratio. */
  const owedOf = (lines: readonly Line[]) => {
    const { scores, accounts } = analysisOf([wage, ...lines]);
    const days = accounts[0]!.transactions.flatMap(({ id, dates }) =>
      scores!.leftOut.retried.includes(id) ? [dates.debitedAt!.slice(5, 10)] : [],
    );
    const { value } = scores!.creditScore!.points.find(({ characteristic }) => characteristic === "DEBT_RATIO")!;
    return [days, value];
  };

  it.each<readonly [string, readonly string[], readonly Line[]]>([
    ["once", ["04-05"], [due("04-05"), back("04-08"), due("05-05", -480), due("06-05")]],
    ["at the end", ["05-05"], [due("04-05"), due("05-05"), back("05-08"), due("06-05", -480)]],
    [
      "and comes back once more",
      ["04-05", "05-05"],
      [due("04-05"), back("04-08"), due("05-05", -480), back("05-08", 480), due("06-05", -720)],
    ],
    [
      "after it was tried again in vain",
      ["04-05", "04-15"],
      [due("04-05"), back("04-08"), due("04-15"), back("04-17"), due("05-05", -480), due("06-05")],
    ],
  ])("is owed once: %s", (_, days, lines) => {
    expect(owedOf(lines)).toEqual([days, 0.24]);
  });

  it("has a fee of a tenth at most", () => {
    const withFee = (fee: number) => owedOf([due("04-05"), back("04-08"), due("05-05", -480 - fee), due("06-05")]);
    expect(withFee(24)).toEqual([["04-05"], 0.248]);
    expect(withFee(25)[0]).toEqual([]);
  });

  it.each<readonly [string, readonly Line[]]>([
    ["a smaller one", [due("04-05"), back("04-08"), due("05-05", -470), due("06-05")]],
    ["another loan's", [due("04-05"), back("04-08"), due("04-20", -480), due("05-20", -480), due("06-20", -480)]],
    [
      "the first of a new loan, where it is due by itself",
      [due("04-05"), back("04-08"), due("05-03", -490), due("05-05"), due("06-05")],
    ],
    ["one two months later", [due("04-05"), back("04-08"), due("06-05", -480)]],
    ["one before its return", [due("04-05"), due("04-07", -480), back("04-08"), due("06-05")]],
    [
      "a larger one of a fast loan",
      [
        ["2026-04-05", "PRLV SEPA FINFROG", -240],
        ["2026-04-08", "REJET PRLV FINFROG", 240],
        ["2026-05-05", "PRLV SEPA FINFROG", -480],
      ],
    ],
  ])("is not taken with %s", (_, lines) => {
    expect(owedOf(lines)[0]).toEqual([]);
  });

  it("is not taken with a larger one after it was paid by itself", () => {
    const lines = [due("04-05"), back("04-08"), due("04-20"), due("05-05", -480), due("06-05")];
    expect(owedOf(lines)).toEqual([["04-05"], 0.32]);
  });
});

describe("what is presented again where the first text explained nothing", () => {
  const triedAs = (again: string, usage: "CONSUMER" | "BUSINESS") => {
    const lines: readonly Line[] = [
      ["2026-04-05", "PRLV SEPA ZUBRO QWERT", -300],
      ["2026-05-05", "PRLV SEPA ZUBRO QWERT", -300],
      ["2026-06-05", "PRLV SEPA ZUBRO QWERT", -300],
      ["2026-06-08", "REJET PRLV SEPA ZUBRO QWERT", 300],
      ["2026-06-12", again, -300],
    ];
    const { transactions } = analysisOf(lines, { usage }).accounts[0]!;
    return [lines[0]![1], again].map(
      (text) => transactions.find(({ description }) => description === text)!.enrichments,
    );
  };

  it.each([
    ["CONSUMER", "LOAN_REPAYMENT"],
    ["BUSINESS", "NON_OPERATING_LOAN_REPAYMENT"],
  ] as const)("is what it says itself, of a %s", (usage, category) => {
    const [, again] = triedAs("PRLV SEPA ZUBRO QWERT ECHEANCE PRET 28812345", usage);
    expect(again!.relatedTransactions).toHaveProperty("retryOf");
    expect(again!.category).toBe(category);
  });

  it("is in the line of its first try where neither explains anything", () => {
    const [first, again] = triedAs("PRLV SEPA 2E PRESENTATION ZUBRO QWERT KRALJ", "BUSINESS");
    expect(again!.relatedTransactions).toHaveProperty("retryOf");
    expect(again!.groupId).toBe(first!.groupId);
  });
});
