import { expect, it } from "vitest";
import { isDayInDigits, withoutDays } from "../../src/base/written-days.js";

it.each([
  ["15062026", true],
  ["150626", true],
  ["20260615", true],
  ["260615", true],
  ["062026", true],
  ["202606", true],
  ["32062026", false],
  ["15132026", false],
  ["150646", false],
  ["5062026", false],
  ["2026", false],
  ["1506", false],
  ["00020345602", false],
])("digits are a day or month with its year, or no day: %s", (digits, isDay) => {
  expect(isDayInDigits(digits)).toBe(isDay);
});

it("takes days and months out of a text, in one word or in several", () => {
  expect(withoutDays("ECH 15 06 2026 REF 40188273 JUIN 2026")).toBe("ECH - REF 40188273 JUIN -");
  expect(withoutDays("150626 PRET 18421 204471 02")).toBe("- PRET 18421 204471 02");
});
