import { describe, expect, it } from "vitest";
import { countryOfIban, ibanOfNationalNumber, readIban } from "../../src/adapters/iban.js";

/** The registry's own examples (ISO 13616), and a digit or letter that has no place in the number. */
const EXAMPLES = [
  "AT611904300234573201",
  "BE68539007547034",
  "DE89370400440532013000",
  "DK5000400440116243",
  "EE382200221020145685",
  "ES9121000418450200051332",
  "FI2112345600000785",
  "FR1420041010050500013M02606",
  "GB29NWBK60161331926819",
  "IE29AIBK93115212345678",
  "IT60X0542811101000000123456",
  "LT121000011101001000",
  "LU280019400644750000",
  "LV80BANK0000435195001",
  "NL91ABNA0417164300",
  "NO9386011117947",
  "PL61109010140000071219812874",
  "PT50000201231234567890154",
  "SE4550000000058398257466",
].map((iban) => ({ iban, country: iban.slice(0, 2), number: iban.slice(4) }));

/** Whether the check digits hold: the whole number, its beginning put last and letters as 10 to 35, leaves 1 by 97. */
function holds(iban: string): boolean {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((one) => Number.parseInt(one, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

describe("the IBAN of a national number", () => {
  it.each(EXAMPLES)("is $iban", ({ iban, country, number }) => {
    expect(ibanOfNationalNumber(country, number)).toBe(iban);
    expect(ibanOfNationalNumber(country, ` ${number.slice(0, 4).toLowerCase()} - ${number.slice(4)}`)).toBe(iban);
  });

  it.each(EXAMPLES)("is none where the number of $country is longer or shorter", ({ country, number }) => {
    for (const wrong of [`${number}0`, `0${number}`, `A${number}`, number.slice(1), number.slice(0, -1)])
      expect([wrong, ibanOfNationalNumber(country, wrong)]).toEqual([wrong, undefined]);
  });

  it.each(EXAMPLES)("is none where the number of $country has a sign in it", ({ country, number }) => {
    for (let at = 0; at < number.length; at += 1) {
      const wrong = `${number.slice(0, at)}*${number.slice(at + 1)}`;
      expect([wrong, ibanOfNationalNumber(country, wrong)]).toEqual([wrong, undefined]);
    }
  });

  it("has two check digits that hold, whichever they are", () => {
    const seen = new Set<string>();
    for (let last = 0; last < 200; last += 1) {
      const iban = ibanOfNationalNumber("BE", `539007547${String(last).padStart(3, "0")}`)!;
      expect([iban, iban.length, holds(iban)]).toEqual([iban, 16, true]);
      seen.add(iban.slice(2, 4));
    }
    expect([...seen].some((digits) => digits.startsWith("0"))).toBe(true);
  });

  it("is none without a country, without a number, or of a country whose numbers are not known", () => {
    expect(ibanOfNationalNumber(undefined, "539007547034")).toBeUndefined();
    expect(ibanOfNationalNumber("BE", undefined)).toBeUndefined();
    expect(ibanOfNationalNumber("US", "539007547034")).toBeUndefined();
    expect(ibanOfNationalNumber("toString", "539007547034")).toBeUndefined();
  });
});

describe("an IBAN", () => {
  it("is read without spaces, in upper case", () => {
    expect(readIban(" fr14 2004  1010 0505 0001 3m02 606 ")).toBe("FR1420041010050500013M02606");
  });

  it.each([
    ["nothing", undefined],
    ["a number", 5],
    ["no country", "1420041010050500013M02606"],
    ["a digit before the country", "1FR1420041010050500013M02606"],
    ["a letter among the check digits", "FR1A20041010050500013M02606"],
    ["a sign", "FR14200410100505_0013M02606"],
    ["too short a number", "NO931234567"],
    ["too long a number", `FR14${"1".repeat(31)}`],
  ])("is not %s", (_, value) => {
    expect(readIban(value)).toBeUndefined();
  });

  it("may be as short as twelve and as long as thirty-four", () => {
    expect(readIban("NO9312345678")).toBe("NO9312345678");
    expect(readIban(`FR14${"1".repeat(30)}`)).toHaveLength(34);
  });

  it.each(EXAMPLES)("tells the country of $iban while its check digits hold", ({ iban, country }) => {
    expect(countryOfIban(iban)).toBe(country);
    expect(countryOfIban(iban.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))).toBeUndefined();
  });

  it("that is none tells no country", () => {
    expect(countryOfIban(undefined)).toBeUndefined();
  });
});
