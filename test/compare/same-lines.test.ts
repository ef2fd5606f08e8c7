import { describe, expect, it } from "vitest";
import { type Analysis, analyze, type Comparison, compare } from "../../src/index.js";
import type { CashFlowView } from "../../src/results/cash-flows.js";

interface Row {
  readonly description: string;
  readonly amount: number;
  readonly day: string;
}

/** A payment on one day of each month of 2026, from one month to another. */
const monthly = (description: string, amount: number, dayOfMonth: string, from = 1, to = 9): readonly Row[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ description, amount, day: `2026-0${from + at}-${dayOfMonth}` }));

const PURCHASES = ["02", "03", "09", "17", "18", "24", "26"].flatMap((day) =>
  monthly("CARTE BOULANGERIE VELMORINE", -6.5, day),
);
const LENDER = "PRLV SEPA ECHEANCE PRET BRELANDINE";

function analysisOf(day: string, rows: readonly Row[], balanceDate = day): Analysis {
  const transactions = [...PURCHASES, ...rows]
    .filter((row) => row.day <= balanceDate)
    .map(({ description, amount, day: debitedAt }) => ({ description, amount, dates: { debitedAt } }));
  const account = { type: "CHECKING", currency: "EUR", balance: 900, balanceDate, transactions };
  return analyze({ accounts: [account] }, { now: `${day}T12:00:00Z` });
}

type Flows = readonly CashFlowView[];

/** An analysis whose flows of some text are drawn otherwise, as another window or another version may draw them. */
function redrawn(analysis: Analysis, text: string, draw: (flows: Flows) => Flows): Analysis {
  const { cashFlows } = analysis.creditInsights!;
  const isOf = ({ labelRoot }: CashFlowView): boolean => labelRoot.includes(text);
  const others = cashFlows.filter((flow) => !isOf(flow));
  return {
    ...analysis,
    id: `${analysis.id} redrawn`,
    creditInsights: { ...analysis.creditInsights!, cashFlows: [...draw(cashFlows.filter(isOf)), ...others] },
  };
}

function withId(flow: CashFlowView, groupId: string): CashFlowView {
  const transactions = flow.transactions.map((one) => ({ ...one, enrichments: { ...one.enrichments, groupId } }));
  return { ...flow, transactions };
}

const renamed = (analysis: Analysis, text: string): Analysis =>
  redrawn(analysis, text, (flows) => flows.map((flow, place) => withId(flow, `renamed-${place}`)));

const joined = (analysis: Analysis, text: string): Analysis =>
  redrawn(analysis, text, ([first, ...others]) => {
    const transactions = [first!, ...others].flatMap((flow) => flow.transactions);
    return [withId({ ...first!, transactions }, "joined")];
  });

const said = ({ newFlows, stoppedFlows, lateFlows, changedFlows }: Comparison) => ({
  new: newFlows.map(({ usualAmount }) => usualAmount),
  stopped: stoppedFlows.map(({ usualAmount, lastDay }) => [usualAmount, lastDay]),
  late: lateFlows.map(({ usualAmount, expectedOn }) => [usualAmount, expectedOn]),
  changed: changedFlows.map(({ usualAmount }) => usualAmount),
});
const NOTHING = { new: [], stopped: [], late: [], changed: [] };

describe("a line that has another id in the later analysis", () => {
  const rent = (to = 9, amount = -700): readonly Row[] => monthly("PRLV SEPA LOYER DORLANE", amount, "05", 1, to);
  const APRIL = analysisOf("2026-04-29", rent());

  it.each(["2026-05-29", "2026-08-29"])("goes on, by %s", (day) => {
    const later = analysisOf(day, rent());
    expect(said(compare(APRIL, renamed(later, "DORLANE")))).toEqual(NOTHING);
    expect(said(compare(renamed(APRIL, "DORLANE"), later))).toEqual(NOTHING);
  });

  it("is late once, and stopped once", () => {
    const may = renamed(analysisOf("2026-05-29", rent(4)), "DORLANE");
    expect(said(compare(APRIL, may))).toMatchObject({ new: [], stopped: [], late: [[-700, "2026-05-05"]] });
    const june = renamed(analysisOf("2026-06-29", rent(4)), "DORLANE");
    expect(said(compare(APRIL, june))).toMatchObject({ new: [], stopped: [[-700, "2026-04-05"]], late: [] });
  });

  it("has a new amount, also where none of its payments is in both windows", () => {
    const rows = [...rent(5), ...monthly("PRLV SEPA LOYER DORLANE", -800, "05", 6)];
    const changed = [{ before: -700, after: -800 }];
    for (const day of ["2026-07-29", "2026-09-29"])
      expect(said(compare(APRIL, renamed(analysisOf(day, rows), "DORLANE")))).toEqual({ ...NOTHING, changed });
  });
});

describe("lines of one text that one of two analyses joins", () => {
  const first = (to = 9): readonly Row[] => monthly(LENDER, -100, "05", 1, to);
  const second = (from = 1): readonly Row[] => monthly(LENDER, -150, "20", from);
  const BOTH = [...first(), ...second()];
  const MAY = analysisOf("2026-05-29", BOTH);

  it("are two", () => {
    const ofLender = MAY.creditInsights!.cashFlows.filter(({ label }) => label.includes("BRELANDINE"));
    expect(ofLender.map(({ regularity }) => regularity?.periodicity)).toEqual(["MONTHLY", "MONTHLY"]);
  });

  it.each(["2026-06-29", "2026-09-29"])("go on unchanged, by %s", (day) => {
    const later = analysisOf(day, BOTH);
    expect(said(compare(MAY, joined(later, "BRELANDINE")))).toEqual(NOTHING);
    expect(said(compare(joined(MAY, "BRELANDINE"), later))).toEqual(NOTHING);
  });

  it("tell of the one that stopped", () => {
    const later = joined(analysisOf("2026-07-29", [...first(5), ...second()]), "BRELANDINE");
    expect(said(compare(MAY, later)).stopped).toEqual([[-100, "2026-05-05"]]);
    expect(said(compare(MAY, later)).new).toEqual([]);
  });

  it("tell of the one that is new", () => {
    const april = renamed(analysisOf("2026-04-29", first()), "BRELANDINE");
    const later = analysisOf("2026-08-29", [...first(), ...second(6)]);
    expect(said(compare(april, later))).toEqual({ ...NOTHING, new: [-150] });
  });
});

describe("a second line of one text, watched month by month", () => {
  const DAYS = ["04-30", "05-31", "06-30", "07-31", "08-31", "09-30"].map((day) => `2026-${day}`);
  const first = monthly(LENDER, -150, "05");
  /** What each month tells beside what changed of rhythms. */
  const toldOf = (rows: readonly Row[]) => {
    const analyses = DAYS.map((day) => analysisOf(day, rows));
    const told = analyses.slice(1).map((after, place) => said(compare(analyses[place]!, after)));
    return {
      new: told.flatMap((one) => one.new),
      missing: told.flatMap(({ stopped, late }) => [...stopped, ...late]),
    };
  };

  it.each([
    ["a smaller loan", -80, "12"],
    ["a larger loan", -400, "12"],
    ["a loan of the same instalment", -150, "20"],
    ["a loan of the same instalment that is due a week later", -150, "12"],
  ])("is told once: %s", (_, amount, dayOfMonth) => {
    expect(toldOf([...first, ...monthly(LENDER, amount, dayOfMonth, 5)])).toEqual({ new: [amount], missing: [] });
  });

  it.each([
    ["a line of one amount", monthly("VIR SEPA MARIE DURAND", -20, "19")],
    ["a line that is due a day before", monthly("VIR SEPA MARIE DURAND", -20, "03")],
  ])("is not told where it ran all along with amounts that vary, beside %s", (_, beside) => {
    const amounts = [-390, -410, -405, -395, -400, -339.1, -399, -385.48, -397.72];
    const varying = monthly("VIR SEPA MARIE DURAND", 0, "04").map((row, at) => ({ ...row, amount: amounts[at]! }));
    expect(toldOf([...beside, ...varying])).toEqual({ new: [], missing: [] });
  });

  it("is told once with the first, as one line, where both begin in one month", () => {
    const rows = [...monthly(LENDER, -150, "05", 5), ...monthly(LENDER, -80, "12", 5)];
    expect(toldOf(rows).new).toEqual([-115]);
  });

  it("is not told where no payments of one amount are left of a text", () => {
    const others: readonly Row[] = [
      ["2026-05-19", -31.2],
      ["2026-06-11", -12],
      ["2026-07-27", -34.4],
    ].map(([day, amount]) => ({ description: LENDER, amount: Number(amount), day: String(day) }));
    expect(toldOf([...first, ...others]).new).toEqual([]);
  });
});

it("tells which of two equal lines stopped, whichever id the other has then", () => {
  const rows = [...monthly(LENDER, -150, "05", 1, 5), ...monthly(LENDER, -150, "12")];
  const [before, after] = ["2026-05-31", "2026-08-31"].map((day) => analysisOf(day, rows));
  const told = said(compare(before!, after!));
  expect(told).toEqual({ ...NOTHING, stopped: [[-150, "2026-05-05"]] });
  // The id of the one that stopped passes to the other.
  const stoppedId = compare(before!, after!).stoppedFlows[0]!.id;
  const passed = redrawn(after!, "BRELANDINE", (flows) => flows.map((flow) => withId(flow, stoppedId)));
  expect(said(compare(before!, passed))).toEqual(told);
});

describe("lives in which nothing changes", () => {
  const WAGE = "VIR SEPA ATELIERS NORVELLE SALAIRE";
  const LIVES: Readonly<Record<string, readonly Row[]>> = {
    "two wages a month": [...monthly(WAGE, 800, "15"), ...monthly(WAGE, 1200, "28")],
    "two equal wages a month": [...monthly(WAGE, 1000, "10"), ...monthly(WAGE, 1000, "25")],
    "two equal loans of a lender": [...monthly(LENDER, -265.4, "04"), ...monthly(LENDER, -265.4, "21")],
    "two loans of a lender": [...monthly(LENDER, -100, "05"), ...monthly(LENDER, -150, "20")],
    "a loan and one that varies": [
      ...monthly(LENDER, -100, "05"),
      ...monthly(LENDER, -60, "20").map((row, month) => ({ ...row, amount: -60 - ((month * 7) % 13) })),
    ],
  };
  const DAYS = ["04-30", "05-10", "05-20", "05-31", "06-10", "06-20", "06-30", "07-10", "07-20"];

  it.each(Object.keys(LIVES))("show no line that is new, stopped or late: %s", (name) => {
    const analyses = DAYS.map((day) => analysisOf(`2026-${day}`, LIVES[name]!));
    analyses.slice(3).forEach((after, place) => {
      const { new: added, stopped, late } = said(compare(analyses[place]!, after));
      expect([added, stopped, late], DAYS[place]).toEqual([[], [], []]);
    });
  });
});

it("misses nothing since the last day that the bank told of", () => {
  const wage = monthly("VIR SEPA ATELIERS NORVELLE SALAIRE", 2000, "27");
  const told = analysisOf("2026-05-29", wage);
  expect(said(compare(told, analysisOf("2026-07-15", wage, "2026-05-30")))).toEqual(NOTHING);
  const silent = analysisOf("2026-07-15", wage.slice(0, 5));
  expect(said(compare(told, silent)).late).toEqual([[2000, "2026-06-27"]]);
});
