import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import { account, type Line, NOW } from "../facts.js";

/** Purchases, so that no stretch without any counts as a gap. */
const STEADY = ["03-30", "04-19", "05-09", "05-29", "06-18"].map((day): Line => [`2026-${day}`, "CB LIBRAIRIE", -12.5]);

describe("the note on paydays", () => {
  const wages = (...days: readonly string[]): readonly Line[] =>
    days.map((day) => [`2026-${day}`, "VIREMENT SALAIRE ACME", 2000]);
  const instalments = (...days: readonly string[]): readonly Line[] =>
    days.map((day) => [`2026-${day}`, "PRLV SEPA COFIDIS MENSUALITE", -300]);
  const seenOn = (now: string, lines: readonly Line[]): boolean => {
    const accounts = [account([...STEADY.filter(([day]) => day <= now), ...lines])];
    const options = { now: `${now}T12:00:00Z`, project: { minimumTransactions: 0 } };
    return analyze({ accounts }, options).dataQuality.notes.some(({ code }) => code === "UNEVEN_PAYDAYS");
  };

  // Three months from 30 March to 30 June, or from 29 March to 29 June.
  it.each<readonly [boolean, string, string, readonly Line[]]>([
    [true, "four wages", "2026-06-30", wages("03-30", "04-30", "05-29", "06-30")],
    [true, "two, of which one came the day before and one is due the day after", "2026-06-29", wages("04-30", "05-29")],
    [false, "three", "2026-06-30", wages("04-15", "05-15", "06-15")],
    [false, "two of a job that is new", "2026-06-30", wages("05-15", "06-15")],
    [
      false,
      "wages of every two weeks",
      "2026-06-30",
      wages("04-03", "04-17", "05-01", "05-15", "05-29", "06-12", "06-26"),
    ],
    [true, "four wages of every four weeks", "2026-06-30", wages("04-03", "05-01", "05-29", "06-26")],
    [false, "three wages of every four weeks", "2026-06-25", wages("04-03", "05-01", "05-29")],
    [true, "four instalments", "2026-06-30", instalments("03-30", "04-30", "05-29", "06-30")],
    [true, "two instalments, of which one came the day before", "2026-06-29", instalments("04-30", "05-29")],
    [false, "three instalments", "2026-06-30", instalments("04-15", "05-15", "06-15")],
  ])("is %s of %s", (isSaid, _, now, lines) => {
    expect(seenOn(now, lines)).toBe(isSaid);
  });

  it("is not said of what is no income and no loan, nor where the insights were not asked for", () => {
    const rents = wages("03-30", "04-30", "05-29", "06-30").map(([day]): Line => [day, "PRLV LOYER FONCIA", -700]);
    expect(seenOn("2026-06-30", rents)).toBe(false);
    const four = [account([...STEADY, ...wages("03-30", "04-30", "05-29", "06-30")])];
    const body = { accounts: four, parameters: { disableCreditInsights: true } };
    const { notes } = analyze(body, { now: NOW, project: { minimumTransactions: 0 } }).dataQuality;
    expect(notes.map(({ code }) => code)).not.toContain("UNEVEN_PAYDAYS");
  });
});
