import { describe, expect, it } from "vitest";
import type { Line } from "../facts.js";
import { factsIn, flowsOf, monthly } from "./monthly-lines.js";

const [FIRST, SECOND] = ["PRLV SEPA COFIDIS SA 28966000417723", "PRLV SEPA COFIDIS SA 28966000999111"];

describe("loans of one lender whose mandate or number is renewed, or that follow one another", () => {
  it.each([
    ["a mandate is renewed", 0, `${FIRST} RUM 44556677`, `${FIRST} RUM 99887766`],
    ["a number is renewed", 0, FIRST, "PRLV SEPA COFIDIS SA 71112223"],
    ["a number is renewed, that of another loan too", 1, FIRST, "PRLV SEPA COFIDIS SA 71112223"],
  ])("are one where %s and one instalment was skipped", (_, renewed, one, other) => {
    const besides = [SECOND, "PRLV SEPA COFIDIS SA 71119998"] as const;
    for (const skipped of ["03", "04", "05"]) {
      const lines = [
        ...[...monthly(one, -240, "05", 1, 3), ...monthly(other, -240, "05", 4, 6)].filter(
          ([day]) => !day.startsWith(`2026-${skipped}`),
        ),
        ...monthly(besides[0], -99.5, "05", 1, 3),
        ...monthly(besides[renewed]!, -99.5, "05", 4, 6),
      ];
      expect(flowsOf(factsIn(6, lines)).toSorted(), skipped).toEqual([
        ["-240", 5, "MONTHLY"],
        ["-99.5", 6, "MONTHLY"],
      ]);
    }
  });

  /** One line a month of the year before the reference day, the first of them in July. */
  const yearly = (text: string, amount: number, day: string, first: number, last: number): readonly Line[] =>
    Array.from({ length: last - first + 1 }, (_, at) => {
      const month = 5 + first + at;
      const year = month < 12 ? 2025 : 2026;
      return [`${year}-${String((month % 12) + 1).padStart(2, "0")}-${day}`, text, amount];
    });

  it("are two where the second begins months after the first one's end, beside a third", () => {
    const lines = [
      ...yearly(FIRST, -150, "05", 1, 5),
      ...yearly("PRLV SEPA COFIDIS SA 71112223", -150, "09", 9, 12),
      ...yearly(SECOND, -99.5, "05", 1, 12),
    ];
    expect(flowsOf(factsIn(12, lines)).toSorted()).toEqual([
      ["-150", 4, "MONTHLY"],
      ["-150", 5, "MONTHLY"],
      ["-99.5", 12, "MONTHLY"],
    ]);
  });

  it.each(["09", "10", "11", "12"])(
    "are one where a number is renewed and one instalment came on the %sth, not the 5th",
    (late) => {
      const lines = [
        ...yearly(FIRST, -150, "05", 1, 6),
        ...yearly("PRLV SEPA COFIDIS SA 71112223", -150, "05", 7, 12).map(
          ([day, text, amount]): Line => [day.replace("2026-03-05", `2026-03-${late}`), text, amount],
        ),
        ...yearly(SECOND, -99.5, "12", 1, 12),
      ];
      expect(flowsOf(factsIn(12, lines)).toSorted()).toEqual([
        ["-150", 12, "MONTHLY"],
        ["-99.5", 12, "MONTHLY"],
      ]);
    },
  );

  it("are two under one mandate, one after the other at two prices, beside a third", () => {
    const mandate = "PRLV SEPA COFIDIS SA MANDAT 998877665";
    const lines = [
      ...yearly(`${mandate} CONTRAT 28911223344`, -150, "05", 1, 6),
      ...yearly(`${mandate} CONTRAT 28955667788`, -310, "05", 7, 12),
      ...yearly(SECOND, -63.5, "05", 1, 12),
    ];
    expect(flowsOf(factsIn(12, lines)).toSorted()).toEqual([
      ["-150", 6, "MONTHLY"],
      ["-310", 6, "MONTHLY"],
      ["-63.5", 12, "MONTHLY"],
    ]);
  });

  /** A revolving loan's instalments of a year: none is as large as the one before. */
  const varied = (price: number) => (month: number) =>
    -(price + [0, 3.2, 1.1, 7.4, 2.2, 5, 0.4, 6.6, 3, 8.1, 2.7, 4.4][month - 1]!);

  it.each<readonly [string, (month: number) => number, (month: number) => number]>([
    ["amounts vary", varied(150), varied(60)],
    ["amounts change once", (month) => (month <= 3 ? -150 : -158), (month) => (month <= 9 ? -60 : -63)],
    ["last instalment is smaller", (month) => (month < 12 ? -150 : -41.7), (month) => (month < 12 ? -60 : -22.1)],
    ["amount is once twice as large", (month) => (month === 8 ? -300 : -150), () => -60],
  ])("are two under one mandate that is renewed, of which the %s", (_, priceOf, otherPriceOf) => {
    const mandateOf = (month: number): string => (month <= 4 ? "998877665" : "998871122");
    const linesOf = (contract: string, amountOf: (month: number) => number, day: string, first: number) =>
      Array.from({ length: 13 - first }, (_, at) => first + at).flatMap((month) =>
        yearly(
          `PRLV SEPA COFIDIS SA MANDAT ${mandateOf(month)} CONTRAT ${contract}`,
          amountOf(month),
          day,
          month,
          month,
        ),
      );
    const lines = [...linesOf("28911223344", priceOf, "05", 1), ...linesOf("30077889911", otherPriceOf, "12", 4)];
    expect(flowsOf(factsIn(12, lines)).map(([, ...told]) => told)).toEqual([
      [12, "MONTHLY"],
      [9, "MONTHLY"],
    ]);
  });
});
