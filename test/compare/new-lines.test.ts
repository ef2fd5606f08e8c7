import { describe, expect, it } from "vitest";
import { compare } from "../../src/index.js";
import { analysisOf, loan, monthly, PURCHASES, type Row } from "./accounts-of-rows.js";

describe("a new line", () => {
  const bought = monthly("Betaalautomaat Slagerij Dorlane ZWOLLE NLD", -12, "03");
  const debits = (name: string, amount: number, from: number, to: number): readonly Row[] =>
    monthly(`SEPA Incasso Naam: ${name}`, amount, "05", from, to);
  const toldOf = (before: readonly Row[], after: readonly Row[], day = "2026-09-28") => {
    const here = [[...PURCHASES, ...before, ...after], bought];
    const elsewhere = [
      [...PURCHASES, ...before],
      [...bought, ...after],
    ];
    return [here, elsewhere].map((lists) => {
      const { newFlows, stoppedFlows } = compare(analysisOf("2026-06-30", lists), analysisOf(day, lists));
      return [newFlows, stoppedFlows].map((flows) => flows.map(({ usualAmount }) => usualAmount));
    });
  };

  it.each([
    ["ING", "ING Persoonlijke lening"],
    ["Santander", "Santander Consumer Finance"],
    ["De Vries", "Autobedrijf De Vries Lease"],
  ])("is that of a lender whose name holds the one of %s, which ends", (payee, lender) => {
    const told = [[-103], [-100]];
    expect(toldOf(debits(payee, -100, 1, 6), debits(lender, -103, 7, 9))).toEqual([told, told]);
  });

  it("is a loan on another account of another instalment", () => {
    const [, elsewhere] = toldOf(loan(1, 6), debits("Qander Consumer Finance B.V.", -75, 7, 9));
    expect(elsewhere).toEqual([[-75], [-73.5]]);
  });

  it("is a standing order to somebody who was paid once from another account", () => {
    const order = (from: number, to: number): readonly Row[] =>
      monthly("SEPA Overboeking Naam: P. Velmans Omschrijving: kamer", -50, "12", from, to);
    const [, elsewhere] = toldOf(order(6, 6), order(7, 9));
    expect(elsewhere).toEqual([[-50], []]);
  });

  it("is that of another shop of a town that is paid by card", () => {
    const rows = [...PURCHASES, ...monthly("Betaalautomaat Dorlane ZWOLLE NLD Pasvolgnr: 003", -40, "12", 1, 5)];
    const pharmacy = monthly("Betaalautomaat Apotheek Dorlane ZWOLLE NLD Pasvolgnr: 003", -40, "12", 6, 6);
    const { newFlows } = compare(analysisOf("2026-05-30", [rows]), analysisOf("2026-06-30", [[...rows, ...pharmacy]]));
    expect(newFlows).toMatchObject([{ usualAmount: -40, lastDay: "2026-06-12" }]);
  });
});
