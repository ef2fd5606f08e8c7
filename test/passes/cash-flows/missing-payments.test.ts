import { describe, expect, it } from "vitest";
import { account, type Facts, factsOf, type Line } from "../facts.js";

const HALF_A_YEAR = { project: { period: { mode: "MONTHS", numberOfMonths: 6 } } } as const;
const USUAL = "VIR VERS SYLVIE ZUBRO GARDE KWEPSEL";
/** Something at the window's start. */
const BACKGROUND: Line = ["2026-01-02", "CHEQUE 1000001", -5];

const factsOfLines = (lines: readonly Line[]): Facts => factsOf([account([BACKGROUND, ...lines])], HALF_A_YEAR);
const usualOn = (...days: readonly string[]): readonly Line[] => days.map((day): Line => [day, USUAL, -100]);

/** Each flow of transfers as its label and how many rows it has, with its rhythm where it has one. */
function flowsOf({ cashFlows }: Facts): readonly string[] {
  return cashFlows.flows
    .filter(({ type }) => type === "OUTGOING_TRANSFER")
    .map(({ label, rows, rhythm }) => `${label} ${rows.length}${rhythm === undefined ? "" : ` ${rhythm.periodicity}`}`)
    .sort();
}

describe("a payment that is missing in a person's line", () => {
  const line = usualOn("2026-01-18", "2026-02-18", "2026-04-18", "2026-06-18");

  it.each([
    ["each with words of its own", "pour le loyal zubro", "bisous kwepsel"],
    ["of the same other words", "pour le loyal zubro", "pour le loyal zubro"],
    ["without words", "", ""],
  ])("belongs to it, %s", (_, first, second) => {
    const facts = factsOfLines([
      ...line,
      ["2026-03-18", `VIR VERS SYLVIE ZUBRO ${first}`, -100],
      ["2026-05-18", `VIR VERS SYLVIE ZUBRO ${second}`, -100],
    ]);
    expect(flowsOf(facts)).toEqual(["SYLVIE ZUBRO GARDE KWEPSEL 6 MONTHLY"]);
    const idOf = ({ cashFlows }: Facts): string => cashFlows.flows.find(({ rows }) => rows.length >= 4)!.id;
    expect(idOf(facts)).toBe(idOf(factsOfLines(line)));
  });

  it("may be the last one", () => {
    const before = usualOn("2026-03-18", "2026-04-18", "2026-05-18");
    const facts = factsOfLines([...before, ["2026-06-18", "VIR VERS SYLVIE ZUBRO bisous", -100]]);
    expect(flowsOf(facts)).toEqual(["SYLVIE ZUBRO GARDE KWEPSEL 4 MONTHLY"]);
  });

  it.each([
    ["comes when the line has one", "2026-04-25", "VIR VERS SYLVIE ZUBRO bisous", -100],
    ["is of another amount", "2026-03-18", "VIR VERS SYLVIE ZUBRO bisous", -90],
    ["goes to another person", "2026-03-18", "VIR VERS PIERRE ZUBRO bisous", -100],
    ["comes in", "2026-03-18", "VIR DE SYLVIE ZUBRO bisous", 100],
    ["is a purchase", "2026-03-18", "CARTE SYLVIE ZUBRO bisous", -100],
  ])("is not one that %s", (_, day, text, amount) => {
    const facts = factsOfLines([
      ...usualOn("2026-02-18", "2026-04-18", "2026-05-18", "2026-06-18"),
      [day, text, amount],
    ]);
    expect(flowsOf(facts)).toContain("SYLVIE ZUBRO GARDE KWEPSEL 4 MONTHLY");
  });

  it("is not one that comes months after the line's end, which would take its rhythm", () => {
    const ended = usualOn("2026-01-18", "2026-02-18", "2026-03-18");
    const facts = factsOfLines([...ended, ["2026-06-18", "VIR VERS SYLVIE ZUBRO bisous", -100]]);
    expect(flowsOf(facts)).toContain("SYLVIE ZUBRO GARDE KWEPSEL 3 MONTHLY");
  });

  it("leaves another line of the person with a rhythm of its own what it is", () => {
    const cleaning = ["2026-04-05", "2026-05-05", "2026-06-05"].map(
      (day): Line => [day, "VIR VERS SYLVIE ZUBRO VITRINES GRINDEL", -100],
    );
    const facts = factsOfLines([...line, ...cleaning, ["2026-03-18", "VIR VERS SYLVIE ZUBRO bisous", -100]]);
    expect(flowsOf(facts)).toContain("SYLVIE ZUBRO VITRINES GRINDEL 3 MONTHLY");
  });
});
