import { expect, it } from "vitest";
import { readAs } from "./read-as.js";

it.each([
  "INTERETS CESSION DAILLY 2026-007",
  "INTERETS DU 01/06 AU 30/06 CESSION DAILLY",
  "INTERETS SUR MOBILISATION DE CREANCES DAILLY",
  "INTERETS AVANCE DAILLY 12",
  "INTERETS MCNE 4412",
  "INTERETS ESCOMPTE EFFETS 4412",
  "AGIOS SUR ESCOMPTE BORDEREAU 441",
  "COMMISSION CESSION DAILLY 2026-007",
  "FRAIS ESCOMPTE 441",
])("what a bank charges for lending on claims is the price of a service: %s", (text) => {
  expect(readAs("FR", text, -104.38).category).toBe("FEES_BANK_SERVICE");
});

it.each([
  ["INTERETS DEBITEURS AU 30/06", -12, "FEES_OVERDRAFT"],
  ["INTERETS DEBITEURS ET COMMISSION ESCOMPTE", -12, "FEES_OVERDRAFT"],
  ["INTERETS TRIMESTRE 2", -12, "FEES_OVERDRAFT"],
  ["AGIOS DU 01/01 AU 31/03", -12, "FEES_OVERDRAFT"],
  ["REMBT CREANCES DAILLY 2026-007", -8000, "LOAN_REPAYMENT"],
  ["MOBILISATION CREANCES DAILLY 2026-007", 8000, "LOAN_DRAWDOWN"],
  ["REMISE A L ESCOMPTE LCR", 8000, "LOAN_DRAWDOWN"],
])("overdrafts and the claims themselves stay what they are: %s", (text, amount, category) => {
  expect(readAs("FR", text, amount).category).toBe(category);
});
