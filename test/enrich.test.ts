import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.js";
import { type Enrichment, enrich } from "../src/enrich.js";
import { InvalidBodyError } from "../src/model/issue.js";

const OPTIONS = { now: "2026-07-01T12:00:00Z" } as const;
const body = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/bodies/${name}.native.json`, import.meta.url), "utf8"));

const account = (transactions: readonly object[], more: object = {}) => ({
  type: "CHECKING",
  currency: "EUR",
  balance: 0,
  balanceDate: "2026-06-30",
  transactions,
  ...more,
});
const row = (day: string, description: string, amount: number) => ({ description, amount, dates: { debitedAt: day } });

describe("enriching accounts", () => {
  it("needs no number of transactions, no usage and no currency", () => {
    const wage = row("2026-06-28", "VIR SEPA RECU /DE ATELIER MORVAN /MOTIF SALAIRE", 1900);
    const { accounts, cashFlows } = enrich([account([wage], { usage: "PROFESSIONAL", currency: "USD" })], OPTIONS);
    expect(accounts[0]!.transactions[0]!.enrichments).toMatchObject({ category: "WAGE", type: "INCOMING_TRANSFER" });
    expect(cashFlows.map(({ totalAmount }) => totalAmount)).toEqual([1900]);
  });

  it("writes sums with the decimals of each account's own currency", () => {
    const shop = (amount: number) => row("2026-06-10", "CB LIBRAIRIE DU PORT", amount);
    const accounts = [
      account([shop(-1.235), shop(-0.001)], { currency: "KWD", number: "1" }),
      account([shop(-70), shop(-30)], { currency: "JPY", number: "2" }),
      account([shop(-1.23), shop(-0.01)], { number: "3" }),
    ];
    const totalsOf = ({ cashFlows, corrections }: Enrichment) => ({
      totals: cashFlows.map(({ totalAmount }) => totalAmount).sort((left, right) => left - right),
      months: cashFlows
        .flatMap(({ calendar }) => calendar.map(({ amount }) => amount))
        .sort((left, right) => left - right),
      corrected: corrections?.map(({ amount }) => amount),
    });
    const plain = enrich(accounts, OPTIONS);
    expect(totalsOf(plain)).toEqual({ totals: [-100, -1.24, -1.236], months: [-100, -1.24, -1.236] });
    const dinars = plain.accounts.find(({ currency }) => currency === "KWD")!;
    const categories = [{ groupId: dinars.transactions[0]!.enrichments.groupId, category: "LEISURE" }] as const;
    const corrections = { categories, accounts: [{ accountId: dinars.id, isComputed: true }] };
    expect(totalsOf(enrich(accounts, { ...OPTIONS, corrections })).corrected).toEqual([-1.236, -1.236]);
  });

  it("links a transfer between own accounts, savings too", () => {
    const { accounts } = enrich(
      [
        account([row("2026-06-10", "VIREMENT VERS LIVRET A", -200)]),
        account([row("2026-06-11", "VIREMENT RECU", 200)], { type: "SAVINGS", name: "Livret A" }),
      ],
      OPTIONS,
    );
    const [out, into] = accounts.map(({ transactions }) => transactions[0]!);
    expect(out!.enrichments.relatedTransactions).toEqual({ transferredOn: into!.id });
    expect(into!.enrichments.type).toBe("INCOMING_INTERNAL_TRANSFER");
  });

  it("looks at what the checking and card accounts booked until now, whatever lies on others, is announced or comes later", () => {
    const months = ["01", "02", "03", "04", "05", "06"];
    const wages = months.map((month) => row(`2026-${month}-05`, "VIR SEPA RECU ATELIER MORVAN SALAIRE", 1900));
    const bill = row("2026-11-05", "PRLV SEPA FREE MOBILE", -20);
    const savings = account([row("2021-12-31", "INTERETS LIVRET A", 20)], { type: "SAVINGS", name: "Livret A" });
    const plain = enrich([account(wages)], OPTIONS);
    expect(plain.cashFlows.map(({ calendar }) => calendar.length)).toEqual([6]);
    for (const accounts of [
      [account(wages), savings],
      [account([...wages, { ...bill, isComing: true }])],
      [account([...wages, bill])],
    ]) {
      const given = enrich(accounts, OPTIONS);
      const lineOf = ({ cashFlows }: Enrichment) => cashFlows.map(({ transactions, ...line }) => line);
      expect(lineOf(given)).toEqual(lineOf(plain));
      const later = given.accounts[0]!.transactions.filter(({ amount }) => amount < 0);
      expect(later.every(({ isNonAnalysed }) => isNonAnalysed)).toBe(true);
    }
  });

  it("leaves out the accounts that the client leaves out, and links nothing with them", () => {
    const accounts = [
      account([row("2026-06-10", "VIREMENT VERS LIVRET A", -200)]),
      account([row("2026-06-11", "VIREMENT RECU", 200)], { type: "SAVINGS", name: "Livret A" }),
      account([row("2026-06-12", "CB LIBRAIRIE DU PORT", -30)], { name: "Autre" }),
    ];
    const ids = enrich(accounts, OPTIONS).accounts.map(({ id }) => id);
    const leftOut = ids.slice(1).map((accountId) => ({ accountId, isComputed: false }));
    const enriched = enrich(accounts, { ...OPTIONS, corrections: { accounts: leftOut } });
    expect(enriched.corrections).toMatchObject([{ isApplied: true }, { isApplied: true }]);
    expect(enriched.cashFlows.map(({ totalAmount }) => totalAmount)).toEqual([-200]);
    const rows = enriched.accounts.flatMap(({ transactions }) => transactions);
    expect(rows.map(({ isNonAnalysed }) => isNonAnalysed)).toEqual([false, true, true]);
    expect(rows.map(({ enrichments }) => enrichments.relatedTransactions)).toEqual([{}, {}, {}]);
  });

  it("leaves an account out that the body leaves out, unless a correction takes it in", () => {
    const accounts = [account([row("2026-06-10", "CB LIBRAIRIE DU PORT", -30)], { isComputed: false })];
    const left = enrich(accounts, OPTIONS);
    expect(left.accounts.map(({ isComputed }) => isComputed)).toEqual([false]);
    expect(left.cashFlows).toEqual([]);
    const taken = [{ accountId: left.accounts[0]!.id, isComputed: true }];
    const back = enrich(accounts, { ...OPTIONS, corrections: { accounts: taken } });
    expect(back.cashFlows.map(({ totalAmount }) => totalAmount)).toEqual([-30]);
  });

  it.each([undefined, null, {}, "accounts"])("refuses %j, which is no list of accounts", (accounts) => {
    expect(() => enrich(accounts as never)).toThrow(InvalidBodyError);
  });

  it("links no transfer between accounts of two currencies", () => {
    const { accounts } = enrich(
      [
        account([row("2026-06-10", "VIREMENT VERS LIVRET A", -200)]),
        account([row("2026-06-10", "VIREMENT RECU", 200)], { type: "SAVINGS", name: "Livret A", currency: "USD" }),
      ],
      OPTIONS,
    );
    const links = accounts.map(({ transactions }) => transactions[0]!.enrichments.relatedTransactions);
    expect(links).toEqual([{}, {}]);
  });

  it.each(["DEBIT MENSUEL CARTE BANCAIRE DIFFERE", "PRLV RELEVE ZUBRO"])(
    "links no card's reset with a bill of another currency: %s",
    (text) => {
      const card = { type: "CREDIT_CARD", name: "Carte", currency: "USD" };
      const bill = account([row("2026-05-28", text, -90)]);
      const linksOf = (given: object) =>
        enrich([bill, account([row("2026-05-28", "RELEVE DIFFERE CARTE", 90)], given)], OPTIONS).accounts.map(
          ({ transactions }) => Object.keys(transactions[0]!.enrichments.relatedTransactions),
        );
      expect(linksOf(card)).toEqual([[], []]);
      expect(linksOf({ ...card, currency: "EUR" })).toEqual([["resetOn"], ["resetOf"]]);
    },
  );

  it("finds a household's categories as an analysis of its whole history does", () => {
    const { accounts } = body("fr-single-renter");
    const period = { mode: "MONTHS", numberOfMonths: 12 } as const;
    const analysed = analyze({ accounts }, { ...OPTIONS, project: { period } });
    const categories = (all: typeof analysed.accounts) =>
      all.flatMap(({ transactions }) => transactions.map(({ id, enrichments }) => [id, enrichments.category]));
    expect(categories(enrich(accounts, OPTIONS).accounts)).toEqual(categories(analysed.accounts));
  });

  it("of none gives none, and of what is no account an issue", () => {
    expect(enrich([], OPTIONS)).toEqual({ accounts: [], cashFlows: [] });
    expect(() => enrich([3], OPTIONS)).toThrow(InvalidBodyError);
  });
});
