import { describe, expect, it } from "vitest";
import { analyze, explain, type ProjectOptions, recompute } from "../../src/index.js";

const MONTHS = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];

/** Incomes of a household whose wage of 2000 comes on the 2nd, looked at on a day: transactions, and the sum a month. */
function incomesOn(now: string, period: NonNullable<ProjectOptions["period"]>) {
  const rows = MONTHS.flatMap((month) => [
    { description: "VIREMENT SALAIRE ACME", amount: 2000, dates: { debitedAt: `${month}-02` } },
    { description: "CB LIBRAIRIE", amount: -5, dates: { debitedAt: `${month}-20` } },
  ]);
  const transactions = rows.filter(({ dates }) => dates.debitedAt <= now);
  const account = { type: "CHECKING", currency: "EUR", balance: 900, balanceDate: now, transactions };
  const project = { minimumTransactions: 0, period };
  const { creditInsights, essentials } = analyze({ accounts: [account] }, { now: `${now}T12:00:00Z`, project });
  const { monthlyAmount, categories } = creditInsights!.incomes;
  expect(essentials!.monthlyRegularIncome).toBe(monthlyAmount);
  return [categories[0]!.transactions.length, monthlyAmount];
}

describe("a monthly wage of 2000", () => {
  it("is more a month where both ends of a window of months are paydays, for the window counts both", () => {
    // 2 March to 2 June are three months to the calendar, and four paydays: 8000 / 3.
    expect(incomesOn("2026-06-02", { mode: "MONTHS", numberOfMonths: 3 })).toEqual([4, 2666.67]);
    expect(incomesOn("2026-06-01", { mode: "MONTHS", numberOfMonths: 3 })).toEqual([3, 2000]);
    expect(incomesOn("2026-06-03", { mode: "MONTHS", numberOfMonths: 3 })).toEqual([3, 2000]);
  });

  it("is 2000 a month on any day over whole months", () => {
    for (const now of ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-30"])
      expect(incomesOn(now, { mode: "MONTHS_TRUNCATED", numberOfMonths: 3 })).toEqual([3, 2000]);
  });

  it("is near 2000 a month on its payday over 90 days, and over whole months with the current one", () => {
    // 4 March to 2 June: three paydays.
    expect(incomesOn("2026-06-02", { mode: "DAYS", numberOfDays: 90 })).toEqual([3, 2000]);
    // 1 March to 2 June: four paydays in 3 + 2/30 months.
    expect(incomesOn("2026-06-02", { mode: "MONTHS_AND_CURRENT", numberOfMonths: 3 })).toEqual([4, 2608.7]);
  });
});

/** A day, `2026-01-30`, of a number of days since 1970. */
const textOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The last working day of a month, and the first one from a day of it on, in days since 1970. */
const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day * 86_400_000).getUTCDay());
const firstWorkingDay = (day: number, way: 1 | -1): number => (isWeekend(day) ? firstWorkingDay(day + way, way) : day);
const dayIn = (month: number, date: number): number => Date.UTC(2025, month, date) / 86_400_000;

describe("the shares of a household that earns and repays the same each month", () => {
  const months = Array.from({ length: 24 }, (_, month) => month);
  const rows = months.flatMap((month) => [
    { day: firstWorkingDay(dayIn(month + 1, 0), -1), description: "VIREMENT SALAIRE ACME", amount: 2000 },
    { day: firstWorkingDay(dayIn(month, 1), 1), description: "PRLV SEPA COFIDIS MENSUALITE", amount: -300 },
    { day: firstWorkingDay(dayIn(month, 3), 1), description: "PRLV SEPA LOYER AGENCE DES QUAIS", amount: -700 },
  ]);

  /** December's wage is paid on the Friday before Christmas, as is usual in Britain and the Netherlands. */
  const earlyRows = rows.map((row) => {
    const isDecember = row.amount > 0 && textOf(row.day).slice(5, 7) === "12";
    return isDecember ? { ...row, day: Date.parse(`${textOf(row.day).slice(0, 4)}-12-19`) / 86_400_000 } : row;
  });

  it.each([
    ["CONSUMER", "at the month's end", rows],
    ["BUSINESS", "at the month's end", rows],
    ["CONSUMER", "before Christmas", earlyRows],
    ["BUSINESS", "before Christmas", earlyRows],
  ] as const)("of a %s are the same on every day of a year, where December's wage comes %s", (usage, _, paid) => {
    const seen = new Set<string>();
    const regularities = new Set<number>();
    for (let now = dayIn(9, 1); now < dayIn(21, 1); now += 1) {
      const transactions = paid
        .filter(({ day }) => day <= now)
        .map(({ day, ...row }) => ({ ...row, dates: { debitedAt: textOf(day) } }));
      const held = { type: "CHECKING", usage: usage === "CONSUMER" ? "PERSONAL" : "PROFESSIONAL", currency: "EUR" };
      const account = { ...held, balance: 900, balanceDate: textOf(now), transactions };
      const options = { now: `${textOf(now)}T12:00:00Z`, usage, project: { minimumTransactions: 0 } };
      const { creditScore, businessCreditScore } = analyze({ accounts: [account] }, options).scores!;
      const shares = (creditScore ?? businessCreditScore!).points.filter(({ characteristic }) =>
        ["DEBT_RATIO", "INCOME_LEVEL", "RESIDUAL_INCOME"].includes(characteristic),
      );
      const points = (creditScore ?? businessCreditScore!).points;
      regularities.add(points.find(({ characteristic }) => characteristic === "INCOME_REGULARITY")!.value!);
      seen.add(shares.map(({ characteristic, value }) => `${characteristic} ${value}`).join(", "));
    }
    // 300 of 2000, 2000 × 30 / 30 1/3 of a usual wage of 2100, and 1000 left of 2000.
    const all = ["DEBT_RATIO 0.15", "INCOME_LEVEL 0.9419", "RESIDUAL_INCOME 0.5"];
    const expected = usage === "CONSUMER" ? all : ["RESIDUAL_INCOME 0.5", "DEBT_RATIO 0.15"];
    expect([...seen]).toEqual([expected.join(", ")]);
    expect([...regularities]).toEqual([1]);
  });
});

describe("the shares of a household whose history begins within the window", () => {
  it("are the same on whatever day it is looked at, where months of it are known", () => {
    const first = dayIn(14, 6);
    const rows = [14, 15, 16, 17, 18].flatMap((month) => [
      { day: dayIn(month, 28), description: "VIREMENT SALAIRE ACME", amount: 2000 },
      { day: dayIn(month, 8), description: "PRLV SEPA COFIDIS MENSUALITE", amount: -300 },
      { day: dayIn(month, 6), description: "CB LIBRAIRIE", amount: -5 },
    ]);
    const ratios = new Set<number | undefined>();
    // The window begins with the history, then, as that is near enough, up to 15 days before it, then behind it.
    for (let now = first + 70; now < first + 100; now += 1) {
      const shown = rows.filter(({ day }) => day <= now);
      const transactions = shown.map(({ day, ...row }) => ({ ...row, dates: { debitedAt: textOf(day) } }));
      const account = { type: "CHECKING", currency: "EUR", balance: 900, balanceDate: textOf(now), transactions };
      const options = { now: `${textOf(now)}T12:00:00Z`, project: { minimumTransactions: 0 } };
      const { points } = analyze({ accounts: [account] }, options).scores!.creditScore!;
      ratios.add(points.find(({ characteristic }) => characteristic === "DEBT_RATIO")!.value);
    }
    expect([...ratios]).toEqual([0.15]);
  });
});

describe("a wage that begins in the window of an account long known", () => {
  it("counts by the window's days, whenever that window's first transaction was", () => {
    const rows = [
      ["2026-01-12", "CB CARREFOUR", -40],
      ["2026-05-04", "CB LIBRAIRIE", -5],
      ["2026-05-28", "VIREMENT SALAIRE ACME", 2000],
      ["2026-06-28", "VIREMENT SALAIRE ACME", 2000],
    ] as const;
    const incomeLevelOf = (all: readonly (readonly [string, string, number])[]) => {
      const transactions = all.map(([day, description, amount]) => ({
        description,
        amount,
        dates: { debitedAt: day },
      }));
      const account = { type: "CHECKING", currency: "EUR", balance: 900, balanceDate: "2026-06-30", transactions };
      const options = { now: "2026-06-30T12:00:00Z", project: { minimumTransactions: 0 } };
      const { points } = analyze({ accounts: [account] }, options).scores!.creditScore!;
      return points.find(({ characteristic }) => characteristic === "INCOME_LEVEL")!.value;
    };
    // 4000 in 91 days of a usual wage of 2100.
    expect(incomeLevelOf(rows)).toBe(0.6279);
    expect(incomeLevelOf([...rows, ["2026-04-03", "CB LIBRAIRIE", -1]])).toBe(0.6279);
  });
});

describe("two payments alone, a month apart amid a window of three", () => {
  const essentialsOf = (description: string, first: number, second: number): number => {
    const rows = [
      ...MONTHS.map((month) => ({ day: `${month}-03`, description: "CB LIBRAIRIE", amount: -5 })),
      { day: "2026-04-27", description, amount: first },
      { day: "2026-05-27", description, amount: second },
    ];
    const transactions = rows.map(({ day, ...row }) => ({ ...row, dates: { debitedAt: day } }));
    const account = { type: "CHECKING", currency: "EUR", balance: 900, balanceDate: "2026-06-30", transactions };
    const period = { mode: "MONTHS", numberOfMonths: 3 } as const;
    const options = { now: "2026-06-30T12:00:00Z", project: { minimumTransactions: 0, period } };
    return analyze({ accounts: [account] }, options).essentials!.monthlyEssentialExpenses;
  };

  it("are a monthly line only where neither is more than three times the other", () => {
    expect(essentialsOf("PRLV DGFIP IMPOT SUR LE REVENU", -120, -120)).toBe(80);
    expect(essentialsOf("PRLV DGFIP IMPOT SUR LE REVENU", -120, -360)).toBe(160);
    expect(essentialsOf("PRLV DGFIP IMPOT SUR LE REVENU", -1200, -90)).toBe(0);
    expect(essentialsOf("PRLV DGFIP IMPOT SUR LE REVENU", -120, -360.01)).toBe(0);
    expect(essentialsOf("PRLV SEPA PAYPAL EUROPE", -18.4, -340)).toBe(0);
  });
});

/** What a household pays and gets each month: its text, its sum, the days of the month that it may be due on, and which way a weekend moves it. */
const MONTHLY_LINES = [
  { description: "VIR PERM SCI LES TILLEULS", amountOf: () => -690, dueDays: [1, 30], way: 1 },
  {
    description: "PRLV SEPA LES PETITS ZUBROS",
    amountOf: (month: number) => -280 - ((month * 37) % 50),
    dueDays: [15],
    way: 1,
  },
  { description: "PRLV DGFIP IMPOT REVENU", amountOf: () => -120, dueDays: [31], way: 1 },
  { description: "VIR SEPA RECU MENUISERIE BRAUD", amountOf: () => 1850, dueDays: [27, 31], way: -1 },
] as const;
const THREE_MONTHS = [
  { mode: "MONTHS", numberOfMonths: 3 },
  { mode: "MONTHS_TRUNCATED", numberOfMonths: 3 },
  { mode: "DAYS", numberOfDays: 90 },
] as const;

describe("what no word tells but that it comes each month", () => {
  const months = Array.from({ length: 24 }, (_, month) => month);
  const cases = MONTHLY_LINES.flatMap(({ dueDays, ...line }) => dueDays.map((dueDay) => ({ ...line, dueDay })));

  it.each(cases)("is regular on every day of a year: $description due on day $dueDay", (line) => {
    const { description, amountOf, dueDay, way } = line;
    const rows = months.flatMap((month) => [
      { day: dayIn(month, 7), description: "CB LIBRAIRIE", amount: -5 },
      {
        day: firstWorkingDay(Math.min(dayIn(month, dueDay), dayIn(month + 1, 0)), way),
        description,
        amount: amountOf(month),
      },
    ]);
    for (let now = dayIn(8, 1); now < dayIn(20, 1); now += 1)
      for (const period of THREE_MONTHS) {
        // Whole months are the same on all days of the next.
        if (period.mode === "MONTHS_TRUNCATED" && !textOf(now).endsWith("-01")) continue;
        const shown = rows.filter(({ day }) => day <= now);
        const transactions = shown.map(({ day, ...row }) => ({ ...row, dates: { debitedAt: textOf(day) } }));
        const account = { type: "CHECKING", currency: "EUR", balance: 900, balanceDate: textOf(now), transactions };
        const project = { minimumTransactions: 0, period };
        const analysis = analyze({ accounts: [account] }, { now: `${textOf(now)}T12:00:00Z`, project });
        const { monthlyRegularIncome, monthlyEssentialExpenses } = analysis.essentials!;
        const monthly = amountOf(0) > 0 ? monthlyRegularIncome : monthlyEssentialExpenses;
        // Two payments of three months at least.
        expect(monthly, `${textOf(now)}, ${period.mode}`).toBeGreaterThan(Math.abs(amountOf(0)) * 0.6);
        if (now % 17 === 0) {
          expect(recompute(explain(analysis, "/essentials/monthlyRegularIncome"))).toBe(monthlyRegularIncome);
          expect(recompute(explain(analysis, "/essentials/monthlyEssentialExpenses"))).toBe(monthlyEssentialExpenses);
        }
      }
  });

  it("is not regular where a window of three months shows two payments and room for a third", () => {
    const days = ["2026-06-10", "2026-07-10"];
    const rows = days.map((day) => ({
      description: "PRLV SEPA LES PETITS ZUBROS",
      amount: -280,
      dates: { debitedAt: day },
    }));
    const others = ["2026-01-07", "2026-04-07"].map((day) => ({
      description: "CB X",
      amount: -5,
      dates: { debitedAt: day },
    }));
    const account = {
      type: "CHECKING",
      currency: "EUR",
      balance: 900,
      balanceDate: "2026-07-31",
      transactions: [...others, ...rows],
    };
    const { essentials } = analyze(
      { accounts: [account] },
      { now: "2026-07-31T12:00:00Z", project: { minimumTransactions: 0 } },
    );
    expect(essentials!.monthlyEssentialExpenses).toBe(0);
  });
});
