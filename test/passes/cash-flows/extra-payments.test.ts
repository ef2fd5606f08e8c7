import { describe, expect, it } from "vitest";
import type { Line } from "../facts.js";
import { factsIn, flowsOf, monthly } from "./monthly-lines.js";

const FRIEND = "VIR SEPA RECU LEA MARTIN";
const LANDLORD = "VIR SEPA JULIEN KOWALSKI";

describe("a transfer of one amount each month", () => {
  it.each([
    [3, FRIEND, 450, 4, 45],
    [3, FRIEND, 450, 4, 900],
    [6, FRIEND, 450, 1, 135],
    [3, LANDLORD, -250, 4, -900],
    [3, LANDLORD, -250, 4, -35],
  ])("is a line over %i months whatever comes once between: %s", (months, text, amount, from, extra) => {
    const standing = monthly(text, amount, "02", from, 6);
    for (const day of ["04", "09", "14", "21", "28"]) {
      const flows = flowsOf(factsIn(months, [...standing, [`2026-05-${day}`, text, extra]]));
      expect(flows, day).toEqual([
        [String(amount), standing.length, "MONTHLY"],
        [String(extra), 1, undefined],
      ]);
    }
  });

  it("is a line whose price rose, whatever comes once between", () => {
    const lines = [...monthly(FRIEND, 450, "02", 1, 3), ...monthly(FRIEND, 460, "02", 4, 6)];
    expect(flowsOf(factsIn(6, [...lines, ["2026-03-14", FRIEND, 80]]))).toEqual([
      ["450,460", 6, "MONTHLY"],
      ["80", 1, undefined],
    ]);
  });

  it.each([
    [LANDLORD, -650, -662.4, -142.33],
    [LANDLORD, -650, -662.4, -1390],
  ])(
    "is a line whose price rose in the quarter, whatever comes once between: %s, %d, %d, %d",
    (text, first, then, extra) => {
      for (const rise of [5, 6])
        for (const day of ["2026-04-22", "2026-05-21", "2026-06-24"]) {
          const lines = [...monthly(text, first, "05", 4, rise - 1), ...monthly(text, then, "05", rise, 6)];
          const flows = flowsOf(factsIn(3, [...lines, [day, text, extra]]));
          expect(flows, `${rise} ${day}`).toEqual([
            [`${first},${then}`, 3, "MONTHLY"],
            [String(extra), 1, undefined],
          ]);
        }
    },
  );

  it("is none of about one price where what is left is not met each month, or two payments come besides", () => {
    const lines: readonly Line[] = [
      ["2026-04-05", LANDLORD, -650],
      ["2026-05-05", LANDLORD, -662.4],
      ["2026-06-17", LANDLORD, -662.4],
    ];
    const met = [...lines.slice(0, 2), ["2026-06-05", LANDLORD, -662.4] as const];
    expect(flowsOf(factsIn(3, [...lines, ["2026-05-22", LANDLORD, -142.33]]))).toHaveLength(1);
    const two: readonly Line[] = [
      ["2026-05-22", LANDLORD, -142.33],
      ["2026-06-13", LANDLORD, -80],
    ];
    expect(flowsOf(factsIn(3, [...met, ...two]))).toHaveLength(1);
  });

  it("is none of about one price where its price doubled", () => {
    const lines: readonly Line[] = [...monthly(LANDLORD, -300, "05", 4, 4), ...monthly(LANDLORD, -600, "05", 5, 6)];
    expect(flowsOf(factsIn(3, [...lines, ["2026-05-22", LANDLORD, -142.33]]))).toHaveLength(1);
  });

  it("keeps its id when something comes between", () => {
    const standing = monthly(FRIEND, 450, "02", 4, 6);
    const extra: Line = ["2026-05-14", FRIEND, 45];
    const [alone] = factsIn(3, standing).cashFlows.flows;
    const flows = factsIn(3, [...standing, extra]).cashFlows.flows;
    expect(flows.map(({ id }) => id === alone!.id)).toEqual([true, false]);
  });

  it("takes another amount in one month and is one line", () => {
    const lines: readonly Line[] = [...monthly(FRIEND, 300, "02", 4, 5), ["2026-06-02", FRIEND, 450]];
    expect(flowsOf(factsIn(3, lines))).toEqual([["300,450", 3, "MONTHLY"]]);
  });
});

it("a loan that is paid a sum more once is one loan", () => {
  const lines: readonly Line[] = [
    ...monthly("PRLV SEPA COFIDIS", -214, "05", 4, 6),
    ["2026-05-07", "PRLV SEPA COFIDIS", -90],
  ];
  expect(flowsOf(factsIn(3, lines))).toEqual([["-214,-90", 4, "MONTHLY"]]);
});
