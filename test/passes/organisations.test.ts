import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);

function lenderOf(text: string): string | undefined {
  const lines: readonly Line[] = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, -420]);
  const { loans } = analyze({ accounts: [account([...FILLERS, ...lines])] }, { now: NOW }).creditInsights!;
  return loans.repayments.details[0]?.lendingOrganization?.name;
}

describe("a lender's name", () => {
  it.each([
    ["PRLV SEPA CREDIT FONCIER ECHEANCE PRET IMMO", "CREDIT FONCIER"],
    ["PRLV SEPA COFIDIS MENSUALITE 0417", "COFIDIS"],
    ["PRLV SEPA CARREFOUR BANQUE CARTE PASS ECHEANCE", "CARREFOUR BANQUE"],
  ])("is whole where the text says what is paid: %s", (text, name) => {
    expect(lenderOf(text)).toBe(name);
  });
});
