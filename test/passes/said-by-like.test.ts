import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import type { Category } from "../../src/model/category.js";
import { account, categoryOf, factsOf, type Line } from "./facts.js";

const DAYS = ["2026-03-03", "2026-04-03", "2026-05-04", "2026-06-03"];

/** Monthly transfers of the Spanish market whose remarks are given, each of its amount. */
const transfers = (remarks: readonly string[], amounts: readonly number[] = [-550]): readonly Line[] =>
  remarks.map((remark, at): Line => {
    const way = amounts[0]! < 0 ? "REALIZADA A" : "RECIBIDA DE";
    return [DAYS[at]!, `TRANSFERENCIA ${way} DOLORES ZUBRERA GIL CONCEPTO ${remark}`, amounts[at % amounts.length]!];
  });

/** The categories of the rows, in the order of their days. */
const categoriesOf = (given: readonly Line[]): readonly Category[] => {
  const facts = factsOf([account(given)], { project: { market: "ES" } });
  return given.map((_, row) => categoryOf(facts, row));
};

describe("a transfer that says nothing", () => {
  it("is what most to the same payee over the same amount are said to be, and one line with them", () => {
    const facts = factsOf([account(transfers(["alquiler abril", "zafra", "ALQUILER JUNIO", "alquiler julio"]))], {
      project: { market: "ES" },
    });
    expect(facts.ledger.description.map((_, row) => categoryOf(facts, row))).toEqual(Array(4).fill("RENT"));
    // The first lies before the window.
    expect(facts.cashFlows.flows.map(({ rows, rhythm }) => [rows.length, rhythm?.periodicity])).toEqual([
      [3, "MONTHLY"],
    ]);
  });

  it("is so whatever the order of the rows, and in", () => {
    const lines = transfers(["zafra", "pension alimentos", "pension alimentos"], [150]);
    expect(categoriesOf(lines)).toEqual(Array(3).fill("RECEIVED_ALIMONY"));
    expect(categoriesOf([...lines].reverse().map(([, text, amount], at) => [DAYS[at]!, text, amount]))).toEqual(
      Array(3).fill("RECEIVED_ALIMONY"),
    );
  });

  it.each([
    ["one says it only", transfers(["alquiler abril", "zafra"])],
    ["fewer say it than say nothing", transfers(["alquiler abril", "zafra", "otra", "brumal"])],
    ["the amount is another", transfers(["alquiler abril", "alquiler mayo", "zafra"], [-550, -550, -40])],
  ])("stays what it is where %s", (_, lines) => {
    // A rhythm may make it a regular expense.
    expect(["OTHER_EXPENSE", "REGULAR_EXPENSE"]).toContain(categoriesOf(lines).at(-1));
  });

  it("stays what it is where as many say one thing as another", () => {
    const remarks = ["alquiler abril", "alquiler mayo", "pension alimentos", "pension alimentos"];
    const lines: readonly Line[] = [...transfers(remarks), ["2026-06-20", transfers(["zafra"])[0]![1], -550]];
    expect(categoriesOf(lines).at(-1)).toBe("OTHER_EXPENSE");
  });

  it("stays what it is for another payee, and on a card", () => {
    const said = transfers(["alquiler abril", "alquiler mayo"]);
    const other: Line = ["2026-06-03", "TRANSFERENCIA REALIZADA A PEDRO MOFTIR CONCEPTO zafra", -550];
    const bought: Line = ["2026-06-03", "COMPRA TARJ DOLORES ZUBRERA GIL", -550];
    expect(categoriesOf([...said, other]).at(-1)).toBe("OTHER_EXPENSE");
    expect(categoriesOf([...said, bought]).at(-1)).toBe("OTHER_EXPENSE");
  });

  it("tells why in its rule", () => {
    const body = { accounts: [account(transfers(["alquiler abril", "zafra", "alquiler junio"]))] };
    const { accounts } = analyze(body, { now: "2026-06-30T12:00:00Z", project: { market: "ES" } });
    expect(accounts[0]!.transactions.map(({ enrichments }) => enrichments.rule.split(":")[0])).toEqual([
      "es.rent.words",
      "like.payee-and-amount",
      "es.rent.words",
    ]);
  });
});
