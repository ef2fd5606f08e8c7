import { describe, expect, it } from "vitest";
import { type Analysis, type Comparison, compare } from "../../src/index.js";
import { slowness, stopwatch } from "../slowness.js";
import { analysisOf, loan, monthly, PURCHASES, type Row } from "./accounts-of-rows.js";

const wage = (from = 1, to = 9): readonly Row[] =>
  monthly("SEPA Overboeking IBAN: NL05INGB0650011447 Naam: Norvelle B.V. Omschrijving: Salaris", 2400, "25", from, to);
const power = (from = 1, to = 9): readonly Row[] =>
  monthly("SEPA Incasso Naam: Vattenfall Klantenservice Omschrijving: termijnbedrag", -150, "20", from, to);
const health = (from = 1, to = 9): readonly Row[] =>
  monthly("SEPA Incasso Naam: Zilveren Kruis Zorgverzekeringen Omschrijving: Premie", -160, "10", from, to);
const standing = (from = 1, to = 9): readonly Row[] =>
  monthly("SEPA Periodieke overb. IBAN: NL44RABO0123456789 Naam: P. de Boer Omschrijving: kamer", -500, "01", from, to);
const life = (from = 1, to = 9): readonly Row[] =>
  [wage, loan, power, health, standing].flatMap((line) => line(from, to));
const since = (day: string, rows: readonly Row[]): readonly Row[] => rows.filter((row) => row.day >= day);

const ofName = (name: string) => (flow: { readonly label: string }) => flow.label.includes(name);
const said = ({ newFlows, stoppedFlows, lateFlows, changedFlows }: Comparison) => ({
  new: newFlows.map(({ usualAmount }) => usualAmount),
  stopped: stoppedFlows.map(({ usualAmount, lastDay }) => [usualAmount, lastDay]),
  late: lateFlows.map(({ usualAmount, lastDay, expectedOn }) => [usualAmount, lastDay, expectedOn]),
  changed: changedFlows.map(({ label }) => label),
});
const NOTHING = { new: [], stopped: [], late: [], changed: [] };

describe("a life that moves to another account", () => {
  const JUNE = analysisOf("2026-06-30", [[...PURCHASES, ...life()]]);
  const moved = (day: string): Analysis => {
    const rows = [...PURCHASES, ...life()];
    return analysisOf(day, [rows.filter((row) => row.day < "2026-07-01"), since("2026-07-01", rows)]);
  };

  it.each(["2026-07-12", "2026-07-28", "2026-08-21", "2026-09-28"])("goes on, by %s", (day) => {
    expect(said(compare(JUNE, moved(day)))).toEqual(NOTHING);
  });

  it("differs in nothing from itself", () => {
    const analysis = moved("2026-08-21");
    expect(said(compare(analysis, { ...analysis, id: "again" }))).toEqual(NOTHING);
  });

  it("goes on from month to month, however far the analyses look back", () => {
    const rows = [...PURCHASES, ...life()];
    const lists = [rows.filter((row) => row.day < "2026-07-01"), since("2026-07-01", rows)];
    for (const numberOfMonths of [3, 6, 12]) {
      const options = { project: { period: { mode: "MONTHS", numberOfMonths } } } as const;
      const days = ["06-28", "07-15", "07-28", "08-28", "09-28"].map((day) => `2026-${day}`);
      const analyses = days.map((day) => analysisOf(day, lists, options));
      for (const [place, after] of analyses.slice(1).entries()) {
        const told = said({ ...compare(analyses[place]!, after), changedFlows: [] });
        expect(told, `${numberOfMonths} months, ${days[place]}`).toEqual(NOTHING);
      }
    }
  });

  it("goes on where the account that it left is not in the body any more", () => {
    const rows = [...PURCHASES, ...life()];
    for (const from of ["2026-07-01", "2026-01-01"])
      expect(said(compare(JUNE, analysisOf("2026-08-28", [[], since(from, rows)])))).toMatchObject({
        new: [],
        stopped: [],
        late: [],
      });
  });

  it("tells what does not move", () => {
    const rows = [...PURCHASES, ...wage(), ...power(), ...health()];
    const later = analysisOf("2026-07-28", [life(1, 6), since("2026-07-01", rows)]);
    expect(said(compare(JUNE, later)).late).toEqual(
      expect.arrayContaining([
        [-500, "2026-06-01", "2026-07-01"],
        [-73.5, "2026-06-05", "2026-07-05"],
      ]),
    );
    expect(said(compare(JUNE, later)).late).toHaveLength(2);
    const last = analysisOf("2026-08-21", [life(1, 6), since("2026-07-01", rows)]);
    expect(
      compare(JUNE, last)
        .stoppedFlows.map(({ usualAmount }) => usualAmount)
        .sort(),
    ).toEqual([-500, -73.5]);
  });
});

describe("a line that moves to another account", () => {
  const bought = (to = 9): readonly Row[] => monthly("Betaalautomaat Slagerij Dorlane ZWOLLE NLD", -12, "03", 1, to);
  const first = (rows: readonly Row[] = []): readonly Row[] => [...PURCHASES, ...rows];
  const JUNE = analysisOf("2026-06-30", [first(wage()), bought()]);

  it("goes on there, and not where it does not come", () => {
    const later = analysisOf("2026-07-31", [first(wage(1, 6)), [...bought(), ...wage(7)]]);
    expect(said(compare(JUNE, later))).toEqual(NOTHING);
    const control = analysisOf("2026-07-31", [first(wage(1, 6)), bought()]);
    expect(said(compare(JUNE, control))).toMatchObject({ new: [], late: [[2400, "2026-06-25", "2026-07-25"]] });
  });

  it("is late and stopped there, once", () => {
    const lists = [first(wage(1, 6)), [...bought(), ...wage(7, 7)]];
    const options = { project: { period: { mode: "MONTHS", numberOfMonths: 6 } } } as const;
    const days = ["2026-07-31", "2026-08-31", "2026-09-30"];
    const [july, august, september] = days.map((day) => analysisOf(day, lists, options));
    const late = [[2400, "2026-07-25", "2026-08-25"]];
    expect(said(compare(JUNE, august!))).toMatchObject({ new: [], stopped: [], late });
    expect(said(compare(july!, august!))).toMatchObject({ new: [], stopped: [], late });
    expect(said(compare(august!, september!))).toMatchObject({ new: [], stopped: [[2400, "2026-07-25"]], late: [] });
  });

  it.each(["LOON JULI NORVELLE B.V.", "Norvelle BV Salaris juli"])(
    "goes on in the words of another bank: %s",
    (text) => {
      const later = analysisOf("2026-07-31", [first(wage(1, 6)), [...bought(), ...monthly(text, 2410, "24", 7)]]);
      expect(said(compare(JUNE, later))).toMatchObject({ new: [], stopped: [], late: [] });
    },
  );

  it.each([
    ["a loan", loan(1, 6), "Incasso Qander Consumer Finance Contract 4471 lening"],
    ["a personal loan", loan(1, 6), "Incasso Qander Consumer Finance Contract 4471 persoonlijke lening"],
    ["a rent", monthly("SEPA Overboeking Naam: Dorlane Omschrijving: huur", -700, "03", 1, 6), "Huur Dorlane Beheer"],
  ])("goes on in the words of another bank: %s", (_, before, text) => {
    const { amount, day } = before[0]!;
    const after = monthly(text, amount, day.slice(-2), 7);
    const june = analysisOf("2026-06-30", [first(before), bought()]);
    const later = analysisOf("2026-08-28", [first(before), [...bought(), ...after]]);
    expect(said(compare(june, later))).toEqual(NOTHING);
  });

  it("goes on where the old account returned it first", () => {
    const returned = { description: "Storno incasso Qander Consumer Finance B.V. saldo ontoereikend", amount: 73.5 };
    const lists = [
      first([...loan(1, 7), { ...returned, day: "2026-07-06" }]),
      [...bought(), ...loan(7, 7, "08"), ...loan(8)],
    ];
    const june = analysisOf("2026-06-30", lists);
    const { stoppedFlows, lateFlows, newFlows } = compare(june, analysisOf("2026-08-28", lists));
    expect([stoppedFlows, lateFlows, newFlows.filter(({ usualAmount }) => usualAmount < 0)]).toEqual([[], [], []]);
  });

  it("that has not come often enough for a rhythm goes on there too", () => {
    const options = { project: { period: { mode: "MONTHS", numberOfMonths: 1 } } } as const;
    const lists = [first(loan(1, 6)), [...bought(), ...loan(7)]];
    const [june, july] = ["2026-06-30", "2026-07-31"].map((day) => analysisOf(day, lists, options));
    expect(june!.creditInsights!.cashFlows.find(ofName("QANDER"))!.regularity).toBeUndefined();
    expect(compare(june!, july!).newFlows).toEqual([]);
    const otherDay = analysisOf("2026-07-31", [first(loan(1, 6)), [...bought(), ...loan(7, 7, "19")]], options);
    expect(compare(june!, otherDay).newFlows).toMatchObject([{ usualAmount: -73.5, lastDay: "2026-07-19" }]);
  });

  it("tells its new amount", () => {
    const rising = loan().map((row) => (row.day < "2026-06" ? row : { ...row, amount: -90 }));
    const before = analysisOf("2026-05-30", [first(rising), bought()]);
    const lists = [rising.filter((row) => row.day < "2026-07"), [...bought(), ...since("2026-07-01", rising)]];
    const { changedFlows, ...others } = compare(before, analysisOf("2026-08-28", [first(lists[0]), lists[1]!]));
    expect(said({ ...others, changedFlows: [] })).toEqual(NOTHING);
    expect(changedFlows.filter(ofName("QANDER"))).toMatchObject([{ usualAmount: { before: -73.5, after: -90 } }]);
    expect(changedFlows[0]).not.toHaveProperty("periodicity");
  });

  it("differs in nothing from itself where its amounts vary, and tells them no second time", () => {
    const amounts = [1500, 1900, 1600, 1800, 2000, 2050, 1980, 2040, 2010];
    const wages = wage().map((row, month) => ({ ...row, amount: amounts[month]! }));
    const lists = [first(wages.slice(0, 4)), [...bought(), ...wages.slice(4)]];
    const options = { project: { period: { mode: "MONTHS", numberOfMonths: 9 } } } as const;
    const days = ["07-28", "08-28", "09-28"].map((day) => `2026-${day}`);
    const [july, august, september] = days.map((day) => analysisOf(day, lists, options));
    expect(said(compare(september!, { ...september!, id: "again" }))).toEqual(NOTHING);
    expect(said(compare(july!, august!))).toEqual(NOTHING);
    expect(said(compare(august!, september!))).toEqual(NOTHING);
  });

  it("is a line of its own where both accounts pay", () => {
    const both = (to = 9): readonly (readonly Row[])[] => [first(loan(1, to)), [...bought(), ...loan()]];
    expect(said(compare(analysisOf("2026-06-30", both()), analysisOf("2026-08-28", both())))).toEqual(NOTHING);
    const ended = compare(analysisOf("2026-06-30", both(6)), analysisOf("2026-08-28", both(6)));
    expect(said(ended)).toMatchObject({ new: [], stopped: [[-73.5, "2026-06-05"]], late: [] });
    const linked = compare(analysisOf("2026-06-30", [first(loan())]), analysisOf("2026-08-28", both()));
    expect(linked.newFlows.filter(ofName("QANDER"))).toMatchObject([{ usualAmount: -73.5 }]);
  });

  it.each([
    ["of another amount", monthly("SEPA Overboeking Naam: Norvelle B.V. Omschrijving: bonus", 900, "25", 7)],
    ["on another day", monthly("SEPA Overboeking Naam: Norvelle B.V. Omschrijving: Salaris", 2400, "09", 7)],
    ["of another payer", monthly("SEPA Overboeking Naam: Brelandine B.V. Omschrijving: Salaris", 2400, "25", 7)],
  ])("does not go on as a payment %s", (_, others) => {
    const later = analysisOf("2026-08-21", [first(wage(1, 6)), [...bought(), ...others]]);
    expect(said(compare(JUNE, later))).toMatchObject({
      new: [others[0]!.amount],
      late: [[2400, "2026-06-25", "2026-07-25"]],
    });
  });

  it("of two that were alike goes on as one", () => {
    const lists = [
      [...PURCHASES, ...loan(1, 6)],
      [...bought(), ...loan(1, 6)],
      [...bought(), ...loan(7)],
    ];
    const later = said(compare(analysisOf("2026-06-30", lists), analysisOf("2026-08-28", lists)));
    expect(later).toMatchObject({ new: [], stopped: [[-73.5, "2026-06-05"]], late: [] });
  });

  it("of two goes on as the one of its amount", () => {
    const larger = (from: number, to = 9): readonly Row[] => loan(from, to).map((row) => ({ ...row, amount: -75 }));
    const lists = [
      [...PURCHASES, ...loan(1, 6)],
      [...bought(), ...larger(1, 6)],
      [...bought(), ...larger(7)],
    ];
    for (const order of [lists, lists.toReversed()]) {
      const later = said(compare(analysisOf("2026-06-30", order), analysisOf("2026-08-28", order)));
      expect(later).toMatchObject({ new: [], stopped: [[-73.5, "2026-06-05"]], late: [] });
    }
  });
});

describe("a line whose text is read as another category", () => {
  const standingOrders = (remarks: readonly string[]): readonly Row[] =>
    remarks.map((remark, month) => ({
      description: `Naam: Vereniging De Vrijplaats Ateliers Omschrijving: ${remark} IBAN: NL64TRIO0242719850 Periodieke overschrijving`,
      amount: -185,
      day: `2026-0${month + 1}-02`,
    }));
  const PREMIUMS = ["jan", "feb", "maart", "april", "mei", "juni", "juli"].map((month) => `zorgverzekering ${month}`);
  const at = (day: string, remarks: readonly string[], others: readonly Row[] = []): Analysis =>
    analysisOf(day, [[...PURCHASES, ...standingOrders(remarks), ...others]]);
  const categoriesIn = (analysis: Analysis) =>
    analysis.creditInsights!.cashFlows.filter(ofName("VRIJPLAATS")).map(({ category }) => category);

  it("goes on, in the month and after it", () => {
    const remarks = [...PREMIUMS, "zorg aug", "zorgverzekering sept"];
    const [july, august, september] = ["2026-07-20", "2026-08-10", "2026-09-10"].map((day) => at(day, remarks));
    expect(categoriesIn(august!)).toEqual(["INSURANCE_HEALTH", "OTHER_EXPENSE"]);
    expect(said(compare(july!, august!))).toEqual(NOTHING);
    expect(said(compare(july!, september!))).toEqual(NOTHING);
    expect(said(compare(august!, september!))).toEqual(NOTHING);
  });

  it("is late where the payee got another amount, on another day, or by card", () => {
    const july = at("2026-07-20", PREMIUMS);
    const [order] = standingOrders(["zorg aug"]);
    const others: readonly Row[] = [
      { ...order!, amount: -60, day: "2026-08-02" },
      { ...order!, day: "2026-08-14" },
      {
        description: "Betaalautomaat De Vrijplaats Ateliers ZWOLLE NLD Pasvolgnr: 003",
        amount: -185,
        day: "2026-08-02",
      },
    ];
    for (const other of others) {
      const { lateFlows, newFlows } = compare(july, at("2026-08-20", PREMIUMS, [other]));
      expect(lateFlows).toMatchObject([{ category: "INSURANCE_HEALTH", expectedOn: "2026-08-02" }]);
      expect(newFlows).toMatchObject([{ usualAmount: other.amount }]);
    }
  });

  it("is late where a second line of the payee came beside it all along", () => {
    const beside = standingOrders([
      "atelier",
      "atelier",
      "atelier",
      "atelier",
      "atelier",
      "atelier",
      "atelier",
      "atelier",
    ]);
    const told = compare(at("2026-07-20", PREMIUMS, beside), at("2026-08-20", PREMIUMS, beside));
    expect(told.lateFlows).toMatchObject([{ category: "INSURANCE_HEALTH", expectedOn: "2026-08-02" }]);
  });
});

it("looks at payees on as many accounts as a body may have", () => {
  const lists = [PURCHASES, ...Array.from({ length: 400 }, () => loan(1, 6))];
  const [june, august] = [analysisOf("2026-06-30", lists), analysisOf("2026-08-28", lists)];
  const taken = stopwatch();
  expect(compare(june, august).stoppedFlows).toHaveLength(400);
  expect(taken()).toBeLessThan(500 * slowness());
});
