import { describe, expect, it } from "vitest";
import { MODES } from "../../../src/lexicon/compiled-rule.js";
import { modeOfForm } from "../../../src/passes/classification/text-forms.js";

/** The mode that a text tells of money out, then of money in. */
const modesOf = (text: string): readonly (string | undefined)[] =>
  [-30, 30].map((amount) => MODES[modeOfForm(text, amount)]);

describe("how a bank begins its texts", () => {
  it.each([
    ["7214 14MAR26 , GREGGS PLC , READING GB", "CARD"],
    ["RECIB/AGUAS DE VALENCIA", "DIRECT_DEBIT"],
  ])("tells how money left, and nothing of what comes in: %s by %s", (text, mode) => {
    expect(modesOf(text)).toEqual([mode, undefined]);
  });

  it.each([
    ["TRANS/LOPEZ GARCIA ANA", "TRANSFER"],
    ["TRANS /LOPEZ GARCIA ANA", "TRANSFER"],
    ["VRST REF10278B0117 GAB CCM WINTZENHEIM", "CASH"],
    ["OV NL19TRIO2300441088 huur", "TRANSFER"],
    ["OV EIGEN REKENING NL19TRIO2300441088 voor vakantie", "TRANSFER"],
  ])("tells how money moved either way: %s by %s", (text, mode) => {
    expect(modesOf(text)).toEqual([mode, mode]);
  });

  it.each([
    "NO 7214 14MAR26 , GREGGS PLC",
    "87214 14MAR26 , GREGGS PLC",
    "7214 14MAR2026 , GREGGS PLC",
    "PAGO RECIB/AGUAS DE VALENCIA",
    "RECIB AGUAS DE VALENCIA",
    "PAGO TRANS/LOPEZ",
    "GASOLINERA TRANS SUR",
    // A transfer's number and a mandate's look alike.
    "KCOM GROUP LTD REFERENCE: KC23290564",
    "VRST REFUS",
    "FRAIS VRST REF10278B0117",
    "OV HUUR VAN MEI",
    "ROV NL19TRIO2300441088 huur",
    "OV NL19TRIO230044 huur",
  ])("tells nothing where it is another: %s", (text) => {
    expect(modesOf(text)).toEqual([undefined, undefined]);
  });
});
