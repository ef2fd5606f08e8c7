import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../../src/base/calendar.js";
import type { Facts, Line } from "../facts.js";
import { factsIn, flowsOf, monthly } from "./monthly-lines.js";

const [FIRST, SECOND] = ["PRLV SEPA COFIDIS SA 28966000417723", "PRLV SEPA COFIDIS SA 28966000999111"];

/** The texts of each flow, and how many rows it has. */
const contractsOf = ({ ledger, cashFlows }: Facts) =>
  cashFlows.flows.map(({ rows }) => [[...new Set(rows.map((row) => ledger.description[row]))].join(), rows.length]);

describe("loans of one lender", () => {
  it.each([
    ["on one day", "05", "05"],
    ["on two days", "05", "20"],
  ])("are told by their numbers %s, whatever their amounts", (_, first, second) => {
    const lines = [
      ...monthly(FIRST, (month) => -60 + month, first, 1, 6),
      ...monthly(SECOND, (month) => -55 - (month % 3), second, 1, 6),
    ];
    for (const months of [3, 6]) {
      const facts = factsIn(months, lines);
      expect(contractsOf(facts)).toEqual([
        [FIRST, months],
        [SECOND, months],
      ]);
      expect(facts.cashFlows.flows.map(({ rhythm }) => rhythm?.periodicity)).toEqual(["MONTHLY", "MONTHLY"]);
    }
  });

  it.each([
    ["ECH PRET CAP+IN 10278 06041 00020345602", "ECH PRET CAP+IN 10278 06041 00020345603"],
    ["ECHEANCE PRET  N 816004471", "ECHEANCE PRET  N 816009903"],
    ["ECHEANCE CREDIT IMMOBILIER 0123456", "ECHEANCE CREDIT IMMOBILIER 0123457"],
  ])("are two where both amounts change: %s", (one, other) => {
    for (const last of [1, 2, 3, 4, 5]) {
      const priced = (price: number) => (month: number) => (month <= last ? price : price * 1.003);
      const lines = [...monthly(one, priced(-810), "05", 1, 6), ...monthly(other, priced(-152), "05", 1, 6)];
      expect(contractsOf(factsIn(6, lines))).toEqual([
        [one, 6],
        [other, 6],
      ]);
    }
  });

  it("are told where few rows of one are left, or there yet", () => {
    for (const [from, to] of [
      [1, 2],
      [5, 6],
    ] as const) {
      const lines = [...monthly(FIRST, -99.5, "05", 1, 6), ...monthly(SECOND, -143.2, "05", from, to)];
      expect(contractsOf(factsIn(6, lines))).toEqual([
        [FIRST, 6],
        [SECOND, to - from + 1],
      ]);
    }
  });

  it.each([
    ["another number", FIRST, SECOND, -141],
    ["another number at the same price", FIRST, SECOND, -118.3],
    ["another number behind the contract's", `${FIRST} RUM 44556677`, `${FIRST} RUM 11002233`, -121.7],
    ["more zeros", FIRST, FIRST.replace("SA ", "SA 00"), -121.7],
  ])("are one where %s takes the place of one, beside a loan and alone", (_, one, other, price) => {
    const line = [...monthly(one, -118.3, "05", 1, 3), ...monthly(other, price, "05", 4, 6)];
    expect(contractsOf(factsIn(6, line)).map(([, count]) => count)).toEqual([6]);
    const beside = monthly("PRLV SEPA COFIDIS SA 28966000555333", (month) => -55 - (month % 3), "05", 1, 6);
    expect(contractsOf(factsIn(6, [...line, ...beside])).map(([, count]) => count)).toEqual([6, 6]);
  });

  it("are two that have a number in common besides their own, beside a third", () => {
    const lines = [
      ...monthly(`${FIRST} CLIENT 5550017`, -240, "05", 1, 6),
      ...monthly(`${SECOND} CLIENT 5550017`, -240, "05", 4, 6),
      ...monthly("PRLV SEPA COFIDIS SA 28966000555333", -60, "12", 1, 6),
    ];
    expect(flowsOf(factsIn(6, lines)).toSorted()).toEqual([
      ["-240", 3, "MONTHLY"],
      ["-240", 6, "MONTHLY"],
      ["-60", 6, "MONTHLY"],
    ]);
  });

  it.each([
    ["on another day", "PRLV SEPA COFIDIS SA", "20"],
    ["by standing order", "VIR PERMANENT COFIDIS", "05"],
  ])("leave a loan without a number apart, paid %s", (_, text, dayOfMonth) => {
    const lines = [
      ...monthly(FIRST, -118.3, "05", 1, 6),
      ...monthly(SECOND, -75, "12", 1, 6),
      ...monthly(text, -90, dayOfMonth, 1, 6),
    ];
    for (const months of [3, 6]) {
      const amounts = ["-118.3", "-75", "-90"].map((amount) => [amount, months, "MONTHLY"]);
      expect(flowsOf(factsIn(months, lines)).toSorted()).toEqual(amounts);
    }
  });

  it("take in no payment without a number that comes beside their own", () => {
    const lines: readonly Line[] = [
      ...monthly(FIRST, (month) => -120 - month, "05", 1, 6),
      ...monthly(SECOND, (month) => -70 - month, "05", 1, 6),
      ["2026-04-18", "PRLV SEPA COFIDIS", -80],
    ];
    expect(flowsOf(factsIn(6, lines)).map(([, count]) => count)).toEqual([6, 6, 1]);
  });

  it("are not told by the numbers of purchases that are paid in parts, nor of single payments", () => {
    const own = [1, 2, 3, 4, 5, 6].map(
      (month): Line => [`2026-0${month}-07`, `PRLV SEPA ALMA PAIEMENT 700010${month}0`, -40 - month],
    );
    const parts = monthly("PRLV SEPA ALMA PAIEMENT 71112223", -66.6, "18", 4, 6);
    expect(flowsOf(factsIn(6, [...own, ...parts])).map(([, count]) => count)).toEqual([6, 3]);
    const alike = [...own, ...parts].map(
      ([day, text, amount]): Line => [day, text.replace("ALMA PAIEMENT", "COFIDIS SA"), amount],
    );
    expect(flowsOf(factsIn(6, alike)).map(([, count]) => count)).toEqual([6, 3]);
  });

  it("take in what is paid without a number, by the nearest amount", () => {
    const lines: readonly Line[] = [
      ...monthly(FIRST, -120, "05", 1, 6),
      ...monthly(SECOND, -75, "05", 1, 5),
      ["2026-06-12", "PRLV SEPA COFIDIS", -80],
    ];
    expect(flowsOf(factsIn(6, lines))).toEqual([
      ["-120", 6, "MONTHLY"],
      ["-75,-80", 6, "MONTHLY"],
    ]);
  });

  it("take in an instalment without a number with its retry", () => {
    const lines: readonly Line[] = [
      ...monthly(FIRST, -240, "05", 1, 6).filter(([day]) => day !== "2026-04-05"),
      ...monthly(SECOND, -200, "05", 1, 6),
      ["2026-04-05", "PRLV SEPA COFIDIS", -240],
      ["2026-04-08", "REJET PRLV SEPA COFIDIS PROVISION INSUFFISANTE", 240],
      ["2026-04-18", "PRLV SEPA COFIDIS", -240],
    ];
    expect(flowsOf(factsIn(6, lines)).filter(([amounts]) => amounts !== "240")).toEqual([
      ["-240", 7, "MONTHLY"],
      ["-200", 6, "MONTHLY"],
    ]);
  });

  it("take in a late payment of just their amount", () => {
    const lines: readonly Line[] = [
      ...monthly(FIRST, -150, "05", 1, 6),
      ...monthly(SECOND, -400, "05", 1, 6),
      ["2026-04-08", "REJET PRLV COFIDIS PROVISION INSUFFISANTE", 150],
      ["2026-05-20", "PRLV SEPA COFIDIS SA", -150],
    ];
    expect(flowsOf(factsIn(6, lines)).filter(([amounts]) => amounts !== "150")).toEqual([
      ["-150", 7, "MONTHLY"],
      ["-400", 6, "MONTHLY"],
    ]);
  });

  it.each([
    ["05", "25"],
    ["20", "10"],
    ["12", "12"],
  ])("of one amount take in what had no number before by their due days: %s and %s", (first, second) => {
    const lines: readonly Line[] = [
      ...[first, second].flatMap((dayOfMonth) => monthly("PRLV SEPA COFIDIS SA", -150, dayOfMonth, 1, 3)),
      ...monthly(FIRST, -150, first, 4, 6),
      ...monthly(SECOND, -150, second, 4, 6),
    ];
    const { ledger, cashFlows } = factsIn(6, lines);
    const daysOf = (rows: readonly number[]): string =>
      [...new Set(rows.map((row) => isoDayOf(ledger.day[row] as Day).slice(8)))].join();
    expect(cashFlows.flows.map(({ rows }) => [daysOf(rows), rows.length]).toSorted()).toEqual(
      [
        [first, 6],
        [second, 6],
      ].toSorted(),
    );
  });

  it.each([
    ["of each payment", (month: number): string => `PRLV SEPA COFIDIS SA 2896600041${7700 + month}`],
    ["of each due day", (month: number): string => `PRLV SEPA COFIDIS SA ECHEANCE 0${month}2026`],
    ["of all", (): string => FIRST],
  ])("are not told by a number %s", (_, textOf) => {
    const amounts = [-120, -80, -40];
    const lines = [1, 2, 3, 4, 5, 6].flatMap((month) =>
      amounts.map((amount): Line => [`2026-0${month}-05`, textOf(month), amount]),
    );
    expect(flowsOf(factsIn(6, lines)).toSorted()).toEqual(
      amounts.map((amount) => [String(amount), 6, "MONTHLY"]).toSorted(),
    );
  });

  it("keep their ids while the window moves, and the group's with the one that was there first", () => {
    const lines = [
      ...monthly(FIRST, (month) => -60 - month, "05", 1, 12),
      ...monthly(SECOND, (month) => -33 - month, "20", 5, 12),
    ];
    const idsOn = (now: string): ReadonlyMap<string, string> => {
      const { ledger, cashFlows } = factsIn(
        3,
        lines.filter(([day]) => day <= now),
        now,
      );
      return new Map(cashFlows.flows.map(({ id, rows }) => [ledger.description[rows[0]!]!, id]));
    };
    const alone = idsOn("2026-04-30").get(FIRST)!;
    expect(idsOn("2026-06-30").get(FIRST)).toBe(alone);
    const later = ["2026-09-10", "2026-09-21", "2026-10-04", "2026-10-31", "2026-12-31"].map(idsOn);
    for (const text of [FIRST, SECOND]) expect(new Set(later.map((ids) => ids.get(text))).size).toBe(1);
    expect(later.every((ids) => ids.get(SECOND) !== alone && ids.get(SECOND) !== ids.get(FIRST))).toBe(true);
    expect(idsOn("2026-06-30").get(SECOND)).toBe(later[0]!.get(SECOND));
  });

  it("are as many as before where numbers are too many for contracts", () => {
    const lines = Array.from({ length: 13 }, (_, at) =>
      monthly(`PRLV SEPA COFIDIS SA 28966000${417723 + at}`, -20 - at, "05", 1, 6),
    ).flat();
    expect(flowsOf(factsIn(6, lines))).toHaveLength(1);
  });
});
