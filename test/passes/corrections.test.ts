import { describe, expect, it } from "vitest";
import { type Analysis, analyze, type CorrectionOptions } from "../../src/index.js";
import { accountOf, corrected, flowOf, idOf, joint, main, rowsOf, savings, totalsOf, USUAL } from "./corrected.js";
import { account, type Line } from "./facts.js";

const recategorise =
  (text: string, category: "LEISURE" | "GAMBLING" | "WAGE" | "REFUND") =>
  (before: Analysis): CorrectionOptions => ({ categories: [{ groupId: flowOf(before, text), category }] });
describe("a recategorised cash flow", () => {
  it("moves with all of its transactions, which say why", () => {
    const analysis = corrected(
      [main([["2026-01-12", "CARTE ZORGLUB NANTES", -80]])],
      recategorise("CARTE Z", "LEISURE"),
    );
    expect(analysis.source).toBe("CASH_FLOW_UPDATE");
    expect(totalsOf(analysis, "expenses")).toEqual({ RENT: -1950, LEISURE: -240 });
    expect(analysis.corrections).toEqual([
      {
        kind: "CATEGORY",
        groupId: flowOf(analysis, "CARTE Z"),
        category: "LEISURE",
        previousCategory: "OTHER_EXPENSE",
        isApplied: true,
        transactionCount: 3,
        amount: -240,
      },
    ]);
    // The row of January lies outside the window and bears the flow's id all the same.
    expect(rowsOf(analysis, "CARTE Z").map(({ enrichments }) => enrichments)).toEqual(
      [1, 2, 3, 4].map(() => expect.objectContaining({ category: "LEISURE", rule: "correction.category" })),
    );
  });

  it("reaches scores, essentials and risks", () => {
    const before = analyze({ accounts: [main()] }, USUAL);
    const gambler = corrected([main()], recategorise("CARTE Z", "GAMBLING"));
    expect(gambler.creditInsights!.risks.gambling.totalAmount).toBe(-240);
    const points = ({ scores }: Analysis): number =>
      scores!.creditScore!.points.find(({ characteristic }) => characteristic === "GAMBLING_RATIO")!.points;
    expect(points(gambler)).toBeLessThan(points(before));
    expect(gambler.essentials!.creditScore).toBeLessThan(before.essentials!.creditScore!);
  });

  it("of a card account is an income of all scores where the client says so", () => {
    const paid = ["04", "05", "06"].map((month): Line => [`2026-${month}-20`, "VIREMENT DE ZEPHYR", 1500]);
    const kinds = (analysis: Analysis): number | undefined =>
      analysis.metadata!.activityScore!.points.find(({ characteristic }) => characteristic === "ESSENTIAL_KINDS")!
        .value;
    const card = account(paid, { type: "CREDIT_CARD", name: "Card" });
    const accounts = [joint([["2026-03-30", "CARTE MOULIN", -5]]), card];
    expect(kinds(analyze({ accounts }, USUAL))).toBe(0);
    const worker = corrected(accounts, recategorise("VIREMENT DE Z", "WAGE"));
    expect(totalsOf(worker, "incomes")).toEqual({ WAGE: 4500 });
    expect(kinds(worker)).toBe(1);
  });

  it("is one of a business too, by a business's categories", () => {
    const options = { ...USUAL, usage: "BUSINESS" } as const;
    const analysis = corrected(
      [main([["2026-05-20", "VIREMENT DE ZEPHYR", 900]], { usage: "PROFESSIONAL" })],
      (before) => ({
        categories: [{ groupId: flowOf(before, "VIREMENT DE Z"), category: "NON_OPERATING_SHAREHOLDER_INCOMING" }],
      }),
      options,
    );
    expect(totalsOf(analysis, "incomes")).toEqual({ REVENUE: 6000 });
    expect(analysis.corrections).toMatchObject([{ previousCategory: "REVENUE", isApplied: true, amount: 900 }]);
  });

  it("outside the window is told by the id that its transactions bear", () => {
    const analysis = corrected([main([["2025-12-12", "CARTE MOULIN", -30]])], recategorise("CARTE M", "LEISURE"));
    expect(rowsOf(analysis, "CARTE M")[0]!.enrichments.category).toBe("LEISURE");
    expect(analysis.corrections).toMatchObject([{ isApplied: true, transactionCount: 0, amount: 0 }]);
  });

  it("is not applied where there is no such flow, or its money goes the other way", () => {
    const before = analyze({ accounts: [main()] }, USUAL);
    const wrong = corrected([main()], recategorise("CARTE Z", "WAGE"));
    expect(wrong.corrections).toMatchObject([
      { isApplied: false, reason: "WRONG_DIRECTION", previousCategory: "OTHER_EXPENSE" },
    ]);
    const unknown = corrected([main()], () => ({ categories: [{ groupId: "toString", category: "RENT" }] }));
    expect(unknown.corrections).toEqual([
      { kind: "CATEGORY", groupId: "toString", category: "RENT", isApplied: false, reason: "UNKNOWN_FLOW" },
    ]);
    for (const { creditInsights, scores } of [wrong, unknown])
      expect([creditInsights, scores]).toEqual([before.creditInsights, before.scores]);
  });

  it("of own transfers takes no category that would count", () => {
    const accounts = [main([["2026-06-05", "VIR EMIS ZOE", -200]]), savings([["2026-06-05", "VIR RECU ZOE", 200]])];
    const as = (category: "LEISURE" | "SAVING") =>
      corrected(accounts, (before) => ({ categories: [{ groupId: flowOf(before, "VIR EMIS"), category }] }));
    expect(as("LEISURE").corrections).toMatchObject([{ isApplied: false, reason: "OWN_TRANSFER" }]);
    expect(as("SAVING").corrections).toMatchObject([{ isApplied: true, amount: -200 }]);
    expect(totalsOf(as("SAVING"), "expenses")).toEqual({ RENT: -1950, OTHER_EXPENSE: -240 });
  });
});

describe("a recategorised cash flow outside the window, some rows of which are named own transfers", () => {
  const rent = (day: string): Line => [day, "VIR SEPA ZOE LOYER", -640];
  const of = (lines: readonly Line[], category: "LEISURE" | "SAVING") =>
    corrected([main(lines), joint([["2026-01-10", "VIR DE ZOE", 640]])], (before) => ({
      categories: [{ groupId: flowOf(before, "VIR SEPA Z"), category }],
      transfers: [{ outgoingId: idOf(before, "VIR SEPA Z"), incomingId: idOf(before, "VIR DE Z") }],
    }));
  const categoriesOf = (analysis: Analysis) =>
    rowsOf(analysis, "VIR SEPA Z").map(({ enrichments }) => enrichments.category);

  it("takes no category that would count where all are, and says so", () => {
    const analysis = of([rent("2025-12-12")], "LEISURE");
    expect(analysis.corrections).toMatchObject([
      { kind: "CATEGORY", isApplied: false, reason: "OWN_TRANSFER" },
      { kind: "TRANSFER", isApplied: true },
    ]);
    expect(categoriesOf(analysis)).toEqual(["OTHER_EXPENSE"]);
    const saving = of([rent("2025-12-12")], "SAVING");
    expect([saving.corrections![0]!.isApplied, categoriesOf(saving)]).toEqual([true, ["SAVING"]]);
  });

  it("moves with the others", () => {
    const analysis = of([rent("2025-12-12"), rent("2026-01-12")], "LEISURE");
    expect(analysis.corrections).toMatchObject([{ isApplied: true }, { isApplied: true }]);
    expect(categoriesOf(analysis)).toEqual(["OTHER_EXPENSE", "LEISURE"]);
  });
});

describe("a selected account", () => {
  const accounts = [main(), joint([["2026-05-05", "CARTE MOULIN", -30]]), joint([], { name: "Old", currency: "USD" })];

  it("that is left out is in no figure", () => {
    const analysis = corrected(accounts, (before) => ({
      accounts: [{ accountId: accountOf(before, "Joint"), isComputed: false }],
    }));
    expect(analysis.source).toBe("ACCOUNT_SELECTION_UPDATE");
    expect(totalsOf(analysis, "expenses")).toEqual({ RENT: -1950, OTHER_EXPENSE: -240 });
    expect(analysis.accounts.find(({ name }) => name === "Joint")!.isComputed).toBe(false);
    expect(analysis.corrections).toMatchObject([
      { kind: "ACCOUNT", isApplied: true, transactionCount: 1, amount: -30 },
    ]);
  });

  it("is taken in again", () => {
    const closed = [main(), joint([["2026-05-05", "CARTE MOULIN", -30]], { isComputed: false })];
    const analysis = corrected(closed, (before) => ({
      accounts: [{ accountId: accountOf(before, "Joint"), isComputed: true }],
    }));
    expect(totalsOf(analysis, "expenses")).toEqual({ RENT: -1950, OTHER_EXPENSE: -270 });
  });

  it("cannot be one that is not there, or that is never analysed", () => {
    const analysis = corrected(accounts, (before) => ({
      accounts: [
        { accountId: "constructor", isComputed: false },
        { accountId: accountOf(before, "Old"), isComputed: true },
      ],
    }));
    const reasons = analysis.corrections!.map(({ isApplied, reason }) => [isApplied, reason]);
    expect(reasons.sort()).toEqual([
      [false, "ACCOUNT_NOT_ANALYSABLE"],
      [false, "UNKNOWN_ACCOUNT"],
    ]);
  });

  it("that is the last one refuses the analysis", () => {
    const analysis = corrected([main()], (before) => ({
      accounts: [{ accountId: accountOf(before, "Compte courant"), isComputed: false }],
    }));
    expect(analysis.error?.code).toBe("NO_CHECKING_ACCOUNT");
    expect(analysis.source).toBe("ACCOUNT_SELECTION_UPDATE");
    // Nothing was looked at, so nothing is counted.
    expect(analysis.corrections).toEqual([
      { kind: "ACCOUNT", accountId: expect.any(String), isComputed: false, isApplied: true },
    ]);
  });
});

describe("corrections of several kinds", () => {
  it("name the cash flows as the source, and are listed by kind", () => {
    const analysis = corrected([main(), joint([])], (before) => ({
      accounts: [{ accountId: accountOf(before, "Joint"), isComputed: false }],
      ...recategorise("CARTE Z", "LEISURE")(before),
    }));
    expect(analysis.source).toBe("CASH_FLOW_UPDATE");
    expect(analysis.corrections!.map(({ kind }) => kind)).toEqual(["CATEGORY", "ACCOUNT"]);
  });

  it("are counted in the scores' window where the insights are disabled, and not at all where both are", () => {
    const of = (parameters: object) =>
      corrected([main()], recategorise("CARTE Z", "LEISURE"), USUAL, parameters).corrections;
    expect(of({ disableCreditInsights: true })).toMatchObject([{ isApplied: true, transactionCount: 3, amount: -240 }]);
    const [pending] = of({ disableCreditInsights: true, disableScores: true })!;
    expect(pending).toMatchObject({ isApplied: true });
    expect(pending).not.toHaveProperty("amount");
  });
});
