import { describe, expect, it } from "vitest";
import { issuesOf, read } from "../read.js";
import {
  accountOfA,
  accountOfC,
  bodyOfA,
  bodyOfC,
  bodyOfD,
  bodyOfE,
  nativeBody,
  nativeRow,
  rowOfA,
  rowOfC,
  rowOfE,
} from "./bodies.js";

function textOfA(given: object): unknown {
  return read(bodyOfA(accountOfA({ transactions: [rowOfA(given)] }))).rows[0]?.text;
}

function textOfC(given: object): unknown {
  return read(bodyOfC(accountOfC({ transactions: [rowOfC(given)] }))).rows[0]?.text;
}

describe("quirk 35: texts that are blank, long, or in many lines", () => {
  it.each([[""], ["  "], [null], [5]])("an original wording %j gives way to the wording", (original_wording) => {
    expect(textOfA({ original_wording, wording: "LIBRAIRIE" })).toBe("LIBRAIRIE");
    expect(textOfA({ original_wording, wording: " ", simplified_wording: "Librairie" })).toBe("Librairie");
  });

  it("a row without any text is left out of a provider's body and refuses a native or strict one", () => {
    const body = bodyOfA(accountOfA({ transactions: [rowOfA({ original_wording: " \u00a0 " })] }));
    expect(read(body).rejectedRows).toEqual(["NO_TEXT /connections/0/accounts/0/transactions/0"]);
    expect(issuesOf(body, { strict: true })).toEqual(["EMPTY_DESCRIPTION /connections/0/accounts/0/transactions/0"]);
    expect(issuesOf(nativeBody({ transactions: [nativeRow({ description: "" })] }))).toEqual([
      "EMPTY_DESCRIPTION /accounts/0/transactions/0/description",
    ]);
  });

  it("a very long text is kept whole", () => {
    const text = `VIR ${"A".repeat(20_000)}`;
    expect(textOfA({ original_wording: text })).toBe(text);
  });

  it("notes in several lines keep their lines", () => {
    expect(textOfC({ remittance_information: null, notes: "PRLV LAC\nREF 1" })).toBe("PRLV LAC\nREF 1");
  });

  it("HTML entities and spaces that do not break stay inside a text, and are trimmed around it", () => {
    expect(textOfA({ original_wording: "\u00a0H&amp;M\u00a0LYON\u00a0" })).toBe("H&amp;M\u00a0LYON");
  });

  it.each([
    [["PRLV LAC", "REF 1"], "PRLV LAC REF 1"],
    ["PRLV LAC", "PRLV LAC"],
    [[null, "PRLV LAC", "", { a: 1 }], "PRLV LAC"],
    [["  PRLV LAC "], "PRLV LAC"],
  ])("remittance information %j is %j", (remittance_information, expected) => {
    expect(textOfC({ remittance_information })).toBe(expected);
  });

  it.each([[[]], [[null]], [[" "]], [{}], [7]])(
    "remittance information %j gives way to the label",
    (remittance_information) => {
      expect(textOfC({ remittance_information, label: "Lac" })).toBe("Lac");
    },
  );
});

describe("quirk 36: categories in many forms", () => {
  it.each([
    [{ id_category: 9998, category: { name: "Indéfini" } }, "Indéfini"],
    [{ id_category: 9998, category: null }, undefined],
    [{ category: "Loisirs" }, undefined],
  ])("PROVIDER_A: %j is %j", (given, expected) => {
    expect(read(bodyOfA(accountOfA({ transactions: [rowOfA(given)] }))).rows[0]?.category).toBe(expected);
  });

  it.each([
    [{ pfm: { id: "c9", name: "" } }, "c9"],
    [{ pfm: { id: "c9", name: "Leisure" } }, "Leisure"],
    [null, undefined],
  ])("PROVIDER_D: %j is %j", (categories, expected) => {
    const row = {
      id: "t",
      amount: { value: { unscaledValue: "1" } },
      dates: { booked: "2026-08-14" },
      reference: "R",
      categories,
    };
    expect(read(bodyOfD(null, { transactions: [row] })).rows[0]?.category).toBe(expected);
  });

  it.each([
    ["Utilities", "Utilities"],
    [{ id: 12, setId: "s" }, "12"],
    [null, undefined],
  ])("PROVIDER_E: %j is %j", (category, expected) => {
    expect(read(bodyOfE({ transactions: [rowOfE({ category })] })).rows[0]?.category).toBe(expected);
  });
});
