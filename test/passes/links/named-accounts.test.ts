import { describe, expect, it } from "vitest";
import { account, factsOf, type Line } from "../facts.js";

const MONTHS = ["2026-04", "2026-05", "2026-06"];
const HIS = { name: "Perso", owners: [{ name: "Kalim Zubro" }] };
const JOINT = { name: "Joint", owners: [{ name: "Kalim Zubro" }, { name: "Norvelle Grindel" }] };

/** What is paid on a day of each month. */
type Payment = readonly [day: string, text: string, amount: number];

const monthly = (...payments: readonly Payment[]): readonly Line[] =>
  MONTHS.flatMap((month) => payments.map(([day, text, amount]): Line => [`${month}-${day}`, text, amount]));

/** The texts of the pairs of two accounts, each once. */
function pairsOf(one: readonly Line[], ofOne: object, other: readonly Line[], ofOther: object): readonly string[] {
  const { ledger, allLinks } = factsOf([account(one, ofOne), account(other, ofOther)]);
  const pairs = ledger.description.flatMap((credit, row) => {
    const debit = allLinks.rowOf("transferOf", row);
    return debit === -1 ? [] : [`${ledger.description[debit]} > ${credit}`.replaceAll(/ \d+/g, "")];
  });
  expect(pairs).toHaveLength(MONTHS.length);
  return [...new Set(pairs)];
}

describe("what both of a couple pay into their joint account", () => {
  const out: Payment = ["03", "VIR SEPA FOYER", -500];
  const his: Payment = ["03", "VIR SEPA M KALIM ZUBRO", 500];
  const hers: Payment = ["03", "VIR SEPA MME NORVELLE GRINDEL", 500];

  it("on one day is the own transfer of the one whose account is there", () => {
    expect(pairsOf(monthly(out), HIS, monthly(his, hers), JOINT)).toEqual(["VIR SEPA FOYER > VIR SEPA M KALIM ZUBRO"]);
  });

  it("is so where the other's comes a day sooner", () => {
    const late: Payment = ["04", his[1], 500];
    expect(pairsOf(monthly(out), HIS, monthly(late, hers), JOINT)).toEqual(["VIR SEPA FOYER > VIR SEPA M KALIM ZUBRO"]);
  });

  it("is the same one's each month where no owner is told, whatever dates and references the texts hold", () => {
    const numbered = MONTHS.flatMap((month, at): readonly Line[] => [
      [`${month}-03`, `VIR SEPA ${70_431 - at * 977} M KALIM ZUBRO`, 500],
      [`${month}-03`, `VIR SEPA ${13_117 + at * 5171} MME NORVELLE GRINDEL MERCI`, 500],
    ]);
    expect(pairsOf(monthly(out), { name: "Perso" }, numbered, { name: "Autre" })).toHaveLength(1);
  });
});

describe("what a couple of one surname pays into the joint account by first names", () => {
  const joint = { name: "Joint", owners: [{ name: "Norvelle Zubro" }, { name: "Kalim Zubro" }] };
  const into = monthly(["03", "VIR RECU DE NORVELLE", 500], ["03", "VIR RECU DE KALIM", 500]);
  const out = monthly(["03", "VIR FOYER", -500]);

  it.each([
    ["KALIM", { name: "Perso", owners: [{ name: "Kalim Zubro" }] }],
    ["NORVELLE", { name: "Perso", owners: [{ name: "Norvelle Zubro" }] }],
  ])("is the own transfer of the one whose account is there: %s", (name, own) => {
    expect(pairsOf(out, own, into, joint)).toEqual([`VIR FOYER > VIR RECU DE ${name}`]);
  });
});

describe("two equal transfers on one day", () => {
  const into = monthly(["03", "VIR SEPA M KALIM ZUBRO", 600]);

  it("are told apart by the other account's own name", () => {
    const out = monthly(["03", "VIR SEPA KWEPSEL", -600], ["03", "VIR SEPA COMPTE JOINT", -600]);
    expect(pairsOf(out, { name: "Perso" }, into, { name: "Joint" })).toEqual([
      "VIR SEPA COMPTE JOINT > VIR SEPA M KALIM ZUBRO",
    ]);
  });

  it("are told apart by the other account's bank", () => {
    const out = monthly(["03", "VIR SEPA KWEPSEL", -600], ["03", "VIR SEPA TRILUMA", -600]);
    const bank = { name: "Compte", bank: { name: "Triluma Banque" } };
    expect(pairsOf(out, { name: "Perso" }, into, bank)).toEqual(["VIR SEPA TRILUMA > VIR SEPA M KALIM ZUBRO"]);
  });
});

describe("a transfer to somebody else two days before the own one of its amount", () => {
  const bank = { name: "Banque Triluma" };
  const own = { owners: ["Kalim Zubro"].map((name) => ({ name })), bank };
  const into = monthly(["07", "VIREMENT RECU", 50]);

  it.each([
    ["whose surname is one's own", "VIR SEPA LEA ZUBRO"],
    ["who bears the name of both accounts' bank", "VIR SEPA KWEPSEL TRILUMA"],
  ])("%s, is none", (_, text) => {
    const out = monthly(["05", text, -50], ["07", "VIR SEPA EPARGNE", -50]);
    const pairs = pairsOf(out, { name: "Compte courant", ...own }, into, { name: "Livret A", type: "SAVINGS", ...own });
    expect(pairs).toEqual(["VIR SEPA EPARGNE > VIREMENT RECU"]);
  });
});
