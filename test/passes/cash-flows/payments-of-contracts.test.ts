import { describe, expect, it } from "vitest";
import type { Line } from "../facts.js";
import { factsIn, monthly } from "./monthly-lines.js";

const NUMBER = "10278 06041 00020345602";
const PART = `PLV PARTIEL ECH ${NUMBER}`;

/** How many payments each line has, where a loan of 600 is due on the fifth of six months and payments bear its number besides. */
function countsWith(
  ...payments: readonly (readonly [day: string, amount: number, text?: string])[]
): readonly number[] {
  const lines = payments.map(([day, amount, text = PART]): Line => [`2026-${day}`, text, amount]);
  const { flows } = factsIn(6, [...monthly(`ECH PRET CAP+IN ${NUMBER}`, -600, "05", 1, 6), ...lines]).cashFlows;
  return flows.map(({ rows }) => rows.length);
}

describe("a payment that bears a loan's number and names nobody", () => {
  it("is the loan's, up to its whole instalment", () => {
    expect(countsWith(["05-14", -200])).toEqual([7]);
    expect(countsWith(["05-14", -600])).toEqual([7]);
    expect(countsWith(["05-14", -601])).toEqual([6, 1]);
  });

  it("is another loan's where it is paid on the day of an instalment, be it one of several", () => {
    expect(countsWith(["05-05", -200])).toEqual([6, 1]);
    expect(countsWith(["05-05", -200], ["06-14", -150])).toEqual([6, 2]);
  });

  it("is another loan's where its amount is due again 20 days later, and a part of an instalment before", () => {
    expect(countsWith(["05-02", -200], ["05-21", -200])).toEqual([8]);
    expect(countsWith(["05-01", -200], ["05-21", -200])).toEqual([6, 2]);
    expect(countsWith(["04-14", -200], ["05-19", -200], ["05-22", -70])).toEqual([6, 3]);
  });

  it("is another loan's where it comes with a rhythm of its own, whatever its amounts", () => {
    expect(countsWith(["04-12", -200], ["05-12", -210], ["06-12", -220])).toEqual([6, 3]);
    expect(countsWith(["04-12", -200], ["05-24", -210], ["05-29", -220])).toEqual([9]);
  });

  it("is another loan's with others of its line, of which one is larger than an instalment or bears another number", () => {
    expect(countsWith(["05-14", -200], ["06-19", -700])).toEqual([6, 2]);
    expect(countsWith(["04-14", -200], ["05-19", -190, "PLV PARTIEL ECH 10278 06041 00020345603"])).toEqual([6, 2]);
    expect(countsWith(["04-14", -200], ["05-19", -190, "PLV PARTIEL ECH"])).toEqual([6, 2]);
  });
});
