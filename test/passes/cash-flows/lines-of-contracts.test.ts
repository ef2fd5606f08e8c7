import { describe, expect, it } from "vitest";
import type { Line } from "../facts.js";
import { factsIn, flowsOf, monthly } from "./monthly-lines.js";

const NUMBER = "10278 06041 00020345602";
const WHOLE = `ECH PRET CAP+IN ${NUMBER}`;
const PART = `PLV PARTIEL ECH ${NUMBER}`;

describe("lines of a loan's number", () => {
  it.each([PART, `PRELEVEMENT PARTIEL ECHEANCE PRET ${NUMBER}`, `PRLV PARTIEL ECH ${NUMBER}`])(
    "are one, where an instalment is taken in parts: %s",
    (part) => {
      const facts = factsIn(3, [
        ["2026-04-07", WHOLE, -854],
        ["2026-05-06", part, -310],
        ["2026-05-13", part, -544],
        ["2026-06-05", part, -222],
        ["2026-06-12", part, -632],
      ]);
      expect(flowsOf(facts).map(([, rows]) => rows)).toEqual([5]);
    },
  );

  it("keep the name of the one with most payments", () => {
    const lines = [
      ...monthly(WHOLE, -854, "05", 1, 5),
      ["2026-06-08", PART, -310],
      ["2026-06-22", PART, -544],
    ] as const;
    const { flows } = factsIn(6, lines).cashFlows;
    expect(flows.map(({ labelRoot, rows }) => [labelRoot, rows.length])).toEqual([["PRET", 7]]);
  });

  it("are one, where one payment is made another way", () => {
    const number = "28947100412";
    for (const text of [`VIR SEPA COFIDIS ${number}`, `CARTE 14/05 COFIDIS ${number}`]) {
      const lines = [...monthly(`PRLV SEPA COFIDIS ${number}`, -600, "05", 1, 6), ["2026-05-17", text, -500]] as const;
      expect(factsIn(6, lines).cashFlows.flows.map(({ rows }) => rows.length)).toEqual([7]);
    }
  });

  it.each([
    ["numbers differ", "ECHEANCE PRET TRAVAUX 884213", "ECHEANCE PRET 884214", "12"],
    ["they are of two kinds", "ECHEANCE PRET AUTO 884213", "ECHEANCE PRET IMMO 884213", "12"],
    [
      "they are paid on one day, by the account's number",
      "PRET TRAVAUX CPTE 884213",
      "ECHEANCE PRET CPTE 884213",
      "05",
    ],
    ["there are none", "ECHEANCE PRET TRAVAUX", "ECHEANCE PRET", "12"],
  ])("are two where %s", (_, one, other, day) => {
    const facts = factsIn(6, [...monthly(one, -210, "05", 1, 6), ...monthly(other, -340, day, 1, 6)]);
    expect(facts.cashFlows.flows.map(({ rows }) => rows.length)).toEqual([6, 6]);
  });

  it.each([
    [
      "are two lenders' of one file",
      "PRLV SEPA COFIDIS PLAN BDF DOSSIER 000225017742",
      "VIR PLAN BDF FLOA BANK DOSSIER 000225017742",
    ],
    ["end in other digits", "ECH PRET PGE 18421 204471 02", "ECH PRET CAP+IN 18421 204471 03"],
    ["are taken for another loan", "ECH PRET CAP+IN 18421 204471 02", "PLV PARTIEL ECH 18421 204471 03"],
    [
      "are of the account that pays",
      "PRLV SEPA COFIDIS IBAN FR7630003035400005001234567",
      "PLV PARTIEL ECH IBAN FR7630003035400005001234567",
    ],
  ])("are two with two payments each where their texts %s", (_, one, other) => {
    const facts = factsIn(6, [...monthly(one, -210, "05", 5, 6), ...monthly(other, -190, "12", 5, 6)]);
    expect(facts.cashFlows.flows.map(({ rows }) => rows.length)).toEqual([2, 2]);
  });

  it("are two where what names nobody comes with one amount, or more than the other", () => {
    for (const amount of [-190, (month: number) => -900 - month]) {
      const facts = factsIn(6, [...monthly(WHOLE, -854, "05", 4, 6), ...monthly(PART, amount, "12", 5, 6)]);
      expect(flowsOf(facts).map(([, rows]) => rows)).toEqual([3, 2]);
    }
  });

  it.each([
    ["the same parts", [-300, -300], [-300, -300]],
    ["the same first", [-200, -400], [-200, -400]],
    ["a part of a hundred first", [-100, -500], [-100, -520]],
    ["three parts", [-200, -200, -200], [-300, -300]],
    ["late and with a fee", [-612], [-620]],
  ])("are one where two instalments are taken in parts: %s", (_, may, june) => {
    const parts = [may, june].flatMap((amounts, month) =>
      amounts.map((amount, at): Line => [`2026-0${5 + month}-${14 + 5 * at}`, PART, amount]),
    );
    const facts = factsIn(6, [...monthly(WHOLE, -600, "05", 1, 4), ...parts]);
    expect(facts.cashFlows.flows.map(({ rows }) => rows.length)).toEqual([4 + parts.length]);
  });

  it("are two where the other is paid besides, or what is paid is no instalment", () => {
    for (const amount of [-300, -299]) {
      const twice = ["05", "06"].flatMap((month): readonly Line[] => [
        [`2026-${month}-14`, PART, amount],
        [`2026-${month}-21`, PART, amount],
      ]);
      const paid = factsIn(6, [...monthly(WHOLE, -600, "05", 1, 6), ...twice]);
      expect(paid.cashFlows.flows.map(({ rows }) => rows.length)).toEqual([6, 4]);
      const owed = factsIn(6, [...monthly(WHOLE, -600, "05", 1, 4), ...twice]);
      expect(owed.cashFlows.flows.map(({ rows }) => rows.length)).toEqual(amount === -300 ? [8] : [4, 4]);
    }
  });

  it.each([
    ["two halves", [-300, -300]],
    ["two parts", [-250, -350]],
    ["three parts", [-200, -200, -200]],
    ["with a fee", [-300, -330]],
  ])("are one where an instalment that came back is made good by the same text in %s", (_, amounts) => {
    const text = "PRLV SEPA COFIDIS 28947100412";
    const back: Line = ["2026-05-08", `REJET ${text} PROVISION INSUFFISANTE`, 600];
    const parts = amounts.map((amount, at): Line => [`2026-05-${14 + 5 * at}`, text, amount]);
    const facts = factsIn(4, [...monthly(text, -600, "05", 3, 6), back, ...parts]);
    expect(facts.cashFlows.flows.map(({ rows }) => rows.length)).toEqual([4 + parts.length, 1]);
  });

  const SECOND = "10278 06041 00020345603";
  const goodOf = (
    number: string,
    month: string,
    amount: number,
    text = `ECH PRET CAP+IN ${number}`,
  ): readonly Line[] => [
    [`2026-${month}-08`, `REJET ${text}`, -amount],
    [`2026-${month}-14`, `RBT IMPAYE ECH ${number}`, amount],
  ];

  it.each([
    ["one, of which one payment is made good", "05", goodOf(NUMBER, "05", -600), [7, 6]],
    ["both, of which each is made good", "05", [...goodOf(NUMBER, "05", -600), ...goodOf(SECOND, "05", -250)], [7, 7]],
    ["one, of which two payments are", "05", [...goodOf(NUMBER, "04", -600), ...goodOf(NUMBER, "06", -600)], [8, 6]],
    ["one, on a day of the other", "14", goodOf(NUMBER, "05", -600), [7, 6]],
  ])("are two where one text tells two loans by their numbers: %s", (_, day, made, counts) => {
    const second = monthly(`ECH PRET CAP+IN ${SECOND}`, -250, day, 1, 6);
    const facts = factsIn(6, [...monthly(WHOLE, -600, "05", 1, 6), ...second, ...made]);
    const { flows } = facts.cashFlows;
    expect(flows.filter(({ rows }) => facts.ledger.amount[rows[0]!]! < 0).map(({ rows }) => rows.length)).toEqual(
      counts,
    );
  });

  it("are three where what is paid again bears another number, or one that two lines bear", () => {
    const text = `ECHEANCE PRET TRAVAUX ${SECOND}`;
    for (const [number, other] of [
      ["10278 06041 00020345604", text],
      [NUMBER, `ECHEANCE PRET TRAVAUX ${NUMBER}`],
    ] as const) {
      const again: Line = ["2026-05-14", `RBT IMPAYE ECH ${number}`, -200];
      const facts = factsIn(6, [...monthly(WHOLE, -600, "05", 1, 6), ...monthly(other, -250, "20", 1, 6), again]);
      expect(facts.cashFlows.flows.map(({ rows }) => rows.length).toSorted()).toEqual([1, 6, 6]);
    }
  });

  it("keep the rhythm of one beside another that has just begun", () => {
    const text = "PRLV SEPA SOFINCO 88421355";
    const facts = factsIn(6, [...monthly(text, -340, "20", 4, 6), ...monthly(text, -210, "05", 5, 6)]);
    expect(flowsOf(facts)).toContainEqual(["-340", 3, "MONTHLY"]);
  });
});
