import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slowness, stopwatch } from "../../slowness.js";
import { account, type Facts, factsOf, type Line } from "../facts.js";

const MONTHLY = ["2026-04-05", "2026-05-05", "2026-06-05"];

/** Each flow as its label and how many rows it has, with its rhythm where it has one. */
function flowsOf({ cashFlows }: Facts): readonly string[] {
  return cashFlows.flows
    .map(({ label, rows, rhythm }) => `${label} ${rows.length}${rhythm === undefined ? "" : ` ${rhythm.periodicity}`}`)
    .sort();
}

const flowsOfLines = (...lines: readonly Line[]): readonly string[] => flowsOf(factsOf([account(lines)]));

describe("texts that differ in one word that changes each time", () => {
  it("are one line, named by the other words", () => {
    const words = ["MARPREST", "AVRPREST", "MAIPREST"];
    const lines = words.map((word, at): Line => [MONTHLY[at]!, `VIR RECU ZUBROWAL HARTWELL GRINDEL ${word}`, 1850]);
    expect(flowsOfLines(...lines)).toEqual(["ZUBROWAL HARTWELL GRINDEL 3 MONTHLY"]);
  });

  it("are one where one of them came back and was tried again", () => {
    const texts = ["MARPREST", "AVRPREST", "MAIPREST"].map((word) => `PRLV SEPA ZUBROWAL HARTWELL GRINDEL ${word}`);
    const lines = texts.map((text, at): Line => [MONTHLY[at]!, text, -185]);
    const again: readonly Line[] = [
      ["2026-05-07", `REJET ${texts[1]!}`, 185],
      ["2026-05-12", texts[1]!, -185],
    ];
    expect(flowsOfLines(...lines, ...again)).toContain("ZUBROWAL HARTWELL GRINDEL 4 MONTHLY");
  });

  it("are the line that has no such word, where there is one", () => {
    expect(
      flowsOfLines(
        ["2026-04-05", "PRLV ZUBROWAL HARTWELL GRINDEL REF 4711", -54.45],
        ["2026-05-05", "PRLV ZUBROWAL HARTWELL GRINDEL UPABBFJ", -54.45],
        ["2026-06-05", "PRLV ZUBROWAL HARTWELL GRINDEL 81", -54.45],
      ),
    ).toEqual(["ZUBROWAL HARTWELL GRINDEL 3 MONTHLY"]);
  });

  it("stay apart where they are two, where a word comes back, and where too few words are left", () => {
    const two = [
      ["2026-04-05", "VIR ZUBROWAL HARTWELL GRINDEL KWEPSEL", -30],
      ["2026-05-05", "VIR ZUBROWAL HARTWELL GRINDEL MOFTIR", -30],
    ] as const;
    expect(flowsOfLines(...two)).toHaveLength(2);
    const again: Line = ["2026-06-05", "VIR ZUBROWAL HARTWELL GRINDEL MOFTIR", -30];
    expect(flowsOfLines(...two, again)).toHaveLength(2);
    const short = ["KWEPSEL", "MOFTIR", "BRUSCAD"].map((word, at): Line => [MONTHLY[at]!, `VIR ZUBROWAL ${word}`, -30]);
    expect(flowsOfLines(...short)).toHaveLength(3);
  });

  it("are one, also where they are two, where the word ends a receipt's number", () => {
    const receipts = [
      ["2026-05-05", "Recibo Zubrowal Prestamo Coche Nº Recibo 0049 6105 141 KAPMDGK Ref. Mandato CTL2088", -145],
      ["2026-06-05", "Recibo Zubrowal Prestamo Coche Nº Recibo 0049 6105 178 SKDHJZD Ref. Mandato CTL2088", -145],
    ] as const;
    const facts = factsOf([account(receipts)], { project: { market: "ES" } });
    expect(flowsOf(facts)).toEqual(["ZUBROWAL PRESTAMO COCHE 2"]);
  });

  it("are one where a direct debit says more behind the words of a line that there is", () => {
    const mandate = "PRLV LES PETITS ZUBROWAL HARTWELL GARDERIE";
    const lines: readonly Line[] = [
      ["2026-04-05", mandate, -148],
      ["2026-05-05", mandate, -148],
      ["2026-06-05", `${mandate} KWEPSEL MOFTIR`, -175],
    ];
    expect(flowsOfLines(...lines)).toHaveLength(1);
    const trip = lines.map(([day, text], at): Line => [day, text, at === 2 ? -450 : -148]);
    expect(flowsOfLines(...trip)).toHaveLength(2);
    const soon: Line = ["2026-05-12", lines[2]![1], -148];
    expect(flowsOfLines(lines[0]!, lines[1]!, soon)).toHaveLength(2);
    const loans = lines.map(([day, text, amount]): Line => [day, text.replace("GARDERIE", "PRET"), amount]);
    expect(flowsOfLines(...loans)).toHaveLength(2);
    const transfers = lines.map(([day, text, amount]): Line => [day, text.replace("PRLV", "VIR"), amount]);
    expect(flowsOfLines(...transfers)).toHaveLength(2);
    const short = lines.map(
      ([day, text, amount]): Line => [day, text.replace("PETITS ZUBROWAL HARTWELL ", ""), amount],
    );
    expect(flowsOfLines(...short)).toHaveLength(2);
  });

  it("stay apart on cards: places are called alike", () => {
    const shops = ["KWEPSEL", "MOFTIR", "BRUSCAD"];
    const lines = shops.map((word, at): Line => [MONTHLY[at]!, `CARTE ZUBROWAL HARTWELL GRINDEL ${word}`, -30]);
    expect(flowsOfLines(...lines)).toHaveLength(3);
  });

  it("stay apart where they go another way", () => {
    const lines = ["KWEPSEL", "MOFTIR", "BRUSCAD"].map(
      (word, at): Line => [MONTHLY[at]!, `VIR ZUBROWAL HARTWELL GRINDEL ${word}`, at === 0 ? 30 : -30],
    );
    expect(flowsOfLines(...lines)).toHaveLength(3);
  });

  it("are joined in bounded time, however many they are", () => {
    const letters = (number: number): string =>
      number.toString(26).replace(/\d/g, (digit) => "QRSTUVWXYZ"[Number(digit)]!);
    const lines = Array.from({ length: 40_000 }, (_, at): Line => {
      const day = `2026-0${4 + (at % 3)}-${String(1 + (at % 28)).padStart(2, "0")}`;
      return [day, `VIR ZUBROWAL HARTWELL GRINDEL ZQX${letters(at + 700)}`, -10 - at / 100];
    });
    const taken = stopwatch();
    const { cashFlows } = factsOf([account(lines)]);
    expect(cashFlows.flows.some(({ rows }) => rows.length > 10_000)).toBe(true);
    expect(taken()).toBeLessThan(6000 * slowness());
  });

  it("hold each row once, whatever the words", () => {
    const word = fc.constantFrom("ZUBROWAL", "HARTWELL", "GRINDEL", "KWEPSEL", "MOFTIR", "BRUSCAD", "UPABBFJ");
    const text = fc.array(word, { minLength: 3, maxLength: 6 }).map((words) => `VIR ${words.join(" ")}`);
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 25 }), (texts) => {
        const lines = texts.map((description, at): Line => {
          return [`2026-0${4 + (at % 3)}-${String(1 + at).padStart(2, "0")}`, description, -10 - at];
        });
        const { cashFlows, ledger } = factsOf([account(lines)]);
        const rows = cashFlows.flows.flatMap((flow) => flow.rows);
        expect(rows.sort((left, right) => left - right)).toEqual([...Array(ledger.size).keys()]);
        expect(new Set(cashFlows.flows.map(({ id }) => id)).size).toBe(cashFlows.flows.length);
      }),
    );
  });
});
