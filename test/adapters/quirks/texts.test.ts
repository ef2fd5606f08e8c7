import { describe, expect, it } from "vitest";
import { enrich } from "../../../src/enrich.js";
import { slowness, stopwatch } from "../../slowness.js";
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

function rowOfD(descriptions: object): object {
  return { id: "t", amount: { value: { unscaledValue: "1" } }, dates: { booked: "2026-08-14" }, descriptions };
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

  it("spaces that do not break stay inside a text, and are trimmed around it", () => {
    expect(textOfA({ original_wording: "\u00a0LAC\u00a0LYON\u00a0" })).toBe("LAC\u00a0LYON");
  });

  it.each<[string, (text: string) => object]>([
    ["NATIVE", (description) => nativeBody({ transactions: [nativeRow({ description })] })],
    ["PROVIDER_A", (original_wording) => bodyOfA(accountOfA({ transactions: [rowOfA({ original_wording })] }))],
    ["PROVIDER_C", (line) => bodyOfC(accountOfC({ transactions: [rowOfC({ remittance_information: [line] })] }))],
    ["PROVIDER_D", (original) => bodyOfD({ unscaledValue: "1" }, { transactions: [rowOfD({ original })] })],
    ["PROVIDER_E", (originalText) => bodyOfE({ transactions: [rowOfE({ originalText })] })],
  ])("HTML entities are the characters that they stand for, once: %s", (_, bodyWith) => {
    const textOf = (text: string): unknown => read(bodyWith(text)).rows[0]?.text;
    expect(textOf("COMMISSION D&#39;INTERVENTION")).toBe("COMMISSION D'INTERVENTION");
    expect(textOf("&nbsp;H&amp;M&#160;CAF&Eacute;&nbsp;")).toBe("H&M\u00a0CAFÉ");
    expect(textOf("H&amp;amp;M")).toBe("H&amp;M");
    expect(textOf("AT&T; &#0;")).toBe("AT&T; &#0;");
  });

  it("a transaction is the same one, of the same category, with entities and without", () => {
    const told = (description: string): object => {
      const [account] = enrich([
        { type: "CHECKING", currency: "EUR", balance: 0, transactions: [nativeRow({ description })] },
      ]).accounts;
      const { id, enrichments, description: text } = account!.transactions[0]!;
      return { id, text, category: enrichments.category };
    };
    expect(told("COMMISSION D&#39;INTERVENTION")).toEqual(told("COMMISSION D'INTERVENTION"));
    expect(told("COMMISSION D&#39;INTERVENTION")).toMatchObject({ category: "FEES_INTERVENTION" });
    expect(told("PRLV H&amp;M")).toEqual(told("PRLV H&M"));
  });

  it("a row whose only text is a number written as entities keeps that as it stands", () => {
    expect(textOfC({ remittance_information: null, check_number: "&nbsp;" })).toBe("&nbsp;");
  });

  it("a hostile text of a million entities takes its time and no more", () => {
    const taken = stopwatch();
    const text = "&amp;".repeat(1_000_000);
    expect(textOfA({ original_wording: text })).toBe("&".repeat(1_000_000));
    expect(textOfA({ original_wording: "&nbsp;".repeat(1_000_000), wording: "LAC" })).toBe("LAC");
    expect(taken()).toBeLessThan(5000 * slowness());
  });

  it("a text of nothing but entities of spaces is blank", () => {
    expect(textOfA({ original_wording: "&nbsp;&#32;", wording: "LIBRAIRIE" })).toBe("LIBRAIRIE");
    expect(textOfC({ remittance_information: ["&nbsp;", "PRLV", "LAC&nbsp;"] })).toBe("PRLV LAC");
    expect(issuesOf(nativeBody({ transactions: [nativeRow({ description: "&nbsp;" })] }))).toEqual([
      "EMPTY_DESCRIPTION /accounts/0/transactions/0/description",
    ]);
  });

  it("lines are decoded one by one, and what they make together is not read again", () => {
    expect(textOfC({ remittance_information: ["H&amp;", "amp;M"] })).toBe("H& amp;M");
    expect(textOfC({ remittance_information: ["H&amp;amp;M", "LYON"] })).toBe("H&amp;M LYON");
  });

  it("the texts that PROVIDER_C and PROVIDER_D have beside are decoded too", () => {
    for (const given of [
      { source: { label: "H&amp;M" } },
      { notes: "H&amp;M" },
      { enrichments: { display_label: "H&amp;M" } },
      { label: "H&amp;M" },
    ])
      expect(textOfC({ remittance_information: null, ...given })).toBe("H&M");
    for (const given of [
      { descriptions: { display: "H&amp;M" } },
      { descriptions: null, merchantInformation: { merchantName: "H&amp;M" } },
    ])
      expect(read(bodyOfD({ unscaledValue: "1" }, { transactions: [{ ...rowOfD({}), ...given }] })).rows[0]?.text).toBe(
        "H&M",
      );
  });

  it("remarks, names and categories are decoded, ids are not", () => {
    const category = { name: "H&ocirc;tels" };
    const row = rowOfA({ id: "a&amp;b", type: "x&amp;y", comment: "pour L&eacute;a", category });
    const owner = { name: "M. D&#39;ALMEIDA" };
    const given = { connector: { id: "c&amp;d", name: "Banque &amp; Cie" }, information: { owner } };
    const account = accountOfA({ id: "e&amp;f", name: "L&apos;&eacute;pargne", transactions: [row] });
    const { accounts, rows } = read(bodyOfA(account, given));
    expect(rows).toMatchObject([
      { id: "a&amp;b", type: "x&amp;y", comment: "pour Léa", category: "Hôtels", account: "e&amp;f" },
    ]);
    expect(accounts).toMatchObject([
      { name: "L'épargne", owners: ["M. D'ALMEIDA"], bank: { id: "c&amp;d", name: "Banque & Cie" } },
    ]);
  });

  it("owners that one text names are told apart once it is decoded", () => {
    const ownersOf = (owner: string): unknown => read(bodyOfE({ owner })).accounts[0]?.owners;
    expect(ownersOf("Lea d&#39;Almeida &amp; Tom Petit")).toEqual(["Lea d'Almeida", "Tom Petit"]);
  });

  it("a remark is left out where it is the text, decoded", () => {
    const row = rowOfC({ remittance_information: ["H&amp;M"], notes: "H&amp;M" });
    expect(read(bodyOfC(accountOfC({ transactions: [row] }))).rows[0]).not.toHaveProperty("comment");
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
    [{ category: "Loisirs" }, "Loisirs"],
    [{ category: " H&ocirc;tels " }, "Hôtels"],
    [{ category: "" }, undefined],
    [{ category: {} }, undefined],
    [{ category: 7 }, undefined],
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
