import { describe, expect, it } from "vitest";
import { type Analysis, type AnalyzeOptions, analyze, compare } from "../../src/index.js";

interface Line {
  readonly description: string;
  readonly amount: number;
  readonly days: readonly string[];
}

/** Months of 2026 as days of one day of the month, from one month to another. */
const monthly = (dayOfMonth: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `2026-${String(from + at).padStart(2, "0")}-${dayOfMonth}`);

/** Enough purchases for an analysis, the same in every body. */
const PURCHASES: Line = {
  description: "CARTE BOULANGERIE VELMORINE",
  amount: -6.5,
  days: Array.from({ length: 6 }, (_, month) =>
    ["02", "03", "09", "17", "18", "26"].map((day) => `2026-0${month + 1}-${day}`),
  ).flat(),
};
const WAGE: Line = { description: "VIR SALAIRE ATELIER NORVELLE", amount: 2000, days: monthly("27", 1, 6) };
const RENT: Line = { description: "PRLV SEPA LOYER AGENCE DORLANE", amount: -700, days: monthly("05", 1, 6) };

function analysisOf(now: string, lines: readonly Line[], options: AnalyzeOptions = {}, parameters = {}): Analysis {
  return analysisOfAccounts(now, [accountOf(now, [PURCHASES, ...lines])], options, parameters);
}

function accountOf(now: string, lines: readonly Line[], given: object = {}): object {
  const transactions = lines.flatMap(({ description, amount, days }) =>
    days.filter((day) => day <= now).map((day) => ({ description, amount, dates: { debitedAt: day } })),
  );
  return { type: "CHECKING", currency: "EUR", balance: 900, balanceDate: now, transactions, ...given };
}

function analysisOfAccounts(
  now: string,
  accounts: readonly object[],
  { project, ...options }: AnalyzeOptions = {},
  parameters = {},
): Analysis {
  const period = { mode: "MONTHS", numberOfMonths: 4 } as const;
  return analyze({ accounts, parameters }, { now: `${now}T12:00:00Z`, project: { period, ...project }, ...options });
}

const MAY = analysisOf("2026-05-29", [WAGE, RENT]);
const labels = (flows: readonly { readonly label: string }[]): readonly string[] => flows.map(({ label }) => label);
const movementOf = (before: Analysis, after: Analysis, pointer: string) =>
  compare(before, after).figures.find((figure) => figure.pointer === pointer);

describe("a comparison", () => {
  it("of an analysis with itself is empty", () => {
    const nothing = { newFlows: [], stoppedFlows: [], changedFlows: [], lateFlows: [], figures: [] };
    expect(compare(MAY, MAY)).toEqual(nothing);
    expect(compare(MAY, structuredClone(MAY))).toEqual(nothing);
  });

  it("of a month in which all went on shows no flow", () => {
    const { newFlows, stoppedFlows, changedFlows, lateFlows } = compare(MAY, analysisOf("2026-06-29", [WAGE, RENT]));
    expect([newFlows, stoppedFlows, changedFlows, lateFlows]).toEqual([[], [], [], []]);
  });

  it("shows a new flow, with what it is", () => {
    const loan: Line = { description: "PRLV SEPA ECHEANCE PRET BRELANDINE", amount: -119.9, days: ["2026-06-10"] };
    const june = analysisOf("2026-06-29", [WAGE, RENT, loan]);
    const { newFlows } = compare(MAY, june);
    expect(newFlows).toHaveLength(1);
    expect(newFlows[0]).toMatchObject({ usualAmount: -119.9, lastDay: "2026-06-10" });
    expect(newFlows[0]!.label).toContain("BRELANDINE");
  });

  it("shows a missed rent as late, and one missed twice as stopped", () => {
    const rentUntil = (month: number): Line => ({ ...RENT, days: monthly("05", 1, month) });
    const late = compare(MAY, analysisOf("2026-06-29", [WAGE, rentUntil(5)]));
    expect(late.lateFlows).toMatchObject([
      { usualAmount: -700, lastDay: "2026-05-05", expectedOn: "2026-06-05", daysLate: 24 },
    ]);
    expect(late.stoppedFlows).toEqual([]);
    const march = analysisOf("2026-04-29", [WAGE, RENT]);
    const stopped = compare(march, analysisOf("2026-06-29", [WAGE, rentUntil(4)]));
    expect(stopped.stoppedFlows).toMatchObject([{ usualAmount: -700, lastDay: "2026-04-05" }]);
    expect(stopped.lateFlows).toEqual([]);
  });

  it("shows what is late until the later analysis tells no more than the earlier one", () => {
    const unpaid = (now: string) => analysisOf(now, [WAGE, { ...RENT, days: monthly("05", 1, 5) }]);
    const june = unpaid("2026-06-15");
    expect(compare(june, { ...june, id: "again" }).lateFlows).toEqual([]);
    expect(compare(june, unpaid("2026-06-16")).lateFlows).toMatchObject([{ expectedOn: "2026-06-05", daysLate: 11 }]);
  });

  it("does not call a flow late within the days that weekends and banks take", () => {
    const june = analysisOf("2026-06-09", [WAGE, { ...RENT, days: monthly("05", 1, 5) }]);
    expect(compare(MAY, june).lateFlows).toEqual([]);
  });

  it("counts no second presentation as the next payment", () => {
    const rents: Line = { ...RENT, days: [...monthly("05", 1, 5), "2026-05-25"] };
    const rejection: Line = { description: "REJET PRLV SEPA LOYER AGENCE DORLANE", amount: 700, days: ["2026-05-07"] };
    const late = compare(MAY, analysisOf("2026-06-29", [WAGE, rents, rejection])).lateFlows;
    expect(late).toMatchObject([{ usualAmount: -700, lastDay: "2026-05-25", expectedOn: "2026-06-05" }]);
  });

  it("counts a debit that was returned as come", () => {
    const rejections = ["2026-05-07", "2026-06-07"];
    const returned: Line = { description: "REJET PRLV SEPA LOYER AGENCE DORLANE", amount: 700, days: rejections };
    const april = analysisOf("2026-04-29", [WAGE, RENT]);
    const june = analysisOf("2026-06-29", [WAGE, RENT, returned]);
    const { stoppedFlows, lateFlows } = compare(april, june);
    expect([stoppedFlows, lateFlows]).toEqual([[], []]);
    expect(movementOf(april, june, "/creditInsights/risks/incidents/paymentRejections/totalAmount")?.after).not.toBe(0);
  });

  it("shows a new amount and a new due day, and leaves small moves out", () => {
    const rents = (amount: number, day: string): Line => ({ ...RENT, amount, days: monthly(day, 1, 6) });
    const changeTo = (rent: Line) => compare(MAY, analysisOf("2026-06-29", [WAGE, rent])).changedFlows;
    expect(changeTo(rents(-800, "05"))).toMatchObject([{ usualAmount: { before: -700, after: -800 } }]);
    expect(changeTo(rents(-710, "05"))).toEqual([]);
    expect(changeTo(rents(-700, "20"))).toMatchObject([{ dueDays: { before: [5], after: [20] } }]);
    expect(changeTo(rents(-700, "06"))).toEqual([]);
  });

  it("shows how figures moved, exact in cents", () => {
    const wage = (amount: number): Line => ({ ...WAGE, amount });
    const before = analysisOf("2026-05-29", [wage(2000.1), RENT]);
    const after = analysisOf("2026-05-29", [wage(2000.4), RENT]);
    const pointer = "/creditInsights/incomes/totalAmount";
    // Four wages from 29 January to 29 May: 8000.40 and 8001.60; as doubles they differ by 1.2000000000007.
    expect(movementOf(before, after, pointer)).toEqual({ pointer, before: 8000.4, after: 8001.6, difference: 1.2 });
  });

  it("works on analyses that were stored as JSON, and on one that could not be computed", () => {
    const stored = JSON.parse(JSON.stringify(MAY)) as Analysis;
    const june = analysisOf("2026-06-29", [WAGE, RENT]);
    expect(compare(stored, june)).toEqual(compare(MAY, june));
    const failed = analyze({ accounts: [] }, { now: "2026-05-29T12:00:00Z" });
    expect(failed.status).toBe("ERROR");
    const score = movementOf(failed, june, "/scores/creditScore/value");
    expect([score?.before, score?.after, score?.difference]).toEqual([undefined, expect.any(Number), undefined]);
  });
});

describe("days are those of the project's zone", () => {
  /** Half past ten at night in London is half past midnight of the next day in Paris, in summer. */
  const nightBefore = (day: string): string =>
    `${new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)}T22:30:00Z`;
  const NIGHTLY_RENT: Line = { ...RENT, days: monthly("05", 4, 6).map(nightBefore) };
  const summerOf = (now: string): Analysis => {
    const rows = [PURCHASES, WAGE, NIGHTLY_RENT].flatMap(({ description, amount, days }) =>
      days.map((day) => ({ description, amount, dates: { debitedAt: day } })),
    );
    const account = { type: "CHECKING", currency: "EUR", balance: 900, balanceDate: now, transactions: rows };
    return analyze({ accounts: [account] }, { now, project: { period: { mode: "MONTHS", numberOfMonths: 4 } } });
  };
  it("shows a rent that is debited on the 5th in Paris as last paid on the 5th", () => {
    const rent = compare(analysisOf("2026-03-29", [WAGE]), summerOf("2026-06-29T12:00:00Z")).newFlows.find(
      ({ usualAmount }) => usualAmount === -700,
    );
    expect(rent).toMatchObject({ periodicity: "MONTHLY", dueDays: [5], lastDay: "2026-06-05" });
  });

  it("says the same of a flow at both ends of one day in Paris", () => {
    const before = summerOf("2026-06-29T12:00:00Z");
    // The rent of 5 July has not come; from 10 July on it is late. Both are 10 July in Paris.
    const lateAt = (now: string) =>
      compare(before, summerOf(now)).lateFlows.map(({ expectedOn, daysLate }) => ({ expectedOn, daysLate }));
    expect(lateAt("2026-07-09T22:30:00Z")).toEqual([{ expectedOn: "2026-07-05", daysLate: 5 }]);
    expect(lateAt("2026-07-10T20:00:00Z")).toEqual([{ expectedOn: "2026-07-05", daysLate: 5 }]);
  });
});

describe("what is missing", () => {
  const WEEKLY_WAGE: Line = {
    description: "VIR SALAIRE ATELIER NORVELLE",
    amount: 500,
    days: Array.from({ length: 26 }, (_, week) => new Date(Date.UTC(2026, 0, 2 + 7 * week)).toISOString().slice(0, 10)),
  };
  const missingFrom = (before: Analysis, after: Analysis) => {
    const { stoppedFlows, lateFlows } = compare(before, after);
    return [labels(stoppedFlows), labels(lateFlows)];
  };

  it("is told up to the last day of a window of full months: what came in the current one is in no flow", () => {
    const project = { period: { mode: "MONTHS_TRUNCATED", numberOfMonths: 4 } } as const;
    const of = (now: string, rent: Line): Analysis => analysisOf(now, [WEEKLY_WAGE, rent], { project });
    const may = of("2026-05-02", RENT);
    expect(may.creditInsights!.cashFlows.filter(({ regularity }) => regularity !== undefined)).toHaveLength(2);
    for (const now of ["2026-05-24", "2026-06-12", "2026-06-24"])
      expect(missingFrom(may, of(now, RENT))).toEqual([[], []]);
    const { lateFlows } = compare(may, of("2026-06-24", { ...RENT, days: monthly("05", 1, 4) }));
    expect(lateFlows).toMatchObject([{ lastDay: "2026-04-05", expectedOn: "2026-05-05", daysLate: 26 }]);
  });

  it.each([
    ["disabled", {}, { disableCreditInsights: true }],
    ["refused", { project: { minimumTransactions: 500 } }, {}],
  ])("is nothing, nor new, where the credit insights of one side are %s", (_, options, parameters) => {
    const may = analysisOf("2026-05-29", [WAGE, RENT]);
    const june = analysisOf("2026-06-29", [WAGE, RENT]);
    for (const [before, after] of [
      [may, analysisOf("2026-06-29", [], options, parameters)],
      [analysisOf("2026-05-29", [], options, parameters), june],
    ] as const) {
      const { newFlows, stoppedFlows, changedFlows, lateFlows, figures } = compare(before, after);
      expect([newFlows, stoppedFlows, changedFlows, lateFlows]).toEqual([[], [], [], []]);
      expect(figures.length).toBeGreaterThan(5);
    }
  });

  it("is nothing of an account that the later analysis leaves out", () => {
    const of = (now: string, options: AnalyzeOptions = {}): Analysis =>
      analysisOfAccounts(
        now,
        [
          accountOf(now, [PURCHASES, WAGE]),
          accountOf(now, [{ ...RENT, days: RENT.days.filter((day) => day <= now && day < "2026-06") }], {
            name: "Joint",
          }),
        ],
        options,
      );
    const before = of("2026-05-29");
    expect(missingFrom(before, of("2026-06-29"))).toEqual([[], [expect.stringContaining("DORLANE")]]);
    const accountId = before.accounts.find(({ name }) => name === "Joint")!.id;
    const narrowed = of("2026-06-29", { corrections: { accounts: [{ accountId, isComputed: false }] } });
    expect(missingFrom(before, narrowed)).toEqual([[], []]);
  });
});

describe("a usual amount between two amounts", () => {
  const usualOf = (amounts: readonly number[], currency = "EUR"): number => {
    const lines = amounts.map(
      (amount, place): Line => ({ description: "PRLV SEPA ORANGE", amount, days: [`2026-06-${place + 10}`] }),
    );
    const of = (now: string, further: readonly Line[]): Analysis =>
      analysisOfAccounts(now, [accountOf(now, [PURCHASES, ...further], { currency })], { project: { currency } });
    return compare(of("2026-05-29", []), of("2026-06-29", lines)).newFlows[0]!.usualAmount;
  };

  it("is exact, and rounded once, half-even, to the minor unit", () => {
    expect(usualOf([-0.1, -0.2])).toBe(-0.15);
    expect(usualOf([-41.42, -41.43])).toBe(-41.42);
    expect(usualOf([-41.43, -41.44])).toBe(-41.44);
    expect(usualOf([-41.421, -41.424], "TND")).toBe(-41.422);
  });
});

describe("a flow that tells of health, religion, union or politics", () => {
  it("is named by how it moved, not by its text", () => {
    const union: Line = { description: "PRLV SEPA COTISATION SYNDICALE CGT", amount: -18, days: monthly("11", 5, 6) };
    const added = compare(analysisOf("2026-04-29", [WAGE]), analysisOf("2026-06-29", [WAGE, union])).newFlows;
    expect(labels(added)).toEqual(["DIRECT DEBIT"]);
  });
});

it("takes flows of any number of transactions", () => {
  const { creditInsights } = MAY;
  const [flow, ...others] = creditInsights!.cashFlows;
  const transactions = Array.from({ length: 200_000 }, () => flow!.transactions[0]!);
  const large: Analysis = {
    ...MAY,
    creditInsights: { ...creditInsights!, cashFlows: [{ ...flow!, transactions }, ...others] },
  };
  expect(compare(large, large).newFlows).toEqual([]);
});
