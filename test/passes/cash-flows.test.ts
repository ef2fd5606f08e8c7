import { describe, expect, it } from "vitest";
import { account, dayOf, type Facts, factsOf, type Line } from "./facts.js";

/** Lines of one text and amount on days. */
const linesOn = (text: string, amount: number, ...days: readonly string[]): readonly Line[] =>
  days.map((day): Line => [day, text, amount]);
/** Each flow as its label, its sum, how many rows it has, and its rhythm. */
type Flow = readonly [label: string, sum: number, rows: number, periodicity?: string];
const flowsOf = ({ ledger, cashFlows }: Facts): readonly Flow[] =>
  cashFlows.flows
    .map(({ label, rows, rhythm }): Flow => {
      const sum = rows.reduce((total, row) => total + ledger.amount[row]!, 0) / 10_000;
      return rhythm === undefined ? [label, sum, rows.length] : [label, sum, rows.length, rhythm.periodicity];
    })
    .sort((left, right) => (left[0] < right[0] ? -1 : 1));

const MONTHLY = ["2026-04-05", "2026-05-05", "2026-06-05"];
const LATER = ["2026-04-20", "2026-05-20", "2026-06-19"];

describe("a budget line", () => {
  it("holds the rows of one counterparty, whatever references its texts bear", () => {
    const facts = factsOf([
      account([
        ["2026-04-05", "PRLV SEPA CETELEM ECH/050426 REF/1993356", -90],
        ["2026-05-05", "PRLV SEPA CETELEM ECH/050526 REF/7219314", -90],
        ["2026-06-05", "PRLV SEPA CETELEM ECH/050626 REF/8066202", -90],
      ]),
    ]);
    expect(flowsOf(facts)).toEqual([["CETELEM", -270, 3, "MONTHLY"]]);
  });

  it("keeps directions and accounts apart", () => {
    const facts = factsOf([
      account([...linesOn("VIR MARTIN", -30, "2026-04-05"), ...linesOn("VIR MARTIN", 40, "2026-04-09")]),
      account(linesOn("VIR MARTIN", -50, "2026-04-05"), { name: "Autre" }),
    ]);
    expect(
      flowsOf(facts)
        .map(([, sum]) => sum)
        .sort(),
    ).toEqual([-30, -50, 40]);
  });

  it("of cheques is apart from one of transfers that name nobody", () => {
    const facts = factsOf([
      account([...linesOn("CHEQUE 1234567", -80, "2026-04-05"), ...linesOn("VIREMENT EMIS", -30, "2026-04-09")]),
    ]);
    expect(
      flowsOf(facts)
        .map(([, sum]) => sum)
        .sort(),
    ).toEqual([-30, -80]);
  });

  it("of a tax is apart from another tax of the same office", () => {
    const taxOf = (kind: string, amount: number, ...days: readonly string[]): readonly Line[] =>
      linesOn(`Naam: Belastingdienst Omschrijving: ${kind}`, amount, ...days);
    const wages = taxOf("loonheffingen", -700, ...MONTHLY);
    const others = [...taxOf("omzetbelasting", -1500, "2026-04-30"), ...taxOf("Vpb 2025", -1183, "2026-06-12")];
    const flows = flowsOf(factsOf([account([...wages, ...others])], { project: { market: "NL" } }));
    expect(flows.map(([, sum, , periodicity]) => [sum, periodicity]).sort()).toEqual([
      [-1183, undefined],
      [-1500, undefined],
      [-2100, "MONTHLY"],
    ]);
  });

  it("of two loans with one lender is two lines, each with its rhythm", () => {
    const lines = [...linesOn("PRLV SEPA CETELEM", -90, ...MONTHLY), ...linesOn("PRLV SEPA CETELEM", -140, ...LATER)];
    const flows = flowsOf(factsOf([account(lines)]));
    expect(flows).toHaveLength(2);
    expect(flows.map(([, sum]) => sum).sort((left, right) => right - left)).toEqual([-270, -420]);
    expect(flows.map(([label]) => label)).toEqual(["CETELEM", "CETELEM - 2"]);
    expect(flows.every(([, , , periodicity]) => periodicity === "MONTHLY")).toBe(true);
  });

  it("of two loans of one instalment is two lines, by their days", () => {
    const earlier = linesOn("PRLV SEPA COFIDIS CONTRAT 28900111", -200, ...MONTHLY);
    const later = linesOn("PRLV SEPA COFIDIS CONTRAT 28977222", -200, "2026-04-20", "2026-05-20", "2026-06-20");
    const facts = factsOf([
      account([...earlier, ...later, ["2026-02-20", "PRLV SEPA COFIDIS CONTRAT 28977222", -200]]),
    ]);
    expect(flowsOf(facts)).toEqual([
      ["COFIDIS", -600, 3, "MONTHLY"],
      ["COFIDIS - 2", -600, 3, "MONTHLY"],
    ]);
    const rowBefore = facts.ledger.day.indexOf(dayOf("2026-02-20"));
    expect(facts.cashFlows.flowOfRow[rowBefore]).toBe(1);
    const casual = linesOn("PRLV SEPA COFIDIS", -200, "2026-04-17", "2026-05-28", "2026-06-21");
    expect(flowsOf(factsOf([account([...earlier, ...casual])]))).toHaveLength(1);
  });

  it("of two loans of one instalment is two lines where they make a rhythm of weeks by chance", () => {
    const paidOn = (text: string, ...daysOfMonth: readonly string[]): readonly Line[] =>
      ["02", "03", "04"].flatMap((month) => daysOfMonth.map((day): Line => [`2026-${month}-${day}`, text, -265.4]));
    const flowsIn = (lines: readonly Line[]) =>
      flowsOf(factsOf([account(lines, { balanceDate: "2026-04-30" })], { now: "2026-04-30T12:00:00Z" }));
    for (const [first, second] of [
      ["04", "21"],
      ["06", "22"],
      ["08", "20"],
      ["04", "11"],
    ] as const)
      expect(flowsIn(paidOn("PRLV SEPA COFIDIS", first, second))).toHaveLength(2);
    const everyTwoWeeks = ["02-12", "02-26", "03-12", "03-26", "04-09", "04-23"].map((day) => `2026-${day}`);
    expect(flowsIn(linesOn("PRLV SEPA COFIDIS", -265.4, ...everyTwoWeeks))).toHaveLength(1);
    // What is no contract may be paid on any days.
    expect(flowsIn(paidOn("VIR SEPA KALIM ZUBRO", "04", "21"))).toHaveLength(1);
  });

  it("of a loan keeps its id where one of the same instalment, due on an earlier day, begins", () => {
    const older = linesOn("PRLV SEPA COFIDIS", -200, "2026-04-05", "2026-05-05", "2026-06-05", "2026-07-05");
    const younger = linesOn("PRLV SEPA COFIDIS", -200, "2026-05-26", "2026-06-26", "2026-07-26");
    const options = {
      now: "2026-07-31T12:00:00Z",
      project: { period: { mode: "MONTHS", numberOfMonths: 4 } },
    } as const;
    const flowsWith = (lines: readonly Line[]) =>
      factsOf([account(lines, { balanceDate: "2026-07-31" })], options).cashFlows.flows;
    const flows = flowsWith([...older, ...younger]);
    expect(flows.map(({ rows }) => rows.length)).toEqual([4, 3]);
    expect(flows[0]!.id).toBe(flowsWith(older)[0]!.id);
  });

  it("of a wage that doubled, or that changes each time, is one", () => {
    const wage = (amounts: readonly number[]): readonly Line[] =>
      ["02", "03", "04", "05", "06"].map((month, at): Line => [`2026-${month}-05`, "VIR SALAIRE ZXQV", amounts[at]!]);
    const flowsOfWage = (amounts: readonly number[]) =>
      flowsOf(factsOf([account(wage(amounts))], { project: { period: { mode: "MONTHS", numberOfMonths: 6 } } }));
    expect(flowsOfWage([900, 900, 1850, 1850, 1850])).toHaveLength(1);
    expect(flowsOfWage([300, 700, 300, 700, 300])).toHaveLength(1);
  });

  it("of top-ups by card or of amounts far apart is not parted by its days", () => {
    const lines = (text: string, amounts: readonly number[]): readonly Line[] =>
      [...MONTHLY, ...LATER].map((day, at): Line => [day, text, -amounts[at % amounts.length]!]);
    expect(flowsOf(factsOf([account(lines("CARTE EDF RECHARGE", [30]))]))).toHaveLength(1);
    expect(flowsOf(factsOf([account(lines("PRLV SEPA COFIDIS", [30, 90, 50]))]))).toHaveLength(1);
  });

  it("of an allowance and of help between its payments is two lines, by their amounts", () => {
    const allowance = linesOn("VIREMENT FRANCE TRAVAIL", 830, "2026-04-04", "2026-05-04", "2026-06-04");
    const help = linesOn("VIREMENT FRANCE TRAVAIL", 150, "2026-04-18", "2026-05-18", "2026-06-18");
    expect(flowsOf(factsOf([account([...allowance, ...help])])).map(([, sum, rows]) => [sum, rows])).toEqual([
      [450, 3],
      [2490, 3],
    ]);
  });

  it("of two wages of one employer is two lines, also over a February", () => {
    const amounts = [2400, 1512, 2413.2, 1492, 2392.3, 1521];
    const linesIn = (...months: readonly string[]): readonly Line[] =>
      amounts.map((amount, at): Line => [`2026-${months[at >> 1]}-28`, "VIR SEPA CHU DE LYON SALAIRE", amount]);
    const wages = (now: string, ...months: readonly string[]) =>
      flowsOf(factsOf([account(linesIn(...months), { balanceDate: now })], { now: `${now}T12:00:00Z` }));
    expect(wages("2026-03-31", "01", "02", "03")).toHaveLength(2);
    expect(wages("2026-04-30", "02", "03", "04")).toHaveLength(2);
    expect(wages("2026-06-30", "04", "05", "06")).toHaveLength(2);
  });

  it("keeps its rhythm beside a payment of another kind to the same payee", () => {
    const debits = MONTHLY.map((day, at): Line => [day, "PRLV SEPA ENGIE", -60 - at]);
    const settlement: Line = ["2026-05-22", "VIR SEPA ENGIE SOLDE ANNUEL", -84.11];
    expect(flowsOf(factsOf([account([...debits, settlement])]))).toEqual([
      ["ENGIE", -183, 3, "MONTHLY"],
      ["ENGIE - 2", -84.11, 1],
    ]);
    const alone = factsOf([account(debits)]).cashFlows.flows.map(({ id }) => id);
    const beside = factsOf([account([...debits, settlement])]).cashFlows.flows.map(({ id }) => id);
    expect(beside).toHaveLength(2);
    expect(beside[0]).toBe(alone[0]);
    // Also where the payment makes of all of them a rhythm of two weeks that is not met each time.
    const loose = ["2026-04-13", "2026-05-12", "2026-06-11"].map((day): Line => [day, "PRLV SEPA ENGIE", -60]);
    const [main] = flowsOf(factsOf([account([...loose, ["2026-04-27", "VIR SEPA ENGIE SOLDE ANNUEL", -84.11]])]));
    expect(main).toEqual(["ENGIE", -180, 3, "MONTHLY"]);
    // Without a rhythm of its own no kind is apart.
    const casual: Line = ["2026-04-11", "PRLV SEPA ENGIE", -60];
    const late: Line = ["2026-06-20", "PRLV SEPA ENGIE", -60.5];
    expect(flowsOf(factsOf([account([debits[0]!, casual, late, settlement])]))).toHaveLength(1);
  });

  it("keeps its id whichever type has more rows: a window that moves on must not swap two lines", () => {
    const debits = [-51, -90, -66].map((amount, at): Line => [MONTHLY[at]!, "PRLV SEPA REGIE ZUBRO", amount]);
    const days = ["2026-03-21", "2026-04-20", "2026-05-20", "2026-06-19"];
    const transfers = [-210, -390, -640, -255].map((amount, at): Line => [days[at]!, "VIR SEPA REGIE ZUBRO", amount]);
    const idsOn = (day: string, lines: readonly Line[]): readonly (readonly [string, string, string])[] =>
      factsOf([account(lines)], { now: `${day}T12:00:00Z` })
        .cashFlows.flows.map(({ id, label, type }) => [type, label, id] as const)
        .sort();
    const all = [...debits, ...transfers];
    const before = idsOn("2026-06-20", all);
    expect(before.map(([type, label]) => [type, label])).toEqual([
      ["DIRECT_DEBIT", "REGIE ZUBRO"],
      ["OUTGOING_TRANSFER", "REGIE ZUBRO - 2"],
    ]);
    expect(idsOn("2026-06-22", all)).toEqual(before);
    // Nor where one of the two has no rhythm yet, or no longer.
    expect(idsOn("2026-06-20", [...debits.slice(1), ...transfers])).toEqual(before);
    expect(idsOn("2026-06-20", [...debits, ...transfers.slice(2)])).toEqual(before);
  });

  it("of equal payments on one day is as many lines as there are each time", () => {
    const contracts = MONTHLY.flatMap((day): readonly Line[] => [
      [day, "PRLV SEPA COFIDIS CONTRAT 111111", -200],
      [day, "PRLV SEPA COFIDIS CONTRAT 222222", -200],
    ]);
    const facts = factsOf([account(contracts)]);
    expect(flowsOf(facts)).toEqual([
      ["COFIDIS", -600, 3, "MONTHLY"],
      ["COFIDIS - 2", -600, 3, "MONTHLY"],
    ]);
    const textsOf = ({ rows }: { readonly rows: readonly number[] }): number =>
      new Set(rows.map((row) => facts.ledger.description[row])).size;
    expect(facts.cashFlows.flows.map(textsOf)).toEqual([1, 1]);
    const idsOf = (lines: readonly Line[]): readonly string[] =>
      factsOf([account(lines)]).cashFlows.flows.map(({ id }) => id);
    expect(idsOf(contracts.toReversed())).toEqual(idsOf(contracts));
    const three = MONTHLY.flatMap((day) => linesOn("VIR SEPA ZUBROLUX", 200, day, day, day));
    expect(flowsOf(factsOf([account(three)])).map(([, sum]) => sum)).toEqual([600, 600, 600]);
    // What comes besides is a line of its own.
    const besides = linesOn("PRLV SEPA COFIDIS", -35, "2026-04-21", "2026-06-02");
    expect(idsOf([...contracts, ...besides])).toEqual(expect.arrayContaining([...idsOf(contracts)]));
    expect(flowsOf(factsOf([account([...contracts, ...besides])]))).toHaveLength(3);
  });

  it("of a payment that came twice by chance is one", () => {
    const once = linesOn("PRLV SEPA COFIDIS", -200, ...MONTHLY, "2026-05-05");
    expect(flowsOf(factsOf([account(once)]))).toEqual([["COFIDIS", -800, 4, "MONTHLY"]]);
    const purchases = MONTHLY.flatMap((day) => linesOn("CB BOULANGERIE", -4.5, day, day));
    expect(flowsOf(factsOf([account(purchases)]))).toHaveLength(1);
  });

  it("of two days, of which one lies at a month's end, keeps its ids where weekends move that", () => {
    const middle = linesOn("PRLV SEPA COFIDIS", -200, "2026-04-15", "2026-05-15", "2026-06-15");
    const idOfMiddle = (...ends: readonly string[]): string => {
      const { ledger, cashFlows } = factsOf([account([...middle, ...linesOn("PRLV SEPA COFIDIS", -200, ...ends)])]);
      expect(cashFlows.flows).toHaveLength(2);
      return cashFlows.flows[cashFlows.flowOfRow[ledger.day.indexOf(dayOf("2026-05-15"))]!]!.id;
    };
    expect(idOfMiddle("2026-04-01", "2026-05-01", "2026-06-01")).toBe(
      idOfMiddle("2026-03-31", "2026-04-30", "2026-05-30"),
    );
  });

  it("stays one line where the price changes", () => {
    const days = ["2026-04-05", "2026-05-05", "2026-06-05"];
    const lines = days.map((day, at): Line => [day, "PRLV SEPA ORANGE", at < 2 ? -29.99 : -34.99]);
    expect(flowsOf(factsOf([account(lines)]))).toEqual([["ORANGE", -94.97, 3, "MONTHLY"]]);
    const year = Array.from({ length: 12 }, (_, at): Line => {
      const month = String(at + 1).padStart(2, "0");
      return [`2026-${month}-05`, "PRLV SEPA ORANGE", at < 6 ? -29.99 : -34.99];
    });
    const options = {
      now: "2026-12-31T12:00:00Z",
      project: { period: { mode: "MONTHS", numberOfMonths: 12 } },
    } as const;
    expect(flowsOf(factsOf([account(year, { balanceDate: "2026-12-31" })], options))).toHaveLength(1);
  });

  it("of purchases is not split by chance amounts", () => {
    const lines = [...linesOn("CB BOULANGERIE", -4.5, ...MONTHLY), ...linesOn("CB BOULANGERIE", -7, ...LATER)];
    expect(flowsOf(factsOf([account(lines)]))).toHaveLength(1);
  });

  it("of transfers between own accounts is apart from all else", () => {
    const facts = factsOf([
      account(linesOn("VIR EMIS MARTIN", -200, "2026-04-05", "2026-05-20")),
      account(linesOn("VIREMENT RECU", 200, "2026-04-05"), { type: "SAVINGS", name: "Livret" }),
    ]);
    expect(flowsOf(facts).map(([, sum, count]) => [sum, count])).toEqual([
      [-200, 1],
      [-200, 1],
    ]);
  });
});

describe("all flows of a window", () => {
  it("hold each of its rows once", () => {
    const lines = [...linesOn("PRLV SEPA CETELEM", -90, ...MONTHLY), ...linesOn("CB LIDL", -12.3, ...LATER)];
    const { window, cashFlows } = factsOf([account(lines)]);
    const held = cashFlows.flows.flatMap(({ rows }) => rows).sort((left, right) => left - right);
    expect(held).toEqual([...window.rows]);
    for (const [number, { rows }] of cashFlows.flows.entries())
      for (const row of rows) expect(cashFlows.flowOfRow[row]).toBe(number);
  });

  it("take in rows outside it by group, and keep their ids", () => {
    const inside = linesOn("PRLV SEPA CETELEM", -90, ...MONTHLY);
    const both = factsOf([account([...linesOn("PRLV SEPA CETELEM", -90, "2026-01-05"), ...inside])]);
    const alone = factsOf([account(inside)]);
    expect(both.cashFlows.flowOfRow[0]).toBe(0);
    expect(both.cashFlows.flows[0]!.rows).toHaveLength(3);
    expect(both.cashFlows.flows[0]!.id).toBe(alone.cashFlows.flows[0]!.id);
  });
});
