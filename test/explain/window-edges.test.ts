import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "../passes/facts.js";
import { faultsIn } from "./faults.js";

const WAGES = ["2026-01-28", "2026-02-27", "2026-03-27", "2026-04-28", "2026-05-28", "2026-06-26"].map(
  (day): Line => [day, "VIREMENT SALAIRE ACME", 1500],
);
const FIRST: Line = ["2025-12-29", "CB LIBRAIRIE", -1];
const HALF_A_YEAR = { period: { mode: "MONTHS", numberOfMonths: 6 } };
const PROJECT = { minimumTransactions: 0 };

describe("links of which the scores see one side alone", () => {
  it("are explained by what the text says: what a shop gave back", () => {
    const bought: Line = ["2026-03-15", "CB DECATHLON", -800];
    const back: Line = ["2026-04-25", "DECATHLON", 800];
    const body = { accounts: [account([FIRST, ...WAGES, bought, back])], parameters: HALF_A_YEAR };
    const analysis = analyze(body, { now: NOW, project: PROJECT });
    const row = analysis.accounts[0]!.transactions.find(({ amount }) => amount === 800)!;
    expect(row.enrichments).toMatchObject({ category: "REFUND", rule: "link.refund:OTHER_ENTRY" });
    expect(faultsIn(analysis)).toEqual([]);
  });

  it("are explained by what the text says: a debit that comes back under its own text", () => {
    const lines: readonly Line[] = [
      ["2026-03-28", "PRLV SEPA COFIDIS CREDIT 123", -800],
      ["2026-04-03", "PRLV SEPA COFIDIS CREDIT 123", 800],
    ];
    const body = { accounts: [account([FIRST, ...WAGES, ...lines])], parameters: HALF_A_YEAR };
    const analysis = analyze(body, { now: NOW, project: PROJECT });
    const row = analysis.accounts[0]!.transactions.find(({ amount }) => amount === 800)!;
    expect(row.enrichments).toMatchObject({
      category: "REJECTION_LOAN_REPAYMENT",
      rule: "link.rejection:OTHER_ENTRY",
    });
    expect(faultsIn(analysis)).toEqual([]);
  });

  it.each([
    ["CONSUMER", 10],
    ["CONSUMER", 40],
    ["BUSINESS", 10],
  ] as const)(
    "are explained where a %s's insights of %i days see a return under its debit's text alone",
    (usage, numberOfDays) => {
      const lines: readonly Line[] = [
        ["2026-06-18", "PRLV SEPA COFIDIS CREDIT 123", -800],
        ["2026-06-24", "PRLV SEPA COFIDIS CREDIT 123", 800],
      ];
      const accounts = [account([FIRST, ...WAGES, ...lines], { usage: "UNKNOWN" })];
      const body = { accounts, parameters: { period: { mode: "DAYS", numberOfDays } } };
      expect(faultsIn(analyze(body, { now: NOW, usage, project: PROJECT }))).toEqual([]);
    },
  );

  it("are explained by what the text says: what pays a card", () => {
    const card = account(
      [
        ["2026-02-20", "FNAC PARIS", -210],
        ["2026-04-03", "ENCAISSEMENT", 210],
      ],
      { type: "CREDIT_CARD", name: "Carte" },
    );
    const paid: Line = ["2026-03-30", "DEBIT DIFFERE CARTE", -210];
    const body = { accounts: [account([FIRST, ...WAGES, paid]), card], parameters: HALF_A_YEAR };
    expect(faultsIn(analyze(body, { now: NOW, project: PROJECT }))).toEqual([]);
  });
});

describe("a loan that is presented again", () => {
  const late: readonly Line[] = [
    ["2026-03-28", "PRLV SEPA BANQUE POPULAIRE PRET IMMO", -1400],
    ["2026-04-03", "REJET PRLV BANQUE POPULAIRE", 1400],
    ["2026-04-15", "PRLV SEPA BANQUE POPULAIRE", -1400],
  ];
  const days = (numberOfDays: number): object => ({ period: { mode: "DAYS", numberOfDays } });

  it.each([
    ["of which the scores see the last try alone", HALF_A_YEAR, NOW],
    ["of which the insights see the last try alone", days(60), "2026-06-01T12:00:00Z"],
    ["of which both see all tries", HALF_A_YEAR, "2026-06-01T12:00:00Z"],
  ])("is explained: %s", (_, parameters, now) => {
    const balanceDate = now.slice(0, 10);
    const lines = [FIRST, ...WAGES, ...late].filter(([day]) => day <= balanceDate);
    const analysis = analyze({ accounts: [account(lines, { balanceDate })], parameters }, { now, project: PROJECT });
    expect(analysis.accounts[0]!.transactions.some(({ enrichments }) => enrichments.relatedTransactions.retryOf)).toBe(
      true,
    );
    expect(faultsIn(analysis)).toEqual([]);
  });
});

describe("a card that is paid across the edge of the scores' window", () => {
  it("is paid there too", () => {
    const card = account([["2026-04-02", "VIREMENT", 500]], { type: "CREDIT_CARD", name: "Carte" });
    const paid: Line = ["2026-03-29", "VIREMENT", -500];
    const body = {
      accounts: [account([FIRST, ...WAGES, paid]), card],
      parameters: { period: { mode: "DAYS", numberOfDays: 40 } },
    };
    expect(faultsIn(analyze(body, { now: NOW, project: PROJECT }))).toEqual([]);
  });
});

describe("a card total that its purchases add up to", () => {
  const purchases = [-20, -21, -22].map((amount, at): Line => [`2026-05-1${at}`, "FNAC PARIS", amount]);
  const card = account(purchases, { type: "CREDIT_CARD", name: "Carte" });
  const total: Line = ["2026-06-20", "DEBIT DIFFERE CARTE BANCAIRE", -63];
  const body = {
    accounts: [account([FIRST, ...WAGES, total]), card],
    parameters: { period: { mode: "DAYS", numberOfDays: 20 } },
  };

  it("is no kind of movement of the activity score's explanation, whatever the client calls it", () => {
    const analysis = analyze(body, { now: NOW, project: PROJECT });
    const flow = analysis.creditInsights!.cashFlows.find(({ totalAmount }) => totalAmount === -63)!;
    const groupId = flow.transactions[0]!.enrichments.groupId;
    for (const category of ["RENT", "GROCERY"] as const) {
      const corrections = { categories: [{ groupId, category }] };
      expect(faultsIn(analyze(body, { now: NOW, project: PROJECT, corrections })), category).toEqual([]);
    }
  });
});
