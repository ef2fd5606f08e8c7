import { describe, expect, it } from "vitest";
import type { Line } from "../facts.js";
import { factsIn, flowsOf, monthly } from "./monthly-lines.js";

const NURSERY = "PRLV SEPA CRECHE LES LUCIOLES";
const older = (dayOfMonth = "09", to = 6): readonly Line[] =>
  monthly(NURSERY, (month) => -300 - 3 * month, dayOfMonth, 1, to);
const younger = (dayOfMonth = "09", from = 1): readonly Line[] =>
  monthly(NURSERY, (month) => -180 - 2 * month, dayOfMonth, from, 6);

/** How many rows each flow has, and its rhythm. */
const sizesIn = (numberOfMonths: number, lines: readonly Line[], now?: string) =>
  flowsOf(factsIn(numberOfMonths, lines, now)).map(([, count, periodicity]) => [count, periodicity]);

describe("two payments of changing amounts on each due day", () => {
  it.each([
    ["on one day", [...older(), ...younger()]],
    ["on two days in a row", [...older(), ...younger("10")]],
    ["of which one has a skipped month", [...older(), ...younger().filter(([day]) => day !== "2026-03-09")]],
  ])("are two lines %s", (_, lines) => {
    const count = lines.length - 6;
    expect(sizesIn(6, lines)).toEqual([
      [6, "MONTHLY"],
      [count, "MONTHLY"],
    ]);
  });

  it("are told by their ranks, however near the amounts come", () => {
    const other = monthly(NURSERY, (month) => -300 - ((month * 7) % 5), "09", 1, 6);
    const { ledger, cashFlows } = factsIn(6, [...older(), ...other]);
    const [first, second] = cashFlows.flows.map(({ rows }) => rows.map((row) => ledger.amount[row]!));
    expect(first!.every((amount, at) => Math.abs(amount) > Math.abs(second![at]!))).toBe(true);
  });

  it("are two lines from the third payment of the younger one", () => {
    expect(sizesIn(6, [...older(), ...younger("09", 4)])).toEqual([
      [6, "MONTHLY"],
      [3, "MONTHLY"],
    ]);
  });

  it("have the same ids while the window moves over them", () => {
    const idsOn = (now: string): readonly string[] =>
      factsIn(
        3,
        [...older(), ...younger("10")].filter(([day]) => day <= now),
        now,
      )
        .cashFlows.flows.map(({ id }) => id)
        .sort();
    const days = ["2026-04-15", "2026-05-08", "2026-05-31", "2026-06-09", "2026-06-10", "2026-06-30"];
    expect(new Set(days.map((day) => idsOn(day).join())).size).toBe(1);
    expect(idsOn("2026-06-30")).toHaveLength(2);
  });

  it("stay with their first try where one comes back", () => {
    const lines: readonly Line[] = [
      ...older(),
      ...younger(),
      ["2026-04-11", `REJET ${NURSERY} PROVISION INSUFFISANTE`, 188],
      ["2026-04-20", NURSERY, -188],
    ];
    const flows = sizesIn(6, lines).filter(([count]) => count !== 1);
    expect(flows.toSorted()).toEqual([
      [6, "MONTHLY"],
      [7, "MONTHLY"],
    ]);
  });

  it.each([
    ["on a due day", "09"],
    ["on a day of its own", "20"],
  ])("leave a single payment apart %s", (_, dayOfMonth) => {
    const lines: readonly Line[] = [...older(), ...younger(), [`2026-05-${dayOfMonth}`, NURSERY, -22.5]];
    for (const months of [3, 6]) {
      expect(sizesIn(months, lines)).toEqual([
        [months, "MONTHLY"],
        [months, "MONTHLY"],
        [1, undefined],
      ]);
    }
  });

  it("leave apart what comes besides in a few months, in other amounts", () => {
    const meals = ["02-09", "03-11", "06-09"].map((day, at): Line => [`2026-${day}`, NURSERY, -38 - 11 * at]);
    expect(sizesIn(6, [...older(), ...younger(), ...meals])).toEqual([
      [6, "MONTHLY"],
      [6, "MONTHLY"],
      [3, undefined],
    ]);
  });

  it("are of the nearest amounts where a larger payment comes on their day", () => {
    const bills = monthly(NURSERY, (month) => -250 - 2 * month, "09", 1, 6);
    const flows = flowsOf(factsIn(6, [...older(), ...bills, ["2026-04-09", NURSERY, -340]]));
    expect(flows).toEqual([
      ["-303,-306,-309,-312,-315,-318", 6, "MONTHLY"],
      ["-252,-254,-256,-258,-260,-262", 6, "MONTHLY"],
      ["-340", 1, undefined],
    ]);
  });

  it.each([
    ["RENT", "AGENCE MARTIN LOYER", (month: number) => -600 - month, (month: number) => -590 - 4 * month, "07"],
    [
      "POWER",
      "ENGIE",
      (month: number) => -60 - ((month * 17) % 23),
      (month: number) => -70 - ((month * 11) % 19),
      "08",
    ],
  ])("are told by the ways they are paid before their ranks: %s", (_, payee, debited, transferred, dayOfMonth) => {
    const { classification, cashFlows } = factsIn(6, [
      ...monthly(`PRLV SEPA ${payee}`, debited, "05", 1, 6),
      ...monthly(`VIR SEPA ${payee}`, transferred, dayOfMonth, 1, 6),
    ]);
    const typesOf = (rows: readonly number[]): number => new Set(rows.map((row) => classification.type[row])).size;
    expect(cashFlows.flows.map(({ rows }) => [rows.length, typesOf(rows)])).toEqual([
      [6, 1],
      [6, 1],
    ]);
  });

  it("have the same ids though an amount comes twice in a row now and then", () => {
    const bills = [290, 312, 312, 305, 298, 320, 320, 311, 300, 300, 315, 290];
    const lines = [
      ...monthly(NURSERY, (month) => -bills[month - 1]!, "09", 1, 12),
      ...monthly(NURSERY, (month) => -180 - month, "09", 1, 12),
    ];
    const idsOn = (now: string): string =>
      factsIn(
        3,
        lines.filter(([day]) => day <= now),
        now,
      )
        .cashFlows.flows.map(({ id }) => id)
        .sort()
        .join();
    const days = [4, 5, 6, 7, 8, 9].map((month) => `2026-0${month}-15`);
    expect(new Set(days.map(idsOn)).size).toBe(1);
  });

  it("are one line, as now, where they share no rhythm of months", () => {
    const days = ["01-03", "01-05", "02-19", "02-21", "03-12", "03-13", "05-28", "05-30"];
    const lines = days.map((day, at): Line => [`2026-${day}`, NURSERY, -100 - 7 * at]);
    expect(sizesIn(6, lines)).toEqual([[8, undefined]]);
  });
});

describe("two prices of one payee that both change once", () => {
  const changing = (from: number, last: number) => (month: number) => (month <= from ? last : last * 1.07);

  it.each([1, 2, 3, 4, 5])("are two lines after month %d", (from) => {
    const lines = [
      ...monthly("VIR PERMANENT MME GARCIN LUCIE", changing(from, -200), "09", 1, 6),
      ...monthly("VIR PERMANENT MME GARCIN LUCIE", changing(from, -100), "09", 1, 6),
    ];
    expect(flowsOf(factsIn(6, lines)).toSorted()).toEqual([
      ["-100,-107", 6, "MONTHLY"],
      ["-200,-214", 6, "MONTHLY"],
    ]);
  });

  it("keep the ids of their first prices", () => {
    const lines = (from: number): readonly Line[] => [
      ...monthly("VIR PERMANENT MME GARCIN LUCIE", changing(from, -200), "09", 1, 6),
      ...monthly("VIR PERMANENT MME GARCIN LUCIE", changing(from, -100), "09", 1, 6),
    ];
    const idsOf = (from: number) => factsIn(6, lines(from)).cashFlows.flows.map(({ id }) => id);
    expect(idsOf(5)).toEqual(idsOf(6));
    expect(idsOf(5)).toEqual(idsOf(4));
  });

  it.each([3, 6, 12])("are no lines with a single payment besides in %d months", (months) => {
    for (const sign of [-1, 1]) {
      const lines: readonly Line[] = [
        ...monthly("VIR SEPA MME GARCIN LUCIE", sign * 450, "05", 1, 6),
        ...monthly("VIR SEPA MME GARCIN LUCIE", sign * 300, "05", 1, 6),
        ["2026-05-15", "VIR SEPA MME GARCIN LUCIE", sign * 1500],
      ];
      expect(flowsOf(factsIn(months, lines)).toSorted()).toEqual(
        [
          [String(sign * 450), Math.min(months, 6), "MONTHLY"],
          [String(sign * 300), Math.min(months, 6), "MONTHLY"],
          [String(sign * 1500), 1, undefined],
        ].toSorted(),
      );
    }
  });
});
